"""Combat: attacks of investigators and of monsters, by the three Combat decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noctuary.kernel import NONE, TAKE, Rule, ask, deny, emit, move, offer, rand, rule
from noctuary.mechanics.spaces import FLIES, WAYS, neighbour_through

from ..actions import (
    Attack,
    Attacked,
    CardDrawn,
    DeckShuffled,
    Discarded,
    Dropped,
    MonsterMissed,
    Pass,
    Shoved,
    SkillLost,
    Special,
    SpecialAttack,
    Struck,
    ThreatGained,
    ToSpace,
    Whom,
)
from ..components import (
    CARD_ATTRIBUTE,
    CARD_BONUS,
    CARD_FAIL,
    CARD_MODIFIER,
    CARD_PUSH,
    CARD_ROW,
    CARD_SORT,
    CREATURE,
    DECK,
    DECK_SIZE,
    HARDER,
    M_DAMAGE,
    MONSTERS,
    NO_TEST,
    SORT,
    STRIKE,
    STRIKE_ATTRIBUTE,
    STRIKE_HARDER,
    STRIKE_MODIFIER,
    STRIKE_MORE,
    TEAM,
    THING,
    UNARMED,
    UNARMED_DAMAGE,
    WEAPON_DAMAGE,
    Attribute,
    Fail,
    Room,
    Sort,
    Strike,
    ThingKind,
    Trauma,
)
from ..state import Mansions
from . import damage, events, monsters, moving, skill_tests
from .board import gait, in_room, in_sight, kept_out, playing, room_of, slot_of
from .skill_tests import carries, suffers

DUST = 2
"""Turns that a moth's dust is counted in: until the end of the next one."""


@rule("MAN1-065", "MAN1-077", "MAN1-Q17")
def draw_card(g: Mansions, d: int) -> None:
    """Draw a card of a Combat deck, open to all; shuffle an empty deck first."""
    if g.combat_gone[d] == (1 << DECK_SIZE[d]) - 1:
        g.combat_gone[d] = 0
        emit(g, DeckShuffled(deck=d))
    n = DECK_SIZE[d]
    for k in range(DECK_SIZE[d]):
        n -= (g.combat_gone[d] >> k) & 1
    n = rand(g, n)
    c = 0
    while (g.combat_gone[d] >> c) & 1 or n > 0:
        if (g.combat_gone[d] >> c) & 1 == 0:
            n -= 1
        c += 1
    g.combat_gone[d] |= 1 << c
    g.combat_card = 1 + c
    g.combat_deck = d
    emit(g, CardDrawn(deck=d, combat=c))


# ---- investigators attack


@rule("MAN1-Q03", "MAN1-Q15", "MAN1-Q18", "MAN1-Q26")
def may_attack(g: Mansions, i: int, m: int, c: int) -> bool:
    """Whether a monster may be attacked: one in the space or, with a ranged weapon, in sight."""
    if c == UNARMED:
        return g.m_at[m] == g.at[i]
    k = THING[c]
    if g.jam == 1 + c or SORT[k] > Sort.RANGED:
        return False
    if SORT[k] == Sort.RANGED:
        if (k == ThingKind.ARMY_RIFLE or k == ThingKind.HUNTING_RIFLE) and g.m_at[m] == g.at[i]:
            return False
        return not suffers(g, i, Trauma.BLOOD_IN_EYES) and in_sight(g, g.at[i], g.m_at[m])
    return g.m_at[m] == g.at[i] and not suffers(g, i, Trauma.BROKEN_ARM)


@rule("MAN1-Q07", "MAN1-Q15")
def offer_attacks(g: Mansions, i: int) -> None:
    """Offer every monster within reach, with every usable weapon, or with bare hands."""
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and in_sight(g, g.at[i], g.m_at[m]):
            if g.m_at[m] == g.at[i]:
                offer(g, Attack(monster=m, weapon=UNARMED))
            else:
                deny(g, Attack(monster=m, weapon=UNARMED), "MAN1-Q15")
            for c in g.carried[i]:
                if SORT[THING[c]] <= Sort.RANGED:
                    if may_attack(g, i, m, c):
                        offer(g, Attack(monster=m, weapon=c))
                    else:
                        deny(g, Attack(monster=m, weapon=c), "MAN1-Q15")


