"""A seat asks the others for something."""

from __future__ import annotations

import msgspec

from ... import protocol as wire
from ..occupants import Occupant
from ..votes import PendingVote, other_persons
from .entry import Entry, LoggedEntry


class Asked(Entry, tag="asked"):
    """A seat asks the table to take back choices, or those of its side to give up."""

    seat: int
    to: int
    """How many choices would stand."""
    what: wire.Wanted = "undo"
    whom: list[int] | msgspec.UnsetType = msgspec.UNSET
    """The persons who are asked, where that is not everybody else."""

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> PendingVote:
        asked = (
            sorted(other_persons(places, self.seat)) if self.whom is msgspec.UNSET else self.whom
        )
        return PendingVote(self.seat, self.to, asked, self.what)

    def line(self, past: LoggedEntry, eyes: int) -> wire.Asked:
        return wire.Asked(past.seq, self.time, self.seat, self.to, self.what)
