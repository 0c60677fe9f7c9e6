"""The view of what is in progress: a test, harm, a puzzle, the subject of an effect."""

from __future__ import annotations

from msgspec import UNSET

from noctuary.kernel import NONE
from noctuary.mechanics.puzzles import CODE, COLUMN, LENGTH, LOCK, LYING, PEGS, PICTURE, ROW, block

from ..columns import CreatureRow, PuzzleRow
from ..components import INVESTIGATORS, PUZZLE_TYPES, SKILLS, Deck
from ..opcodes import Forbid, Side
from ..rules import evade, features
from ..rules.cards import face_of
from ..rules.interpreter import abilities
from ..rules.skill_tests import (
    DIE,
    FIRST_BLANK,
    FIRST_INVESTIGATION,
    INVESTIGATION,
    SUCCESS,
    showing,
)
from ..scenario.compiled import CompiledScenario
from ..state import Mansions
from .board import bilingual
from .figures import face, who
from .types import Block, Harm, Moment, Puzzle, Trial, Tried

FACES = range(3)
SIDES = (FIRST_INVESTIGATION, FIRST_BLANK - FIRST_INVESTIGATION, DIE - FIRST_BLANK)
"""The number of sides of a die that show each face."""


def trial(g: Mansions) -> Trial | None:
    """Return the test in progress, once its dice are rolled or about to be."""
    if not len(g.trials):
        return None
    t = len(g.trials) - 1
    difficulty = g.trials.difficulty[t]
    return Trial(
        character=who(g, g.trials.seat[t]),
        skill=SKILLS[g.trials.skill[t]],
        dice=max(0, g.trials.dice[t]),
        successes=g.trials.successes[t],
        investigations=g.trials.investigations[t],
        blanks=g.trials.blanks[t],
        spent=g.trials.spent[t],
        difficulty=UNSET if difficulty == NONE else difficulty,
        again=again(g, t) if difficulty != NONE and rolled(g, t) and read(g, t) else UNSET,
    )


def rolled(g: Mansions, t: int) -> int:
    """Return the number of dice of a test that lie on the table."""
    return sum(showing(g, t, face) for face in FACES)


def read(g: Mansions, t: int) -> bool:
    """Whether this seat can read every card of whoever tests: a face that is hidden may forbid
    clues.
    """
    i = g.trials.seat[t]
    cards = (
        abilities.card_at(g, i, source, k)
        for source in range(abilities.SOURCES)
        for k in range(abilities.many(g, i, source))
    )
    return all(abilities.face_at(g, i, c) is not None for c in cards)


