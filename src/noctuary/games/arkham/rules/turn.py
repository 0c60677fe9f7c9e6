"""An investigator's turn: what can be done with an action, and doing it."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, deny, emit, offer, ref, rule

from ..ability import (
    ACTIONS,
    AFTER,
    AT,
    DESIGNATOR,
    NEXT,
    NUMBER,
    ORDER,
    TRIGGERS,
    Period,
    Question,
    Trigger,
)
from ..actions import (
    AdvanceAct,
    Draw,
    EndTurn,
    Engage,
    Evade,
    Fight,
    Investigate,
    MoveTo,
    Pass,
    Play,
    Resource,
    TurnBegan,
    TurnEnded,
    Use,
)
from ..components import FAST, HIDDEN, TYPE, CardType, Designator
from ..state import Arkham
from . import (
    abilities,
    action_costs,
    assets,
    attempts,
    drawing,
    enemies,
    locations,
    playing,
    skill_tests,
    snapshot,
    windows,
    zones,
)
from .values import (
    ability_at,
    aloof,
    connected,
    end_lasting,
    enemy_here,
    engaged_somewhere,
    engaged_with,
    in_game,
    is_enemy,
    massive,
    period_ends,
    total,
)

# ---- options


@rule("AHB-152")
def move_choices(g: Arkham, p: int) -> None:
    """Offer the connecting locations."""
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and c != g.at[p]:
            if locations.next_door(g, p, c):
                offer(g, MoveTo(place=c))
            elif connected(g, g.at[p], c):
                deny(g, MoveTo(place=c), "AHB-413")
            else:
                deny(g, MoveTo(place=c), "AHB-152")


@rule("AHB-154", "AHB-156", "AHB-157", "AHB-158", "AHB-285", "AHC-295")
def enemy_choices(g: Arkham, p: int) -> None:
    """Fight, evade, engage."""
    fights = action_costs.can_act(g, p, Designator.fight, 1, NONE)
    evades = action_costs.can_act(g, p, Designator.evade, 1, NONE)
    engages = action_costs.can_act(g, p, Designator.engage, 1, NONE)
    for e in g.play:
        if enemy_here(g, p, e):
            if may_attack(g, e):
                if fights:
                    offer(g, Fight(enemy=e))
                else:
                    deny(g, Fight(enemy=e), "AHB-162")
            else:
                deny(g, Fight(enemy=e), "AHB-285")
            if engaged_with(g, e, p):
                if evades:
                    offer(g, Evade(enemy=e))
                else:
                    deny(g, Evade(enemy=e), "AHB-162")
            else:
                deny(g, Evade(enemy=e), "AHC-295")
                if engages and not massive(g, e) and total(g, Question.no_engage, e, p) == 0:
                    offer(g, Engage(enemy=e))


@rule("AHB-285")
def may_attack(g: Arkham, e: int) -> bool:
    """Whether it is neither an Aloof enemy engaged with nobody, nor one that says so."""
    if g.answering[Question.no_aim] and total(g, Question.no_aim, e, NONE) > 0:
        return False
    return engaged_somewhere(g, e) or not aloof(g, e)


@rule("AHB-159", "AHB-212")
def play_choice(g: Arkham, p: int, c: int) -> None:
    """Offer a card that may be played with an action."""
    if FAST[g.code[c]]:
        return
    k = TYPE[g.code[c]]
    if k == CardType.ASSET:
        if not playing.playable(g, p, c):
            deny(g, Play(card=c), "AHB-159")
        elif assets.unique_clash(g, c):
            deny(g, Play(card=c), "AHB-055")
        elif assets.barred(g, c, p):
            deny(g, Play(card=c), "AHC-236")
        elif action_costs.can_act(g, p, Designator.play, 1, NONE):
            offer(g, Play(card=c))
    elif playing.copying(g, c):
        copy_choice(g, p, c)
    elif k == CardType.EVENT:
        a = ability_at(g, c, AT, Trigger.EVENT)
        if a >= 0 and action_costs.can_act(g, p, DESIGNATOR[a], 1, NONE):
            if playing.playable_event(g, c, a, p, NONE):
                offer(g, Play(card=c))
            else:
                deny(g, Play(card=c), "AHB-213")


@rule("AHC-352", "AHC-354")
def copy_choice(g: Arkham, p: int, c: int) -> None:
    """Offer a card that may be played with an action as a copy of another; without one it is
    offered among the Fast cards.
    """
    if not playing.can_copy(g, c, p, playing.FREELY, NONE):
        if playing.can_copy(g, c, p, playing.ACTING, NONE):
            offer(g, Play(card=c))
        else:
            deny(g, Play(card=c), "AHC-352")


@rule("AHB-074", "AHB-160")
def ability_choices(g: Arkham, p: int) -> None:
    """Offer the action abilities within reach."""
    if g.listening[AT * TRIGGERS + Trigger.ACT]:
        for c in g.play:
            a = ability_at(g, c, AT, Trigger.ACT)
            while a >= 0:
                if action_costs.can_act(g, p, DESIGNATOR[a], ACTIONS[a], c):
                    if abilities.usable(g, c, a, p, NONE):
                        offer(g, Use(card=c, ability=NUMBER[a]))
                a = NEXT[a]
    if g.secrets:
        for c in g.hand[p]:
            secret_choice(g, p, c)


@rule("AHB-384")
def secret_choice(g: Arkham, p: int, c: int) -> None:
    """Offer the action of a Hidden card in one's own hand."""
    a = ability_at(g, c, AT, Trigger.ACT)
    if a >= 0 and HIDDEN[g.code[c]]:
        if action_costs.can_act(g, p, DESIGNATOR[a], ACTIONS[a], c) and abilities.payable(
            g, c, a, p
        ):
            offer(g, Use(card=c, ability=NUMBER[a]))


