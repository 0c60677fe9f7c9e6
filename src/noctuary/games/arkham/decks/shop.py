"""What an investigator may buy between two nights, and what each card would cost now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from noctuary.plugin.translations import folded

from .cards import Card, Library, library
from .check import check
from .deck import Deck, Slots
from .upgrade import is_bought, upgrade

SIZES = ("too-few", "too-many")
"""What one card more may break: another leaves for it."""


class Offer(msgspec.Struct, frozen=True):
    """A card that may be bought, for so much experience; `replaces` is the lower version of it that
    leaves the deck.
    """

    card: Card
    price: int
    replaces: str


def shop(
    old: Deck,
    new: Deck,
    *,
    taboo: object = None,
    exiled: Slots | None = None,
    wanted: Callable[[Card], bool] = lambda card: True,
    within: Library | None = None,
) -> Iterator[Offer]:
    """Yield the cards of which one more may come into the new version of a deck, each at the price
    that the upgrade as a whole would rise by: a lower version of it is upgraded where there is one.
    """
    known = within or library()
    before = upgrade(old, new, taboo=taboo, exiled=exiled, within=known)
    wrong = set(map(str, check(new, taboo=taboo, within=known).problems))
    for card in known.cards.values():
        if not is_bought(known, card.code) or not wanted(card):
            continue
        lower = lower_version(card, new, known)
        slots = dict(new.slots) | {card.code: new.slots.get(card.code, 0) + 1}
        if lower:
            slots[lower] -= 1
            slots = {code: n for code, n in slots.items() if n > 0}
        after = msgspec.structs.replace(new, slots=slots)
        found = upgrade(old, after, taboo=taboo, exiled=exiled, within=known)
        report = check(after, taboo=taboo, within=known)
        flaws = [p for p in report.problems if p.kind not in SIZES and str(p) not in wrong]
        if flaws or any(card.code in p.cards for p in found.refusals):
            continue
        yield Offer(card, max(0, found.price - before.price), lower)


def lower_version(card: Card, deck: Deck, known: Library) -> str:
    """Return the highest lower version of a card in a deck; "" where there is none."""
    lower = [
        known.cards[code]
        for code in deck.slots
        if code in known.cards
        and folded(known.cards[code].name) == folded(card.name)
        and (known.cards[code].level or 0) < (card.level or 0)
    ]
    return max(lower, key=lambda c: (c.level or 0, c.code)).code if lower else ""