def again(g: Mansions, t: int) -> list[int]:
    """Return the chance that the test passes if a die of each face is rolled again."""
    i = g.trials.seat[t]
    barred = features.dark(g, i) or abilities.forbidden(g, i, Forbid.CLUE_TESTS)
    clues = 0 if barred else g.clues[i]
    passing = (sum(SIDES[x] * reaches(g, t, old, x, clues) for x in FACES) for old in FACES)
    return [(100 * n + DIE // 2) // DIE for n in passing]


def reaches(g: Mansions, t: int, old: int, now: int, clues: int) -> bool:
    """Whether the test would pass if a die that shows one thing showed another."""
    dice = [showing(g, t, face) - (face == old) + (face == now) for face in FACES]
    found: int = dice[SUCCESS] + min(clues, dice[INVESTIGATION])
    return found >= g.trials.difficulty[t]


def watchers(g: Mansions) -> list[int]:
    """Return the most watchful monsters on the space of the active investigator."""
    i = g.turn
    if i < 0 or g.at[i] <= 0:
        return []
    best = evade.highest_awareness(g, g.at[i])
    here = [m for m in g.alive if g.m_at[m] == g.at[i]]
    return [m for m in here if g.creatures[g.m_kind[m]][CreatureRow.AWARENESS] == best]


def harm(g: Mansions) -> Harm | None:
    """Return what somebody is about to suffer."""
    if not len(g.harms):
        return None
    h = len(g.harms) - 1
    down = g.harms.down[h]
    return Harm(
        character=who(g, g.harms.seat[h]),
        damage=g.harms.damage[h],
        horror=g.harms.horror[h],
        damage_down=bool(down >> Deck.DAMAGE & 1),
        horror_down=bool(down >> Deck.HORROR & 1),
    )


def moment(g: Mansions, made: CompiledScenario) -> Moment | None:
    """Return the subject of the innermost effect that has one."""
    scenes = g.scenes
    for e in reversed(range(len(scenes))):
        piece, monster, card = scenes.piece[e], scenes.monster[e], scenes.card[e]
        on_board = piece > 0 and piece in g.board
        alive = monster >= 0 and monster in g.alive
        if on_board or alive or card >= 0:
            return Moment(
                character=who(g, scenes.seat[e]) if scenes.seat[e] >= 0 else UNSET,
                piece=piece if on_board else UNSET,
                monster=monster if alive else UNSET,
                card=face(made, face_of(g, card)) if card >= 0 else UNSET,
            )
    return None


# ---- puzzles


def puzzle(g: Mansions, made: CompiledScenario) -> Puzzle | None:
    """Return the puzzle that somebody works at."""
    if not g.opened:
        return None
    z = g.opened - 1
    kind, skill, a, b = (g.puzzles[z][c] for c in range(PuzzleRow.FIRST))
    i = worker(g)
    shown = Puzzle(
        puzzle=z,
        name=bilingual(made.puzzles[z]),
        type=PUZZLE_TYPES[kind],
        skill=SKILLS[skill],
        character=INVESTIGATORS[g.who[i]],
        steps=g.steps_most - g.steps_made if g.kept[Side.SHEETS] else -1,
        clues=g.clues[i],
        length=a if kind == CODE else UNSET,
        variance=b if kind == CODE else UNSET,
        dialled=list(g.dialled[z]) if kind == CODE else UNSET,
        tried=tried(g, z, a) if kind == CODE else UNSET,
        columns=a if kind == PICTURE else UNSET,
        rows=b if kind == PICTURE else UNSET,
        grid=g.cells[z][: a * b] if kind == PICTURE else UNSET,
        size=b if kind == LOCK else UNSET,
        blocks=[block_now(g, z, n) for n in range(a)] if kind == LOCK else UNSET,
        pegs=UNSET if kind in (CODE, PICTURE, LOCK) else pegs(g, z, a),
    )
    return shown


def worker(g: Mansions) -> int:
    """Return who works at the puzzle: the subject of the innermost scene with one."""
    for e in reversed(range(len(g.scenes))):
        if g.scenes.puzzle[e] >= 0 and g.scenes.seat[e] >= 0:
            return g.scenes.seat[e]
    return max(0, g.turn)


def tried(g: Mansions, z: int, n: int) -> list[Tried]:
    """Return the guesses at a code so far."""
    flat = g.tried[z]
    return [
        Tried(guess=list(flat[at : at + n]), exact=flat[at + n], near=flat[at + n + 1])
        for at in range(0, len(flat), n + 2)
    ]


def block_now(g: Mansions, z: int, n: int) -> Block:
    """Return a block of a lock where it is now."""
    lying = block(g, z, n, LYING)
    at = g.cells[z][n]
    return Block(
        row=block(g, z, n, ROW) if lying else at,
        column=at if lying else block(g, z, n, COLUMN),
        length=block(g, z, n, LENGTH),
        lying=bool(lying),
    )


def pegs(g: Mansions, z: int, discs: int) -> list[list[int]]:
    """Return the discs of each peg of a tower, from the lowest up."""
    return [[d for d in reversed(range(discs)) if g.cells[z][d] == peg] for peg in range(PEGS)]
