"""A concession."""

from __future__ import annotations

from ...refusal import TableRefusal
from ..draft import Draft
from ..entries import Asked, Conceded
from ..votes import persons_in


def concede(draft: Draft, seat: int) -> None:
    """Concede for a whole side, or begin a vote of the persons on it."""
    table = draft.table
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
        draft.add(Asked(draft.now, seat, table.choice_count, "concede", sorted(partners)))
    else:
        draft.add(Conceded(draft.now, seat))
