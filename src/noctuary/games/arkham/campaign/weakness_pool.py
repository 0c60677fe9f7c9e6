"""The pool of basic weaknesses: one copy of each product's, less what decks hold."""

from __future__ import annotations

from collections import Counter
from random import Random

from ..components import BASIC, CODE, COPIES
from ..options import RANDOM_WEAKNESS
from .document import Campaign, Cards

ALL = Counter(
    {CODE[k]: COPIES[k] for k in range(len(CODE)) if BASIC[k] and CODE[k].startswith("01")}
)
"""The ten of the core set, however many core sets there are (AHC-301)."""


def pool(campaign: Campaign, collection: str = "") -> Counter[str]:
    """Return the cards left in a collection; the weaknesses of the dead go back to it."""
    held: Counter[str] = Counter()
    for r in campaign.seats:
        if r.collection == collection and r.fate == "alive":
            held.update({c: n for c, n in r.cards.items() if c in ALL})
    return ALL - held


def draw_weaknesses(cards: Cards, left: Counter[str], stream: Random) -> Cards:
    """Return a deck with random basic weaknesses where it asks for them, while there are any."""
    drawn = Counter(cards)
    rest = left - drawn
    while drawn[RANDOM_WEAKNESS] and rest:
        code = stream.choice(sorted(rest.elements()))
        rest -= Counter([code])
        drawn += Counter([code])
        drawn -= Counter([RANDOM_WEAKNESS])
    return dict(+drawn)
