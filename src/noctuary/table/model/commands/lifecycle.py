"""The beginning of a game, and the end of a table."""

from __future__ import annotations

from ...refusal import TableRefusal
from ..draft import Draft
from ..entries import Deleted
from ..votes import persons_in


def begin(draft: Draft) -> None:
    """Begin the game."""
    if draft.table.begun:
        raise TableRefusal("begun")
    draft.begin_game()


def delete(draft: Draft) -> None:
    """Delete a table that no other persons play at."""
    table = draft.table
    persons = persons_in(table.occupants, range(len(table.occupants)))
    if table.begun and not table.over and len(persons) > 1:
        raise TableRefusal("delete-running")
    draft.add(Deleted(draft.now))
