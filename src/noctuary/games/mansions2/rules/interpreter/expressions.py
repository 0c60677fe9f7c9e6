"""Numbers and conditions of a book."""

from __future__ import annotations

from noctuary.kernel import NONE, rule
from noctuary.mechanics.spaces import DARKNESS, FIRE, in_range

from ...columns import CreatureRow, PuzzleRow, SpaceRow
from ...limits import LOTS, OPERANDS
from ...opcodes import (
    AS_FALSE,
    AS_TRUE,
    FIRST_PEOPLES_FACT,
    LAST_PEOPLES_FACT,
    NAMED_PLACE,
    NumberSource,
    Side,
    Sign,
)
from ...state import Mansions
from .. import cards, conditions, features

DARK, BURNING, WATER, OUTDOOR, INDOOR, MONSTER, EMPTY = range(7)
"""The sorts of spaces, as SPACES_LIKE has them."""
FACT_SIDE = [
    Side.FIGURES
    if n in (NumberSource.IN, NumberSource.SPACE, NumberSource.IN_RANGE, NumberSource.BURNING)
    else Side.SHEETS
    for n in NumberSource
]
INVESTIGATORS_PHASE = 1


def number(g: Mansions, k: int, e: int) -> int:
    """Return a number of the book, for a scene."""
    return number_of(g, k, e, g.scenes.seat[e], g.scenes.card[e])


def number_of(g: Mansions, k: int, e: int, i: int, c: int) -> int:
    """Return a number of the book, for an investigator and a card in a scene (or in none)."""
    source = g.numbers[k][0]
    a = g.numbers[k][1]
    v = 0
    if source >= FIRST_PEOPLES_FACT:
        v = fact(g, source, a, i, c) if i >= 0 else group_fact(g, source, a)
    elif source > NumberSource.PLAIN:
        if (
            source in (NumberSource.RESULT, NumberSource.WEAPON, NumberSource.WEAPON_AND_RESULT)
            or NumberSource.USE <= source <= NumberSource.PICKED
        ):
            v = scene_fact(g, source, e, i, c) if e >= 0 else 0
        else:
            v = table_fact(g, source, a)
    return v * g.numbers[k][2] + g.numbers[k][3]


def table_fact(g: Mansions, source: int, a: int) -> int:
    """Return a fact that the keeper knows."""
    if source == NumberSource.VARIABLE:
        return g.vars[a]
    if source == NumberSource.LOT:
        return a // LOTS >> g.lots[a % LOTS] & 1
    if source == NumberSource.ROUND:
        return g.round
    if source == NumberSource.INVESTIGATORS:
        return g.party[0]
    if source == NumberSource.MONSTERS:
        return len(g.alive)
    if source == NumberSource.ELIMINATED:
        return sum(g.out)
    if source == NumberSource.ON_BOARD:
        return 1 if a in g.board else 0
    if source == NumberSource.LAID:
        return g.laid[a]
    if source == NumberSource.NAMED:
        return 1 if any(g.m_kind[m] == a for m in g.alive) else 0
    if source == NumberSource.FALLEN:
        return 1 if fallen_stage(g) >= a else 0
    return 1 if g.slot[a] >= 0 else 0


def fallen_stage(g: Mansions) -> int:
    """Return how far an elimination has gone: somebody is out, the last round, its end."""
    if g.fallen == 0:
        return 0
    if g.round < g.fallen:
        return 1
    return 3 if g.round > g.fallen or g.phase > INVESTIGATORS_PHASE else 2


def scene_fact(g: Mansions, source: int, e: int, i: int, c: int) -> int:
    """Return a fact about the operations in progress."""
    if source == NumberSource.RESULT:
        return g.scenes.result[e]
    if source == NumberSource.WEAPON:
        return g.scenes.weapon[e]
    if source == NumberSource.WEAPON_AND_RESULT:
        return g.scenes.weapon[e] + g.scenes.result[e]
    if source == NumberSource.PICKED:
        return g.scenes.picked[e]
    if source == NumberSource.USE:
        return g.scenes.use[e]
    if source == NumberSource.SKILL:
        return g.scenes.skill[e]
    return about(g, source, e, i, c)


def about(g: Mansions, source: int, e: int, i: int, c: int) -> int:
    """Return a fact about the puzzle or the attack in progress."""
    if source == NumberSource.PUZZLE:
        z = g.scenes.puzzle[e]
        return g.puzzles[z][PuzzleRow.TYPE] if z >= 0 else NONE
    if source == NumberSource.WITH_THIS:
        return 1 if c >= 0 and g.scenes.weapon_card[e] == c else 0
    if source == NumberSource.TARGET_HERE:
        return 1 if i >= 0 and g.at[i] >= 0 and target_space(g, e) == g.at[i] else 0
    m = g.scenes.monster[e]
    return g.creatures[g.m_kind[m]][CreatureRow.HORROR] if m >= 0 else 0


