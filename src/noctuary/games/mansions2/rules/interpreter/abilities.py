"""Abilities of cards and of investigators: when they take part, and what they forbid."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, emit, offer, rule
from noctuary.mechanics.spaces import FIRE

from ...actions import Applied, Apply, Enough, Perform, Performed
from ...columns import CopyRow, FaceRow, FxRow
from ...components import Deck
from ...opcodes import Hook, Opcode, Side, What
from ...state import Mansions
from .. import cards, conditions
from . import dispatch, expressions, simultaneous

OWN, HELD, MARKS, DAMAGE, HORROR, SOURCES = range(6)
"""Where abilities are: the investigator himself, possessions, Conditions, faceup cards."""
ROUND, NOW = 1, 2
"""Bits of `used`: in this round; on this occasion."""
QUIET = 1 << Hook.TEST | 1 << Hook.PUZZLE | 1 << Hook.MOVE_ACTION | 1 << Hook.HIT | 1 << Hook.ALWAYS
"""Abilities whose effect is seen in what they add to."""

# ---- where abilities are


def many(g: Mansions, i: int, source: int) -> int:
    """Return how many cards of a sort somebody has."""
    if source == OWN:
        return 1
    if source == HELD:
        return len(g.held[i])
    if source == MARKS:
        return len(g.marks[i])
    return len(g.up[2 * i + source - DAMAGE])


def card_at(g: Mansions, i: int, source: int, k: int) -> int:
    """Return one of somebody's cards; NONE is the investigator himself."""
    if source == OWN:
        return NONE
    if source == HELD:
        return g.held[i][k]
    if source == MARKS:
        return g.marks[i][k]
    return g.up[2 * i + source - DAMAGE][k]


@rule("MAN2-262", "MAN2-270", "MAN2-287")
def face_at(g: Mansions, i: int, c: int) -> int:
    """Return the face with the abilities of a card: the upper one, of an Insane card its back."""
    if c == NONE:
        return g.own_faces[g.who[i]][0]
    if conditions.names(g, c, conditions.INSANE) and g.copies[c][CopyRow.BACK] != NONE:
        return g.behind[c]
    return cards.face_of(g, c)


def fresh(g: Mansions, i: int, c: int, x: int) -> bool:
    """Whether an ability has not been used on this occasion, nor in this round if once is all."""
    was = g.own_used[i] if c == NONE else g.used[c]
    return was & NOW == 0 and (g.fx[x][FxRow.ONCE] == 0 or was & ROUND == 0)


def ability(g: Mansions, hook: int, e: int, i: int, c: int, may: int) -> int:
    """Return the first ability of a card that takes part now, or NONE."""
    f = face_at(g, i, c)
    if (g.faces[f][FaceRow.HOOKS] >> hook) & 1 == 0:
        return NONE
    first = g.faces[f][FaceRow.FIRST]
    for x in range(first, first + g.faces[f][FaceRow.COUNT]):
        if g.fx[x][FxRow.HOOK] == hook and g.fx[x][FxRow.MAY] == may and usable(g, e, i, c, x):
            return x
    return NONE


def usable(g: Mansions, e: int, i: int, c: int, x: int) -> bool:
    """Whether an ability is fresh, its condition holds, and it can do what it is for."""
    return (
        fresh(g, i, c, x)
        and expressions.holds_for(g, g.fx[x][FxRow.IF], e, i, c)
        and (
            (g.fx[x][FxRow.MAY] == 0 and g.fx[x][FxRow.HOOK] != Hook.ACTION)
            or worthwhile(g, i, g.fx[x][FxRow.DO])
        )
    )


@rule("MAN2-258")
def worthwhile(g: Mansions, i: int, at: int) -> bool:
    """Whether an ability's cost can be paid, and it would change something."""
    while g.code[at][0] != Opcode.STOP:
        if not possible(g, i, at):
            return False
        at += 1
    return True


def possible(g: Mansions, i: int, at: int) -> bool:
    """Whether an operation of an ability has something to work on."""
    op = g.code[at][0]
    if op == Opcode.DISCARD and g.code[at][2] != What.THIS:
        return cards.how_many(g, i, g.code[at][2]) >= g.code[at][1]
    if op == Opcode.CONVERT:
        return len(g.trials) > 0 and g.trials.investigations[len(g.trials) - 1] > 0
    if op == Opcode.PREVENT or op == Opcode.TAKE_DOWN or op == Opcode.TAKE_OVER:
        return harm_left(g, op == Opcode.TAKE_DOWN)
    if op == Opcode.EXTINGUISH:
        return g.at[i] > 0 and g.feature[g.at[i]] & FIRE > 0
    return True


