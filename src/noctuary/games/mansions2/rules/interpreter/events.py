"""Events: their triggers and their order."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, finish, rand, rule

from ...actions import Narrated, Recounted, Stuck
from ...columns import EventRow
from ...limits import Limit
from ...opcodes import Note, Trigger
from ...state import Mansions
from .. import ending
from . import companion, dispatch, expressions, targets

DEEPEST = 20
"""Events within events: a scenario that needs more goes round in a circle."""
LONGEST = 4000
"""Operations without a question; likewise."""
PENDING = 96
DONE, DUE = 1, 2
"""The values of `done` for an event: it has been; it is due although it comes only once."""
STEP = 100
"""The argument of an event that waits for a variable: so many times the variable, plus n."""
BITS = 16
FILLING = 4
"""A text, two numbers, whether somebody is drawn."""


# ---- telling


@rule("MAN2-083")
def tell(g: Mansions, text: int, picture: int) -> None:
    """Tell a text, and remember it as told."""
    if text <= 0:
        return
    at = filled(g, text)
    if at == NONE:
        emit(g, Narrated(text=text, picture=picture))
        companion.note(g, Note.TEXT, text, NONE, NONE)
    else:
        recount(g, text, at)
    g.spoken += 1
    bit = text % BITS
    g.told[text // BITS] = g.told[text // BITS] | (1 << bit if bit < BITS - 1 else -(1 << bit))


def filled(g: Mansions, text: int) -> int:
    """Return where the numbers and names of a text stand, or NONE."""
    at = g.limits[Limit.FILLED]
    if at > 0:
        for k in range(g.lists[at] // FILLING):
            if g.lists[at + 1 + FILLING * k] == text:
                return at + 1 + FILLING * k
    return NONE


@rule("MAN2-Q35", "MAN2-013")
def recount(g: Mansions, text: int, at: int) -> None:
    """Tell a text that names numbers, or somebody drawn at random."""
    i = targets.at_random(g) if g.lists[at + 3] else NONE
    a = expressions.number_of(g, g.lists[at + 1], NONE, NONE, NONE) // scale(g)
    b = expressions.number_of(g, g.lists[at + 2], NONE, NONE, NONE) // scale(g)
    emit(g, Recounted(text=text, a=a, b=b, investigator=g.who[max(0, i)]))
    companion.note(g, Note.TEXT, text, i, NONE)


def was_told(g: Mansions, text: int) -> bool:
    """Whether a text has been told before."""
    return (g.told[text // BITS] >> (text % BITS)) & 1 > 0


@rule("MAN2-Q26", asks=True)
def narrate(g: Mansions, text: int, picture: int) -> Rule:  # type: ignore[return]  # it asks nothing
    """Tell a text; people with the box on the table read it with what comes after it."""
    tell(g, text, picture)


# ---- what is due


def enabled(g: Mansions, ev: int, e: int) -> bool:
    """Whether an event may happen: its condition holds, and it is not over for good."""
    if g.done[ev] == DONE and g.events[ev][EventRow.AGAIN] == 0:
        return False
    return expressions.holds(g, g.events[ev][EventRow.IF], e)


def burn(g: Mansions) -> None:
    """Count one more operation, or the first one since somebody really answered."""
    if g.fuelled != g.asked:
        g.fuelled = g.asked
        g.fuel = 0
    g.fuel += 1


def due(g: Mansions, ev: int) -> None:
    """Put an event next. One too many is a circle, and ends as one."""
    if len(g.pending) < PENDING:
        g.pending.append(ev)
    else:
        burn(g)
        g.fuel = LONGEST


def fire(g: Mansions, trigger: int, argument: int, e: int) -> None:
    """Put all events of a trigger next: the first one first or, in foreign quests, last.

    There the first one of a round or of a defeat begins at once.
    """
    first = g.heads[trigger]
    n = g.heads[trigger + 1] - first
    at_once = NONE
    for k in range(n):
        ev = first + k if foreign(g) else first + n - 1 - k
        if g.events[ev][EventRow.ARGUMENT] == argument and enabled(g, ev, e):
            if (
                at_once == NONE
                and foreign(g)
                and trigger in (Trigger.ROUND_STARTS, Trigger.DEFEATED)
            ):
                at_once = ev
            else:
                due(g, ev)
    if at_once >= 0:
        due(g, at_once)


def reach(g: Mansions, v: int, e: int) -> None:
    """Put events that wait for a variable next, the first time it has grown so far."""
    for ev in range(g.heads[Trigger.REACHED], g.heads[Trigger.REACHED + 1]):
        n = g.events[ev][EventRow.ARGUMENT]
        if n // STEP == v and g.done[ev] == 0 and g.vars[v] >= n % STEP * scale(g):
            g.done[ev] = DONE
            if expressions.holds(g, g.events[ev][EventRow.IF], e):
                g.done[ev] = DUE
                due(g, ev)


def foreign(g: Mansions) -> bool:
    """Whether this is a foreign quest: its events have another order, and people the box."""
    return g.limits[Limit.LIFO] == 0


def scale(g: Mansions) -> int:
    """Return the unit of the book's numbers."""
    return max(1, g.limits[Limit.SCALE])


