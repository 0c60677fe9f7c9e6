"""A small game around puzzles: somebody works at each of them in turn, then at each again."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Action, Event, Game, Kind, Number, Rule, ask, emit, offer, rule
from noctuary.mechanics.puzzles import (
    CODE,
    LOCK,
    NEAR,
    PEGS,
    PICTURE,
    TOWER,
    TYPE,
    A,
    B,
    PuzzleState,
    fits,
    guess,
    hop,
    is_solved,
    last_place,
    lay_out,
    least_place,
    pieces,
    resample_codes,
    swap,
    touch,
)

Cell = Kind("cell", 64)
Dial = Action(rune=Cell)
Swap = Action(cell=Cell, other=Cell)
Slide = Action(block=Cell, to=Cell)
Hop = Action(peg=Cell, to=Cell)
Leave = Action()

Marked = Event(exact=Number, near=Number)
Solved = Event(puzzle=Number)


class Riddles(PuzzleState):
    OPTIONS = 64


def offer_turns(g: Riddles, z: int) -> None:
    """Every turn of a picture, a lock or a tower."""
    if g.puzzles[z][TYPE] == PICTURE:
        for i in range(pieces(g, z)):
            for j in range(i + 1, pieces(g, z)):
                if touch(g, z, i, j):
                    offer(g, Swap(cell=i, other=j))
    elif g.puzzles[z][TYPE] == LOCK:
        for i in range(g.puzzles[z][A]):
            for to in range(least_place(g, z, i), last_place(g, z, i) + 1):
                if to != g.cells[z][i]:
                    offer(g, Slide(block=i, to=to))
    else:
        for peg in range(PEGS):
            for to in range(PEGS):
                if fits(g, z, peg, to):
                    offer(g, Hop(peg=peg, to=to))


def riddle_options(g: Riddles, p: int, z: int) -> None:
    """One turn, or on to the next."""
    if g.puzzles[z][TYPE] == CODE:
        for k in range(g.puzzles[z][B]):
            offer(g, Dial(rune=k))
    else:
        offer_turns(g, z)
    offer(g, Leave())


@rule()
def work(g: Riddles, z: int) -> Rule:
    """Turn after turn until it is whole or left."""
    if g.solved[z]:
        return
    lay_out(g, z)
    while not is_solved(g, z):
        a = yield ask(0, riddle_options, z)
        if Leave.matches(a):
            return
        if Dial.matches(a):
            g.dialled[z].append(Dial.rune(a))
            if len(g.dialled[z]) == g.puzzles[z][A]:
                both = guess(g, z)
                emit(g, Marked(exact=both // NEAR, near=both % NEAR))
        elif Swap.matches(a):
            swap(g, z, Swap.cell(a), Swap.other(a))
        elif Slide.matches(a):
            g.cells[z][Slide.block(a)] = Slide.to(a)
        else:
            hop(g, z, Hop.peg(a), Hop.to(a))
    g.solved[z] = 1
    emit(g, Solved(puzzle=z))


@rule()
def evening(g: Riddles) -> Rule:
    """All puzzles, and all again."""
    for k in range(2 * len(g.puzzles)):
        yield from work(g, k % len(g.puzzles))
    g.result[0] = 1000


def imagine(g: Riddles, seat: int) -> None:
    """Draw anew what nobody can know."""
    resample_codes(g)


BLOCKS = (
    (0, 0, 2, 1),
    (1, 0, 2, 1), (0, 3, 3, 0), (3, 0, 2, 1),
)  # fmt: skip
"""A block for no lock; then a lock of four cells: an upright block bars the way of the first."""
PUZZLES = (
    (CODE, 0, 3, 5, 0, 0),
    (PICTURE, 0, 3, 2, 0, 0),
    (LOCK, 0, 3, 4, 1, 0),
    (TOWER, 0, 3, 3, 0, 0),
    (TOWER, 0, 1, 3, 0, 0),
)


def books(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """One puzzle of each type, and one that chance can solve."""
    return {"puzzles": PUZZLES, "blocks": BLOCKS}


GAME = Game(
    id="riddles",
    version=1,
    seats=(1,),
    state=Riddles,
    entry=evening,
    books=books,
    resample=imagine,
)
