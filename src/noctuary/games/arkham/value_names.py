"""How Arkham names its cards, its seats and the abilities of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from noctuary.plugin import GameTexts, ValueNames

from .ability import DESIGNATOR, FORCED, ORDER
from .components import CODE, LEVEL, SEATS, TITLE, Designator

SHARED = {title for title, n in Counter(TITLE).items() if n > 1}
"""Titles of several cards, which levels or subtitles tell apart."""


def code(words: GameTexts, row: int) -> int:
    """Return the number of the card that is printed on a card of the table."""
    found: int = words.parameters["code"][row]
    return found


def title(words: GameTexts, k: int) -> str:
    """Return the printed name, with its level where there are several of that name."""
    name = words.format(f"card-{CODE[k]}")
    return f"{name} ({LEVEL[k]})" if LEVEL[k] > 0 and TITLE[k] in SHARED else name


def card(words: GameTexts, value: int) -> str:
    """Return a card of the table; of a location only what its unrevealed side tells."""
    return title(words, code(words, value)) if value >= 0 else words.format("no-card")


def seat(words: GameTexts, value: int) -> str:
    """Return the investigator of a seat; the scenario and its second deck own cards too."""
    if value < min(SEATS, words.seats):
        return card(words, value)
    return words.format(f"owner-{value}")


def place(words: GameTexts, value: int) -> str:
    """Return a location whose revealed side everybody has seen: with its subtitle if others share
    it.
    """
    k = code(words, value)
    sub = f"card-{CODE[k]}.sub"
    named = title(words, k)
    return f"{named} ({words.format(sub)})" if words.speech.has(sub) else named


def revealed(words: GameTexts, fields: Mapping[str, int | None]) -> dict[str, str]:
    """Return a location that has just been turned over."""
    assert fields["place"] is not None
    return {"place": place(words, fields["place"])}


def use(words: GameTexts, fields: Mapping[str, int | None]) -> dict[str, str]:
    """Return an ability of a card: by its own words, else by its bold word, else just as the
    card's.
    """
    row, n = fields["card"], fields["ability"]
    assert row is not None
    assert n is not None
    k, name = code(words, row), card(words, row)
    a = ORDER[k][n]
    own = f"use-{CODE[k]}-{n}"
    if words.speech.has(own):
        return {"card": words.format("use-what", card=name, what=words.format(own))}
    if DESIGNATOR[a]:
        what = words.kind("designator", Designator.names[DESIGNATOR[a]])
        return {"card": words.format("use-what", card=name, what=what)}
    return {"card": name if FORCED[a] else words.format("use", card=name)}


VALUE_NAMES = ValueNames({"card": card, "seat": seat}, {"use": use, "revealed": revealed})
