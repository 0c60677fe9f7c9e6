"""Investigators of The Dream-Eaters and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ... import ability
from ...ability import AFTER, AT, WOULD, Period, Question, Trigger, Use
from ...actions import Choice, Choose, Commit, Pass, Play, Target
from ...card_codes import Code
from ...components import FAST, TYPE, CardType, Token
from ...rules import action_costs, decks, drawing, playing, skill_tests, values
from ...state import Arkham

# ---- Mandy Thompson


@rule("AHC-351")
def research_options(g: Arkham, p: int, whole: int) -> None:
    if whole == 0:
        offer(g, Choose(choice=Choice.deeper))
    offer(g, Choose(choice=Choice.one_more))
    offer(g, Choose(choice=Choice.no))


@ability.reaction(
    Code.MANDY_THOMPSON,
    WOULD,
    Trigger.SEARCH,
    limit=1,
    period=Period.ROUND,
    can=lambda g, use: values.someone_here(g, use.seat, g.searches.seat[use.event]),
)
def mandy_thompson(g: Arkham, use: Use) -> Rule:
    """Once a round, when somebody here would search: 3 cards deeper, or one more card taken."""
    a = yield ask(g.searches.seat[use.event], research_options, g.searches.whole[use.event])
    if Choose.choice(a) == Choice.deeper:
        g.searches.deeper[use.event] = 1
    elif Choose.choice(a) == Choice.one_more:
        g.searches.more[use.event] = 1


@rule("AHB-190", "AHB-007")
def put_to_use_options(g: Arkham, p: int, i: int, t: int) -> None:
    offer(g, Choose(choice=Choice.summon))
    if skill_tests.may_commit(g, g.top[p][i], p, t):
        offer(g, Commit(card=g.top[p][i]))


@ability.forced(
    Code.MANDY_THOMPSON,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.test[use.event] >= 0
        and g.reveals.token[use.event] == Token.elder_sign
        and decks.deck_size(g, use.seat) > 0
    ),
)
def mandy_sign(g: Arkham, use: Use) -> Rule:
    """With an elder sign: search your top 3 cards for one, and draw it or commit it."""
    t = g.reveals.test[use.event]
    found = yield from drawing.find_on_top(g, use.seat, 3, drawing.ANY)
    kept = 0
    for _ in range(found):
        a = yield ask(use.seat, put_to_use_options, kept, t, alone=TAKE)
        if Commit.matches(a):
            yield from skill_tests.commit(g, Commit.card(a), use.seat, t)
        else:
            kept += 1
    yield from drawing.take_found(g, use.seat, kept, 1)


# ---- Luke Robinson


def can_dream(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an event that can be played now, Fast or with an action."""
    a = values.ability_at(g, c, AT, Trigger.EVENT)
    if a < 0 or not playing.playable_event(g, c, a, p, NONE):
        return False
    if FAST[g.code[c]]:
        return True
    return (
        g.turn == p and g.acting == 0 and action_costs.can_act(g, p, ability.DESIGNATOR[a], 1, NONE)
    )


@rule("AHC-264", "AHB-214")
def dream_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if can_dream(g, p, c):
            offer(g, Play(card=c))
    offer(g, Pass())


@ability.free(
    Code.LUKE_ROBINSON,
    limit=1,
    period=Period.TURN,
    can=lambda g, use: (
        g.turn >= 0 and any(TYPE[g.code[x]] == CardType.EVENT for x in g.hand[use.seat])
    ),
    aim=lambda g, use: (
        values.is_location(g, use.target) and values.connected(g, g.at[use.seat], use.target)
    ),
)
def luke_robinson(g: Arkham, use: Use) -> Rule:
    """Once in each turn, play an event as if you were at a connecting location."""
    values.last(g, Question.as_if_at, use.seat, use.target, use.card, Period.GAME)
    a = yield ask(use.seat, dream_options)
    if Play.matches(a):
        x = Play.card(a)
        k = values.ability_at(g, x, AT, Trigger.EVENT)
        if FAST[g.code[x]] == 0:
            yield from action_costs.pay_actions(g, use.seat, ability.DESIGNATOR[k], 1, NONE)
        yield from playing.play_event(g, x, k, use.seat, NONE)
    wake(g, use.seat)


@rule("AHC-271")
def wake(g: Arkham, p: int) -> None:
    """Once the event is put away he is where he is."""
    for i in range(g.lasting):
        if g.lasting_q[i] == Question.as_if_at and g.lasting_who[i] == p:
            values.end_lasting(g, i)
            return


@ability.constant(Code.LUKE_ROBINSON, Question.sign)
def luke_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


# ---- Patrice Hathaway


@ability.constant(Code.PATRICE_HATHAWAY, Question.redraws)
def patrice_hathaway(g: Arkham, card: int, who: int, context: int) -> int:
    """In each upkeep phase she discards her hand and draws up to 5 cards."""
    return 5 if who == card else 0


@ability.constant(Code.PATRICE_HATHAWAY, Question.hand_size)
def patrice_remembers(g: Arkham, card: int, who: int, context: int) -> int:
    """Her hand holds 5 cards at most."""
    return -3 if who == card else 0


@ability.constant(Code.PATRICE_HATHAWAY, Question.sign)
def patrice_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


@rule("AHB-082")
def kept_discard_options(g: Arkham, p: int) -> None:
    for c in g.discard[p]:
        offer(g, Target(card=c))


@ability.reaction(
    Code.PATRICE_HATHAWAY,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and Token.elder_sign in g.tests.tokens[use.event]
        and len(g.discard[use.seat]) > 1
    ),
)
def patrice_sign_returns(g: Arkham, use: Use) -> Rule:
    """After a test with her elder sign all but 1 card of her discard pile go into her deck."""
    a = yield ask(use.seat, kept_discard_options)
    i = 0
    while i < len(g.discard[use.seat]):
        if g.discard[use.seat][i] == Target.card(a):
            i += 1
        else:
            move(g, g.discard[use.seat][i], g.deck[use.seat])
    decks.shuffle(g, use.seat)
