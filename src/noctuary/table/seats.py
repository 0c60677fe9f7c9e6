"""Who sits at a table, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from noctuary.bots import BOT_NAMES, BadBot, make_bot, usual_bot
from noctuary.home.http import one_line
from noctuary.kernel import LoadedGame
from noctuary.words import LANGUAGES, Words

from .likeness import likeness
from .protocol import SPECTATOR, SeatKind
from .refusal import Refusal

if TYPE_CHECKING:
    from .table import Table

LONGEST_NAME = 24
LONGEST_SAYING = 500
LONGEST_THOUGHT = 60.0
"""Seconds that a bot may take for a choice."""
RESERVED = (
    *("You", "Me", "Seat", "Free", "Free seat", "Bot", "A bot", "Spectator", "A spectator"),
    *("Vous", "Moi", "Siège", "Place", "Libre", "Place libre", "Automate", "Un automate"),
    *("Spectateur", "Un spectateur", "Table", "Noctuary"),
)
"""What tables themselves call somebody, with or without a number."""


@dataclass(frozen=True)
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
    """A name that can be shown, and that says nothing else than who somebody is."""
    name = one_line(text, LONGEST_NAME)
    if not likeness(name):
        raise Refusal("name")
    if likeness(re.sub(r"\d", "", name)) & reserved():
        raise Refusal("name-reserved", name=name)
    return name


@cache
def reserved() -> frozenset[str]:
    """How the words look that tables say themselves."""
    return frozenset().union(*map(likeness, RESERVED))


def own_name(text: str, others: Iterable[str]) -> str:
    """A name that can be shown, and that nobody takes for one of the others."""
    name = clean_name(text)
    tell_apart(name, others)
    return name


def tell_apart(name: str, others: Iterable[str]) -> None:
    """Refuses a name that might be taken for one of the others."""
    for other in others:
        if likeness(name) & likeness(other):
            raise Refusal("name-taken", name=other)


def names_at(table: Table, but: int = SPECTATOR) -> Iterator[str]:
    """What the seats of a table are called, by themselves and by the game: all but one of them."""
    names = [p.name for p in table.places]
    said = [Words(table.game, lang, names=names, options=table.options) for lang in LANGUAGES]
    for seat, name in enumerate(names):
        if seat != but:
            yield name
            yield from (words.kind("seat", seat) for words in said)


def numbered(name: str) -> Iterator[str]:
    """The names of the seats that somebody holds alone: their own, and a second, and a third."""
    yield name
    yield from (f"{name} {n}" for n in ("II", "III", "IV", "V", "VI", "VII", "VIII"))


def clean_saying(text: str) -> str:
    """Something said that can be shown."""
    said = one_line(text, LONGEST_SAYING)
    if not said:
        raise Refusal("silence")
    return said


def clean_bot(spec: str, game: LoadedGame) -> str:
    """A bot that exists, can play the game, and thinks no longer than people wait."""
    try:
        bot = make_bot(make_bot(spec).spec)  # its own spec is the one that will be read again
    except (BadBot, ValueError):  # ValueError: thousands of digits
        raise Refusal("bot", text=one_line(spec, 40)) from None
    seconds, iterations = getattr(bot, "seconds", 0) or 0, getattr(bot, "iterations", 0) or 0
    if seconds > LONGEST_THOUGHT or iterations > 100_000:
        raise Refusal("bot-slow", text=one_line(spec, 40))
    return usual_bot(game) if bot.spec == "heuristic" else bot.spec


def alone(names: Iterable[str]) -> bool:
    """Whether seats with these names are one person's, told apart by numerals: nothing is secret
    between them. Two people at one screen have names of their own.
    """
    return len({re.sub(r" [IVX]+$", "", name) for name in names}) < 2


def bot_names(taken: list[str], count: int) -> list[str]:
    """Names for bots that nobody at the table has."""
    known = frozenset[str]().union(*map(likeness, taken))
    free = [n for n in BOT_NAMES if not known & likeness(n)]
    return (free + [f"{n} II" for n in BOT_NAMES])[:count]
