"""The movement of investigators: by the move action, by effects, and by being put somewhere."""

from __future__ import annotations

from noctuary.kernel import NONE, OUTER, TAKE, IntRule, Rule, ask, ask_all, deny, emit, offer, rule
from noctuary.mechanics.spaces import (
    FAR,
    FIRE,
    FLIES,
    SPACES,
    WALKS,
    distance,
    exit_at,
    exits,
    on_board,
    steps_to,
)

from ..actions import Move, Moved, Stay, Step
from ..columns import FaceRow, FxRow, PieceRow
from ..components import TOKENS
from ..opcodes import NAMED_PLACE, Direction, Forbid, Hook, Opcode, Selector
from ..state import Mansions
from . import cards, evade, features
from .group_choices import agreed, heard, leader, voting
from .interpreter import abilities, expressions, targets

SEARCH = TOKENS.index("search")
ACTION_SPACES = 2
MOVES_BIT = 1 << Hook.MOVE_ACTION
TROUBLE = 16
"""The cost of leaving a monster's space or entering a Fire, in steps."""

# ---- arriving


@rule("MAN2-395", "MAN2-399", "MAN2-400", "MAN2-200")
def enter(g: Mansions, i: int, s: int) -> Rule:
    """Enter a space; its Fire burns the investigator unless a saved success puts it out."""
    g.at[i] = s
    emit(g, Moved(investigator=g.who[i], space=s))
    if g.feature[s] & FIRE:
        if g.saved[i] > 0:
            g.saved[i] -= 1
            features.put_out(g, s)
        else:
            yield from features.burn(g, i)


@rule("MAN2-202", "MAN2-203", "MAN2-Q20")
def go_to(g: Mansions, i: int, s: int) -> Rule:
    """Put an investigator on a space, whatever lies between; it counts as entering."""
    if on_board(g, s) and g.out[i] == 0 and g.at[i] != s:
        yield from enter(g, i, s)


@rule("MAN2-202", "MAN2-203")
def go(g: Mansions, e: int, place: int) -> Rule:
    """Send an investigator somewhere by an effect."""
    s = yield from targets.where(g, e, place)
    if g.scenes.seat[e] >= 0:
        yield from go_to(g, g.scenes.seat[e], s)


# ---- the move action


@rule("MAN2-104", "MAN2-234")
def spaces_of_action(g: Mansions, i: int, e: int) -> int:
    """Return how far a move action leads: two spaces, more or less by cards."""
    n = ACTION_SPACES + more_spaces(g, g.own_faces[g.who[i]][0], e)
    for c in g.held[i]:
        n += more_spaces(g, cards.face_of(g, c), e)
    for c in g.marks[i]:
        n += more_spaces(g, cards.face_of(g, c), e)
    for k in range(2):
        for c in g.up[2 * i + k]:
            n += more_spaces(g, cards.face_of(g, c), e)
    return max(0, n)


def more_spaces(g: Mansions, f: int, e: int) -> int:
    """Return the spaces that a card adds to a move action, or takes."""
    n = 0
    if g.faces[f][FaceRow.HOOKS] & MOVES_BIT:
        for x in range(
            g.faces[f][FaceRow.FIRST], g.faces[f][FaceRow.FIRST] + g.faces[f][FaceRow.COUNT]
        ):
            if g.fx[x][FxRow.HOOK] == Hook.MOVE_ACTION and expressions.holds(
                g, g.fx[x][FxRow.IF], e
            ):
                at = g.fx[x][FxRow.DO]
                while g.code[at][0] != Opcode.STOP:
                    if g.code[at][0] == Opcode.SPACES:
                        n += g.code[at][1]
                    at += 1
    return n


@rule("MAN2-104", "MAN2-106", "MAN2-200", "MAN2-279")
def move_offers(g: Mansions, i: int, e: int, acts: int) -> None:
    """Offer every space within the steps left or, with an action, within a move action."""
    if g.steps[i] > 0:
        reach_offers(g, i, g.steps[i], abilities.forbidden(g, i, Forbid.MOVE), 0)
    elif acts:
        late = g.moves[i] > 0 and abilities.forbidden(g, i, Forbid.SECOND_MOVE_ACTION)
        held = abilities.forbidden(g, i, Forbid.MOVE) or not by_search(g, i)
        reach_offers(g, i, spaces_of_action(g, i, e), held, late)


def by_search(g: Mansions, i: int) -> bool:
    """Whether nothing compels an investigator to look at a Search token of his space first."""
    if g.performed[i] > 0 or not any(
        g.pieces[k][PieceRow.KIND] == SEARCH and g.pieces[k][PieceRow.SPACE] == g.at[i]
        for k in g.board
    ):
        return True
    return not abilities.forbidden(g, i, Forbid.MOVE_FIRST_BY_SEARCH)


