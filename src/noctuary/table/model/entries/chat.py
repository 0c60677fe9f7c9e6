"""What people at a table say and mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ... import protocol as wire
from ...refusal import TableRefusal
from ..names import names_at, unique_name, validate_chat
from .entry import Entry, LoggedEntry

if TYPE_CHECKING:
    from ..table import Table


class Said(Entry, tag="said"):
    """Somebody said something; a spectator's seat is -1."""

    is_private = True

    seat: int
    name: str
    text: str

    @classmethod
    def check(cls, table: Table, seat: int, name: str, text: str, now: int) -> Self:
        """Somebody says something; who watches may have a name, but nobody else's."""
        may_tell(table, seat)
        if seat < 0 and name:
            name = unique_name(name, names_at(table))
        return cls(now, seat, name, validate_chat(text))

    def line(self, past: LoggedEntry, eyes: int) -> wire.Said:
        return wire.Said(past.seq, self.time, self.seat, self.name, self.text)


class Pinned(Entry, tag="pinned"):
    """A seat marked a place for the others, or took its mark away."""

    is_private = True

    seat: int
    place: str
    on: bool

    @classmethod
    def check(cls, table: Table, seat: int, place: str, now: int) -> Self:
        """A seat marks a place, or takes its mark away."""
        may_tell(table, seat)
        if place not in table.game.spec.pins:
            raise TableRefusal("pin")
        return cls(now, seat, place, (seat, place) not in table.pinned_places)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        pin = {(self.seat, self.place)}
        table.pinned_places = table.pinned_places | pin if self.on else table.pinned_places - pin

    def line(self, past: LoggedEntry, eyes: int) -> wire.Pinned:
        return wire.Pinned(past.seq, self.time, self.seat, self.place, self.on)


def may_tell(table: Table, seat: int) -> None:
    """Refuses words, names and marks of a seat that the game wants silent."""
    silent = table.game.spec.muted_seats
    if silent and table.state is not None and not table.over:
        told = table.game.spec.resolve(table.options)
        clause = silent(table.state.fields(), told).get(seat)
        if clause is not None:
            raise TableRefusal("silent", clause=clause)
