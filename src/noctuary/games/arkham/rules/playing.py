"""Playing cards: what they cost, when they may be played, what becomes of them."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, offer, rule

from ..ability import (
    ABILITY,
    AFTER,
    AIMED,
    ANSWER,
    AT,
    CAN,
    CONSTANT,
    DESIGNATOR,
    DO,
    FORCED,
    HAND,
    PAY,
    TRIGGERS,
    TURN,
    Question,
    Trigger,
    Use,
)
from ..actions import Pay, Played, Target
from ..components import COST, EVERYBODY, FAST, HIDDEN, TYPE, X_COST, Amount, CardType
from ..state import Arkham
from . import abilities, action_costs, assets, damage, drawing, enemies, windows, zones
from .values import ability_at, modified, total

# ---- what may be played


@rule("AHB-218", "AHB-013", "AHB-211", "AHB-016")
def price(g: Arkham, p: int, c: int, x: int = 0) -> int:
    """Return the cost of a card for this investigator now; x is the cost chosen."""
    return max(0, modified(g, Question.cost, p, COST[g.code[c]] + x, c))


@rule("AHC-352", "AHB-211", "AHB-213", "AHB-344")
def playable(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an asset or event that can be paid for and is not forbidden."""
    if COST[g.code[c]] < 0 or price(g, p, c) > drawing.purse(g, p):
        return False
    if g.secrets and whispered(g, p, c):
        return False
    a = ability_at(g, c, AT, Trigger.ENTRY)
    if a >= 0 and not CAN[a](g, Use(card=c, seat=p)):
        return False
    return total(g, Question.no_play, p, c) == 0


@rule("AHB-384")
def whispered(g: Arkham, p: int, c: int) -> bool:
    """Whether a Hidden card in the hand forbids playing another."""
    for x in g.hand[p]:
        k = ANSWER[g.code[x]][Question.no_play]
        if k >= 0 and HIDDEN[g.code[x]] and CONSTANT[k](g, x, p, c) > 0:
            return True
    return False


@rule("AHB-213", "AHB-217")
def playable_event(g: Arkham, c: int, a: int, p: int, event: int) -> bool:
    """Whether it is an event that an investigator may play now, at the moment of its ability."""
    if FORCED[a] or not HAND[a] or abilities.silenced(g, p) or not playable(g, p, c):
        return False
    if TURN[a] and g.turn != p:
        return False
    return CAN[a](g, Use(card=c, seat=p, event=event)) and abilities.has_target(g, c, a, p, event)


@rule("AHC-033")
def replayed_event(g: Arkham, p: int) -> int:
    """Return the topmost event of the discard pile that the investigator may play, or none."""
    if not replays(g, p):
        return NONE
    for i in range(len(g.discard[p])):
        c = g.discard[p][len(g.discard[p]) - 1 - i]
        if TYPE[g.code[c]] == CardType.EVENT:
            return c
    return NONE


@rule("AHC-034")
def replays(g: Arkham, p: int) -> bool:
    """Whether a seat plays events out of its discard pile, and they go under its deck."""
    return g.answering[Question.replays] > 0 and total(g, Question.replays, p, NONE) > 0


# ---- events that are played as a copy of another

PLAYED = AT * TRIGGERS + Trigger.EVENT
FREELY, ACTING = 2 * PLAYED, 2 * PLAYED + 1
"""When a copy is played, twice the moment: in a player window, or with an action too."""


@rule("AHC-354")
def copying(g: Arkham, c: int) -> bool:
    """Whether it is a card without a cost that is played as a copy of another."""
    return ANSWER[g.code[c]][Question.models] >= 0


