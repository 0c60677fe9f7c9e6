"""What a game answers over HTTP, as types: the server reads, counts, refuses and sends."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, field

from .speech import Clause, Host


class Piece(Struct, rename="camel"):
    """A part of what travels."""


class ClauseInfo(Piece):
    """A rule clause or a ruling, in every language."""

    id: str
    words: dict[str, str]
    source: str = ""
    ruling: dict[str, str] | None = None
    """A remark where the source left something open."""
    rulings: list[str] = field(default_factory=list)
    option: str | None = None
    """The table option that changes a ruling."""


def one_line(text: str, longest: int) -> str:
    """Text without control characters, on one line, not longer than allowed."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(shown.split())[:longest].strip()


def clause_info(c: Clause) -> ClauseInfo:
    """A clause as clients read it."""
    return ClauseInfo(c.id, c.words, c.source, c.ruling, list(c.rulings))


@dataclass(frozen=True)
class Standing:
    """`GET /api/<game><path>`: something that is always the same."""

    path: str
    answer: Callable[[Host], Any]


@dataclass(frozen=True)
class Look:
    """`GET /api/<game><path>`: what fits the parameters of path and query; None: nothing there."""

    path: str
    answer: Callable[[Host, dict[str, str]], Any]
    asked: frozenset[str] = frozenset()
    """What a query may name."""


@dataclass(frozen=True)
class Deed:
    """`POST /api/<game><path>`: what comes of a wish of some type; computed beside the tables."""

    path: str
    wish: Any
    answer: Callable[[Host, Any], Any]


@dataclass(frozen=True)
class Played:
    """A table of the game, as far as it has come."""

    options: dict[str, Any]
    """All its table options."""
    fields: dict[str, Any] | None
    """The whole state once the game is over; None while it is played."""


@dataclass(frozen=True)
class Outcome:
    """`GET /api/tables/<table><path>`: something about a table of the game."""

    path: str
    answer: Callable[[Host, Played], Any]


Answer = Standing | Look | Deed | Outcome
