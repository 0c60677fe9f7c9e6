"""Survivor cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import Rule, rule

from ... import ability
from ...ability import WOULD, Period, Question, Trigger, Use
from ...card_codes import Code
from ...components import Token
from ...rules import bag, values, zones
from ...state import Arkham
from .guardian import blessings, spend_blessings


@rule("AHB-389", asks=True)
def pay_watchful_peace(g: Arkham, use: Use) -> Rule:
    """5 bless tokens."""
    yield from spend_blessings(g, use.seat, 5)


@ability.event(
    Code.A_WATCHFUL_PEACE,
    WOULD,
    Trigger.DRAW_STEP,
    pay=pay_watchful_peace,
    can=lambda g, use: blessings(g) >= 5 and g.answering[Question.no_encounters] == 0,
)
def a_watchful_peace(g: Arkham, use: Use) -> None:
    """Nobody draws an encounter card in this phase."""
    for q in range(g.seats):
        values.last(g, Question.no_encounters, q, 1, use.card, Period.PHASE)
    if g.taboo[0]:
        zones.remove(g, use.card)


@ability.event(Code.KEEP_FAITH)
def keep_faith(g: Arkham, use: Use) -> None:
    """4 bless tokens into the bag."""
    bag.add_tokens(g, Token.bless, 4)
