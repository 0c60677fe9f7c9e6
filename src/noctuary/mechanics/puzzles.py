"""Puzzles: codes, torn pictures, locks and towers. Games offer the steps and count them."""

from __future__ import annotations

from noctuary.kernel import NOBODY, STACK, Arr, Book, Int, State, Zone, rand

PUZZLES, CELLS, GUESSES, BLOCKS = 24, 40, 120, 24 * 16

CODE, PICTURE, LOCK, TOWER = range(4)
"""Types of puzzles."""
TYPE, SKILL, A, B, FIRST, GIVEN = range(6)
"""Columns of `puzzles`."""
ROW, COLUMN, LENGTH, LYING = range(4)
"""Columns of `blocks`."""
PEGS = 3
NEAR = 16
"""The factor of two marks in one number: pieces in their place * NEAR + right pieces elsewhere."""
STRIDE = 7919
"""A prime that is the step through all codes: they come in no visible order, and each comes."""


class PuzzleState(State):
    """The puzzles laid out so far."""

    puzzles = Book(PUZZLES, 6, see=NOBODY)  # type, skill, two sizes, first of its blocks, given
    blocks = Book(BLOCKS, 4, see=NOBODY)  # of locks: row, column, length, 1 if it lies; or a code

    cells = Arr(PUZZLES, CELLS, bits=8)  # pieces of a picture, places of blocks, pegs of discs
    laid_out = Arr(PUZZLES, bits=8)
    solved = Arr(PUZZLES, bits=8)
    dialled = Zone(PUZZLES, 8, order=STACK)  # the guess in the making
    tried = Zone(PUZZLES, GUESSES, order=STACK)  # guesses, each with its two marks
    secret = Arr(PUZZLES, 8, see=NOBODY, bits=8)  # codes
    opened = Int(bits=8)  # 1 + the puzzle somebody works at, or 0
    steps_made = Int(bits=16)  # in this attempt
    steps_most = Int(bits=16)


def lay_out(g: PuzzleState, z: int) -> None:
    """Lay out a new puzzle: draw a code, shuffle a picture, put blocks where they begin."""
    if g.laid_out[z]:
        return
    g.laid_out[z] = 1
    if g.puzzles[z][TYPE] == CODE:
        for i in range(g.puzzles[z][A]):
            if i < g.puzzles[z][GIVEN]:
                g.secret[z][i] = block(g, z, i, ROW)
            else:
                g.secret[z][i] = rand(g, g.puzzles[z][B])
    elif g.puzzles[z][TYPE] == PICTURE:
        for i in range(pieces(g, z)):
            g.cells[z][i] = i
        while is_solved(g, z) and pieces(g, z) > 1:
            shuffle(g, z)
    elif g.puzzles[z][TYPE] == LOCK:
        for i in range(g.puzzles[z][A]):
            along = COLUMN if block(g, z, i, LYING) else ROW
            g.cells[z][i] = block(g, z, i, along)


def is_solved(g: PuzzleState, z: int) -> bool:
    """Return whether a puzzle is solved."""
    n = g.puzzles[z][A]
    if g.puzzles[z][TYPE] == CODE:
        return len(g.tried[z]) > 0 and g.tried[z][len(g.tried[z]) - 2] == n
    if g.puzzles[z][TYPE] == PICTURE:
        return all(g.cells[z][i] == i for i in range(pieces(g, z)))
    if g.puzzles[z][TYPE] == LOCK:
        return g.cells[z][0] + block(g, z, 0, LENGTH) == g.puzzles[z][B]
    return all(g.cells[z][i] == PEGS - 1 for i in range(n))


# ---- codes


