"""Who holds the seats of a table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from noctuary.bots import BadBot, default_bot, make_bot
from noctuary.kernel import LoadedGame
from noctuary.plugin.http import to_one_line

from ..protocol import SeatKind
from ..refusal import TableRefusal
from ..workers import MAX_THINKING_SECONDS

MAX_ITERATIONS = 100_000


@dataclass(frozen=True)
class Occupant:
    """Who holds a seat. Several seats may belong to one person."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    person: int = 0

    @property
    def is_automatic(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.kind != "person" or self.stand_in


def validate_bot(spec: str, game: LoadedGame) -> str:
    """Return the spec of a bot that can play a game.

    Raise TableRefusal if there is no such bot, or if it thinks longer than people wait.
    """
    try:
        bot = make_bot(make_bot(spec).spec)  # its own spec is the one that will be read again
    except (BadBot, ValueError):  # ValueError: thousands of digits
        raise TableRefusal("bot", text=to_one_line(spec, 40)) from None
    seconds, iterations = getattr(bot, "seconds", 0) or 0, getattr(bot, "iterations", 0) or 0
    if seconds > MAX_THINKING_SECONDS or iterations > MAX_ITERATIONS:
        raise TableRefusal("bot-slow", text=to_one_line(spec, 40))
    return default_bot(game) if bot.spec == "heuristic" else bot.spec


def are_one_person(names: Iterable[str]) -> bool:
    """Return whether seats with these names belong to one person, who numbers them.

    Between such seats nothing is secret. Two people at one screen have names of their own.
    """
    return len({re.sub(r" [IVX]+$", "", name) for name in names}) < 2
