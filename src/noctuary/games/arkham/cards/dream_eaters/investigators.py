"""Investigators of The Dream-Eaters and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, move, offer, rule

from ...actions import Pass, Play, Target
from ...codes import Code
from ...kinds import FAST, TYPE, CardType
from ...registry import (
    AT,
    DESIGNATOR,
    Period,
    Question,
    Trigger,
    Use,
    constant,
    free,
    sign_result,
)
from ...rules import action_costs, decks, drawing, playing
from ...rules.values import ability_at, connected, end_lasting, is_location, last
from ...state import Arkham

# ---- Mandy Thompson


@constant(Code.MANDY_THOMPSON, Question.research)
def mandy_thompson(g: Arkham, card: int, who: int, context: int) -> int:
    """When she searches she may look 3 cards deeper, or take one more."""
    return int(who == card)


@sign_result(Code.MANDY_THOMPSON, can=lambda g, use: decks.deck_size(g, use.seat) > 0)
def mandy_sign(g: Arkham, use: Use) -> Rule:
    """On success search the top 3 cards of her deck for one."""
    yield from drawing.search_top(g, use.seat, 3, drawing.ANY, 1)


# ---- Luke Robinson


def can_dream(g: Arkham, p: int, c: int) -> bool:
    """An event that can be played now, Fast or with an action."""
    a = ability_at(g, c, AT, Trigger.EVENT)
    if a < 0 or not playing.playable_event(g, c, a, p, NONE):
        return False
    return FAST[g.code[c]] > 0 or action_costs.can_act(g, p, DESIGNATOR[a], 1, NONE)


def dream_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if can_dream(g, p, c):
            offer(g, Play(card=c))
    offer(g, Pass())


@free(
    Code.LUKE_ROBINSON,
    limit=1,
    period=Period.TURN,
    my_turn=True,
    can=lambda g, use: any(TYPE[g.code[x]] == CardType.EVENT for x in g.hand[use.seat]),
    aim=lambda g, use: is_location(g, use.target) and connected(g, g.at[use.seat], use.target),
)
def luke_robinson(g: Arkham, use: Use) -> Rule:
    """Once a turn, play an event as if you were at a connecting location."""
    last(g, Question.as_if_at, use.seat, use.target, use.card, Period.GAME)
    a = yield ask(use.seat, dream_options)
    if Play.made(a):
        x = Play.card(a)
        k = ability_at(g, x, AT, Trigger.EVENT)
        if FAST[g.code[x]] == 0:
            yield from action_costs.pay_actions(g, use.seat, DESIGNATOR[k], 1, NONE)
        yield from playing.play_event(g, x, k, use.seat, NONE)
    wake(g, use.seat)


@rule("AHC-271")
def wake(g: Arkham, p: int) -> None:
    """Once the event is put away he is where he is."""
    for i in range(g.lasting):
        if g.lasting_q[i] == Question.as_if_at and g.lasting_who[i] == p:
            end_lasting(g, i)
            return


@constant(Code.LUKE_ROBINSON, Question.sign)
def luke_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


# ---- Patrice Hathaway


@constant(Code.PATRICE_HATHAWAY, Question.redraws)
def patrice_hathaway(g: Arkham, card: int, who: int, context: int) -> int:
    """In each upkeep phase she discards her hand and draws up to 5 cards."""
    return 5 if who == card else 0


@constant(Code.PATRICE_HATHAWAY, Question.hand_size)
def patrice_remembers(g: Arkham, card: int, who: int, context: int) -> int:
    """Her hand holds 5 cards at most."""
    return -3 if who == card else 0


@constant(Code.PATRICE_HATHAWAY, Question.sign)
def patrice_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


def kept_discard_options(g: Arkham, p: int) -> None:
    for c in g.discard[p]:
        offer(g, Target(card=c))


@sign_result(Code.PATRICE_HATHAWAY, can=lambda g, use: len(g.discard[use.seat]) > 1)
def patrice_sign_returns(g: Arkham, use: Use) -> Rule:
    """On success all but 1 card of her discard pile go back into her deck."""
    a = yield ask(use.seat, kept_discard_options)
    i = 0
    while i < len(g.discard[use.seat]):
        if g.discard[use.seat][i] == Target.card(a):
            i += 1
        else:
            move(g, g.discard[use.seat][i], g.deck[use.seat])
    decks.shuffle(g, use.seat)
