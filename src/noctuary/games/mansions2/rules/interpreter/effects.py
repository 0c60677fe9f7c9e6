"""Operations that never ask anything."""

from __future__ import annotations

from collections.abc import Callable

from noctuary.kernel import NONE, emit, rand, rule

from ...actions import Bidden, Objective, Prevented
from ...opcodes import Note, Opcode
from ...state import Mansions
from .. import cards, features, monsters, tokens
from . import companion, events, expressions

SET, ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO = range(6)
"""Signs of a calculation."""
BOUND = 1_000_000_000


def stop(g: Mansions, at: int, e: int) -> None:
    """Do nothing: what holds always is looked up, not carried out."""


# ---- the story


def calc(g: Mansions, at: int, e: int) -> None:
    """Change a variable; products and quotients keep their scale."""
    v = g.code[at][1]
    n = expressions.number(g, g.code[at][3], e)
    g.vars[v] = bounded(g, result(g, g.code[at][2], g.vars[v], n, max(1, g.code[at][4])))
    events.reach(g, v, e)


def result(g: Mansions, sign: int, a: int, n: int, scale: int) -> int:
    """Return the result of a calculation; nothing is divided by zero."""
    if sign == SET:
        return n
    if sign == ADD:
        return bounded(g, a) + bounded(g, n)
    if sign == SUBTRACT:
        return bounded(g, a) - bounded(g, n)
    if sign == MULTIPLY:
        return product(g, a, n, scale)
    if n == 0:
        return a
    if sign == MODULO:
        return a % n
    return quotient(g, a, n, scale)


def quotient(g: Mansions, a: int, n: int, scale: int) -> int:
    """Return a quotient of numbers of one scale, within bounds."""
    if abs(n) > BOUND // scale or abs(a // n) > BOUND // scale:
        return 0 if abs(n) > BOUND // scale else BOUND
    return a // n * scale + (a % n) * scale // n


def product(g: Mansions, a: int, n: int, scale: int) -> int:
    """Return a product of numbers of one scale, within bounds."""
    whole = n // scale
    if abs(a) > BOUND // max(1, abs(whole) + 1) or abs(a) > BOUND // scale:
        return BOUND
    return a * whole + a * (n % scale) // scale


def bounded(g: Mansions, n: int) -> int:
    """Return a number within bounds."""
    return max(-BOUND, min(BOUND, n))


@rule("MAN2-013")
def chance(g: Mansions, at: int, e: int) -> None:
    """Set a variable to one of the first numbers, all with the same chance."""
    v = g.code[at][1]
    n = 1 + rand(g, max(1, g.code[at][2]))
    g.vars[v] = n * max(1, g.code[at][3])
    g.scenes.picked[e] = n
    events.reach(g, v, e)


@rule("MAN2-020")
def objective(g: Mansions, at: int, e: int) -> None:
    """Change the objective of the investigation."""
    g.objective = g.code[at][1]
    emit(g, Objective(text=g.objective))
    companion.note(g, Note.OBJECTIVE, g.objective, NONE, NONE)


def queue(g: Mansions, at: int, e: int) -> None:
    """Put one event of a list next."""
    events.queue(g, g.code[at][1], g.code[at][2], e)


def signals(g: Mansions, at: int, e: int) -> None:
    """Send the signals that were set."""
    events.signals(g, g.code[at][1], e)


# ---- the board


def tile(g: Mansions, at: int, e: int) -> None:
    """Lay a tile."""
    tokens.lay(g, g.code[at][1], e)


def lift(g: Mansions, at: int, e: int) -> None:
    """Take a tile away."""
    tokens.lift(g, g.code[at][1])


def token(g: Mansions, at: int, e: int) -> None:
    """Place a token."""
    tokens.place(g, g.code[at][1])


def remove(g: Mansions, at: int, e: int) -> None:
    """Discard a token."""
    tokens.remove(g, g.code[at][1])


def unspawn(g: Mansions, at: int, e: int) -> None:
    """Take a named monster away."""
    monsters.unspawn(g, g.code[at][1])


