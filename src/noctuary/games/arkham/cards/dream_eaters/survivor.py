"""Survivor cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule, ref

from ...codes import C
from ...kinds import D, S
from ...registry import HOW, L, Q, action
from ...rules import skill_tests
from ...rules.values import engaged_with, last
from ...state import Arkham


@action(C.HOPE, exhaust=1, designator=D.EVADE, aim=lambda g, c, p, ev, t: engaged_with(g, t, p))
def hope(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Exhaust it, evade with base agility 5."""
    last(g, Q.AGILITY, p, 5, c, L.TEST, HOW.SET)
    yield from skill_tests.evade(g, p, t, c)


@action(C.HOPE, discard=1, designator=D.EVADE, aim=lambda g, c, p, ev, t: engaged_with(g, t, p))
def hope_given_up(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard it, evade with base agility 5, automatically."""
    last(g, Q.AGILITY, p, 5, c, L.TEST, HOW.SET)
    with g.tests.open(
        seat=p,
        skill=S.AGILITY,
        source=c,
        target=t,
        what=D.EVADE,
        result=ref(skill_tests.evade_result),
        auto=1,
    ) as k:
        yield from skill_tests.run_test(g, k)
