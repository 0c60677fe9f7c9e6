"""Survivor cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule, ref

from ... import ability
from ...ability import Change, Period, Question, Use
from ...card_codes import Code
from ...components import Designator, Skill
from ...rules import attempts, skill_tests, values
from ...state import Arkham


@ability.action(
    Code.HOPE,
    exhaust=1,
    designator=Designator.evade,
    aim=lambda g, use: values.engaged_with(g, use.target, use.seat),
)
def hope(g: Arkham, use: Use) -> Rule:
    """Exhaust it, evade with base agility 5."""
    values.last(g, Question.agility, use.seat, 5, use.card, Period.TEST, Change.SET)
    yield from attempts.evade(g, use.seat, use.target, use.card)


@ability.action(
    Code.HOPE,
    discard=1,
    designator=Designator.evade,
    can=lambda g, use: g.exhausted[use.card] == 0,
    aim=lambda g, use: values.engaged_with(g, use.target, use.seat),
)
def hope_given_up(g: Arkham, use: Use) -> Rule:
    """Discard it, evade with base agility 5, automatically."""
    values.last(g, Question.agility, use.seat, 5, use.card, Period.TEST, Change.SET)
    with g.tests.open(
        seat=use.seat,
        skill=Skill.agility,
        source=use.card,
        target=use.target,
        what=Designator.evade,
        result=ref(attempts.evade_result),
        auto=1,
    ) as k:
        yield from skill_tests.run_test(g, k)
