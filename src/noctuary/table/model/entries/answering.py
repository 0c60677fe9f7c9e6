"""The votes on undo and on a concession."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import protocol as wire
from ...refusal import Refusal
from ..occupants import Place
from ..votes import Request
from .concession import Conceded
from .entry import Past, Row
from .undoing import Undone

if TYPE_CHECKING:
    from ..table import Table


class Answered(Row, tag="answered"):
    """A seat agrees, or not, to what another asked for."""

    seat: int
    yes: bool

    @classmethod
    def check(cls, table: Table, seat: int, yes: bool, now: int) -> list[AnyAnswer]:
        """A seat answers a request; the last consent grants it."""
        request = table.request
        if request is None:
            raise Refusal("nothing-asked", stale=True)
        if table.settings.undo == "off" and request.what == "undo":
            raise Refusal("undo-off")
        if table.places[seat].person not in request.waiting:
            raise Refusal("already-answered")
        if yes and request.waiting == [table.places[seat].person]:
            give_up = request.what == "concede"
            granted = Conceded(now, request.by) if give_up else Undone(now, request.by, request.to)
            return [cls(now, seat, yes), granted]
        return [cls(now, seat, yes)]

    def waits(self, request: Request | None, places: list[Place]) -> Request | None:
        if request is None or not self.yes:
            return None
        return request.among(places, but=places[self.seat].person)

    def line(self, past: Past, eyes: int) -> wire.Answered:
        return wire.Answered(past.seq, self.at, self.seat, self.yes)


AnyAnswer = Answered | Undone | Conceded
"""An answer, and what the last consent grants."""
