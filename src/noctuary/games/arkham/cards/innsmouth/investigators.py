"""Investigators of The Innsmouth Conspiracy and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ... import ability
from ...ability import AFTER, WHEN, Question, Trigger, Use
from ...actions import Target
from ...card_codes import Code
from ...components import HIDDEN, Phase
from ...rules import drawing, skill_tests, zones
from ...state import Arkham


@rule("AHC-366", "AHB-082")
def tuck_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if HIDDEN[g.code[c]] == 0:
            offer(g, Target(card=c))


@ability.forced(
    Code.AMANDA_SHARPE,
    AFTER,
    Trigger.PHASE_BEGINS,
    can=lambda g, use: use.event == Phase.investigation,
)
def amanda_sharpe(g: Arkham, use: Use) -> Rule:
    """As the investigation phase begins: draw 1 card, discard the one beneath, place another."""
    yield from drawing.draw_cards(g, use.seat, 1)
    while len(g.beneath[use.seat]):
        zones.discard(g, g.beneath[use.seat][0])
    a = yield ask(use.seat, tuck_options, alone=TAKE)
    if a != NONE:
        move(g, Target.card(a), g.beneath[use.seat])
        g.seen[Target.card(a)] = 1 << use.seat


@ability.forced(
    Code.AMANDA_SHARPE,
    WHEN,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and len(g.beneath[use.seat]) > 0
        and skill_tests.may_commit(g, g.beneath[use.seat][0], use.seat, use.event)
    ),
)
def amanda_studies(g: Arkham, use: Use) -> Rule:
    """Commit the card beneath her to a test of hers, and put it back there."""
    g.tests.back[use.event].append(g.beneath[use.seat][0])
    move(g, g.beneath[use.seat][0], g.committed)
    yield from skill_tests.commit(g, g.tests.back[use.event][0], use.seat, use.event)


@ability.constant(Code.AMANDA_SHARPE, Question.sign)
def amanda_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+0, and the icons of the card beneath her count twice: +1 for each that matches."""
    if who != card or context < 0:
        return 0
    return sum(skill_tests.matching(g, k, context) for k in g.tests.back[context])
