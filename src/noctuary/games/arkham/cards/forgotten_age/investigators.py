"""Investigators of The Forgotten Age and their signature cards."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer

from ...actions import Choice, Choose, Target
from ...codes import Code
from ...kinds import TYPE, CardType, Token, Trait
from ...registry import (
    AFTER,
    WHEN,
    Period,
    Question,
    Trigger,
    constant,
    reaction,
    revelation,
    sign_result,
)
from ...rules import drawing, places, skill_tests, turn, zones
from ...rules.values import is_asset, trait
from ...state import Arkham

# ---- Ursula Downs


@reaction(
    Code.URSULA_DOWNS,
    AFTER,
    Trigger.MOVE,
    limit=1,
    period=Period.ROUND,
    can=lambda g, c, p, ev: g.moves.seat[ev] == p and skill_tests.can_investigate(g, p),
)
def ursula_downs(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you move to a location: take an Investigate action."""
    yield from turn.investigate_at_once(g, p)


@constant(Code.URSULA_DOWNS, Question.sign)
def ursula_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


@reaction(
    Code.URSULA_DOWNS,
    AFTER,
    Trigger.TEST,
    can=lambda g, c, p, ev: g.tests.seat[ev] == p and Token.elder_sign in g.tests.tokens[ev],
    aim=lambda g, c, p, ev, t: places.next_door(g, p, t),
)
def ursula_moves_on(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After a test with her elder sign: move to a connecting location."""
    yield from places.move_to(g, p, t)


# ---- Father Mateo


@reaction(
    Code.FATHER_MATEO,
    WHEN,
    Trigger.REVEAL,
    limit=1,
    period=Period.GAME,
    can=lambda g, c, p, ev: g.reveals.token[ev] == Token.auto_fail and g.reveals.cancelled[ev] == 0,
)
def father_mateo(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Once a game, when anybody reveals an auto-fail: it counts as an elder sign."""
    skill_tests.count_as_sign(g, ev)


@constant(Code.FATHER_MATEO, Question.sign_wins)
def mateo_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """His elder sign succeeds by itself."""
    return int(who == c)


def mateo_sign_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.to_hand))
    if g.turn == p:
        offer(g, Choose(choice=Choice.additional))


@sign_result(Code.FATHER_MATEO)
def mateo_sign_gives(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A card and a resource, or on his turn an additional action."""
    a = yield ask(p, mateo_sign_options, alone=TAKE)
    if Choose.choice(a) == Choice.additional:
        g.extra[p] += 1
    else:
        yield from drawing.draw_cards(g, p, 1)
        drawing.gain(g, p, 1)


# ---- Leo Anderson


def blood_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_asset(g, c) and g.ctrl[c] == p and trait(g, c, Trait.ALLY):
            offer(g, Target(card=c))
    offer(g, Choose(choice=Choice.discard))


@revelation(Code.BOUGHT_IN_BLOOD)
def bought_in_blood(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard an Ally from play or all Allies from hand; if none, it goes back into the deck."""
    a = yield ask(p, blood_options, alone=TAKE)
    n = 0
    if Target.made(a):
        zones.discard(g, Target.card(a))
        n = 1
    else:
        while any(friend(g, x) for x in g.hand[p]):
            discard_friend(g, p)
            n += 1
    if n == 0:
        zones.shuffle_in(g, c, p)


def friend(g: Arkham, c: int) -> bool:
    """An Ally asset in a hand."""
    return TYPE[g.code[c]] == CardType.ASSET and trait(g, c, Trait.ALLY)


def discard_friend(g: Arkham, p: int) -> None:
    """The first Ally asset of a hand is discarded."""
    for c in g.hand[p]:
        if friend(g, c):
            zones.discard(g, c)
            return