@rule("AHC-354")
def may_copy(g: Arkham, c: int, x: int, p: int, when: int, event: int) -> bool:
    """Whether it is a discarded event as a copy of which a card may be played now."""
    k = ANSWER[g.code[c]][Question.models]
    a = ABILITY[g.code[x]][when // 2]
    if a < 0 or CONSTANT[k](g, c, p, x) == 0 or not playable_event(g, x, a, p, event):
        return False
    if when // 2 != PLAYED or FAST[g.code[x]]:
        return True
    return when == ACTING and action_costs.can_act(g, p, DESIGNATOR[a], 1, NONE)


@rule("AHC-354")
def copy_options(g: Arkham, p: int, card: int, when: int, event: int) -> None:
    for q in range(g.seats):
        for x in g.discard[q]:
            if may_copy(g, card, x, p, when, event):
                offer(g, Target(card=x))


@rule("AHC-354")
def can_copy(g: Arkham, c: int, p: int, when: int, event: int) -> bool:
    """Whether there is an event as a copy of which a card may be played now."""
    if not copying(g, c):
        return False
    for q in range(g.seats):
        for x in g.discard[q]:
            if may_copy(g, c, x, p, when, event):
                return True
    return False


@rule("AHC-354")
def choose_model(g: Arkham, c: int, p: int, when: int, event: int) -> IntRule:
    """Choose the event that a card is played as a copy of; none for an ordinary card."""
    if not copying(g, c):
        return NONE
    a = yield ask(p, copy_options, c, when, event, alone=TAKE)
    return Target.card(a)


# ---- playing a card


@rule("AHB-050", "AHB-076", "AHB-171", "AHB-175", "AHC-148", "AHC-354")
def play_event(g: Arkham, c: int, a: int, p: int, event: int, model: int = NONE) -> Rule:
    """Play an event, or one as a copy of another: choose, pay, suffer attacks of opportunity, carry
    it out, put it away.
    """
    face = c if model < 0 else model
    t = NONE
    if AIMED[a]:
        x = yield ask(p, abilities.target_options, c, a, event, alone=TAKE)
        t = Target.card(x)
    pay_card(g, c, p, price(g, p, face))
    yield from PAY[a](g, Use(card=c, seat=p, event=event, target=t))
    if FAST[g.code[face]] == 0 and abilities.provokes(g, a):
        yield from enemies.attacks_of_opportunity(g, p)
    with g.plays.open(card=c, seat=p, away=int(model >= 0)) as x:
        if g.out[p] == 0 and held(g, c, p):
            zones.into_limbo(g, c)
            if model >= 0:
                zones.remove(g, model)
            g.ctrl[c] = p
            yield from DO[a](g, Use(card=c, seat=p, event=event, target=t))
            if g.out[p] == 0:
                yield from windows.window(g, AT, Trigger.PLAY, x)
            yield from put_away(g, c, x)
            if g.out[p] == 0:
                yield from windows.window(g, AFTER, Trigger.PLAY, x)


@rule("AHB-050")
def held(g: Arkham, c: int, p: int) -> bool:
    """Whether a card being paid for is still where it was: an attack may have cost it."""
    return c in g.hand[p] or c == replayed_event(g, p)


def pay_card(g: Arkham, c: int, p: int, n: int) -> None:
    """Pay the resources a card costs; until it resolves it stays where it was."""
    g.seen[c] = EVERYBODY
    emit(g, Played(seat=p, card=c))
    drawing.spend(g, p, n)


@rule("AHB-211", "AHC-033")
def put_away(g: Arkham, c: int, x: int) -> Rule:
    """Put a resolved event into its owner's discard pile, or where a card sends it."""
    if c in g.limbo:
        if g.plays.away[x]:
            zones.remove(g, c)
        elif g.plays.under[x]:
            zones.take_out(g, c)
            zones.under_deck(g, c)
        else:
            zones.discard(g, c)
    yield from damage.defeat_fallen(g, NONE)


@rule("AHB-159", "AHB-171", "AHB-175", "AHC-148", "AHC-152")
def play_asset(g: Arkham, c: int, p: int) -> Rule:
    """Play an asset: pay, suffer attacks of opportunity, then it enters play."""
    x = yield from choose_x(g, c, p)
    pay_card(g, c, p, price(g, p, c, x))
    a = ability_at(g, c, AT, Trigger.ENTRY)
    if a >= 0:
        yield from DO[a](g, Use(card=c, seat=p))
    if FAST[g.code[c]] == 0:
        yield from enemies.attacks_of_opportunity(g, p)
    if g.out[p] or not held(g, c, p):
        return
    with g.plays.open(card=c, seat=p) as event:
        yield from assets.asset_enters(g, c, p, x)
        if g.out[p] == 0:
            yield from windows.window(g, AFTER, Trigger.PLAY, event)


@rule("AHB-016")
def x_options(g: Arkham, p: int, card: int) -> None:
    n = 0
    while n < Amount.size and price(g, p, card, n) <= drawing.purse(g, p):
        offer(g, Pay(n=n))
        n += 1


@rule("AHB-016")
def choose_x(g: Arkham, c: int, p: int) -> IntRule:
    """Choose the X of a cost first; discounts change what is paid, not X."""
    if X_COST[g.code[c]] == 0:
        return 0
    a = yield ask(p, x_options, c)
    return Pay.n(a)
