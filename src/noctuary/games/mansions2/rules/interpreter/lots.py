"""Lots: values that chance decides before the first turn and the story tells later."""

from __future__ import annotations

from noctuary.kernel import rand, rule

from ...limits import Limit
from ...state import Mansions
from . import expressions


def count(g: Mansions) -> int:
    """Return how many lots a scenario has."""
    return g.lists[g.limits[Limit.LOTS]]


@rule("MAN2-013", "MAN2-Q28")
def draw(g: Mansions) -> None:
    """Draw every lot; nobody sees how it falls."""
    for lot in range(count(g)):
        n = g.lists[g.limits[Limit.LOTS] + 1 + lot]
        g.lots_left[lot] = (1 << n) - 1
        g.lots[lot] = rand(g, n)


@rule("MAN2-Q28")
def tell(g: Mansions, lot: int, at: int, e: int, yes: int) -> None:
    """Rule values of a lot out after the story has gone one way in front of everybody.

    With those values it would have gone the other way.
    """
    fallen = g.lots[lot]
    left = 0
    for n in range(g.lists[g.limits[Limit.LOTS] + 1 + lot]):
        if g.lots_left[lot] >> n & 1:
            g.lots[lot] = n
            if expressions.holds(g, at, e) == (yes > 0):
                left = left | 1 << n
    g.lots[lot] = fallen
    g.lots_left[lot] = left


@rule("MAN2-Q28")
def resample_lots(g: Mansions) -> None:
    """Draw every lot among the values that the story leaves possible."""
    for lot in range(count(g)):
        n = g.lists[g.limits[Limit.LOTS] + 1 + lot]
        k = rand(g, sum(1 for v in range(n) if g.lots_left[lot] >> v & 1))
        for v in range(n):
            if g.lots_left[lot] >> v & 1:
                if k == 0:
                    g.lots[lot] = v
                k -= 1
