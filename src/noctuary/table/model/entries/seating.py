"""Who sits at a table, and how it is run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from noctuary.bots import default_bot

from ... import protocol as wire
from ...refusal import TableRefusal
from ..names import bot_names, names_at, unique_name
from ..occupants import Occupant
from ..votes import PendingVote, persons_in
from .chat import may_tell
from .entry import Entry, LoggedEntry
from .lifecycle import Began

if TYPE_CHECKING:
    from ..table import Table


class Seated(Entry, tag="seated"):
    """Somebody or a bot took a seat, left it, came back, or was renamed."""

    seat: int
    who: wire.SeatKind
    name: str
    bot: str
    stand_in: bool
    person: int

    @classmethod
    def at_place(cls, seat: int, place: Occupant, now: int) -> Self:
        """The row that makes a seat that place."""
        return cls(now, seat, place.kind, place.name, place.bot, place.stand_in, place.person)

    @classmethod
    def check(cls, table: Table, seat: int | None, name: str, now: int) -> Self:
        """Somebody new sits down in a free seat, the first when none is named."""
        free = table.free
        if not free or (seat is not None and seat not in free):
            raise TableRefusal("seat-taken")
        seat = free[0] if seat is None else seat
        person = max(p.person for p in table.occupants) + 1
        place = Occupant("person", unique_name(name, names_at(table, seat)), person=person)
        return cls.at_place(seat, place, now)

    @classmethod
    def check_stand_in(cls, table: Table, seat: int, on: bool, now: int) -> Self:
        """A bot plays for a person who is away, or gives the seat back."""
        if not 0 <= seat < len(table.occupants) or table.occupants[seat].kind != "person":
            raise TableRefusal("stand-in")
        place = table.occupants[seat]
        if place.stand_in == on:
            raise TableRefusal("stand-in-already", name=place.name)
        bot = default_bot(table.game) if on else ""
        return cls.at_place(seat, Occupant("person", place.name, bot, on, place.person), now)

    @classmethod
    def check_leave(cls, table: Table, seats: list[int], now: int) -> list[Self]:
        """A person gets up from seats that others may then take; bots play there meanwhile."""
        if table.over:
            raise TableRefusal("over")
        if table.game.is_people_only(table.options):
            raise TableRefusal("people-only")
        taken = range(len(table.occupants))
        if not persons_in(table.occupants, [k for k in taken if k not in seats]):
            raise TableRefusal("leave-last")
        names = iter(bot_names([*names_at(table)], len(seats)))
        bot = default_bot(table.game)
        return [cls.at_place(k, Occupant("open", next(names), bot), now) for k in seats]

    @classmethod
    def check_name(cls, table: Table, seat: int, name: str, now: int) -> Self:
        """A person is called otherwise."""
        may_tell(table, seat)
        p = table.occupants[seat]
        name = unique_name(name, names_at(table, seat))
        called = Occupant(p.kind, name, p.bot, p.stand_in, p.person)
        return cls.at_place(seat, called, now)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        table.occupants = list(table.occupants)
        table.occupants[self.seat] = Occupant(
            self.who, self.name, self.bot, self.stand_in, self.person
        )

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> PendingVote | None:
        """Nobody waits for somebody who has left."""
        return request and request.without_leavers(places)

    def line(self, past: LoggedEntry, eyes: int) -> wire.Seated:
        return wire.Seated(
            past.seq, self.time, self.seat, self.who, self.name, self.bot, self.stand_in
        )


STRICT = ("free", "ask", "off")
"""How undo may be set, the loosest first."""


class Settled(Entry, tag="settled"):
    """The settings were changed."""

    settings: wire.Settings

    @classmethod
    def check(cls, table: Table, settings: wire.Settings, now: int) -> Self:
        """The table is run otherwise; what needs the others' consent needs it to the end."""
        check_settings(settings)
        several = len({p.person for p in table.occupants if p.kind == "person"}) > 1
        looser = STRICT.index(settings.undo) < STRICT.index(table.settings.undo)
        if table.begun and not table.over and several and looser:
            raise TableRefusal("settings-undo")
        return cls(now, settings)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        table.settings = self.settings

    def line(self, past: LoggedEntry, eyes: int) -> wire.Settled:
        return wire.Settled(past.seq, self.time, self.settings)


def sit_down(table: Table, seat: int | None, name: str, now: int) -> list[Seated | Began]:
    """Somebody new sits down in a free seat; the last one to sit begins the game."""
    seated = Seated.check(table, seat, name, now)
    if len(table.free) == 1 and not table.begun:
        return [seated, Began(now)]
    return [seated]


def check_settings(settings: wire.Settings) -> None:
    """Settings within reason."""
    if not 0 <= settings.pace <= 10_000 or not 0 <= settings.stand_in_after <= 86_400:
        raise TableRefusal("settings")
