"""Rogue cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule

from ...codes import Code
from ...registry import Use, committed
from ...rules import drawing
from ...state import Arkham


def aces(g: Arkham, t: int, p: int) -> int:
    """Copies of Three Aces an investigator has committed."""
    return sum(g.code[x] == Code.THREE_ACES and g.owner[x] == p for x in g.tests.cards[t])


@committed(Code.THREE_ACES, can=lambda g, use: aces(g, use.event, use.seat) == 3)
def three_aces(g: Arkham, use: Use) -> Rule:
    """The third copy: the test succeeds by itself, 3 cards and 3 resources."""
    g.tests.auto[use.event] = 1
    if g.taboo[0]:
        for x in g.tests.cards[use.event]:
            if g.code[x] == Code.THREE_ACES:
                g.tests.away[use.event].append(x)
    yield from drawing.draw_cards(g, use.seat, 3)
    drawing.gain(g, use.seat, 3)
