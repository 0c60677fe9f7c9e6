"""Investigators of The Circle Undone and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ...actions import Target
from ...codes import Code
from ...registry import AFTER, AT, Question, Trigger, constant, forced, free, reaction, sign_result
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
    can=lambda g, c, p, ev: heals_for(g, p, g.healings.source[ev]),
)
def carolyn_fern(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After a card of yours heals horror: its bearer gains 1 resource."""
    x = g.healings.card[ev]
    drawing.gain(g, x if x < 4 else g.ctrl[x], 1)


@constant(Code.CAROLYN_FERN, Question.sign)
def carolyn_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


@sign_result(
    Code.CAROLYN_FERN,
    can=lambda g, c, p, ev: any(q < g.seats and g.horror[q] > 0 for q in range(g.seats)),
)
def carolyn_sign_heals(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success heal 1 horror of an investigator here."""
    a = yield ask(p, patient_options, alone=TAKE)
    if a != NONE:
        yield from damage.soothe(g, Target.card(a), 1, c)


def patient_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if someone_here(g, p, q) and g.horror[q] > 0:
            offer(g, Target(card=q))


# ---- Preston Fairmont


@forced(Code.FAMILY_INHERITANCE, AFTER, Trigger.TURN_BEGINS, can=lambda g, c, p, ev: ev == p)
def family_inheritance(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """4 resources on it when your turn begins."""
    g.uses[c] += 4


@free(Code.FAMILY_INHERITANCE, can=lambda g, c, p, ev: g.uses[c] > 0)
def family_inheritance_spent(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Its resources go to your pool."""
    n = g.uses[c]
    g.uses[c] = 0
    drawing.gain(g, p, n)


@forced(
    Code.FAMILY_INHERITANCE,
    AT,
    Trigger.TURN_ENDS,
    can=lambda g, c, p, ev: ev == p and g.uses[c] > 0,
)
def family_inheritance_lost(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """What is left on it at the end of your turn is lost."""
    g.uses[c] = 0
