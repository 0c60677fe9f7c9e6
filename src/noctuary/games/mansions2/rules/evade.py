"""Evading a monster."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, offer, rand, rule

from ..actions import EvadeBegan, Forfeited, PickMonster
from ..columns import CreatureRow
from ..opcodes import Hook, Use
from ..state import Mansions
from . import features
from .interpreter import abilities, dispatch

ACTIVATION, EVADE, HORROR, ATTACK = range(4)
"""Columns of `m_last`."""


@rule("MAN2-013", "MAN2-Q13")
def drawn(g: Mansions, m: int, column: int, n: int) -> int:
    """Draw one of so many texts, never the same twice running for a monster."""
    last = g.m_last[m][column]
    if n <= 1:
        k = 0
    elif last == 0 or last > n:
        k = rand(g, n)
    else:
        k = rand(g, n - 1)
        if k >= last - 1:
            k += 1
    g.m_last[m][column] = k + 1
    return k


@rule("MAN2-343", "MAN2-358")
def highest_awareness(g: Mansions, s: int) -> int:
    """Return the awareness of the most watchful monster of a space, or NONE without one."""
    best = NONE
    for m in g.alive:
        if g.m_at[m] == s:
            best = max(best, g.creatures[g.m_kind[m]][CreatureRow.AWARENESS])
    return best


@rule("MAN2-359")
def evade_options(g: Mansions, p: int, figure: int) -> None:
    """Offer the most watchful monsters of a space."""
    best = highest_awareness(g, g.at[figure])
    for m in g.alive:
        kind = g.m_kind[m]
        if g.m_at[m] == g.at[figure] and g.creatures[kind][CreatureRow.AWARENESS] == best:
            offer(g, PickMonster(monster=m, creature=kind))


@rule("MAN2-356", "MAN2-357", "MAN2-358", "MAN2-359", "MAN2-360", "MAN2-361", "MAN2-506")
def evade(g: Mansions, e: int) -> IntRule:
    """Check to evade if there is a monster; return 1 if the action goes on."""
    i = g.scenes.seat[e]
    if g.at[i] <= 0 or highest_awareness(g, g.at[i]) == NONE:
        return 1
    a = yield ask(g.player_of[i], evade_options, i, alone=TAKE)
    m = PickMonster.monster(a)
    kind = g.m_kind[m]
    emit(g, EvadeBegan(investigator=g.who[i], monster=m, creature=kind))
    forfeited = yield from check(g, i, m, g.creatures[kind][CreatureRow.EVADE])
    if forfeited:
        yield from forfeit(g, i)
    return 0 if forfeited or g.out[i] else 1


@rule("MAN2-361", "MAN2-362", "MAN2-363", "MAN2-507", "MAN2-508")
def check(g: Mansions, i: int, m: int, texts: int) -> IntRule:
    """Make one of the monster's checks; return 1 if it orders a forfeit."""
    forfeited = 0
    if g.lists[texts] > 0:
        k = drawn(g, m, EVADE, g.lists[texts])
        with g.scenes.open(
            seat=i, origin=i, monster=m, card=NONE, place=NONE, weapon_card=NONE, use=Use.EVADE,
            skill=NONE, puzzle=NONE,
        ) as f:  # fmt: skip
            yield from dispatch.run(g, g.lists[texts + 1 + k], f)
            if g.scenes.passed[f] and g.out[i] == 0:
                yield from abilities.hooks(g, Hook.EVADED, f)
            forfeited = g.scenes.forfeit[f]
    return forfeited


@rule("MAN2-218", "MAN2-397")
def forfeit(g: Mansions, i: int) -> Rule:
    """Lose an action; Fire burns whoever loses it there."""
    if g.out[i] == 0:
        emit(g, Forfeited(investigator=g.who[i]))
        if features.burning(g, g.at[i]):
            yield from features.burn(g, i)
