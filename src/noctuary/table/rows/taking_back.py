"""Choices are taken back, freely or when the others agree; those of one side agree to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import protocol as wire
from ..consent import Request, others
from ..refusal import Refusal
from ..seats import Place
from .asking import Asked
from .giving_up import Conceded
from .row import Past, Row

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


class Undone(Row, tag="undone"):
    """Choices were taken back, or giving up was; their lines stay, as undone."""

    plays = True

    seat: int
    to: int
    """How many choices stand."""

    @classmethod
    def check(cls, table: Table, seat: int, to: int, now: int) -> Undone | Asked:
        """A seat takes back choices, or asks whether it may."""
        table.playing  # noqa: B018 - refuses before the game begins
        if table.settings.undo == "off":
            raise Refusal("undo-off")
        if not 0 <= to < table.count + table.given_up:
            raise Refusal("undo-nothing", stale=True)
        if not others(table.places, seat) or table.undo_free(seat, to):
            return cls(now, seat, to)
        if table.request is not None:
            raise Refusal("undo-asked", name=table.places[table.request.by].name)
        return Asked(now, seat, to)

    def apply(self, table: Table, past: Past) -> None:
        if table.given_up:
            table.go_on()
        if self.to < table.count:
            table.playing.undo(table.count - self.to)
        del table.learned[self.to :]
        table.asked_at = self.at

    def waits(self, request: Request | None, places: list[Place]) -> None:
        """Nothing any more."""

    def line(self, past: Past, eyes: int) -> wire.Undone:
        return wire.Undone(past.seq, self.at, self.seat, self.to)


AnyAnswer = Answered | Undone | Conceded
"""An answer, and what the last consent grants."""
