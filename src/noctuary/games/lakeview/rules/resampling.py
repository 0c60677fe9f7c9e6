"""What a seat may imagine of what it cannot see."""

from __future__ import annotations

from noctuary.kernel import move, rand, rule

from ..belief import fit, unseen
from ..components import CARD_BUILDING, CARDS
from ..state import Lakeview
from ..town import DISTRICTS
from .monster import count


@rule("LAKE-009", "LAKE-071")
def resample(g: Lakeview, seat: int) -> None:
    """The Lost Kid hides where the clues point; a hidden Monster is where it can be."""
    if seat == g.lost:
        return
    if len(g.hiding) > 0:
        resample_hiding(g)
    if g.figure == 0:
        n = rand(g, max(1, count(g, g.haunts)))
        for d in range(DISTRICTS):
            if (g.haunts >> d) & 1:
                if n == 0:
                    g.monster = d
                n -= 1


@rule("LAKE-071", "LAKE-137")
def resample_hiding(g: Lakeview) -> None:
    """A card never seen, by the weight of its building, changes places with the hiding."""
    total = 0
    for c in range(CARDS):
        if unseen(g, c):
            total += fit(g, CARD_BUILDING[c])
    n = rand(g, max(1, total))
    for c in range(CARDS):
        if unseen(g, c):
            n -= fit(g, CARD_BUILDING[c])
            if n < 0:
                trade_places(g, c)
                return


@rule("LAKE-071", "LAKE-137")
def trade_places(g: Lakeview, c: int) -> None:
    """A card becomes the hiding place; the one that was lies where it lay."""
    h = g.hiding[0]
    if c in g.hand:
        move(g, h, g.hand)
    elif c in g.buried:
        move(g, h, g.buried)
    else:
        move(g, h, g.deck)
    move(g, c, g.hiding)
