"""A choice, and an undo."""

from __future__ import annotations

from ...refusal import TableRefusal
from ..draft import Draft
from ..entries import Asked, Undone
from ..votes import other_persons


def choose(draft: Draft, seat: int, decision: int, option: str) -> None:
    """Answer the pending decision."""
    draft.require_decision(seat, decision)
    draft.choose(seat, option)


def undo(draft: Draft, seat: int, to: int) -> None:
    """Take choices back until `to` of them stand, or begin a vote on it."""
    table = draft.table
    table.journal_in_play  # noqa: B018 - refuses before the game begins
    if table.settings.undo == "off":
        raise TableRefusal("undo-off")
    if not 0 <= to < table.choice_count + table.given_up:
        raise TableRefusal("undo-nothing", stale=True)
    if not other_persons(table.occupants, seat) or table.undo_free(seat, to):
        draft.add(Undone(draft.now, seat, to))
        return
    if table.vote is not None:
        raise TableRefusal("undo-asked", name=table.occupants[table.vote.seat].name)
    draft.add(Asked(draft.now, seat, to))
