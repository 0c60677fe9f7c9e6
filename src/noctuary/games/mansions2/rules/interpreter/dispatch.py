"""The interpreter of a book: it carries out one operation after the other."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, rule

from ...opcodes import LAST_PLAIN, SIDES, Opcode, Side
from ...state import Mansions
from . import asking, companion, dice_and_sheets, effects, events, targets

SCENES, TRIALS, HARMS = 28, 6, 13
"""Effects within effects; a little less than there is room for."""

PLAIN = [effects.PLAIN[o] for o in Opcode if o <= LAST_PLAIN]
ASKING = [(asking.KEEPER | dice_and_sheets.PEOPLE)[o] for o in Opcode if o > LAST_PLAIN]

NEEDS_ACTOR = [
    1
    if side in (Side.SHEETS, Side.DICE)
    or o in (Opcode.MOVE, Opcode.GO, Opcode.PUZZLE, Opcode.EXTINGUISH)
    else 0
    for o, side in zip(Opcode, SIDES, strict=True)
]
"""Operations that somebody suffers, rolls or carries out; the others need nobody."""


def too_deep(g: Mansions) -> bool:
    """Whether there are too many effects within effects, or operations without a question."""
    return (
        g.fuel > events.LONGEST
        or len(g.scenes) > SCENES
        or len(g.trials) > TRIALS
        or len(g.harms) > HARMS
    )


def ready(g: Mansions, at: int, e: int) -> bool:
    """Whether an operation has the investigator it needs."""
    op = g.code[at][0]
    i = g.scenes.seat[e]
    if NEEDS_ACTOR[op] == 0:
        return True
    if i >= 0:
        return g.out[i] == 0
    return op in (
        Opcode.TEST,
        Opcode.ADD_UP,
        Opcode.TIMES,
        Opcode.NEGATE,
        Opcode.PUZZLE,
    ) or companion.instead(g, at, e)


@rule("MAN2-010", "MAN2-242", "MAN2-292")
def run(g: Mansions, at: int, e: int) -> Rule:
    """Carry out operations up to the end of their list; tell those that people keep."""
    while g.code[at][0] != Opcode.STOP:
        events.burn(g)
        if too_deep(g):
            yield from events.stuck(g, at)
        op = g.code[at][0]
        if (
            NEEDS_ACTOR[op]
            and g.scenes.seat[e] < 0
            and g.scenes.mute[e] == 0
            and companion.needs_name(g, at, e)
        ):
            named = yield from targets.anybody(g)
            g.scenes.seat[e] = named
            g.scenes.origin[e] = named
        if not ready(g, at, e):
            at += 1
            continue
        if companion.instead(g, at, e):
            companion.instruct(g, at, e)
        elif op <= LAST_PLAIN:
            PLAIN[op](g, at, e)
        else:
            yield from ASKING[op - LAST_PLAIN - 1](g, at, e)
        at += 1


@rule()
def inside(g: Mansions, e: int, i: int, m: int, c: int, at: int) -> Rule:
    """Carry out operations in a copy of a scene, for an investigator, a monster and a card.

    What they add up counts there too.
    """
    with g.scenes.open(
        seat=i, origin=g.scenes.origin[e], monster=m, piece=g.scenes.piece[e], card=c,
        place=g.scenes.place[e], result=g.scenes.result[e], weapon=g.scenes.weapon[e],
        weapon_card=g.scenes.weapon_card[e], use=g.scenes.use[e], skill=g.scenes.skill[e],
        puzzle=g.scenes.puzzle[e], picked=g.scenes.picked[e], mute=g.scenes.mute[e],
    ) as f:  # fmt: skip
        yield from run(g, at, f)
        g.scenes.number[e] += g.scenes.number[f]
        g.scenes.forfeit[e] = max(g.scenes.forfeit[e], g.scenes.forfeit[f])
        g.scenes.suffered[e] = max(g.scenes.suffered[e], g.scenes.suffered[f])


@rule()
def alone(g: Mansions, i: int, c: int, at: int) -> Rule:
    """Carry out operations of a card in a scene of their own, for its owner."""
    with g.scenes.open(
        seat=i, origin=i, monster=NONE, piece=0, card=c, place=NONE, weapon_card=NONE, skill=NONE,
        puzzle=NONE,
    ) as e:  # fmt: skip
        yield from run(g, at, e)