def target_space(g: Mansions, e: int) -> int:
    """Return where the effect aims: a space, or that of the monster it is about."""
    if g.scenes.place[e] >= 0:
        return g.scenes.place[e]
    m = g.scenes.monster[e]
    return g.m_at[m] if m >= 0 else NONE


def group_fact(g: Mansions, source: int, a: int) -> int:
    """Return a fact that needs nobody who acts."""
    if source == NumberSource.ANYONE_IS:
        return 1 if any(conditions.is_(g, q, a) for q in range(g.party[0])) else 0
    if source == NumberSource.BURNING:
        return sum(1 for f in g.feature if f & FIRE)
    return 0


def fact(g: Mansions, source: int, a: int, i: int, c: int) -> int:
    """Return a fact that only those know who keep sheets and figures."""
    if source == NumberSource.HAS:
        return 1 if cards.has_face(g, i, a) else 0
    if source == NumberSource.HAS_TRAIT:
        return 1 if cards.has_trait(g, i, a) else 0
    if source == NumberSource.IS:
        return 1 if conditions.is_(g, i, a) else 0
    if source == NumberSource.IN:
        return 1 if stands_in(g, g.at[i], a - NAMED_PLACE) else 0
    if source == NumberSource.SPACE:
        return space_fact(g, i, a)
    if source == NumberSource.IN_RANGE:
        return sum(1 for m in g.alive if g.at[i] >= 0 and in_range(g, g.at[i], g.m_at[m]))
    if source == NumberSource.UP:
        this = 1 if c >= 0 and c in g.up[2 * i + a] else 0
        return len(g.up[2 * i + a]) - this
    if source == NumberSource.OTHERS_OUT:
        return sum(g.out) - g.out[i]
    if source == NumberSource.CLUES:
        return g.clues[i]
    if source == NumberSource.POSSESSIONS:
        return len(g.held[i])
    return group_fact(g, source, a)


def stands_in(g: Mansions, s: int, at: int) -> bool:
    """Whether a space is one of a list."""
    return s > 0 and any(g.lists[at + 1 + n] == s for n in range(g.lists[at]))


@rule("MAN2-389", "MAN2-391")
def space_fact(g: Mansions, i: int, a: int) -> int:
    """Return 1 if the space of an investigator is of a sort."""
    s = g.at[i]
    if s < 0:
        return 0
    if a == DARK:
        return 1 if g.feature[s] & DARKNESS and features.dark(g, i) else 0
    if a == BURNING:
        return g.feature[s] & FIRE
    if a == WATER:
        return g.spaces[s][SpaceRow.WATER]
    if a == OUTDOOR:
        return g.spaces[s][SpaceRow.OUTDOOR]
    if a == INDOOR:
        return 1 - g.spaces[s][SpaceRow.OUTDOOR]
    if a == MONSTER:
        return 1 if any(g.m_at[m] == s for m in g.alive) else 0
    return 0 if any(q != i and g.at[q] == s for q in range(g.party[0])) else 1


# ---- conditions


def holds(g: Mansions, at: int, e: int) -> bool:
    """Whether a condition of the book holds in a scene."""
    return holds_for(g, at, e, g.scenes.seat[e], g.scenes.card[e])


def holds_for(g: Mansions, at: int, e: int, i: int, c: int) -> bool:
    """Whether a condition holds for an investigator and a card; operands precede their sign."""
    stack = [1] * OPERANDS
    n = 0
    while g.terms[at][0] != Sign.STOP:
        sign = g.terms[at][0] & 15
        if sign == Sign.NOT:
            stack[n - 1] = 1 - stack[n - 1]
        elif sign == Sign.AND:
            n -= 1
            stack[n - 1] = stack[n - 1] * stack[n]
        elif sign == Sign.OR:
            n -= 1
            stack[n - 1] = max(stack[n - 1], stack[n])
        else:
            stack[n] = judged(g, at, e, i, c)
            n += 1
        at += 1
    return stack[0] != 0


def judged(g: Mansions, at: int, e: int, i: int, c: int) -> int:
    """Judge a comparison; if people keep what it is about, take it as the book says."""
    if g.terms[at][0] & (AS_TRUE | AS_FALSE) and not known(g, g.numbers[g.terms[at][1]][0]):
        return 1 if g.terms[at][0] & AS_TRUE else 0
    left = number_of(g, g.terms[at][1], e, i, c)
    right = number_of(g, g.terms[at][2], e, i, c)
    return 1 if compare(g, g.terms[at][0] & 15, left, right) else 0


def known(g: Mansions, source: int) -> bool:
    """Whether the table itself keeps the source of a number."""
    if source < FIRST_PEOPLES_FACT or source > LAST_PEOPLES_FACT:
        return True
    return g.kept[FACT_SIDE[source]] > 0


def compare(g: Mansions, sign: int, a: int, b: int) -> bool:
    """Whether two numbers are as the sign has it."""
    if sign == Sign.EQ:
        return a == b
    if sign == Sign.NE:
        return a != b
    if sign == Sign.LT:
        return a < b
    if sign == Sign.LE:
        return a <= b
    if sign == Sign.GT:
        return a > b
    return a >= b
