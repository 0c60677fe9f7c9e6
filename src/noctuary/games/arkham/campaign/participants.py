"""Who takes part: beginning a campaign, joining, leaving, coming back, replacing the dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec

from ..components import SEATS
from ..decks import Deck, Mode, check
from ..options import RANDOM_WEAKNESS, missing
from .document import (
    INVESTIGATORS,
    VERSION,
    Campaign,
    Difficulty,
    Record,
    at_seat,
    bereft,
    changed,
    room,
    seat_of,
    unused,
)
from .errors import Problem, Refused, refuse
from .weakness_pool import ALL, draw_weaknesses, pool


class Newcomer(msgspec.Struct, frozen=True):
    """A player with a new deck."""

    deck: Deck
    player: str = ""
    collection: str = ""


def begin(
    newcomers: Sequence[Newcomer],
    *,
    id: str,
    name: str,
    difficulty: Difficulty = "standard",
    taboo: bool = False,
    seed: int,
) -> Campaign | Refused:
    """Begin a campaign with one to four new decks; their random weaknesses follow from the seed."""
    blank = Campaign(VERSION, id, name, "zealot", difficulty, taboo)
    if not newcomers:
        return refuse("seats", "AHB-106", least=1, most=SEATS)
    return enrol(blank, newcomers, "start", seed)


def enrol(
    campaign: Campaign, newcomers: Sequence[Newcomer], mode: Mode, seed: int
) -> Campaign | Refused:
    """Enrol new decks in new seats, all or none of them."""
    if len(newcomers) > room(campaign):
        return refuse("seats", "AHB-106", least=1, most=SEATS)
    stream = Random(seed)
    problems: list[Problem] = []
    for newcomer in newcomers:
        found = new_record(campaign, len(campaign.seats), newcomer, mode, stream)
        if isinstance(found, Refused):
            problems += found.problems
            found = Record(newcomer.deck.investigator, {})
        campaign = changed(campaign, seats=(*campaign.seats, found))
    return Refused(tuple(problems)) if problems else campaign


def new_record(
    campaign: Campaign, seat: int, newcomer: Newcomer, mode: Mode, stream: Random
) -> Record | Refused:
    """Return a new investigator with no experience and no trauma, and the deck as it will be
    played.
    """
    deck = Deck(newcomer.deck.investigator, newcomer.deck.slots, meta=newcomer.deck.meta)
    who = deck.investigator
    if who not in INVESTIGATORS:
        return refuse("not-played", "", seat, cards=who)
    if who not in unused(campaign):
        return refuse("used", "AHB-371", seat, cards=who)
    if unknown := missing(deck.slots):
        return refuse("not-played", "", seat, cards=", ".join(unknown))
    if mode == "standalone":
        deck = with_weaknesses(deck, campaign.taboo)
    report = check(deck, taboo=campaign.taboo, mode=mode)
    if report.problems:
        return Refused((Problem("deck", "AHB-359", seat, {}, report.problems),))
    left = pool(campaign, newcomer.collection)
    if taken := [c for c in deck.slots if c in ALL and deck.slots[c] > left[c]]:
        return refuse("weakness-taken", "AHC-303", seat, cards=", ".join(taken))
    return Record(
        code=who,
        cards=draw_weaknesses(deck.slots, left, stream),
        player=newcomer.player,
        meta=deck.meta,
        collection=newcomer.collection,
    )


def with_weaknesses(deck: Deck, taboo: bool) -> Deck:
    """Return the deck with the random weaknesses that its experience brings (AHB-374)."""
    wanted = check(deck, taboo=taboo, mode="standalone").weaknesses
    here = sum(n for c, n in deck.slots.items() if c in ALL or c == RANDOM_WEAKNESS)
    slots = Counter(deck.slots) + Counter({RANDOM_WEAKNESS: wanted - here})
    return Deck(deck.investigator, dict(slots), meta=deck.meta)


# ---- between two scenarios


def join(campaign: Campaign, newcomer: Newcomer, seed: int) -> Campaign | Refused:
    """Add a player with an investigator that the campaign has not seen (AHB-371)."""
    if campaign.end:
        return refuse("ended", "AHB-396")
    return enrol(campaign, [newcomer], "start", seed)


def replace(campaign: Campaign, seat: int, newcomer: Newcomer, seed: int) -> Campaign | Refused:
    """Return a new investigator for a player whose own was killed or driven insane (AHB-257), or
    has lost a signature card for good and is retired (AHC-380).
    """
    old = seat_of(campaign, seat)
    if campaign.end:
        return refuse("ended", "AHB-396")
    if seat not in bereft(campaign):
        if not old.gone:
            return refuse("alive", "AHB-257", seat)
        old = changed(old, fate="retired")
    found = new_record(campaign, seat, newcomer, "start", Random(seed))
    if isinstance(found, Refused):
        return found
    seats = (*campaign.seats[:seat], found, *campaign.seats[seat + 1 :])
    return changed(campaign, seats=seats, past=(*campaign.past, old))


def leave(campaign: Campaign, seat: int) -> Campaign | Refused:
    """Retire a player; the record stays (AHB-371)."""
    if seat_of(campaign, seat).away:
        return refuse("away", "AHB-371", seat)
    return at_seat(campaign, seat, away=True)


def come_back(campaign: Campaign, seat: int) -> Campaign | Refused:
    """Return a player who had left to the old record."""
    if not seat_of(campaign, seat).away:
        return refuse("here", "AHB-371", seat)
    if not room(campaign):
        return refuse("seats", "AHB-106", least=1, most=SEATS)
    return at_seat(campaign, seat, away=False)
