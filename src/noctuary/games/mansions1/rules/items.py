"""Things: the actions of their cards, dropping, picking up, trading."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, emit, move, offer, rule

from ..actions import (
    Cure,
    Cut,
    Discarded,
    Done,
    Drop,
    Dropped,
    Give,
    Given,
    InRoom,
    Learn,
    Learned,
    Pass,
    Rummage,
    Salted,
    Take,
    Taken,
    Used,
    UseThing,
    Whom,
)
from ..components import FIRST, SPELLS, TEAM, THING, Room, ThingKind, Trauma
from ..state import Mansions
from . import damage, exploring
from .board import playing, room_of, rooms_touch, slot_of
from .skill_tests import carries, suffers

HALF = 28
"""Things are counted in two masks of so many bits."""


@rule("MAN1-027", "MAN1-Q26", "MAN1-Q32")
def drop_all(g: Mansions, i: int, but: int) -> None:
    """Leave everything in the room, but perhaps one thing."""
    k = 0
    while k < len(g.carried[i]):
        c = g.carried[i][k]
        if c == but:
            k += 1
        else:
            drop(g, i, c)


@rule("MAN1-027", "MAN1-Q32")
def drop(g: Mansions, i: int, c: int) -> None:
    """Leave a thing in the room, for anybody to take."""
    g.lies[c] = room_of(g, g.at[i])
    move(g, c, g.floor)
    emit(g, Dropped(person=g.who[i], thing=c))


@rule("MAN1-Q03")
def discard(g: Mansions, i: int, c: int) -> None:
    """Discard a thing that is used up."""
    move(g, c, g.box)
    emit(g, Discarded(person=g.who[i], thing=c))


# ---- what cards let one do


@rule("MAN1-Q03")
def to_look_at(g: Mansions, r: int) -> bool:
    """Whether nobody has explored a room, or looked through its cards."""
    return g.room[r] & (Room.EXPLORED | Room.READ) == 0 and g.seeds_at[r] < g.seeds_at[r + 1]


@rule("MAN1-Q07", "MAN1-Q03")
def look_options(g: Mansions, p: int, person: int, near: int) -> None:
    """Offer a room whose cards nobody knows; an adjacent one if `near` is set."""
    i = slot_of(g, person)
    here = room_of(g, g.at[i])
    for r in range(len(g.seeds_at) - 1):
        if to_look_at(g, r) and (near == 0 or rooms_touch(g, here, r)):
            offer(g, InRoom(room=r))


@rule("MAN1-Q03")
def any_to_look_at(g: Mansions, i: int, near: int) -> bool:
    """Whether there is a room to look at."""
    here = room_of(g, g.at[i])
    for r in range(len(g.seeds_at) - 1):
        if to_look_at(g, r) and (near == 0 or rooms_touch(g, here, r)):
            return True
    return False


@rule("MAN1-024", "MAN1-Q03")
def patient_options(g: Mansions, p: int, space: int) -> None:
    """Offer somebody of the space who is hurt."""
    for j in range(TEAM):
        if playing(g, j) and g.at[j] == space and g.damage[j] > 0:
            offer(g, Whom(person=g.who[j]))


@rule("MAN1-060", "MAN1-Q03")
def cure_options(g: Mansions, p: int, space: int) -> None:
    """Offer a Trauma card of somebody in the space."""
    for j in range(TEAM):
        if playing(g, j) and g.at[j] == space:
            for c in g.trauma_on[j]:
                offer(g, Cure(trauma=c))


@rule("MAN1-Q21", "MAN1-Q07", "MAN1-Q03")
def learn_options(g: Mansions, p: int, person: int) -> None:
    """Offer a spell that he does not yet have."""
    i = slot_of(g, person)
    for k in range(SPELLS):
        if (g.spells[i] >> k) & 1 == 0:
            offer(g, Learn(spell=k))


@rule("MAN1-Q03", "MAN1-Q07")
def usable(g: Mansions, i: int, c: int) -> bool:
    """Whether the action of a card would do something."""
    k = THING[c]
    s = g.at[i]
    if k == ThingKind.CAMERA:
        return any_to_look_at(g, i, 1)
    if k == ThingKind.FLASK or k == ThingKind.BRANDY:
        return g.horror[i] > 0
    if k == ThingKind.MEDICAL_BAG:
        return any(playing(g, j) and g.at[j] == s and g.damage[j] > 0 for j in range(TEAM))
    if k == ThingKind.BANDAGES:
        return g.damage[i] > 0
    if k == ThingKind.TORN_PAGE:
        return g.spells[i] != (1 << SPELLS) - 1
    if k == ThingKind.LAUDANUM:
        return any(playing(g, j) and g.at[j] == s and len(g.trauma_on[j]) > 0 for j in range(TEAM))
    if k == ThingKind.FLOOR_PLAN:
        return any_to_look_at(g, i, 0)
    return k == ThingKind.SALT


@rule("MAN1-Q03", "MAN1-Q07")
def offer_uses(g: Mansions, i: int) -> None:
    """Offer every card with an action that would do something; one of several alike."""
    for c in g.carried[i]:
        if usable(g, i, c) and not (c > FIRST[THING[c]] and FIRST[THING[c]] in g.carried[i]):
            offer(g, UseThing(thing=c))


@rule("MAN1-Q03", "MAN1-Q07")
def use(g: Mansions, i: int, c: int) -> Rule:
    """Carry out the action of a card; most are discarded after it."""
    k = THING[c]
    emit(g, Used(person=g.who[i], thing=c))
    if k == ThingKind.CAMERA or k == ThingKind.FLOOR_PLAN:
        a = yield ask(
            g.player[i], look_options, g.who[i], 1 if k == ThingKind.CAMERA else 0, alone=TAKE
        )
        exploring.look(g, i, InRoom.room(a))
    elif k == ThingKind.FLASK or k == ThingKind.BRANDY:
        damage.heal_horror(g, i, 1)
    elif k == ThingKind.MEDICAL_BAG:
        a = yield ask(g.player[i], patient_options, g.at[i], alone=TAKE)
        yield from tend(g, i, slot_of(g, Whom.person(a)), 2)
        g.bag_used += 1
    elif k == ThingKind.BANDAGES:
        yield from tend(g, i, i, 2)
    elif k == ThingKind.TORN_PAGE:
        a = yield ask(g.player[i], learn_options, g.who[i], alone=TAKE)
        g.spells[i] |= 1 << Learn.spell(a)
        emit(g, Learned(person=g.who[i], spell=Learn.spell(a)))
    elif k == ThingKind.LAUDANUM:
        a = yield ask(g.player[i], cure_options, g.at[i], alone=TAKE)
        cure(g, Cure.trauma(a))
    else:
        g.salted[i] = 1 + room_of(g, g.at[i])
        emit(g, Salted(person=g.who[i], room=room_of(g, g.at[i])))
    if (
        k != ThingKind.CAMERA
        and (k != ThingKind.MEDICAL_BAG or g.bag_used > 1)
        and c in g.carried[i]
    ):
        if k == ThingKind.MEDICAL_BAG:
            g.bag_used = 0
        discard(g, i, c)


@rule("MAN1-060", "MAN1-Q03")
def cure(g: Mansions, c: int) -> None:
    """Discard a Trauma card of any investigator."""
    for j in range(TEAM):
        if c in g.trauma_on[j]:
            damage.lose_trauma(g, j, c)


@rule("MAN1-024", "MAN1-Q03")
def scalpel_options(g: Mansions, p: int, person: int) -> None:
    """Offer to use the scalpel once more, which ends it."""
    offer(g, Cut())
    offer(g, Pass())


@rule("MAN1-024", "MAN1-Q03")
def tend(g: Mansions, i: int, j: int, n: int) -> Rule:
    """Heal damage; a scalpel may heal 1 more."""
    damage.heal_damage(g, j, n)
    if g.damage[j] > 0 and carries(g, i, ThingKind.SCALPEL):
        a = yield ask(g.player[i], scalpel_options, g.who[i])
        if Cut.matches(a):
            discard(g, i, FIRST[ThingKind.SCALPEL])
            damage.heal_damage(g, j, 1)


# ---- dropping, picking up, trading


@rule("MAN1-Q26", "MAN1-Q32")
def may_take(g: Mansions, i: int, c: int) -> bool:
    """Whether a thing lies in the room, and his hands obey him."""
    return g.lies[c] == room_of(g, g.at[i]) and not suffers(g, i, Trauma.EMPTY_HANDS)


def marked(g: Mansions, c: int, low: int, high: int) -> bool:
    """Whether a thing is in a set of two masks."""
    return ((low >> c) & 1) > 0 if c < HALF else ((high >> (c - HALF)) & 1) > 0


@rule("MAN1-Q32")
def rummage_options(g: Mansions, p: int, person: int, low: int, high: int) -> None:
    """Leave or take a thing that has not changed hands in this action, or have done."""
    i = slot_of(g, person)
    for c in g.carried[i]:
        if not marked(g, c, low, high):
            offer(g, Drop(thing=c))
    for c in g.floor:
        if may_take(g, i, c) and not marked(g, c, low, high):
            offer(g, Take(thing=c))
    offer(g, Done())


@rule("MAN1-Q07", "MAN1-Q32")
def offer_rummage(g: Mansions, i: int) -> None:
    """Offer to leave things for others, or to take some."""
    if any(may_take(g, i, c) for c in g.floor):
        offer(g, Rummage())
    elif len(g.carried[i]) > 0 and g.team[0] > 1:
        offer(g, Rummage())


@rule("MAN1-027", "MAN1-Q32")
def rummage(g: Mansions, i: int) -> Rule:
    """Leave and take any number of cards, each once."""
    low = 0
    high = 0
    while True:
        a = yield ask(g.player[i], rummage_options, g.who[i], low, high, alone=TAKE)
        if Done.matches(a):
            return
        c = Drop.thing(a) if Drop.matches(a) else Take.thing(a)
        if c < HALF:
            low |= 1 << c
        else:
            high |= 1 << (c - HALF)
        if Drop.matches(a):
            drop(g, i, c)
        else:
            move(g, c, g.carried[i])
            emit(g, Taken(person=g.who[i], thing=c))


@rule("MAN1-Q22", "MAN1-Q26", "MAN1-Q32")
def may_trade(g: Mansions, i: int, j: int) -> bool:
    """Whether two investigators share a space, neither of them paranoid."""
    if i == j or not playing(g, i) or not playing(g, j) or g.at[i] != g.at[j]:
        return False
    return not suffers(g, i, Trauma.PARANOIA) and not suffers(g, j, Trauma.PARANOIA)


@rule("MAN1-Q22", "MAN1-Q32")
def trade_options(g: Mansions, p: int, person: int, low: int, high: int) -> None:
    """Give a thing that has not changed hands in this step, or have done."""
    i = slot_of(g, person)
    for j in range(TEAM):
        if may_trade(g, i, j):
            for c in g.carried[i]:
                if not marked(g, c, low, high):
                    offer(g, Give(thing=c, person=g.who[j]))
    offer(g, Done())


@rule("MAN1-Q22", "MAN1-Q32")
def trade(g: Mansions) -> Rule:
    """Let each in turn give things to those of his space; a thing changes hands once."""
    low = 0
    high = 0
    for i in range(TEAM):
        while playing(g, i) and any(may_trade(g, i, j) for j in range(TEAM)):
            a = yield ask(g.player[i], trade_options, g.who[i], low, high, alone=TAKE)
            if Done.matches(a):
                break
            c = Give.thing(a)
            if c < HALF:
                low |= 1 << c
            else:
                high |= 1 << (c - HALF)
            move(g, c, g.carried[slot_of(g, Give.person(a))])
            emit(g, Given(person=g.who[i], thing=c, to=Give.person(a)))