@rule("MAN1-Q03", "MAN1-Q15")
def sort_of(g: Mansions, c: int) -> int:
    """Return the sort of an attack."""
    return Sort.UNARMED if c == UNARMED else SORT[THING[c]]


@rule("MAN1-Q03", "MAN1-Q15")
def blow(g: Mansions, i: int, c: int) -> int:
    """Return the damage of an attack before its card; knuckles count with bare hands too."""
    if c == UNARMED:
        return (
            WEAPON_DAMAGE[ThingKind.KNUCKLES]
            if carries(g, i, ThingKind.KNUCKLES)
            else UNARMED_DAMAGE
        )
    return WEAPON_DAMAGE[THING[c]]


@rule("MAN1-078", "MAN1-Q15", "MAN1-Q17")
def attack(g: Mansions, i: int, m: int, c: int) -> Rule:
    """Draw until a card fits the attack; skill point, die; then damage, or the cost of failure."""
    emit(g, Attacked(person=g.who[i], monster=m, weapon=c))
    g.hidden[i] = 0
    draw_for(g, m, sort_of(g, c))
    row = CARD_ROW[g.combat_card - 1]
    bonus = CARD_MODIFIER[row] + HARDER[DECK[m]]
    if c != UNARMED and THING[c] == ThingKind.ARMY_RIFLE:
        bonus += 1
    hit = yield from skill_tests.test(g, i, CARD_ATTRIBUTE[row], bonus, skill_tests.COMBAT)
    if hit:
        monsters.hurt(g, m, blow(g, i, c) + CARD_BONUS[row])
        if CARD_PUSH[row] and g.m_at[m] > 0:
            yield from push(g, g.player[i], m)
    else:
        emit(g, MonsterMissed(monster=m))
        yield from fail(g, i, m, c, CARD_FAIL[row])
    g.combat_card = 0
    yield from events.see_slain(g)


@rule("MAN1-Q15", "MAN1-Q17")
def draw_for(g: Mansions, m: int, sort: int) -> None:
    """Draw a card for the kind of attack, and discard others."""
    draw_card(g, DECK[m])
    row = CARD_ROW[g.combat_card - 1]
    while CARD_SORT[row] != sort and CARD_SORT[row] != Sort.ANY:
        draw_card(g, DECK[m])
        row = CARD_ROW[g.combat_card - 1]


@rule("MAN1-Q03", "MAN1-Q17")
def fail(g: Mansions, i: int, m: int, c: int, what: int) -> Rule:
    """Resolve the card's text for a failed attack; a shotgun is empty after one."""
    if c != UNARMED:
        if what == Fail.DROP and c in g.carried[i]:
            move(g, c, g.floor)
            g.lies[c] = room_of(g, g.at[i])
            emit(g, Dropped(person=g.who[i], thing=c))
        elif what == Fail.JAM:
            g.jammed[i] = 1 + c
        if THING[c] == ThingKind.SHOTGUN and c in g.carried[i]:
            move(g, c, g.box)
            emit(g, Discarded(person=g.who[i], thing=c))
    if what == Fail.HURT:
        yield from damage.take_damage(g, i, 1)
    elif what == Fail.STRAY:
        yield from stray(g, i, m)


@rule("MAN1-Q15", "MAN1-Q17")
def stray_options(g: Mansions, p: int, person: int, space: int) -> None:
    """Offer somebody else in the space of the target."""
    i = slot_of(g, person)
    for j in range(TEAM):
        if j != i and playing(g, j) and g.at[j] == space:
            offer(g, Whom(person=g.who[j]))


@rule("MAN1-Q17")
def stray(g: Mansions, i: int, m: int) -> Rule:
    """Let a shot go astray: another investigator there takes 1 damage."""
    a = yield ask(g.player[i], stray_options, g.who[i], g.m_at[m], alone=TAKE)
    if a != NONE:
        yield from damage.take_damage(g, slot_of(g, Whom.person(a)), 1)


