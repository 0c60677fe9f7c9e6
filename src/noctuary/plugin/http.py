"""HTTP endpoints of games, as types; the server reads, limits, refuses and sends."""

from __future__ import annotations

import dataclasses
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from .translations import Clause, ToolHost


class WireStruct(Struct, rename="camel"):
    """The base of structs that travel as JSON, with camel-case keys."""


class ClauseInfo(WireStruct):
    """A rule clause or a ruling, in every language."""

    id: str
    words: dict[str, str]
    source: str = ""
    ruling: dict[str, str] | None = None
    """A remark where the source leaves something open."""
    rulings: list[str] = field(default_factory=list)
    option: str | None = None
    """The table option that changes a ruling."""
    topic: dict[str, str] | None = None
    """The name of its topic."""


def to_one_line(text: str, longest: int) -> str:
    """Return a text on one line without control characters, cut at `longest` characters."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(shown.split())[:longest].strip()


def describe_clause(c: Clause, topic: dict[str, str] | None = None) -> ClauseInfo:
    """Return a clause as clients read it."""
    return ClauseInfo(c.id, c.words, c.source, c.ruling, list(c.rulings), topic=topic)


@dataclass(frozen=True)
class StaticGet:
    """`GET /api/<game><path>`: a response that never changes."""

    path: str
    handler: Callable[[ToolHost], Any]


@dataclass(frozen=True)
class Get:
    """`GET /api/<game><path>`, with parameters of path and query; None means 404."""

    path: str
    handler: Callable[[ToolHost, dict[str, str]], Any]
    query_params: frozenset[str] = frozenset()
    """The parameters that a query may have."""


@dataclass(frozen=True)
class Post:
    """`POST /api/<game><path>` with a body of some type; computed outside the event loop."""

    path: str
    body_type: Any
    handler: Callable[[ToolHost, Any], Any]


@dataclass(frozen=True)
class TableSnapshot:
    """The present state of a table, as an endpoint may see it."""

    options: dict[str, Any]
    """All table options."""
    fields: dict[str, Any] | None
    """The fields of the state once the game is over; None before."""


@dataclass(frozen=True)
class TableGet:
    """`GET /api/tables/<table><path>`: a response about a table of the game."""

    path: str
    handler: Callable[[ToolHost, TableSnapshot], Any]


ShouldStop = Callable[[], bool]
"""Whether a job has used up its time."""


@dataclass(frozen=True)
class PostJob:
    """`POST /api/<game><path>` for a job that takes a while.

    It runs in a worker process, which is shared fairly with the jobs of other addresses.
    """

    path: str
    body_type: Any
    work: Callable[[ShouldStop, Any], Any]
    """The job: a function of a module, which asks now and then whether it should stop."""
    seconds: float = 5.0
    """Seconds after which the job should stop; if it does not, its process is ended."""
    plays: bool = False
    """Whether it plays the game: the rules with bounds checks are compiled first."""


Endpoint = StaticGet | Get | Post | PostJob | TableGet


@dataclass(frozen=True)
class Workspace:
    """A folder of this machine whose files a page of a game reads, writes and watches.

    It is served at `/api/<game>/shelf`, to this machine only, to the holder of the key.
    """

    game: str
    page: str
    """The path of the page; the key stands after its `#`."""
    folder: Path
    names: tuple[str, ...]
    """The only files that may exist, as paths below the folder."""
    largest: int
    """Bytes that a file may have."""
    key: str = dataclasses.field(default_factory=lambda: secrets.token_urlsafe(24))
