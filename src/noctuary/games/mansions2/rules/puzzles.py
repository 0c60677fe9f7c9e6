"""Work on a puzzle: steps, and Clues that buy more of them."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, deny, emit, offer, rule
from noctuary.mechanics.puzzles import (
    CODE,
    LOCK,
    NEAR,
    PEGS,
    PICTURE,
    fits,
    guess,
    hop,
    is_solved,
    last_place,
    lay_out,
    least_place,
    pieces,
    swap,
    touch,
)

from ..actions import (
    Buy,
    Close,
    ClueSpent,
    Dial,
    Guessed,
    Hop,
    Propose,
    PuzzleClosed,
    Slide,
    Solved,
    Swap,
    Wipe,
)
from ..columns import PuzzleRow
from ..opcodes import Forbid, Hook, Side
from ..state import Mansions
from . import features
from .group_choices import first_in_play
from .interpreter import abilities

MOST_STEPS = 10_000
"""Steps that are counted in one attempt."""


@rule("MAN2-418", "MAN2-420", "MAN2-425", "MAN2-427", "MAN2-Q25")
def attempt(g: Mansions, e: int, z: int) -> IntRule:
    """Work at a puzzle, as it was left; return 1 if it is solved."""
    i = g.scenes.seat[e] if g.scenes.seat[e] >= 0 else first_in_play(g)
    lay_out(g, z)
    most = yield from steps_of(g, e, z, i)
    g.opened = z + 1
    g.steps_made = 0
    g.steps_most = most
    yield from work(g, i, z)
    g.opened = 0
    g.scenes.puzzle[e] = NONE
    return g.solved[z]


@rule("MAN2-421", "MAN2-422")
def steps_of(g: Mansions, e: int, z: int, i: int) -> IntRule:
    """Return the steps of an attempt: the printed skill, and what abilities add."""
    g.scenes.puzzle[e] = z
    if g.kept[Side.SHEETS] == 0:
        return 0
    g.scenes.number[e] = 0
    yield from abilities.hooks(g, Hook.PUZZLE, e)
    return max(0, g.sheet[i][g.puzzles[z][PuzzleRow.SKILL]] + g.scenes.number[e])


@rule("MAN2-429")
def steps_left(g: Mansions) -> bool:
    """Whether another step can be made; without sheets, people count them."""
    return g.kept[Side.SHEETS] == 0 or g.steps_made < g.steps_most


@rule("MAN2-423")
def puzzle_options(g: Mansions, p: int, figure: int, puzzle: int) -> None:
    """Offer a step, a Clue for one more, or to leave the puzzle as it is."""
    if g.puzzles[puzzle][PuzzleRow.TYPE] == CODE:
        offer_dial(g, puzzle)
    elif steps_left(g):
        offer_steps(g, puzzle)
    offer_clue(g, figure)
    offer(g, Close())


@rule("MAN2-423", "MAN2-424", "MAN2-426", "MAN2-428")
def work(g: Mansions, i: int, z: int) -> Rule:
    """Ask for step after step until the puzzle is solved, which shows by itself, or closed."""
    while g.solved[z] == 0:
        a = yield ask(g.player_of[i], puzzle_options, i, z)
        if a == NONE or Close.matches(a):
            emit(g, PuzzleClosed(investigator=g.who[i], puzzle=z))
            break
        if Buy.matches(a):
            g.clues[i] -= 1
            g.steps_most += 1
            emit(g, ClueSpent(investigator=g.who[i]))
        elif Dial.matches(a):
            g.dialled[z].append(Dial.rune(a))
        elif Wipe.matches(a):
            g.dialled[z].clear()
        else:
            step(g, i, z, a)


def step(g: Mansions, i: int, z: int, a: int) -> None:
    """Make one puzzle step; without sheets nothing limits them."""
    g.steps_made = min(g.steps_made + 1, MOST_STEPS)
    if Propose.matches(a):
        propose(g, i, z)
    elif Swap.matches(a):
        swap(g, z, Swap.cell(a), Swap.other(a))
    elif Slide.matches(a):
        g.cells[z][Slide.block(a)] = Slide.to(a)
    else:
        hop(g, z, Hop.peg(a), Hop.to(a))
    if is_solved(g, z):
        g.solved[z] = 1
        emit(g, Solved(investigator=g.who[i], puzzle=z))


def offer_clue(g: Mansions, i: int) -> None:
    """Offer to buy a step with a Clue, at any moment of an attempt but not in the dark."""
    if g.clues[i] == 0 or g.kept[Side.SHEETS] == 0:
        return
    if features.dark(g, i):
        deny(g, Buy(), "MAN2-390")
    elif not abilities.forbidden(g, i, Forbid.CLUE_STEPS):
        offer(g, Buy())


# ---- codes


@rule("MAN2-434", "MAN2-435", "MAN2-436", "MAN2-437", "MAN2-438")
def offer_dial(g: Mansions, z: int) -> None:
    """Offer any piece for the next slot, as often as one likes; a guess if slots are full."""
    if steps_left(g):
        if len(g.dialled[z]) < g.puzzles[z][PuzzleRow.A]:
            deny(g, Propose(), "MAN2-438")
            for k in range(g.puzzles[z][PuzzleRow.B]):
                offer(g, Dial(rune=k))
        else:
            offer(g, Propose())
    if len(g.dialled[z]) > 0:
        offer(g, Wipe())


@rule("MAN2-439", "MAN2-440", "MAN2-441", "MAN2-442")
def propose(g: Mansions, i: int, z: int) -> None:
    """Guess a code: show how many pieces are in their place, and how many elsewhere."""
    both = guess(g, z)
    emit(g, Guessed(investigator=g.who[i], puzzle=z, exact=both // NEAR, near=both % NEAR))


# ---- pictures, locks, towers


@rule("MAN2-419")
def offer_steps(g: Mansions, z: int) -> None:
    """Offer every step that a picture, a lock or a tower allows."""
    if g.puzzles[z][PuzzleRow.TYPE] == PICTURE:
        offer_swaps(g, z)
    elif g.puzzles[z][PuzzleRow.TYPE] == LOCK:
        offer_slides(g, z)
    else:
        for peg in range(PEGS):
            for to in range(PEGS):
                if fits(g, z, peg, to):
                    offer(g, Hop(peg=peg, to=to))


@rule("MAN2-430", "MAN2-431", "MAN2-432", "MAN2-433")
def offer_swaps(g: Mansions, z: int) -> None:
    """Offer to exchange two pieces of a picture that share an edge."""
    for cell in range(pieces(g, z)):
        for other in range(cell + 1, pieces(g, z)):
            if touch(g, z, cell, other):
                offer(g, Swap(cell=cell, other=other))


@rule("MAN2-443", "MAN2-444", "MAN2-445", "MAN2-446", "MAN2-447", "MAN2-448")
def offer_slides(g: Mansions, z: int) -> None:
    """Offer to slide a block along its line, as far as nothing is in its way."""
    for block in range(g.puzzles[z][PuzzleRow.A]):
        for to in range(least_place(g, z, block), last_place(g, z, block) + 1):
            if to != g.cells[z][block]:
                offer(g, Slide(block=block, to=to))
