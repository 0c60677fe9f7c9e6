"""Puzzles of locks, runes and wires: pieces that are turned, swapped and replaced."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, deny, emit, offer, rand, rule

from ..actions import (
    Close,
    PuzzleLaid,
    PuzzleLeft,
    PuzzleMove,
    PuzzleSolved,
    Replace,
    Rotate,
    Swap,
)
from ..components import (
    COLUMNS,
    EAST,
    EDGE,
    FAMILY,
    LEFT,
    LOCK,
    MOST_PIECES,
    NORTH,
    PAIRS,
    PIECES_OF,
    RIGHT,
    ROWS,
    RUNE,
    SOUTH,
    TERMINALS,
    WEST,
    WIRING,
    Attribute,
    ThingKind,
)
from ..state import Mansions
from .skill_tests import carries, value_of

AID = 2
"""Puzzle actions that lockpicks and a toolkit add."""
LAYOUT = 4
"""The column of a card of the story that names the layout."""


@rule("MAN1-071", "MAN1-Q14")
def pieces_left(g: Mansions, family: int) -> int:
    """Return how many pieces of a family lie in their pile."""
    n = PIECES_OF[family]
    for k in range(PIECES_OF[family]):
        n -= (g.pieces_used[family] >> k) & 1
    return n


@rule("MAN1-071", "MAN1-Q14")
def draw_piece(g: Mansions, family: int) -> int:
    """Return 1 + a random piece from the pile, or 0 if none is left."""
    n = pieces_left(g, family)
    if n == 0:
        return 0
    n = rand(g, n)
    k = 0
    while (g.pieces_used[family] >> k) & 1 or n > 0:
        if (g.pieces_used[family] >> k) & 1 == 0:
            n -= 1
        k += 1
    g.pieces_used[family] |= 1 << k
    return k + 1


def cells_of(g: Mansions, y: int) -> int:
    """Return how many places a layout has."""
    return COLUMNS[y] * ROWS[y]


@rule("MAN1-Q14")
def lay_out(g: Mansions, z: int, r: int, y: int) -> None:
    """Fill every place with a random piece, turned at random, the first time."""
    if g.laid_out[z] == 0:
        g.laid_out[z] = 1
        for k in range(cells_of(g, y)):
            g.cell[z][k] = draw_piece(g, FAMILY[y])
            g.turned[z][k] = rand(g, 4)
        emit(g, PuzzleLaid(room=r, family=FAMILY[y]))


@rule("MAN1-Q14")
def edge(g: Mansions, z: int, y: int, k: int, side: int) -> int:
    """Return what a piece shows on a side, as it lies; 0 for an empty place."""
    if g.cell[z][k] == 0:
        return 0
    return EDGE[FAMILY[y] * MOST_PIECES + g.cell[z][k] - 1][(side - g.turned[z][k]) % 4]


@rule("MAN1-Q14")
def solved(g: Mansions, z: int, y: int) -> bool:
    """Whether touching edges agree, and a lock's outer marks; or wires join their terminals."""
    n = cells_of(g, y)
    if any(g.cell[z][k] == 0 for k in range(n)):
        return False
    if FAMILY[y] == WIRING:
        for k in range(PAIRS[y]):
            if not wired(g, z, y, k):
                return False
        return True
    if FAMILY[y] == LOCK:
        if edge(g, z, y, 0, WEST) != LEFT[y] or edge(g, z, y, n - 1, EAST) != RIGHT[y]:
            return False
    for k in range(n):
        if k % COLUMNS[y] < COLUMNS[y] - 1:
            if edge(g, z, y, k, EAST) != edge(g, z, y, k + 1, WEST):
                return False
        if FAMILY[y] == RUNE and k + COLUMNS[y] < n:
            if edge(g, z, y, k, SOUTH) != edge(g, z, y, k + COLUMNS[y], NORTH):
                return False
    return True


@rule("MAN1-Q14")
def wired(g: Mansions, z: int, y: int, pair: int) -> bool:
    """Whether a wire leads from a terminal through the grid to its partner."""
    k = TERMINALS[y][4 * pair]
    side = TERMINALS[y][4 * pair + 1]
    for _ in range(4 * cells_of(g, y)):
        out = other_end(g, z, y, k, side)
        if out == NONE:
            return False
        if k == TERMINALS[y][4 * pair + 2] and out == TERMINALS[y][4 * pair + 3]:
            return True
        k = beside(g, y, k, out)
        if k == NONE:
            return False
        side = (out + 2) % 4
    return False


def other_end(g: Mansions, z: int, y: int, k: int, side: int) -> int:
    """Return the side at which the wire that comes in at a side goes out, or NONE."""
    wire = edge(g, z, y, k, side)
    if wire > 0:
        for d in range(4):
            if d != side and edge(g, z, y, k, d) == wire:
                return d
    return NONE


