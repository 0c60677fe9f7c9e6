"""Choices are taken back, freely or when the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import protocol as wire
from ..consent import Request, others
from ..refusal import Refusal
from ..seats import Place
from .row import Past, Row

if TYPE_CHECKING:
    from ..table import Table


class Asked(Row, tag="asked"):
    """A seat asks the table to take back choices."""

    seat: int
    to: int
    """How many choices would stand."""

    def waits(self, request: Request | None, places: list[Place]) -> Request:
        return Request(self.seat, self.to, sorted(others(places, self.seat)))

    def line(self, past: Past, eyes: int) -> wire.Asked:
        return wire.Asked(past.seq, self.at, self.seat, self.to)


class Answered(Row, tag="answered"):
    """A seat agrees, or not, to a request to take back."""

    seat: int
    yes: bool

    @classmethod
    def check(cls, table: Table, seat: int, yes: bool, now: int) -> list[Answered | Undone]:
        """A seat answers a request to take back; the last consent takes back."""
        request = table.request
        if request is None:
            raise Refusal("nothing-asked", stale=True)
        if table.settings.undo == "off":
            raise Refusal("undo-off")
        if table.places[seat].person not in request.waiting:
            raise Refusal("already-answered")
        if yes and request.waiting == [table.places[seat].person]:
            return [cls(now, seat, yes), Undone(now, request.by, request.to)]
        return [cls(now, seat, yes)]

    def waits(self, request: Request | None, places: list[Place]) -> Request | None:
        if request is None or not self.yes:
            return None
        return request.among(places, but=places[self.seat].person)

    def line(self, past: Past, eyes: int) -> wire.Answered:
        return wire.Answered(past.seq, self.at, self.seat, self.yes)


class Undone(Row, tag="undone"):
    """Choices were taken back; their lines stay, as undone."""

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
        if not 0 <= to < table.count:
            raise Refusal("undo-nothing", stale=True)
        if not others(table.places, seat) or table.undo_free(seat, to):
            return cls(now, seat, to)
        if table.request is not None:
            raise Refusal("undo-asked", name=table.places[table.request.by].name)
        return Asked(now, seat, to)

    def apply(self, table: Table, past: Past) -> None:
        table.playing.undo(table.count - self.to)
        del table.learned[self.to :]
        table.asked_at = self.at

    def waits(self, request: Request | None, places: list[Place]) -> None:
        """Nothing any more."""

    def line(self, past: Past, eyes: int) -> wire.Undone:
        return wire.Undone(past.seq, self.at, self.seat, self.to)
