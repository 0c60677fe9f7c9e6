"""Neutral cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, offer

from ...actions import Choice, Choose
from ...codes import Code
from ...kinds import Phase, Skill
from ...registry import AFTER, AT, Period, Trigger, forced
from ...rules import conflicts, zones
from ...state import Arkham


def base_skill_options(g: Arkham, p: int, taken: int) -> None:
    for s in range(Skill.wild):
        if s != taken:
            offer(g, Choose(choice=Choice.willpower + s))


@forced(
    Code.THE_RED_GLOVED_MAN, AFTER, Trigger.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c
)
def red_gloved_man(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Two base values of yours are 6 until the end of the round."""
    a = yield ask(p, base_skill_options, NONE)
    s = Choose.choice(a) - Choice.willpower
    yield from conflicts.set_value(g, s, p, 6, c, Period.ROUND)
    a = yield ask(p, base_skill_options, s)
    yield from conflicts.set_value(g, Choose.choice(a) - Choice.willpower, p, 6, c, Period.ROUND)


@forced(Code.THE_RED_GLOVED_MAN, AT, Trigger.PHASE_ENDS, can=lambda g, c, p, ev: ev == Phase.mythos)
def red_gloved_man_goes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discarded at the end of the mythos phase."""
    zones.discard(g, c)
