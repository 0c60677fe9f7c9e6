"""The course of a night: setting up, rounds, turns, the end."""

from __future__ import annotations

from noctuary.kernel import (
    NONE,
    Rule,
    ask,
    ask_all,
    deny,
    draw,
    emit,
    finish,
    move,
    offer,
    ref,
    rule,
)

from . import abilities as abilities  # fills the tables
from .actions import (
    Activate,
    Began,
    Draw,
    Ended,
    EndTurn,
    Fight,
    Gain,
    Investigate,
    Keep,
    Move,
    Paid,
    Play,
    Redraw,
    Redrew,
)
from .content import CLUES, CODE, COST, COUNT, CRYPT, GUARD, STUDY, TYPE, S, T
from .damage import attacks_on, hurt
from .registry import ABILITY, AFTER, AT, CAN, DO, EXHAUST, KINDS, E, Q
from .skill_test import run_test
from .state import Nightfall
from .timing import affordable, discover, draw_card, here, put_in_play, total, window

DOOM = 6

# ---- setting up


def set_up(g: Nightfall) -> None:
    """Put every card into its zone; three cards and three resources each."""
    for c in range(COUNT):
        g.ctrl[c] = NONE
        g.engaged[c] = NONE
        if TYPE[c] == T.ENEMY:
            move(g, c, g.encounter)
        elif TYPE[c] == T.ASSET or TYPE[c] == T.EVENT:
            move(g, c, g.deck)
        elif TYPE[c] == T.PLACE:
            put_in_play(g, c, NONE, c)
            g.clues[c] = CLUES[c]
        else:
            put_in_play(g, c, c, STUDY)
    for k in range(8):
        g.bag.append(k)
    g.resonance = 3
    for p in range(g.seats):
        g.resources[p] = 3
        for _ in range(3):
            draw_card(g, p)


def mulligan_options(g: Nightfall, p: int) -> None:
    offer(g, Keep())
    for c in g.hand[p]:
        offer(g, Redraw(card=c))


@rule("NIGHT-01")
def mulligan(g: Nightfall) -> Rule:
    """Let everyone secretly set one card aside or keep all; it goes back after the new one came."""
    yield ask_all(mulligan_options)
    for p in range(g.seats):
        if Redraw.matches(g.answers[p]):
            draw_card(g, p)
            c = Redraw.card(g.answers[p])
            move(g, c, g.deck)
            emit(g, Redrew(seat=p, card=c))


@rule("NIGHT-02")
def night(g: Nightfall) -> Rule:
    """Play rounds until the clues are found, all are out, or doom has come."""
    set_up(g)
    yield from mulligan(g)
    while True:
        yield from play_round(g)


@rule("NIGHT-03", asks=True)
def end_night(g: Nightfall, won: int) -> None:
    """Let all win or lose together."""
    for p in range(g.seats):
        g.result[p] = 1000 if won else 0
    emit(g, Ended(won=won))
    finish(g)


# ---- rounds


@rule("NIGHT-04")
def play_round(g: Nightfall) -> Rule:
    """Play a round: doom and enemies; turns; attacks; rest."""
    g.round += 1
    emit(g, Began(round=g.round))
    if g.round > 1:
        g.doom += 1
        if g.doom >= DOOM:
            yield from end_night(g, 0)
        if len(g.encounter):
            e = draw(g, g.encounter, g.limbo)
            put_in_play(g, e, NONE, g.at[g.lead])
            g.engaged[e] = g.lead
    for k in range(g.seats):
        g.active = (g.lead + k) % g.seats
        yield from take_turn(g, g.active)
    g.active = g.lead
    for k in range(g.seats):
        yield from attacks_on(g, (g.lead + k) % g.seats, 1)
    rest(g)


def rest(g: Nightfall) -> None:
    """Ready everything; lasting effects end; a card and a resource each; the lead passes."""
    g.lasting = 0
    for c in g.play:
        g.exhausted[c] = 0
        g.spent[c] = 0
    for p in range(g.seats):
        if not g.out[p]:
            g.resources[p] += 1
            draw_card(g, p)
    if not g.out[1 - g.lead]:
        g.lead = 1 - g.lead


# ---- turns


