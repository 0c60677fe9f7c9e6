"""A side gives the game up, a request is withdrawn, a table is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from noctuary.bots import default_bot

from ... import protocol as wire
from ...refusal import Refusal
from ..occupants import Place
from ..votes import Request, persons
from .asking import Asked
from .entry import Past, Row

if TYPE_CHECKING:
    from ..table import Table


class Conceded(Row, tag="conceded"):
    """A seat gave up, and all who win and lose with it; where people of other sides play on, bots
    take its place.
    """

    plays = True

    seat: int

    @classmethod
    def check(cls, table: Table, seat: int, now: int) -> Conceded | Asked:
        """A seat gives up, or asks those who win and lose with it whether they do."""
        table.playing  # noqa: B018 - refuses before the game begins
        if table.over:
            raise Refusal("over")
        if seat in table.conceded:
            raise Refusal("conceded")
        if table.request is not None:
            raise Refusal("undo-asked", name=table.places[table.request.by].name)
        side = table.side_of(seat)
        partners = persons(table.places, side) - {table.places[seat].person}
        if partners:
            return Asked(now, seat, table.count, "concede", sorted(partners))
        return cls(now, seat)

    def apply(self, table: Table, past: Past) -> None:
        side = table.side_of(self.seat)
        table.conceded = table.conceded | side
        left = frozenset(range(len(table.places))) - table.conceded
        if len({table.sides[k] for k in left}) < 2 or not persons(table.places, left):
            table.give_up(side)
            return
        table.places = list(table.places)
        for k in side:
            p = table.places[k]
            if p.kind == "person":
                table.places[k] = Place("bot", p.name, default_bot(table.game))

    def waits(self, request: Request | None, places: list[Place]) -> None:
        """Nothing any more."""

    def line(self, past: Past, eyes: int) -> wire.Conceded:
        return wire.Conceded(past.seq, self.at, self.seat)


class Withdrawn(Row, tag="withdrawn"):
    """A seat no longer wants what it asked the table for."""

    seat: int

    @classmethod
    def check(cls, table: Table, seat: int, now: int) -> Self:
        """A seat withdraws its own request."""
        if table.request is None:
            raise Refusal("nothing-asked", stale=True)
        if table.places[table.request.by].person != table.places[seat].person:
            raise Refusal("withdraw", name=table.places[table.request.by].name)
        return cls(now, seat)

    def waits(self, request: Request | None, places: list[Place]) -> None:
        """Nothing any more."""

    def line(self, past: Past, eyes: int) -> wire.Withdrawn:
        return wire.Withdrawn(past.seq, self.at, self.seat)


class Deleted(Row, tag="deleted"):
    """The table was put away: nobody finds it any more."""

    @classmethod
    def check(cls, table: Table, now: int) -> Self:
        """The one who opened a table puts it away: not while others play at it."""
        several = len(persons(table.places, range(len(table.places)))) > 1
        if table.begun and not table.over and several:
            raise Refusal("delete-running")
        return cls(now)

    def apply(self, table: Table, past: Past) -> None:
        table.deleted = True

    def waits(self, request: Request | None, places: list[Place]) -> None:
        """Nothing any more."""

    def line(self, past: Past, eyes: int) -> wire.Deleted:
        return wire.Deleted(past.seq, self.at)
