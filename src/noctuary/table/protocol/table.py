"""The public information about a table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from noctuary.plugin.http import WireStruct

SeatKind = Literal["open", "person", "bot"]
Wanted = Literal["undo", "concede"]
"""What a seat may ask the others for."""


class Seat(WireStruct):
    """A seat and its occupant."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """The bot that plays here now: a bot's own seat, an open seat, or a stand-in."""
    here: bool = False
    """Whether the person is connected."""
    stand_in: bool = False
    """Whether a bot plays for a person who is away."""
    clock: int = 0
    """Milliseconds spent choosing."""
    conceded: bool = False
    """Whether its side has conceded."""


class Settings(WireStruct, forbid_unknown_fields=True):
    """The settings, which the host may change."""

    undo: Literal["free", "ask", "off"] = "ask"
    """Free always; or free until one gained information or somebody else chose, then by vote."""
    hints: bool = True
    clocks: bool = False
    secret: bool = False
    """Not listed; open only to access keys."""
    pace: int = 700
    """Milliseconds between two choices of bots, so that people can follow."""
    stand_in_after: int = 0
    """Seconds until a stand-in plays for a person who is away; 0: only on request."""


class Vote(WireStruct):
    """An undo or a concession that waits for the others to agree."""

    by: int
    to: int
    """How many choices would stand."""
    waiting: list[int]
    """The seats that have not answered."""
    what: Wanted = "undo"


class Divergence(WireStruct):
    """The entry that does not hold under the present rules: the table cannot go on."""

    row: int
    """Its number; the lines before it are those of the log."""
    number: int
    """How many choices stand before it."""
    seat: int
    """The seat that chose; -1 if the game cannot begin."""
    why: str
    """`seat`: another seat must choose; `choice`: no such option; `chance`: no such outcome;
    `over`: the game ends before; `rules`: they fail there; `begin`: the game cannot begin.
    """
    clause: str | None
    """The clause that forbids it, or of the decision."""
    onward: str = ""
    """The table that continues it, once somebody has asked for that."""


class ChanceInfo(WireStruct):
    """The chance source: a chosen seed, or a chance key that is secret until the end."""

    seed: int | None = None
    """Public: who knows it can work out every outcome."""
    commitment: str = ""
    """The commitment: SHA-256 of the key."""
    key: str = ""
    """The key, in hexadecimal digits, once the game is over."""


class TableInfo(WireStruct):
    """Everything about a table but its game."""

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
    """Thousandths of a win for each seat, once the game is over."""
    score: list[int] | None = None
    """Final scores, once the game is over."""
    departed: Divergence | None = None
    """Where and why the table cannot go on under the present rules."""
    chance: ChanceInfo = field(default_factory=ChanceInfo)
    conceded: bool = False
    """Whether a concession ended the game."""
    deleted: bool = False
    """Whether it was deleted."""
