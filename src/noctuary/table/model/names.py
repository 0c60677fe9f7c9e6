"""Names of persons and bots, and the text of chat."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from noctuary.bots import BOT_NAMES
from noctuary.i18n import LANGUAGES, FluentGameTexts
from noctuary.plugin.http import to_one_line

from ..protocol import SPECTATOR
from ..refusal import TableRefusal
from .confusables import skeletons
from .table import Table

MAX_NAME_LENGTH = 24
"""Characters."""

MAX_CHAT_LENGTH = 500
"""Characters."""

RESERVED = (
    *("You", "Me", "Seat", "Free", "Free seat", "Bot", "A bot", "Spectator", "A spectator"),
    *("Vous", "Moi", "Siège", "Place", "Libre", "Place libre", "Automate", "Un automate"),
    *("Spectateur", "Un spectateur", "Table", "Noctuary"),
)
"""What the product itself calls somebody, with or without a number."""


def validate_name(text: str) -> str:
    """Return a name on one printable line. Raise TableRefusal if it is empty or reserved."""
    name = to_one_line(text, MAX_NAME_LENGTH)
    if not skeletons(name):
        raise TableRefusal("name")
    if skeletons(re.sub(r"\d", "", name)) & reserved():
        raise TableRefusal("name-reserved", name=name)
    return name


@cache
def reserved() -> frozenset[str]:
    """Return the skeletons of all reserved names."""
    return frozenset().union(*map(skeletons, RESERVED))


def unique_name(text: str, others: Iterable[str]) -> str:
    """Return a valid name. Raise TableRefusal if it can be confused with one of the others."""
    name = validate_name(text)
    check_distinct(name, others)
    return name


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raise TableRefusal if a name can be confused with one of the others."""
    for other in others:
        if skeletons(name) & skeletons(other):
            raise TableRefusal("name-taken", name=other)


def names_at(table: Table, but: int = SPECTATOR) -> Iterator[str]:
    """Yield what the seats of a table are called, by persons and by the game, all `but` one."""
    names = [p.name for p in table.occupants]
    texts = [
        FluentGameTexts(table.game, lang, names=names, options=table.options) for lang in LANGUAGES
    ]
    for seat, name in enumerate(names):
        if seat != but:
            yield name
            yield from (game_texts.kind("seat", seat) for game_texts in texts)


def numbered_names(name: str) -> Iterator[str]:
    """Yield the names of one person's seats: the name alone, then with II, III and so on."""
    yield name
    yield from (f"{name} {n}" for n in ("II", "III", "IV", "V", "VI", "VII", "VIII"))


def validate_chat(text: str) -> str:
    """Return chat on one printable line. Raise TableRefusal if nothing is left."""
    line = to_one_line(text, MAX_CHAT_LENGTH)
    if not line:
        raise TableRefusal("silence")
    return line


def bot_names(taken: list[str], count: int) -> list[str]:
    """Return names for bots that cannot be confused with those taken."""
    known = frozenset[str]().union(*map(skeletons, taken))
    free = [n for n in BOT_NAMES if not known & skeletons(n)]
    return (free + [f"{n} II" for n in BOT_NAMES])[:count]
