"""Investigators of The Circle Undone and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ...actions import Target
from ...codes import Code
from ...registry import (
    AFTER,
    AT,
    Question,
    Trigger,
    Use,
    constant,
    forced,
    free,
    reaction,
    sign_result,
)
from ...rules import damage, drawing
from ...rules.values import someone_here
from ...state import Arkham

# ---- Carolyn Fern


@rule("AHC-340", "AHC-341")
def heals_for(g: Arkham, p: int, c: int) -> bool:
    """A card under an investigator's control, or a committed one of theirs."""
    if c < 0:
        return False
    return g.ctrl[c] == p or (c in g.committed and g.owner[c] == p)


@reaction(
    Code.CAROLYN_FERN,
    AFTER,
    Trigger.HEAL,
    can=lambda g, use: heals_for(g, use.seat, g.healings.source[use.event]),
)
def carolyn_fern(g: Arkham, use: Use) -> None:
    """After a card of yours heals horror: its bearer gains 1 resource."""
    x = g.healings.card[use.event]
    drawing.gain(g, x if x < 4 else g.ctrl[x], 1)


@constant(Code.CAROLYN_FERN, Question.sign)
def carolyn_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


@sign_result(
    Code.CAROLYN_FERN,
    can=lambda g, use: any(q < g.seats and g.horror[q] > 0 for q in range(g.seats)),
)
def carolyn_sign_heals(g: Arkham, use: Use) -> Rule:
    """On success heal 1 horror of an investigator here."""
    a = yield ask(use.seat, patient_options, alone=TAKE)
    if a != NONE:
        yield from damage.soothe(g, Target.card(a), 1, use.card)


def patient_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if someone_here(g, p, q) and g.horror[q] > 0:
            offer(g, Target(card=q))


# ---- Preston Fairmont


@forced(
    Code.FAMILY_INHERITANCE, AFTER, Trigger.TURN_BEGINS, can=lambda g, use: use.event == use.seat
)
def family_inheritance(g: Arkham, use: Use) -> None:
    """4 resources on it when your turn begins."""
    g.uses[use.card] += 4


@free(Code.FAMILY_INHERITANCE, can=lambda g, use: g.uses[use.card] > 0)
def family_inheritance_spent(g: Arkham, use: Use) -> None:
    """Its resources go to your pool."""
    n = g.uses[use.card]
    g.uses[use.card] = 0
    drawing.gain(g, use.seat, n)


@forced(
    Code.FAMILY_INHERITANCE,
    AT,
    Trigger.TURN_ENDS,
    can=lambda g, use: use.event == use.seat and g.uses[use.card] > 0,
)
def family_inheritance_lost(g: Arkham, use: Use) -> None:
    """What is left on it at the end of your turn is lost."""
    g.uses[use.card] = 0
