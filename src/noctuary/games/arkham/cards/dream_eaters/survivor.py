"""Survivor cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule, ref

from ...codes import Code
from ...kinds import Designator, Skill
from ...registry import Change, Period, Question, action
from ...rules import skill_tests
from ...rules.values import engaged_with, last
from ...state import Arkham


@action(
    Code.HOPE,
    exhaust=1,
    designator=Designator.evade,
    aim=lambda g, c, p, ev, t: engaged_with(g, t, p),
)
def hope(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Exhaust it, evade with base agility 5."""
    last(g, Question.agility, p, 5, c, Period.TEST, Change.SET)
    yield from skill_tests.evade(g, p, t, c)


@action(
    Code.HOPE,
    discard=1,
    designator=Designator.evade,
    aim=lambda g, c, p, ev, t: engaged_with(g, t, p),
)
def hope_given_up(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard it, evade with base agility 5, automatically."""
    last(g, Question.agility, p, 5, c, Period.TEST, Change.SET)
    with g.tests.open(
        seat=p,
        skill=Skill.agility,
        source=c,
        target=t,
        what=Designator.evade,
        result=ref(skill_tests.evade_result),
        auto=1,
    ) as k:
        yield from skill_tests.run_test(g, k)