def beside(g: Mansions, y: int, k: int, side: int) -> int:
    """Return the place beside another, or NONE."""
    if side == NORTH:
        return k - COLUMNS[y] if k >= COLUMNS[y] else NONE
    if side == SOUTH:
        return k + COLUMNS[y] if k + COLUMNS[y] < cells_of(g, y) else NONE
    if side == WEST:
        return k - 1 if k % COLUMNS[y] > 0 else NONE
    return k + 1 if k % COLUMNS[y] < COLUMNS[y] - 1 else NONE


@rule("MAN1-096", "MAN1-111", "MAN1-Q03", "MAN1-Q14")
def moves_for(g: Mansions, i: int, y: int) -> int:
    """Return the moves of Intellect and tools or, with the minute, as many as fit in it."""
    if g.timed[0] > 0:
        return g.timed[0]
    n = max(0, value_of(g, i, Attribute.INTELLECT))
    if FAMILY[y] == LOCK and carries(g, i, ThingKind.LOCKPICKS):
        n += AID
    if FAMILY[y] == WIRING and carries(g, i, ThingKind.TOOLKIT):
        n += AID
    return n


@rule("MAN1-Q14", "MAN1-071", "MAN1-097")
def puzzle_options(g: Mansions, p: int, person: int, puzzle: int, layout: int) -> None:
    """Turn a piece, swap two neighbours, replace one, or leave it as it is."""
    left = pieces_left(g, FAMILY[layout])
    for k in range(cells_of(g, layout)):
        if g.cell[puzzle][k] > 0:
            offer(g, Rotate(cell=k))
        if k % COLUMNS[layout] < COLUMNS[layout] - 1:
            offer(g, Swap(cell=k, other=k + 1))
        if k + COLUMNS[layout] < cells_of(g, layout):
            offer(g, Swap(cell=k, other=k + COLUMNS[layout]))
        if left > 0:
            offer(g, Replace(cell=k))
        else:
            deny(g, Replace(cell=k), "MAN1-071")
    offer(g, Close())


@rule("MAN1-071", "MAN1-072", "MAN1-096", "MAN1-097", "MAN1-111", "MAN1-Q14")
def attempt(g: Mansions, i: int, r: int, c: int) -> IntRule:
    """Move after move until it is solved, the moves are used up, or he leaves it; 1 if solved."""
    z = g.puzzle_in[c]
    y = g.seeds[c][LAYOUT]
    lay_out(g, z, r, y)
    g.working = 1 + z
    g.moves_left = moves_for(g, i, y)
    yield from work(g, i, z, y)
    g.working = 0
    if not solved(g, z, y):
        emit(g, PuzzleLeft(person=g.who[i]))
        return 0
    put_back(g, z, y)
    emit(g, PuzzleSolved(person=g.who[i], family=FAMILY[y]))
    return 1


@rule("MAN1-097", "MAN1-Q14")
def work(g: Mansions, i: int, z: int, y: int) -> Rule:
    """Ask for the moves of one attempt."""
    while g.moves_left > 0 and not solved(g, z, y):
        a = yield ask(g.player[i], puzzle_options, g.who[i], z, y)
        if Close.matches(a):
            return
        g.moves_left -= 1
        make_move(g, z, y, a)
        emit(g, PuzzleMove(person=g.who[i], n=g.moves_left))


@rule("MAN1-Q14")
def make_move(g: Mansions, z: int, y: int, a: int) -> None:
    """Carry out one puzzle action."""
    if Rotate.matches(a):
        k = Rotate.cell(a)
        g.turned[z][k] = (g.turned[z][k] + 1) % 4
    elif Swap.matches(a):
        swap(g, z, Swap.cell(a), Swap.other(a))
    else:
        k = Replace.cell(a)
        old = g.cell[z][k]
        g.cell[z][k] = draw_piece(g, FAMILY[y])
        g.turned[z][k] = rand(g, 4)
        if old > 0:
            g.pieces_used[FAMILY[y]] &= ~(1 << (old - 1))


def swap(g: Mansions, z: int, j: int, k: int) -> None:
    """Exchange two pieces, each as it lies."""
    piece = g.cell[z][j]
    turn = g.turned[z][j]
    g.cell[z][j] = g.cell[z][k]
    g.turned[z][j] = g.turned[z][k]
    g.cell[z][k] = piece
    g.turned[z][k] = turn


@rule("MAN1-072")
def put_back(g: Mansions, z: int, y: int) -> None:
    """Return all pieces of a solved puzzle to their pile."""
    for k in range(cells_of(g, y)):
        if g.cell[z][k] > 0:
            g.pieces_used[FAMILY[y]] &= ~(1 << (g.cell[z][k] - 1))
            g.cell[z][k] = 0
