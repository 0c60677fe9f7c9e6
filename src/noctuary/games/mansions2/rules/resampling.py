"""Samples of what a seat cannot see."""

from __future__ import annotations

from noctuary.kernel import NONE, rand, rule
from noctuary.mechanics.puzzles import resample_codes

from ..columns import CopyRow, FaceRow
from ..state import Mansions, behind_own
from .cards import is_item
from .conditions import INSANE, names
from .interpreter import lots


@rule("MAN2-284", "MAN2-310", "MAN2-315", "MAN2-322", "MAN2-325", "MAN2-Q28")
def resample(g: Mansions, seat: int) -> None:
    """Draw every secret anew that a seat does not know.

    Backs of Spells and Conditions that it does not see elsewhere; codes and lots that agree with
    what was tried and told.
    """
    for c in range(len(g.copies)):
        if has_secret(g, c) and not behind_own(g, c, seat):
            g.behind[c] = NONE
    deal_backs(g, 1)
    deal_backs(g, 0)
    resample_codes(g)
    lots.resample_lots(g)


def has_secret(g: Mansions, c: int) -> bool:
    """Whether a card is a Spell, or a Condition with two sides."""
    return g.copies[c][CopyRow.BACK] >= 0 and not is_item(g, c)


@rule("MAN2-286")
def deal_backs(g: Mansions, owned: int) -> None:
    """Give cards without a back one: first those that somebody has.

    For an Insane card that is for more players is on the shelf.
    """
    for c in range(len(g.copies)):
        if has_secret(g, c) and g.behind[c] == NONE and (g.held_by[c] > 0) == (owned > 0):
            n = sum(1 for d in range(first_copy(g, c), copies_end(g, c)) if may_have(g, c, d))
            if n > 0:
                give_back(g, c, rand(g, n))


def give_back(g: Mansions, c: int, k: int) -> None:
    """Give a card one of the backs that it may have."""
    for d in range(first_copy(g, c), copies_end(g, c)):
        if may_have(g, c, d):
            if k == 0:
                g.behind[c] = g.copies[d][CopyRow.BACK]
                return
            k -= 1


def may_have(g: Mansions, c: int, d: int) -> bool:
    """Whether a card may have the back of a copy, and that is behind no other."""
    back = g.copies[d][CopyRow.BACK]
    if g.held_by[c] > 0 and names(g, c, INSANE) and g.faces[back][FaceRow.LEAST] > g.seats:
        return False
    first = first_copy(g, c)
    printed = sum(1 for k in range(first, d + 1) if g.copies[k][CopyRow.BACK] == back)
    return printed > sum(1 for k in range(first, copies_end(g, c)) if g.behind[k] == back)


def first_copy(g: Mansions, c: int) -> int:
    """Return the first copy of a card; all of them stand side by side in the book."""
    front = g.copies[c][CopyRow.FRONT]
    while c > 0 and g.copies[c - 1][CopyRow.FRONT] == front:
        c -= 1
    return c


def copies_end(g: Mansions, c: int) -> int:
    """Return the place behind the last copy of a card."""
    front = g.copies[c][CopyRow.FRONT]
    while c < len(g.copies) and g.copies[c][CopyRow.FRONT] == front:
        c += 1
    return c
