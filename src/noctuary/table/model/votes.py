"""Votes on an undo or a concession."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from .. import protocol as wire
from .entries import (
    Answered,
    AnyEntry,
    Asked,
    Chosen,
    Conceded,
    Deleted,
    Seated,
    Undone,
    Withdrawn,
)
from .occupants import Occupant


@dataclass(frozen=True)
class PendingVote:
    """An undo or a concession that waits for other persons to agree."""

    seat: int
    choice_count: int
    pending_persons: list[int]
    """Persons who have not answered."""
    kind: wire.Wanted = "undo"

    def without_leavers(
        self, occupants: list[Occupant], but: int | None = None
    ) -> PendingVote | None:
        """Return the vote of those who still sit at the table, `but` one; None if none is left."""
        still = other_persons(occupants, self.seat) - {but}
        waiting = [p for p in self.pending_persons if p in still]
        return PendingVote(self.seat, self.choice_count, waiting, self.kind) if waiting else None


def vote_after(
    entry: AnyEntry, vote: PendingVote | None, occupants: list[Occupant]
) -> PendingVote | None:
    """Return the vote that waits after an entry; `occupants` are those after it."""
    match entry:
        case Chosen():  # too late for an undo; a concession can wait
            return vote if vote and vote.kind == "concede" else None
        case Asked(whom=msgspec.UNSET):
            asked = sorted(other_persons(occupants, entry.seat))
            return PendingVote(entry.seat, entry.to, asked, entry.what)
        case Asked(whom=list() as whom):
            return PendingVote(entry.seat, entry.to, whom, entry.what)
        case Answered():
            if vote is None or not entry.yes:
                return None
            return vote.without_leavers(occupants, but=occupants[entry.seat].person)
        case Seated():
            return vote and vote.without_leavers(occupants)
        case Undone() | Conceded() | Withdrawn() | Deleted():
            return None
        case _:
            return vote


def other_persons(occupants: list[Occupant], seat: int) -> set[int]:
    """Return the other persons at a table. Stand-ins do not vote for persons who are away."""
    me = occupants[seat].person
    return {p.person for p in occupants if p.kind == "person" and p.person != me}


def persons_in(occupants: list[Occupant], seats: Iterable[int]) -> set[int]:
    """Return the persons who hold these seats."""
    return {occupants[k].person for k in seats if occupants[k].kind == "person"}