def action_choices(g: Arkham, p: int) -> None:
    """Offer everything that takes an action."""
    if action_costs.can_act(g, p, Designator.move, 1, NONE):
        move_choices(g, p)
    if action_costs.can_act(g, p, Designator.investigate, 1, NONE):
        if attempts.can_investigate(g, p):
            offer(g, Investigate())
        else:
            deny(g, Investigate(), "AHB-319")
    if action_costs.can_act(g, p, Designator.draw, 1, NONE):
        offer(g, Draw())
    if action_costs.can_act(g, p, Designator.resource, 1, NONE):
        offer(g, Resource())
    enemy_choices(g, p)
    for c in g.hand[p]:
        play_choice(g, p, c)
    c = playing.replayed_event(g, p)
    if c >= 0:
        play_choice(g, p, c)
    ability_choices(g, p)


@rule("AHB-133", "AHB-149", "AHB-132", "AHB-134")
def turn_options(g: Arkham, p: int) -> None:
    action_choices(g, p)
    n = windows.offer_free(g, p)
    if n or g.asking[0] or action_costs.actions_left(g, p) > 0:
        offer(g, EndTurn())


# ---- the turn


@rule("AHB-130", "AHB-132", "AHB-133", "AHB-134", "AHB-149")
def take_turn(g: Arkham, p: int) -> Rule:
    """Take actions and free choices until the investigator has had enough."""
    g.turn = p
    g.acted[p] = 1
    g.taken[p] = 0
    g.ended = 0
    action_costs.grant(g, p)
    emit(g, TurnBegan(seat=p))
    yield from windows.window(g, AFTER, Trigger.TURN_BEGINS, p)
    while g.out[p] == 0 and g.ended == 0:
        yield from windows.player_window(g, p)
        if g.out[p] or g.ended:
            break
        action_costs.grant(g, p)
        a = yield ask(p, turn_options)
        if a == NONE or EndTurn.matches(a):
            break
        if is_free(g, a):
            yield from windows.act_freely(g, p, a)
        else:
            spent = g.taken[p]
            if g.undoing:
                snapshot.keep(g)
            g.acting = 1
            yield from take_action(g, p, a)
            g.acting = 0
            yield from skill_tests.waiting_tests(g)
            if g.undoing and g.taken[p] > spent:
                yield from windows.window(g, AFTER, Trigger.ACTED, p)
    yield from end_turn(g, p)


