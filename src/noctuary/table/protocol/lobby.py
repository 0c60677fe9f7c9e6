"""The lobby, over HTTP."""

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
    """All values, where there are few."""


class ToolInfo(WireStruct):
    """A page of a game's own."""

    id: str
    path: str


class BotLevelInfo(WireStruct):
    """What a bot has won, of so many games."""

    won: int
    games: int


class GameInfo(WireStruct):
    """A game, for the lobby and for saying its words."""

    id: str
    seats: list[int]
    minutes: list[int]
    """How long a game takes with people, by number of seats."""
    tags: list[str]
    clauses: int
    done: int
    """How many of its rule clauses are played and tested."""
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
    """Events that are worth a moment at the table -> how much of one, 1 to 3."""
    how: bool = False
    """Whether it tells how it is played."""
    lessons: list[str] = field(default_factory=list)
    """Its guided games."""
    sides: str = "rivals"
    """Who wins with whom: `rivals`, `together`, `against` (one the rest), or `changing`."""
    levels: dict[str, BotLevelInfo] = field(default_factory=dict)
    """What bots have won: one against heuristic ones, or all of a kind where all win together."""


class FoundRule(WireStruct):
    """A clause or a ruling that answers a search."""

    id: str
    whole: bool
    """Whether it has every word that was asked for."""
    words: list[str]
    """Its words that were asked for, in small letters."""
    keywords: list[str]
    """Those of the source by which it was found."""


class NewSeat(WireStruct, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: `me` may stand several times."""

    who: Literal["me", "open", "bot"]
    bot: str = "heuristic"
    name: str = ""
    """Of another person at the same screen."""


class NewTable(WireStruct, forbid_unknown_fields=True):
    """Opens a table."""

    game: str
    name: str
    seats: list[NewSeat]
    settings: Settings = field(default_factory=Settings)
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None


class SeatKey(WireStruct):
    """The key that is a seat: whoever has it sits there."""

    seat: int
    key: str


class TableKeys(WireStruct):
    """The answer to opening or joining a table. Keys are told once and kept only as hashes."""

    table: str
    seats: list[SeatKey]
    host: str = ""
    invite: str = ""
    """For the link with which others sit down."""
    watch: str = ""
    """For the link of spectators."""


class JoinBody(WireStruct, forbid_unknown_fields=True):
    """Sits down in a free seat (the first, when none is named)."""

    name: str
    seat: int | None = None
    invite: str = ""


class HeldKeys(WireStruct, forbid_unknown_fields=True):
    """The keys of a browser, to learn how its tables stand."""

    keys: list[str]


class TableListing(WireStruct):
    """A table in a list of the lobby."""

    table: TableInfo
    turn: int | None
    """The seat that is asked."""
    choices: int
    since: int
    """When the last line was written."""
    seats: list[int] = field(default_factory=list)
    """The seats that the asking browser holds."""
    damaged: bool = False
    """Whether the table cannot be read whole; then of the table perhaps no more than its name."""

    @classmethod
    def of_damaged(cls, id: str) -> Self:
        """A table of which only the name is known."""
        return cls(
            TableInfo(id, "", "", 0, [], {}, Settings(), False, False, 0), None, 0, 0, damaged=True
        )


class FileInfo(WireStruct):
    """A file that table options of a game may name."""

    name: str
    """`sha256:` and the hash of its content."""
    added: int
    note: dict[str, Any] = field(default_factory=dict)
    """What its game lists it with."""


class ErrorBody(WireStruct):
    """An error over HTTP."""

    error: str
    args: dict[str, str | int] = field(default_factory=dict)
    problems: list[dict[str, str]] = field(default_factory=list)
    """Everything that is wrong with a file, a line each, in every language."""
