"""Danger: what the Monster and the Feds would cost, and where a figure is safe."""

from __future__ import annotations

from noctuary.kernel import cached

from ..components import DOUBLES, FIGURES, ITEM, LOST, ItemName, MonsterName
from ..rules.board import exposed, within
from ..rules.monster import bystanders_in, count, feds_in, goals
from ..state import Lakeview
from ..town import BELONGS, DISTRICTS, DRIVE, LAP, NOWHERE, SQUARES, TREE, place
from .endgame import GAP, trap
from .weights import CALAMITY, CURSE, HIT, LEG, TAKEN, WHEEL_LOST

THREAT = (20, 9, 3, 1, 0, 0, 0)
"""Percent, by distance in districts: a figure is hit by the next card."""
DOUBLE_THREAT = 62
"""Percent of cards that make the doubles attack."""
DRIVEN = 90
"""Percent more where the Lost Kid wants the Monster to be."""
LIKELY = (100, 34, 14, 4)
"""Percent, by the legs after the certain ones: a vehicle drives that far."""


def _swept(leg: list[int], s: int) -> int:
    """Whether a vehicle on its way to the next crossing touches a square."""
    (x, y) = place(s)
    way = [place(t) for t in leg if t != NOWHERE]
    return int(any(abs(x - u) <= 1 and abs(y - v) <= 1 for u, v in way))


SWEPT = [[_swept(leg, s) for s in range(SQUARES)] for leg in DRIVE]
"""By figure and crossing, then by square."""

ZONE_SQUARE = [BELONGS.index(b) for b in sorted(set(BELONGS))]
"""A square of every zone: squares of one zone belong to the same districts."""
ZONE = [sorted(set(BELONGS)).index(b) for b in BELONGS]
"""By square: its zone."""

# ---- what happens at once


def hit_toll(g: Lakeview, f: int) -> int:
    """Return what it costs that a figure is hit by the Monster."""
    if g.beast[0] == MonsterName.JERSEY:
        return HIT + CURSE
    return HIT + WHEEL_LOST if g.beast[0] == MonsterName.DOVER and f != LOST else HIT


def district_toll(g: Lakeview, d: int, gone: int) -> int:
    """Return what an attack on a district costs; figures already chased away are a mask."""
    n = 0
    for f in range(FIGURES):
        if (gone >> f) & 1 == 0 and exposed(g, f) and within(g, f, d):
            n += hit_toll(g, f)
    return n


def attack_toll(g: Lakeview, d: int, gone: int) -> int:
    """Return what an attack costs, with the Monster's special rule and the Feds' flight."""
    n = district_toll(g, d, gone)
    if g.beast[0] == MonsterName.SNALLY and n == 0 and bystanders_in(g, d) > 0:
        n += TAKEN
    if g.beast[0] == MonsterName.MARY:
        for k in range(DOUBLES):
            other = k == 0 or g.double[0] != g.double[k]
            if g.double[k] >= 0 and g.double[k] != d and g.sheeted[k] == 0 and other:
                n += district_toll(g, g.double[k], gone)
    for c in range(2):
        if feds_in(g, d, c):
            n += 3 * LEG
    return n


def best_goal(g: Lakeview, d: int, do: int, way: int, gone: int) -> int:
    """Return the district where an action of the Monster costs least, none if it is blocked."""
    mask = goals(g, d, do, way)
    best = NOWHERE
    least = 0
    for e in range(DISTRICTS):
        if (mask >> e) & 1:
            toll = attack_toll(g, e, gone)
            if best == NOWHERE or toll < least:
                best = e
                least = toll
    return best


def deed_toll(g: Lakeview, do: int, way: int) -> int:
    """Return what one action of the Monster costs, wherever the Monster may be."""
    if g.stun:
        return 0
    n = 0
    for d in range(DISTRICTS):
        if (g.haunts >> d) & 1:
            e = best_goal(g, d, do, way, 0)
            n += CALAMITY if e == NOWHERE else attack_toll(g, e, 0)
    return n // max(1, count(g, g.haunts))


def on_leg(g: Lakeview, c: int, leg: int, s: int) -> bool:
    """Whether a vehicle on one of its next legs would surprise somebody on a square."""
    return SWEPT[c * LAP + (g.feds[c] + leg) % LAP][s] == 1


def caught_on(g: Lakeview, c: int, legs: int, f: int) -> bool:
    """Whether a vehicle that drives this number of legs would surprise a figure."""
    return exposed(g, f) and any(on_leg(g, c, leg, g.at[f]) for leg in range(legs))


def drive_toll(g: Lakeview, c: int, legs: int) -> int:
    """Return what it costs that a vehicle drives this number of legs at once."""
    n = LEG * legs
    for f in range(FIGURES):
        if caught_on(g, c, legs, f):
            n += HIT
    return n


# ---- what may happen before the next turn


def wait(g: Lakeview, f: int) -> int:
    """Return the number of cards played before a figure moves again."""
    if f == LOST or g.team[0] == 2:
        return 1
    return 1 if sum(g.acted) > 2 else 2


@cached
def threat(g: Lakeview, z: int, cards: int) -> int:
    """Return the percentage that a figure in zone `z` is hit within this number of cards."""
    s = ZONE_SQUARE[z]
    n = 0
    haunted = 0
    for d in range(DISTRICTS):
        if (g.haunts >> d) & 1:
            n += THREAT[GAP[s][d]]
            haunted += 1
    n = n * cards // max(1, haunted)
    d = trap(g)
    if d >= 0 and (BELONGS[s] >> d) & 1 and (g.haunts >> d) & 1 == 0:
        n += DRIVEN
    for k in range(DOUBLES):
        if g.double[k] >= 0 and g.sheeted[k] == 0 and (BELONGS[s] >> g.double[k]) & 1:
            n += DOUBLE_THREAT * (cards - int(sheet_ready(g)))
    return min(100, n)


@cached
def sheet_ready(g: Lakeview) -> bool:
    """Whether somebody can cover a double with the White Sheet, once."""
    for f in range(FIGURES):
        if any(g.ready[i] and ITEM[i] == ItemName.WHITE_SHEET for i in g.carried[f]):
            return True
    return False


def patrol(g: Lakeview, s: int, cards: int) -> int:
    """Return the percentage that the Feds surprise a figure within this number of cards."""
    n = 0
    for c in range(2):
        for leg in range(cards + 3):
            if on_leg(g, c, leg, s):
                n = max(n, LIKELY[max(0, leg + 1 - cards)])
                break
    return n


@cached
def peril(g: Lakeview, f: int, s: int, cards: int) -> int:
    """Return what standing on a square may cost a figure."""
    if TREE[s] >= 0:
        return 0
    return (threat(g, ZONE[s], cards) * hit_toll(g, f) + patrol(g, s, cards) * HIT) // 100
