"""Giving, picking up and dropping possessions."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, deny, emit, offer, rule

from ..actions import Drop, Enough, Give, Given, PickedUp, PickUp
from ..opcodes import Forbid
from ..state import Mansions
from . import cards, tokens
from .interpreter import abilities

HANDED = 24
"""Possessions that may change place in one trade."""
MOST_HELD = 32


@rule("MAN2-123", "MAN2-124", "MAN2-125")
def can_trade(g: Mansions, i: int) -> bool:
    """Whether somebody on the space could give, drop or pick up something."""
    for c in g.floor:
        if g.lies[c] == g.at[i]:
            return True
    return any(g.at[q] == g.at[i] and len(g.held[q]) > 0 for q in range(g.party[0]))


@rule("MAN2-123", "MAN2-124", "MAN2-125", "MAN2-126", "MAN2-127", "MAN2-003")
def trade_options(g: Mansions, p: int, space: int) -> None:
    """Offer what the investigators of one player can give, drop and pick up on a space."""
    some = 0
    for i in range(g.party[0]):
        if g.player_of[i] == p and g.at[i] == space and g.out[i] == 0:
            some = some | own_offers(g, i, space)
    if some:
        offer(g, Enough())


def own_offers(g: Mansions, i: int, s: int) -> int:
    """Offer what one investigator can do in a trade; return 1 if there is anything."""
    some = 0
    miser = abilities.forbidden(g, i, Forbid.TRADE)
    for n in range(len(g.held[i])):
        if not tokens.repeated(g, i, n):
            f = cards.face_of(g, g.held[i][n])
            for q in range(g.party[0]):
                if q != i and g.at[q] == s and len(g.held[q]) < MOST_HELD:
                    if miser:
                        deny(g, Give(card=f, giver=g.who[i], investigator=g.who[q]), "MAN2-003")
                    else:
                        some = 1
                        offer(g, Give(card=f, giver=g.who[i], investigator=g.who[q]))
            if miser:
                deny(g, Drop(card=f, investigator=g.who[i]), "MAN2-003")
            else:
                some = 1
                offer(g, Drop(card=f, investigator=g.who[i]))
    for n in range(len(g.floor)):
        if g.lies[g.floor[n]] == s and not lies_twice(g, n) and len(g.held[i]) < MOST_HELD:
            some = 1
            offer(g, PickUp(card=cards.face_of(g, g.floor[n]), investigator=g.who[i]))
    return some


def lies_twice(g: Mansions, n: int) -> bool:
    """Whether an earlier card on the same space shows the same face."""
    f = cards.face_of(g, g.floor[n])
    s = g.lies[g.floor[n]]
    return any(g.lies[g.floor[k]] == s and cards.face_of(g, g.floor[k]) == f for k in range(n))


def lying(g: Mansions, s: int, f: int) -> int:
    """Return the first card of a space that shows a face, or NONE."""
    for c in g.floor:
        if g.lies[c] == s and cards.face_of(g, c) == f:
            return c
    return NONE


@rule("MAN2-123", "MAN2-126")
def trade(g: Mansions, e: int) -> Rule:
    """Let everybody on the space decide about his own, round and round until all have enough."""
    i = g.scenes.seat[e]
    s = g.at[i]
    left = HANDED
    quiet = 0
    p = g.player_of[i]
    while quiet < g.seats and left > 0:
        a = yield ask(p, trade_options, s)
        if a == NONE or Enough.matches(a):
            quiet += 1
            p = (p + 1) % g.seats
        else:
            hand_on(g, s, a)
            quiet = 0
            left -= 1


@rule("MAN2-123", "MAN2-124", "MAN2-125", "MAN2-336", "MAN2-338", "MAN2-339")
def hand_on(g: Mansions, s: int, a: int) -> None:
    """Give a possession, pick it up or lay it down."""
    if Give.matches(a):
        give(g, g.slot[Give.giver(a)], g.slot[Give.investigator(a)], Give.card(a))
    elif PickUp.matches(a):
        q = g.slot[PickUp.investigator(a)]
        c = lying(g, s, PickUp.card(a))
        cards.hold(g, q, c)
        emit(g, PickedUp(investigator=g.who[q], card=PickUp.card(a)))
    else:
        q = g.slot[Drop.investigator(a)]
        cards.drop(g, q, cards.first_showing(g, q, Drop.card(a)))


def give(g: Mansions, i: int, q: int, f: int) -> None:
    """Give a possession to another investigator."""
    cards.hold(g, q, cards.first_showing(g, i, f))
    emit(g, Given(giver=g.who[i], investigator=g.who[q], card=f))
