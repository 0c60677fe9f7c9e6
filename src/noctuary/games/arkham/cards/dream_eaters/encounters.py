"""Encounter cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ...codes import Code
from ...kinds import TITLE, Skill
from ...registry import Question, Use, constant, revelation
from ...rules import damage, skill_tests, swarms
from ...state import Arkham


@revelation(Code.SOMNIPHOBIA)
def somniphobia(g: Arkham, use: Use) -> Rule:
    """Test willpower (5), in which every icon counts."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 5, use.card, ref(somniphobia_result))


@rule("AHB-198")
def somniphobia_result(g: Arkham, t: int) -> Rule:
    """Failure: a horror for each point, 3 at most."""
    if g.tests.passed[t] == 0:
        n = min(3, -skill_tests.margin(g, t))
        yield from damage.suffer(g, g.tests.seat[t], 0, n, g.tests.source[t])


@constant(Code.SWARM_OF_SPIDERS, Question.evade)
def swarm_of_spiders(g: Arkham, card: int, who: int, context: int) -> int:
    """X is the number of Swarms of Spiders at its location, swarm cards included."""
    if who != card:
        return 0
    n = 0
    for e in g.play:
        if g.at[e] == g.at[card] and TITLE[g.code[e]] == TITLE[g.code[card]]:
            n += 1 + swarms.swarm_size(g, e)
    return n