def harm_left(g: Mansions, faceup: bool) -> bool:
    """Whether cards are about to be suffered, and faceup if that is what matters."""
    h = len(g.harms) - 1
    if h < 0 or (faceup and (g.harms.down[h] >> g.harms.sort[h]) & 1):
        return False
    return (g.harms.horror[h] if g.harms.sort[h] else g.harms.damage[h]) > 0


# ---- taking part


def concerned(g: Mansions, i: int, hook: int) -> bool:
    """Whether an investigator has any ability of this sort."""
    if (g.faces[face_at(g, i, NONE)][FaceRow.HOOKS] >> hook) & 1:
        return True
    for c in g.held[i]:
        if (g.faces[cards.face_of(g, c)][FaceRow.HOOKS] >> hook) & 1:
            return True
    for c in g.marks[i]:
        if (g.faces[face_at(g, i, c)][FaceRow.HOOKS] >> hook) & 1:
            return True
    for kind in range(2):
        for c in g.up[2 * i + kind]:
            if (g.faces[cards.face_of(g, c)][FaceRow.HOOKS] >> hook) & 1:
                return True
    return False


@rule("MAN2-006", "MAN2-008")
def hooks(g: Mansions, hook: int, e: int) -> Rule:
    """Use the actor's abilities: those that take part by themselves, then chosen ones."""
    i = g.scenes.seat[e]
    if i < 0 or g.out[i] or g.kept[Side.SHEETS] == 0 or not concerned(g, i, hook):
        return
    yield from must(g, hook, e)
    yield from may_use(g, hook, e)
    forget(g, i)


@rule("MAN2-002", "MAN2-011")
def must(g: Mansions, hook: int, e: int) -> Rule:
    """Use abilities that take part by themselves, once each."""
    i = g.scenes.seat[e]
    if i < 0 or g.out[i] or g.kept[Side.SHEETS] == 0 or not concerned(g, i, hook):
        return
    if (
        (QUIET >> hook) & 1 == 0
        and len(g.dues) < simultaneous.MANY
        and simultaneous.clash(g, hook, e)
    ):
        yield from simultaneous.in_order(g, hook, e)
        return
    for source in range(SOURCES):
        k = 0
        while k < many(g, i, source) and g.out[i] == 0:
            c = card_at(g, i, source, k)
            if (g.faces[face_at(g, i, c)][FaceRow.HOOKS] >> hook) & 1:
                yield from all_of(g, hook, e, c)
            if k < many(g, i, source) and card_at(g, i, source, k) == c:
                k += 1


@rule()
def all_of(g: Mansions, hook: int, e: int, c: int) -> Rule:
    """Use every ability of one card that takes part by itself."""
    i = g.scenes.seat[e]
    f = face_at(g, i, c)
    if (g.faces[f][FaceRow.HOOKS] >> hook) & 1 == 0:
        return
    first = g.faces[f][FaceRow.FIRST]
    for x in range(first, first + g.faces[f][FaceRow.COUNT]):
        if g.fx[x][FxRow.HOOK] == hook and g.fx[x][FxRow.MAY] == 0 and usable(g, e, i, c, x):
            if (QUIET >> hook) & 1 == 0 and g.faces[f][FaceRow.DECK] != Deck.CONDITION:
                emit(g, Applied(investigator=g.who[i], card=f))
            mark(g, i, c, g.fx[x][FxRow.ONCE])
            yield from dispatch.inside(g, e, i, g.scenes.monster[e], c, g.fx[x][FxRow.DO])


def abilities(g: Mansions, hook: int, e: int) -> int:
    """Offer each ability that may be used now, each face once; return how many there are."""
    i = g.scenes.seat[e]
    n = 0
    for source in range(SOURCES):
        for k in range(many(g, i, source)):
            c = card_at(g, i, source, k)
            f = face_at(g, i, c)
            if ability(g, hook, e, i, c, 1) != NONE and card_with(g, hook, e, f) == c:
                offer(g, Apply(card=f))
                n += 1
    return n


@rule("MAN2-008")
def apply_options(g: Mansions, p: int, hook: int, e: int) -> None:
    """Offer the abilities that may be used now, or none."""
    if abilities(g, hook, e) > 0:
        offer(g, Enough())


@rule("MAN2-006", "MAN2-008", "MAN2-259")
def may_use(g: Mansions, hook: int, e: int) -> Rule:
    """Let the player use abilities, until there are none or he has enough."""
    i = g.scenes.seat[e]
    while g.out[i] == 0:
        a = yield ask(g.player_of[i], apply_options, hook, e)
        if a == NONE or not Apply.matches(a):
            return
        yield from apply_one(g, hook, e, Apply.card(a))


def card_with(g: Mansions, hook: int, e: int, f: int) -> int:
    """Return the first card with a face whose ability may be used now; NONE: the investigator."""
    i = g.scenes.seat[e]
    for source in range(HELD, SOURCES):
        for k in range(many(g, i, source)):
            c = card_at(g, i, source, k)
            if face_at(g, i, c) == f and ability(g, hook, e, i, c, 1) != NONE:
                return c
    return NONE


