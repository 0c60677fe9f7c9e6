"""Abilities that take part by themselves at the same moment, and their order."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ...actions import PickCard
from ...columns import FxRow
from ...opcodes import Opcode, Side, What
from ...state import Mansions
from .. import cards, conditions
from . import abilities

MANY = 7
"""Orders being chosen within others; a little less than there is room for."""


def has(g: Mansions, i: int, c: int) -> bool:
    """Whether a card is still one of an investigator's; his own ability always is."""
    for source in range(abilities.SOURCES):
        for k in range(abilities.many(g, i, source)):
            if abilities.card_at(g, i, source, k) == c:
                return True
    return False


def weighs(g: Mansions, x: int) -> bool:
    """Whether an ability does more than discard its own card, so that its moment matters."""
    if x == NONE:
        return False
    at = g.fx[x][FxRow.DO]
    only = g.code[at][0] == Opcode.DISCARD and g.code[at][2] == What.THIS
    return not only or g.code[at + 1][0] != Opcode.STOP


@rule("MAN2-011")
def clash(g: Mansions, hook: int, e: int) -> bool:
    """Whether the actor's abilities take part now, and differ: their order can matter."""
    i = g.scenes.seat[e]
    first = NONE
    for source in range(abilities.SOURCES):
        for k in range(abilities.many(g, i, source)):
            x = abilities.ability(g, hook, e, i, abilities.card_at(g, i, source, k), 0)
            if weighs(g, x):
                if first != NONE and first != x:
                    return True
                first = x
    return False


def visible(g: Mansions, i: int, hook: int) -> bool:
    """Whether a card that everybody sees takes part now and does more than go; Insane is secret."""
    if g.kept[Side.SHEETS] == 0:
        return False
    for source in range(abilities.SOURCES):
        for k in range(abilities.many(g, i, source)):
            c = abilities.card_at(g, i, source, k)
            if c == NONE or not conditions.names(g, c, conditions.INSANE):
                if weighs(g, abilities.ability(g, hook, NONE, i, c, 0)):
                    return True
    return False


def gather(g: Mansions, d: int) -> None:
    """Note every card with an ability that takes part now."""
    e = g.dues.scene[d]
    i = g.scenes.seat[e]
    for source in range(abilities.SOURCES):
        for k in range(abilities.many(g, i, source)):
            c = abilities.card_at(g, i, source, k)
            if abilities.ability(g, g.dues.hook[d], e, i, c, 0) != NONE:
                g.dues.cards[d].append(c)


def name_of(g: Mansions, i: int, c: int) -> int:
    """Return the side of a card that everybody sees, or the face of the investigator's ability."""
    return g.own_faces[g.who[i]][0] if c == NONE else cards.face_of(g, c)


def left(g: Mansions, d: int, n: int) -> int:
    """Return the ability of a noted card, or NONE if it is gone or no longer takes part."""
    e = g.dues.scene[d]
    i = g.scenes.seat[e]
    c = g.dues.cards[d][n]
    return abilities.ability(g, g.dues.hook[d], e, i, c, 0) if has(g, i, c) else NONE


def differ(g: Mansions, d: int) -> bool:
    """Whether abilities that are left still differ."""
    first = NONE
    for n in range(len(g.dues.cards[d])):
        x = left(g, d, n)
        if weighs(g, x):
            if first != NONE and first != x:
                return True
            first = x
    return False


@rule("MAN2-011")
def due_options(g: Mansions, p: int, d: int) -> None:
    """Offer cards whose abilities differ; any of them once the order no longer matters."""
    i = g.scenes.seat[g.dues.scene[d]]
    choice = differ(g, d)
    seen = 0
    for n in range(len(g.dues.cards[d])):
        x = left(g, d, n)
        if x != NONE and (weighs(g, x) if choice else seen == 0):
            seen = 1
            if not any(left(g, d, k) == x for k in range(n)):
                offer(g, PickCard(card=name_of(g, i, g.dues.cards[d][n])))


def noted(g: Mansions, d: int, f: int) -> int:
    """Return where the first card with a face stands that still takes part."""
    i = g.scenes.seat[g.dues.scene[d]]
    for n in range(len(g.dues.cards[d])):
        if name_of(g, i, g.dues.cards[d][n]) == f and left(g, d, n) != NONE:
            return n
    return NONE


@rule("MAN2-004", "MAN2-011")
def in_order(g: Mansions, hook: int, e: int) -> Rule:
    """Use abilities one after the other, as the player of the investigator likes."""
    i = g.scenes.seat[e]
    with g.dues.open(scene=e, hook=hook) as d:
        gather(g, d)
        more = 1
        while more and g.out[i] == 0:
            a = yield ask(g.player_of[i], due_options, d, alone=TAKE)
            more = 0
            if a != NONE:
                more = 1
                c = g.dues.cards[d].pop(noted(g, d, PickCard.card(a)))
                yield from abilities.all_of(g, hook, e, c)
