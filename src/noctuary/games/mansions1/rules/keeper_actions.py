"""Keeper action cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noctuary.kernel import NONE, TAKE, Rule, ask, deny, emit, offer, rule

from ..actions import (
    At,
    DeedUsed,
    InRoom,
    Place,
    SampleOffered,
    SampleTaken,
    Seal,
    Sealed,
    ThreatGained,
    ThreatPaid,
    UseDeed,
)
from ..components import (
    BEAST,
    CREATURES,
    DECK,
    DEED_ONCE,
    DEED_THREAT,
    DEEDS,
    ELDRITCH,
    FIRST_FIGURE,
    MONSTERS,
    SAMPLES,
    TEAM,
    Creature,
    Deed,
    Room,
)
from ..state import Mansions
from . import damage, events, monsters
from .board import (
    darken,
    investigator_here,
    is_door,
    kept_out,
    monster_at_altar,
    monster_here,
    monster_in,
    playing,
    room_of,
    rooms_touch,
    set_fire,
)

LURCH, SLOW, STAMPEDE = 2, 1, 3
"""Spaces."""
DEEP = 3
"""Events that must be over before the deep can be opened."""
PAYMENT = 3
"""Threat for a sample on the altar."""


@rule("MAN1-Q24", "MAN1-Q29")
def owned(g: Mansions, d: int) -> bool:
    """Whether the story gives the Keeper this card, always or with one of his answers."""
    if g.cards[d][0] < 2:
        return g.cards[d][0] == 1
    return g.chosen[g.cards[d][1] - 1] == g.cards[d][2]


@rule("MAN1-Q24")
def possible(g: Mansions, d: int) -> bool:
    """Whether the card would do something."""
    if d == Deed.LURCH:
        return any(can_lurch(g, m) for m in range(MONSTERS))
    if d == Deed.STAMPEDE:
        return any(DECK[m] == BEAST and can_move(g, m, STAMPEDE) for m in range(MONSTERS))
    if d == Deed.HIRED_HANDS or d == Deed.CALL_THE_PACK:
        return any(is_entry(g, s) for s in range(1, len(g.spaces)))
    if d == Deed.RAISE_THE_DEAD:
        return any(g.corpses[r] > 0 for r in range(len(g.bodies)))
    if d == Deed.OPEN_THE_DEEP:
        return g.stage >= DEEP
    if d == Deed.DRAW_BREATH:
        return len(g.mythos_deck) + len(g.mythos_discard) > 0
    if d == Deed.OLD_GRUDGES:
        return len(g.trauma_deck) + len(g.trauma_discard) > 0
    if d == Deed.SNUFF_THE_LAMPS:
        return any(g.room[r] & Room.DARK == 0 for r in range(len(g.bodies)))
    if d == Deed.SPREAD_THE_FIRE:
        return any(catches(g, r) for r in range(len(g.bodies)))
    if d == Deed.TAKE_A_SAMPLE:
        return sample_of(g) != NONE and g.samples + g.offered < SAMPLES
    if d == Deed.OFFER_THE_SAMPLE:
        return g.revealed > 0 and g.samples > 0 and monster_at_altar(g)
    return any(sealable(g, w) for w in range(len(g.edges)))


@rule("MAN1-Q24")
def pace(g: Mansions, m: int) -> int:
    """Return how far a monster lurches: eldritch ones are slow."""
    return SLOW if DECK[m] == ELDRITCH else LURCH


@rule("MAN1-Q24")
def can_lurch(g: Mansions, m: int) -> bool:
    """Whether a monster can get somewhere and has not lurched in this turn."""
    return (g.lurched >> m) & 1 == 0 and can_move(g, m, pace(g, m))


def can_move(g: Mansions, m: int, n: int) -> bool:
    """Whether a monster is on the board and can get somewhere."""
    return g.m_at[m] > 0 and monsters.reach(g, m, n, 0) > 0


@rule("MAN1-Q24", "MAN1-Q36")
def is_entry(g: Mansions, s: int) -> bool:
    """Whether a space is of a room where monsters come in, and nothing keeps them out."""
    return room_of(g, s) in g.entries and not kept_out(g, s)


@rule("MAN1-Q24")
def catches(g: Mansions, r: int) -> bool:
    """Whether a room can catch fire: from a burning one next to it, or with a monster in it."""
    if g.room[r] & Room.FIRE:
        return False
    if monster_in(g, r):
        return True
    return any(g.room[q] & Room.FIRE > 0 and rooms_touch(g, r, q) for q in range(len(g.bodies)))


@rule("MAN1-Q24", "MAN1-Q31")
def sample_of(g: Mansions) -> int:
    """Return an investigator who shares a space with a monster, or NONE."""
    for i in range(TEAM):
        if playing(g, i) and g.hidden[i] == 0 and monster_here(g, g.at[i]):
            return i
    return NONE


@rule("MAN1-Q24")
def sealable(g: Mansions, w: int) -> bool:
    """Whether a link is a door with nobody on either side."""
    if not is_door(g, w) or g.shut[w] > 0:
        return False
    for k in range(2):
        s = g.edges[w][k]
        if monster_here(g, s) or investigator_here(g, s):
            return False
    return True


@rule("MAN1-113", "MAN1-Q23", "MAN1-Q24")
def offer_deeds(g: Mansions) -> None:
    """Offer every card that can be paid and would do something."""
    for d in range(DEEDS):
        if owned(g, d):
            if DEED_THREAT[d] > g.threat:
                deny(g, UseDeed(deed=d), "MAN1-Q23")
            elif (g.done >> d) & 1:
                deny(g, UseDeed(deed=d), "MAN1-Q24")
            elif possible(g, d):
                offer(g, UseDeed(deed=d))
            else:
                deny(g, UseDeed(deed=d), "MAN1-Q24")


@rule("MAN1-Q23", "MAN1-Q24", "MAN1-Q29")
def use(g: Mansions, d: int) -> Rule:
    """Pay and show the card, which may reveal an answer; then carry it out."""
    g.threat -= DEED_THREAT[d]
    g.shown |= 1 << d
    if DEED_ONCE[d]:
        g.done |= 1 << d
    if g.cards[d][0] == 2:
        g.possible[g.cards[d][1] - 1] = 1 << g.cards[d][2]
    emit(g, DeedUsed(deed=d))
    if DEED_THREAT[d] > 0:
        emit(g, ThreatPaid(n=DEED_THREAT[d]))
    yield from EFFECT[d](g)
    yield from events.see_slain(g)


# ---- what they do


@rule("MAN1-Q24")
def lurch_options(g: Mansions, p: int) -> None:
    """Offer a monster that has not yet lurched in this turn."""
    for m in range(MONSTERS):
        if can_lurch(g, m):
            offer(g, At(monster=m))


@rule("MAN1-Q24")
def lurch(g: Mansions) -> Rule:
    """Move one monster up to 2 spaces, an eldritch one 1; each once in a turn."""
    a = yield ask(g.keeper[0], lurch_options, alone=TAKE)
    g.lurched |= 1 << At.monster(a)
    yield from monsters.send(g, At.monster(a), pace(g, At.monster(a)))


@rule("MAN1-Q24")
def stampede(g: Mansions) -> Rule:
    """Move every beast up to 3 spaces."""
    for m in range(MONSTERS):
        if DECK[m] == BEAST and can_move(g, m, STAMPEDE):
            yield from monsters.send(g, m, STAMPEDE)


@rule("MAN1-Q24", "MAN1-074")
def entry_options(g: Mansions, p: int, deck: int) -> None:
    """Offer a monster of a type, in a space of an entry room."""
    for k in range(CREATURES):
        if DECK[FIRST_FIGURE[k]] == deck:
            for s in range(1, len(g.spaces)):
                if is_entry(g, s):
                    offer(g, Place(creature=k, space=s))


@rule("MAN1-Q24")
def hand_options(g: Mansions, p: int) -> None:
    """Offer a space of an entry room."""
    for s in range(1, len(g.spaces)):
        if is_entry(g, s):
            offer(g, Place(creature=Creature.HIRED_HAND, space=s))


@rule("MAN1-Q24")
def hired_hands(g: Mansions) -> Rule:
    """Place a hired hand in an entry room."""
    a = yield ask(g.keeper[0], hand_options, alone=TAKE)
    if a != NONE:
        yield from monsters.place(g, Creature.HIRED_HAND, Place.space(a))


@rule("MAN1-Q31", "MAN1-Q24")
def grave_options(g: Mansions, p: int) -> None:
    """Offer a space of a room with a corpse."""
    for s in range(1, len(g.spaces)):
        if g.corpses[room_of(g, s)] > 0:
            offer(g, Place(creature=Creature.WALKING_DEAD, space=s))


@rule("MAN1-070", "MAN1-Q24", "MAN1-Q31")
def raise_the_dead(g: Mansions) -> Rule:
    """Return a corpse marker and place a walking dead in its room."""
    a = yield ask(g.keeper[0], grave_options, alone=TAKE)
    g.corpses[room_of(g, Place.space(a))] -= 1
    yield from monsters.place(g, Creature.WALKING_DEAD, Place.space(a))


@rule("MAN1-Q24")
def call_the_pack(g: Mansions) -> Rule:
    """Place a beast in an entry room."""
    yield from call(g, BEAST)


@rule("MAN1-Q24")
def open_the_deep(g: Mansions) -> Rule:
    """Place an eldritch monster in an entry room."""
    yield from call(g, ELDRITCH)


@rule("MAN1-Q24")
def call(g: Mansions, deck: int) -> Rule:
    """Place a monster of a type in an entry room."""
    a = yield ask(g.keeper[0], entry_options, deck, alone=TAKE)
    if a != NONE:
        yield from monsters.place(g, Place.creature(a), Place.space(a))


@rule("MAN1-Q24", asks=True)
def draw_breath(g: Mansions) -> None:
    """Draw a Mythos card."""
    events.draw_mythos(g)


@rule("MAN1-052", "MAN1-Q24", asks=True)
def old_grudges(g: Mansions) -> None:
    """Draw a Trauma card."""
    damage.draw_trauma(g)


@rule("MAN1-Q24")
def snuff_options(g: Mansions, p: int) -> None:
    """Offer a room that is not dark."""
    for r in range(len(g.bodies)):
        if g.room[r] & Room.DARK == 0:
            offer(g, InRoom(room=r))


@rule("MAN1-Q24")
def snuff_the_lamps(g: Mansions) -> Rule:
    """Darken a room."""
    a = yield ask(g.keeper[0], snuff_options, alone=TAKE)
    darken(g, InRoom.room(a))


@rule("MAN1-Q24")
def fire_options(g: Mansions, p: int) -> None:
    """Offer a room that catches fire."""
    for r in range(len(g.bodies)):
        if catches(g, r):
            offer(g, InRoom(room=r))


@rule("MAN1-Q24")
def spread_the_fire(g: Mansions) -> Rule:
    """Set fire to a room."""
    a = yield ask(g.keeper[0], fire_options, alone=TAKE)
    set_fire(g, InRoom.room(a))


@rule("MAN1-Q24", "MAN1-Q31", asks=True)
def take_a_sample(g: Mansions) -> None:
    """Take a sample of somebody who shares a space with a monster."""
    g.samples += 1
    emit(g, SampleTaken(person=g.who[sample_of(g)], n=g.samples))


@rule("MAN1-Q24", "MAN1-Q31")
def offer_the_sample(g: Mansions) -> Rule:
    """Put a sample on the altar and gain threat for it."""
    g.samples -= 1
    g.offered += 1
    g.threat += PAYMENT
    emit(g, SampleOffered(n=g.offered))
    emit(g, ThreatGained(n=PAYMENT))
    yield from events.see_offered(g)


@rule("MAN1-Q24")
def seal_options(g: Mansions, p: int) -> None:
    """Offer a door with nobody on either side."""
    for w in range(len(g.edges)):
        if sealable(g, w):
            offer(g, Seal(door=w))


@rule("MAN1-Q24")
def bar_the_way(g: Mansions) -> Rule:
    """Seal a door until the next event."""
    a = yield ask(g.keeper[0], seal_options, alone=TAKE)
    g.shut[Seal.door(a)] = 1
    emit(g, Sealed(door=Seal.door(a)))


EFFECT: tuple[Callable[..., Any], ...] = (
    lurch,
    stampede,
    hired_hands,
    raise_the_dead,
    call_the_pack,
    open_the_deep,
    draw_breath,
    old_grudges,
    snuff_the_lamps,
    spread_the_fire,
    take_a_sample,
    offer_the_sample,
    bar_the_way,
)