@rule("AHB-167", "AHC-309", "AHC-310")
def cut_short(g: Arkham, p: int) -> None:
    """End a turn at once with its actions and effects; what is being resolved goes on."""
    g.actions[p] = 0
    g.extra[p].clear()
    if g.turn == p:
        g.ended = 1
        period_ends(g, Period.TURN)


@rule("AHB-134", "AHB-094")
def end_turn(g: Arkham, p: int) -> Rule:
    """Lose unspent actions; effects of the turn end before what waits for its end."""
    g.actions[p] = 0
    g.extra[p].clear()
    period_ends(g, Period.TURN)
    emit(g, TurnEnded(seat=p))
    yield from windows.window(g, AT, Trigger.TURN_ENDS, p)
    go_home(g)
    g.turn = NONE
    yield from windows.window(g, AFTER, Trigger.TURN_ENDS, p)


@rule("AHC-360", "AHC-361", "AHC-362", "AHC-363", "AHC-371")
def findable(g: Arkham, c: int, p: int) -> bool:
    """Whether it is a card that its owner knows to find: in play, discarded, or under a card of
    theirs.
    """
    if c in g.play or c in g.discard[p] or c in g.beneath[p]:
        return True
    return any(g.ctrl[x] == p and g.pile[x] > 0 and c in g.beneath[g.pile[x]] for x in g.play)


@rule("AHC-359")
def go_home(g: Arkham) -> None:
    """Return the cards to a hand that say so at the end of a turn, if they can be found."""
    i = 0
    while i < g.lasting:
        if g.lasting_q[i] == Question.goes_home:
            c = g.lasting_who[i]
            end_lasting(g, i)
            if findable(g, c, g.owner[c]):
                zones.to_hand(g, c, g.owner[c])
            i = 0
        else:
            i += 1


@rule("AHC-337")
def bonus_action_options(g: Arkham, p: int) -> None:
    action_choices(g, p)
    offer(g, Pass())


@rule("AHC-337")
def take_one_action(g: Arkham, p: int) -> Rule:
    """Take an action, gained and spent at once, as if it were the investigator's turn."""
    before = g.turn
    g.turn = p
    g.at_once = 1
    a = yield ask(p, bonus_action_options)
    if Pass.matches(a):
        g.at_once = 0
    else:
        yield from take_action(g, p, a)
    g.turn = before


@rule("AHC-335", "AHC-336")
def investigations_options(g: Arkham, p: int) -> None:
    able = action_costs.can_act(g, p, Designator.investigate, 1, NONE)
    if able and attempts.can_investigate(g, p):
        offer(g, Investigate())
    for c in g.hand[p]:
        a = ability_at(g, c, AT, Trigger.EVENT)
        if a >= 0 and DESIGNATOR[a] == Designator.investigate and FAST[g.code[c]] == 0:
            if able and playing.playable_event(g, c, a, p, NONE):
                offer(g, Play(card=c))
    for c in g.play:
        a = ability_at(g, c, AT, Trigger.ACT)
        while a >= 0:
            if DESIGNATOR[a] == Designator.investigate and abilities.usable(g, c, a, p, NONE):
                if action_costs.can_act(g, p, Designator.investigate, ACTIONS[a], c):
                    offer(g, Use(card=c, ability=NUMBER[a]))
            a = NEXT[a]


@rule("AHC-335", "AHC-336", "AHC-337")
def investigate_at_once(g: Arkham, p: int) -> Rule:
    """Take an Investigate action of any sort, gained and spent at once."""
    g.at_once = 1
    a = yield ask(p, investigations_options, alone=TAKE)
    if a == NONE:
        g.at_once = 0
    else:
        yield from take_action(g, p, a)


