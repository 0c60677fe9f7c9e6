"""Conditions: gained by becoming, at most one copy of each."""

from __future__ import annotations

from noctuary.kernel import NONE, emit, move, rand, rule

from ..actions import Became, Maddened
from ..columns import CopyRow, FaceRow
from ..components import CONDITIONS, Deck
from ..state import Mansions
from . import cards

WOUNDED = CONDITIONS.index("wounded")
INSANE = CONDITIONS.index("insane")
MARKED = CONDITIONS.index("marked")


def names(g: Mansions, c: int, condition: int) -> bool:
    """Whether a card is a copy of a Condition."""
    f = g.copies[c][CopyRow.FRONT]
    return g.faces[f][FaceRow.DECK] == Deck.CONDITION and g.faces[f][FaceRow.NAME] == condition


def card_of(g: Mansions, i: int, condition: int) -> int:
    """Return the card of a Condition that somebody has, or NONE."""
    for c in g.marks[i]:
        if names(g, c, condition):
            return c
    return NONE


def is_(g: Mansions, i: int, condition: int) -> bool:
    """Whether somebody has a Condition."""
    return card_of(g, i, condition) != NONE


@rule("MAN2-317", "MAN2-318", "MAN2-319", "MAN2-320", "MAN2-322")
def become(g: Mansions, i: int, condition: int) -> None:
    """Gain a copy of a Condition, never a second one; its back is left to chance."""
    if is_(g, i, condition):
        return
    n = sum(1 for c in g.shelf if names(g, c, condition) and allowed(g, c, condition))
    if n == 0:
        cards.missing(g, 0)
        return
    k = rand(g, n)
    for c in g.shelf:
        if names(g, c, condition) and allowed(g, c, condition):
            if k == 0:
                exchange_backs(g, c)
                break
            k -= 1
    c = first_of(g, condition)
    move(g, c, g.marks[i])
    g.held_by[c] = i + 1
    emit(g, Became(investigator=g.who[i], card=g.copies[c][CopyRow.FRONT]))
    if condition == INSANE:
        maddened(g, i, c)


@rule("MAN2-286")
def allowed(g: Mansions, c: int, condition: int) -> bool:
    """Whether an Insane card is for this number of players."""
    return condition != INSANE or g.faces[g.behind[c]][FaceRow.LEAST] <= g.seats


def first_of(g: Mansions, condition: int) -> int:
    """Return the first copy of a Condition on the shelf."""
    for c in g.shelf:
        if names(g, c, condition):
            return c
    return NONE


def exchange_backs(g: Mansions, c: int) -> None:
    """Exchange the back of the first copy on the shelf for that of the drawn one."""
    d = first_of(g, g.faces[g.copies[c][CopyRow.FRONT]][FaceRow.NAME])
    back = g.behind[c]
    g.behind[c] = g.behind[d]
    g.behind[d] = back


@rule("MAN2-284", "MAN2-285", "MAN2-323")
def maddened(g: Mansions, i: int, c: int) -> None:
    """Let the owner of an Insane card read its back, and nobody else."""
    emit(g, Maddened(seat=g.player_of[i], investigator=g.who[i], card=g.behind[c]))