def reach_offers(g: Mansions, i: int, steps: int, held: int, late: int) -> None:
    """Offer every space that one reaches on foot, or say why one cannot go."""
    far = [0] * SPACES
    queue = [0] * SPACES
    far[g.at[i]] = 1
    queue[0] = g.at[i]
    first = 0
    last = 1
    afraid = abilities.forbidden(g, i, Forbid.ENTER_FIRE)
    while first < last and far[queue[first]] <= steps:
        s = queue[first]
        first += 1
        for k in range(exits(g, s)):
            t = exit_at(g, s, k, WALKS)
            if t > 0 and far[t] == 0:
                if afraid and g.feature[t] & FIRE:
                    deny(g, Move(space=t), "MAN2-003")
                else:
                    far[t] = far[s] + 1
                    queue[last] = t
                    last += 1
    for k in range(1, last):
        if held:
            deny(g, Move(space=queue[k]), "MAN2-003")
        elif late:
            deny(g, Move(space=queue[k]), "MAN2-279")
        else:
            offer(g, Move(space=queue[k]))


@rule("MAN2-104", "MAN2-106", "MAN2-107", "MAN2-219", "MAN2-509", "MAN2-Q21")
def walk(g: Mansions, e: int, goal: int) -> Rule:
    """Walk space by space as far as the steps last; evade before leaving a monster's space.

    Whoever an evade check has led elsewhere chooses anew, with the steps that are left.
    """
    i = g.scenes.seat[e]
    while g.out[i] == 0 and g.steps[i] > 0 and g.at[i] > 0 and g.at[i] != goal:
        here = g.at[i]
        there = next_space(g, i, goal, g.steps[i])
        if there == 0 or abilities.forbidden(g, i, Forbid.MOVE):
            return
        goes = yield from evade.evade(g, e)
        if goes == 0:
            g.steps[i] = 0
            return
        if g.at[i] != here:
            return
        g.steps[i] -= 1
        yield from enter(g, i, there)


def next_space(g: Mansions, i: int, goal: int, steps: int) -> int:
    """Return the first space of the way with the least trouble, or 0 if it is too far."""
    afraid = abilities.forbidden(g, i, Forbid.ENTER_FIRE)
    best = 0
    least = FAR
    for k in range(exits(g, g.at[i])):
        t = exit_at(g, g.at[i], k, WALKS)
        if t > 0:
            n = trouble(g, g.at[i], t, goal, steps, afraid)
            if n < least:
                least = n
                best = t
    return best


def trouble(g: Mansions, s: int, t: int, goal: int, steps: int, afraid: int) -> int:
    """Return the cost of a step and of the way from there on; FAR if it does not arrive in time."""
    n = 1
    if any(g.m_at[m] == s for m in g.alive):
        n += TROUBLE
    if g.feature[t] & FIRE:
        if afraid:
            return FAR
        n += TROUBLE
    if t == goal:
        return n
    if steps <= 1:
        return FAR
    least = FAR
    for k in range(exits(g, t)):
        u = exit_at(g, t, k, WALKS)
        if u > 0 and u != s:
            least = min(least, trouble(g, t, u, goal, steps - 1, afraid))
    return min(FAR, n + least)


# ---- moved by effects


@rule("MAN2-204")
def stride_options(g: Mansions, p: int, figure: int, place: int, how: int) -> None:
    """Offer a step that may be taken now or not at all."""
    some = 0
    for k in range(exits(g, g.at[figure])):
        t = exit_at(g, g.at[figure], k, how)
        if t > 0 and (place < NAMED_PLACE or expressions.stands_in(g, t, place - NAMED_PLACE)):
            if g.feature[t] & FIRE and abilities.forbidden(g, figure, Forbid.ENTER_FIRE):
                deny(g, Step(space=t), "MAN2-003")
            else:
                some = 1
                offer(g, Step(space=t))
    if some:
        offer(g, Stay())


@rule("MAN2-008", "MAN2-009", "MAN2-114", "MAN2-204", "MAN2-208", "MAN2-356")
def may_move(g: Mansions, e: int, n: int, place: int, how: int, safe: int) -> Rule:
    """Let somebody move up to so many spaces, at once; evade wherever a monster is left."""
    i = g.scenes.seat[e]
    while n > 0 and g.out[i] == 0 and g.at[i] > 0 and not abilities.forbidden(g, i, Forbid.MOVE):
        a = yield ask(g.player_of[i], stride_options, i, place, how)
        if a == NONE or Stay.matches(a):
            return
        here = g.at[i]
        if safe == 0:
            goes = yield from evade.evade(g, e)
            if goes == 0:
                return
        if g.at[i] == here and g.out[i] == 0:
            yield from enter(g, i, Step.space(a))
        n -= 1


