"""Neutral cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, offer

from ...actions import Choice, Choose
from ...codes import C
from ...kinds import PH, S
from ...registry import AFTER, AT, E, L, forced
from ...rules import conflicts, zones
from ...state import Arkham


def base_skill_options(g: Arkham, p: int, taken: int) -> None:
    for s in range(S.WILD):
        if s != taken:
            offer(g, Choose(choice=Choice.willpower + s))


@forced(C.THE_RED_GLOVED_MAN, AFTER, E.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def red_gloved_man(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Two base values of yours are 6 until the end of the round."""
    a = yield ask(p, base_skill_options, NONE)
    s = Choose.choice(a) - Choice.willpower
    yield from conflicts.set_value(g, s, p, 6, c, L.ROUND)
    a = yield ask(p, base_skill_options, s)
    yield from conflicts.set_value(g, Choose.choice(a) - Choice.willpower, p, 6, c, L.ROUND)


@forced(C.THE_RED_GLOVED_MAN, AT, E.PHASE_ENDS, can=lambda g, c, p, ev: ev == PH.MYTHOS)
def red_gloved_man_goes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discarded at the end of the mythos phase."""
    zones.discard(g, c)
