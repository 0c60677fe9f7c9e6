"""What a bot buys between two scenarios: the cards that its sense likes best for their price."""

from __future__ import annotations

from collections import Counter

from ..components import BY_CODE, SIGNATURE, WEAKNESS
from ..decks import Card, shop
from ..evaluation.card_values import USUAL_CARD, WORTH
from .document import Campaign, Record, playing, seat_of
from .purchases import Bought, upgrade


def spend(campaign: Campaign) -> Campaign:
    """Buy for every seat that goes on as long as something is worth its price (AHB-366)."""
    for seat in () if campaign.end else playing(campaign):
        while bought := best_buy(campaign, seat):
            campaign = bought.campaign
    return campaign


def best_buy(campaign: Campaign, seat: int) -> Bought | None:
    """Return the card that makes a deck better by most for each point, in place of its lower
    version or of the least of the deck; nothing when nothing better can be paid.
    """
    r = seat_of(campaign, seat)
    found: list[tuple[float, str, Bought]] = []
    if not r.unspent:
        return None
    for offer in shop(r.deck, r.deck, taboo=campaign.taboo, wanted=liked):
        leaves = offer.replaces or least(r)
        gain = liking(offer.card.code) - liking(leaves)
        if not 0 < offer.price <= r.unspent or gain <= 0:
            continue
        cards = Counter(r.cards) + Counter([offer.card.code]) - Counter([leaves])
        bought = upgrade(campaign, seat, dict(cards))
        if isinstance(bought, Bought):
            found.append((gain / bought.price, offer.card.code, bought))
    return max(found, key=lambda f: f[:2])[2] if found else None


def liking(code: str) -> int:
    """Return the value of a card to its owner."""
    return WORTH[BY_CODE[code]]


def liked(card: Card) -> bool:
    """Whether the rules know a card and the evaluation has a value for it."""
    return card.code in BY_CODE and liking(card.code) > USUAL_CARD


def least(r: Record) -> str:
    """Return the card of a deck that is missed least."""
    ordinary = [
        c
        for c in r.cards
        if c not in r.assets and not SIGNATURE[BY_CODE[c]] and not WEAKNESS[BY_CODE[c]]
    ]
    return min(ordinary, key=lambda c: (liking(c), c))
