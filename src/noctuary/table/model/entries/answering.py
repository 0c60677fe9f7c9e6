"""The votes on undo and on a concession."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import protocol as wire
from ...refusal import TableRefusal
from ..occupants import Occupant
from ..votes import PendingVote
from .concession import Conceded
from .entry import Entry, LoggedEntry
from .undoing import Undone

if TYPE_CHECKING:
    from ..table import Table


class Answered(Entry, tag="answered"):
    """A seat agrees, or not, to what another asked for."""

    seat: int
    yes: bool

    @classmethod
    def check(cls, table: Table, seat: int, yes: bool, now: int) -> list[AnyAnswer]:
        """A seat answers a request; the last consent grants it."""
        request = table.vote
        if request is None:
            raise TableRefusal("nothing-asked", stale=True)
        if table.settings.undo == "off" and request.kind == "undo":
            raise TableRefusal("undo-off")
        if table.occupants[seat].person not in request.pending_persons:
            raise TableRefusal("already-answered")
        if yes and request.pending_persons == [table.occupants[seat].person]:
            give_up = request.kind == "concede"
            granted = (
                Conceded(now, request.seat)
                if give_up
                else Undone(now, request.seat, request.choice_count)
            )
            return [cls(now, seat, yes), granted]
        return [cls(now, seat, yes)]

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> PendingVote | None:
        if request is None or not self.yes:
            return None
        return request.without_leavers(places, but=places[self.seat].person)

    def line(self, past: LoggedEntry, eyes: int) -> wire.Answered:
        return wire.Answered(past.seq, self.time, self.seat, self.yes)


AnyAnswer = Answered | Undone | Conceded
"""An answer, and what the last consent grants."""
