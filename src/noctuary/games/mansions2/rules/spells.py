"""Cards turned to their other side: Items, Spells, and Conditions with a back."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, rand, rule

from ..actions import Flipped
from ..columns import CopyRow, FaceRow
from ..components import Deck
from ..opcodes import Hook
from ..state import Mansions
from . import cards
from .interpreter import abilities, dispatch


@rule("MAN2-302", "MAN2-304", "MAN2-309", "MAN2-321", "MAN2-330")
def turn(g: Mansions, i: int, c: int) -> Rule:
    """Turn a card; drop it if it has no other side, and resolve a hidden back."""
    if c not in g.held[i] and c not in g.marks[i]:
        return
    if g.side[c]:
        g.side[c] = 0
        emit(g, Flipped(investigator=g.who[i], card=cards.face_of(g, c)))
    elif g.copies[c][CopyRow.BACK] == NONE:
        if cards.is_possession(g, c):
            cards.drop(g, i, c)
    else:
        g.side[c] = 1
        emit(g, Flipped(investigator=g.who[i], card=cards.face_of(g, c)))
        if not cards.is_item(g, c):
            yield from reveal(g, i, c)


@rule("MAN2-310", "MAN2-311", "MAN2-316")
def reveal(g: Mansions, i: int, c: int) -> Rule:
    """Resolve at once what is behind a Spell or a Condition, or what is behind another."""
    other = 0
    if cards.deck_of(g, c) == Deck.SPELL and abilities.concerned(g, i, Hook.FLIPPED):
        with g.scenes.open(
            seat=i, origin=i, monster=NONE, piece=0, card=c, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            yield from abilities.hooks(g, Hook.FLIPPED, e)
            other = g.scenes.number[e]
    back = g.behind[c]
    if other > 0:
        back = another_back(g, c)
        emit(g, Flipped(investigator=g.who[i], card=back))
    yield from dispatch.alone(g, i, c, g.faces[back][FaceRow.DO])


@rule("MAN2-013", "MAN2-315")
def another_back(g: Mansions, c: int) -> int:
    """Return the back of any other copy that nobody has; the same if there is none."""
    front = g.copies[c][CopyRow.FRONT]
    n = sum(1 for d in g.shelf if g.copies[d][CopyRow.FRONT] == front)
    if n == 0:
        return g.behind[c]
    k = rand(g, n)
    for d in g.shelf:
        if g.copies[d][CopyRow.FRONT] == front:
            if k == 0:
                return g.behind[d]
            k -= 1
    return g.behind[c]


@rule("MAN2-331", "MAN2-333")
def turn_lights(g: Mansions, i: int) -> Rule:
    """Turn each Light Source of somebody, or drop it if it has no other side."""
    n = len(g.held[i])
    k = 0
    while n > 0 and k < len(g.held[i]):
        n -= 1
        c = g.held[i][k]
        if cards.bears(g, c, cards.LIGHT):
            yield from turn(g, i, c)
        if k < len(g.held[i]) and g.held[i][k] == c:
            k += 1
