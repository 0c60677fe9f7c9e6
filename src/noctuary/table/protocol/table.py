"""A table, as everybody sees it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from noctuary.plugin.http import WireStruct

SeatKind = Literal["open", "person", "bot"]
Wanted = Literal["undo", "concede"]
"""What a seat may ask the others for."""


class Seat(WireStruct):
    """One place at a table."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """The bot that plays here now: a bot's own seat, a free seat, or a stand-in."""
    here: bool = False
    """Whether the person is connected."""
    stand_in: bool = False
    """Whether a bot plays for a person who is away."""
    clock: int = 0
    """Milliseconds spent choosing."""
    conceded: bool = False
    """Whether whoever sat here gave up: a bot plays on, and the seat has lost."""


class Settings(WireStruct, forbid_unknown_fields=True):
    """How a table is run; the one who opened it may change it."""

    undo: Literal["free", "ask", "off"] = "ask"
    """Free always; or free until one learned something or somebody else chose, then by vote."""
    hints: bool = True
    clocks: bool = False
    secret: bool = False
    """Not listed; sat at and watched only with a link."""
    pace: int = 700
    """Milliseconds between two choices of bots, so that people can follow."""
    stand_in_after: int = 0
    """Seconds after which a bot plays for somebody who is away; 0: only when asked to."""


class Vote(WireStruct):
    """A request to take back choices or to give up, waiting for the others to agree."""

    by: int
    to: int
    """How many choices would stand."""
    waiting: list[int]
    """The seats that have not answered."""
    what: Wanted = "undo"


class Divergence(WireStruct):
    """The row of a table that does not hold under the present rules: it cannot go on."""

    row: int
    """Its number; the lines before it are those of the log."""
    number: int
    """How many choices stand before it."""
    seat: int
    """Who chose; -1 where the game cannot begin."""
    why: str
    """`seat`: somebody else is asked; `choice`: it is not on offer; `chance` cannot give that;
    `over`: the game ends before; `rules`: they break there; `begin`: the game cannot begin.
    """
    clause: str | None
    """The clause that stands against it, or that asked."""
    onward: str = ""
    """The table on which it goes on, once somebody has wanted that."""


class ChanceInfo(WireStruct):
    """Where chance comes from: a seed that somebody chose, or a key that nobody knows before the
    end.
    """

    seed: int | None = None
    """Everybody is told: whoever knows it can work out every outcome."""
    commitment: str = ""
    """SHA-256 of the key."""
    key: str = ""
    """The key, in hexadecimal digits, once the game is over."""


class TableInfo(WireStruct):
    """Everything about a table except the game that is played on it."""

    id: str
    game: str
    rules: str
    """Hash of the rules it is played by."""
    opened: int
    """When it was opened, in milliseconds since 1970."""
    seats: list[Seat]
    options: dict[str, Any]
    settings: Settings
    begun: bool
    over: bool
    spectators: int
    vote: Vote | None = None
    result: list[int] | None = None
    """Thousandths of a win of each seat, when the game is over."""
    score: list[int] | None = None
    """Final points of each seat, when the game is over."""
    departed: Divergence | None = None
    """Where and why the game cannot go on by the rules of this server."""
    chance: ChanceInfo = field(default_factory=ChanceInfo)
    conceded: bool = False
    """Whether the game is over because somebody gave it up."""
    deleted: bool = False
    """Whether it was put away."""