@rule("AHC-337")
def take_owed_actions(g: Arkham) -> Rule:
    """Take the action that an investigator was promised after a test."""
    i = 0
    while i < g.lasting:
        if g.lasting_q[i] == Question.owed_action:
            p = g.lasting_who[i]
            end_lasting(g, i)
            if in_game(g, p):
                yield from take_one_action(g, p)
            i = 0
        else:
            i += 1


@rule("AHB-072", "AHB-133", "AHB-215")
def is_free(g: Arkham, a: int) -> bool:
    """Whether something chosen in a turn is no action."""
    if AdvanceAct.matches(a):
        return True
    if Play.matches(a):
        return FAST[g.code[Play.card(a)]] > 0
    return Use.matches(a) and ACTIONS[ORDER[g.code[Use.card(a)]][Use.ability(a)]] == 0


@rule("AHB-149", "AHB-171", "AHB-176", "AHB-075")
def take_action(g: Arkham, p: int, a: int) -> Rule:
    """Pay the action, suffer attacks of opportunity, carry it out as far as possible."""
    if Play.matches(a):
        yield from play(g, p, Play.card(a))
    elif Use.matches(a):
        c = Use.card(a)
        k = ORDER[g.code[c]][Use.ability(a)]
        yield from action_costs.pay_actions(g, p, DESIGNATOR[k], ACTIONS[k], c)
        yield from abilities.use(g, c, k, p, NONE)
    elif Fight.matches(a):
        yield from action_costs.pay_actions(g, p, Designator.fight, 1, NONE)
        yield from attempts.fight(g, p, Fight.enemy(a))
    elif Evade.matches(a):
        yield from action_costs.pay_actions(g, p, Designator.evade, 1, NONE)
        yield from attempts.evade(g, p, Evade.enemy(a))
    else:
        yield from basic_action(g, p, a)


@rule("AHB-150", "AHB-151", "AHB-152", "AHB-153", "AHB-158", "AHB-175", "AHB-176")
def basic_action(g: Arkham, p: int, a: int) -> Rule:
    """Carry out actions that provoke: move, investigate, draw, resource, engage."""
    d = Designator.resource
    if MoveTo.matches(a):
        d = Designator.move
    elif Investigate.matches(a):
        d = Designator.investigate
    elif Draw.matches(a):
        d = Designator.draw
    elif Engage.matches(a):
        d = Designator.engage
    yield from action_costs.pay_actions(g, p, d, 1, NONE)
    yield from enemies.attacks_of_opportunity(g, p)
    if not in_game(g, p):
        return
    if d == Designator.move:
        yield from locations.move_to(g, p, MoveTo.place(a))
    elif d == Designator.investigate:
        yield from attempts.investigate(g, p, NONE, 0, ref(attempts.investigate_result))
    elif d == Designator.draw:
        yield from drawing.draw_cards(g, p, 1)
    elif d == Designator.engage:
        if is_enemy(g, Engage.enemy(a)) and enemy_here(g, p, Engage.enemy(a)):
            yield from enemies.engage(g, Engage.enemy(a), p)
    else:
        drawing.gain(g, p, 1)


@rule("AHB-159")
def play(g: Arkham, p: int, c: int) -> Rule:
    """Play a card from hand with the Play action, or with the action its bold word names."""
    if TYPE[g.code[c]] == CardType.ASSET:
        yield from action_costs.pay_actions(g, p, Designator.play, 1, NONE)
        yield from playing.play_asset(g, c, p)
    else:
        x = yield from playing.choose_model(g, c, p, playing.ACTING, NONE)
        face = c if x < 0 else x
        k = ability_at(g, face, AT, Trigger.EVENT)
        if FAST[g.code[face]] == 0:
            yield from action_costs.pay_actions(g, p, DESIGNATOR[k], 1, NONE)
        yield from playing.play_event(g, c, k, p, NONE, x)
