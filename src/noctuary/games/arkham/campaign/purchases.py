"""Between two scenarios: cards bought, cards lost, side stories paid for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from .. import decks
from ..components import BY_CODE, SIGNATURE, WEAKNESS
from ..decks import Deck, Purchase
from ..options import missing
from .document import Campaign, at_seat, changed, playing, seat_of
from .errors import Problem, Refused, refuse


class Bought(msgspec.Struct, frozen=True):
    """A changed deck: the campaign after it, and the price of each change."""

    campaign: Campaign
    price: int
    purchases: tuple[Purchase, ...]


def upgrade(campaign: Campaign, seat: int, cards: Mapping[str, int]) -> Bought | Refused:
    """Buy the new cards of a deck with unspent experience (AHB-366 to AHB-370)."""
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
    if found.gained:
        return refuse("not-earned", "AHB-231", seat, cards=", ".join(found.gained))
    problems = [*found.refusals, *decks.check(new, taboo=campaign.taboo, without=r.gone).problems]
    if problems:
        return Refused((Problem("upgrade", "AHB-370", seat, {}, tuple(problems)),))
    paid = at_seat(campaign, seat, cards=dict(cards), exiled={}, unspent=r.unspent - found.price)
    return Bought(paid, found.price, found.bought)


def lose(campaign: Campaign, seat: int, cards: Mapping[str, int]) -> Campaign | Refused:
    """Remove cards from a deck for good because an effect says so: an exile, or the loss of an
    earned weakness or story asset (AHC-012, AHC-212).
    """
    if strange := Counter(cards) - Counter(seat_of(campaign, seat).cards):
        return refuse("not-in-deck", "AHB-380", seat, cards=", ".join(strange))
    return lost(campaign, seat, cards)


def lost(campaign: Campaign, seat: int, cards: Mapping[str, int]) -> Campaign:
    """Return the deck without these cards; ordinary ones will have to be made good, signature cards
    are not required any more (AHC-379).
    """
    r = seat_of(campaign, seat)
    own = [c for c in cards if SIGNATURE[BY_CODE[c]]]
    kept = {*r.assets, *own}
    ordinary = {c: n for c, n in cards.items() if c not in kept and not WEAKNESS[BY_CODE[c]]}
    return at_seat(
        campaign,
        seat,
        cards=dict(Counter(r.cards) - Counter(cards)),
        assets=tuple((Counter(r.assets) - Counter(cards)).elements()),
        weaknesses=tuple((Counter(r.weaknesses) - Counter(cards)).elements()),
        exiled=dict(Counter(r.exiled) + Counter(ordinary)),
        gone=(*r.gone, *own),
    )


def side_story(campaign: Campaign, scenario: str, cost: int) -> Campaign | Refused:
    """Charge everybody for one more scenario, which is played next (AHB-377)."""
    if campaign.end:
        return refuse("ended", "AHB-396")
    if campaign.side:
        return refuse("side", "AHB-377", scenario=campaign.side)
    problems = [
        Problem("experience", "AHB-377", i, {"cost": cost, "unspent": r.unspent})
        for i, r in ((i, campaign.seats[i]) for i in playing(campaign))
        if r.unspent < cost
    ]
    if problems:
        return Refused(tuple(problems))
    for i in playing(campaign):
        campaign = at_seat(campaign, i, unspent=campaign.seats[i].unspent - cost)
    return changed(campaign, side=scenario)
