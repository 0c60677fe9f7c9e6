"""Chat and pins."""

from __future__ import annotations

from ...refusal import TableRefusal
from ..draft import Draft
from ..entries import Pinned, Said
from ..names import names_at, unique_name, validate_chat
from ..table import Table


def say(draft: Draft, seat: int, name: str, text: str) -> None:
    """Say something; `name` is that of the seat, or of a spectator, who may take nobody's."""
    require_voice(draft.table, seat)
    if seat < 0 and name:
        name = unique_name(name, names_at(draft.table))
    draft.add(Said(draft.now, seat, name, validate_chat(text)))


def pin_place(draft: Draft, seat: int, place: str) -> None:
    """Pin a place for the others, or remove the pin."""
    table = draft.table
    require_voice(table, seat)
    if place not in table.game.spec.pins:
        raise TableRefusal("pin")
    draft.add(Pinned(draft.now, seat, place, (seat, place) not in table.pinned_places))


def require_voice(table: Table, seat: int) -> None:
    """Raise TableRefusal if the rules mute a seat: no chat, names or pins."""
    muted_seats = table.game.spec.muted_seats
    if muted_seats and table.state is not None and not table.over:
        options = table.game.spec.resolve(table.options)
        clause = muted_seats(table.state.fields(), options).get(seat)
        if clause is not None:
            raise TableRefusal("silent", clause=clause)
