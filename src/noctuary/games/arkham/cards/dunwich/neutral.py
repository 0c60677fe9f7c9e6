"""Neutral cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, offer, rule

from ... import ability
from ...ability import AFTER, AT, Period, Trigger, Use
from ...actions import Choice, Choose
from ...card_codes import Code
from ...components import Phase, Skill
from ...rules import conflicts, zones
from ...state import Arkham


@rule("AHB-014")
def base_skill_options(g: Arkham, p: int, taken: int) -> None:
    for s in range(Skill.wild):
        if s != taken:
            offer(g, Choose(choice=Choice.willpower + s))


@ability.reaction(
    Code.THE_RED_GLOVED_MAN,
    AFTER,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def red_gloved_man(g: Arkham, use: Use) -> Rule:
    """Two base values of yours are 6 as long as he is in play."""
    a = yield ask(use.seat, base_skill_options, NONE)
    s = Choose.choice(a) - Choice.willpower
    yield from conflicts.set_value(g, s, use.seat, 6, use.card, Period.IN_PLAY)
    a = yield ask(use.seat, base_skill_options, s)
    yield from conflicts.set_value(
        g, Choose.choice(a) - Choice.willpower, use.seat, 6, use.card, Period.IN_PLAY
    )


@ability.forced(
    Code.THE_RED_GLOVED_MAN, AT, Trigger.PHASE_ENDS, can=lambda g, use: use.event == Phase.mythos
)
def red_gloved_man_goes(g: Arkham, use: Use) -> None:
    """Discarded at the end of the mythos phase."""
    zones.discard(g, use.card)
