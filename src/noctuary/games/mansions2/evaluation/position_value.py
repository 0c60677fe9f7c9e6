"""The value of a position: the progress of the story, the time and health that are left."""

from __future__ import annotations

from ..limits import Limit
from ..rules.conditions import INSANE, WOUNDED, is_
from ..rules.damage import HEALTH
from ..rules.interpreter.targets import harms
from ..state import Mansions
from .goals import cost
from .weights import FAR_OFF

WON = 2
ROUND = 20
"""Tenths of an action that an investigator has in a round."""
BEST, WORST = 950, 5
WEARY = 7
EDGE = 45


def value(g: Mansions, p: int) -> int:
    """Return the expected thousandths of a win."""
    if g.ending:
        return g.result[p]
    last = g.limits[Limit.ROUNDS]
    if g.fallen > 0:
        last = min(last, g.fallen)
    rounds = max(0, last - g.round)
    able = 0
    worn = 0
    acting = 0
    for i in range(g.party[0]):
        if g.out[i] == 0:
            able += 1
            worn += weariness(g, i)
            if g.acted[i] == 0 and g.phase <= 1:
                acting += ROUND
    left = cost(g, 0)
    if left >= FAR_OFF or able == 0:
        return WORST
    time = rounds * able * ROUND + acting
    if time == 0:
        return WORST
    n = 1000 * time // (time + 2 * left)
    return max(WORST, min(BEST, n * 9 // 10 - worn // max(1, able)))


def weariness(g: Mansions, i: int) -> int:
    """Return the cost of an investigator's wounds."""
    n = 0
    for kind in range(2):
        had: int = harms(g, i, kind)
        n += WEARY * had
        if is_(g, i, INSANE if kind else WOUNDED):
            n += 3 * EDGE
            n += EDGE * max(0, 3 - (g.sheet[i][HEALTH + kind] - had))
    return n
