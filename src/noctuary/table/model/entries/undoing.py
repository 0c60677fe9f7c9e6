"""Choices are taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import protocol as wire
from ...refusal import TableRefusal
from ..occupants import Occupant
from ..votes import PendingVote, other_persons
from .asking import Asked
from .entry import Entry, LoggedEntry

if TYPE_CHECKING:
    from ..table import Table


class Undone(Entry, tag="undone"):
    """Choices were taken back, or giving up was; their lines stay, as undone."""

    changes_game = True

    seat: int
    to: int
    """How many choices stand."""

    @classmethod
    def check(cls, table: Table, seat: int, to: int, now: int) -> Undone | Asked:
        """A seat takes back choices, or asks whether it may."""
        table.journal_in_play  # noqa: B018 - refuses before the game begins
        if table.settings.undo == "off":
            raise TableRefusal("undo-off")
        if not 0 <= to < table.choice_count + table.given_up:
            raise TableRefusal("undo-nothing", stale=True)
        if not other_persons(table.occupants, seat) or table.undo_free(seat, to):
            return cls(now, seat, to)
        if table.vote is not None:
            raise TableRefusal("undo-asked", name=table.occupants[table.vote.seat].name)
        return Asked(now, seat, to)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        if table.given_up:
            table.withdraw_concession()
        if self.to < table.choice_count:
            table.journal_in_play.undo(table.choice_count - self.to)
        del table.information_gained[self.to :]
        table.asked_at = self.time

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> None:
        """Nothing any more."""

    def line(self, past: LoggedEntry, eyes: int) -> wire.Undone:
        return wire.Undone(past.seq, self.time, self.seat, self.to)
