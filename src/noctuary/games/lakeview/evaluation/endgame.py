"""The final objective: where it needs the Monster, and how near everything is to that."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..components import BACK_TO_THE_PIT, BEHIND_THE_GLASS, FIGURES, FINAL, FULL_BEAM, GLASS, PIT
from ..rules.objectives import active, can_pay, lit
from ..state import Lakeview
from ..town import ADJACENT, APART, BELONGS, DISTRICTS, NOWHERE, SQUARES

STEER = 90
CORNERED = 500
GAP = [
    [min(APART[d][e] for e in range(DISTRICTS) if BELONGS[s] >> e & 1) for d in range(DISTRICTS)]
    for s in range(SQUARES)
]
"""By square: its distance from each district."""


def final_now(g: Lakeview) -> bool:
    """Whether only the final objective is left."""
    o = active(g)
    return o != NONE and FINAL[o] == 1


def trap(g: Lakeview) -> int:
    """Return the one district where the final objective needs the Monster, or none."""
    o = active(g)
    if o == BACK_TO_THE_PIT:
        return PIT
    return GLASS if o == BEHIND_THE_GLASS else NOWHERE


def suits(g: Lakeview, d: int) -> bool:
    """Whether the final objective needs the Monster in this district."""
    if trap(g) >= 0:
        return d == trap(g)
    return active(g) != FULL_BEAM or lit(g, d)


def stun_helps(g: Lakeview) -> bool:
    """Whether the Monster should stay where it is; at the end it may have to come first."""
    return not final_now(g) or suits(g, g.monster)


def steer_worth(g: Lakeview, d: int) -> int:
    """Return how well a district suits the final objective as the place of the Monster."""
    if not final_now(g):
        return 0
    least = DISTRICTS
    for e in range(DISTRICTS):
        if suits(g, e):
            least = min(least, APART[d][e])
    n = CORNERED - STEER * least
    if trap(g) >= 0:
        return n
    near = DISTRICTS
    for f in range(FIGURES):
        if g.at[f] >= 0 and can_pay(g, f, active(g), NONE):
            near = min(near, GAP[g.at[f]][d])
    return n - STEER * near // 2


def can_corner(g: Lakeview) -> bool:
    """Whether the Monster is one district away from where the final objective needs it."""
    if not final_now(g) or suits(g, g.monster):
        return False
    return any(ADJACENT[g.monster][d] > 0 and suits(g, d) for d in range(DISTRICTS))
