"""The Calamity track, and how the game ends."""

from __future__ import annotations

from noctuary.kernel import Rule, emit, finish, move, rule

from ..actions import CalamityAdvanced, Lost, Uncovered, Won
from ..components import CARD_BUILDING
from ..state import Lakeview

WIN = 1000


@rule("LAKE-006", "LAKE-221", asks=True)
def advance(g: Lakeview) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Advance the Calamity token one space; on the last one everybody loses, and learns where
    the Lost Kid was.
    """
    g.calamity += 1
    emit(g, CalamityAdvanced(n=g.calamity))
    if g.calamity >= g.end[0]:
        emit(g, Lost())
        if g.found == 0:
            emit(g, Uncovered(building=CARD_BUILDING[g.hiding[0]]))
            move(g, g.hiding[0], g.uncovered)
        finish(g)


@rule("LAKE-001", "LAKE-005", asks=True)
def win(g: Lakeview) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """End the game: all objectives are met, everybody wins."""
    for p in range(g.seats):
        g.result[p] = WIN
    emit(g, Won())
    finish(g)