def queue(g: Mansions, at: int, any_one: int, e: int) -> None:
    """Put the first event of a list that may happen next, or any of them."""
    n = sum(1 for k in range(g.lists[at]) if enabled(g, g.lists[at + 1 + k], e))
    if n == 0:
        return
    pick = rand(g, n) if any_one else 0
    for k in range(g.lists[at]):
        if enabled(g, g.lists[at + 1 + k], e):
            if pick == 0:
                due(g, g.lists[at + 1 + k])
                return
            pick -= 1


def signals(g: Mansions, at: int, e: int) -> None:
    """Put the events of variables that were set as signals next, and reset these."""
    for k in range(g.lists[at]):
        v = g.lists[at + 1 + k]
        if g.vars[v] > 0:
            g.vars[v] = 0
            fire(g, Trigger.SIGNAL, v, e)


def drawn(g: Mansions, pool: int, e: int) -> int:
    """Draw an event of a pool, none twice before all have been; NONE if none fits."""
    found = any_left(g, pool, e)
    if found == NONE:
        for ev in range(g.heads[pool], g.heads[pool + 1]):
            g.done[ev] = 0
        found = any_left(g, pool, e)
    return found


@rule("MAN2-013", "MAN2-Q14")
def any_left(g: Mansions, pool: int, e: int) -> int:
    """Return a random event of a pool that has not been and may happen, or NONE."""
    n = sum(1 for ev in range(g.heads[pool], g.heads[pool + 1]) if left(g, ev, e))
    if n == 0:
        return NONE
    k = rand(g, n)
    for ev in range(g.heads[pool], g.heads[pool + 1]):
        if left(g, ev, e):
            if k == 0:
                return ev
            k -= 1
    return NONE


def left(g: Mansions, ev: int, e: int) -> bool:
    """Whether an event of a pool has not been and may happen."""
    return g.done[ev] == 0 and expressions.holds(g, g.events[ev][EventRow.IF], e)


# ---- happening


@rule("MAN2-Q31", asks=True)
def stuck(g: Mansions, at: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """End a scenario that does not come to a question; the log says where it was."""
    emit(g, Stuck(n=at))
    ending.conclude(g, 0, 0)
    finish(g)


@rule("MAN2-082", "MAN2-450")
def happen(g: Mansions, ev: int, i: int, m: int, k: int) -> Rule:
    """Carry out an event: its text, then its code.

    `i` acts, about a monster and a token if any.
    """
    if g.depth >= DEEPEST:
        yield from stuck(g, ev)
    with g.scenes.open(
        seat=i, origin=i, monster=m, piece=k, card=NONE, place=NONE, weapon_card=NONE, skill=NONE,
        puzzle=NONE,
    ) as e:  # fmt: skip
        if enabled(g, ev, e):
            g.done[ev] = DONE
            g.depth += 1
            yield from narrate(g, g.events[ev][EventRow.TEXT], g.events[ev][EventRow.PICTURE])
            yield from dispatch.run(g, g.events[ev][EventRow.DO], e)
            g.depth -= 1


@rule("MAN2-011", "MAN2-082")
def settle(g: Mansions, i: int) -> Rule:
    """Carry out all events that are due, the last one named first."""
    while len(g.pending) > 0:
        ev = g.pending.pop(len(g.pending) - 1)
        burn(g)
        if g.fuel > LONGEST:
            yield from stuck(g, ev)
        yield from happen(g, ev, acting(g, i), NONE, 0)


def acting(g: Mansions, i: int) -> int:
    """Return who acts, unless he is eliminated."""
    return NONE if i >= 0 and g.out[i] else i


@rule("MAN2-082")
def trigger(g: Mansions, kind: int, argument: int, i: int) -> Rule:
    """Carry out what is due at a moment of the night."""
    with g.scenes.open(
        seat=i, origin=i, monster=NONE, piece=0, card=NONE, place=NONE, weapon_card=NONE,
        skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        fire(g, kind, argument, e)
    yield from settle(g, i)
