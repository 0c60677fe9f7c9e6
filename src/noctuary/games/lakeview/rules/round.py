"""Whose turn it is: the Lost Kid, then two turns of Kids, until the game ends."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, emit, offer, rule

from ..actions import Again, CycleEnded, DoubleTurn, NextKid, Pass
from ..components import KIDS
from ..state import Lakeview
from .kid import take_turn
from .lost_kid import lost_turn
from .setup import set_up


@rule("LAKE-084", "LAKE-085", "LAKE-155", "LAKE-206")
def game(g: Lakeview) -> Rule:
    """Set up, then play the Lost Kid and two turns of Kids until the end."""
    yield from set_up(g)
    while True:
        yield from lost_turn(g)
        yield from kids_turns(g)


@rule("LAKE-079", "LAKE-162", "LAKE-Q17")
def can_double(g: Lakeview) -> bool:
    """Whether a double turn is possible: with three Kids, one of them takes it in every cycle."""
    return g.team[0] == 3 and g.doubled == 0


@rule("LAKE-156", "LAKE-157", "LAKE-162")
def next_options(g: Lakeview, p: int, second: int) -> None:
    for f in range(g.team[0]):
        if g.acted[f] == 0:
            if second or g.team[0] != 3 or g.paired == 0:
                offer(g, NextKid(figure=f))
            if not second and can_double(g):
                offer(g, DoubleTurn(figure=f))


@rule("LAKE-157", "LAKE-158", "LAKE-160", "LAKE-163", "LAKE-Q17", "LAKE-156")
def kids_turns(g: Lakeview) -> Rule:
    """Play two turns of different Kids who have not acted in this cycle, or two of one Kid."""
    a = yield ask(g.player[g.namer], next_options, 0, alone=TAKE)
    if DoubleTurn.matches(a):
        yield from double_turn(g, DoubleTurn.figure(a))
    else:
        yield from single_turn(g, NextKid.figure(a))
        a = yield ask(g.player[g.namer], next_options, 1, alone=TAKE)
        yield from single_turn(g, NextKid.figure(a))
        g.paired = 1
    close_cycle(g)


@rule("LAKE-156", "LAKE-157")
def single_turn(g: Lakeview, f: int) -> Rule:
    """Play one turn; this Kid names the next one."""
    g.acted[f] = 1
    g.namer = f
    yield from take_turn(g, f)


@rule("LAKE-162")
def again_options(g: Lakeview, p: int, figure: int) -> None:
    offer(g, Again())
    offer(g, Pass())


@rule("LAKE-016", "LAKE-161", "LAKE-163", "LAKE-162")
def double_turn(g: Lakeview, f: int) -> Rule:
    """Play two turns in a row, the second of which may be declined."""
    g.doubled = 1
    yield from single_turn(g, f)
    a = yield ask(g.player[f], again_options, f)
    if Again.matches(a):
        yield from take_turn(g, f)


@rule("LAKE-157", "LAKE-159")
def close_cycle(g: Lakeview) -> None:
    """When all Kids have acted, return the tokens."""
    for f in range(g.team[0]):
        if g.acted[f] == 0:
            return
    for f in range(KIDS):
        g.acted[f] = 0
    g.doubled = 0
    g.paired = 0
    emit(g, CycleEnded())
