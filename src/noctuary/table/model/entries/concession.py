"""A side gives the game up, a request is withdrawn, a table is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from noctuary.bots import default_bot

from ... import protocol as wire
from ...refusal import TableRefusal
from ..occupants import Occupant
from ..votes import PendingVote, persons_in
from .asking import Asked
from .entry import Entry, LoggedEntry

if TYPE_CHECKING:
    from ..table import Table


class Conceded(Entry, tag="conceded"):
    """A seat gave up, and all who win and lose with it; where people of other sides play on, bots
    take its place.
    """

    changes_game = True

    seat: int

    @classmethod
    def check(cls, table: Table, seat: int, now: int) -> Conceded | Asked:
        """A seat gives up, or asks those who win and lose with it whether they do."""
        table.journal_in_play  # noqa: B018 - refuses before the game begins
        if table.over:
            raise TableRefusal("over")
        if seat in table.conceded:
            raise TableRefusal("conceded")
        if table.vote is not None:
            raise TableRefusal("undo-asked", name=table.occupants[table.vote.seat].name)
        side = table.side_of(seat)
        partners = persons_in(table.occupants, side) - {table.occupants[seat].person}
        if partners:
            return Asked(now, seat, table.choice_count, "concede", sorted(partners))
        return cls(now, seat)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        side = table.side_of(self.seat)
        table.conceded = table.conceded | side
        left = frozenset(range(len(table.occupants))) - table.conceded
        if len({table.sides[k] for k in left}) < 2 or not persons_in(table.occupants, left):
            table.concede(side)
            return
        table.occupants = list(table.occupants)
        for k in side:
            p = table.occupants[k]
            if p.kind == "person":
                table.occupants[k] = Occupant("bot", p.name, default_bot(table.game))

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> None:
        """Nothing any more."""

    def line(self, past: LoggedEntry, eyes: int) -> wire.Conceded:
        return wire.Conceded(past.seq, self.time, self.seat)


class Withdrawn(Entry, tag="withdrawn"):
    """A seat no longer wants what it asked the table for."""

    seat: int

    @classmethod
    def check(cls, table: Table, seat: int, now: int) -> Self:
        """A seat withdraws its own request."""
        if table.vote is None:
            raise TableRefusal("nothing-asked", stale=True)
        if table.occupants[table.vote.seat].person != table.occupants[seat].person:
            raise TableRefusal("withdraw", name=table.occupants[table.vote.seat].name)
        return cls(now, seat)

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> None:
        """Nothing any more."""

    def line(self, past: LoggedEntry, eyes: int) -> wire.Withdrawn:
        return wire.Withdrawn(past.seq, self.time, self.seat)


class Deleted(Entry, tag="deleted"):
    """The table was put away: nobody finds it any more."""

    @classmethod
    def check(cls, table: Table, now: int) -> Self:
        """The one who opened a table puts it away: not while others play at it."""
        several = len(persons_in(table.occupants, range(len(table.occupants)))) > 1
        if table.begun and not table.over and several:
            raise TableRefusal("delete-running")
        return cls(now)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        table.deleted = True

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> None:
        """Nothing any more."""

    def line(self, past: LoggedEntry, eyes: int) -> wire.Deleted:
        return wire.Deleted(past.seq, self.time)
