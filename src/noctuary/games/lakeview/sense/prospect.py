"""What everybody may expect from a position, in thousandths of a win."""

from __future__ import annotations

from ..kinds import OBJECTIVE_COUNT, TIMES
from ..rules.objectives import active
from ..state import Lakeview
from .needs import prepared

BASE = 250


def value(g: Lakeview, p: int) -> int:
    """The part of the way that is done, against the part of the Calamity track."""
    whole = OBJECTIVE_COUNT[g.beast[0]] * 100
    done = 100 * sum(g.done)
    o = active(g)
    if o >= 0:
        done += 100 * g.times // TIMES[o]
    n = BASE + 900 * done // whole - 600 * g.calamity // g.end[0] + prepared(g, -1, -1, -1) // 20
    return max(0, min(1000, n))
