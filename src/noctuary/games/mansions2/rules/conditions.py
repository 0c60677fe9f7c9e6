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
    """A card is a copy of a Condition."""
    f = g.copies[c][CopyRow.FRONT]
    return g.faces[f][FaceRow.DECK] == Deck.CONDITION and g.faces[f][FaceRow.NAME] == condition


def card_of(g: Mansions, i: int, condition: int) -> int:
    """The card of a Condition somebody has, or none."""
    for c in g.marks[i]:
        if names(g, c, condition):
            return c
    return NONE


def is_(g: Mansions, i: int, condition: int) -> bool:
    """Somebody has a Condition."""
    return card_of(g, i, condition) != NONE


@rule("MAN2-317", "MAN2-318", "MAN2-319", "MAN2-320", "MAN2-322")
def become(g: Mansions, i: int, condition: int) -> None:
    """A copy of a Condition, never a second one; what is behind it is left to chance."""
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
    """An Insane card is for so many players at least."""
    return condition != INSANE or g.faces[g.behind[c]][FaceRow.LEAST] <= g.seats


def first_of(g: Mansions, condition: int) -> int:
    """The first copy of a Condition on the shelf."""
    for c in g.shelf:
        if names(g, c, condition):
            return c
    return NONE


def exchange_backs(g: Mansions, c: int) -> None:
    """The copy that chance has chosen is the first one on the shelf."""
    d = first_of(g, g.faces[g.copies[c][CopyRow.FRONT]][FaceRow.NAME])
    back = g.behind[c]
    g.behind[c] = g.behind[d]
    g.behind[d] = back


@rule("MAN2-284", "MAN2-285", "MAN2-323")
def maddened(g: Mansions, i: int, c: int) -> None:
    """The owner of an Insane card reads its back, nobody else."""
    emit(g, Maddened(seat=g.player_of[i], investigator=g.who[i], card=g.behind[c]))
