"""What happens at a table: lines, numbered by `seq`, of which nothing is ever erased."""

from __future__ import annotations

from msgspec import Struct

from noctuary.plugin.http import WireStruct

from .table import SeatKind, Settings, Wanted


class Event(WireStruct):
    """Something that happened in the game; a value that these eyes may not see is null."""

    name: str
    fields: dict[str, int | None]
    depth: int
    why: list[str]


class LogLine(Struct, tag_field="kind", rename="camel"):
    """A line of the table's log."""

    seq: int
    at: int
    """Milliseconds since 1970."""


class Opened(LogLine, tag="opened"):
    """The table was opened."""


class Seated(LogLine, tag="seated"):
    """Somebody or a bot took a seat, left it, came back, or was renamed."""

    seat: int
    who: SeatKind
    name: str
    bot: str
    stand_in: bool


class Settled(LogLine, tag="settled"):
    """The settings were changed."""

    settings: Settings


class Began(LogLine, tag="began"):
    """The game began."""

    events: list[Event]


class Chosen(LogLine, tag="chosen"):
    """A choice, and everything that came of it."""

    number: int
    """How many choices stood before it."""
    seat: int
    option: str | None
    """What was chosen; told only to the seat itself, the others learn it from the events."""
    events: list[Event]


class Asked(LogLine, tag="asked"):
    """A seat asks the table to take back choices, or those of its side to give up."""

    seat: int
    to: int
    what: Wanted = "undo"


class Answered(LogLine, tag="answered"):
    """A seat agrees, or not, to what another asked for."""

    seat: int
    yes: bool


class Undone(LogLine, tag="undone"):
    """Choices were taken back, or giving up was; their lines stay, as undone."""

    seat: int
    to: int


class Conceded(LogLine, tag="conceded"):
    """A seat gave up, and all who win and lose with it."""

    seat: int


class Withdrawn(LogLine, tag="withdrawn"):
    """A seat no longer wants what it asked for."""

    seat: int


class Deleted(LogLine, tag="deleted"):
    """The table was put away."""


class Said(LogLine, tag="said"):
    """Somebody said something. `seat` is -1 for a spectator."""

    seat: int
    name: str
    text: str


class Pinned(LogLine, tag="pinned"):
    """A seat marked a place for the others, or took its mark away."""

    seat: int
    place: str
    on: bool


class Sealed(LogLine, tag="sealed"):
    """From here on chance follows from another key."""

    commitment: str
    """SHA-256 of the key."""


class Upgraded(LogLine, tag="upgraded"):
    """The lines before this one were made by other rules; they hold under these."""

    version: int
    origin: str
    """The table at which they were made, where it was another."""


AnyLine = (
    Opened
    | Seated
    | Settled
    | Began
    | Chosen
    | Asked
    | Answered
    | Undone
    | Conceded
    | Withdrawn
    | Deleted
    | Said
    | Pinned
    | Sealed
    | Upgraded
)
