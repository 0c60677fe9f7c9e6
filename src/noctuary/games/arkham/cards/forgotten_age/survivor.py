"""Survivor cards of The Forgotten Age."""

from __future__ import annotations

from ...codes import Code
from ...kinds import ICONS
from ...registry import Period, free
from ...rules import zones
from ...rules.values import my_test, test_here
from ...state import Arkham


@free(Code.YAOTL, exhaust=1, can=lambda g, c, p, ev: my_test(g, p) and len(g.discard[p]) > 0)
def yaotl(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """In a test of yours: +1 for each matching icon on the top card of your discard pile."""
    k = test_here(g)
    x = g.discard[p][len(g.discard[p]) - 1]
    g.tests.bonus[k] += ICONS[g.code[x]][g.tests.skill[k]]


@free(Code.YAOTL, limit=1, period=Period.PHASE, can=lambda g, c, p, ev: zones.deck_size(g, p) > 0)
def yaotl_mourns(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Once a phase: discard the top card of your deck."""
    zones.peek(g, p, 1)
    zones.discard(g, g.top[p][0])
