"""A wish to take back choices or to give up, and who must agree to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .. import protocol as wire
from .occupants import Occupant


@dataclass(frozen=True)
class PendingVote:
    """A wish to take back choices, or to give up, that waits for consent."""

    seat: int
    choice_count: int
    pending_persons: list[int]
    """Persons who have not answered."""
    kind: wire.Wanted = "undo"

    def without_leavers(self, places: list[Occupant], but: int | None = None) -> PendingVote | None:
        """The request as it waits for those who are still there; None when nobody is left."""
        still = other_persons(places, self.seat) - {but}
        waiting = [p for p in self.pending_persons if p in still]
        return PendingVote(self.seat, self.choice_count, waiting, self.kind) if waiting else None

    def vote(self, places: list[Occupant]) -> wire.Vote:
        """The request as everybody sees it."""
        waiting = [k for k, p in enumerate(places) if p.person in self.pending_persons]
        return wire.Vote(self.seat, self.choice_count, waiting, self.kind)


def other_persons(places: list[Occupant], seat: int) -> set[int]:
    """The other persons who play, and must agree to what is not free; nobody agrees in the place of
    one who is away.
    """
    me = places[seat].person
    return {p.person for p in places if p.kind == "person" and p.person != me}


def persons_in(places: list[Occupant], seats: Iterable[int]) -> set[int]:
    """The persons who sit in these seats."""
    return {places[k].person for k in seats if places[k].kind == "person"}
