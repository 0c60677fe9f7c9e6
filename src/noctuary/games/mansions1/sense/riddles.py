"""Puzzles: how many turns of pieces a layout is away from its solution, as it would lie."""

from __future__ import annotations

from noctuary.kernel import NONE, kept

from ..actions import Rotate, Swap
from ..kinds import (
    EAST,
    EDGE,
    FAMILY,
    LEFT,
    LOCK,
    MOST_PIECES,
    NORTH,
    PAIRS,
    RIGHT,
    SOUTH,
    TERMINALS,
    WEST,
    WIRING,
)
from ..rules.puzzles import beside, cells_of
from ..state import Mansions

WRONG = 5
"""What an edge that does not fit counts, in turns."""
HOPELESS = 25
BLIND = 4
"""Turns that a new piece may be expected to need."""
NOTHING, ROTATE, SWAP = range(3)


def place(g: Mansions, k: int, what: int, a: int, b: int) -> int:
    """Where the piece that would lie in a place lies now."""
    if what == SWAP and k == a:
        return b
    if what == SWAP and k == b:
        return a
    return k


def side_of(g: Mansions, z: int, y: int, k: int, side: int, turns: int) -> int:
    """What a piece would show on a side, turned so much more."""
    if g.cell[z][k] == 0:
        return 0
    row = FAMILY[y] * MOST_PIECES + g.cell[z][k] - 1
    return EDGE[row][(side - g.turned[z][k] - turns) % 4]


@kept
def effort(g: Mansions, z: int, y: int, what: int, a: int, b: int) -> int:
    """Turns still needed after a move, if no other move is made."""
    if FAMILY[y] == WIRING:
        n = 0
        for pair in range(PAIRS[y]):
            n += wire_effort(g, z, y, pair, what, a, b)
        return n
    if FAMILY[y] == LOCK:
        return row_effort(g, z, y, what, a, b)
    return grid_effort(g, z, y, what, a, b)


def spin(g: Mansions, k: int, turns: int, what: int, a: int) -> int:
    """A piece that is being turned has one turn behind it."""
    return turns + 1 if what == ROTATE and k == a else turns


def row_effort(g: Mansions, z: int, y: int, what: int, a: int, b: int) -> int:
    """Locks: the best turns of all pieces of the row, one after the other."""
    best = [0] * 4
    new = [0] * 4
    n = cells_of(g, y)
    for k in range(n):
        c = place(g, k, what, a, b)
        for t in range(4):
            west = side_of(g, z, y, c, WEST, spin(g, k, t, what, a))
            least = HOPELESS * 4
            if k == 0:
                least = 0 if west == LEFT[y] else WRONG
            else:
                left = place(g, k - 1, what, a, b)
                for u in range(4):
                    east = side_of(g, z, y, left, EAST, spin(g, k - 1, u, what, a))
                    cost = best[u] + (0 if east == west else WRONG)
                    least = min(least, cost)
            new[t] = least + t
            if k == n - 1 and side_of(g, z, y, c, EAST, spin(g, k, t, what, a)) != RIGHT[y]:
                new[t] += WRONG
        for t in range(4):
            best[t] = new[t]
    return min(min(best[0], best[1]), min(best[2], best[3]))


def grid_effort(g: Mansions, z: int, y: int, what: int, a: int, b: int) -> int:
    """Runes: for each piece the best turn against its neighbours as they lie."""
    total = 0
    for k in range(cells_of(g, y)):
        least = HOPELESS
        for t in range(4):
            cost = t
            for side in (NORTH, EAST, SOUTH, WEST):
                o = beside(g, y, k, side)
                if o != NONE:
                    mine = side_of(g, z, y, place(g, k, what, a, b), side, spin(g, k, t, what, a))
                    other = side_of(
                        g, z, y, place(g, o, what, a, b), (side + 2) % 4, spin(g, o, 0, what, a)
                    )
                    cost += 0 if mine == other else WRONG
            least = min(least, cost)
        total += least
    return total


def wire_effort(g: Mansions, z: int, y: int, pair: int, what: int, a: int, b: int) -> int:
    """Wiring: the fewest turns that let a wire through, whichever way it goes."""
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
            c = place(g, k, what, a, b)
            for side in range(4):
                here = cost[k * 4 + side]
                if here < least:
                    for t in range(4):
                        wire = side_of(g, z, y, c, side, spin(g, k, t, what, a))
                        for d in range(4):
                            if (
                                d != side
                                and wire > 0
                                and side_of(g, z, y, c, d, spin(g, k, t, what, a)) == wire
                            ):
                                if k == end and d == out_at:
                                    least = min(least, here + t)
                                o = beside(g, y, k, d)
                                if o != NONE:
                                    x = o * 4 + (d + 2) % 4
                                    cost[x] = min(cost[x], here + t)
    return least


def move_worth(g: Mansions, z: int, y: int, a: int) -> int:
    """A puzzle action: the fewer turns are left after it, the better."""
    if Rotate.made(a):
        return 1000 - 10 * effort(g, z, y, ROTATE, Rotate.cell(a), 0)
    if Swap.made(a):
        return 1000 - 10 * effort(g, z, y, SWAP, Swap.cell(a), Swap.other(a))
    now = effort(g, z, y, NOTHING, 0, 0)
    return 1000 - 10 * (now - 1 if now > WRONG + BLIND else now + BLIND)
