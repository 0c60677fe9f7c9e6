"""Items and trades: items are used as soon as they help."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..components import BACK, DOUBLES, FULL_BEAM, ITEM, ITEMS, LOST, MIRRORS, ItemName
from ..rules.board import exposed, within
from ..rules.encounters import building_of
from ..rules.items import handy
from ..rules.monster import count
from ..rules.objectives import active, can_pay, lit
from ..state import Lakeview
from ..town import ADJACENT, BELONGS, BUILDINGS, DISTRICTS, HOME
from .destinations import PULL, meet_worth, tokens_near
from .encounters import step_worth
from .endgame import can_corner, final_now, stun_helps
from .goals import best_trade, trade_worth
from .movement import light_worth, rope_worth
from .threats import district_toll, drive_toll
from .weights import HIT, NEVER, STEP, URGENT

LURED = 160
BAD_LUCK = 100
GOOD_TRADE = 80
SURE_STUN = 50
ARMOUR = 60
"""An item that helps against an attack, for somebody who can be attacked."""
AT_ONCE = 800
FOR_THE_END = 200
"""An item that the final objective needs, for somebody who can pay for it."""


def menace(g: Lakeview, d: int) -> int:
    """Return what a Monster in a district threatens: figures there, and those next to it."""
    n: int = district_toll(g, d, 0) * 30
    for e in range(DISTRICTS):
        if ADJACENT[d][e]:
            n += district_toll(g, e, 0) * 12
    return n // 100


def lure_worth(g: Lakeview) -> int:
    """Return how much less the Monster would threaten after the Firecrackers, at best."""
    if count(g, g.haunts) > 1:
        return 0
    best = 0
    for d in range(DISTRICTS):
        if (g.haunts >> d) & 1:
            for e in range(DISTRICTS):
                if ADJACENT[d][e]:
                    best = max(best, menace(g, d) - menace(g, e))
    return best


def when(g: Lakeview, good: bool) -> int:
    """Return the score for using an item now or not yet."""
    return URGENT if good else NEVER


def item_worth(g: Lakeview, f: int, i: int) -> int:
    """Whether an item is worth using now."""
    k = ITEM[i]
    if k == ItemName.FLASHLIGHT:
        return light_worth(g, f)
    if k == ItemName.ROPE:
        return rope_worth(g, f)
    if (
        k == ItemName.CAMERA
        or k == ItemName.FUSE
        or k == ItemName.HORSESHOE
        or k == ItemName.PAINTED_STAR
    ):
        return URGENT
    if k == ItemName.LUCKY_COIN:
        return when(g, any(step_worth(g, f, BACK[c][0], BACK[c][1]) < -BAD_LUCK for c in g.turned))
    if k == ItemName.HOLY_WATER:
        return URGENT
    if k == ItemName.FIRECRACKERS:
        if can_corner(g):
            return when(g, g.turn == f and g.moving > 0 and can_pay(g, f, active(g), NONE))
        return when(g, g.turn == LOST and not final_now(g) and lure_worth(g) > LURED)
    if k == ItemName.BASKET:
        near = count(g, BELONGS[g.at[f]] & g.haunts) * 100
        sure = near >= SURE_STUN * count(g, g.haunts)
        return when(g, g.turn == LOST and sure > 0 and stun_helps(g))
    if k == ItemName.LUNCHBOX:
        return when(g, g.turn == LOST and reprieve(g) > LURED)
    return tool_worth(g, f, k)


def reprieve(g: Lakeview) -> int:
    """Return what the next leg of either vehicle threatens."""
    return max(drive_toll(g, 0, 1), drive_toll(g, 1, 1))


def tool_worth(g: Lakeview, f: int, k: int) -> int:
    """Return the worth of an item with one special use."""
    if k == ItemName.HAMMER:
        return when(g, before_mirror(g, f))
    if k == ItemName.EXTENSION_LEAD:
        return when(g, active(g) == FULL_BEAM and can_pay(g, f, FULL_BEAM, NONE) and darkness(g, f))
    if k == ItemName.WHITE_SHEET:
        worst = 0
        for x in range(DOUBLES):
            if g.double[x] >= 0 and g.sheeted[x] == 0:
                worst = max(worst, district_toll(g, g.double[x], 0))
        return when(g, g.turn == LOST and worst >= HIT)
    if k == ItemName.TOWN_MAP:
        return when(g, g.moving == 0 and meet_worth(g, f) > 0 and tokens_near(g, f) == 0)
    if k == ItemName.WALKIE_TALKIE:
        return when(g, best_trade(g, f) > 2 * GOOD_TRADE)
    return when(g, k == ItemName.BINOCULARS and count(g, g.haunts) <= 2)


def before_mirror(g: Lakeview, f: int) -> bool:
    """Whether a figure stands before a Reflection and lacks its symbol."""
    b = building_of(g, f)
    if b == NONE or active(g) != MIRRORS:
        return False
    return g.reflection[b] > 0 and not can_pay(g, f, MIRRORS, b)


def darkness(g: Lakeview, f: int) -> bool:
    """Whether the Monster beside a figure is unlit and a Projector can be brought there."""
    if not within(g, f, g.monster) or lit(g, g.monster):
        return False
    return any(g.projector[b] > 0 and ADJACENT[HOME[b]][g.monster] > 0 for b in range(BUILDINGS))


def use_of(g: Lakeview, f: int, i: int) -> int:
    """Return the worth of an item to a figure: at once, against an attack, or for the objective
    that the figure is nearest to.
    """
    k = ITEM[i]
    if g.ready[i] == 0:
        return 0
    if g.turn == f and handy(g, f, i) and item_worth(g, f, i) > 0:
        return AT_ONCE
    if k == ItemName.FUSE or k == ItemName.HORSESHOE:
        return ARMOUR if exposed(g, f) else 0
    if k == ItemName.EXTENSION_LEAD:
        return FOR_THE_END if can_pay(g, f, FULL_BEAM, NONE) else 0
    best = 0
    if k == ItemName.HAMMER and active(g) == MIRRORS:
        for b in range(BUILDINGS):
            if g.reflection[b] and not can_pay(g, f, MIRRORS, b):
                best = max(best, STEP * PULL[g.at[f]][b] // 100)
    return best


def parting(g: Lakeview, giver: int, taker: int, t: int) -> int:
    """Return what it brings if a thing changes hands."""
    if t >= ITEMS:
        return trade_worth(g, giver, taker, t - ITEMS)
    return use_of(g, taker, t) - use_of(g, giver, t)


def swap_worth(g: Lakeview, giver: int, taker: int, t: int) -> int:
    """Return the worth of a trade: positive if the thing is of more use there."""
    n: int = parting(g, giver, taker, t)
    return URGENT + n if n > GOOD_TRADE else NEVER


def deal_worth(g: Lakeview, f: int) -> int:
    """Return what an exchange brings that the acting figure has proposed."""
    n = parting(g, f, g.turn, g.wanted)
    return n if g.price == NONE else n + parting(g, g.turn, f, g.price)
