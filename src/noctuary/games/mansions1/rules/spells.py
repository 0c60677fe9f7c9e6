"""Spells: the test, the cost and the effect of casting."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from ..actions import At, Cast, CastSpell, Heal, InRoom, ThreatGained, Warded
from ..actions import Harm as HarmKind
from ..components import (
    BACK_ALWAYS,
    BACK_FAILED,
    BACK_LORE,
    BACK_TWICE,
    MONSTERS,
    SPELLS,
    TEAM,
    Attribute,
    Cost,
    Spell,
    Trauma,
)
from ..state import Mansions
from . import damage, death, events, exploring, items, monsters, skill_tests
from .board import in_room, monster_in, playing, room_of, slot_of
from .skill_tests import suffers

MENDED, BOLT, TAXED = 2, 3, 2
"""The amounts: healed, dealt by a bolt, gained by the Keeper."""


@rule("MAN1-Q07", "MAN1-Q21", "MAN1-Q26")
def offer_spells(g: Mansions, i: int) -> None:
    """Offer every spell that would find a target."""
    if g.spells[i] > 0 and not suffers(g, i, Trauma.MUTTERING):
        for k in range(SPELLS):
            if (g.spells[i] >> k) & 1 and has_target(g, i, k):
                offer(g, Cast(spell=k))


@rule("MAN1-Q21")
def has_target(g: Mansions, i: int, k: int) -> bool:
    """Whether there is somebody to mend, a monster to hit, a room to see; a ward always helps."""
    r = room_of(g, g.at[i])
    if k == Spell.MEND:
        return any(in_room(g, j, r) and g.damage[j] + g.horror[j] > 0 for j in range(TEAM))
    if k == Spell.BOLT:
        return monster_in(g, r)
    return k == Spell.WARD or items.any_to_look_at(g, i, 0)


@rule("MAN1-065", "MAN1-117", "MAN1-Q21")
def cast(g: Mansions, i: int, k: int) -> Rule:
    """Turn up the back of a copy: test Lore, pay the cost; the copy is discarded."""
    b = death.discard_spell(g, k)
    able = yield from skill_tests.test(g, i, Attribute.LORE, BACK_LORE[b], skill_tests.PLAIN)
    emit(g, CastSpell(person=g.who[i], spell=k, n=b + 1, passed=able))
    if able:
        yield from take_effect(g, i, k)
        if BACK_TWICE[b]:
            yield from take_effect(g, i, k)
    else:
        yield from pay(g, i, BACK_FAILED[b])
    yield from pay(g, i, BACK_ALWAYS[b])
    yield from events.see_slain(g)


@rule("MAN1-Q21")
def pay(g: Mansions, i: int, cost: int) -> Rule:
    """Pay horror, damage, or threat for the Keeper."""
    if cost == Cost.HORROR:
        yield from damage.take_horror(g, i, 1)
    elif cost == Cost.DAMAGE:
        yield from damage.take_damage(g, i, 1)
    elif cost == Cost.THREAT:
        g.threat += TAXED
        emit(g, ThreatGained(n=TAXED))


@rule("MAN1-Q21")
def mend_options(g: Mansions, p: int, person: int) -> None:
    """Offer damage or horror of somebody in the room."""
    i = slot_of(g, person)
    for j in range(TEAM):
        if in_room(g, j, room_of(g, g.at[i])):
            if g.damage[j] > 0:
                offer(g, Heal(person=g.who[j], harm=HarmKind.damage))
            if g.horror[j] > 0:
                offer(g, Heal(person=g.who[j], harm=HarmKind.horror))


@rule("MAN1-Q21")
def bolt_options(g: Mansions, p: int, person: int) -> None:
    """Offer a monster of the room."""
    i = slot_of(g, person)
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and room_of(g, g.m_at[m]) == room_of(g, g.at[i]):
            offer(g, At(monster=m))


@rule("MAN1-Q21")
def take_effect(g: Mansions, i: int, k: int) -> Rule:
    """Carry out the spell."""
    if not playing(g, i):
        return
    if k == Spell.MEND:
        yield from mend(g, i)
    elif k == Spell.WARD:
        g.ward[i] = g.at[i]
        emit(g, Warded(person=g.who[i], space=g.at[i]))
    elif k == Spell.BOLT:
        a = yield ask(g.player[i], bolt_options, g.who[i], alone=TAKE)
        if a != NONE:
            monsters.hurt(g, At.monster(a), BOLT)
    else:
        yield from see(g, i)


@rule("MAN1-024", "MAN1-Q21")
def mend(g: Mansions, i: int) -> Rule:
    """Heal two of one sort of harm."""
    a = yield ask(g.player[i], mend_options, g.who[i], alone=TAKE)
    if a != NONE:
        j = slot_of(g, Heal.person(a))
        if Heal.harm(a) == HarmKind.damage:
            yield from items.tend(g, i, j, MENDED)
        else:
            damage.heal_horror(g, j, MENDED)


@rule("MAN1-Q21")
def see(g: Mansions, i: int) -> Rule:
    """Look at the cards of any one room."""
    a = yield ask(g.player[i], items.look_options, g.who[i], 0, alone=TAKE, clause="MAN1-Q21")
    if a != NONE:
        exploring.look(g, i, InRoom.room(a))
