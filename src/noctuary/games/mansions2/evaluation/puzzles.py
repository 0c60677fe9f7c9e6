"""Puzzles: a guess that fits, the next piece home, the slide that opens, the disc to move."""

from __future__ import annotations

from noctuary.kernel import NEVER_SEARCHED, NONE, cached
from noctuary.mechanics.puzzles import CODE, LOCK, PICTURE, pieces

from ..columns import PuzzleRow
from ..state import Mansions

GOOD = 100
MOST_LENGTH, MOST_RUNES = 8, 16
MOST_TRIES = 40
TARGET = 2
PEGS = 3
LOST = 99


def opened(g: Mansions) -> int:
    """Return the puzzle that somebody works at."""
    return g.opened - 1


# ---- codes


@cached
def next_rune(g: Mansions, z: int) -> int:
    """Return the next piece of a code that agrees with all guesses and with the dial; or NONE.

    Codes are tried place by place; a beginning is given up once its marks cannot fit any more.
    """
    code = [0] * 9
    n = g.puzzles[z][PuzzleRow.A]
    runes = g.puzzles[z][PuzzleRow.B]
    begun = len(g.dialled[z])
    for k in range(begun):
        code[k] = g.dialled[z][k]
    if begun >= n:
        return NONE
    at = begun
    turn = [0] * 9
    while at >= begun:
        if at == n:
            return code[begun]
        if turn[at] >= runes:
            turn[at] = 0
            at -= 1
            continue
        code[at] = (at + turn[at]) % runes
        turn[at] += 1
        fits = 1
        t = 0
        while fits and t < len(g.tried[z]):
            exact = 0
            both = 0
            for k in range(at + 1):
                if code[k] == g.tried[z][t + k]:
                    exact += 1
            for rune in range(runes):
                here = 0
                there = 0
                for k in range(n):
                    if k <= at and code[k] == rune:
                        here += 1
                    if g.tried[z][t + k] == rune:
                        there += 1
                both += min(here, there)
            rest = n - 1 - at
            all_marks = g.tried[z][t + n] + g.tried[z][t + n + 1]
            if exact > g.tried[z][t + n] or exact + rest < g.tried[z][t + n]:
                fits = 0
            if both > all_marks or both + rest < all_marks:
                fits = 0
            t += n + 2
        if fits:
            at += 1
    return NONE


def dial_worth(g: Mansions, rune: int) -> int:
    """Return the worth of dialling a piece: only the next of a code that is still possible.

    Any other could be dialled and wiped for ever.
    """
    return GOOD if next_rune(g, opened(g)) == rune else NEVER_SEARCHED


def wipe_worth(g: Mansions) -> int:
    """Return the worth of wiping the dial: once it fits no code any more."""
    z = opened(g)
    full = len(g.dialled[z]) >= g.puzzles[z][PuzzleRow.A]
    return GOOD if not full and next_rune(g, z) == NONE else NEVER_SEARCHED


# ---- torn pictures


def astray(g: Mansions, z: int, piece: int, at: int) -> int:
    """Return the number of steps from a cell to where a piece belongs."""
    w = g.puzzles[z][PuzzleRow.A]
    return abs(piece % w - at % w) + abs(piece // w - at // w)


@cached
def first_wrong(g: Mansions, z: int) -> int:
    """Return the first cell with a wrong piece, or NONE."""
    for k in range(pieces(g, z)):
        if g.cells[z][k] != k:
            return k
    return NONE


def swap_worth(g: Mansions, i: int, j: int) -> int:
    """Return the worth of a swap: both pieces nearer, or the first missing one nearer."""
    z = opened(g)
    a = g.cells[z][i]
    b = g.cells[z][j]
    won = astray(g, z, a, i) + astray(g, z, b, j) - astray(g, z, a, j) - astray(g, z, b, i)
    if won >= TARGET:
        return GOOD + won
    wrong = first_wrong(g, z)
    if i < wrong or j < wrong:
        return 0
    if a == wrong and astray(g, z, a, j) < astray(g, z, a, i):
        return GOOD // 2 + (1 if j == i - 1 or j == i + 1 else 0)
    if b == wrong and astray(g, z, b, i) < astray(g, z, b, j):
        return GOOD // 2 + (1 if j == i - 1 or j == i + 1 else 0)
    return won


# ---- locks


def off_way(g: Mansions, z: int, step: int, moved: int, to: int) -> int:
    """Return how far a lock is, after a slide, from a step of its solution."""
    at = g.openings[z]
    n = 0
    for k in range(g.puzzles[z][PuzzleRow.A]):
        lying = g.blocks[g.puzzles[z][PuzzleRow.FIRST] + k][3]
        want = g.blocks[g.puzzles[z][PuzzleRow.FIRST] + k][1 if lying else 0]
        for s in range(step):
            if g.lists[at + 1 + 2 * s] == k:
                want = g.lists[at + 2 + 2 * s]
        n += 0 if want == (to if k == moved else g.cells[z][k]) else 1
    return n


def slide_worth(g: Mansions, block: int, to: int) -> int:
    """Return the worth of a slide: back to the solution, and on along it."""
    z = opened(g)
    steps = g.lists[g.openings[z]] // 2
    best = LOST
    for s in range(steps + 1):
        best = min(best, 3 * off_way(g, z, s, block, to) + steps - s)
    return GOOD - best


# ---- towers


def hop_worth(g: Mansions, peg: int, to: int) -> int:
    """Return the worth of moving a disc: the one that the largest misplaced disc waits for."""
    z = opened(g)
    goal = TARGET
    from_peg = NONE
    to_peg = NONE
    for k in range(g.puzzles[z][PuzzleRow.A]):
        disc = g.puzzles[z][PuzzleRow.A] - 1 - k
        if g.cells[z][disc] != goal:
            from_peg = g.cells[z][disc]
            to_peg = goal
            goal = PEGS - goal - from_peg
    return GOOD if peg == from_peg and to == to_peg else 0


# ---- Clues


def buy_worth(g: Mansions, clues: int) -> int:
    """Return the worth of a step for a Clue, once the others are made."""
    z = opened(g)
    if g.steps_made < g.steps_most:
        return -1
    kind = g.puzzles[z][PuzzleRow.TYPE]
    if kind == CODE:
        return 1 if clues > 0 else -1
    if kind == PICTURE:
        return 1 if left_astray(g, z) <= 2 * clues else -1
    if kind == LOCK:
        return 1 if lock_left(g, z) <= clues else -1
    return 1 if clues >= TARGET else -1


def left_astray(g: Mansions, z: int) -> int:
    """Return the number of steps that all pieces of a picture are away from home."""
    return sum(astray(g, z, g.cells[z][k], k) for k in range(pieces(g, z)))


def lock_left(g: Mansions, z: int) -> int:
    """Return the slides that a lock still wants; LOST off the way."""
    steps = g.lists[g.openings[z]] // 2
    for s in range(steps + 1):
        if off_way(g, z, steps - s, NONE, 0) == 0:
            return s
    return LOST
