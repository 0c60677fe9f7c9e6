"""Cards as the browser lists them, and decks as it gives them."""

from __future__ import annotations

from collections.abc import Iterable

from noctuary.plugin import LANGUAGES

from ..components import BY_CODE, TYPE, CardType
from ..decks import Card, Deck, library, read, slot_keys, starters
from ..options import playable
from . import http_types


def in_every_language(card: Card) -> dict[str, str]:
    """Return the names of a card."""
    return {lang: card.named(lang) for lang in LANGUAGES}


def line_of(card: Card) -> http_types.CardLine:
    """Return a card in a list."""
    return http_types.CardLine(
        code=card.code,
        names=in_every_language(card),
        subname=card.subname,
        pack=card.pack,
        type=card.type,
        group=card.group,
        classes=list(card.classes),
        level=card.level,
        cost=card.cost,
        slots=slot_keys(card.slot),
        icons=list(card.icons),
        traits=list(card.traits),
        weakness=card.weakness,
        played=playable(card.code) or plays_investigator(card.code),
    )


def lines_of(codes: Iterable[str]) -> dict[str, http_types.CardLine]:
    """Return those of some cards that are known."""
    known = library().cards
    return {c: line_of(known[c]) for c in sorted(set(codes)) if c in known}


def plays_investigator(code: str) -> bool:
    """Whether the tables here play an investigator."""
    return TYPE[BY_CODE.get(code, 0)] == CardType.INVESTIGATOR


def given(text: str) -> Deck:
    """Return a deck from JSON or text, or one of ours by its name."""
    found = starters().get(text.strip())
    return found.deck() if found else read(text)
