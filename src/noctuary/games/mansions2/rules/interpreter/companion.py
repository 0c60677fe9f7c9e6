"""Instructions to people who have the box on the table, in a list that they do at one go."""

from __future__ import annotations

from noctuary.kernel import NONE, emit, move, rule

from ...actions import Bidden, Fetched, FetchedBy, Instructed
from ...columns import CopyRow, FaceRow
from ...components import FEATURES
from ...limits import NOTES
from ...opcodes import AS_FALSE, AS_TRUE, SIDES, Note, Opcode, Selector, Side, Sign, What
from ...state import Mansions
from . import expressions

FIRE = FEATURES.index("fire")


def companion(g: Mansions) -> bool:
    """Whether people have figures or sheets of their own."""
    return g.kept[Side.FIGURES] == 0 or g.kept[Side.SHEETS] == 0


def blind(g: Mansions) -> bool:
    """Whether the keeper neither rolls nor knows the sheets: people tell their successes."""
    return g.kept[Side.SHEETS] == 0 and g.kept[Side.DICE] == 0


# ---- the list


@rule("MAN2-489")
def note(g: Mansions, what: int, n: int, i: int, m: int) -> None:
    """Add a line to the list; when it is full the first one gives way."""
    if not companion(g):
        return
    if g.noted == NOTES:
        for k in range(NOTES - 1):
            for column in range(4):
                g.notes[k][column] = g.notes[k + 1][column]
        g.noted -= 1
    g.notes[g.noted][0] = what
    g.notes[g.noted][1] = n
    g.notes[g.noted][2] = 1 + i
    g.notes[g.noted][3] = 1 + m
    g.noted += 1


# ---- operations


def instead(g: Mansions, at: int, e: int) -> bool:
    """Whether an operation is told instead of done, because people keep its side."""
    op = g.code[at][0]
    if g.kept[SIDES[op]] > 0:
        return False
    if op == Opcode.EACH or op == Opcode.ADD_UP or op == Opcode.REROLL or op == Opcode.CONVERT:
        return False
    if op == Opcode.TEST or op == Opcode.NEGATE:
        return g.kept[Side.SHEETS] == 0 and g.code[at][7] == 0
    return op != Opcode.TIMES or (g.kept[Side.SHEETS] == 0 and g.code[at][5] == 0)


def needs_name(g: Mansions, at: int, e: int) -> bool:
    """Whether an operation must be told to somebody with a name."""
    op = g.code[at][0]
    if (
        op == Opcode.PUZZLE
        or op == Opcode.TEST
        or op == Opcode.ADD_UP
        or op == Opcode.TIMES
        or op == Opcode.NEGATE
    ):
        return g.kept[Side.SHEETS] > 0
    return not instead(g, at, e)


@rule("MAN2-Q26")
def instruct(g: Mansions, at: int, e: int) -> None:
    """Tell people what to do, once; the keeper remembers what concerns him."""
    remember(g, at, e)
    if g.scenes.mute[e]:
        return
    i = g.scenes.seat[e]
    if i >= 0:
        emit(g, Instructed(investigator=g.who[i], instruction=at))
    else:
        emit(g, Bidden(bidding=at))
    note(g, Note.BID, at, i, g.scenes.monster[e])


@rule("MAN2-405", "MAN2-461")
def remember(g: Mansions, at: int, e: int) -> None:
    """Remember what the keeper has to know of people's operations: Fire, the inventory."""
    op = g.code[at][0]
    if op == Opcode.FEATURE and g.code[at][1] == FIRE:
        g.alight = 1
    elif op == Opcode.GAIN:
        bag(g, g.code[at][1])
    elif op == Opcode.DISCARD and g.code[at][2] == What.THIS:
        c = g.scenes.card[e]
        if c >= 0 and c in g.bag:
            move(g, c, g.shelf)


@rule("MAN2-461", "MAN2-479")
def bag(g: Mansions, f: int) -> None:
    """Put a possession that can be examined through the keeper into the inventory."""
    if g.faces[f][FaceRow.APP] > 1:
        for n in range(len(g.shelf)):
            if g.copies[g.shelf[n]][CopyRow.FRONT] == f:
                move(g, g.shelf[n], g.bag)
                return


@rule("MAN2-062", "MAN2-461")
def fetch(g: Mansions, f: int, i: int) -> None:
    """Take a card from the box: for the group, or for somebody."""
    bag(g, f)
    if i >= 0:
        emit(g, FetchedBy(investigator=g.who[i], card=f))
    else:
        emit(g, Fetched(card=f))
    note(g, Note.FETCH, f, i, NONE)


# ---- for whom


def in_words(g: Mansions, who: int) -> bool:
    """Whether only people know whom an operation is for, so that it is told in words."""
    if who == Selector.ALL:
        return g.kept[Side.SHEETS] == 0
    if who == Selector.SELF or who == Selector.RANDOM or who >= Selector.MONSTER:
        return False
    if (
        who in (Selector.MOST_CLUES, Selector.LEAST_CLUES)
        or Selector.LEAST_DAMAGE <= who <= Selector.MOST_HORROR
    ):
        return g.kept[Side.SHEETS] == 0
    return who != Selector.CHOSEN_OTHER and g.kept[Side.FIGURES] == 0


def unsure(g: Mansions, at: int) -> bool:
    """Whether a condition speaks of facts that only people know."""
    if not companion(g):
        return False
    while g.terms[at][0] != Sign.STOP:
        if g.terms[at][0] & (AS_TRUE | AS_FALSE):
            if not expressions.known(g, g.numbers[g.terms[at][1]][0]):
                return True
        at += 1
    return False
