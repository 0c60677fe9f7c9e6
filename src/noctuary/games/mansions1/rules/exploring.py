"""Exploring rooms: obstacles, finds, clues; what betrays the Keeper's secret answers."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, emit, move, offer, rule

from ..actions import (
    ClueRead,
    Cut,
    Discovered,
    Explored,
    Found,
    Looked,
    NothingFound,
    ObstacleGone,
    ObstacleTurned,
    Pass,
)
from ..components import (
    COPIES,
    FIRST,
    SORT,
    Attribute,
    Feature,
    Hold,
    Room,
    Seed,
    Sort,
    ThingKind,
    Trauma,
)
from ..state import Mansions
from . import events, puzzles, skill_tests
from .board import feature_at, has_feature, playing, room_of
from .skill_tests import carries, suffers

QUESTION, LETTER, WHAT, HOW, X, Y = range(6)
"""Columns of a card of the story."""


@rule("MAN1-Q04", "MAN1-Q29")
def there(g: Mansions, c: int) -> bool:
    """Whether a card of the story lies in its room, by the Keeper's answers."""
    q = g.seeds[c][QUESTION]
    return q == 0 or g.chosen[q - 1] == g.seeds[c][LETTER]


@rule("MAN1-Q12", "MAN1-Q13")
def card_of(g: Mansions, r: int, what: int) -> int:
    """Return the Lock or Obstacle of a room, or NONE."""
    for c in range(g.seeds_at[r], g.seeds_at[r + 1]):
        if g.seeds[c][WHAT] == what and there(g, c):
            return c
    return NONE


@rule("MAN1-Q29", "MAN1-Q37")
def learn(g: Mansions, c: int) -> None:
    """Rule answers out by where a card lies, or does not lie."""
    q = g.seeds[c][QUESTION]
    if q > 0:
        bit = 1 << g.seeds[c][LETTER]
        if there(g, c):
            g.possible[q - 1] = bit
        else:
            g.possible[q - 1] &= ~bit


def rule_out(g: Mansions, r: int, what: int) -> None:
    """Let everybody see whether a room has such a card."""
    for c in range(g.seeds_at[r], g.seeds_at[r + 1]):
        if g.seeds[c][WHAT] == what:
            learn(g, c)


@rule("MAN1-088", "MAN1-Q37")
def show_stack(g: Mansions, r: int) -> None:
    """Show all cards of a room."""
    for c in range(g.seeds_at[r], g.seeds_at[r + 1]):
        learn(g, c)
    g.room[r] |= Room.READ
    if card_of(g, r, Seed.LOCK) == NONE:
        g.room[r] |= Room.LOCK_GONE
    if card_of(g, r, Seed.OBSTACLE) == NONE:
        g.room[r] |= Room.OBSTACLE_GONE


# ---- the explore action


@rule("MAN1-Q07", "MAN1-Q11", "MAN1-Q26", "MAN1-Q30")
def may_explore(g: Mansions, i: int) -> bool:
    """Whether a room can be explored: only once, and a container from its own space."""
    r = room_of(g, g.at[i])
    if g.room[r] & Room.EXPLORED or suffers(g, i, Trauma.BLOOD_IN_EYES):
        return False
    return feature_at(g, g.at[i]) == Feature.CONTAINER or not has_feature(g, r, Feature.CONTAINER)


@rule("MAN1-Q11", "MAN1-Q13")
def explore(g: Mansions, i: int) -> Rule:
    """Overcome the Obstacle first, if there is one; then take every card, from top to bottom."""
    r = room_of(g, g.at[i])
    c = card_of(g, r, Seed.OBSTACLE)
    if c != NONE and g.room[r] & Room.OBSTACLE_GONE == 0:
        if g.room[r] & Room.OBSTACLE_UP == 0:
            g.room[r] |= Room.OBSTACLE_UP
            rule_out(g, r, Seed.OBSTACLE)
            emit(g, ObstacleTurned(room=r))
        past = yield from overcome(g, i, r, c)
        if past == 0 or not playing(g, i):
            return
        g.room[r] |= Room.OBSTACLE_GONE
        emit(g, ObstacleGone(person=g.who[i], room=r))
    emit(g, Explored(person=g.who[i], room=r))
    yield from take_finds(g, i, r)


