"""Mythos cards: when the Keeper may play one, and its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noctuary.kernel import NONE, TAKE, Rule, ask, deny, emit, move, offer, rule
from noctuary.mechanics.spaces import WAYS

from ..actions import At, Drop, MythosLaid, MythosPlayed, Pass, PlayMythos, ThreatPaid
from ..components import MONSTERS, MYTH, MYTH_DOWN, MYTH_THREAT, TEAM, Attribute, Myth, Room
from ..state import Mansions
from . import combat, damage, items, monsters, skill_tests
from .board import darken, is_door, playing, room_of, slot_of
from .moving import HAUNTED, SLAMMED, WALKED
from .skill_tests import haunted, sanity

HALTED = 8
"""A bit of `mask`: no more movement in this turn."""
NEAR = 2
SHAKEN = 3


@rule("MAN1-Q25")
def door_at(g: Mansions, s: int) -> bool:
    """Whether a space has a door."""
    for k in range(WAYS):
        if g.ways[s][k] > 0 and is_door(g, g.ways[s][k] - 1):
            return True
    return False


@rule("MAN1-Q25")
def lurks(g: Mansions, m: int, i: int) -> bool:
    """Whether a monster can come into an investigator's space within two steps."""
    s = g.m_at[m]
    if s == 0 or s == g.at[i] or g.apart[s][g.at[i]] > NEAR:
        return False
    return monsters.reach(g, m, NEAR, g.at[i]) > 0


@rule("MAN1-Q25")
def applies(g: Mansions, k: int, i: int) -> bool:
    """Whether the condition of a card holds."""
    s = g.at[i]
    if k == Myth.STUMBLE:
        return g.steps > 0
    if k == Myth.WHISPER:
        return g.room[room_of(g, s)] & Room.EXPLORED == 0
    if k == Myth.SLAMMED_DOOR:
        return door_at(g, s)
    if k == Myth.LIGHTS_OUT:
        return g.room[room_of(g, s)] & Room.DARK == 0
    if k == Myth.AMBUSH:
        return any(lurks(g, m, i) for m in range(MONSTERS))
    if k == Myth.COLD_DRAUGHT:
        return len(g.carried[i]) > 0
    if k == Myth.ROTTEN_FLOOR:
        return g.mask[i] & WALKED > 0
    if k == Myth.DOUBT:
        return haunted(g, i, k) == NONE
    if k == Myth.SHAME:
        return haunted(g, i, k) == NONE and any(j != i and playing(g, j) for j in range(TEAM))
    if k == Myth.SECOND_STRIKE:
        return any(combat.may_strike(g, m, i) for m in range(MONSTERS))
    if k == Myth.NIGHTMARE:
        return sanity(g, i) <= SHAKEN
    return g.spaces[s][2] == 0


@rule("MAN1-Q25", "MAN1-083")
def mythos_options(g: Mansions, p: int, person: int) -> None:
    """Offer a card that fits and can be paid, one of several alike, or none."""
    i = slot_of(g, person)
    seen = 0
    for c in g.mythos_hand:
        k = MYTH[c]
        if (seen >> k) & 1 == 0:
            seen |= 1 << k
            if MYTH_THREAT[k] > g.threat:
                deny(g, PlayMythos(mythos=c), "MAN1-Q23")
            elif applies(g, k, i):
                offer(g, PlayMythos(mythos=c))
            else:
                deny(g, PlayMythos(mythos=c), "MAN1-Q25")
    offer(g, Pass())


@rule("MAN1-083", "MAN1-084", "MAN1-Q25")
def haunt(g: Mansions, i: int) -> Rule:
    """Offer one card in a turn, at its start and after each step, for its threat."""
    if playing(g, i) and g.mask[i] & HAUNTED == 0 and len(g.mythos_hand) > 0 and g.threat > 0:
        a = yield ask(g.keeper[0], mythos_options, g.who[i], alone=TAKE)
        if PlayMythos.matches(a):
            g.mask[i] |= HAUNTED
            yield from play(g, i, PlayMythos.mythos(a))


@rule("MAN1-084", "MAN1-085", "MAN1-Q23", "MAN1-Q25")
def play(g: Mansions, i: int, c: int) -> Rule:
    """Pay a card and discard it faceup, or lay it facedown before the investigator."""
    k = MYTH[c]
    g.threat -= MYTH_THREAT[k]
    emit(g, ThreatPaid(n=MYTH_THREAT[k]))
    if MYTH_DOWN[k]:
        move(g, c, g.mythos_down[i])
        emit(g, MythosLaid(seat=g.player[i], person=g.who[i], mythos=c))
        g.ashamed[i] = 0
    else:
        move(g, c, g.mythos_discard)
        emit(g, MythosPlayed(person=g.who[i], mythos=c))
        yield from EFFECT[k](g, i)


