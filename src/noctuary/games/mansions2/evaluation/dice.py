"""Dice: Clues, second tries and abilities, when they change what a roll means."""

from __future__ import annotations

from ..columns import FaceRow, FxRow
from ..opcodes import Hook, Opcode, Use
from ..state import Mansions
from .threats import DAMAGE, HORROR, toll

WANTED = 120
BLANK = 2
LOW = 110
"""A card of harm that means so much is worth a Clue."""
MANY = 3
FEW = 15


def trial(g: Mansions) -> int:
    """Return the test in progress, or less than 0."""
    return len(g.trials) - 1


def short(g: Mansions, t: int) -> int:
    """Return the successes that a test lacks; 1 if every success counts and more would help."""
    if g.trials.difficulty[t] >= 0:
        return g.trials.difficulty[t] - g.trials.successes[t]
    return 1 if counts(g, t) else 0


def counts(g: Mansions, t: int) -> bool:
    """Whether one more success of a test without a difficulty is worth a Clue."""
    i = g.trials.seat[t]
    use = g.trials.use[t]
    if use == Use.SEARCH or use == Use.INTERACT or use == Use.EXPLORE:
        return True
    if use == Use.PUSH or use == Use.STEAL:
        return False
    if g.trials.successes[t] >= MANY:
        return False
    worst = max(toll(g, i, DAMAGE), toll(g, i, HORROR))
    return worst >= LOW or g.clues[i] >= MANY


def spend_worth(g: Mansions) -> int:
    """Return the worth of a Clue for a success: if it decides the test, or nearly does."""
    t = trial(g)
    if t < 0:
        return -1
    i = g.trials.seat[t]
    lack = short(g, t)
    if lack <= 0 or lack > min(g.clues[i], g.trials.investigations[t]):
        return -1
    return WANTED


def reroll_worth(g: Mansions, face: int) -> int:
    """Return the worth of rolling a die again: a blank, a useless investigation, no success."""
    t = trial(g)
    if t < 0 or face == 0 or short(g, t) <= 0:
        return -1
    if face == BLANK:
        return 2
    return 1 if g.clues[g.trials.seat[t]] == 0 else -1


def apply_worth(g: Mansions, i: int, f: int) -> int:
    """Return the worth of an ability that may be used now."""
    first = g.faces[f][FaceRow.FIRST]
    best = -1
    for x in range(first, first + g.faces[f][FaceRow.COUNT]):
        hook = g.fx[x][FxRow.HOOK]
        if g.fx[x][FxRow.MAY]:
            if hook == Hook.ROLLED:
                best = max(best, WANTED + FEW if helps(g, g.fx[x][FxRow.DO]) else -1)
            elif hook == Hook.SUFFER_HORROR or hook == Hook.SUFFER_DAMAGE:
                best = max(best, WANTED)
            elif hook == Hook.ALLY_HORROR:
                best = max(best, -1)
            elif hook == Hook.WOUNDED or hook == Hook.INSANE:
                best = max(best, WANTED)
            elif hook == Hook.TEST:
                worst = max(toll(g, i, DAMAGE), toll(g, i, HORROR))
                best = max(best, WANTED if worst >= LOW else -1)
    return best


def helps(g: Mansions, at: int) -> bool:
    """Whether rolling again or converting can still turn a failing test."""
    t = trial(g)
    if t < 0 or short(g, t) <= 0:
        return False
    n = 0
    while g.code[at][0] != Opcode.STOP:
        if g.code[at][0] == Opcode.REROLL or g.code[at][0] == Opcode.CONVERT:
            n = max(n, g.code[at][1])
        at += 1
    return n >= short(g, t)
