"""A choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from noctuary.kernel import BadAction, IllegalChoice, Step

from ... import clock
from ... import protocol as wire
from ...presentation.decision import event
from ...refusal import Refusal
from ..occupants import Place
from ..votes import Request
from .entry import Past, Row

if TYPE_CHECKING:
    from ..table import Table


class Chosen(Row, tag="chosen"):
    """A seat answered the question."""

    plays = True
    quiet = True

    seat: int
    choice: str
    chance: list[int] | None = None
    """The outcomes of chance; none yet where the choice is being made for the first time."""
    of: list[int] | msgspec.UnsetType = msgspec.UNSET
    """Of how many outcomes each was one, where a key gave them."""

    @classmethod
    def check(cls, table: Table, seat: int, decision: int, option: str, now: int) -> Self:
        """A seat answers the question; whether the rules allow it shows when it is applied."""
        state = table.playing.state
        if table.over:
            raise Refusal("over")
        if decision != table.decision:
            raise Refusal("stale", stale=True)
        if seat != state.seat:
            raise Refusal("not-your-turn", stale=True, name=table.places[state.seat].name)
        return cls(now, seat, option)

    def apply(self, table: Table, past: Past) -> None:
        step = self._step(table)
        past.events, self.chance = step.events, step.chance
        self.of = list(table.playing.choices[-1].outcome_counts) or msgspec.UNSET
        table.learned.append({})
        table.clock = list(table.clock)
        table.clock[self.seat] += clock.spent(table.asked_at, self.at)
        table.asked_at = self.at

    def _step(self, table: Table) -> Step:
        journal = table.playing
        if self.chance is not None:
            return journal.replay_choice(self.seat, self.choice, self.chance, self.of or ())
        try:
            return journal.choose(self.choice)
        except IllegalChoice as e:
            raise Refusal("illegal", stale=True, clause=e.clause) from None
        except BadAction:
            raise Refusal("no-such-option", stale=True) from None

    def waits(self, request: Request | None, places: list[Place]) -> Request | None:
        """Whoever wanted to take something back is too late; giving up can wait."""
        return request if request and request.what == "concede" else None

    def line(self, past: Past, eyes: int) -> wire.Chosen:
        option = self.choice if self.seat == eyes else None
        told = [event(t, eyes) for t in past.events]
        return wire.Chosen(past.seq, self.at, past.number, self.seat, option, told)
