"""The value of a position, in thousandths of a win.

The weights are those that predict best how games of the heuristic bot end.
"""

from __future__ import annotations

from math import exp

from noctuary.kernel import NONE

from ..components import (
    COST_HOW,
    FIRST_OBJECTIVE,
    KIDS,
    OBJECTIVE_COUNT,
    OBJECTIVE_HOW,
    SAVING,
    TIMES,
    ObjectiveBy,
    Payment,
)
from ..rules.objectives import active
from ..state import Lakeview
from ..town import BUILDINGS, COLOUR
from .goals import ALL, best_lacking, stock

BASE = -150
CALAMITY_LEFT = 53
STEP_LEFT = 41
FOUND = 90
SYMBOL_LACKING = 30
CROWD = 25
"""For each Kid above two: their turns are further apart."""
STRIDE = 50
CHANCE = [round(1000 / (1 + exp(-x / 100))) for x in range(-500, 501, STRIDE)]
"""Thousandths of a win, in steps."""


def value(g: Lakeview, p: int) -> int:
    """Return the value: the rest of the Calamity track against what is still to be done."""
    n = BASE + CALAMITY_LEFT * (g.end[0] - g.calamity) - CROWD * (g.team[0] - KIDS // 2)
    n -= STEP_LEFT * steps_left(g) + SYMBOL_LACKING * symbols_lacking(g)
    if g.found:
        n += FOUND
    n = max(0, min(STRIDE * (len(CHANCE) - 1), n + STRIDE * (len(CHANCE) // 2)))
    low = CHANCE[n // STRIDE]
    high = CHANCE[min(len(CHANCE) - 1, n // STRIDE + 1)]
    return low + (high - low) * (n % STRIDE) // STRIDE


def steps_left(g: Lakeview) -> int:
    """Return the number of places that the objectives still require."""
    n = 0
    for x in range(OBJECTIVE_COUNT[g.beast[0]]):
        o = FIRST_OBJECTIVE[g.beast[0]] + x
        if g.done[x] == 0 and OBJECTIVE_HOW[o] != ObjectiveBy.FIND:
            n += TIMES[o]
            if SAVING[o]:
                n -= g.saved
    o = active(g)
    return n - g.times if o != NONE and OBJECTIVE_HOW[o] != ObjectiveBy.FIND else n


def symbols_lacking(g: Lakeview) -> int:
    """Return the number of symbols that the best prepared figures still lack."""
    n = 0
    for x in range(OBJECTIVE_COUNT[g.beast[0]]):
        o = FIRST_OBJECTIVE[g.beast[0]] + x
        if g.done[x] == 0 and COST_HOW[o] == Payment.COLOUR:
            for b in range(BUILDINGS):
                if g.reflection[b] and stock(g, ALL, COLOUR[b], NONE, NONE, NONE) == 0:
                    n += 1
        elif g.done[x] == 0 and COST_HOW[o] != Payment.NOTHING:
            n += best_lacking(g, o, NONE, NONE, NONE)
    return n
