"""Time, events, the Objective, and how the game is won."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, draw, emit, move_all, rand, rule

from ..actions import (
    EventCame,
    EventDelayed,
    MythosDrawn,
    ObjectiveShown,
    Shuffled,
    ThreatGained,
    TimePasses,
    Unsealed,
)
from ..components import (
    CREATURE,
    KEEPER,
    MONSTERS,
    NOBODY_WINS,
    SIDES,
    STAGES,
    TEAM,
    THING,
    Goal,
    Op,
    ThingKind,
)
from ..state import Mansions
from . import damage, death, monsters
from .board import darken, in_room, lay_corpse, playing, set_fire, still_in
from .skill_tests import insane

QUESTION, LETTER, WHAT, A, B = range(5)
"""Columns of an operation; a goal begins with its side."""
SIDE, GOAL, OF, WITH = range(4)
MANY = 3
"""Investigators from whom more samples are wanted."""
DELAYED = 2
"""The highest roll that keeps the last event back."""


@rule("MAN1-052", "MAN1-065", "MAN1-117", "MAN1-Q25")
def draw_mythos(g: Mansions) -> None:
    """Draw a card for the Keeper's hand; rebuild an empty deck from its discard pile."""
    if len(g.mythos_deck) == 0 and len(g.mythos_discard) > 0:
        emit(g, Shuffled(n=len(g.mythos_discard)))
        move_all(g, g.mythos_discard, g.mythos_deck)
    if len(g.mythos_deck) > 0:
        c = draw(g, g.mythos_deck, g.mythos_hand)
        emit(g, MythosDrawn(seat=g.keeper[0], mythos=c))


# ---- time


@rule("MAN1-066", "MAN1-103", "MAN1-104", "MAN1-105", "MAN1-112", "MAN1-Q27")
def event_step(g: Mansions) -> Rule:
    """Add a time token; with enough of them the event comes, the last one perhaps later."""
    if g.time < time_needed(g):
        g.time += 1
    emit(g, TimePasses(n=g.stage + 1, time=g.time))
    if g.time == time_needed(g):
        if g.stage == STAGES - 1 and g.uncertain[0] and side_with(g, Goal.LAST_EVENT) == NONE:
            die = 1 + rand(g, SIDES)
            if die <= DELAYED:
                emit(g, EventDelayed(die=die))
                return
        yield from resolve_event(g)


@rule("MAN1-Q27")
def time_needed(g: Mansions) -> int:
    """Return the time tokens of the top card: more if fewer investigators began."""
    return g.times[g.stage][g.team[0] - 1]


@rule("MAN1-066", "MAN1-Q24", "MAN1-Q27", "MAN1-Q28")
def resolve_event(g: Mansions) -> Rule:
    """Resolve the card and begin time anew; after the last one the game is over."""
    stage = g.stage
    emit(g, EventCame(stage=stage))
    g.stage += 1
    g.time = 0
    unseal(g)
    yield from happen(g, stage)
    if g.stage == STAGES:
        yield from death.conclude(g, last_winner(g))


@rule("MAN1-066", "MAN1-Q28")
def last_winner(g: Mansions) -> int:
    """Return who wins at the end: by the Objective, or the Keeper if the last page is missing."""
    if not page_found(g):
        return KEEPER
    side = side_with(g, Goal.LAST_EVENT)
    return side if side != NONE else NOBODY_WINS


@rule("MAN1-Q28")
def page_found(g: Mansions) -> bool:
    """Whether somebody has found the last page."""
    for k in range(len(g.tells)):
        if (g.told >> k) & 1 and g.tells[k][0] == ThingKind.CLUE_3:
            return True
    return False


@rule("MAN1-Q24")
def unseal(g: Mansions) -> None:
    """Open sealed doors again when an event comes."""
    for w in range(len(g.edges)):
        if g.shut[w] > 0:
            g.shut[w] = 0
            emit(g, Unsealed(door=w))


@rule("MAN1-Q29", "MAN1-Q36")
def happen(g: Mansions, part: int) -> Rule:
    """Carry out an event or an Objective, as far as the Keeper's answers ask for it."""
    for k in range(g.ops_at[part], g.ops_at[part + 1]):
        q = g.ops[k][QUESTION]
        if q == 0 or g.chosen[q - 1] == g.ops[k][LETTER]:
            if q > 0:
                g.possible[q - 1] = 1 << g.ops[k][LETTER]
            yield from do(g, g.ops[k][WHAT], g.ops[k][A], g.ops[k][B])


