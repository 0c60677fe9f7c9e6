"""A Kid's turn: who goes next, which wheel, how far it leads."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..components import ITEM, KID_START, WHEELS, BikeName, ItemName
from ..rules.board import BOLDLY, NEVER, ONCE, crossing, rides
from ..rules.items import held_of
from ..rules.kid import wheel_diagonal, wheel_value
from ..state import Lakeview
from ..town import DOORS
from .destinations import prospects
from .goals import loss_worth
from .threats import peril
from .weights import NEVER as NO
from .weights import URGENT

THRIFT = 6
"""The worth of keeping a wheel token, per square of its number."""
REVVED = 30
LIGHT = 40
ROPE_WORTH = 40
EFFORT = 60
"""What a spent symbol must bring beyond its worth."""


def home(g: Lakeview, f: int) -> int:
    """Return the square of a figure, or where it enters town."""
    return g.at[f] if g.at[f] >= 0 else DOORS[KID_START[g.beast[0]]][0]


def manner(g: Lakeview, f: int) -> int:
    """Return how a figure crosses fences before its movement begins."""
    return BOLDLY if rides(g, f, BikeName.BULL_BAR) else NEVER


def roped(g: Lakeview, f: int) -> bool:
    """Whether a figure has a rope that could help it."""
    if manner(g, f) != NEVER:
        return False
    return any(g.ready[i] and ITEM[i] == ItemName.ROPE for i in g.carried[f])


def wheel_worth(g: Lakeview, f: int, w: int) -> int:
    """Return the best place that a wheel token leads to, less the worth of keeping the token."""
    n = max(1, wheel_value(g, f, w) - g.curses[f])
    diagonal = wheel_diagonal(g, f, w)
    best: int = prospects(g, f, home(g, f), n, diagonal, manner(g, f), 1)
    if roped(g, f):
        best = max(best, prospects(g, f, home(g, f), n, diagonal, ONCE, 1) - ROPE_WORTH)
    return best - THRIFT * wheel_value(g, f, w)


def turn_worth(g: Lakeview, f: int) -> int:
    """Return what a turn of a Kid would bring: the best place, and leaving a dangerous one."""
    longest = NONE
    for w in range(WHEELS):
        if g.wheel[f][w] and (longest < 0 or wheel_value(g, f, w) > wheel_value(g, f, longest)):
            longest = w
    best = wheel_worth(g, f, max(0, longest))
    return best + peril(g, f, g.at[f], 1) if g.at[f] >= 0 else best


@cached
def further(g: Lakeview, f: int, n: int, cross: int) -> int:
    """Return what more squares, or a rope, would bring in the movement in progress."""
    way = crossing(g, f)
    more: int = prospects(g, f, g.at[f], g.left + n, g.diagonal, max(way, cross), 1)
    return more - prospects(g, f, g.at[f], g.left, g.diagonal, way, 1)


def spend_worth(g: Lakeview, f: int, k: int) -> int:
    """Return the worth of paying a symbol for three squares more."""
    if held_of(g, f, k) == 0:
        return NO
    n = further(g, f, 3, NEVER) - loss_worth(g, f, k) - EFFORT
    return URGENT + n if n > 0 else NO


def light_worth(g: Lakeview, f: int) -> int:
    """Return the worth of the flashlight: two squares more."""
    n = further(g, f, 2, NEVER) - LIGHT
    return URGENT + n if n > 0 else NO


def rope_worth(g: Lakeview, f: int) -> int:
    """Return the worth of the rope: over one fence."""
    n = further(g, f, 0, ONCE) - ROPE_WORTH
    return URGENT + n if n > 0 else NO
