"""A bot that does what looks best at once."""

from __future__ import annotations

import math
from collections.abc import Iterable

from noctuary.kernel import LoadedGame

from .bot import Advice, BadBot, Bot, ranked
from .knowledge import Knowledge

WORLD = 1  # any world will do: sense.weigh reads only what the seat sees in all of them
TEMPER = 150  # weights this far apart make one option about three times as likely as the other


class HeuristicBot(Bot):
    """Takes what the game's `sense.weigh` likes best, without looking ahead."""

    spec = "heuristic"

    def choose(self, knowledge: Knowledge) -> int:
        """The option with the largest weight."""
        weights = weigh(knowledge)
        top = max(weights)
        best = [c for c, w in zip(knowledge.legal, weights, strict=True) if w == top]
        return best[0] if len(best) == 1 else self.stream(knowledge).choice(best)

    def advise(self, knowledge: Knowledge) -> list[Advice]:
        """Weights as shares."""
        name = knowledge.game.action_id
        shares = likelihood(weigh(knowledge), TEMPER)
        advice = {c: Advice(name(c), s) for c, s in zip(knowledge.legal, shares, strict=True)}
        return ranked(knowledge, advice)


def weigh(knowledge: Knowledge) -> list[int]:
    """The weight of every option."""
    if not has_sense(knowledge.game):
        raise BadBot(
            f"{knowledge.game.id} has no sense.py; allowed: random, ismcts:1000, ismcts:1s"
        )
    world = knowledge.sample(WORLD)
    weights = dict(zip(world.legal(), world.weigh(), strict=True))
    return [weights[c] for c in knowledge.legal]


def has_sense(game: LoadedGame) -> bool:
    """Whether a game tells bots what looks good."""
    return game.spec.sense is not None


def added(numbers: Iterable[float]) -> float:
    """Their sum, each added to those before it: `sum` rounds otherwise from Python 3.12 on."""
    total = 0.0
    for x in numbers:
        total += x
    return total


def likelihood(weights: list[int], temper: float) -> list[float]:
    """Weights as shares that sum to 1."""
    top = max(weights)
    raw = [math.exp(max(-700.0, (w - top) / temper)) for w in weights]
    total = added(raw)
    return [x / total for x in raw]
