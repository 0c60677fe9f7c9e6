"""What a game answers over HTTP, as types: the server reads, counts, refuses and sends."""

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
    """A part of what travels."""


class ClauseInfo(WireStruct):
    """A rule clause or a ruling, in every language."""

    id: str
    words: dict[str, str]
    source: str = ""
    ruling: dict[str, str] | None = None
    """A remark where the source left something open."""
    rulings: list[str] = field(default_factory=list)
    option: str | None = None
    """The table option that changes a ruling."""
    topic: dict[str, str] | None = None
    """The name of the chapter it stands in."""


def to_one_line(text: str, longest: int) -> str:
    """Text without control characters, on one line, not longer than allowed."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(shown.split())[:longest].strip()


def describe_clause(c: Clause, topic: dict[str, str] | None = None) -> ClauseInfo:
    """A clause as clients read it."""
    return ClauseInfo(c.id, c.words, c.source, c.ruling, list(c.rulings), topic=topic)


@dataclass(frozen=True)
class StaticGet:
    """`GET /api/<game><path>`: something that is always the same."""

    path: str
    handler: Callable[[ToolHost], Any]


@dataclass(frozen=True)
class Get:
    """`GET /api/<game><path>`: what fits the parameters of path and query; None: nothing there."""

    path: str
    handler: Callable[[ToolHost, dict[str, str]], Any]
    query_params: frozenset[str] = frozenset()
    """What a query may name."""


@dataclass(frozen=True)
class Post:
    """`POST /api/<game><path>`: what comes of a wish of some type; computed beside the tables."""

    path: str
    body_type: Any
    handler: Callable[[ToolHost, Any], Any]


@dataclass(frozen=True)
class TableSnapshot:
    """A table of the game, as far as it has come."""

    options: dict[str, Any]
    """All its table options."""
    fields: dict[str, Any] | None
    """The whole state once the game is over; None while it is played."""


@dataclass(frozen=True)
class TableGet:
    """`GET /api/tables/<table><path>`: something about a table of the game."""

    path: str
    handler: Callable[[ToolHost, TableSnapshot], Any]


ShouldStop = Callable[[], bool]
"""Whether a labour has had the time that is allowed."""


@dataclass(frozen=True)
class PostJob:
    """`POST /api/<game><path>`: what comes of a wish that takes a while. It is done in a process of
    its own, in turn with the labours of other addresses.
    """

    path: str
    body_type: Any
    work: Callable[[ShouldStop, Any], Any]
    """Does it: a function of a module, which looks now and then whether it has had enough."""
    seconds: float = 5.0
    """After so many it is asked to come to an end; who does not listen is ended."""
    plays: bool = False
    """Whether it plays: the rules with bounds checks are built first."""


Endpoint = StaticGet | Get | Post | PostJob | TableGet


@dataclass(frozen=True)
class Workspace:
    """`/api/<game>/shelf`: files of a folder of this machine that a page of a game reads, writes
    and watches. It is for whoever has the key, on this machine.
    """

    game: str
    page: str
    """Where the page is; the key stands after its `#`."""
    folder: Path
    names: tuple[str, ...]
    """The files that there may be, as paths below the folder; there are no others."""
    largest: int
    """Bytes of a file."""
    key: str = dataclasses.field(default_factory=lambda: secrets.token_urlsafe(24))
