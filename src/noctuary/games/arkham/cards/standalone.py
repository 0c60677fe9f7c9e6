"""Encounter cards of standalone scenarios."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ..actions import Choice, Choose
from ..codes import Code
from ..kinds import Designator, Phase, Skill
from ..registry import AT, Question, Trigger, Use, action, constant, forced
from ..rules import damage, enemies, places, skill_tests, stages
from ..rules.values import is_enemy
from ..state import Arkham

# ---- Murder at the Excelsior Hotel


@constant(Code.ARKHAM_OFFICER, Question.patrol)
def officer_patrols(g: Arkham, card: int, who: int, context: int) -> int:
    """Patrols towards locations with clues."""
    return int(who == card and g.clues[context] > 0)


@forced(
    Code.ARKHAM_OFFICER,
    AT,
    Trigger.PHASE_ENDS,
    can=lambda g, use: use.event == Phase.enemy and g.clues[g.at[use.card]] > 0,
)
def officer_takes(g: Arkham, use: Use) -> None:
    """At the end of the enemy phase a clue of its location becomes doom on it."""
    g.clues[g.at[use.card]] -= 1
    stages.add_doom(g, use.card, 1)


@action(Code.ARKHAM_OFFICER, designator=Designator.parley)
def officer_listens(g: Arkham, use: Use) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(officer_result), use.card
    )


def officer_options(g: Arkham, p: int, card: int) -> None:
    if g.exhausted[card] == 0:
        offer(g, Choose(choice=Choice.evade))
    if g.doom[card]:
        offer(g, Choose(choice=Choice.clue))


@rule("AHB-198")
def officer_result(g: Arkham, t: int) -> Rule:
    """Success: it is evaded, or gives back a clue."""
    c = g.tests.about[t]
    p = g.tests.seat[t]
    if g.tests.passed[t] and is_enemy(g, c):
        a = yield ask(p, officer_options, c, alone=TAKE)
        if a != NONE and Choose.choice(a) == Choice.evade:
            yield from enemies.evaded(g, c, p, 0)
        elif a != NONE:
            g.doom[c] -= 1
            places.gain_clues(g, p, 1)


# ---- Film Fatale


@action(Code.SATURNITE_DRUDGE_MILITIA, designator=Designator.parley)
def militia_listens(g: Arkham, use: Use) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(militia_result), use.card
    )


@rule("AHB-198")
def militia_result(g: Arkham, t: int) -> Rule:
    """1 damage for each point of success; by 2 or more it is exhausted."""
    if g.tests.passed[t]:
        e = g.tests.about[t]
        n = skill_tests.margin(g, t)
        yield from damage.hurt_enemy(g, e, n, g.tests.seat[t], NONE)
        if n >= 2 and is_enemy(g, e):
            g.exhausted[e] = 1
