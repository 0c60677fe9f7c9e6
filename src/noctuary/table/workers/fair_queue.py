"""Who thinks next, and for how long: not everybody can at once.

Thoughts wait in a line for each address. A free place goes to the address that has thought least so
far, there to the thought that has waited longest; an address that was given none for a whole round
goes first. While anybody waits, those who think may do so only for their share of a round: every
address has as much of it as the others, and divides it among its thoughts.

Whoever asks for a place has a turn, and the turn alone says whether it waits, has a place or has
left: each of these happens to it once, in whatever order people come, go and change their minds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, MutableSequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

log = logging.getLogger("noctuary.table")

ROUND_SECONDS = 10.0
"""Seconds in which everybody who waits has a turn, or soon after: who has begun is let finish."""
IDLE_SECONDS = 5.0
"""Seconds that a place may be held with no process behind it, before it is taken back."""


class Work(Protocol):
    """What is done in a place."""

    def alive(self) -> bool:
        """Whether a process may still be at it."""

    def give_up(self) -> None:
        """Ends the process, which does not answer."""


@dataclass(eq=False)
class Ticket:
    """A thought that waits for a place, has one, or has left."""

    line: AddressQueue
    most: float
    """Seconds that it may take where nobody waits."""
    called: asyncio.Future[None] = field(default_factory=asyncio.Future)
    """Done when it has a place; cancelled with whoever waits for it."""
    slot: int | None = None
    since: float = 0.0
    """When it was given its place."""
    works: list[Work] = field(default_factory=list)
    """What was begun in its place."""
    stopped: float | None = None
    """Since when nobody wants to know any more."""
    idle: float | None = None
    """Since when it was seen to hold its place with no process behind it."""
    gone: bool = False

    @property
    def waits(self) -> bool:
        """Whether it would take a place: not when its task was cancelled and has yet to notice."""
        return not self.called.done()

    def alive(self) -> bool:
        """Whether a process may be at work in its place."""
        return any(work.alive() for work in self.works)


@dataclass(eq=False)
class AddressQueue:
    """The thoughts of one address."""

    served: float = 0.0
    """When one of them was given a place last, or the first came."""
    spent: float = 0.0
    """Seconds that were thought; who comes later begins with the least of all."""
    turns: int = 0
    """How many think or wait."""
    waiting: dict[Ticket, None] = field(default_factory=dict)
    """The first to come first."""

    def first(self) -> Ticket | None:
        """Who has waited longest of those who still wait."""
        return next((turn for turn in self.waiting if turn.waits), None)


class FairScheduler:
    """The places in which can be thought; `limits` says of each how many seconds are allowed.
    `longest`: seconds after which a process that was told to stop is given up.
    """

    def __init__(
        self,
        limits: MutableSequence[float],
        round: float = ROUND_SECONDS,
        *,
        name: str = "",
        longest: float = float("inf"),
    ) -> None:
        self.limits, self.round, self.name, self.longest = limits, round, name, longest
        self.lost = 0
        """Places that were held with no process behind them."""
        self._free = list(range(len(limits)))
        self._thinking: dict[int, Ticket] = {}
        self._lines: dict[str, AddressQueue] = {}
        """By address; one where nothing thinks or waits only while it is ahead of the others."""
        self._watch: asyncio.TimerHandle | None = None

    @property
    def taken(self) -> int:
        """How many places are taken."""
        return len(self._thinking)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a place."""
        return sum(turn.waits for line in self._lines.values() for turn in line.waiting)

    @asynccontextmanager
    async def acquire(self, whose: str, most: float) -> AsyncIterator[Ticket]:
        """A place, as soon as it is one's turn. However one goes, it is free for the next one once
        no process is at work in it.
        """
        turn = self._ask(whose, most)
        try:
            await turn.called
            yield turn
        finally:
            if turn.alive():
                self.preempt(turn)
            else:
                self.release(turn)

    def begin(self, turn: Ticket, work: Work) -> None:
        """A process is to work for a turn; who begins it tells `rid` when it is done."""
        turn.works.append(work)
        turn.idle = None

    def preempt(self, turn: Ticket) -> None:
        """Nobody wants to know any more what a turn is for."""
        if turn.stopped is None:
            turn.stopped, turn.most = time.monotonic(), 0.0
        if turn.slot is not None and not turn.gone:
            self.limits[turn.slot] = 0.0

    def rid(self, turn: Ticket) -> None:
        """A process is done with what it did for a turn."""
        turn.idle = None
        if turn.stopped is not None and not turn.alive():
            self.release(turn)

    def release(self, turn: Ticket) -> None:
        """A turn is over; its place, if it has one, is free for the next one."""
        if turn.gone:
            return
        turn.gone = True
        turn.works.clear()
        turn.line.waiting.pop(turn, None)
        if turn.slot is not None:
            del self._thinking[turn.slot]
            turn.line.spent += time.monotonic() - turn.since
            self._free.append(turn.slot)
        self._part(turn.line)

    def _ask(self, whose: str, most: float) -> Ticket:
        """A turn that waits or has a place already."""
        line = self._join(whose)
        turn = Ticket(line, most)
        line.waiting[turn] = None
        self._deal()
        if turn.waits:
            self._inspect()
            self._watch_on()
        return turn

    def _join(self, whose: str) -> AddressQueue:
        """The line of an address, with one more in it."""
        line = self._lines.setdefault(whose, AddressQueue())
        if not line.turns:
            least = min((x.spent for x in self._busy()), default=0.0)
            line.served, line.spent = time.monotonic(), max(line.spent, least)
        line.turns += 1
        return line

    def _part(self, line: AddressQueue) -> None:
        """One less in a line; the others go on."""
        line.turns -= 1
        if not line.turns:
            least = min((x.spent for x in self._busy()), default=float("inf"))
            kept = {a: x for a, x in self._lines.items() if x.turns or x.spent > least}
            self._lines = kept
        self._deal()

    def _busy(self) -> list[AddressQueue]:
        """The lines in which something thinks or waits."""
        return [line for line in self._lines.values() if line.turns]

    def _deal(self) -> None:
        """Gives free places to those whose turn it is, and everybody their share."""
        busy = self._busy()
        while self._free and (waiting := [line for line in busy if line.first()]):
            line = self._next(waiting)
            turn = line.first()
            assert turn is not None
            del line.waiting[turn]
            turn.slot = place = self._free.pop()
            turn.since = line.served = time.monotonic()
            self._thinking[place] = turn
            turn.called.set_result(None)
        crowded = any(line.first() for line in busy)
        round = self.round * len(self.limits) if crowded else float("inf")
        for place, turn in self._thinking.items():
            self.limits[place] = min(turn.most, round / len(busy) / turn.line.turns)
        if not crowded and self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _next(self, waiting: list[AddressQueue]) -> AddressQueue:
        """The line that is served next."""
        longest = min(waiting, key=lambda line: line.served)
        if time.monotonic() - longest.served > self.round:
            return longest
        return min(waiting, key=lambda line: line.spent)

    def _watch_on(self) -> None:
        """While anybody waits, what they wait for is looked at each round."""
        if self._watch is None and self.waiting:
            self._watch = asyncio.get_running_loop().call_later(self.round, self._look)

    def _look(self) -> None:
        self._watch = None
        self._inspect()
        self._watch_on()

    def _inspect(self) -> None:
        """Takes back places that nobody works in, and processes that do not stop."""
        now = time.monotonic()
        for turn in [*self._thinking.values()]:
            told = {"pool": self.name, "place": turn.slot}
            if turn.alive():
                turn.idle = None
                if turn.stopped is not None and now - turn.stopped > self.longest:
                    log.warning("a thinking process does not stop", extra=told)
                    for work in turn.works:
                        work.give_up()
            elif turn.idle is None:
                turn.idle = now
            elif now - turn.idle >= IDLE_SECONDS:
                self.lost += 1
                log.error("a place was held with no process behind it", extra=told)
                self.release(turn)
