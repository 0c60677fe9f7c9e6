"""Choices are taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import protocol as wire
from ...refusal import Refusal
from ..occupants import Place
from ..votes import Request, others
from .asking import Asked
from .entry import Past, Row

if TYPE_CHECKING:
    from ..table import Table


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
