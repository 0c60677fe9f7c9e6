"""Resampling of what a seat cannot see."""

from __future__ import annotations

from noctuary.kernel import move, rand, rule

from ..belief import fit, unseen
from ..components import CARD_BUILDING, CARDS
from ..state import Lakeview
from ..town import DISTRICTS
from .monster import count


@rule("LAKE-009", "LAKE-071")
def resample(g: Lakeview, seat: int) -> None:
    """Draw the hiding place by the clues, a hidden Monster from the districts where it can be."""
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
    """Swap the hiding card with one never seen, drawn by the weight of its building."""
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
    """Make a card the hiding place, and put the old one in its place."""
    h = g.hiding[0]
    if c in g.hand:
        move(g, h, g.hand)
    elif c in g.buried:
        move(g, h, g.buried)
    else:
        move(g, h, g.deck)
    move(g, c, g.hiding)
