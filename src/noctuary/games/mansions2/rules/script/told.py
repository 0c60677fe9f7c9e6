"""What people do themselves because they have the box on the table."""

from __future__ import annotations

from noctuary.kernel import say

from ...actions import Instructed
from ...kinds import SIDES, O, Side, W
from ...state import Mansions


def instead(g: Mansions, at: int, e: int) -> bool:
    """An operation is told instead of done: it belongs to a side that people keep."""
    op = g.code[at][0]
    if g.kept[SIDES[op]] > 0:
        return False
    if op == O.EACH or op == O.ADD_UP or op == O.REROLL or op == O.CONVERT:
        return False
    if op == O.TEST:
        return g.kept[Side.SHEETS] == 0 and g.code[at][7] == 0
    return op not in (O.TIMES, O.NEGATE) or g.kept[Side.SHEETS] == 0


def instruct(g: Mansions, at: int, e: int) -> None:
    """People are told what to do, once."""
    if g.scenes.mute[e] == 0:
        i = max(0, g.scenes.seat[e])
        say(g, Instructed(investigator=g.who[i], operation=at))


def in_words(g: Mansions, who: int) -> bool:
    """Only people know whom an operation is for, so that it is said in words."""
    if who == W.SELF or who == W.ALL or who == W.RANDOM or who >= W.MONSTER:
        return False
    if who in (W.MOST_CLUES, W.LEAST_CLUES) or W.LEAST_DAMAGE <= who <= W.MOST_HORROR:
        return g.kept[Side.SHEETS] == 0
    return who != W.CHOSEN_OTHER and g.kept[Side.FIGURES] == 0