@rule("MAN1-088", "MAN1-093", "MAN1-Q11", "MAN1-Q29")
def take_finds(g: Mansions, i: int, r: int) -> Rule:
    """Give things and clues to the explorer; the last clue opens the Objective."""
    g.room[r] |= Room.EXPLORED
    show_stack(g, r)
    last = 0
    n = 0
    for c in range(g.seeds_at[r], g.seeds_at[r + 1]):
        if g.seeds[c][WHAT] == Seed.THING and there(g, c):
            n += 1
            find(g, i, g.seeds[c][HOW])
            if g.seeds[c][HOW] == ThingKind.CLUE_3:
                last = 1
    if n == 0:
        emit(g, NothingFound(room=r))
    if last:
        yield from events.reveal(g)


@rule("MAN1-Q11")
def find(g: Mansions, i: int, kind: int) -> None:
    """Give a copy that is in the box to the explorer."""
    for k in range(COPIES[kind]):
        c = FIRST[kind] + k
        if c in g.box:
            move(g, c, g.carried[i])
            emit(g, Found(person=g.who[i], thing=c))
            if SORT[kind] == Sort.CLUE:
                read_clue(g, kind)
            return


@rule("MAN1-087", "MAN1-094", "MAN1-Q11", "MAN1-Q29")
def read_clue(g: Mansions, kind: int) -> None:
    """Read a clue aloud; if its text goes by an answer, reveal the answer."""
    for k in range(len(g.tells)):
        q = g.tells[k][1]
        if g.tells[k][0] == kind and (q == 0 or g.chosen[q - 1] == g.tells[k][2]):
            g.told |= 1 << k
            emit(g, ClueRead(clue=k))
            if q > 0:
                g.possible[q - 1] = 1 << g.tells[k][2]


@rule("MAN1-Q03", "MAN1-Q21")
def look(g: Mansions, i: int, r: int) -> None:
    """Read the cards of a room aloud and put them back."""
    show_stack(g, r)
    emit(g, Looked(person=g.who[i], room=r))


# ---- what stands in the way


@rule("MAN1-Q12", "MAN1-Q03")
def cut_options(g: Mansions, p: int, person: int) -> None:
    """Offer to use bolt cutters, at the price of losing them."""
    offer(g, Cut())
    offer(g, Pass())


@rule("MAN1-Q12", "MAN1-Q13", "MAN1-Q14")
def overcome(g: Mansions, i: int, r: int, c: int) -> IntRule:
    """Use the named key, test, or attempt a puzzle; return 1 on success."""
    how = g.seeds[c][HOW]
    if how == Hold.PUZZLE:
        done = yield from puzzles.attempt(g, i, r, c)
        return done
    if how == Hold.TEST:
        bonus = 0
        if g.seeds[c][X] == Attribute.STRENGTH and carries(g, i, ThingKind.CROWBAR):
            bonus = 1
        done = yield from skill_tests.test(
            g, i, g.seeds[c][X], g.seeds[c][Y] + bonus, skill_tests.PLAIN
        )
        return done
    if carries(g, i, g.seeds[c][X]):
        return 1
    if carries(g, i, ThingKind.BOLT_CUTTERS):
        a = yield ask(g.player[i], cut_options, g.who[i])
        if Cut.matches(a):
            move(g, FIRST[ThingKind.BOLT_CUTTERS], g.box)
            return 1
    return 0


@rule("MAN1-Q30")
def stay_hidden(g: Mansions, i: int) -> Rule:
    """Test Luck 0 when a monster comes in, or be found."""
    lucky = yield from skill_tests.test(g, i, Attribute.LUCK, 0, skill_tests.PLAIN)
    if lucky == 0 and playing(g, i):
        g.hidden[i] = 0
        emit(g, Discovered(person=g.who[i]))
