"""Investigators of The Dream-Eaters and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, move, offer, rule

from ...actions import Pass, Play, Target
from ...codes import Code
from ...kinds import FAST, TYPE, CardType
from ...registry import (
    ABILITY,
    AT,
    DESIGNATOR,
    KINDS,
    Period,
    Question,
    Trigger,
    constant,
    free,
    sign_result,
)
from ...rules import drawing, windows, zones
from ...rules.values import connected, end_lasting, is_location, last
from ...state import Arkham

# ---- Mandy Thompson


@constant(Code.MANDY_THOMPSON, Question.research)
def mandy_thompson(g: Arkham, c: int, who: int, x: int) -> int:
    """When she searches she may look 3 cards deeper, or take one more."""
    return int(who == c)


@sign_result(Code.MANDY_THOMPSON, can=lambda g, c, p, ev: zones.deck_size(g, p) > 0)
def mandy_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success search the top 3 cards of her deck for one."""
    yield from drawing.search_top(g, p, 3, drawing.ANY, 1)


# ---- Luke Robinson


def can_dream(g: Arkham, p: int, c: int) -> bool:
    """An event that can be played now, Fast or with an action."""
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.EVENT]
    if a < 0 or not windows.playable_event(g, c, a, p, NONE):
        return False
    return FAST[g.code[c]] > 0 or windows.can_act(g, p, DESIGNATOR[a], 1, NONE)


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
    can=lambda g, c, p, ev: any(TYPE[g.code[x]] == CardType.EVENT for x in g.hand[p]),
    aim=lambda g, c, p, ev, t: is_location(g, t) and connected(g, g.at[p], t),
)
def luke_robinson(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Once a turn, play an event as if you were at a connecting location."""
    last(g, Question.as_if_at, p, t, c, Period.GAME)
    a = yield ask(p, dream_options)
    if Play.made(a):
        x = Play.card(a)
        k = ABILITY[g.code[x]][AT * KINDS + Trigger.EVENT]
        if FAST[g.code[x]] == 0:
            yield from windows.pay_actions(g, p, DESIGNATOR[k], 1, NONE)
        yield from windows.play_event(g, x, k, p, NONE)
    wake(g, p)


@rule("AHC-271")
def wake(g: Arkham, p: int) -> None:
    """Once the event is put away he is where he is."""
    for i in range(g.lasting):
        if g.lasting_q[i] == Question.as_if_at and g.lasting_who[i] == p:
            end_lasting(g, i)
            return


@constant(Code.LUKE_ROBINSON, Question.sign)
def luke_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


# ---- Patrice Hathaway


@constant(Code.PATRICE_HATHAWAY, Question.redraws)
def patrice_hathaway(g: Arkham, c: int, who: int, x: int) -> int:
    """In each upkeep phase she discards her hand and draws up to 5 cards."""
    return 5 if who == c else 0


@constant(Code.PATRICE_HATHAWAY, Question.hand_size)
def patrice_remembers(g: Arkham, c: int, who: int, x: int) -> int:
    """Her hand holds 5 cards at most."""
    return -3 if who == c else 0


@constant(Code.PATRICE_HATHAWAY, Question.sign)
def patrice_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


def kept_discard_options(g: Arkham, p: int) -> None:
    for c in g.discard[p]:
        offer(g, Target(card=c))


@sign_result(Code.PATRICE_HATHAWAY, can=lambda g, c, p, ev: len(g.discard[p]) > 1)
def patrice_sign_returns(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success all but 1 card of her discard pile go back into her deck."""
    a = yield ask(p, kept_discard_options)
    i = 0
    while i < len(g.discard[p]):
        if g.discard[p][i] == Target.card(a):
            i += 1
        else:
            move(g, g.discard[p][i], g.deck[p])
    zones.shuffle(g, p)
