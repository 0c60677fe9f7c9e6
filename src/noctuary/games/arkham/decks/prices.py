"""What cards cost in experience, with the list of taboos or without."""

from __future__ import annotations

from collections.abc import Mapping

from .cards import Card, Library
from .errors import BadDeck

LIST = "004"
"""The list of taboos that we know: that of June 2021."""


def taboo_list(wanted: object) -> bool:
    """Whether the list applies: the whole of it or nothing (AHC-399), and only the one we know."""
    if wanted in (None, False, "", 0):
        return False
    if wanted is True or wanted in (LIST, int(LIST)):
        return True
    raise BadDeck("error-deck-taboo", text=str(wanted), allowed=LIST)


def exceptional(card: Card, known: Library, taboo: bool) -> bool:
    """Whether a card is Exceptional, by print or by taboo."""
    listed = known.taboos.get(card.code)
    return card.exceptional or (taboo and listed is not None and listed.exceptional)


def deck_limit(card: Card, known: Library, taboo: bool) -> int:
    """Return how many copies by title a deck may hold because of this card."""
    return 1 if exceptional(card, known, taboo) else card.deck_limit


def price(card: Card, known: Library, taboo: bool) -> int:
    """Return the experience of one copy: its level, what a chain adds, twice if Exceptional."""
    if card.level is None:
        return 0
    extra = known.taboos[card.code].extra if taboo and card.code in known.taboos else 0
    return (card.level + extra) * (2 if exceptional(card, known, taboo) else 1)


def experience(slots: Mapping[str, int], known: Library, taboo: bool) -> int:
    """Return the experience in a deck; of a Myriad card only the first copy counts (AHC-220)."""
    total = 0
    for code, n in slots.items():
        if card := known.cards.get(code):
            total += price(card, known, taboo) * (min(n, 1) if card.myriad else n)
    return total
