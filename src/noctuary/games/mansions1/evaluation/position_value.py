"""The value of a position to a side, in thousandths of a win."""

from __future__ import annotations

from ..components import M_HEALTH, MONSTERS, STAGES, TEAM, Room, ThingKind
from ..rules.board import playing
from ..rules.skill_tests import health, sanity
from ..state import Mansions
from .goals import held_by_any

EVEN = 500
CLUE = 50
BODY = 8
MIND = 6
GONE = 110
BEAST = 6
CLOCK = 12
THREAT = 6


def value(g: Mansions, p: int) -> int:
    """Return the value of a position: clues, health, sanity against monsters, threat, time."""
    n = EVEN
    for k in range(3):
        if held_by_any(g, ThingKind.CLUE_1 + k):
            n += CLUE
    for i in range(TEAM):
        if i < g.team[0]:
            if playing(g, i):
                n += BODY * (health(g, i) - 6) + MIND * (sanity(g, i) - 5)
            else:
                n -= GONE
    for m in range(MONSTERS):
        if g.m_at[m] > 0:
            n -= BEAST * (M_HEALTH[m] - g.m_damage[m])
    n -= THREAT * g.threat + CLOCK * (3 * g.stage + g.time)
    for r in range(len(g.bodies)):
        if g.room[r] & Room.EXPLORED:
            n += CLOCK
    n += CLOCK * STAGES
    n = max(50, min(950, n))
    return 1000 - n if p == g.keeper[0] else n
