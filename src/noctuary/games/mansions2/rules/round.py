"""The night, round by round: the investigators, then the Mythos."""

from __future__ import annotations

from enum import IntEnum

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, ask_all, deny, emit, offer, rule

from ..actions import MythosBegan, Pick, RoundBegan, Take
from ..limits import Limit
from ..opcodes import Hook, Side, Trigger
from ..state import Mansions
from . import (
    companion_mythos,
    companion_phase,
    ending,
    features,
    horror,
    imported_round,
    monsters,
    setup,
    turn,
)
from .group_choices import agreed, heard, leader, voting
from .interpreter import abilities, companion, events, simultaneous


class Phase(IntEnum):
    """The phases of a round."""

    SETUP = 0
    INVESTIGATORS = 1
    EVENTS = 2
    MONSTERS = 3
    HORROR = 4


CLOSED = 2
"""The value of `acted` for somebody whose round is over."""


@rule("MAN2-048", "MAN2-068", "MAN2-070", "MAN2-071")
def night(g: Mansions) -> Rule:
    """Set up, then play rounds until something ends the night."""
    yield from setup.set_up(g)
    yield from ending.all_fallen(g)
    if events.foreign(g):
        yield from imported_round.quest(g)
    while True:
        yield from play_round(g)


@rule("MAN2-070", "MAN2-071", "MAN2-076", "MAN2-078", "MAN2-081")
def play_round(g: Mansions) -> Rule:
    """Play the investigators' phase, the Mythos phase, and what happens between rounds."""
    g.round += 1
    new_round(g)
    emit(g, RoundBegan(n=g.round))
    yield from events.trigger(g, Trigger.ROUND_STARTS, 0, NONE)
    yield from ending.all_fallen(g)
    yield from investigator_phase(g)
    yield from ending.deadline(g)
    yield from events.trigger(g, Trigger.PHASE_ENDS, 0, NONE)
    yield from ending.all_fallen(g)
    yield from mythos_phase(g)
    yield from close_round(g)


@rule("MAN2-399", "MAN2-279")
def new_round(g: Mansions) -> None:
    """Renew what may be done once a round; saved successes are lost."""
    g.phase = Phase.INVESTIGATORS
    g.turn = NONE
    for c in range(len(g.copies)):
        g.used[c] = 0
    for i in range(g.party[0]):
        g.own_used[i] = 0
        g.free_used[i] = 0
        g.moves[i] = 0
        g.acted[i] = 0
        g.saved[i] = 0


# ---- the investigators' phase


def waits(g: Mansions, i: int) -> bool:
    """Whether an investigator has not had his turn."""
    return g.acted[i] == 0 and g.out[i] == 0


@rule("MAN2-072", "MAN2-292")
def next_options(g: Mansions, p: int) -> None:
    """Offer everybody who has not had a turn in this round."""
    if not heard(g, p):
        return
    for i in range(g.party[0]):
        if waits(g, i):
            offer(g, Take(investigator=g.who[i]))
        elif g.out[i]:
            deny(g, Take(investigator=g.who[i]), "MAN2-292")
        else:
            deny(g, Take(investigator=g.who[i]), "MAN2-072")


@rule("MAN2-072", "MAN2-073", "MAN2-076", "MAN2-292")
def investigator_phase(g: Mansions) -> Rule:
    """Let everybody take a turn, in an order that the group chooses turn by turn."""
    if companion.companion(g):
        yield from companion_phase.reported_phase(g)
        return
    while any(waits(g, i) for i in range(g.party[0])):
        if voting(g) and sum(1 for i in range(g.party[0]) if waits(g, i)) > 1:
            yield ask_all(next_options)
            a = agreed(g)
        else:
            a = yield ask(leader(g), next_options, alone=TAKE)
        yield from turn.take_turn(g, g.slot[Take.investigator(a)])


# ---- the Mythos phase


@rule("MAN2-078", "MAN2-079", "MAN2-085", "MAN2-086", "MAN2-089")
def mythos_phase(g: Mansions) -> Rule:
    """Spread Fire; then events, monsters and horror."""
    g.phase = Phase.EVENTS
    emit(g, MythosBegan(n=g.round))
    if g.kept[Side.FIGURES]:
        yield from features.fire_spreads(g)
    else:
        companion_mythos.remind_of_fire(g)
    yield from event_step(g)
    yield from companion_phase.pause(g)
    yield from events.trigger(g, Trigger.BEFORE_MONSTERS, 0, NONE)
    yield from ending.all_fallen(g)
    g.phase = Phase.MONSTERS
    yield from monsters.monster_step(g)
    g.phase = Phase.HORROR
    if g.kept[Side.FIGURES]:
        yield from horror.horror_step(g)
    else:
        yield from companion_mythos.horror_step(g)
    yield from companion_phase.pause(g)


@rule("MAN2-080", "MAN2-082", "MAN2-083", "MAN2-084", "MAN2-Q14")
def event_step(g: Mansions) -> Rule:
    """Carry out the events of this round or, if nothing was told, tell the quiet line."""
    g.spoken = 0
    yield from events.trigger(g, Trigger.ROUND, g.round, NONE)
    yield from events.trigger(g, Trigger.EVERY_ROUND, 0, NONE)
    yield from events.trigger(g, Trigger.MYTHOS, 0, NONE)
    yield from ending.all_fallen(g)
    if g.spoken == 0:
        yield from events.narrate(g, g.limits[Limit.QUIET], 0)


# ---- the end of a round


def unclosed(g: Mansions, i: int) -> bool:
    """Whether an investigator's cards have not yet acted at the end of this round."""
    return g.out[i] == 0 and g.acted[i] != CLOSED and g.kept[Side.SHEETS] > 0


def bound(g: Mansions, i: int) -> bool:
    """Whether a visible card of an investigator acts at the end of this round."""
    return unclosed(g, i) and simultaneous.visible(g, i, Hook.ROUND_END)


def closing_options(g: Mansions, p: int) -> None:
    """Offer those whose cards do something at the end of this round."""
    if heard(g, p):
        for i in range(g.party[0]):
            if bound(g, i):
                offer(g, Pick(investigator=g.who[i]))


@rule("MAN2-011")
def next_to_close(g: Mansions) -> IntRule:
    """Return whose cards are next: the group says, if those of several do something."""
    n = sum(1 for i in range(g.party[0]) if bound(g, i))
    if n > 1:
        if voting(g):
            yield ask_all(closing_options)
            a = agreed(g)
        else:
            a = yield ask(leader(g), closing_options)
        return g.slot[Pick.investigator(a)]
    for i in range(g.party[0]):
        if unclosed(g, i):
            return i
    return NONE


@rule("MAN2-071", "MAN2-327")
def close_round(g: Mansions) -> Rule:
    """Carry out the end of a round; after the last one it is too late."""
    yield from close_cards(g)
    yield from events.trigger(g, Trigger.ROUND_ENDS, 0, NONE)
    yield from ending.all_fallen(g)
    yield from ending.too_late(g)


@rule("MAN2-071", "MAN2-327")
def close_cards(g: Mansions) -> Rule:
    """Carry out the effects of cards at the end of a round."""
    i = yield from next_to_close(g)
    while i >= 0:
        g.acted[i] = CLOSED
        with g.scenes.open(
            seat=i, origin=i, monster=NONE, card=NONE, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            yield from abilities.hooks(g, Hook.ROUND_END, e)
        yield from events.settle(g, i)
        yield from ending.all_fallen(g)
        i = yield from next_to_close(g)
