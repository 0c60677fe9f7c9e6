"""The tests that are actions: fight, evade, investigate."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ref, rule

from ..ability import Question
from ..components import Designator, Skill
from ..state import Arkham
from . import damage, enemies, locations, skill_tests
from .values import is_enemy, spot, total


@rule("AHB-154", "AHB-181", "AHC-287")
def fight(
    g: Arkham,
    p: int,
    e: int,
    source: int = NONE,
    with_skill: int = Skill.combat,
    bonus: int = 0,
    hurt: int = 1,
) -> Rule:
    """Attack an enemy."""
    used = yield from skill_tests.skill_used(g, p, with_skill)
    with g.tests.open(
        seat=p,
        skill=used,
        source=source,
        target=e,
        what=Designator.fight,
        result=ref(fight_result),
        bonus=bonus,
        amount=hurt,
    ) as t:
        yield from skill_tests.run_test(g, t)


@rule("AHB-154", "AHB-155", "AHB-202")
def fight_result(g: Arkham, t: int) -> Rule:
    """Success: damage to the enemy. Failure: to the one other investigator engaged with it."""
    e = g.tests.target[t]
    p = g.tests.seat[t]
    if is_enemy(g, e):
        q = g.engaged[e]
        if g.tests.passed[t]:
            yield from damage.hurt_enemy(g, e, g.tests.amount[t], p, g.tests.source[t])
        elif q >= 0 and q != p:
            yield from damage.suffer(g, q, g.tests.amount[t], 0, g.tests.source[t], p)


@rule("AHB-156", "AHB-181")
def evade(
    g: Arkham, p: int, e: int, source: int = NONE, with_skill: int = Skill.agility, bonus: int = 0
) -> Rule:
    """Attempt to evade an enemy."""
    used = yield from skill_tests.skill_used(g, p, with_skill)
    with g.tests.open(
        seat=p,
        skill=used,
        source=source,
        target=e,
        what=Designator.evade,
        result=ref(evade_result),
        bonus=bonus,
    ) as t:
        yield from skill_tests.run_test(g, t)


@rule("AHB-156", "AHB-157")
def evade_result(g: Arkham, t: int) -> Rule:
    """Success: the enemy is exhausted and lets go."""
    if g.tests.passed[t] and is_enemy(g, g.tests.target[t]):
        yield from enemies.evaded(g, g.tests.target[t], g.tests.seat[t], 1)


@rule("AHB-153", "AHB-003")
def investigate(
    g: Arkham, p: int, source: int, ease: int, result: int, with_skill: int = Skill.intellect
) -> Rule:
    """Investigate the investigator's location, perhaps with a skill of its own."""
    c = spot(g, p)
    s = total(g, Question.investigate_with, c, NONE) - 1
    used = yield from skill_tests.skill_used(g, p, with_skill if s < 0 else s)
    with g.tests.open(
        seat=p,
        skill=used,
        source=source,
        target=c,
        what=Designator.investigate,
        result=result,
        ease=ease,
        amount=1,
    ) as t:
        yield from skill_tests.run_test(g, t)


@rule("AHB-153", "AHC-276", "AHC-277")
def investigate_result(g: Arkham, t: int) -> Rule:
    """Success: clues of the location."""
    if g.tests.passed[t]:
        yield from locations.discover(g, g.tests.seat[t], g.tests.target[t], g.tests.amount[t])


@rule("AHB-319")
def can_investigate(g: Arkham, p: int) -> bool:
    """Whether the investigator's location can be investigated at all."""
    return total(g, Question.no_investigate, spot(g, p), p) == 0
