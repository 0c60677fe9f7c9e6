"""Between two scenarios: cards bought and lost, side stories paid for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from .. import decks
from ..decks import Deck, Purchase, library
from ..options import RANDOM_WEAKNESS, missing
from .document import Campaign, Record, at_seat, changed, playing, seat_of
from .errors import Problem, Refused, refuse


class Bought(msgspec.Struct, frozen=True):
    """A deck has changed: the campaign after it, and what was paid for what."""

    campaign: Campaign
    price: int
    purchases: tuple[Purchase, ...]


def upgrade(campaign: Campaign, seat: int, cards: Mapping[str, int]) -> Bought | Refused:
    """Buys what is new in a deck with unspent experience (AHB-366 to AHB-370)."""
    r = seat_of(campaign, seat)
    if campaign.end:
        return refuse("ended", "AHB-396")
    if r.fate != "alive":
        return refuse("dead", "AHB-257", seat)
    if unknown := missing(cards):
        return refuse("not-played", "", seat, cards=", ".join(unknown))
    new = Deck(r.code, dict(cards), meta=dict(r.meta))
    old = Deck(r.code, dict(Counter(r.cards) + Counter(r.exiled)), meta=dict(r.meta))
    found = decks.upgrade(
        old, new, taboo=campaign.taboo, exiled=dict(r.exiled), available=r.unspent
    )
    problems = [*found.refusals, *decks.check(new, taboo=campaign.taboo).problems]
    if problems:
        return Refused((Problem("upgrade", "AHB-370", seat, {}, tuple(problems)),))
    if stray := sorted((Counter(cards) - Counter(r.cards)).keys() & set(unearned_of(cards))):
        return refuse("not-earned", "AHB-231", seat, cards=", ".join(stray))
    paid = at_seat(campaign, seat, cards=dict(cards), exiled={}, unspent=r.unspent - found.price)
    return Bought(paid, found.price, found.bought)
