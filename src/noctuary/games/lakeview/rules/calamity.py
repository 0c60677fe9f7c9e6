"""The Calamity track, and how the game ends."""

from __future__ import annotations

from noctuary.kernel import Rule, finish, rule, say

from ..actions import CalamityAdvanced, Lost, Won
from ..state import Lakeview

WIN = 1000


@rule("LAKE-006", "LAKE-221", asks=True)
def advance(g: Lakeview) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """The Calamity token advances one space; on the last one everybody loses."""
    g.calamity += 1
    say(g, CalamityAdvanced(n=g.calamity))
    if g.calamity >= g.end[0]:
        say(g, Lost())
        finish(g)


@rule("LAKE-001", "LAKE-005", asks=True)
def win(g: Lakeview) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """All objectives are met: everybody wins."""
    for p in range(g.seats):
        g.result[p] = WIN
    say(g, Won())
    finish(g)
