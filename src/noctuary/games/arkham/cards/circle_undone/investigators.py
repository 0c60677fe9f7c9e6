"""Investigators of The Circle Undone and their signature cards."""

from __future__ import annotations

from noctuary.kernel import Rule, rule

from ... import ability
from ...ability import AFTER, AT, Question, Trigger, Use
from ...card_codes import Code
from ...components import SEATS, Token, Trait
from ...rules import damage, drawing, values
from ...state import Arkham

# ---- Carolyn Fern


@rule("AHC-340", "AHC-341")
def heals_for(g: Arkham, p: int, c: int) -> bool:
    """Whether it is a card under an investigator's control, or a committed one of theirs."""
    if c < 0:
        return False
    return g.ctrl[c] == p or (c in g.committed and g.owner[c] == p)


def friend(g: Arkham, c: int) -> bool:
    """Whether it is an investigator, or an Ally asset in play."""
    return c < SEATS or (values.is_asset(g, c) and values.trait(g, c, Trait.ALLY))


def comforted(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an investigator or an Ally where somebody is."""
    return friend(g, c) and values.someone_here(g, p, c if c < SEATS else g.ctrl[c])


@ability.reaction(
    Code.CAROLYN_FERN,
    AFTER,
    Trigger.HEAL,
    can=lambda g, use: (
        heals_for(g, use.seat, g.healings.source[use.event])
        and friend(g, g.healings.card[use.event])
    ),
)
def carolyn_fern(g: Arkham, use: Use) -> None:
    """After a card of yours heals horror of an investigator or an Ally: 1 resource for them."""
    x = g.healings.card[use.event]
    drawing.gain(g, x if x < SEATS else g.ctrl[x], 1)


@ability.constant(Code.CAROLYN_FERN, Question.sign)
def carolyn_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


@ability.reaction(
    Code.CAROLYN_FERN,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.test[use.event] >= 0
        and g.reveals.token[use.event] == Token.elder_sign
    ),
    aim=lambda g, use: g.horror[use.target] > 0 and comforted(g, use.seat, use.target),
)
def carolyn_sign_heals(g: Arkham, use: Use) -> Rule:
    """With an elder sign: heal 1 horror of an investigator or an Ally here."""
    yield from damage.soothe(g, use.target, 1, use.card)


# ---- Preston Fairmont


@ability.forced(
    Code.FAMILY_INHERITANCE, AFTER, Trigger.TURN_BEGINS, can=lambda g, use: use.event == use.seat
)
def family_inheritance(g: Arkham, use: Use) -> None:
    """4 resources on it when your turn begins."""
    g.uses[use.card] += 4


@ability.constant(Code.FAMILY_INHERITANCE, Question.purse)
def family_inheritance_lent(g: Arkham, card: int, who: int, context: int) -> int:
    """Its resources may be spent as if they were in your pool."""
    return g.uses[card] if g.ctrl[card] == who else 0


@ability.action(Code.FAMILY_INHERITANCE, can=lambda g, use: g.uses[use.card] > 0)
def family_inheritance_taken(g: Arkham, use: Use) -> None:
    """Its resources go to your pool."""
    n = g.uses[use.card]
    g.uses[use.card] = 0
    drawing.gain(g, use.seat, n)


@ability.forced(
    Code.FAMILY_INHERITANCE,
    AT,
    Trigger.TURN_ENDS,
    can=lambda g, use: use.event == use.seat and g.uses[use.card] > 0,
)
def family_inheritance_lost(g: Arkham, use: Use) -> None:
    """Discard the resources left on it at the end of your turn."""
    g.uses[use.card] = 0