def clear(g: Mansions, at: int, e: int) -> None:
    """Clear a whole group of things from the board."""
    tokens.clear(g, g.code[at][1])


def edge(g: Mansions, at: int, e: int) -> None:
    """Lay a Wall or Door token over an edge, or take it away."""
    g.edge_now[g.code[at][1]] = g.code[at][2]
    if companion.companion(g):
        emit(g, Bidden(bidding=at))
        companion.note(g, Note.EDGE, at, NONE, NONE)


def mend(g: Mansions, at: int, e: int) -> None:
    """Take damage from the monster."""
    m = g.scenes.monster[e]
    if m >= 0 and m in g.alive:
        monsters.mend(g, m, g.code[at][1])


def extinguish(g: Mansions, at: int, e: int) -> None:
    """Put out the Fire of somebody's space."""
    features.extinguish(g, g.scenes.seat[e], g.code[at][1])


# ---- the investigator, and what abilities add


def forfeit(g: Mansions, at: int, e: int) -> None:
    """Forfeit the action."""
    g.scenes.forfeit[e] = 1


def clue(g: Mansions, at: int, e: int) -> None:
    """Gain or discard Clues."""
    cards.clue(g, g.scenes.seat[e], g.code[at][1])


def add_number(g: Mansions, at: int, e: int) -> None:
    """Add dice, steps, spaces or damage, for the occasion that asked its abilities."""
    g.scenes.number[e] += g.code[at][1]


@rule("MAN2-002")
def prevent(g: Mansions, at: int, e: int) -> None:
    """Prevent some of the cards that are about to be suffered."""
    h = len(g.harms) - 1
    if h < 0:
        return
    kind = g.harms.sort[h]
    left = g.harms.horror[h] if kind else g.harms.damage[h]
    n = min(left, g.code[at][1])
    lessen(g, h, kind, n)
    if n > 0:
        emit(g, Prevented(investigator=g.who[g.harms.seat[h]], harm=kind, n=n))


def lessen(g: Mansions, h: int, kind: int, n: int) -> None:
    """Prevent so many cards of a kind."""
    if kind:
        g.harms.horror[h] -= n
    else:
        g.harms.damage[h] -= n


def take_down(g: Mansions, at: int, e: int) -> None:
    """Take the cards that are about to be suffered facedown."""
    h = len(g.harms) - 1
    if h >= 0:
        g.harms.down[h] = g.harms.down[h] | (1 << g.harms.sort[h])


@rule("MAN2-277", "MAN2-282")
def also_faceup(g: Mansions, at: int, e: int) -> None:
    """Discard the faceup cards of that kind as well when breaking down."""
    h = len(g.harms) - 1
    if h >= 0:
        i = g.harms.seat[h]
        kind = g.harms.sort[h]
        while len(g.up[2 * i + kind]) > 0:
            cards.discard(g, i, g.up[2 * i + kind][0])


PLAIN: dict[Opcode, Callable[[Mansions, int, int], None]] = {
    Opcode.STOP: stop, Opcode.CALC: calc, Opcode.CHANCE: chance, Opcode.TILE: tile,
    Opcode.LIFT: lift, Opcode.TOKEN: token, Opcode.REMOVE: remove, Opcode.UNSPAWN: unspawn,
    Opcode.CLEAR: clear, Opcode.OBJECTIVE: objective, Opcode.QUEUE: queue, Opcode.SIGNALS: signals,
    Opcode.FORFEIT: forfeit, Opcode.CLUE: clue, Opcode.MEND: mend, Opcode.EXTINGUISH: extinguish,
    Opcode.DICE: add_number, Opcode.STEPS: add_number, Opcode.SPACES: add_number,
    Opcode.HIT_BONUS: add_number, Opcode.FORBID: stop, Opcode.FREE_ACTION: stop,
    Opcode.PREVENT: prevent, Opcode.TAKE_DOWN: take_down, Opcode.ALSO_FACEUP: also_faceup,
    Opcode.EDGE: edge,
}  # fmt: skip
