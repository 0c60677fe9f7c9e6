"""Bots by their specs."""

from __future__ import annotations

import os
import re

from noctuary.kernel import LoadedGame

from .bot import BadBot, Bot
from .heuristic import HeuristicBot
from .ismcts import Ismcts, ShouldStop, never
from .random_bot import RandomBot

SPEC_HELP = (
    "random, heuristic, ismcts:1000 (iterations), ismcts:1s or ismcts:250ms (time for a choice)"
)
HINT_BOT = "ismcts:1s"
"""The bot of hints where no other is asked for."""
BOT_NAMES = ("Agatha", "Basile", "Odette", "Edgar", "Irma", "Victor", "Ada", "Hugo")
BUDGET = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s)|([0-9]+)")


def make_bot(spec: str, seed: int = 0, enough: ShouldStop = never, cores: int = 1) -> Bot:
    """Return the bot of a spec; raise BadBot if there is none.

    The same spec and seed always play alike, unless the budget is a time, which may be spent on
    several `cores`, or `enough` ends it early.
    """
    name, colon, rest = spec.strip().partition(":")
    if name == "random" and not colon:
        return RandomBot(seed)
    if name == "heuristic" and not colon:
        return HeuristicBot(seed)
    if name == "ismcts":
        budget = BUDGET.fullmatch(rest)
        if budget and float(budget[1] or budget[3]) > 0:
            if budget[3]:
                return Ismcts(seed, iterations=int(budget[3]), enough=enough)
            seconds = float(budget[1]) / (1000 if budget[2] == "ms" else 1)
            return Ismcts(seed, seconds=seconds, enough=enough, cores=cores)
    raise BadBot(f"there is no bot {spec!r}; allowed: {SPEC_HELP}")


def can_play(spec: str, game: LoadedGame) -> bool:
    """Return whether the bot of a spec has what it needs from a game; raise BadBot for no bot."""
    return not isinstance(make_bot(spec), HeuristicBot) or game.spec.evaluation is not None


def default_bot(game: LoadedGame) -> str:
    """Return the spec of the bot that plays where no other was asked for."""
    return "heuristic" if game.spec.evaluation else "random"


def spare_cores() -> int:
    """Return the idle cores of this machine; at least 1."""
    try:
        return max(1, len(os.sched_getaffinity(0)) - int(os.getloadavg()[0]))
    except (AttributeError, OSError):  # not on every system
        return 1
