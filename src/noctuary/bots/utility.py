"""The utility of seats: from points and results to the share of a win that a search maximises."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from noctuary.kernel import COMPETITIVE, LoadedGame

from .heuristic import has_evaluation

GAMES = 16  # random games, to measure how far apart points usually are
RESULT = 0.6  # the share of the reward at the end that is the result; the rest is the lead


@dataclass(frozen=True)
class Utility:
    """The value of a lead in points between sides."""

    spread: float = 1.0
    """A usual difference in points, between sides or from `base` when all play together."""
    base: float = 0.0
    is_result: bool = False
    """Whether the evaluation's unit is thousandths of a win."""

    def wins(
        self, points: tuple[int, ...], result: tuple[int, ...] | None, sides: tuple[int, ...]
    ) -> list[float]:
        """Return the share of a win that each seat may expect, or has with this result."""
        if self.is_result:
            return [min(1000, max(0, n)) / 1000 for n in (points if result is None else result)]
        leads = self.leads(points, sides)
        hopes = [0.5 + 0.5 * math.tanh(x / self.spread) for x in leads]
        if result is None:
            return hopes
        return [RESULT * r / 1000 + (1 - RESULT) * h for r, h in zip(result, hopes, strict=True)]

    def leads(self, points: tuple[int, ...], sides: tuple[int, ...]) -> list[float]:
        """Return how far the side of each seat is ahead of the best other one, or of `base`.

        A side has the mean points of its seats.
        """
        sums: dict[int, int] = {}
        for side, n in zip(sides, points, strict=True):
            sums[side] = sums.get(side, 0) + n
        means = {side: n / sides.count(side) for side, n in sums.items()}
        if len(means) == 1:
            return [means[s] - self.base for s in sides]
        second, first = sorted(means.values())[-2:]
        return [means[s] - (second if means[s] == first else first) for s in sides]


@lru_cache(maxsize=64)
def utility_of(game: LoadedGame, seats: int) -> Utility:
    """Return the utility of a game with some number of seats."""
    declared = game.spec.sides
    if has_evaluation(game) and (declared != COMPETITIVE or seats == 1):
        return Utility(is_result=True)
    ends = []
    for seed in range(GAMES):
        position = game.new(seats=seats, seed=seed)
        position.playout(seed)
        ends.append((position.score, position.sides()))
    base = sum(points[0] for points, _ in ends) / GAMES
    raw = Utility(base=base)
    leads = [x for points, sides in ends for x in raw.leads(points, sides)]
    spread = math.sqrt(sum(x * x for x in leads) / len(leads))
    return Utility(max(1.0, spread), base)
