"""Investigators of The Forgotten Age and their signature cards."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import AFTER, WHEN, Period, Question, Trigger, Use
from ...actions import Choice, Choose, Target
from ...card_codes import Code
from ...components import TYPE, CardType, Token, Trait
from ...rules import action_costs, attempts, decks, drawing, locations, tokens, turn, values, zones
from ...state import Arkham

# ---- Ursula Downs


@ability.reaction(
    Code.URSULA_DOWNS,
    AFTER,
    Trigger.MOVE,
    limit=1,
    period=Period.ROUND,
    can=lambda g, use: (
        g.moves.seat[use.event] == use.seat and attempts.can_investigate(g, use.seat)
    ),
)
def ursula_downs(g: Arkham, use: Use) -> Rule:
    """After you move to a location: take an Investigate action."""
    yield from turn.investigate_at_once(g, use.seat)


@ability.constant(Code.URSULA_DOWNS, Question.sign)
def ursula_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


@ability.reaction(
    Code.URSULA_DOWNS,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat and Token.elder_sign in g.tests.tokens[use.event]
    ),
    aim=lambda g, use: locations.next_door(g, use.seat, use.target),
)
def ursula_moves_on(g: Arkham, use: Use) -> Rule:
    """After a test with her elder sign: move to a connecting location."""
    yield from locations.move_to(g, use.seat, use.target)


# ---- Father Mateo


@ability.reaction(
    Code.FATHER_MATEO,
    WHEN,
    Trigger.REVEAL,
    limit=1,
    period=Period.GAME,
    can=lambda g, use: (
        g.reveals.token[use.event] == Token.auto_fail and g.reveals.cancelled[use.event] == 0
    ),
)
def father_mateo(g: Arkham, use: Use) -> None:
    """Once a game, when anybody reveals an auto-fail: it counts as an elder sign."""
    tokens.count_as_sign(g, use.event)


@ability.constant(Code.FATHER_MATEO, Question.sign_wins)
def mateo_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """His elder sign succeeds by itself."""
    return int(who == card)


@rule("AHB-190", "AHB-007")
def mateo_sign_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.to_hand))
    if g.turn == p:
        offer(g, Choose(choice=Choice.additional))


@ability.forced(
    Code.FATHER_MATEO,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat and Token.elder_sign in g.tests.tokens[use.event]
    ),
)
def mateo_sign_gives(g: Arkham, use: Use) -> Rule:
    """After the test: a card and a resource, or on his turn an additional action."""
    a = yield ask(use.seat, mateo_sign_options, alone=TAKE)
    if Choose.choice(a) == Choice.additional:
        action_costs.gain_actions(g, use.seat, 1, use.card)
    else:
        yield from drawing.draw_cards(g, use.seat, 1)
        drawing.gain(g, use.seat, 1)


# ---- Leo Anderson


@rule("AHB-007")
def blood_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if values.is_asset(g, c) and g.ctrl[c] == p and values.trait(g, c, Trait.ALLY):
            offer(g, Target(card=c))
    offer(g, Choose(choice=Choice.discard))


@ability.revelation(Code.BOUGHT_IN_BLOOD)
def bought_in_blood(g: Arkham, use: Use) -> Rule:
    """Discard an Ally from play or all Allies from hand; if none, it goes back into the deck."""
    a = yield ask(use.seat, blood_options, alone=TAKE)
    n = 0
    if Target.matches(a):
        zones.discard(g, Target.card(a))
        n = 1
    else:
        while any(friend(g, x) for x in g.hand[use.seat]):
            discard_friend(g, use.seat)
            n += 1
    if n == 0:
        decks.shuffle_in(g, use.card, use.seat)


def friend(g: Arkham, c: int) -> bool:
    """Whether it is an Ally asset in a hand."""
    return TYPE[g.code[c]] == CardType.ASSET and values.trait(g, c, Trait.ALLY)


def discard_friend(g: Arkham, p: int) -> None:
    """Discard the first Ally asset of a hand."""
    for c in g.hand[p]:
        if friend(g, c):
            zones.discard(g, c)
            return
