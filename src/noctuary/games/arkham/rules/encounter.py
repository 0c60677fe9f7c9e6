"""Encounter cards: drawing them, Revelation, Surge, Peril."""

from __future__ import annotations

from noctuary.kernel import NONE, OUTER, TAKE, IntRule, Rule, ask, emit, offer, rule

from ..ability import AFTER, AT, DO, WHEN, Question, Trigger, Use
from ..actions import Choose, DrewEncounter, Target
from ..components import CARDS, FIRST_SCENARIO, HIDDEN, PERIL, SCENARIO, SURGE, TYPE, CardType
from ..state import Arkham
from . import assets, decks, spawning, windows, zones
from .values import ability_at, end_lasting, in_game, total, trait


@rule("AHB-127", "AHB-295", "AHB-301")
def draw_encounter(g: Arkham, p: int, deck: int) -> Rule:
    """Draw the top card of an encounter deck and resolve it."""
    if deck == SCENARIO:
        decks.refill_encounter(g)
    if decks.deck_size(g, deck) and in_game(g, p):
        c = decks.draw_to_limbo(g, deck)
        if HIDDEN[g.code[c]]:
            zones.hide(g, c, p)
        else:
            yield from resolve(g, p, c, deck)


@rule("AHB-224", "AHB-295", "AHB-296", "AHB-297", "AHB-298", "AHB-299", "AHB-303", "AHC-224")
def resolve(g: Arkham, p: int, c: int, deck: int) -> Rule:
    """Resolve a card drawn: Peril, Revelation, spawning or discarding, then Surge."""
    emit(g, DrewEncounter(seat=p, card=c))
    before = g.peril
    with g.encounters.open(card=c, seat=p, deck=deck, surge=SURGE[g.code[c]]) as event:
        if PERIL[g.code[c]]:
            g.peril = p
        yield from windows.window(g, WHEN, Trigger.ENCOUNTER, event)
        p = g.encounters.seat[event]
        if TYPE[g.code[c]] == CardType.TREACHERY and in_game(g, p):
            g.jinxed[p] = 1
        a = ability_at(g, c, AT, Trigger.REVELATION)
        if a >= 0 and g.encounters.cancelled[event] == 0 and in_game(g, p):
            yield from DO[a](g, Use(card=c, seat=p, event=event))
        yield from come_to_rest(g, c, p)
        g.peril = before
        if g.encounters.aid[event]:
            end_aid(g, g.encounters.aid[event] - 1)
        surge = g.encounters.surge[event] + total(g, Question.surge, c, p)
        if in_game(g, p):
            yield from windows.window(g, AFTER, Trigger.ENCOUNTER, event)
    if surge and in_game(g, p):
        yield from draw_encounter(g, p, SCENARIO)


@rule("AHB-094", "AHB-295")
def end_aid(g: Arkham, c: int) -> None:
    """End what a card gave for as long as another was resolved."""
    i = 0
    while i < g.lasting:
        if g.lasting_card[i] == c:
            end_lasting(g, i)
        else:
            i += 1


@rule("AHB-272", "AHB-299", "AHB-304", "AHB-294")
def come_to_rest(g: Arkham, c: int, p: int) -> Rule:
    """Spawn an enemy; discard a treachery that was not put anywhere; keep an asset."""
    if c in g.limbo:
        k = TYPE[g.code[c]]
        if not in_game(g, p):
            zones.discard(g, c)
        elif k == CardType.ENEMY:
            yield from spawning.spawn_drawn(g, c, p)
        elif k == CardType.ASSET:
            yield from assets.asset_enters(g, c, p)
        elif zones.worth_victory(g, c):
            zones.to_victory(g, c)
        else:
            zones.discard(g, c)


# ---- either, or


@rule(
    "AHC-068",
    "AHC-069",
    "AHC-070",
    "AHC-071",
    "AHC-072",
    "AHC-073",
    "AHC-074",
    "AHC-075",
    "AHC-076",
    "AHC-077",
    "AHC-078",
    "AHC-079",
    "AHC-080",
    "AHC-081",
    "AHC-082",
    "AHC-083",
    "AHC-084",
    "AHC-085",
    "AHB-182",
)
def either_options(g: Arkham, p: int, first: int, second: int, able: int) -> None:
    if able & 1:
        offer(g, Choose(choice=first))
    if able & 2:
        offer(g, Choose(choice=second))


@rule("AHC-068")
def either(g: Arkham, p: int, first: int, second: int, able: int) -> IntRule:
    """Do one of two things, and only one that can change anything; none if neither can."""
    a = yield ask(p, either_options, first, second, able, alone=TAKE, clause=OUTER)
    if a == NONE:
        return NONE
    return Choose.choice(a)


# ---- out of the discard pile


def topmost(g: Arkham, kind: int, t: int) -> int:
    """Return the topmost card of a type (none: any) and trait in the encounter discard pile, or
    none.
    """
    for i in range(len(g.discard[SCENARIO])):
        c = g.discard[SCENARIO][len(g.discard[SCENARIO]) - 1 - i]
        if (kind < 0 or TYPE[g.code[c]] == kind) and trait(g, c, t):
            return c
    return NONE


@rule("AHC-079", "AHC-080")
def draw_topmost(g: Arkham, p: int, kind: int, t: int) -> Rule:
    """Draw a card of the encounter discard pile, if there is one."""
    c = topmost(g, kind, t)
    if c >= 0:
        zones.into_limbo(g, c)
        yield from resolve(g, p, c, NONE)


# ---- fetching enemies


@rule("AHB-302")
def discard_until(g: Arkham, t: int) -> int:
    """Discard from the top of the encounter deck up to an enemy with a trait (none: any), which
    waits in limbo. Return it, or none when the deck runs out and is made anew.
    """
    n = decks.deck_size(g, SCENARIO)
    while n > 0:
        n -= 1
        c = decks.draw_to_limbo(g, SCENARIO)
        if TYPE[g.code[c]] == CardType.ENEMY and (t < 0 or trait(g, c, t)):
            return c
        zones.discard(g, c)
    decks.shuffle_discards_in(g, SCENARIO)
    return NONE


@rule("AHB-303")
def sought_enemy(g: Arkham, c: int, t: int) -> bool:
    """Whether it is an enemy with a trait."""
    return TYPE[g.code[c]] == CardType.ENEMY and trait(g, c, t)


@rule("AHB-059", "AHB-058", "AHB-303")
def fetch_options(g: Arkham, p: int, t: int) -> None:
    """Offer the finds in the order of the cards: that of a deck is hidden."""
    for c in range(FIRST_SCENARIO, CARDS):
        if (c in g.deck[SCENARIO] or c in g.discard[SCENARIO]) and sought_enemy(g, c, t):
            offer(g, Target(card=c))


@rule("AHB-058")
def look_through(g: Arkham, p: int) -> None:
    """Let a seat that looks through the encounter deck know which encounter cards are not in it."""
    for c in g.unseen:
        if TYPE[g.code[c]] != CardType.LOCATION:
            g.seen[c] |= 1 << p


@rule("AHB-303", "AHB-058", "AHB-048")
def fetch_enemy(g: Arkham, p: int, t: int) -> Rule:
    """Search the encounter deck and discard pile for an enemy and draw it."""
    decks.shuffle(g, SCENARIO)
    look_through(g, p)
    a = yield ask(p, fetch_options, t)
    if a != NONE:
        c = Target.card(a)
        zones.into_limbo(g, c)
        decks.refill_encounter(g)
        yield from resolve(g, p, c, NONE)