# ---- what they do


@rule("MAN1-Q25", asks=True)
def stumble(g: Mansions, i: int) -> None:
    """Lose a movement step."""
    g.steps -= 1


@rule("MAN1-010", "MAN1-Q25")
def whisper(g: Mansions, i: int) -> Rule:
    """Test Willpower 0, or take 1 horror."""
    calm = yield from skill_tests.test(g, i, Attribute.WILLPOWER, 0, skill_tests.PLAIN)
    if calm == 0:
        yield from damage.take_horror(g, i, 1)


@rule("MAN1-Q25")
def slammed_door(g: Mansions, i: int) -> Rule:
    """Test Strength 0, or use no door in this turn."""
    strong = yield from skill_tests.test(g, i, Attribute.STRENGTH, 0, skill_tests.PLAIN)
    if strong == 0:
        g.mask[i] |= SLAMMED


@rule("MAN1-Q25", asks=True)
def lights_out(g: Mansions, i: int) -> None:
    """Darken the room."""
    darken(g, room_of(g, g.at[i]))


@rule("MAN1-Q25")
def ambush_options(g: Mansions, p: int, person: int) -> None:
    """Offer a monster within two spaces."""
    i = slot_of(g, person)
    for m in range(MONSTERS):
        if lurks(g, m, i):
            offer(g, At(monster=m))


@rule("MAN1-Q25")
def ambush(g: Mansions, i: int) -> Rule:
    """Move a monster into his space."""
    a = yield ask(g.keeper[0], ambush_options, g.who[i], alone=TAKE)
    if a != NONE:
        yield from monsters.walk(g, At.monster(a), g.at[i], NEAR)


@rule("MAN1-Q25")
def lose_options(g: Mansions, p: int, person: int) -> None:
    """Offer a thing to drop."""
    i = slot_of(g, person)
    for c in g.carried[i]:
        offer(g, Drop(thing=c))


@rule("MAN1-Q25")
def cold_draught(g: Mansions, i: int) -> Rule:
    """Test Luck 0, or drop a thing."""
    lucky = yield from skill_tests.test(g, i, Attribute.LUCK, 0, skill_tests.PLAIN)
    if lucky == 0:
        a = yield ask(g.player[i], lose_options, g.who[i], alone=TAKE)
        if a != NONE:
            items.drop(g, i, Drop.thing(a))


@rule("MAN1-Q25")
def rotten_floor(g: Mansions, i: int) -> Rule:
    """Test Dexterity 0, or take 1 damage and move no more."""
    nimble = yield from skill_tests.test(g, i, Attribute.DEXTERITY, 0, skill_tests.PLAIN)
    if nimble == 0:
        g.steps = 0
        g.mask[i] |= HALTED
        yield from damage.take_damage(g, i, 1)


@rule("MAN1-Q25", asks=True)
def lies_facedown(g: Mansions, i: int) -> None:
    """Do nothing yet: doubt and shame work from where they lie."""


@rule("MAN1-Q25")
def attacker_options(g: Mansions, p: int, person: int) -> None:
    """Offer a monster of his space."""
    i = slot_of(g, person)
    for m in range(MONSTERS):
        if combat.may_strike(g, m, i):
            offer(g, At(monster=m))


@rule("MAN1-Q25")
def second_strike(g: Mansions, i: int) -> Rule:
    """Let a monster of his space attack at once."""
    a = yield ask(g.keeper[0], attacker_options, g.who[i], alone=TAKE)
    if a != NONE:
        yield from combat.strike(g, At.monster(a), i)


@rule("MAN1-010", "MAN1-Q25")
def nightmare(g: Mansions, i: int) -> Rule:
    """Take 1 horror."""
    yield from damage.take_horror(g, i, 1)


@rule("MAN1-Q25")
def falling_beam(g: Mansions, i: int) -> Rule:
    """Take 2 damage, or 1 on a successful Dexterity 0."""
    nimble = yield from skill_tests.test(g, i, Attribute.DEXTERITY, 0, skill_tests.PLAIN)
    yield from damage.take_damage(g, i, 2 - nimble)


EFFECT: tuple[Callable[..., Any], ...] = (
    stumble,
    whisper,
    slammed_door,
    lights_out,
    ambush,
    cold_draught,
    rotten_floor,
    lies_facedown,
    lies_facedown,
    second_strike,
    nightmare,
    falling_beam,
)