@rule("MAN2-211")
def drive_options(g: Mansions, p: int, figure: int, goal: int, bearing: int) -> None:
    """Offer every step that leads nearer to a space, or farther from it."""
    if heard(g, p):
        here = distance(g, g.at[figure], goal, bearing % 16)
        for k in range(exits(g, g.at[figure])):
            t = bearing_at(g, g.at[figure], k, goal, bearing % 16, bearing // 16, here)
            if t > 0:
                offer(g, Step(space=t))


@rule("MAN2-211", "MAN2-212")
def bearing_at(g: Mansions, s: int, k: int, goal: int, how: int, direction: int, here: int) -> int:
    """Return the space behind an exit that leads toward a goal, or away from it; else 0."""
    t = exit_at(g, s, k, how)
    if t == 0:
        return 0
    if direction == Direction.TOWARD:
        return t if distance(g, t, goal, how, here - 1) < here else 0
    return t if distance(g, t, goal, how) > here else 0


def bearings(g: Mansions, s: int, goal: int, how: int, direction: int) -> int:
    """Return how many steps lead toward a space, or away from it."""
    here = distance(g, s, goal, how)
    n = 0
    for k in range(exits(g, s)):
        if bearing_at(g, s, k, goal, how, direction, here) > 0:
            n += 1
    return n


@rule("MAN2-010", "MAN2-206", "MAN2-207", "MAN2-211", "MAN2-212", "MAN2-199")
def must_move(g: Mansions, e: int, n: int, goal: int, how: int, direction: int) -> Rule:
    """Move so many spaces toward something or away from it, without any evade check."""
    i = g.scenes.seat[e]
    while n > 0 and g.out[i] == 0 and g.at[i] > 0 and not abilities.forbidden(g, i, Forbid.MOVE):
        if voting(g) and bearings(g, g.at[i], goal, how, direction) > 1:
            yield ask_all(drive_options, i, goal, how + 16 * direction)
            a = agreed(g)
        else:
            a = yield ask(leader(g), drive_options, i, goal, how + 16 * direction, alone=TAKE)
        if a == NONE:
            return
        yield from enter(g, i, Step.space(a))
        n -= 1


@rule("MAN2-002", "MAN2-199", "MAN2-204", "MAN2-206")
def move(
    g: Mansions, e: int, n: int, direction: int, of: int, place: int, cross: int, safe: int
) -> Rule:
    """Move an investigator by an effect: freely, toward somebody or away from him."""
    how = FLIES if cross else WALKS
    if g.scenes.seat[e] < 0 or g.at[g.scenes.seat[e]] <= 0:
        return
    if direction == Direction.FREE:
        yield from may_move(g, e, n, place, how, safe)
    else:
        goal = yield from goal_of(g, e, of, g.at[g.scenes.seat[e]])
        if goal > 0:
            yield from must_move(g, e, n, goal, how, direction)


@rule("MAN2-209", "MAN2-210")
def goal_of(g: Mansions, e: int, who: int, s: int) -> IntRule:
    """Return the space of whom one moves toward or away from, seen from a space."""
    if Selector.MONSTER <= who <= Selector.MONSTERS:
        m = yield from targets.choose_monster(g, e, who, s)
        return g.m_at[m] if m >= 0 else NONE
    q = yield from targets.choose(g, e, who, s)
    return g.at[q] if q >= 0 else NONE


@rule("MAN2-148", "MAN2-380")
def follow_options(g: Mansions, p: int, space: int) -> None:
    """Go after, or stay."""
    offer(g, Step(space=space))
    offer(g, Stay())


@rule("MAN2-008", "MAN2-148", "MAN2-380")
def follow(g: Mansions, e: int, s: int) -> Rule:
    """Let an investigator move one space to a certain one."""
    i = g.scenes.seat[e]
    if g.out[i] or g.at[i] <= 0 or abilities.forbidden(g, i, Forbid.MOVE):
        return
    if not steps_to(g, g.at[i], s, WALKS):
        return
    if g.feature[s] & FIRE and abilities.forbidden(g, i, Forbid.ENTER_FIRE):
        return
    a = yield ask(g.player_of[i], follow_options, s, clause=OUTER)
    if Step.matches(a):
        here = g.at[i]
        goes = yield from evade.evade(g, e)
        if goes and g.at[i] == here:
            yield from enter(g, i, s)
