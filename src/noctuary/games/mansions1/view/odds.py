"""Chances in per cent, by the rules' own die."""

from __future__ import annotations

from ..components import AWARENESS, M_DAMAGE, MONSTER_NAMES, MONSTERS, SIDES, Attribute, ThingKind
from ..rules.skill_tests import PLAIN, carries, hampered, passes, value_of
from ..state import Mansions
from .types import Evade


def chance(g: Mansions, goal: int) -> int:
    """Return the chance of a test that is passed with so much or less."""
    return sum(passes(g, 1 + face, goal) for face in range(SIDES)) * 100 // SIDES


def evades(g: Mansions) -> list[Evade]:
    """List the monsters that the active investigator must evade before anything but an attack."""
    i = g.turn - 1
    if i < 0:
        return []
    here = [m for m in range(MONSTERS) if g.m_at[m] > 0 and g.m_at[m] == g.at[i]]
    return [evade(g, i, m) for m in here if not g.evaded[i] >> m & 1]


def evade(g: Mansions, i: int, m: int) -> Evade:
    """Return the odds against a monster; its damage only if its back has been seen."""
    bonus = int(carries(g, i, ThingKind.HUNTING_KNIFE))
    goal = value_of(g, i, Attribute.DEXTERITY) + AWARENESS[m] + bonus - hampered(g, i, PLAIN)
    seen = g.m_seen >> m & 1
    return Evade(
        monster=MONSTER_NAMES[m], chance=chance(g, goal), damage=M_DAMAGE[m] if seen else None
    )
