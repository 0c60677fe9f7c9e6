"""Possessions: their worth to each investigator, component actions, trades."""

from __future__ import annotations

from noctuary.kernel import cached

from ..columns import CopyRow, FaceRow, FactRow, FxRow, Goal
from ..components import Deck
from ..opcodes import Hook, NumberSource, Opcode, Sign
from ..rules.cards import LIGHT, face_of
from ..state import Mansions
from .goals import WHOLE
from .threats import DAMAGE, HORROR, relief

WEAPON = 18
"""The worth of a weapon's point of damage to somebody without a better one."""
LAMP = 25
PLAIN = 6
ITEM_OF_STORY = 260
LOOT = 20


@cached
def asked_for(g: Mansions, f: int) -> int:
    """Return 1 if something that still matters asks for a card, by name."""
    for n in range(len(g.facts)):
        if g.facts[n][FactRow.KIND] == Goal.TERM and g.facts[n][FactRow.A] >= Sign.GT:
            left = g.facts[n][FactRow.B]
            if g.numbers[left][0] == NumberSource.HAS and g.numbers[left][1] == f:
                return 1
    return 0


@cached
def arms(g: Mansions, i: int, other_than: int) -> int:
    """Return the damage of an investigator's best weapon but one card."""
    best = 0
    for c in g.held[i]:
        if c != other_than and g.faces[face_of(g, c)][FaceRow.WEAPON] > 0:
            best = max(best, g.faces[face_of(g, c)][FaceRow.DAMAGE])
    return best


def card_worth(g: Mansions, i: int, c: int) -> int:
    """Return the worth of a possession to an investigator."""
    f = face_of(g, c)
    n = PLAIN
    if asked_for(g, g.copies[c][CopyRow.FRONT]):
        n += ITEM_OF_STORY
    if g.faces[f][FaceRow.WEAPON] > 0:
        n += WEAPON * max(0, g.faces[f][FaceRow.DAMAGE] - arms(g, i, c))
    if (g.faces[f][FaceRow.TRAITS] >> LIGHT) & 1:
        n += LAMP
    return n


def floor_worth(g: Mansions, i: int, c: int) -> int:
    """Return the worth of a card that lies somewhere and could be picked up."""
    return card_worth(g, i, c) if asked_for(g, g.copies[c][CopyRow.FRONT]) else 0


def face_worth(g: Mansions, i: int, f: int) -> int:
    """Return the worth of a face to an investigator who may lose it, or gain it."""
    if g.faces[f][FaceRow.DECK] <= Deck.HORROR:
        return 0
    return PLAIN + WEAPON * g.faces[f][FaceRow.DAMAGE] + ITEM_OF_STORY * asked_for(g, f)


# ---- component actions


def perform_worth(g: Mansions, i: int, f: int) -> int:
    """Return the worth of an ability used as an action: healing, readying, Clues."""
    n = -PLAIN
    first = g.faces[f][FaceRow.FIRST]
    for x in range(first, first + g.faces[f][FaceRow.COUNT]):
        if g.fx[x][FxRow.HOOK] == Hook.ACTION:
            n = max(n, code_worth(g, i, g.fx[x][FxRow.DO], f))
    return n


def code_worth(g: Mansions, i: int, at: int, f: int) -> int:
    """Return the worth of the operations of an ability."""
    n = -PLAIN
    while g.code[at][0] != Opcode.STOP:
        op = g.code[at][0]
        if op == Opcode.HEAL:
            n += healed(g, i, at)
        elif op == Opcode.EACH or op == Opcode.TIMES or op == Opcode.TEST:
            inner = (
                g.code[at][3] if op == Opcode.EACH else (g.code[at][4] if op == Opcode.TIMES else 0)
            )
            if op == Opcode.TEST:
                inner = g.code[at][5]
            while g.code[inner][0] != Opcode.STOP:
                n += inner_worth(g, i, inner)
                inner += 1
        elif op == Opcode.CLUE:
            n += LOOT * g.code[at][1]
        elif op == Opcode.TURN and g.faces[f][FaceRow.WEAPON] == 0:
            n += ready_worth(g, i)
        elif op == Opcode.DISCARD:
            n += freedom(g, f)
        at += 1
    return n


def inner_worth(g: Mansions, i: int, at: int) -> int:
    """Return the worth of an operation that depends on a test, or is for somebody here."""
    op = g.code[at][0]
    if op == Opcode.HEAL:
        return healed(g, i, at)
    if op == Opcode.EACH:
        return healed(g, i, g.code[at][3]) if g.code[g.code[at][3]][0] == Opcode.HEAL else 0
    if op == Opcode.CLUE:
        return LOOT * g.code[at][1] * 2 // 3
    if op == Opcode.DISCARD:
        return 90
    return LOOT if op == Opcode.TURN or op == Opcode.GAIN_ANY else 0


def freedom(g: Mansions, f: int) -> int:
    """Return the worth of losing a card: much for a Condition, a small cost for any other."""
    return 90 if g.faces[f][FaceRow.DECK] == Deck.CONDITION else -LOOT


def ready_worth(g: Mansions, i: int) -> int:
    """Return the worth of a card made ready again: more while there are monsters."""
    return LOOT + (LOOT if len(g.alive) > 0 else 0)


@cached
def most_relief(g: Mansions, i: int, kind: int) -> int:
    """Return the worth of healing to the investigator of a space who needs it most."""
    best = 0
    for q in range(g.party[0]):
        if g.out[q] == 0 and g.at[q] == g.at[i]:
            best = max(best, relief(g, q, kind))
    return best


def healed(g: Mansions, i: int, at: int) -> int:
    """Return the cards that would be discarded from somebody here."""
    kind = HORROR if g.code[at][1] else DAMAGE
    return most_relief(g, i, kind) * min(2, g.code[at][2])


# ---- trades


def giving(g: Mansions, giver: int, taker: int, f: int) -> int:
    """Return the gain if a possession changes hands."""
    for c in g.held[giver]:
        if face_of(g, c) == f:
            return card_worth(g, taker, c) - card_worth(g, giver, c) - PLAIN
    return -WHOLE


@cached
def trade_worth(g: Mansions, i: int) -> int:
    """Return the best gain of a trade on an investigator's space."""
    best = 0
    for q in range(g.party[0]):
        if q != i and g.out[q] == 0 and g.at[q] == g.at[i]:
            for c in g.held[i]:
                best = max(best, card_worth(g, q, c) - card_worth(g, i, c) - PLAIN)
            for c in g.held[q]:
                best = max(best, card_worth(g, i, c) - card_worth(g, q, c) - PLAIN)
    for c in g.floor:
        if g.lies[c] == g.at[i]:
            best = max(best, card_worth(g, i, c))
    return best
