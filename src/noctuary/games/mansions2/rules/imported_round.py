"""The round of a foreign quest: its moments, in its order."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, emit, offer, rule

from ..actions import MythosBegan, Press, RoundBegan
from ..columns import ChoiceRow, PieceRow
from ..components import SCREEN
from ..opcodes import Side, Trigger
from ..state import Mansions
from . import companion_mythos, companion_phase, ending, features, horror, monsters, round
from .group_choices import leader
from .interpreter import events, expressions


@rule("MAN2-Q35")
def quest(g: Mansions) -> Rule:
    """Begin the quest, then play its rounds until something ends it."""
    g.round = 1
    yield from moment(g, Trigger.ROUND_STARTS, Trigger.START, NONE)
    while True:
        round.new_round(g)
        emit(g, RoundBegan(n=g.round))
        if g.round > 1:
            yield from moment(g, Trigger.ROUND_STARTS, NONE, NONE)
        yield from play_round(g)
        g.round += 1


@rule("MAN2-Q35", "MAN2-496")
def play_round(g: Mansions) -> Rule:
    """Play a round: investigators, events, monsters, horror, the end.

    An elimination costs nothing until the quest says so. What follows the investigators' phase is
    due at once, and happens in this order.
    """
    yield from round.investigator_phase(g)
    yield from clear_screen(g)
    g.phase = round.Phase.EVENTS
    if g.fallen == g.round:
        yield from moment(g, Trigger.ELIMINATED, NONE, NONE)
    emit(g, MythosBegan(n=g.round))
    if g.kept[Side.FIGURES]:
        yield from features.fire_spreads(g)
    else:
        companion_mythos.remind_of_fire(g)
    yield from moment(g, Trigger.BEFORE_MONSTERS, Trigger.MYTHOS, Trigger.PHASE_ENDS)
    yield from companion_phase.pause(g)
    g.phase = round.Phase.MONSTERS
    yield from monsters.monster_step(g)
    g.phase = round.Phase.HORROR
    if g.kept[Side.FIGURES]:
        yield from horror.horror_step(g)
    else:
        yield from companion_mythos.horror_step(g)
    yield from round.close_cards(g)
    yield from moment(g, Trigger.ROUND_ENDS, NONE, NONE)
    yield from companion_phase.pause(g)


@rule("MAN2-Q35")
def moment(g: Mansions, last: int, middle: int, first: int) -> Rule:
    """Carry out events of up to three triggers together; then clear the screen."""
    with g.scenes.open(
        seat=NONE, origin=NONE, monster=NONE, piece=0, card=NONE, place=NONE, weapon_card=NONE,
        skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        events.fire(g, last, 0, e)
        if middle >= 0:
            events.fire(g, middle, 0, e)
        if first >= 0:
            events.fire(g, first, 0, e)
    yield from events.settle(g, NONE)
    yield from ending.all_fallen(g)
    if g.phase > round.Phase.INVESTIGATORS:
        yield from clear_screen(g)


# ---- what is on the screen


def pressed_by(g: Mansions, k: int, e: int) -> int:
    """Return what pressing a piece of the screen chooses, or NONE."""
    c = g.pieces[k][PieceRow.FIRST]
    if g.pieces[k][PieceRow.KIND] != SCREEN or g.pieces[k][PieceRow.COUNT] == 0:
        return NONE
    return c if expressions.holds(g, g.choices[c][ChoiceRow.IF], e) else NONE


@rule("MAN2-Q35")
def blocked(g: Mansions, e: int) -> bool:
    """Whether something on the screen must be pressed before the phase can end."""
    return any(pressed_by(g, k, e) >= 0 for k in g.board)


def screen_options(g: Mansions, p: int, e: int) -> None:
    """Offer everything on the screen that can be pressed."""
    for k in g.board:
        c = pressed_by(g, k, e)
        if c >= 0:
            offer(g, Press(choice=c))


@rule("MAN2-Q35")
def clear_screen(g: Mansions) -> Rule:
    """Let people press what is on the screen, until nothing is left to press."""
    more = 1
    while more:
        with g.scenes.open(
            seat=NONE, origin=NONE, monster=NONE, card=NONE, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            more = 1 if blocked(g, e) else 0
            if more:
                a = yield ask(leader(g), screen_options, e)
                g.noted = 0
                yield from companion_phase.press(g, e, Press.choice(a))
        yield from events.settle(g, NONE)
        yield from ending.all_fallen(g)
