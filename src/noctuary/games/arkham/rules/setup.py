"""Setting up: decks, opening hands, mulligans; the scenario does the rest."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, draw, emit, move, offer, rule

from ..ability import ABILITY, AT, DO, HAND, MOMENT, ORDER, WHEN, Question, Trigger, Use
from ..actions import Done, Drew, Lead, Redraw, Redrew, Target, WeaknessAdded
from ..components import (
    ACTIONS_A_TURN,
    BASIC,
    BONDED,
    CARDS,
    CODES,
    DECK,
    FIRST_DECK,
    FIRST_SCENARIO,
    LED,
    OPENS,
    PERMANENT,
    SCENARIO,
    STARTS,
    TOKENS,
    TYPE,
    Ability,
    CardType,
)
from ..state import Arkham
from . import assets, snapshot, windows, zones
from .values import ability_at, seat_in_order, total, weakness

OPENING_HAND = 5
STARTING_RESOURCES = 5


@rule("AHB-104", "AHB-117")
def set_up(g: Arkham) -> Rule:
    """Set up investigators and decks, the bag, hands, then the scenario."""
    lay_out(g)
    fill_bag(g)
    for k in range(g.seats):
        p = seat_in_order(g, k)
        g.resources[p] = STARTING_RESOURCES
        g.actions[p] = ACTIONS_A_TURN
        yield from windows.window(g, WHEN, Trigger.OPENING, p)
        deal_hand(g, p)
    for k in range(g.seats):
        yield from mulligan(g, seat_in_order(g, k))
        yield from keep_hand(g, seat_in_order(g, k))
    a = ability_at(g, g.reference, AT, Trigger.SETUP)
    yield from DO[a](g, Use(card=g.reference, seat=g.lead))
    for k in range(g.seats):
        yield from play_openers(g, seat_in_order(g, k))


@rule("AHB-106", "AHB-107", "AHB-108", "AHB-109", "AHB-112", "AHC-332")
def lay_out(g: Arkham) -> None:
    """Put every card in its place."""
    g.turn = NONE
    g.peril = NONE
    g.lead = g.first_lead[0]
    emit(g, Lead(seat=g.lead))
    for c in range(CARDS):
        g.ctrl[c] = NONE
        g.at[c] = NONE
        g.engaged[c] = NONE
        g.owner[c] = SCENARIO
        k = TYPE[g.code[c]]
        g.back[c] = SCENARIO if k == CardType.ENEMY or k == CardType.TREACHERY else SCENARIO + 1
    for p in range(g.seats):
        g.owner[p] = p
        zones.put(g, p)
        g.ctrl[p] = p
        g.damage[p] = g.trauma[p][0]
        g.horror[p] = g.trauma[p][1]
        for c in range(FIRST_DECK + DECK * p, FIRST_DECK + DECK * (p + 1)):
            g.owner[c] = p
            g.back[c] = p
            if g.code[c]:
                if PERMANENT[g.code[c]] or STARTS[g.code[c]]:
                    zones.put(g, c)
                    g.ctrl[c] = p
                elif BONDED[g.code[c]] >= 0:
                    move(g, c, g.aside)
                else:
                    move(g, c, g.deck[p])
    for c in range(FIRST_SCENARIO, CARDS):
        if LED[g.code[c]]:
            move(g, c, g.removed)
        elif BASIC[g.code[c]]:
            move(g, c, g.collection)
        elif g.code[c]:
            move(g, c, g.aside)
            if TYPE[g.code[c]] == CardType.SCENARIO and g.reference == 0:
                g.reference = c
    zones.put(g, g.reference)
    count_hands(g)
    g.undoing = int(any(ABILITY[g.code[c]][snapshot.FINISHED] >= 0 for c in range(CARDS)))
    for p in range(g.seats):
        for _ in range(g.weaknesses[p]):
            if len(g.collection):
                gain_weakness(g, p, draw(g, g.collection, g.deck[p]))


def count_hands(g: Arkham) -> None:
    """Count the moments at which cards of this game (when all are always asked: any card) are used
    from a hand; elsewhere nobody is asked.
    """
    for c in range(CARDS):
        count_hand(g, g.code[c])
    if g.asking[0]:
        for k in range(CODES):
            count_hand(g, k)


def count_hand(g: Arkham, k: int) -> None:
    """Count the moments at which one card is used from a hand."""
    for i in range(Ability.size):
        a = ORDER[k][i]
        if a >= 0 and HAND[a]:
            g.from_hand[MOMENT[a]] = 1


@rule("AHB-353", "AHB-358", "AHC-300", "AHC-303")
def gain_weakness(g: Arkham, p: int, c: int) -> None:
    """Give an investigator a basic weakness from the collection for good."""
    g.owner[c] = p
    g.back[c] = p
    emit(g, WeaknessAdded(seat=p, card=c))


@rule("AHB-110")
def fill_bag(g: Arkham) -> None:
    """Fill the chaos bag of the campaign."""
    for k in range(TOKENS):
        for _ in range(g.tokens[k]):
            g.bag.append(k)


@rule("AHB-113", "AHB-114", "AHC-251", "AHC-252")
def deal_hand(g: Arkham, p: int) -> None:
    """Deal the opening hand: weaknesses are set aside and shuffled back."""
    n = OPENING_HAND + total(g, Question.starting_hand, p, NONE)
    for _ in range(n):
        deal_card(g, p)
    shuffle_back(g, p)


@rule("AHB-114")
def deal_card(g: Arkham, p: int) -> None:
    """Deal a card that is no weakness into the hand."""
    while len(g.deck[p]):
        c = draw(g, g.deck[p], g.hand[p])
        if not weakness(g, c):
            emit(g, Drew(seat=p, card=c))
            return
        move(g, c, g.bottom[p])


@rule("AHB-114", "AHB-115")
def shuffle_back(g: Arkham, p: int) -> None:
    """Shuffle the cards set aside back into the deck."""
    while len(g.bottom[p]):
        move(g, g.bottom[p][0], g.deck[p])


@rule("AHB-115")
def mulligan_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        offer(g, Redraw(card=c))
    offer(g, Done())


@rule("AHB-115")
def mulligan(g: Arkham, p: int) -> Rule:
    """Set any number of cards aside once, draw as many, then shuffle them back."""
    n = 0
    while len(g.hand[p]) and total(g, Question.no_mulligan, p, NONE) == 0:
        a = yield ask(p, mulligan_options)
        if Done.matches(a):
            break
        move(g, Redraw.card(a), g.bottom[p])
        n += 1
    for _ in range(n):
        deal_card(g, p)
    shuffle_back(g, p)
    if n:
        emit(g, Redrew(seat=p, n=n))


@rule("AHC-251", "AHC-252")
def keep_hand(g: Arkham, p: int) -> Rule:
    """Let an investigator redraw cards of the opening hand."""
    a = ability_at(g, p, AT, Trigger.OPENING)
    if a >= 0:
        yield from DO[a](g, Use(card=p, seat=p))


@rule("AHB-104")
def opener_options(g: Arkham, p: int) -> None:
    n = 0
    for c in g.hand[p]:
        if OPENS[g.code[c]]:
            offer(g, Target(card=c))
            n += 1
    if n:
        offer(g, Done())


@rule("AHB-390")
def play_openers(g: Arkham, p: int) -> Rule:
    """Put cards of the opening hand that say so into play when the game begins."""
    a = yield ask(p, opener_options)
    while a != NONE and not Done.matches(a):
        yield from assets.asset_enters(g, Target.card(a), p)
        a = yield ask(p, opener_options)
