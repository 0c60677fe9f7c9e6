"""Answers to a vote, and its end."""

from __future__ import annotations

from ...refusal import TableRefusal
from ..draft import Draft
from ..entries import Answered, Conceded, Undone, Withdrawn


def answer(draft: Draft, seat: int, yes: bool) -> None:
    """Vote on what another seat asked for; the last consent grants it."""
    table, now = draft.table, draft.now
    vote = table.vote
    if vote is None:
        raise TableRefusal("nothing-asked", stale=True)
    if table.settings.undo == "off" and vote.kind == "undo":
        raise TableRefusal("undo-off")
    person = table.occupants[seat].person
    if person not in vote.pending_persons:
        raise TableRefusal("already-answered")
    draft.add(Answered(now, seat, yes))
    if yes and vote.pending_persons == [person]:
        is_concession = vote.kind == "concede"
        draft.add(
            Conceded(now, vote.seat) if is_concession else Undone(now, vote.seat, vote.choice_count)
        )


def withdraw(draft: Draft, seat: int) -> None:
    """Withdraw the vote that this seat began."""
    table = draft.table
    if table.vote is None:
        raise TableRefusal("nothing-asked", stale=True)
    asker = table.occupants[table.vote.seat]
    if asker.person != table.occupants[seat].person:
        raise TableRefusal("withdraw", name=asker.name)
    draft.add(Withdrawn(draft.now, seat))
