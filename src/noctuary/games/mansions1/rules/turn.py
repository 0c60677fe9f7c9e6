"""An investigator's turn: two movement steps and an action, in any order."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, deny, emit, move, offer, rule
from noctuary.mechanics.spaces import WAYS, other_side

from ..actions import (
    Attack,
    Barricade,
    Burn,
    Cast,
    EndTurn,
    Explore,
    Hide,
    Leave,
    Left,
    LockOpened,
    MythosGone,
    PutOut,
    Ran,
    Resume,
    Rummage,
    Run,
    Staunch,
    Step,
    TurnBegan,
    Unblock,
    UseThing,
    Whom,
)
from ..components import INVESTIGATORS, Attribute, Hold, Myth, Room, Seed, Trauma
from ..state import Mansions
from . import (
    combat,
    damage,
    death,
    events,
    exploring,
    features,
    items,
    moving,
    mythos,
    skill_tests,
    spells,
)
from .board import company, playing, room_of, slot_of
from .skill_tests import haunted, health, suffers

STEPS = 2
SHAMED = 2
"""Times that shame hurts before it goes."""


@rule("MAN1-033", "MAN1-106", "MAN1-Q06", "MAN1-Q25", "MAN1-Q26")
def take_turn(g: Mansions, i: int) -> Rule:
    """Take steps and an action until both are used up or the player ends the turn."""
    g.turn = 1 + i
    begin_turn(g, i)
    yield from rage(g, i)
    yield from mythos.haunt(g, i)
    while playing(g, i):
        a = yield ask(g.player[i], turn_options, g.who[i], alone=TAKE)
        if EndTurn.matches(a):
            break
        yield from do(g, i, a)
        yield from mythos.haunt(g, i)
    yield from end_turn(g, i)
    g.turn = 0


@rule("MAN1-033", "MAN1-106", "MAN1-Q06", "MAN1-Q26", "MAN1-Q33")
def begin_turn(g: Mansions, i: int) -> None:
    """Give two steps and an action, less what a Trauma or an attack has taken; end wards."""
    emit(g, TurnBegan(person=g.who[i]))
    g.steps = 1 if suffers(g, i, Trauma.TWISTED_ANKLE) else STEPS
    g.actions = 1
    if g.stuck[i]:
        g.stuck[i] = 0
        g.steps = 0
    g.jam = g.jammed[i]
    g.jammed[i] = 0
    if g.dazed[i] > 0:
        g.dazed[i] = 1
    g.ward[i] = 0
    g.salted[i] = 0
    g.mask[i] = 0
    g.evaded[i] = 0
    g.scared[i] = 0
    if suffers(g, i, Trauma.MORTAL_WOUND):
        g.dying[i] = 1
    if suffers(g, i, Trauma.STUPOR):
        g.steps = 0
        g.actions = 0
        damage.lose_trauma(g, i, Trauma.STUPOR)


@rule("MAN1-061", "MAN1-Q26")
def rage(g: Mansions, i: int) -> Rule:
    """Hurt somebody of the space in a rage, whom the Keeper chooses."""
    if suffers(g, i, Trauma.RAGE):
        a = yield ask(g.keeper[0], damage.neighbour_options, g.who[i], 1, alone=TAKE)
        if a != NONE:
            yield from damage.take_damage(g, slot_of(g, Whom.person(a)), 1)


@rule("MAN1-Q06", "MAN1-106", "MAN1-Q07", "MAN1-Q11", "MAN1-Q26", "MAN1-Q28")
def turn_options(g: Mansions, p: int, person: int) -> None:
    """Offer steps while there are some, one action, or the end of the turn."""
    i = slot_of(g, person)
    if g.mask[i] & mythos.HALTED == 0:
        moving.offer_moves(g, i)
    if events.may_leave(g, i):
        offer(g, Leave())
    if g.actions > 0:
        if exploring.may_explore(g, i):
            offer(g, Explore())
        else:
            deny(g, Explore(), "MAN1-Q11")
        combat.offer_attacks(g, i)
        items.offer_uses(g, i)
        spells.offer_spells(g, i)
        features.offer_features(g, i)
        offer_resume(g, i)
        items.offer_rummage(g, i)
        if suffers(g, i, Trauma.BLEEDING):
            offer(g, Staunch())
    else:
        deny(g, Explore(), "MAN1-106")
    offer(g, EndTurn())


@rule("MAN1-Q07", "MAN1-Q12", "MAN1-Q14")
def offer_resume(g: Mansions, i: int) -> None:
    """Offer the open puzzle of a Lock next door."""
    s = g.at[i]
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            return
        t = other_side(g, s, k)
        r = room_of(g, t)
        if r != room_of(g, s) and moving.locked_by(g, r) == Hold.PUZZLE:
            offer(g, Resume(room=r))


@rule("MAN1-Q06", "MAN1-Q07", "MAN1-Q19")
def do(g: Mansions, i: int, a: int) -> Rule:
    """Do a step or the action; before anything but an attack, evade the monsters there."""
    if Step.matches(a):
        g.steps -= 1
        yield from moving.go(g, i, Step.space(a))
    elif Leave.matches(a):
        yield from leave(g, i)
    elif Attack.matches(a):
        g.actions -= 1
        yield from combat.attack(g, i, Attack.monster(a), Attack.weapon(a))
    else:
        g.actions -= 1
        if Run.matches(a):
            yield from run(g, i, Run.space(a))
        else:
            yield from moving.evade_all(g, i)
            if playing(g, i):
                g.hidden[i] = 0
                yield from carry_out(g, i, a)


@rule("MAN1-Q07", "MAN1-Q26")
def run(g: Mansions, i: int, t: int) -> Rule:
    """Move one more space; a deep wound tears."""
    emit(g, Ran(person=g.who[i], space=t))
    if suffers(g, i, Trauma.DEEP_WOUND):
        yield from damage.take_damage(g, i, 1)
    if playing(g, i):
        yield from moving.go(g, i, t)


@rule("MAN1-043", "MAN1-Q28", "MAN1-Q36")
def leave(g: Mansions, i: int) -> Rule:
    """Leave the house with what the Objective asks for."""
    g.steps -= 1
    yield from moving.evade_all(g, i)
    if playing(g, i):
        emit(g, Left(person=g.who[i]))
        yield from death.conclude(g, INVESTIGATORS)


@rule("MAN1-Q07")
def carry_out(g: Mansions, i: int, a: int) -> Rule:
    """Carry out the chosen action."""
    if Explore.matches(a):
        yield from exploring.explore(g, i)
    elif UseThing.matches(a):
        yield from items.use(g, i, UseThing.thing(a))
    elif Cast.matches(a):
        yield from spells.cast(g, i, Cast.spell(a))
    elif Rummage.matches(a):
        yield from items.rummage(g, i)
    elif PutOut.matches(a):
        yield from features.put_out(g, i)
    elif Resume.matches(a):
        yield from resume(g, i, Resume.room(a))
    elif Staunch.matches(a):
        yield from staunch(g, i)
    elif Hide.matches(a):
        features.hide(g, i)
    elif Barricade.matches(a):
        features.barricade(g, i, Barricade.door(a))
    elif Unblock.matches(a):
        features.unblock(g, Unblock.door(a))
    elif Burn.matches(a):
        features.burn(g, i)


@rule("MAN1-Q12", "MAN1-Q14")
def resume(g: Mansions, i: int, r: int) -> Rule:
    """Try the puzzle of a Lock again."""
    done = yield from exploring.overcome(g, i, r, exploring.card_of(g, r, Seed.LOCK))
    if done and playing(g, i):
        g.room[r] |= Room.LOCK_GONE
        emit(g, LockOpened(person=g.who[i], room=r))


@rule("MAN1-060", "MAN1-Q26")
def staunch(g: Mansions, i: int) -> Rule:
    """Test Intellect 0 to stop the bleeding."""
    done = yield from skill_tests.test(g, i, Attribute.INTELLECT, 0, skill_tests.PLAIN)
    if done:
        damage.lose_trauma(g, i, Trauma.BLEEDING)


# ---- the end of a turn


@rule("MAN1-046", "MAN1-085", "MAN1-Q25", "MAN1-Q26", "MAN1-Q30")
def end_turn(g: Mansions, i: int) -> Rule:
    """End the turn: fire, wounds and shame take their toll."""
    if playing(g, i) and g.room[room_of(g, g.at[i])] & Room.FIRE:
        yield from damage.take_damage(g, i, 1)
    if playing(g, i) and suffers(g, i, Trauma.BLEEDING):
        yield from damage.take_damage(g, i, 1)
    if playing(g, i) and g.dying[i]:
        yield from succumb(g, i)
    if playing(g, i) and haunted(g, i, Myth.SHAME) != NONE and not company(g, i):
        yield from shame(g, i)
    if g.dazed[i] == 1:
        g.dazed[i] = 0


@rule("MAN1-Q26")
def succumb(g: Mansions, i: int) -> Rule:
    """Kill an investigator who has not been healed of a mortal wound; else the wound has passed."""
    g.dying[i] = 0
    if suffers(g, i, Trauma.MORTAL_WOUND):
        if health(g, i) <= 1:
            yield from death.kill(g, i)
        else:
            damage.lose_trauma(g, i, Trauma.MORTAL_WOUND)


@rule("MAN1-085", "MAN1-Q25")
def shame(g: Mansions, i: int) -> Rule:
    """Take 1 horror if alone at the end of a turn, twice at most."""
    g.ashamed[i] += 1
    if g.ashamed[i] == SHAMED:
        c = haunted(g, i, Myth.SHAME)
        move(g, c, g.mythos_discard)
        emit(g, MythosGone(person=g.who[i], mythos=c))
        g.ashamed[i] = 0
    yield from damage.take_horror(g, i, 1)
