"""What travels over HTTP."""

from __future__ import annotations

from typing import Any, Literal, Self

from msgspec import field

from noctuary.plugin.http import WireStruct

from .table import Settings, TableInfo


class OptionInfo(WireStruct):
    """A table option of a game."""

    name: str
    default: Any
    ruling: str
    choices: list[Any]
    """All values, if there are few."""


class ToolInfo(WireStruct):
    """A page of a game's own."""

    id: str
    path: str


class BotLevelInfo(WireStruct):
    """A bot's wins, and its games."""

    won: int
    games: int


class GameInfo(WireStruct):
    """A game, for the lobby and for clients' texts."""

    id: str
    seats: list[int]
    minutes: list[int]
    """How long a game takes with people, by number of seats."""
    tags: list[str]
    clauses: int
    done: int
    """How many of its clauses are played and tested."""
    playable: bool
    options: list[OptionInfo]
    kinds: dict[str, list[str] | int]
    """The names of the values of a kind, or how many there are."""
    actions: dict[str, dict[str, str]]
    """Action -> field -> kind."""
    events: dict[str, dict[str, str]]
    tools: list[ToolInfo] = field(default_factory=list)
    tryouts: bool = True
    """Whether try-outs are offered before the game is over."""
    beats: dict[str, int] = field(default_factory=dict)
    """Events that clients show as beats -> their weight, 1 to 3."""
    how: bool = False
    """Whether it has a page on how to play."""
    lessons: list[str] = field(default_factory=list)
    """Its lessons."""
    sides: str = "rivals"
    """Who wins with whom: `rivals`, `together`, `against` (one the rest), or `changing`."""
    levels: dict[str, BotLevelInfo] = field(default_factory=dict)
    """Bots' wins: one against heuristic ones, or all of a kind where all win together."""


class FoundRule(WireStruct):
    """A clause or a ruling that matches a search."""

    id: str
    whole: bool
    """Whether it has every word of the search."""
    words: list[str]
    """Its words that were searched for, in lower case."""
    keywords: list[str]
    """The keywords by which it was found."""


class NewSeat(WireStruct, forbid_unknown_fields=True):
    """Who takes a seat of a new table: `me` may be named several times."""

    who: Literal["me", "open", "bot"]
    bot: str = "heuristic"
    name: str = ""
    """The name of another person at the same screen."""


class NewTable(WireStruct, forbid_unknown_fields=True):
    """The body of a request for a new table."""

    game: str
    name: str
    seats: list[NewSeat]
    settings: Settings = field(default_factory=Settings)
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None


class SeatKey(WireStruct):
    """The access key of a seat."""

    seat: int
    key: str


class TableKeys(WireStruct):
    """The access keys of a table, sent once and stored only as hashes."""

    table: str
    seats: list[SeatKey]
    host: str = ""
    invite: str = ""
    """For the link by which others sit down."""
    watch: str = ""
    """For the link of spectators."""


class JoinBody(WireStruct, forbid_unknown_fields=True):
    """The body of a request for an open seat (the first, if none is named)."""

    name: str
    seat: int | None = None
    invite: str = ""


class HeldKeys(WireStruct, forbid_unknown_fields=True):
    """The access keys of a browser."""

    keys: list[str]


class TableListing(WireStruct):
    """A table in a list of the lobby."""

    table: TableInfo
    turn: int | None
    """The seat that must choose."""
    choices: int
    since: int
    """When the last line was written."""
    seats: list[int] = field(default_factory=list)
    """The seats that the browser's access keys open."""
    damaged: bool = False
    """Whether the table is damaged; then perhaps no more than its name is known."""

    @classmethod
    def of_damaged(cls, id: str) -> Self:
        """Return a table of which only the name is known."""
        return cls(
            TableInfo(id, "", "", 0, [], {}, Settings(), False, False, 0), None, 0, 0, damaged=True
        )


class FileInfo(WireStruct):
    """A file that table options of a game may name."""

    name: str
    """`sha256:` and the hash of its content."""
    added: int
    note: dict[str, Any] = field(default_factory=dict)
    """The game's own data for lists."""


class ErrorBody(WireStruct):
    """An error over HTTP."""

    error: str
    args: dict[str, str | int] = field(default_factory=dict)
    problems: list[dict[str, str]] = field(default_factory=list)
    """Every problem of a file, a line each, in every language."""
