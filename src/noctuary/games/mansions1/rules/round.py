"""Rounds: every investigator takes a turn, in an order they choose; then the Keeper."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from ..actions import NextPerson, RoundBegan
from ..components import TEAM, Status
from ..state import Mansions
from . import death, keeper, setup, turn
from .board import playing, slot_of


@rule("MAN1-Q05", "MAN1-Q22")
def game(g: Mansions) -> Rule:
    """Set up, then round after round until somebody has won or time is up."""
    yield from setup.set_up(g)
    while True:
        g.round += 1
        emit(g, RoundBegan(round=g.round))
        yield from investigators(g)
        yield from keeper.keeper_turn(g)


@rule("MAN1-031", "MAN1-042", "MAN1-Q05")
def investigators(g: Mansions) -> Rule:
    """Let new investigators act first, then the others in any order."""
    g.acted = 0
    for i in range(TEAM):
        if g.status[i] == Status.KILLED:
            g.acted |= 1 << i
            yield from death.come_anew(g, i)
    while waiting(g) != NONE:
        a = yield ask(g.player[waiting(g)], next_options, alone=TAKE)
        i = slot_of(g, NextPerson.person(a))
        g.acted |= 1 << i
        yield from turn.take_turn(g, i)


@rule("MAN1-Q05")
def waiting(g: Mansions) -> int:
    """Return the first investigator who has not had a turn in this round, or NONE."""
    for i in range(TEAM):
        if playing(g, i) and (g.acted >> i) & 1 == 0:
            return i
    return NONE


@rule("MAN1-Q05")
def next_options(g: Mansions, p: int) -> None:
    """Offer every investigator who has not had a turn."""
    for i in range(TEAM):
        if playing(g, i) and (g.acted >> i) & 1 == 0:
            offer(g, NextPerson(person=g.who[i]))
