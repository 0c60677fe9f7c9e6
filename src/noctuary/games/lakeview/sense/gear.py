"""Items and trades: used at once when they help, otherwise kept."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..kinds import BACK, DOUBLES, FIGURES, FULL_BEAM, ITEM, ITEMS, LOST, MIRRORS, TYPES, ItemName
from ..rules.encounters import building_of
from ..rules.monster import count
from ..rules.objectives import active, can_pay, lit
from ..rules.places import exposed, within
from ..rules.things import first_of
from ..state import Lakeview
from ..town import ADJACENT, BELONGS, BUILDINGS, DISTRICTS, HOME
from .endgame import can_corner, final_now, stun_helps
from .needs import trade_worth
from .perils import district_toll, drive_toll
from .rides import light_worth, rope_worth
from .scale import HIT, NEVER, URGENT
from .spots import meet_worth, tokens_near
from .stories import step_worth

LURED = 160
BAD_LUCK = 100
GOOD_TRADE = 80
SURE_STUN = 50
ARMOUR = 60
"""What it is worth to keep an item that helps against an attack."""


def menace(g: Lakeview, d: int) -> int:
    """What a Monster in a district threatens: figures there, and those next to it."""
    n: int = district_toll(g, d, 0) * 30
    for e in range(DISTRICTS):
        if ADJACENT[d][e]:
            n += district_toll(g, e, 0) * 12
    return n // 100


def lure_worth(g: Lakeview) -> int:
    """Firecrackers: how much less the Monster threatens in the best district next to it."""
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
    """Now, or not yet."""
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
    """What the next leg of either vehicle threatens."""
    return max(drive_toll(g, 0, 1), drive_toll(g, 1, 1))


def tool_worth(g: Lakeview, f: int, k: int) -> int:
    """Items with one special use."""
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
    """A figure stands before a Reflection and lacks its symbol."""
    b = building_of(g, f)
    if b == NONE or active(g) != MIRRORS:
        return False
    return g.reflection[b] > 0 and not can_pay(g, f, MIRRORS, b)


def darkness(g: Lakeview, f: int) -> bool:
    """The Monster is beside a figure without light, and a Projector can be brought there."""
    if not within(g, f, g.monster) or lit(g, g.monster):
        return False
    return any(g.projector[b] > 0 and ADJACENT[HOME[b]][g.monster] > 0 for b in range(BUILDINGS))


def best_trade(g: Lakeview, f: int) -> int:
    """The best symbol to hand over or to ask for, wherever the others are."""
    best = 0
    for q in range(FIGURES):
        if q != f and g.at[q] >= 0:
            for k in range(TYPES):
                if first_of(g, f, k) != NONE:
                    best = max(best, trade_worth(g, f, q, k))
                if first_of(g, q, k) != NONE:
                    best = max(best, trade_worth(g, q, f, k))
    return best


def swap_worth(g: Lakeview, giver: int, taker: int, k: int) -> int:
    """A symbol changes hands if it helps to pay an objective."""
    n: int = trade_worth(g, giver, taker, k)
    return URGENT + n if n > GOOD_TRADE else NEVER


def parting(g: Lakeview, giver: int, taker: int, t: int) -> int:
    """What it brings that a thing changes hands; a charm against attacks is better kept."""
    if t >= ITEMS:
        return trade_worth(g, giver, taker, t - ITEMS)
    charm = ITEM[t] == ItemName.FUSE or ITEM[t] == ItemName.HORSESHOE
    return -ARMOUR if charm and g.ready[t] and exposed(g, giver) else 0


def deal_worth(g: Lakeview, f: int) -> int:
    """What an exchange brings that the figure whose turn it is has asked another for."""
    n = parting(g, f, g.turn, g.wanted)
    return n if g.price == NONE else n + parting(g, g.turn, f, g.price)