def turn_options(g: Nightfall, p: int) -> None:
    offer(g, EndTurn())
    offer(g, Gain())
    offer(g, Draw())
    offer(g, Move(card=STUDY + CRYPT - g.at[p]))
    if g.clues[g.at[p]] > 0:
        offer(g, Investigate())
    else:
        deny(g, Investigate(), "NIGHT-07")
    for c in g.play:
        if here(g, p, c):
            offer(g, Fight(card=c))
        a = ABILITY[CODE[c]][AT * KINDS + E.ACT]
        if (
            a >= 0
            and g.ctrl[c] == p
            and CAN[a](g, c, p, NONE)
            and not (EXHAUST[a] and g.exhausted[c])
        ):
            offer(g, Activate(card=c))
    for c in g.hand[p]:
        a = ABILITY[CODE[c]][AT * KINDS + E.PLAY]
        if TYPE[c] == T.EVENT and (a < 0 or not CAN[a](g, c, p, NONE)):
            deny(g, Play(card=c), "NIGHT-09")
        elif affordable(g, p, c):
            offer(g, Play(card=c))
        else:
            deny(g, Play(card=c), "NIGHT-08")


@rule("NIGHT-05")
def take_turn(g: Nightfall, p: int) -> Rule:
    """Take three actions, fewer if the investigator likes; all but fighting provoke attacks."""
    n = 0
    while n < 3 and not g.out[p]:
        n += 1
        a = yield ask(p, turn_options)
        if EndTurn.matches(a):
            break
        if Fight.matches(a):
            yield from fight(g, p, Fight.card(a))
        elif Play.matches(a):
            yield from play_card(g, p, Play.card(a))
        elif Activate.matches(a):
            yield from activate(g, p, Activate.card(a))
        else:
            yield from attacks_on(g, p, 0)
            if not g.out[p]:
                yield from act(g, p, a)


@rule("NIGHT-06")
def act(g: Nightfall, p: int, a: int) -> Rule:
    """Offer the actions without a card."""
    if Gain.matches(a):
        g.resources[p] += 1
    elif Draw.matches(a):
        draw_card(g, p)
    elif Move.matches(a):
        g.at[p] = Move.card(a)
        for e in g.play:
            if g.engaged[e] == p:
                g.at[e] = g.at[p]
    else:
        yield from investigate(g, p)


@rule("NIGHT-07")
def investigate(g: Nightfall, p: int) -> Rule:
    """Test lore against the shroud of the place."""
    with g.tests.open(
        seat=p,
        skill=S.LORE,
        difficulty=GUARD[g.at[p]],
        target=g.at[p],
        result=ref(investigate_result),
    ) as t:
        yield from run_test(g, t)


@rule("NIGHT-07")
def investigate_result(g: Nightfall, t: int) -> Rule:
    """Success: a clue."""
    if g.tests.passed[t] and not g.out[g.tests.seat[t]]:
        yield from discover(g, g.tests.seat[t], 1)


@rule("NIGHT-08")
def fight(g: Nightfall, p: int, e: int) -> Rule:
    """Test combat against the enemy."""
    with g.tests.open(
        seat=p, skill=S.COMBAT, difficulty=GUARD[e], target=e, result=ref(fight_result)
    ) as t:
        yield from run_test(g, t)


@rule("NIGHT-08")
def fight_result(g: Nightfall, t: int) -> Rule:
    """Success: damage to the enemy."""
    p = g.tests.seat[t]
    if g.tests.passed[t] and here(g, p, g.tests.target[t]):
        yield from hurt(g, g.tests.target[t], 1 + total(g, Q.HARM, p, t), p, p)


@rule("NIGHT-09", "AHC-148")
def play_card(g: Nightfall, p: int, c: int) -> Rule:
    """Pay, suffer attacks of opportunity, then the card takes effect."""
    g.resources[p] -= COST[c]
    g.seen[c] = 0
    move(g, c, g.limbo)
    emit(g, Paid(seat=p, card=c))
    with g.playings.open(seat=p, card=c) as ev:
        yield from attacks_on(g, p, 0)
        if g.out[p]:
            move(g, c, g.discard)
        elif TYPE[c] == T.ASSET:
            put_in_play(g, c, p, g.at[p])
            yield from window(g, AFTER, g.playings.kind, ev)
        else:
            yield from DO[ABILITY[CODE[c]][AT * KINDS + E.PLAY]](g, c, p, NONE, NONE)
            move(g, c, g.discard)


@rule("NIGHT-09")
def activate(g: Nightfall, p: int, c: int) -> Rule:
    """Exhaust if need be, suffer attacks of opportunity, then the ability."""
    a = ABILITY[CODE[c]][AT * KINDS + E.ACT]
    g.exhausted[c] |= EXHAUST[a]
    yield from attacks_on(g, p, 0)
    if not g.out[p] and c in g.play:
        yield from DO[a](g, c, p, NONE, NONE)