@rule("MAN1-Q36")
def do(g: Mansions, what: int, a: int, b: int) -> Rule:
    """Carry out one operation of a story."""
    if what == Op.PLACE:
        yield from monsters.place(g, a, b)
    elif what == Op.REVEAL:
        yield from reveal(g)
    elif what == Op.HORROR or what == Op.DAMAGE:
        yield from harm_all(g, what, a, b)
    elif what == Op.TERROR:
        for i in range(TEAM):
            yield from damage.take_horror(g, i, a)
    elif what == Op.MYTHOS:
        for _ in range(a):
            draw_mythos(g)
    elif what == Op.TRAUMA:
        for _ in range(a):
            damage.draw_trauma(g)
    elif what == Op.THREAT or what == Op.GREED:
        n = a * still_in(g) if what == Op.GREED else a
        g.threat += n
        emit(g, ThreatGained(n=n))
    elif what == Op.DARKNESS:
        darken(g, a)
    elif what == Op.FIRE:
        set_fire(g, a)
    else:
        for _ in range(b):
            lay_corpse(g, a)


@rule("MAN1-010", "MAN1-Q36")
def harm_all(g: Mansions, what: int, r: int, n: int) -> Rule:
    """Harm everybody in a room."""
    for i in range(TEAM):
        if in_room(g, i, r):
            if what == Op.HORROR:
                yield from damage.take_horror(g, i, n)
            else:
                yield from damage.take_damage(g, i, n)


# ---- the Objective


@rule("MAN1-114", "MAN1-Q28")
def reveal(g: Mansions) -> Rule:
    """Turn the Objective up, once, and carry it out."""
    if g.revealed == 0:
        g.revealed = 1
        g.possible[0] = 1 << g.chosen[0]
        emit(g, ObjectiveShown(objective=g.chosen[0]))
        yield from happen(g, STAGES + g.chosen[0])


@rule("MAN1-105", "MAN1-114", "MAN1-Q28")
def side_with(g: Mansions, what: int) -> int:
    """Return the side that wins by something under the Objective in use, or NONE."""
    k = goal_of(g, what)
    return g.goals[k][SIDE] if k != NONE else NONE


@rule("MAN1-114", "MAN1-Q28")
def goal_of(g: Mansions, what: int) -> int:
    """Return the goal of a sort that the Objective in use has, or NONE."""
    for k in range(g.goals_at[g.chosen[0]], g.goals_at[g.chosen[0] + 1]):
        if g.goals[k][GOAL] == what:
            return k
    return NONE


@rule("MAN1-Q28")
def see_slain(g: Mansions) -> Rule:
    """Decide the game if the death of a monster does so."""
    if g.slain > 0:
        k = goal_of(g, Goal.SLAIN)
        if k != NONE and (g.slain >> g.goals[k][OF]) & 1:
            yield from death.conclude(g, g.goals[k][SIDE])


@rule("MAN1-Q28", "MAN1-Q31")
def see_offered(g: Mansions) -> Rule:
    """Decide the game if the samples on the altar do so."""
    if g.revealed:
        k = goal_of(g, Goal.SAMPLES)
        if k != NONE and g.offered >= g.goals[k][WITH if g.team[0] >= MANY else OF]:
            yield from death.conclude(g, g.goals[k][SIDE])


@rule("MAN1-Q28")
def see_end_of_turn(g: Mansions) -> Rule:
    """Decide the game at the end of the Keeper's turn, by a monster's place or by horror."""
    yield from see_slain(g)
    yield from see_offered(g)
    if g.revealed:
        k = goal_of(g, Goal.REACHED)
        if k != NONE and reached(g, g.goals[k][OF], g.goals[k][WITH]):
            yield from death.conclude(g, g.goals[k][SIDE])
        k = goal_of(g, Goal.HORROR)
        if k != NONE and haunted_all(g, g.goals[k][OF], g.goals[k][WITH]):
            yield from death.conclude(g, g.goals[k][SIDE])


@rule("MAN1-Q28")
def reached(g: Mansions, kind: int, s: int) -> bool:
    """Whether a monster of a kind stands on a space."""
    return any(g.m_at[m] == s and CREATURE[m] == kind for m in range(MONSTERS))


@rule("MAN1-Q28")
def haunted_all(g: Mansions, each: int, more: int) -> bool:
    """Whether those in play bear enough horror; who is insane counts twice."""
    people = 0
    horror = 0
    for i in range(TEAM):
        if playing(g, i):
            people += 1
            horror += g.horror[i] * (2 if insane(g, i) else 1)
    return people > 0 and horror >= each * people + more


@rule("MAN1-Q28", "MAN1-Q36")
def may_leave(g: Mansions, i: int) -> bool:
    """Whether the Objective lets an investigator leave from here with what he carries."""
    if g.revealed == 0 or g.steps == 0:
        return False
    k = goal_of(g, Goal.ESCAPE)
    if k == NONE or g.at[i] != g.goals[k][WITH]:
        return False
    return any(THING[c] == g.goals[k][OF] for c in g.carried[i])