@rule("MAN1-Q15", "MAN1-Q17")
def push_options(g: Mansions, p: int, monster: int) -> None:
    """Offer the spaces where a monster can be pushed, or none."""
    s = g.m_at[monster]
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            break
        t = neighbour_through(g, s, k, gait(g, monster))
        if t > 0 and g.blocked[g.ways[s][k] - 1] == 0 and not kept_out(g, t):
            offer(g, ToSpace(space=t))
    offer(g, Pass())


@rule("MAN1-Q17")
def push(g: Mansions, p: int, m: int) -> Rule:
    """Let the attacker move the monster 1 space."""
    g.mover = 1 + m
    a = yield ask(p, push_options, m, alone=TAKE)
    g.mover = 0
    if ToSpace.matches(a):
        yield from monsters.step(g, m, ToSpace.space(a))


# ---- monsters attack


@rule("MAN1-Q16", "MAN1-Q21", "MAN1-Q30")
def may_strike(g: Mansions, m: int, i: int) -> bool:
    """Whether a monster attacks an investigator of its space: not a hidden one, nor on a ward."""
    if g.m_at[m] == 0 or not playing(g, i) or g.at[i] != g.m_at[m] or g.hidden[i]:
        return False
    return not any(g.ward[j] == g.m_at[m] for j in range(TEAM))


@rule("MAN1-102", "MAN1-098")
def special_options(g: Mansions, p: int, monster: int, person: int) -> None:
    """Offer a token for the special attack, or to draw a card."""
    offer(g, Special())
    offer(g, Pass())


@rule("MAN1-079", "MAN1-102", "MAN1-109", "MAN1-Q16", "MAN1-Q17")
def strike(g: Mansions, m: int, i: int) -> Rule:
    """Draw one card; test its lower half, and carry it out on failure."""
    emit(g, Struck(monster=m, person=g.who[i]))
    if g.tokens > 0:
        a = yield ask(g.keeper[0], special_options, m, g.who[i])
        if Special.matches(a):
            g.tokens -= 1
            yield from special(g, m, i)
            return
    draw_card(g, DECK[m])
    row = CARD_ROW[g.combat_card - 1]
    safe = 0
    if STRIKE_ATTRIBUTE[row] != NO_TEST:
        bonus = STRIKE_MODIFIER[row] + STRIKE_HARDER[DECK[m]]
        safe = yield from skill_tests.test(g, i, STRIKE_ATTRIBUTE[row], bonus, skill_tests.COMBAT)
    if safe == 0:
        yield from wound(g, m, i, row)
    g.combat_card = 0


@rule("MAN1-010", "MAN1-082", "MAN1-Q16", "MAN1-Q17")
def wound(g: Mansions, m: int, i: int, row: int) -> Rule:
    """Carry out a monster's attack; if it deals damage, show its back."""
    if STRIKE[row] == Strike.SPECIAL:
        yield from special(g, m, i)
    elif STRIKE[row] == Strike.HORROR:
        yield from damage.take_horror(g, i, 1)
    else:
        g.m_seen |= 1 << m
        yield from damage.take_damage(g, i, max(0, M_DAMAGE[m] + STRIKE_MORE[row]))
        if STRIKE[row] == Strike.SHOVE and playing(g, i):
            yield from shove(g, i)


@rule("MAN1-Q16", "MAN1-Q17")
def shove_options(g: Mansions, p: int, person: int) -> None:
    """Offer the spaces around an investigator, or to leave him there."""
    i = slot_of(g, person)
    s = g.at[i]
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            break
        t = neighbour_through(g, s, k, FLIES)
        if t > 0 and open_to(g, t):
            offer(g, ToSpace(space=t))
    offer(g, Pass())


def open_to(g: Mansions, t: int) -> bool:
    """Whether somebody can be moved into a space: no Lock holds, nor one unseen."""
    return g.room[room_of(g, t)] & Room.LOCK_GONE > 0


@rule("MAN1-Q17")
def shove(g: Mansions, i: int) -> Rule:
    """Let the Keeper move the investigator 1 space."""
    a = yield ask(g.keeper[0], shove_options, g.who[i], alone=TAKE)
    if ToSpace.matches(a):
        emit(g, Shoved(person=g.who[i], space=ToSpace.space(a)))
        yield from moving.enter(g, i, ToSpace.space(a))


