"""The Lost Kid behind the screen: which card to play on which pile, by clue and danger."""

from __future__ import annotations

from noctuary.kernel import cached

from ..belief import CARDS_OF, COPIES, FITS, PILES, SURE, fit_of_pile, unseen
from ..components import (
    CARD_BUILDING,
    CARD_DIAGONAL,
    CARD_MOVE,
    CENTRE,
    CLUE,
    DOUBLES,
    FIGURES,
    ITEM,
    KIDS,
    LOST,
    SCARY,
    Deed,
    ItemName,
    MonsterName,
    PowerName,
)
from ..rules.board import FREELY, exposed, within
from ..rules.board import NEVER as FENCED_IN
from ..rules.monster import bystanders_in, count, feds_in
from ..state import Lakeview
from ..town import BUILDINGS, LAP, NOWHERE
from .destinations import AWAY, FADE, LONGEST_WAY, outlook, prospects, tokens_near
from .endgame import steer_worth, stun_helps
from .threats import attack_toll, best_goal, caught_on
from .weights import CALAMITY, HIT, LEG, LOSS

TELLING = 1600
"""The worth of the Kids' certainty about the hiding place."""
FRESH = 420
"""The average cost of four new cards."""
PUSHED = 60
NO_CARD = 9999
BLINK_REACH = 4
FORESEEN = 200


# ---- clues


def weight_if(g: Lakeview, b: int, c: int, k: int) -> int:
    """Return the weight that Kids would give a building, with a card played on a pile."""
    if (g.searched >> b) & 1:
        return 0
    cards = 0
    for x in range(COPIES):
        if CARDS_OF[b][x] != c and unseen(g, CARDS_OF[b][x]):
            cards += 1
    n = SURE * cards
    for j in range(PILES):
        if j != k:
            n = n // 100 * fit_of_pile(g, j, b)
        elif CLUE[c] >= 0:
            n = n // 100 * FITS[CLUE[c]][b]
    return n


def told(g: Lakeview, c: int, k: int) -> int:
    """Return the Kids' certainty of the true place, in per mille."""
    b = CARD_BUILDING[g.hiding[0]]
    total = sum(weight_if(g, x, c, k) for x in range(BUILDINGS))
    return weight_if(g, b, c, k) * 100 // max(1, total // 10)


# ---- danger


@cached
def scare_toll(g: Lakeview, c: int) -> int:
    """Return what the frightening things of a card cost in turn, and the patrols.

    Most of all if they bring Calamity to its end.
    """
    n = 0
    spaces = 0
    d = g.monster
    gone = 0
    stun = g.stun
    legs = [0] * 2
    for x in range(2):
        do = SCARY[c][2 * x]
        way = SCARY[c][2 * x + 1]
        if do == Deed.RED or do == Deed.BLUE:
            n += LEG * way
            legs[do - Deed.RED] += way
        elif do == Deed.CALAMITY:
            n += CALAMITY
            spaces += 1
        elif do != Deed.NOTHING:
            if stun:
                stun = 0
            else:
                e = best_goal(g, d, do, way, gone)
                if e == NOWHERE:
                    n += CALAMITY
                    spaces += 1
                else:
                    d = e
                    n += attack_toll(g, e, gone)
                    spaces += spaces_of_attack(g, e, gone)
                    gone |= hit_mask(g, e)
                    for v in range(2):
                        legs[v] += 3 * int(feds_in(g, e, v))
    for v in range(2):
        spaces += int(g.feds[v] + 1 + legs[v] >= LAP)
    for f in range(FIGURES):
        caught = caught_on(g, 0, 1 + legs[0], f) or caught_on(g, 1, 1 + legs[1], f)
        if caught and (gone >> f) & 1 == 0:
            n += HIT
            spaces += 1
    if g.calamity + spaces >= g.end[0]:
        n += LOSS
    return n + 2 * LEG - steer_worth(g, d)


