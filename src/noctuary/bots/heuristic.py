"""A bot that does what looks best at once."""

from __future__ import annotations

import math
from collections.abc import Iterable

from noctuary.kernel import LoadedGame

from .bot import Advice, BadBot, Bot, rank
from .knowledge import SeatKnowledge

WORLD = 1  # any world will do: the evaluation reads only what the seat sees in all of them
TEMPERATURE = 150  # weights this far apart make one option about three times as likely as the other


class HeuristicBot(Bot):
    """Take the option that the evaluation scores best, without looking ahead."""

    spec = "heuristic"

    def choose(self, knowledge: SeatKnowledge) -> int:
        """The option with the largest weight."""
        weights = score_options(knowledge)
        top = max(weights)
        best = [c for c, w in zip(knowledge.legal, weights, strict=True) if w == top]
        return best[0] if len(best) == 1 else self.stream(knowledge).choice(best)

    def advise(self, knowledge: SeatKnowledge) -> list[Advice]:
        """Weights as shares."""
        name = knowledge.game.action_id
        shares = softmax(score_options(knowledge), TEMPERATURE)
        advice = {c: Advice(name(c), s) for c, s in zip(knowledge.legal, shares, strict=True)}
        return rank(knowledge, advice)


def score_options(knowledge: SeatKnowledge) -> list[int]:
    """The weight of every option."""
    if not has_evaluation(knowledge.game):
        raise BadBot(
            f"{knowledge.game.id} has no evaluation; allowed: random, ismcts:1000, ismcts:1s"
        )
    world = knowledge.sample(WORLD)
    weights = dict(zip(world.legal(), world.action_scores(), strict=True))
    return [weights[c] for c in knowledge.legal]


def has_evaluation(game: LoadedGame) -> bool:
    """Whether a game tells bots what looks good."""
    return game.spec.evaluation is not None


def added(numbers: Iterable[float]) -> float:
    """Their sum, each added to those before it: `sum` rounds otherwise from Python 3.12 on."""
    total = 0.0
    for x in numbers:
        total += x
    return total


def softmax(weights: list[int], temper: float) -> list[float]:
    """Weights as shares that sum to 1."""
    top = max(weights)
    raw = [math.exp(max(-700.0, (w - top) / temper)) for w in weights]
    total = added(raw)
    return [x / total for x in raw]
