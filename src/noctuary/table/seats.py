"""Who sits at a table, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass

from noctuary.bots import BOT_NAMES, BadBot, make_bot, usual_bot
from noctuary.home.http import one_line
from noctuary.kernel import Loaded

from .protocol import SeatKind
from .refusal import Refusal

LONGEST_NAME = 24
LONGEST_SAYING = 500
LONGEST_THOUGHT = 60.0
"""Seconds that a bot may take for a choice."""


@dataclass
class Place:
    """A seat: who holds it, and which person that is (several seats may be one person's)."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    person: int = 0

    @property
    def automatic(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind != "person" or self.stand_in


def clean_name(text: str) -> str:
    """A name that can be shown."""
    name = one_line(text, LONGEST_NAME)
    if not name:
        raise Refusal("name")
    return name


def clean_saying(text: str) -> str:
    """Something said that can be shown."""
    said = one_line(text, LONGEST_SAYING)
    if not said:
        raise Refusal("silence")
    return said


def clean_bot(spec: str, game: Loaded) -> str:
    """A bot that exists, can play the game, and thinks no longer than people wait."""
    try:
        bot = make_bot(make_bot(spec).spec)  # its own spec is the one that will be read again
    except (BadBot, ValueError):  # ValueError: thousands of digits
        raise Refusal("bot", text=one_line(spec, 40)) from None
    seconds, iterations = getattr(bot, "seconds", 0) or 0, getattr(bot, "iterations", 0) or 0
    if seconds > LONGEST_THOUGHT or iterations > 100_000:
        raise Refusal("bot-slow", text=one_line(spec, 40))
    return usual_bot(game) if bot.spec == "heuristic" else bot.spec


def bot_names(taken: list[str], count: int) -> list[str]:
    """Names for bots that nobody at the table has."""
    free = [n for n in BOT_NAMES if n not in taken]
    return (free + [f"{n} II" for n in BOT_NAMES])[:count]