def spaces_of_attack(g: Lakeview, d: int, gone: int) -> int:
    """Return the spaces of Calamity that an attack costs; `gone` is a mask of absent figures."""
    hits = hit_mask(g, d) & ~gone
    n: int = count(g, hits)
    for f in range(FIGURES):
        if (hits >> f) & 1:
            n -= int(any(g.ready[i] and ITEM[i] == ItemName.FUSE for i in g.carried[f]))
    if g.beast[0] == MonsterName.SNALLY and hits == 0 and bystanders_in(g, d) > 0:
        n += int(g.taken % 3 == 2)
    return n


def hit_mask(g: Lakeview, d: int) -> int:
    """Return the figures that an attack on a district chases away, as a mask."""
    mask = 0
    for f in range(FIGURES):
        if exposed(g, f):
            if within(g, f, d):
                mask |= 1 << f
            for k in range(DOUBLES):
                if g.double[k] >= 0 and g.sheeted[k] == 0 and within(g, f, g.double[k]):
                    mask |= 1 << f
    return mask


# ---- the card


def play_worth(g: Lakeview, c: int, k: int) -> int:
    """Return the worth of a card on a pile: its clue, its cost, its other effects."""
    n = -scare_toll(g, c) + centre_worth(g, c) + near_worth(g, CARD_BUILDING[c]) // 3
    if g.found == 0:
        return n + TELLING * told(g, c, k) // 1000
    squares = max(1, CARD_MOVE[c] - g.curses[LOST])
    best: int = prospects(g, LOST, g.at[LOST], squares, CARD_DIAGONAL[c], FENCED_IN, 1)
    return n + best


def centre_worth(g: Lakeview, c: int) -> int:
    """Return the worth of the action in the middle of a card."""
    if CENTRE[c][0] == Deed.MOVE_KID:
        return PUSHED
    return PUSHED // 2 if CENTRE[c][0] == Deed.TOKEN else 0


def near_worth(g: Lakeview, b: int) -> int:
    """Return the worth of a token on a building: near somebody, and not a second one."""
    n = 0
    for f in range(FIGURES):
        if g.at[f] >= 0:
            n = max(n, FADE[min(LONGEST_WAY, AWAY[g.at[f]][b])])
    return n // 2 if g.tokens[b] else n


def fresh_worth(g: Lakeview) -> int:
    """Return the worth of four new cards for one calamity, against playing one of these."""
    stay: int = outlook(g, LOST, g.at[LOST]) if g.found else 0
    if g.calamity + 1 >= g.end[0]:
        stay -= LOSS
    return stay - CALAMITY - FRESH // 4


# ---- other choices


def push_worth(g: Lakeview, f: int) -> int:
    """Return the worth of moving a Kid two squares: out of danger, or nearer to something."""
    there: int = prospects(g, f, g.at[f], 2, 1, FENCED_IN, 0)
    return there - outlook(g, f, g.at[f]) - PUSHED // 2


def power_worth(g: Lakeview) -> int:
    """Return what the power would bring now."""
    k = g.power_shown[0]
    if k == PowerName.BLINK:
        if g.moving == 0:
            return 0
        there: int = prospects(g, LOST, g.at[LOST], BLINK_REACH, 1, FREELY, 0)
        return there - prospects(g, LOST, g.at[LOST], g.left, g.diagonal, FENCED_IN, 1)
    if k == PowerName.TELEKINESIS:
        best = 0
        for f in range(KIDS):
            if g.at[f] >= 0:
                thrown = prospects(g, f, g.at[f], 3, 0, FREELY, 0)
                best = max(best, thrown - outlook(g, f, g.at[f]))
        return best
    if k == PowerName.SHIELD:
        return least_toll(g) if stun_helps(g) else 0
    return FORESEEN if tokens_near(g, LOST) > 0 else 0


def least_toll(g: Lakeview) -> int:
    """Return what the mildest card of the hand costs."""
    least = NO_CARD
    for c in g.hand:
        least = min(least, scare_toll(g, c))
    return least
