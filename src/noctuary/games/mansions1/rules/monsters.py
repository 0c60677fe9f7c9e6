"""Monsters: placing, moving, hurting and killing them."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, emit, offer, rand, rule
from noctuary.mechanics.spaces import WAYS, neighbour_through

from ..actions import (
    At,
    MonsterHeld,
    MonsterHurt,
    MonsterKilled,
    MonsterMoved,
    MonsterPlaced,
    Pass,
    ToSpace,
    Unblocked,
)
from ..components import (
    CREATURE,
    FIGURES_OF,
    FIRST_FIGURE,
    M_DAMAGE,
    M_HEALTH,
    SIDES,
    SPACES,
    Creature,
    Room,
)
from ..state import Mansions
from . import moving
from .board import gait, kept_out, lay_corpse, link_between, room_of

BREAKING = 3
"""Added to a monster's damage: the highest roll that breaks a barricade."""


# ---- placing


@rule("MAN1-074", "MAN1-Q33")
def free_figure(g: Mansions, kind: int) -> int:
    """Return a figure of a kind that is not on the board, or NONE."""
    for k in range(FIGURES_OF[kind]):
        if g.m_at[FIRST_FIGURE[kind] + k] == 0:
            return FIRST_FIGURE[kind] + k
    return NONE


@rule("MAN1-075")
def recall_options(g: Mansions, p: int, creature: int, space: int) -> None:
    """Offer any figure on the board to be taken, or none: all are out."""
    for k in range(FIGURES_OF[creature]):
        offer(g, At(monster=FIRST_FIGURE[creature] + k))
    offer(g, Pass())


@rule("MAN1-007", "MAN1-008", "MAN1-074", "MAN1-075")
def place(g: Mansions, kind: int, s: int) -> Rule:
    """Place a new figure, undamaged; if none is left, perhaps one that is already out."""
    m = free_figure(g, kind)
    if m == NONE:
        a = yield ask(g.keeper[0], recall_options, kind, s)
        if not At.matches(a):
            return
        m = At.monster(a)
    g.m_at[m] = s
    g.m_damage[m] = 0
    g.m_seen &= ~(1 << m)
    emit(g, MonsterPlaced(monster=m, space=s))
    yield from moving.seen_by_all(g, m)


# ---- moving


@rule("MAN1-Q08", "MAN1-Q30", "MAN1-Q34")
def reach(g: Mansions, m: int, n: int, goal: int) -> int:
    """Return the next space on the shortest way to a goal, or NONE; without one, a mask of all."""
    near = [0] * SPACES
    how = gait(g, m)
    s = g.m_at[m]
    mask = 1 << s
    last = mask
    for far in range(1, n + 1):
        new = 0
        for t in range(1, len(g.spaces)):
            if (last >> t) & 1:
                for k in range(WAYS):
                    if g.ways[t][k] == 0:
                        break
                    u = neighbour_through(g, t, k, how)
                    if u > 0 and (mask >> u) & 1 == 0 and not kept_out(g, u):
                        new |= 1 << u
                        mask |= 1 << u
                        near[u] = near[t] if far > 1 else u
        last = new
    if goal > 0:
        return near[goal] if (mask >> goal) & 1 else 0
    return mask & ~(1 << s)


@rule("MAN1-Q34", "MAN1-Q24")
def destination_options(g: Mansions, p: int, monster: int, most: int) -> None:
    """Offer every space within reach, or to stay."""
    mask = reach(g, monster, most, 0)
    for s in range(1, len(g.spaces)):
        if (mask >> s) & 1:
            offer(g, ToSpace(space=s))
    offer(g, Pass())


@rule("MAN1-Q24", "MAN1-Q34")
def send(g: Mansions, m: int, most: int) -> Rule:
    """Let the Keeper move a monster by so many spaces at most."""
    g.mover = 1 + m
    a = yield ask(g.keeper[0], destination_options, m, most)
    g.mover = 0
    if ToSpace.matches(a):
        yield from walk(g, m, ToSpace.space(a), most)


@rule("MAN1-Q30", "MAN1-Q34")
def walk(g: Mansions, m: int, goal: int, most: int) -> Rule:
    """Move step by step on the shortest way, until it is there, dead, or held up."""
    left = most
    while left > 0 and g.m_at[m] > 0 and g.m_at[m] != goal:
        t = reach(g, m, left, goal)
        if t == 0:
            return
        left -= 1
        on = yield from step(g, m, t)
        if on == 0:
            return


@rule("MAN1-108", "MAN1-Q30", "MAN1-Q34")
def step(g: Mansions, m: int, t: int) -> IntRule:
    """Move one space; a barricade may hold it up, a room may burn; return 1 if it has moved."""
    w = link_between(g, g.m_at[m], t)
    if w != NONE and g.blocked[w] > 0:
        if 1 + rand(g, SIDES) > M_DAMAGE[m] + BREAKING:
            emit(g, MonsterHeld(monster=m))
            return 0
        g.blocked[w] = 0
        emit(g, Unblocked(door=w))
    new = room_of(g, t) != room_of(g, g.m_at[m])
    g.m_at[m] = t
    emit(g, MonsterMoved(monster=m, space=t))
    if new:
        if g.room[room_of(g, t)] & Room.FIRE:
            hurt(g, m, 1)
        yield from moving.seen_by_all(g, m)
    return 1 if g.m_at[m] > 0 else 0


# ---- hurting


@rule("MAN1-001", "MAN1-002", "MAN1-003", "MAN1-004", "MAN1-005", "MAN1-006", "MAN1-081")
def hurt(g: Mansions, m: int, n: int) -> None:
    """Add damage, and kill the monster at its health. A damaged one shows its back."""
    if n > 0 and g.m_at[m] > 0:
        g.m_damage[m] += n
        g.m_seen |= 1 << m
        emit(g, MonsterHurt(monster=m, n=n))
        if g.m_damage[m] >= M_HEALTH[m]:
            slay(g, m)


@rule("MAN1-005", "MAN1-007", "MAN1-008", "MAN1-Q28", "MAN1-Q31")
def slay(g: Mansions, m: int) -> None:
    """Return the figure and its damage to the supply; walking dead leave a corpse."""
    s = g.m_at[m]
    g.m_at[m] = 0
    g.m_damage[m] = 0
    g.m_seen &= ~(1 << m)
    emit(g, MonsterKilled(monster=m))
    if g.revealed:
        g.slain |= 1 << CREATURE[m]
    if CREATURE[m] == Creature.WALKING_DEAD:
        lay_corpse(g, room_of(g, s))