@rule("MAN2-006")
def apply_one(g: Mansions, hook: int, e: int, f: int) -> Rule:
    """Use an ability."""
    i = g.scenes.seat[e]
    c = card_with(g, hook, e, f)
    x = ability(g, hook, e, i, c, 1)
    if x == NONE:
        return
    mark(g, i, c, g.fx[x][FxRow.ONCE] | NOW)
    emit(g, Applied(investigator=g.who[i], card=f))
    yield from dispatch.inside(g, e, i, g.scenes.monster[e], c, g.fx[x][FxRow.DO])


def mark(g: Mansions, i: int, c: int, bits: int) -> None:
    """Mark an ability as used."""
    if c == NONE:
        g.own_used[i] = g.own_used[i] | bits
    else:
        g.used[c] = g.used[c] | bits


def forget(g: Mansions, i: int) -> None:
    """End the occasion; what is for once a round stays used."""
    g.own_used[i] = g.own_used[i] & ROUND
    for source in range(HELD, SOURCES):
        for k in range(many(g, i, source)):
            c = card_at(g, i, source, k)
            g.used[c] = g.used[c] & ROUND


# ---- what always holds


@rule("MAN2-003", "MAN2-270", "MAN2-327")
def forbidden(g: Mansions, i: int, what: int) -> bool:
    """Whether a standing ability forbids something to an investigator."""
    return stands(g, i, Opcode.FORBID, what)


@rule("MAN2-262")
def free_action(g: Mansions, i: int, what: int) -> bool:
    """Whether an action is free, and none has been free in this round."""
    return g.free_used[i] == 0 and stands(g, i, Opcode.FREE_ACTION, what)


def stands(g: Mansions, i: int, op: int, what: int) -> bool:
    """Whether a standing ability has an operation, and its condition holds."""
    if g.out[i] or g.kept[Side.SHEETS] == 0 or not concerned(g, i, Hook.ALWAYS):
        return False
    for source in range(SOURCES):
        for k in range(many(g, i, source)):
            if says(g, i, card_at(g, i, source, k), op, what):
                return True
    return False


def says(g: Mansions, i: int, c: int, op: int, what: int) -> bool:
    """Whether a card has a standing ability with an operation."""
    f = face_at(g, i, c)
    if (g.faces[f][FaceRow.HOOKS] >> Hook.ALWAYS) & 1 == 0:
        return False
    first = g.faces[f][FaceRow.FIRST]
    for x in range(first, first + g.faces[f][FaceRow.COUNT]):
        if g.fx[x][FxRow.HOOK] == Hook.ALWAYS and written(g, g.fx[x][FxRow.DO], op, what):
            if expressions.holds_for(g, g.fx[x][FxRow.IF], NONE, i, c):
                return True
    return False


def written(g: Mansions, at: int, op: int, what: int) -> bool:
    """Whether an operation is in a list of them."""
    while g.code[at][0] != Opcode.STOP:
        if g.code[at][0] == op and g.code[at][1] == what:
            return True
        at += 1
    return False


# ---- component actions


@rule("MAN2-091", "MAN2-092", "MAN2-093")
def performable(g: Mansions, i: int, c: int) -> int:
    """Return the ability of a card (NONE: his own) that an investigator can use as an action."""
    return ability(g, Hook.ACTION, NONE, i, c, 0)


def offer_actions(g: Mansions, i: int) -> None:
    """Offer every component action that an investigator can perform, each face once."""
    for source in range(SOURCES):
        for k in range(many(g, i, source)):
            c = card_at(g, i, source, k)
            if performable(g, i, c) != NONE and performer(g, i, face_at(g, i, c)) == c:
                offer(g, Perform(card=face_at(g, i, c)))


def performer(g: Mansions, i: int, f: int) -> int:
    """Return the first card with a face that can be used as an action; NONE: his own ability."""
    for source in range(HELD, SOURCES):
        for k in range(many(g, i, source)):
            c = card_at(g, i, source, k)
            if face_at(g, i, c) == f and performable(g, i, c) != NONE:
                return c
    return NONE


@rule("MAN2-091", "MAN2-092", "MAN2-093")
def perform(g: Mansions, i: int, f: int, e: int) -> Rule:
    """Perform a component action, in the scene of the turn."""
    c = performer(g, i, f)
    x = performable(g, i, c)
    if x == NONE:
        return
    mark(g, i, c, g.fx[x][FxRow.ONCE])
    emit(g, Performed(investigator=g.who[i], card=f))
    yield from dispatch.inside(g, e, i, NONE, c, g.fx[x][FxRow.DO])
