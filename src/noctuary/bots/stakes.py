"""What seats play for: from points and results to the share of a win that a search maximises."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from noctuary.kernel import Loaded

from .heuristic import has_sense

GAMES = 16  # random games that show what is at stake
RESULT = 0.6  # how much of the reward at the end is the result; the rest is by how much


@dataclass(frozen=True)
class Stakes:
    """How much a lead in points means, and whether all seats win or lose together."""

    together: bool
    spread: float
    """A usual difference in points: between seats, or from `base` when all play together."""
    base: float
    told: bool = False
    """Whether the game's sense tells what a position is worth in thousandths of a common win."""

    def wins(self, points: tuple[int, ...], result: tuple[int, ...] | None) -> list[float]:
        """The share of a win each seat may expect with these points, or has with this result."""
        if self.told:
            return [min(1000, max(0, n)) / 1000 for n in (points if result is None else result)]
        leads = self.leads(points)
        hopes = [0.5 + 0.5 * math.tanh(x / self.spread) for x in leads]
        if result is None:
            return hopes
        return [RESULT * r / 1000 + (1 - RESULT) * h for r, h in zip(result, hopes, strict=True)]

    def leads(self, points: tuple[int, ...]) -> list[float]:
        """How far each seat is ahead of the best of the others, or of what is usual."""
        if self.together:
            return [n - self.base for n in points]
        if len(points) == 2:
            a, b = points
            return [a - b, b - a]
        second, first = sorted(points)[-2:]
        return [n - (second if n == first else first) for n in points]


@lru_cache(maxsize=64)
def stakes_of(game: Loaded, seats: int) -> Stakes:
    """What is at stake in a game with so many seats, from a few random games."""
    ends = []
    for seed in range(GAMES):
        position = game.new(seats=seats, seed=seed)
        position.playout(seed)
        ends.append((position.score, position.result))
    together = seats == 1 or all(len(set(r)) == 1 for _, r in ends)
    base = sum(s[0] for s, _ in ends) / GAMES
    raw = Stakes(together, 1.0, base)
    leads = [x for s, _ in ends for x in raw.leads(s)]
    spread = math.sqrt(sum(x * x for x in leads) / len(leads))
    return Stakes(together, max(1.0, spread), base, together and has_sense(game))
