"""Objectives: what the Kids must do against the Monster, and how the Lost Kid is found."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, move, offer, rule

from ..actions import (
    DoubleGone,
    Found,
    MoveTo,
    ObjectiveDone,
    ObjectiveStep,
    Pay,
    PowerShown,
    Saved,
    SearchedInVain,
)
from ..components import (
    BACK_TO_THE_PIT,
    BEHIND_THE_GLASS,
    CARD_BUILDING,
    COST_HOW,
    COST_N,
    COST_TYPES,
    DOUBLES,
    FINAL,
    FIRST_OBJECTIVE,
    FULL_BEAM,
    GLASS,
    LOST,
    MIRRORS,
    OBJECTIVE_COUNT,
    OBJECTIVE_HOW,
    PIT,
    PLACES,
    SAVING,
    THREE_PROJECTORS,
    TIMES,
    TYPES,
    UNDER_COVER,
    MonsterName,
    ObjectiveBy,
    Payment,
)
from ..state import Lakeview
from ..town import BUILDING, BUILDINGS, COLOUR, DOORS, HOME
from . import items, monster
from .board import within
from .calamity import advance, win


@rule("LAKE-004", "LAKE-Q13")
def active(g: Lakeview) -> int:
    """Return the first objective that is not done."""
    for k in range(OBJECTIVE_COUNT[g.beast[0]]):
        if g.done[k] == 0:
            return FIRST_OBJECTIVE[g.beast[0]] + k
    return NONE


@rule("LAKE-145")
def finder(g: Lakeview) -> int:
    """Return the objective of finding the Lost Kid."""
    for k in range(OBJECTIVE_COUNT[g.beast[0]]):
        if OBJECTIVE_HOW[FIRST_OBJECTIVE[g.beast[0]] + k] == ObjectiveBy.FIND:
            return FIRST_OBJECTIVE[g.beast[0]] + k
    return NONE


# ---- what it costs


@rule("LAKE-203")
def types_held(g: Lakeview, f: int) -> int:
    """Count the types of which a figure has a symbol."""
    return sum(items.held_of(g, f, k) > 0 for k in range(TYPES))


@rule("LAKE-203", "LAKE-Q13")
def can_pay(g: Lakeview, f: int, o: int, b: int) -> bool:
    """Whether a figure has the symbols that an objective costs."""
    how = COST_HOW[o]
    if how == Payment.SAME:
        return any(items.held_of(g, f, k) >= COST_N[o] for k in range(TYPES))
    if how == Payment.DIFFERENT:
        return types_held(g, f) >= COST_N[o]
    if how == Payment.COLOUR:
        return g.hammer > 0 or items.held_of(g, f, COLOUR[b]) > 0
    if how == Payment.EXACT:
        return all((COST_TYPES[o] >> k) & 1 <= items.held_of(g, f, k) for k in range(TYPES))
    return len(g.held[f]) >= COST_N[o]


@rule("LAKE-203")
def payment_options(g: Lakeview, p: int, figure: int, objective: int, paid: int) -> None:
    """Offer the types that can be paid now; `paid` is a mask of those already paid."""
    for k in range(TYPES):
        n = items.held_of(g, figure, k)
        how = COST_HOW[objective]
        if how == Payment.SAME and paid == 0 and n >= COST_N[objective]:
            offer(g, Pay(symbol=k))
        elif how == Payment.SAME and (paid >> k) & 1 and n > 0:
            offer(g, Pay(symbol=k))
        elif how == Payment.DIFFERENT and (paid >> k) & 1 == 0 and n > 0:
            offer(g, Pay(symbol=k))
        elif how == Payment.ANY and n > 0:
            offer(g, Pay(symbol=k))


@rule("LAKE-Q13", "LAKE-203")
def pay(g: Lakeview, f: int, o: int, b: int) -> Rule:
    """Let the acting Kid pay with their own symbols."""
    if COST_HOW[o] == Payment.EXACT:
        for k in range(TYPES):
            if (COST_TYPES[o] >> k) & 1:
                items.give_up(g, f, k)
    elif COST_HOW[o] == Payment.COLOUR:
        if g.hammer:
            g.hammer = 0
        else:
            items.give_up(g, f, COLOUR[b])
    else:
        paid = 0
        for _ in range(COST_N[o]):
            a = yield ask(g.player[f], payment_options, f, o, paid, alone=TAKE)
            paid |= 1 << Pay.symbol(a)
            items.give_up(g, f, Pay.symbol(a))


# ---- doing it


@rule("LAKE-188", "LAKE-189", "LAKE-218")
def possible(g: Lakeview, f: int, o: int) -> bool:
    """Whether a figure can advance an objective where it stands."""
    b = BUILDING[g.at[f]]
    if OBJECTIVE_HOW[o] == ObjectiveBy.FREE:
        if not within(g, f, g.monster) or not can_pay(g, f, o, b):
            return False
        return o != FULL_BEAM or lit(g, g.monster)
    if OBJECTIVE_HOW[o] == ObjectiveBy.FIND or b == NONE or not can_pay(g, f, o, b):
        return False
    if SAVING[o]:
        return g.bystander[b] > 0
    if not place_left(g, o, b):
        return False
    if o == BACK_TO_THE_PIT:
        return g.monster == PIT and g.curses[f] == 0
    return o != BEHIND_THE_GLASS or g.monster == GLASS


@rule("LAKE-188")
def place_left(g: Lakeview, o: int, b: int) -> bool:
    """Whether a building is a place of an objective that is still to be visited."""
    return bool((PLACES[o] >> b) & 1 > (g.visited >> b) & 1)


@rule("LAKE-020")
def lit(g: Lakeview, d: int) -> bool:
    """Whether a Projector stands in a district."""
    return any(g.projector[b] > 0 and HOME[b] == d for b in range(BUILDINGS))


@rule("LAKE-Q13", "LAKE-188", "LAKE-203")
def fulfil(g: Lakeview, f: int, o: int) -> Rule:
    """Let a figure pay and do what an objective asks for, one place at a time."""
    b = BUILDING[g.at[f]]
    yield from pay(g, f, o, b)
    if SAVING[o]:
        yield from save(g, b)
        return
    g.times += 1
    if b != NONE:
        emit(g, ObjectiveStep(objective=o, building=b))
        if TIMES[o] == places_of(g, o):
            g.visited |= 1 << b
    if o == THREE_PROJECTORS:
        g.projector[b] = 1
    elif o == MIRRORS:
        break_mirror(g, b)
    if g.times >= TIMES[o]:
        yield from complete(g, o)


@rule("LAKE-188")
def places_of(g: Lakeview, o: int) -> int:
    """Return the number of places of an objective."""
    return monster.count(g, PLACES[o])


@rule("LAKE-005", "LAKE-Q13", "LAKE-188")
def complete(g: Lakeview, o: int) -> Rule:
    """Turn the card over; the final one wins the game."""
    g.done[o - FIRST_OBJECTIVE[g.beast[0]]] = 1
    if OBJECTIVE_HOW[o] != ObjectiveBy.FIND:
        g.times = 0
        g.visited = 0
    for p in range(g.seats):
        g.score[p] = sum(g.done)
    emit(g, ObjectiveDone(objective=o))
    if FINAL[o]:
        yield from win(g)


@rule("LAKE-021", "LAKE-208")
def break_mirror(g: Lakeview, b: int) -> None:
    """Remove a Reflection and a double in its district; with the last one, both."""
    g.reflection[b] = 0
    for k in range(DOUBLES):
        if g.double[k] == HOME[b]:
            g.double[k] = NONE
            emit(g, DoubleGone())
            break
    if sum(g.reflection) == 0:
        for k in range(DOUBLES):
            g.double[k] = NONE


@rule("LAKE-032", "LAKE-Q13")
def save(g: Lakeview, b: int) -> Rule:
    """Bring a bystander to safety; the fourth completes the objective."""
    g.bystander[b] -= 1
    g.saved += 1
    emit(g, Saved(building=b, n=g.saved))
    if g.saved == TIMES[UNDER_COVER] and g.done[0] == 0:
        yield from complete(g, UNDER_COVER)
    yield from nobody_left(g)


@rule("LAKE-032", "LAKE-Q13")
def nobody_left(g: Lakeview) -> Rule:
    """With no bystander left to save, advance calamity for each one missing; the card is done."""
    if g.beast[0] == MonsterName.SNALLY and g.done[0] == 0 and sum(g.bystander) == 0:
        for _ in range(TIMES[UNDER_COVER] - g.saved):
            yield from advance(g)
        yield from complete(g, UNDER_COVER)


# ---- the Lost Kid


@rule("LAKE-145")
def doorstep_options(g: Lakeview, p: int, building: int) -> None:
    for k in range(2):
        offer(g, MoveTo(square=DOORS[building][k]))


@rule("LAKE-151", "LAKE-Q06", "LAKE-145")
def search(g: Lakeview, f: int) -> Rule:
    """Search a building: the Lost Kid is there or not."""
    b = BUILDING[g.at[f]]
    if CARD_BUILDING[g.hiding[0]] != b:
        g.searched |= 1 << b
        emit(g, SearchedInVain(figure=f, building=b))
        return
    g.found = 1
    emit(g, Found(figure=f, building=b))
    move(g, g.hiding[0], g.uncovered)
    move(g, g.power[0], g.power_shown)
    g.power_ready = 1
    emit(g, PowerShown(power=g.power_shown[0]))
    a = yield ask(g.lost, doorstep_options, b)
    g.at[LOST] = MoveTo.square(a)
    g.begun[LOST] = 2
    if g.figure == 0:
        monster.show(g)
    yield from complete(g, finder(g))
