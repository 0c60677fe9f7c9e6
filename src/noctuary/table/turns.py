"""Who thinks next, and for how long: not everybody can at once.

Thoughts wait in a line for each address. A free place goes to the address that has thought least so
far, there to the thought that has waited longest; an address that was given none for a whole round
goes first. While anybody waits, those who think may do so only for their share of a round: every
address has as much of it as the others, and divides it among its thoughts.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import MutableSequence
from dataclasses import dataclass, field

ROUND = 10.0
"""Seconds in which everybody who waits has a turn, or soon after: who has begun is let finish."""


@dataclass(eq=False)
class Turn:
    """A thought that waits for a place, or has one."""

    line: Line
    most: float
    """Seconds that it may take where nobody waits."""
    place: asyncio.Future[int] = field(default_factory=asyncio.Future)
    since: float = 0.0
    """When it was given its place."""


@dataclass(eq=False)
class Line:
    """The thoughts of one address."""

    served: float = 0.0
    """When one of them was given a place last, or the first came."""
    spent: float = 0.0
    """Seconds that were thought; who comes later begins with the least of all."""
    turns: int = 0
    """How many think or wait."""
    waiting: deque[Turn] = field(default_factory=deque)


class Turns:
    """The places in which can be thought; `limits` says of each how many seconds are allowed."""

    def __init__(self, limits: MutableSequence[float], round: float = ROUND) -> None:
        self.limits, self.round = limits, round
        self._free = list(range(len(limits)))
        self._thinking: dict[int, Turn] = {}
        self._lines: dict[str, Line] = {}
        """By address; one where nothing thinks or waits only while it is ahead of the others."""

    async def take(self, whose: str, most: float) -> int:
        """A place, as soon as it is one's turn."""
        line = self._join(whose)
        turn = Turn(line, most)
        line.waiting.append(turn)
        self._deal()
        try:
            return await turn.place
        except asyncio.CancelledError:
            if turn.place.cancelled():
                line.waiting.remove(turn)
                self._part(line)
            else:
                self.leave(turn.place.result())
            raise

    def stop(self, place: int) -> None:
        """Nobody wants to know any more what is thought there."""
        self._thinking[place].most = self.limits[place] = 0.0

    def leave(self, place: int) -> None:
        """A place is free for the next one."""
        turn = self._thinking.pop(place)
        turn.line.spent += time.monotonic() - turn.since
        self._free.append(place)
        self._part(turn.line)

    def _join(self, whose: str) -> Line:
        """The line of an address, with one more in it."""
        line = self._lines.setdefault(whose, Line())
        if not line.turns:
            least = min((x.spent for x in self._busy()), default=0.0)
            line.served, line.spent = time.monotonic(), max(line.spent, least)
        line.turns += 1
        return line

    def _part(self, line: Line) -> None:
        """One less in a line; the others go on."""
        line.turns -= 1
        if not line.turns:
            least = min((x.spent for x in self._busy()), default=float("inf"))
            kept = {a: x for a, x in self._lines.items() if x.turns or x.spent > least}
            self._lines = kept
        self._deal()

    def _busy(self) -> list[Line]:
        """The lines in which something thinks or waits."""
        return [line for line in self._lines.values() if line.turns]

    def _deal(self) -> None:
        """Gives free places to those whose turn it is, and everybody their share."""
        busy = self._busy()
        while self._free and (waiting := [line for line in busy if line.waiting]):
            line = self._next(waiting)
            turn, place = line.waiting.popleft(), self._free.pop()
            turn.since = line.served = time.monotonic()
            self._thinking[place] = turn
            turn.place.set_result(place)
        crowded = any(line.waiting for line in busy)
        round = self.round * len(self.limits) if crowded else float("inf")
        for place, turn in self._thinking.items():
            self.limits[place] = min(turn.most, round / len(busy) / turn.line.turns)

    def _next(self, waiting: list[Line]) -> Line:
        """The line that is served next."""
        longest = min(waiting, key=lambda line: line.served)
        if time.monotonic() - longest.served > self.round:
            return longest
        return min(waiting, key=lambda line: line.spent)
