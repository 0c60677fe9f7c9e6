"""Log lines, numbered by `seq`; none is ever erased."""

from __future__ import annotations

from msgspec import Struct

from noctuary.plugin.http import WireStruct

from .table import SeatKind, Settings, Wanted


class Event(WireStruct):
    """A game event; a value that the viewer may not see is null."""

    name: str
    fields: dict[str, int | None]
    depth: int
    why: list[str]


class LogLine(Struct, tag_field="kind", rename="camel"):
    """A line of a table's log."""

    seq: int
    at: int
    """Milliseconds since 1970."""


class Opened(LogLine, tag="opened"):
    """The table was opened."""


class Seated(LogLine, tag="seated"):
    """A person or a bot took a seat, left it, came back, or was renamed."""

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
    """A choice, and the events that it caused."""

    number: int
    """How many choices stood before it."""
    seat: int
    option: str | None
    """The option's id; only for the seat itself, others learn it from the events."""
    events: list[Event]


class Asked(LogLine, tag="asked"):
    """A seat asked the table for an undo, or its side for a concession."""

    seat: int
    to: int
    what: Wanted = "undo"


class Answered(LogLine, tag="answered"):
    """A seat agreed to what another asked for, or refused it."""

    seat: int
    yes: bool


class Undone(LogLine, tag="undone"):
    """Choices were taken back, or a concession was; their lines stay, as undone."""

    seat: int
    to: int


class Conceded(LogLine, tag="conceded"):
    """A seat conceded for its whole side."""

    seat: int


class Withdrawn(LogLine, tag="withdrawn"):
    """A seat withdrew what it had asked for."""

    seat: int


class Deleted(LogLine, tag="deleted"):
    """The table was deleted."""


class Said(LogLine, tag="said"):
    """Somebody said something. `seat` is -1 for a spectator."""

    seat: int
    name: str
    text: str


class Pinned(LogLine, tag="pinned"):
    """A seat pinned a place for the others, or removed its pin."""

    seat: int
    place: str
    on: bool


class Sealed(LogLine, tag="sealed"):
    """From here on, chance follows from another key."""

    commitment: str
    """SHA-256 of the key."""


class Upgraded(LogLine, tag="upgraded"):
    """The lines before this one were written under other rules; they hold under these."""

    version: int
    origin: str
    """The table where they were written, if it was another."""


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
