"""Investigators of The Path to Carcosa and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, move, offer

from ...actions import Done, Target
from ...codes import Code
from ...kinds import TYPE, CardType
from ...registry import Question, Use, action, constant, opening, sign_result
from ...rules import zones
from ...rules.values import total
from ...state import Arkham


def put_beneath(g: Arkham, c: int, p: int) -> None:
    """A card goes face down beneath an investigator, who may look at it."""
    g.seen[c] |= 1 << p
    move(g, c, g.beneath[p])


def painted_options(g: Arkham, p: int) -> None:
    if len(g.beneath[p]) < 5:
        for c in g.hand[p]:
            if TYPE[g.code[c]] == CardType.EVENT:
                offer(g, Target(card=c))
    offer(g, Done())


def surplus_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        offer(g, Target(card=c))


@constant(Code.SEFINA_ROUSSEAU, Question.starting_hand)
def sefina_draws(g: Arkham, card: int, who: int, context: int) -> int:
    """An opening hand of 13 cards, of which 8 are kept."""
    return 8 if who == card else 0


@opening(Code.SEFINA_ROUSSEAU)
def sefina_chooses(g: Arkham, use: Use) -> Rule:
    """Up to 5 events go beneath her, then the hand is cut down to 8 (and what else was added)."""
    a = yield ask(use.seat, painted_options)
    while not Done.made(a):
        put_beneath(g, Target.card(a), use.seat)
        a = yield ask(use.seat, painted_options)
    while len(g.hand[use.seat]) > total(g, Question.starting_hand, use.seat, NONE):
        a = yield ask(use.seat, surplus_options)
        zones.discard(g, Target.card(a))


def canvas_options(g: Arkham, p: int) -> None:
    for c in g.beneath[p]:
        offer(g, Target(card=c))


@action(Code.SEFINA_ROUSSEAU, can=lambda g, use: len(g.beneath[use.seat]) > 0)
def sefina_rousseau(g: Arkham, use: Use) -> Rule:
    """Draw one of the cards beneath her."""
    a = yield ask(use.seat, canvas_options)
    zones.to_hand(g, Target.card(a), use.seat)


@constant(Code.SEFINA_ROUSSEAU, Question.sign)
def sefina_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+3."""
    return 3 if who == card else 0


@sign_result(
    Code.SEFINA_ROUSSEAU,
    can=lambda g, use: (
        len(g.beneath[use.seat]) < 5
        and any(TYPE[g.code[x]] == CardType.EVENT for x in g.hand[use.seat])
    ),
)
def sefina_sketches(g: Arkham, use: Use) -> Rule:
    """You may place an event of your hand beneath her."""
    a = yield ask(use.seat, painted_options)
    if Target.made(a):
        put_beneath(g, Target.card(a), use.seat)