def guess(g: PuzzleState, z: int) -> int:
    """Try the dialled pieces and return their marks; the oldest guess makes room."""
    n = g.puzzles[z][A]
    while len(g.tried[z]) + n + 2 > GUESSES:
        for _ in range(n + 2):
            g.tried[z].pop(0)
    at = len(g.tried[z])
    for i in range(n):
        g.tried[z].append(g.dialled[z][i])
    g.dialled[z].clear()
    both = score_guess(g, z, at)
    g.tried[z].append(both // NEAR)
    g.tried[z].append(both % NEAR)
    return both


def score_guess(g: PuzzleState, z: int, at: int) -> int:
    """Return the marks of a guess: pieces in their place, and right ones elsewhere."""
    n = g.puzzles[z][A]
    exact = 0
    shared = 0
    for i in range(n):
        if g.tried[z][at + i] == g.secret[z][i]:
            exact += 1
    for k in range(g.puzzles[z][B]):
        here = 0
        there = 0
        for i in range(n):
            if g.tried[z][at + i] == k:
                here += 1
            if g.secret[z][i] == k:
                there += 1
        shared += min(here, there)
    return NEAR * exact + shared - exact


def agrees(g: PuzzleState, z: int) -> bool:
    """Return whether the code would have given every guess its marks."""
    n = g.puzzles[z][A]
    at = 0
    while at < len(g.tried[z]):
        if score_guess(g, z, at) != NEAR * g.tried[z][at + n] + g.tried[z][at + n + 1]:
            return False
        at += n + 2
    return True


def resample_codes(g: PuzzleState) -> None:
    """Replace every code that is not yet found by one that agrees with all guesses."""
    for z in range(len(g.puzzles)):
        if g.puzzles[z][TYPE] == CODE and g.laid_out[z] > 0 and g.solved[z] == 0:
            resample_code(g, z)


def resample_code(g: PuzzleState, z: int) -> None:
    """Take the next code that agrees, from a random one on; the true one always does."""
    total = 1
    for _ in range(g.puzzles[z][A]):
        total *= g.puzzles[z][B]
    k = rand(g, total)
    set_code(g, z, k)
    for _ in range(total):
        if agrees(g, z):
            return
        k = (k + STRIDE) % total
        set_code(g, z, k)


def set_code(g: PuzzleState, z: int, k: int) -> None:
    """Set the k-th of all codes."""
    for i in range(g.puzzles[z][A]):
        g.secret[z][i] = k % g.puzzles[z][B]
        k = k // g.puzzles[z][B]


# ---- torn pictures


def pieces(g: PuzzleState, z: int) -> int:
    """Return how many pieces a picture is torn into."""
    return g.puzzles[z][A] * g.puzzles[z][B]


def shuffle(g: PuzzleState, z: int) -> None:
    """Put the pieces of a picture in a random order."""
    for i in range(pieces(g, z) - 1, 0, -1):
        swap(g, z, i, rand(g, i + 1))


def swap(g: PuzzleState, z: int, i: int, j: int) -> None:
    """Let two pieces of a picture change places."""
    piece = g.cells[z][i]
    g.cells[z][i] = g.cells[z][j]
    g.cells[z][j] = piece


def touch(g: PuzzleState, z: int, i: int, j: int) -> bool:
    """Return whether two cells of a picture, the later one second, share an edge."""
    columns = g.puzzles[z][A]
    return j == i + columns or (j == i + 1 and j % columns > 0)


# ---- locks


def block(g: PuzzleState, z: int, i: int, column: int) -> int:
    """Return a printed value of a block of a lock."""
    return g.blocks[g.puzzles[z][FIRST] + i][column]


def covers(g: PuzzleState, z: int, i: int, row: int, column: int) -> bool:
    """Return whether a block is on a cell of its lock."""
    at = g.cells[z][i]
    end = at + block(g, z, i, LENGTH)
    if block(g, z, i, LYING):
        return block(g, z, i, ROW) == row and at <= column < end
    return block(g, z, i, COLUMN) == column and at <= row < end


def free(g: PuzzleState, z: int, i: int, at: int) -> bool:
    """Return whether a cell of a block's line is on the board, without another block on it."""
    if at < 0 or at >= g.puzzles[z][B]:
        return False
    row = block(g, z, i, ROW) if block(g, z, i, LYING) else at
    column = at if block(g, z, i, LYING) else block(g, z, i, COLUMN)
    return not any(j != i and covers(g, z, j, row, column) for j in range(g.puzzles[z][A]))


def least_place(g: PuzzleState, z: int, i: int) -> int:
    """Return the place to which a block can slide back."""
    at = g.cells[z][i]
    while free(g, z, i, at - 1):
        at -= 1
    return at


def last_place(g: PuzzleState, z: int, i: int) -> int:
    """Return the place to which a block can slide on."""
    at = g.cells[z][i]
    while free(g, z, i, at + block(g, z, i, LENGTH)):
        at += 1
    return at


# ---- towers


def top(g: PuzzleState, z: int, peg: int) -> int:
    """Return the smallest disc on a peg; one more than the largest of all when there is none."""
    for i in range(g.puzzles[z][A]):
        if g.cells[z][i] == peg:
            return i
    return g.puzzles[z][A]


def fits(g: PuzzleState, z: int, peg: int, to: int) -> bool:
    """Return whether the top disc of a peg may go on another: no disc lies on a smaller one."""
    return top(g, z, peg) < top(g, z, to)


def hop(g: PuzzleState, z: int, peg: int, to: int) -> None:
    """Move the top disc of a peg to another."""
    g.cells[z][top(g, z, peg)] = to
