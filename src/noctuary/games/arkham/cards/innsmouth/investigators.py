"""Investigators of The Innsmouth Conspiracy and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer

from ...actions import Target
from ...codes import Code
from ...registry import AFTER, WHEN, Question, Trigger, constant, forced
from ...rules import drawing, skill_tests, zones
from ...rules.values import weakness
from ...state import Arkham


def tuck_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if not weakness(g, c):
            offer(g, Target(card=c))


@forced(Code.AMANDA_SHARPE, AFTER, Trigger.TURN_BEGINS, can=lambda g, c, p, ev: ev == p)
def amanda_sharpe(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After your turn begins: draw 1 card, then exchange the card beneath her for one of hand."""
    yield from drawing.draw_cards(g, p, 1)
    while len(g.beneath[p]):
        zones.discard(g, g.beneath[p][0])
    a = yield ask(p, tuck_options, alone=TAKE)
    if a != NONE:
        move(g, Target.card(a), g.beneath[p])
        g.seen[Target.card(a)] = 1 << p


@forced(
    Code.AMANDA_SHARPE,
    WHEN,
    Trigger.TEST,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and len(g.beneath[p]) > 0
        and skill_tests.may_commit(g, g.beneath[p][0], p, ev)
    ),
)
def amanda_studies(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A test of hers: the card beneath her is committed, and goes back there."""
    g.tests.back[ev].append(g.beneath[p][0])
    move(g, g.beneath[p][0], g.committed)
    yield from skill_tests.commit(g, g.tests.back[ev][0], p, ev)


@constant(Code.AMANDA_SHARPE, Question.sign)
def amanda_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+0, and each card committed counts twice: +1 for every icon of theirs that matches."""
    if who != c or x < 0:
        return 0
    return sum(skill_tests.matching(g, k, x) for k in g.tests.cards[x])
