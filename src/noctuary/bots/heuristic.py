"""A bot that takes the option with the best score."""

from __future__ import annotations

import math
from collections.abc import Iterable

from noctuary.kernel import LoadedGame

from .bot import Advice, BadBot, Bot, rank
from .knowledge import SeatKnowledge

WORLD = 1  # the seed of a sample: any will do, since the evaluation reads only what the seat sees
TEMPERATURE = 150  # scores this far apart make one option about three times as likely


class HeuristicBot(Bot):
    """A bot that takes the option which the evaluation scores best, without looking ahead."""

    spec = "heuristic"

    def choose(self, knowledge: SeatKnowledge) -> int:
        """Return the option with the best score, at random among equals."""
        weights = score_options(knowledge)
        top = max(weights)
        best = [c for c, w in zip(knowledge.legal, weights, strict=True) if w == top]
        return best[0] if len(best) == 1 else self.stream(knowledge).choice(best)

    def advise(self, knowledge: SeatKnowledge) -> list[Advice]:
        """Return scores as shares."""
        name = knowledge.game.action_id
        shares = softmax(score_options(knowledge), TEMPERATURE)
        advice = {c: Advice(name(c), s) for c, s in zip(knowledge.legal, shares, strict=True)}
        return rank(knowledge, advice)


def score_options(knowledge: SeatKnowledge) -> list[int]:
    """Return the score of every option; raise BadBot for a game without an evaluation."""
    if not has_evaluation(knowledge.game):
        raise BadBot(
            f"{knowledge.game.id} has no evaluation; allowed: random, ismcts:1000, ismcts:1s"
        )
    world = knowledge.sample(WORLD)
    weights = dict(zip(world.legal(), world.action_scores(), strict=True))
    return [weights[c] for c in knowledge.legal]


def has_evaluation(game: LoadedGame) -> bool:
    """Return whether a game has an evaluation."""
    return game.spec.evaluation is not None


def added(numbers: Iterable[float]) -> float:
    """Return a sum, term by term from left to right: `sum` rounds otherwise from Python 3.12 on."""
    total = 0.0
    for x in numbers:
        total += x
    return total


def softmax(weights: list[int], temper: float) -> list[float]:
    """Return scores as shares that sum to 1."""
    top = max(weights)
    raw = [math.exp(max(-700.0, (w - top) / temper)) for w in weights]
    total = added(raw)
    return [x / total for x in raw]
