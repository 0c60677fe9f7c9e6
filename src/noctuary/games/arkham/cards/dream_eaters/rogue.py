"""Rogue cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule

from ...codes import Code
from ...registry import committed
from ...rules import drawing
from ...state import Arkham


def aces(g: Arkham, t: int, p: int) -> int:
    """Copies of Three Aces an investigator has committed."""
    return sum(g.code[x] == Code.THREE_ACES and g.owner[x] == p for x in g.tests.cards[t])


@committed(Code.THREE_ACES, can=lambda g, c, p, ev: aces(g, ev, p) == 3)
def three_aces(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """The third copy: the test succeeds by itself, 3 cards and 3 resources."""
    g.tests.auto[ev] = 1
    if g.taboo[0]:
        for x in g.tests.cards[ev]:
            if g.code[x] == Code.THREE_ACES:
                g.tests.away[ev].append(x)
    yield from drawing.draw_cards(g, p, 3)
    drawing.gain(g, p, 3)