# ---- special attacks


@rule("MAN1-082", "MAN1-102", "MAN1-109", "MAN1-Q33")
def special(g: Mansions, m: int, i: int) -> Rule:
    """Resolve the special attack on the back of the monster's token."""
    g.m_seen |= 1 << m
    emit(g, SpecialAttack(monster=m, person=g.who[i]))
    yield from SPECIAL[CREATURE[m]](g, m, i)


@rule("MAN1-Q33")
def hired_hand(g: Mansions, m: int, i: int) -> Rule:
    """Deal 1 damage; the Keeper gains 1 threat."""
    g.threat += 1
    emit(g, ThreatGained(n=1))
    yield from damage.take_damage(g, i, 1)


@rule("MAN1-Q33")
def walking_dead(g: Mansions, m: int, i: int) -> Rule:
    """Deal 2 damage, and take the movement steps of the next turn."""
    g.stuck[i] = 1
    yield from damage.take_damage(g, i, 2)


@rule("MAN1-Q33")
def masked_cantor(g: Mansions, m: int, i: int) -> Rule:
    """Deal 1 horror, and take a skill point."""
    if g.skill[i] > 0:
        g.skill[i] -= 1
        emit(g, SkillLost(person=g.who[i]))
    yield from damage.take_horror(g, i, 1)


@rule("MAN1-109", "MAN1-Q33")
def drag_options(g: Mansions, p: int, monster: int, person: int) -> None:
    """Offer a space that both can get to, or none."""
    s = g.m_at[monster]
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            break
        t = neighbour_through(g, s, k, gait(g, monster))
        if t > 0 and g.blocked[g.ways[s][k] - 1] == 0 and not kept_out(g, t) and open_to(g, t):
            offer(g, ToSpace(space=t))
    offer(g, Pass())


@rule("MAN1-Q33")
def lean_hound(g: Mansions, m: int, i: int) -> Rule:
    """Deal 1 damage, then move both 1 space together."""
    yield from damage.take_damage(g, i, 1)
    if playing(g, i) and g.m_at[m] == g.at[i]:
        g.mover = 1 + m
        a = yield ask(g.keeper[0], drag_options, m, g.who[i], alone=TAKE)
        g.mover = 0
        if ToSpace.matches(a):
            t = ToSpace.space(a)
            g.scared[i] |= 1 << m
            yield from moving.enter(g, i, t)
            yield from monsters.step(g, m, t)


@rule("MAN1-Q33")
def cellar_crawler(g: Mansions, m: int, i: int) -> Rule:
    """Deal 1 damage, and 2 more on a failed Strength 0."""
    yield from damage.take_damage(g, i, 1)
    if playing(g, i):
        free = yield from skill_tests.test(g, i, Attribute.STRENGTH, 0, skill_tests.COMBAT)
        if free == 0:
            yield from damage.take_damage(g, i, 2)


@rule("MAN1-Q33", asks=True)
def grave_moth(g: Mansions, m: int, i: int) -> None:
    """Make every test harder until the end of the next turn."""
    g.dazed[i] = DUST


@rule("MAN1-Q33")
def drowned_guest(g: Mansions, m: int, i: int) -> Rule:
    """Deal 1 damage to each investigator of the room."""
    r = room_of(g, g.m_at[m])
    for j in range(TEAM):
        if in_room(g, j, r):
            yield from damage.take_damage(g, j, 1)


@rule("MAN1-Q33")
def hollow_bride(g: Mansions, m: int, i: int) -> Rule:
    """Deal 1 horror to each investigator of the room."""
    r = room_of(g, g.m_at[m])
    for j in range(TEAM):
        if in_room(g, j, r):
            yield from damage.take_horror(g, j, 1)


@rule("MAN1-Q33")
def seething_mass(g: Mansions, m: int, i: int) -> Rule:
    """Deal 3 damage."""
    yield from damage.take_damage(g, i, 3)


SPECIAL: tuple[Callable[..., Any], ...] = (
    hired_hand,
    walking_dead,
    masked_cantor,
    lean_hound,
    cellar_crawler,
    grave_moth,
    drowned_guest,
    hollow_bride,
    seething_mass,
)
