"""What the seats of a table are called, and what may be said at it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from noctuary.bots import BOT_NAMES
from noctuary.i18n import LANGUAGES, FluentGameTexts
from noctuary.plugin.http import to_one_line

from ..protocol import SPECTATOR
from ..refusal import TableRefusal
from .confusables import skeletons

if TYPE_CHECKING:
    from .table import Table

MAX_NAME_LENGTH = 24

MAX_CHAT_LENGTH = 500

RESERVED = (
    *("You", "Me", "Seat", "Free", "Free seat", "Bot", "A bot", "Spectator", "A spectator"),
    *("Vous", "Moi", "Siège", "Place", "Libre", "Place libre", "Automate", "Un automate"),
    *("Spectateur", "Un spectateur", "Table", "Noctuary"),
)
"""What tables themselves call somebody, with or without a number."""


def validate_name(text: str) -> str:
    """A name that can be shown, and that says nothing else than who somebody is."""
    name = to_one_line(text, MAX_NAME_LENGTH)
    if not skeletons(name):
        raise TableRefusal("name")
    if skeletons(re.sub(r"\d", "", name)) & reserved():
        raise TableRefusal("name-reserved", name=name)
    return name


@cache
def reserved() -> frozenset[str]:
    """How the words look that tables say themselves."""
    return frozenset().union(*map(skeletons, RESERVED))


def unique_name(text: str, others: Iterable[str]) -> str:
    """A name that can be shown, and that nobody takes for one of the others."""
    name = validate_name(text)
    check_distinct(name, others)
    return name


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Refuses a name that might be taken for one of the others."""
    for other in others:
        if skeletons(name) & skeletons(other):
            raise TableRefusal("name-taken", name=other)


def names_at(table: Table, but: int = SPECTATOR) -> Iterator[str]:
    """What the seats of a table are called, by themselves and by the game: all but one of them."""
    names = [p.name for p in table.occupants]
    said = [
        FluentGameTexts(table.game, lang, names=names, options=table.options) for lang in LANGUAGES
    ]
    for seat, name in enumerate(names):
        if seat != but:
            yield name
            yield from (words.kind("seat", seat) for words in said)


def numbered_names(name: str) -> Iterator[str]:
    """The names of the seats that somebody holds alone: their own, and a second, and a third."""
    yield name
    yield from (f"{name} {n}" for n in ("II", "III", "IV", "V", "VI", "VII", "VIII"))


def validate_chat(text: str) -> str:
    """Something said that can be shown."""
    said = to_one_line(text, MAX_CHAT_LENGTH)
    if not said:
        raise TableRefusal("silence")
    return said


def bot_names(taken: list[str], count: int) -> list[str]:
    """Names for bots that nobody at the table has."""
    known = frozenset[str]().union(*map(skeletons, taken))
    free = [n for n in BOT_NAMES if not known & skeletons(n)]
    return (free + [f"{n} II" for n in BOT_NAMES])[:count]
