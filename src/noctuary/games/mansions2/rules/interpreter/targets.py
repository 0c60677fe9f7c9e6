"""The targets of operations: investigators, monsters, spaces."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, ask, ask_all, offer, rand, rule
from noctuary.mechanics.spaces import WALKS, adjacent, distance, in_range, on_board

from ...actions import Pick, PickMonster, PickSpace
from ...columns import PieceRow, SpaceRow
from ...opcodes import NAMED_PLACE, At, Selector, Side
from ...state import Mansions
from ..group_choices import agreed, heard, leader, voting
from . import expressions


def origin(g: Mansions, e: int) -> int:
    """Return the space an effect is seen from: of the actor, of the monster, or of the token."""
    i = g.scenes.seat[e]
    if i >= 0:
        return g.at[i]
    m = g.scenes.monster[e]
    if m >= 0:
        return g.m_at[m]
    k = g.scenes.piece[e]
    return g.pieces[k][PieceRow.SPACE] if k > 0 else NONE


def in_play(g: Mansions) -> int:
    """Return how many investigators are not eliminated."""
    return sum(1 for q in range(g.party[0]) if g.out[q] == 0)


# ---- several


def meant(g: Mansions, e: int, who: int, q: int) -> bool:
    """Whether an investigator is one of those an operation is for."""
    if g.out[q]:
        return False
    if who == Selector.ALL:
        return True
    s = origin(g, e)
    if s < 0 or g.at[q] != s:
        return False
    return who == Selector.HERE or q != g.scenes.seat[e]


def monster_meant(g: Mansions, e: int, who: int, m: int) -> bool:
    """Whether a monster is one of those an operation is for."""
    if m not in g.alive:
        return False
    if who == Selector.MONSTERS:
        return True
    s = origin(g, e)
    return s >= 0 and in_range(g, s, g.m_at[m])


# ---- one investigator


def rank(g: Mansions, who: int, q: int, s: int) -> int:
    """Return how well an investigator fits what is looked for, seen from a space.

    People know the sheets that they keep, and choose.
    """
    if who == Selector.CLOSEST:
        return -distance(g, s, g.at[q], WALKS)
    if who == Selector.FARTHEST:
        return distance(g, s, g.at[q], WALKS)
    if g.kept[Side.SHEETS] == 0:
        return 0
    if who == Selector.MOST_CLUES:
        return g.clues[q]
    if who == Selector.LEAST_CLUES:
        return -g.clues[q]
    if who == Selector.MOST_DAMAGE:
        return harms(g, q, 0)
    if who == Selector.LEAST_DAMAGE:
        return -harms(g, q, 0)
    if who == Selector.MOST_HORROR:
        return harms(g, q, 1)
    return -harms(g, q, 1)


def harms(g: Mansions, q: int, k: int) -> int:
    """Return how many Damage or Horror cards an investigator has."""
    return len(g.up[2 * q + k]) + len(g.down[2 * q + k]) + g.blanks[2 * q + k]


def leads(g: Mansions, who: int, q: int, s: int) -> bool:
    """Whether no other investigator outranks this one."""
    if g.out[q]:
        return False
    mine = rank(g, who, q, s)
    return not any(g.out[k] == 0 and rank(g, who, k, s) > mine for k in range(g.party[0]))


@rule("MAN2-010")
def tied_options(g: Mansions, p: int, who: int, s: int) -> None:
    """Offer the investigators whom nobody outranks."""
    if not heard(g, p):
        return
    for q in range(g.party[0]):
        if leads(g, who, q, s):
            offer(g, Pick(investigator=g.who[q]))


@rule("MAN2-010", "MAN2-209", "MAN2-211")
def ranked(g: Mansions, who: int, s: int) -> IntRule:
    """Return the investigator who ranks highest; the group decides between equals."""
    if voting(g) and sum(1 for q in range(g.party[0]) if leads(g, who, q, s)) > 1:
        yield ask_all(tied_options, who, s)
        a = agreed(g)
        return NONE if a == NONE else g.slot[Pick.investigator(a)]
    b = yield ask(leader(g), tied_options, who, s, alone=TAKE)
    return NONE if b == NONE else g.slot[Pick.investigator(b)]


@rule("MAN2-010")
def anybody_options(g: Mansions, p: int) -> None:
    """Offer any investigator in play."""
    if not heard(g, p):
        return
    for q in range(g.party[0]):
        if g.out[q] == 0:
            offer(g, Pick(investigator=g.who[q]))


@rule("MAN2-010", "MAN2-012")
def anybody(g: Mansions) -> IntRule:
    """Ask the group to name an investigator, where one has to act."""
    if voting(g) and in_play(g) > 1:
        yield ask_all(anybody_options)
        a = agreed(g)
        return NONE if a == NONE else g.slot[Pick.investigator(a)]
    b = yield ask(leader(g), anybody_options, alone=TAKE)
    return NONE if b == NONE else g.slot[Pick.investigator(b)]


@rule("MAN2-013", "MAN2-014")
def at_random(g: Mansions) -> int:
    """Return any investigator in play, all with the same chance."""
    n = in_play(g)
    if n == 0:
        return NONE
    k = rand(g, n)
    for q in range(g.party[0]):
        if g.out[q] == 0:
            if k == 0:
                return q
            k -= 1
    return NONE


def eligible(g: Mansions, who: int, q: int, i: int) -> bool:
    """Whether an investigator who acts may choose somebody."""
    if g.out[q] or (who == Selector.CHOSEN_OTHER and q == i):
        return False
    if who == Selector.CHOSEN_OTHER:
        return True
    if who == Selector.CHOSEN_RANGE:
        return in_range(g, g.at[i], g.at[q])
    return g.at[q] == g.at[i]


@rule("MAN2-010", "MAN2-004")
def whom_options(g: Mansions, p: int, who: int, i: int) -> None:
    """Offer those whom an investigator may choose."""
    for q in range(g.party[0]):
        if eligible(g, who, q, i):
            offer(g, Pick(investigator=g.who[q]))


@rule("MAN2-004", "MAN2-213")
def chosen(g: Mansions, who: int, i: int) -> IntRule:
    """Ask an investigator to choose another."""
    if i < 0:
        return NONE
    a = yield ask(g.player_of[i], whom_options, who, i, alone=TAKE)
    return NONE if a == NONE else g.slot[Pick.investigator(a)]


@rule()
def choose(g: Mansions, e: int, who: int, s: int) -> IntRule:
    """Return the one investigator an operation is for, seen from a space, or NONE."""
    if who == Selector.SELF:
        return g.scenes.seat[e]
    if who == Selector.ORIGIN:
        return g.scenes.origin[e]
    if who == Selector.RANDOM:
        return at_random(g)
    if Selector.CHOSEN_HERE <= who <= Selector.CHOSEN_OTHER:
        one = yield from chosen(g, who, g.scenes.seat[e])
        return one
    most = yield from ranked(g, who, s)
    return most


# ---- one monster


def is_nearest(g: Mansions, m: int, s: int) -> bool:
    """Whether no monster is closer to a space."""
    mine = distance(g, s, g.m_at[m], WALKS)
    return not any(distance(g, s, g.m_at[k], WALKS) < mine for k in g.alive)


@rule("MAN2-209")
def nearest_options(g: Mansions, p: int, s: int) -> None:
    """Offer the monsters than which none is closer."""
    if not heard(g, p):
        return
    for m in g.alive:
        if is_nearest(g, m, s):
            offer(g, PickMonster(monster=m, creature=g.m_kind[m]))


@rule("MAN2-010", "MAN2-209")
def nearest(g: Mansions, s: int) -> IntRule:
    """Return the monster closest to a space; the group decides between equals."""
    if s < 0:
        return NONE
    if voting(g) and sum(1 for m in g.alive if is_nearest(g, m, s)) > 1:
        yield ask_all(nearest_options, s)
        a = agreed(g)
        return NONE if a == NONE else PickMonster.monster(a)
    b = yield ask(leader(g), nearest_options, s, alone=TAKE)
    return NONE if b == NONE else PickMonster.monster(b)


def seen_options(g: Mansions, p: int, s: int) -> None:
    """Offer the monsters within range."""
    for m in g.alive:
        if in_range(g, s, g.m_at[m]):
            offer(g, PickMonster(monster=m, creature=g.m_kind[m]))


@rule("MAN2-213")
def choose_monster(g: Mansions, e: int, who: int, s: int) -> IntRule:
    """Return the one monster an operation is for, seen from a space, or NONE."""
    if who == Selector.MONSTER:
        m = g.scenes.monster[e]
        return m if m >= 0 and m in g.alive else NONE
    if who == Selector.CLOSEST_MONSTER:
        close = yield from nearest(g, s)
        return close
    i = g.scenes.seat[e]
    if s < 0:
        return NONE
    a = yield ask(g.player_of[i] if i >= 0 else leader(g), seen_options, s, alone=TAKE)
    return NONE if a == NONE else PickMonster.monster(a)


# ---- places


def first_laid(g: Mansions, at: int) -> int:
    """Return the first space of a list whose tile is on the board, or NONE."""
    for n in range(g.lists[at]):
        if on_board(g, g.lists[at + 1 + n]):
            return g.lists[at + 1 + n]
    return NONE


@rule("MAN2-013")
def any_of_tile(g: Mansions, s: int) -> int:
    """Return a space of the same tile, at random."""
    if s < 0:
        return NONE
    tile = g.spaces[s][SpaceRow.TILE]
    n = sum(1 for t in range(1, len(g.spaces)) if g.spaces[t][SpaceRow.TILE] == tile)
    k = rand(g, n)
    for t in range(1, len(g.spaces)):
        if g.spaces[t][SpaceRow.TILE] == tile:
            if k == 0:
                return t
            k -= 1
    return NONE


def anything_beside(g: Mansions, s: int) -> bool:
    """Whether a space has one next to it."""
    return any(t != s and adjacent(g, s, t) for t in range(1, len(g.spaces)))


def beside_options(g: Mansions, p: int, s: int) -> None:
    """Offer a space and those next to it."""
    if not heard(g, p):
        return
    offer(g, PickSpace(space=s))
    for t in range(1, len(g.spaces)):
        if t != s and adjacent(g, s, t):
            offer(g, PickSpace(space=t))


@rule("MAN2-010", "MAN2-192")
def beside(g: Mansions, e: int, s: int) -> IntRule:
    """Ask for a space or one next to it: the actor or, for a monster, the group."""
    if s < 0:
        return NONE
    i = g.scenes.seat[e]
    if i < 0 and voting(g) and anything_beside(g, s):
        yield ask_all(beside_options, s)
        a = agreed(g)
        return PickSpace.space(a)
    b = yield ask(g.player_of[i] if i >= 0 else leader(g), beside_options, s, alone=TAKE)
    return PickSpace.space(b)


@rule("MAN2-Q31")
def where(g: Mansions, e: int, place: int) -> IntRule:
    """Return the space that a place of the book means, or NONE."""
    if place >= NAMED_PLACE:
        return first_laid(g, place - NAMED_PLACE)
    if place == At.TARGET:
        return expressions.target_space(g, e)
    if place == At.RANDOM_OF_TILE:
        return any_of_tile(g, origin(g, e))
    if place == At.ADJACENT:
        near = yield from beside(g, e, origin(g, e))
        return near
    return origin(g, e)
