"""Who sits at a table, and its settings."""

from __future__ import annotations

from typing import Self

from ... import protocol as wire
from ..occupants import Occupant
from .entry import Entry


class Seated(Entry, tag="seated", frozen=True):
    """A person or a bot took a seat, left it, came back, or was renamed."""

    seat: int
    who: wire.SeatKind
    name: str
    bot: str
    stand_in: bool
    person: int

    @classmethod
    def of(cls, time: int, seat: int, occupant: Occupant) -> Self:
        """Return the entry that gives a seat to an occupant."""
        o = occupant
        return cls(time, seat, o.kind, o.name, o.bot, o.stand_in, o.person)

    @property
    def occupant(self) -> Occupant:
        """The occupant of the seat after this entry."""
        return Occupant(self.who, self.name, self.bot, self.stand_in, self.person)


class Settled(Entry, tag="settled", frozen=True):
    """The settings were changed."""

    settings: wire.Settings
