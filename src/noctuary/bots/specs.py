"""Bots by name."""

from __future__ import annotations

import re

from .bot import Advice, BadBot, Bot
from .heuristic import HeuristicBot
from .ismcts import Ismcts
from .knowledge import Knowledge
from .random_bot import RandomBot

ALLOWED = (
    "random, heuristic, ismcts:1000 (iterations), ismcts:1s or ismcts:250ms (time for a choice)"
)
BUDGET = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s)|([0-9]+)")


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec; the same spec and seed always play alike, unless the budget is a time."""
    name, colon, rest = spec.strip().partition(":")
    if name == "random" and not colon:
        return RandomBot(seed)
    if name == "heuristic" and not colon:
        return HeuristicBot(seed)
    if name == "ismcts":
        budget = BUDGET.fullmatch(rest)
        if budget and float(budget[1] or budget[3]) > 0:
            if budget[3]:
                return Ismcts(seed, iterations=int(budget[3]))
            return Ismcts(seed, seconds=float(budget[1]) / (1000 if budget[2] == "ms" else 1))
    raise BadBot(f"there is no bot {spec!r}; allowed: {ALLOWED}")


def hint(knowledge: Knowledge, spec: str = "ismcts:1s", seed: int = 0) -> list[Advice]:
    """What a bot thinks of every option that a seat has, best first."""
    return make_bot(spec, seed).advise(knowledge)
