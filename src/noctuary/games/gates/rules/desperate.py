"""Desperate actions: what despair tokens buy at any moment of a seat's own turn."""

from noctuary.kernel import Rule, ask, deny, emit, move, offer, rule

from ..actions import (
    CardDiscarded,
    Category,
    Discard,
    Flip,
    Flipped,
    Renew,
    ScoreThree,
    SupplyRenewed,
    Swap,
    Swapped,
    ThreeScored,
    TokensPaid,
)
from ..state import SCORE_THREE_POINTS, SLOTS, Gates
from . import cards, insane, scoring, scrolls

SWAP = 0
RENEW = 1
FLIP = 2
SCORE = 3


@rule("GATE-048", "GATE-125", "GATE-126", "GATE-128", "GATE-132")
def offer_desperate(g: Gates, p: int) -> None:
    """Offer each of the four desperate actions that can be paid."""
    tokens = g.tokens[p]
    if tokens >= price(g, SWAP):
        offer(g, Swap())
    else:
        deny(g, Swap(), "GATE-131")
    if supply_is_empty(g):
        deny(g, Renew(), "GATE-132")
    elif tokens >= price(g, RENEW):
        offer(g, Renew())
    else:
        deny(g, Renew(), "GATE-133")
    if tokens >= price(g, FLIP):
        offer(g, Flip())
    else:
        deny(g, Flip(), "GATE-136")
    if tokens >= price(g, SCORE):
        offer(g, ScoreThree())
    else:
        deny(g, ScoreThree(), "GATE-138")


@rule("GATE-132")
def supply_is_empty(g: Gates) -> bool:
    """Whether no gate card lies face up."""
    return all(len(g.supply[s]) == 0 for s in range(SLOTS))


@rule("GATE-125", "GATE-128")
def is_desperate(g: Gates, a: int) -> bool:
    """Whether an action is one of the four desperate ones."""
    return Swap.matches(a) or Renew.matches(a) or Flip.matches(a) or ScoreThree.matches(a)


@rule("GATE-048", "GATE-125")
def desperate_action(g: Gates, p: int, a: int) -> Rule:
    """Pay, then do it; the interrupted rule resumes afterwards."""
    if Swap.matches(a):
        yield from swap_cards(g, p)
    else:
        act_at_once(g, p, a)


@rule("GATE-125", "GATE-132", "GATE-134", "GATE-137")
def act_at_once(g: Gates, p: int, a: int) -> None:
    """Carry out a desperate action without a decision: any but a swap."""
    if Renew.matches(a):
        renew_supply(g, p)
    elif Flip.matches(a):
        flip_disc(g, p)
    else:
        score_three(g, p)


@rule("GATE-120")
def price(g: Gates, d: int) -> int:
    """Return the present price of a desperate action."""
    return g.cost[d] - scrolls.dark_hours(g)


@rule("GATE-055", "GATE-120", "GATE-182")
def pay(g: Gates, p: int, d: int) -> None:
    """Return the tokens to the common supply."""
    n = price(g, d)
    g.tokens[p] -= n
    emit(g, TokensPaid(seat=p, n=n))


@rule("GATE-130", "GATE-125")
def discard_options(g: Gates, p: int, left: int) -> None:
    """Offer any card of the hand, or another desperate action first."""
    for c in g.hand[p]:
        offer(g, Discard(card=c))
    offer_desperate(g, p)


@rule("GATE-125", "GATE-129", "GATE-130")
def swap_cards(g: Gates, p: int) -> Rule:
    """Draw two cards, then discard any two of the hand; a swap in between adds two to both."""
    draw_two(g, p)
    left = 2
    while left > 0 and len(g.hand[p]) > 0:
        a = yield ask(p, discard_options, left)
        if Discard.matches(a):
            left -= 1
            move(g, Discard.card(a), g.discard)
            emit(g, CardDiscarded(seat=p, card=Discard.card(a)))
        elif Swap.matches(a):
            draw_two(g, p)
            left += 2
        else:
            act_at_once(g, p, a)


@rule("GATE-129", "GATE-131")
def draw_two(g: Gates, p: int) -> None:
    """Draw two cards: the first half of a swap."""
    pay(g, p, SWAP)
    emit(g, Swapped(seat=p))
    for _ in range(2):
        cards.draw_card(g, p)


@rule("GATE-132", "GATE-133")
def renew_supply(g: Gates, p: int) -> None:
    """Put the supply under the gate deck, slot by slot, and turn up four new cards."""
    pay(g, p, RENEW)
    emit(g, SupplyRenewed(seat=p))
    for s in range(SLOTS):
        if len(g.supply[s]) > 0:
            move(g, g.supply[s][0], g.gate_bottom)
    for s in range(SLOTS):
        insane.refill_supply(g, s)


@rule("GATE-134", "GATE-135", "GATE-136")
def flip_disc(g: Gates, p: int) -> None:
    """Switch the mode for every card revealed until the end of the round."""
    pay(g, p, FLIP)
    g.mode = 1 - g.mode
    emit(g, Flipped(seat=p, mode=g.mode))


@rule("GATE-137", "GATE-138")
def score_three(g: Gates, p: int) -> None:
    """Score three points at once."""
    pay(g, p, SCORE)
    scoring.gain_points(g, p, Category.despair, SCORE_THREE_POINTS)
    emit(g, ThreeScored(seat=p, n=SCORE_THREE_POINTS))
