"""A choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from noctuary.kernel import BadAction, IllegalChoice, Step

from ... import clock
from ... import protocol as wire
from ...presentation.decision import event_for
from ...refusal import TableRefusal
from ..occupants import Occupant
from ..votes import PendingVote
from .entry import Entry, LoggedEntry

if TYPE_CHECKING:
    from ..table import Table


class Chosen(Entry, tag="chosen"):
    """A seat answered the question."""

    changes_game = True
    is_private = True

    seat: int
    choice: str
    chance: list[int] | None = None
    """The outcomes of chance; none yet where the choice is being made for the first time."""
    of: list[int] | msgspec.UnsetType = msgspec.UNSET
    """Of how many outcomes each was one, where a key gave them."""

    @classmethod
    def check(cls, table: Table, seat: int, decision: int, option: str, now: int) -> Self:
        """A seat answers the question; whether the rules allow it shows when it is applied."""
        state = table.journal_in_play.state
        if table.over:
            raise TableRefusal("over")
        if decision != table.decision_number:
            raise TableRefusal("stale", stale=True)
        if seat != state.seat:
            raise TableRefusal("not-your-turn", stale=True, name=table.occupants[state.seat].name)
        return cls(now, seat, option)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        step = self._step(table)
        past.events, self.chance = step.events, step.chance
        self.of = list(table.journal_in_play.choices[-1].outcome_counts) or msgspec.UNSET
        table.information_gained.append({})
        table.clock = list(table.clock)
        table.clock[self.seat] += clock.elapsed_ms(table.asked_at, self.time)
        table.asked_at = self.time

    def _step(self, table: Table) -> Step:
        journal = table.journal_in_play
        if self.chance is not None:
            return journal.replay_choice(self.seat, self.choice, self.chance, self.of or ())
        try:
            return journal.choose(self.choice)
        except IllegalChoice as e:
            raise TableRefusal("illegal", stale=True, clause=e.clause) from None
        except BadAction:
            raise TableRefusal("no-such-option", stale=True) from None

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> PendingVote | None:
        """Whoever wanted to take something back is too late; giving up can wait."""
        return request if request and request.kind == "concede" else None

    def line(self, past: LoggedEntry, eyes: int) -> wire.Chosen:
        option = self.choice if self.seat == eyes else None
        told = [event_for(t, eyes) for t in past.events]
        return wire.Chosen(past.seq, self.time, past.choice_count, self.seat, option, told)
