"""Puzzles: how many turns of pieces a layout is away from its solution."""

from __future__ import annotations

from typing import NamedTuple

from noctuary.kernel import NONE, cached

from ..actions import Replace, Rotate, Swap
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
    RIGHT,
    ROWS,
    SOUTH,
    TERMINALS,
    WEST,
    WIRING,
)
from ..rules.puzzles import beside, cells_of
from ..state import Mansions

WRONG = 20
"""The cost of an edge that does not fit, in turns."""
HOPELESS = 40
BLIND = 8
"""Turns that a new piece may be expected to need."""
ROTATE, SWAP, WILD = range(3)


class Change(NamedTuple):
    """A move under consideration: its kind, and the places it is about."""

    what: int
    a: int
    b: int


def place(g: Mansions, k: int, move: Change) -> int:
    """Return where the piece that a move would put in a place lies now."""
    if move.what == SWAP and k == move.a:
        return move.b
    if move.what == SWAP and k == move.b:
        return move.a
    return k


def side_of(g: Mansions, z: int, y: int, k: int, side: int, turns: int) -> int:
    """Return what a piece would show on a side after so many more turns."""
    if g.cell[z][k] == 0:
        return 0
    row = FAMILY[y] * MOST_PIECES + g.cell[z][k] - 1
    return EDGE[row][(side - g.turned[z][k] - turns) % 4]


@cached
def effort(g: Mansions, z: int, y: int, what: int, a: int, b: int) -> int:
    """Return the turns still needed after a move if no other move is made."""
    if FAMILY[y] == WIRING:
        n = 0
        for pair in range(PAIRS[y]):
            n += wire_effort(g, z, y, pair, Change(what=what, a=a, b=b))
        return n
    return grid_effort(g, z, y, Change(what=what, a=a, b=b))


def spin(g: Mansions, k: int, turns: int, move: Change) -> int:
    """Return the turns of a piece, one more if the move is to rotate it."""
    return turns + 1 if move.what == ROTATE and k == move.a else turns


def shows(g: Mansions, z: int, y: int, k: int, side: int, state: int, move: Change) -> int:
    """Return the side of a place after a move, for a turned column; 0 fits anything."""
    if move.what == WILD and k == move.a:
        return 0
    turns = (state >> (2 * (k // COLUMNS[y]))) & 3
    return side_of(g, z, y, place(g, k, move), side, spin(g, k, turns, move))


def clash(g: Mansions, one: int, other: int) -> int:
    """Return the cost of two edges that touch."""
    return 0 if one == other or one == 0 or other == 0 else WRONG


def column_cost(g: Mansions, z: int, y: int, x: int, state: int, move: Change) -> int:
    """Return the turns of a column and the cost of its misfits, those at lock marks included."""
    n = 0
    for r in range(ROWS[y]):
        k = r * COLUMNS[y] + x
        n += (state >> (2 * r)) & 3
        if r + 1 < ROWS[y]:
            below = shows(g, z, y, k + COLUMNS[y], NORTH, state, move)
            n += clash(g, shows(g, z, y, k, SOUTH, state, move), below)
    if FAMILY[y] == LOCK and x == 0:
        n += clash(g, shows(g, z, y, x, WEST, state, move), LEFT[y])
    if FAMILY[y] == LOCK and x == COLUMNS[y] - 1:
        n += clash(g, shows(g, z, y, x, EAST, state, move), RIGHT[y])
    return n


def grid_effort(g: Mansions, z: int, y: int, move: Change) -> int:
    """Return the fewest turns of a lock's or rune's pieces, column after column."""
    best = [0] * 64
    new = [0] * 64
    states = 1 << (2 * ROWS[y])
    for x in range(COLUMNS[y]):
        for u in range(states):
            least = 0
            if x > 0:
                least = HOPELESS * 99
                for v in range(states):
                    n = best[v]
                    if n < least:
                        for r in range(ROWS[y]):
                            k = r * COLUMNS[y] + x
                            west = shows(g, z, y, k, WEST, u, move)
                            n += clash(g, shows(g, z, y, k - 1, EAST, v, move), west)
                        least = min(least, n)
            new[u] = least + column_cost(g, z, y, x, u, move)
        for u in range(states):
            best[u] = new[u]
    least = best[0]
    for u in range(states):
        least = min(least, best[u])
    return least


def wire_effort(g: Mansions, z: int, y: int, pair: int, move: Change) -> int:
    """Return the fewest turns that let a wire through, by any way."""
    cost = [0] * 36
    n = cells_of(g, y)
    for x in range(36):
        cost[x] = HOPELESS
    cost[TERMINALS[y][4 * pair] * 4 + TERMINALS[y][4 * pair + 1]] = 0
    end = TERMINALS[y][4 * pair + 2]
    out_at = TERMINALS[y][4 * pair + 3]
    least = HOPELESS
    for _ in range(n):
        for k in range(n):
            c = place(g, k, move)
            for side in range(4):
                here = cost[k * 4 + side]
                if here < least:
                    for t in range(4):
                        wire = side_of(g, z, y, c, side, spin(g, k, t, move))
                        for d in range(4):
                            through = side_of(g, z, y, c, d, spin(g, k, t, move)) == wire
                            wild = move.what == WILD and k == move.a
                            if d != side and ((wire > 0 and through) or wild):
                                if k == end and d == out_at:
                                    least = min(least, here + t)
                                o = beside(g, y, k, d)
                                if o != NONE:
                                    x = o * 4 + (d + 2) % 4
                                    cost[x] = min(cost[x], here + t)
    return least


def move_worth(g: Mansions, z: int, y: int, a: int) -> int:
    """Return the worth of a puzzle action: the fewer turns are left after it, the better."""
    if Rotate.matches(a):
        return 1000 - effort(g, z, y, ROTATE, Rotate.cell(a), 0)
    if Swap.matches(a):
        return 1000 - effort(g, z, y, SWAP, Swap.cell(a), Swap.other(a))
    return 1000 - BLIND - effort(g, z, y, WILD, Replace.cell(a), 0)
