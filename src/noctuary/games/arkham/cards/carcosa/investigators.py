"""Investigators of The Path to Carcosa and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, emit, move, offer, rule

from ... import ability
from ...ability import AFTER, Question, Trigger, Use
from ...actions import Done, Drew, Target
from ...card_codes import Code
from ...components import TYPE, CardType, Token
from ...rules import values, windows, zones
from ...state import Arkham


def put_beneath(g: Arkham, c: int, p: int) -> None:
    """Put a card face down beneath an investigator, who may look at it."""
    g.seen[c] |= 1 << p
    move(g, c, g.beneath[p])


@rule("AHC-253", "AHB-113")
def painted_options(g: Arkham, p: int) -> None:
    if len(g.beneath[p]) < 5:
        for c in g.hand[p]:
            if TYPE[g.code[c]] == CardType.EVENT:
                offer(g, Target(card=c))
    offer(g, Done())


@rule("AHC-253", "AHB-113")
def surplus_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        offer(g, Target(card=c))


@ability.constant(Code.SEFINA_ROUSSEAU, Question.starting_hand)
def sefina_draws(g: Arkham, card: int, who: int, context: int) -> int:
    """Draw an opening hand of 13 cards and keep 8 of them."""
    return 8 if who == card else 0


@ability.constant(Code.SEFINA_ROUSSEAU, Question.no_mulligan)
def sefina_keeps(g: Arkham, card: int, who: int, context: int) -> int:
    """She cannot mulligan."""
    return int(who == card)


@ability.opening(Code.SEFINA_ROUSSEAU)
def sefina_chooses(g: Arkham, use: Use) -> Rule:
    """Up to 5 events go beneath her, then the hand is cut down to 8 (and what else was added)."""
    a = yield ask(use.seat, painted_options)
    while not Done.matches(a):
        put_beneath(g, Target.card(a), use.seat)
        a = yield ask(use.seat, painted_options)
    while len(g.hand[use.seat]) > values.total(g, Question.starting_hand, use.seat, NONE):
        a = yield ask(use.seat, surplus_options)
        zones.discard(g, Target.card(a))


@rule("AHC-372")
def canvas_options(g: Arkham, p: int) -> None:
    for c in g.beneath[p]:
        offer(g, Target(card=c))


@rule("AHB-337", "AHC-371")
def draw_from_beneath(g: Arkham, p: int) -> Rule:
    """Draw a card from beneath an investigator, of their choice."""
    a = yield ask(p, canvas_options)
    c = Target.card(a)
    zones.to_hand(g, c, p)
    emit(g, Drew(seat=p, card=c))
    g.fresh = 1
    yield from windows.window(g, AFTER, Trigger.DREW, p)


@ability.action(Code.SEFINA_ROUSSEAU, calm=True, can=lambda g, use: len(g.beneath[use.seat]) > 0)
def sefina_rousseau(g: Arkham, use: Use) -> Rule:
    """Draw one of the events beneath her, without provoking anybody."""
    yield from draw_from_beneath(g, use.seat)


@ability.constant(Code.SEFINA_ROUSSEAU, Question.sign)
def sefina_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+3."""
    return 3 if who == card else 0


@ability.reaction(
    Code.SEFINA_ROUSSEAU,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.token[use.event] == Token.elder_sign
        and len(g.beneath[use.seat]) > 0
    ),
)
def sefina_remembers(g: Arkham, use: Use) -> Rule:
    """With an elder sign you may draw one of the events beneath her."""
    yield from draw_from_beneath(g, use.seat)
