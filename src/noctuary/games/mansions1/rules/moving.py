"""Movement steps, locks on the way, evading, arriving in a room."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, deny, emit, offer, rule
from noctuary.mechanics.spaces import FLIES, WAYS, neighbour_through, other_side

from ..actions import Evaded, FireShunned, LockHeld, LockOpened, LockTurned, Moved, Run, Step
from ..components import (
    AWARENESS,
    HORROR,
    M_DAMAGE,
    MONSTERS,
    TEAM,
    Attribute,
    Room,
    Seed,
    ThingKind,
    Trauma,
)
from ..state import Mansions
from . import damage, exploring, skill_tests
from .board import investigator_here, is_door, link_between, playing, room_of
from .skill_tests import carries, suffers

SLAMMED = 1
"""Bits of `mask`: no door may be used in this turn; the Keeper has played a Mythos card; moved."""
HAUNTED = 2
WALKED = 4


@rule("MAN1-Q06", "MAN1-Q08", "MAN1-Q25", "MAN1-Q26")
def may_go(g: Mansions, i: int, t: int) -> bool:
    """Whether no slammed door, fear of the dark or paranoia forbids a step."""
    if g.mask[i] & SLAMMED and is_door(g, link_between(g, g.at[i], t)):
        return False
    if len(g.trauma_on[i]) > 0:
        r = room_of(g, t)
        if r != room_of(g, g.at[i]) and g.room[r] & Room.DARK:
            if suffers(g, i, Trauma.FEAR_OF_THE_DARK):
                return False
        if suffers(g, i, Trauma.PARANOIA) and investigator_here(g, t):
            return False
    return True


@rule("MAN1-106", "MAN1-Q06", "MAN1-Q07", "MAN1-Q08", "MAN1-Q24", "MAN1-Q30")
def offer_moves(g: Mansions, i: int) -> None:
    """Offer a step into a neighbouring space; if no step is left, the action may be one more."""
    s = g.at[i]
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            break
        t = neighbour_through(g, s, k, FLIES)
        if t > 0 and may_go(g, i, t):
            if g.steps > 0:
                offer(g, Step(space=t))
            elif g.actions > 0:
                offer(g, Run(space=t))
            else:
                deny(g, Step(space=t), "MAN1-106")
        elif t > 0 and g.mask[i] & SLAMMED:
            deny(g, Step(space=t), "MAN1-Q25")
        elif t > 0:
            deny(g, Step(space=t), "MAN1-Q26")
        else:
            deny(g, Step(space=other_side(g, s, k)), "MAN1-Q30")


@rule("MAN1-Q06", "MAN1-Q12", "MAN1-Q19", "MAN1-Q30")
def go(g: Mansions, i: int, t: int) -> Rule:
    """Evade, open what is locked, dare the fire, then enter."""
    yield from evade_all(g, i)
    if not playing(g, i):
        return
    g.hidden[i] = 0
    r = room_of(g, t)
    if r != room_of(g, g.at[i]):
        opened = yield from pass_lock(g, i, r)
        if opened == 0 or not playing(g, i):
            return
        if g.room[r] & Room.FIRE:
            dares = yield from skill_tests.test(g, i, Attribute.WILLPOWER, 0, skill_tests.PLAIN)
            if dares == 0:
                emit(g, FireShunned(person=g.who[i], room=r))
                return
    yield from enter(g, i, t)


@rule("MAN1-Q06", "MAN1-Q20", "MAN1-Q30")
def enter(g: Mansions, i: int, t: int) -> Rule:
    """Move the figure; a new room may burn, and its monsters are seen."""
    new = room_of(g, t) != room_of(g, g.at[i])
    g.at[i] = t
    g.mask[i] |= WALKED
    emit(g, Moved(person=g.who[i], space=t))
    if new:
        if g.room[room_of(g, t)] & Room.FIRE:
            yield from damage.take_damage(g, i, 1)
        yield from arrive(g, i)


@rule("MAN1-108", "MAN1-Q20")
def arrive(g: Mansions, i: int) -> Rule:
    """Test horror for each monster of the room that he has not faced in this turn."""
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and playing(g, i) and room_of(g, g.m_at[m]) == room_of(g, g.at[i]):
            yield from face(g, i, m)


@rule("MAN1-057", "MAN1-108", "MAN1-Q20", "MAN1-Q30")
def face(g: Mansions, i: int, m: int) -> Rule:
    """Test Willpower with the monster's horror; failure costs 1 horror. Once for each in a turn."""
    if g.hidden[i] == 0 and (g.scared[i] >> m) & 1 == 0:
        g.scared[i] |= 1 << m
        brave = yield from skill_tests.test(
            g, i, Attribute.WILLPOWER, HORROR[m], skill_tests.HORROR
        )
        if brave == 0:
            yield from damage.take_horror(g, i, 1)


@rule("MAN1-108", "MAN1-Q20", "MAN1-Q30")
def seen_by_all(g: Mansions, m: int) -> Rule:
    """Let those in a monster's new room face it; those who hide may be found."""
    for i in range(TEAM):
        if g.m_at[m] > 0 and playing(g, i) and room_of(g, g.m_at[m]) == room_of(g, g.at[i]):
            if g.hidden[i]:
                yield from exploring.stay_hidden(g, i)
            yield from face(g, i, m)


@rule("MAN1-Q19")
def evade_all(g: Mansions, i: int) -> Rule:
    """Test Dexterity against each monster of the space; failure costs its damage."""
    for m in range(MONSTERS):
        if playing(g, i) and g.m_at[m] == g.at[i] and (g.evaded[i] >> m) & 1 == 0:
            g.evaded[i] |= 1 << m
            bonus = 1 if carries(g, i, ThingKind.HUNTING_KNIFE) else 0
            away = yield from skill_tests.test(
                g, i, Attribute.DEXTERITY, AWARENESS[m] + bonus, skill_tests.PLAIN
            )
            emit(g, Evaded(person=g.who[i], monster=m, passed=away))
            if away == 0:
                g.m_seen |= 1 << m
                yield from damage.take_damage(g, i, M_DAMAGE[m])


# ---- locks


@rule("MAN1-Q12")
def pass_lock(g: Mansions, i: int, r: int) -> IntRule:
    """Turn up the Lock of a room on the way in; return 1 if nothing is in the way."""
    if g.room[r] & Room.LOCK_GONE:
        return 1
    c = exploring.card_of(g, r, Seed.LOCK)
    if c == NONE:
        g.room[r] |= Room.LOCK_GONE
        exploring.rule_out(g, r, Seed.LOCK)
        return 1
    if g.room[r] & Room.LOCK_UP == 0:
        g.room[r] |= Room.LOCK_UP
        exploring.rule_out(g, r, Seed.LOCK)
        emit(g, LockTurned(room=r))
    opened = yield from exploring.overcome(g, i, r, c)
    if opened and playing(g, i):
        g.room[r] |= Room.LOCK_GONE
        emit(g, LockOpened(person=g.who[i], room=r))
        return 1
    if playing(g, i):
        emit(g, LockHeld(person=g.who[i], room=r))
    return 0


@rule("MAN1-Q12")
def locked_by(g: Mansions, r: int) -> int:
    """Return what the faceup Lock of a room asks for, or NONE."""
    if g.room[r] & Room.LOCK_UP and g.room[r] & Room.LOCK_GONE == 0:
        c = exploring.card_of(g, r, Seed.LOCK)
        return g.seeds[c][3] if c != NONE else NONE
    return NONE
