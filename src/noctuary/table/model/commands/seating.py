"""Seats and settings."""

from __future__ import annotations

from dataclasses import replace

from noctuary.bots import default_bot

from ... import protocol as wire
from ...refusal import TableRefusal
from ..draft import Draft
from ..entries import Seated, Settled
from ..names import bot_names, names_at, unique_name
from ..occupants import Occupant
from ..table import Table
from ..votes import persons_in
from .chat import require_voice

UNDO_SETTINGS = ("free", "ask", "off")
"""The loosest first."""


def open_seat(table: Table, seat: int | None) -> int:
    """Return an open seat, the first if none is named. Raise TableRefusal if it is taken."""
    free = table.free
    if not free or (seat is not None and seat not in free):
        raise TableRefusal("seat-taken")
    return free[0] if seat is None else seat


def new_occupant(table: Table, seat: int, name: str) -> Occupant:
    """Return a new person for an open seat. Raise TableRefusal if the name will not do."""
    person = max(p.person for p in table.occupants) + 1
    return Occupant("person", unique_name(name, names_at(table, seat)), person=person)


def sit_down(draft: Draft, seat: int | None, name: str) -> None:
    """Take an open seat, the first if none is named; the last person to sit begins the game."""
    table = draft.table
    seat = open_seat(table, seat)
    draft.add(Seated.of(draft.now, seat, new_occupant(table, seat, name)))
    if table.free == [seat] and not table.begun:
        draft.begin_game()


def stand_in(draft: Draft, seat: int, on: bool) -> None:
    """Let a bot play for a person who is away, or give the seat back."""
    table = draft.table
    if not 0 <= seat < len(table.occupants) or table.occupants[seat].kind != "person":
        raise TableRefusal("stand-in")
    occupant = table.occupants[seat]
    if occupant.stand_in == on:
        raise TableRefusal("stand-in-already", name=occupant.name)
    bot = default_bot(table.game) if on else ""
    draft.add(Seated.of(draft.now, seat, replace(occupant, bot=bot, stand_in=on)))


def leave(draft: Draft, seats: list[int]) -> None:
    """Leave seats to others; bots play there until somebody comes."""
    table = draft.table
    if table.over:
        raise TableRefusal("over")
    if table.game.is_people_only(table.options):
        raise TableRefusal("people-only")
    taken = range(len(table.occupants))
    if not persons_in(table.occupants, [k for k in taken if k not in seats]):
        raise TableRefusal("leave-last")
    names = bot_names([*names_at(table)], len(seats))
    bot = default_bot(table.game)
    for seat, name in zip(seats, names, strict=True):
        draft.add(Seated.of(draft.now, seat, Occupant("open", name, bot)))


def rename(draft: Draft, seat: int, name: str) -> None:
    """Change the name of a seat's person."""
    table = draft.table
    require_voice(table, seat)
    name = unique_name(name, names_at(table, seat))
    draft.add(Seated.of(draft.now, seat, replace(table.occupants[seat], name=name)))


def change_settings(draft: Draft, settings: wire.Settings) -> None:
    """Change the settings. While several persons play, undo cannot be made easier."""
    table = draft.table
    check_settings(settings)
    several = len(persons_in(table.occupants, range(len(table.occupants)))) > 1
    looser = UNDO_SETTINGS.index(settings.undo) < UNDO_SETTINGS.index(table.settings.undo)
    if table.begun and not table.over and several and looser:
        raise TableRefusal("settings-undo")
    draft.add(Settled(draft.now, settings))


def check_settings(settings: wire.Settings) -> None:
    """Raise TableRefusal if a setting is out of range."""
    if not 0 <= settings.pace <= 10_000 or not 0 <= settings.stand_in_after <= 86_400:
        raise TableRefusal("settings")
