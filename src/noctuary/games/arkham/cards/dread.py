"""Encounter sets that several scenarios use: Rats, Ghouls, Striking Fear, Ancient Evils,
Chilling Cold, Nightgaunts, Locked Doors.
"""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ..actions import Choice, Choose, Target
from ..codes import C
from ..kinds import TR, TYPE, D, S, T
from ..registry import (
    AFTER,
    AT,
    E,
    Q,
    action,
    constant,
    forced,
    revelation,
)
from ..rules import damage, enemies, places, skill_tests, stages, zones
from ..rules.values import copies, is_asset, is_enemy, is_location, trait
from ..state import Arkham

# ---- Ghouls, Striking Fear


@revelation(C.GRASPING_HANDS)
def grasping_hands(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Agility (3): 1 damage per point failed by."""
    yield from skill_tests.test(g, p, S.AGILITY, 3, c, ref(grasping_hands_result))


@rule("AHB-032")
def grasping_hands_result(g: Arkham, t: int) -> Rule:
    """One dealing of all the damage."""
    if g.tests.passed[t] == 0:
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, g.tests.seat[t], n, 0, g.tests.source[t])


@revelation(C.ROTTING_REMAINS)
def rotting_remains(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Willpower (3): 1 horror per point failed by."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 3, c, ref(rotting_remains_result))


@rule("AHB-032")
def rotting_remains_result(g: Arkham, t: int) -> Rule:
    """One dealing of all the horror."""
    if g.tests.passed[t] == 0:
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, g.tests.seat[t], 0, n, g.tests.source[t])


@revelation((C.FROZEN_IN_FEAR, C.DISSONANT_VOICES, C.DREAMS_OF_RLYEH))
def lingers(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Into your threat area."""
    zones.threaten(g, c, p)
    yield from damage.defeat_fallen(g, NONE)


@constant(C.FROZEN_IN_FEAR, Q.ACTION_COST)
def frozen_in_fear(g: Arkham, c: int, who: int, x: int) -> int:
    """Your first move, fight or evade action of each round costs 1 more."""
    if g.at[c] != who or g.hurried[who]:
        return 0
    return int(x == D.MOVE or x == D.FIGHT or x == D.EVADE)


@forced(C.FROZEN_IN_FEAR, AT, E.TURN_ENDS, can=lambda g, c, p, ev: g.at[c] == ev)
def frozen_in_fear_thaws(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """At the end of your turn, willpower (3): discard it."""
    yield from skill_tests.test(g, ev, S.WILLPOWER, 3, c, ref(discard_on_success))


@rule()
def discard_on_success(g: Arkham, t: int) -> Rule:
    """Success: the card that called for the test is discarded."""
    c = g.tests.source[t]
    if g.tests.passed[t] and c in g.play:
        zones.discard(g, c)
    yield from damage.defeat_fallen(g, NONE)


@constant(C.DISSONANT_VOICES, Q.NO_PLAY)
def dissonant_voices(g: Arkham, c: int, who: int, x: int) -> int:
    """You cannot play assets or events."""
    return int(g.at[c] == who)


@forced(C.DISSONANT_VOICES, AT, E.ROUND_ENDS)
def dissonant_voices_fade(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """At the end of the round: discard it."""
    zones.discard(g, c)


# ---- Ancient Evils, Chilling Cold


@revelation(C.ANCIENT_EVILS)
def ancient_evils(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 doom on the agenda, which may advance."""
    yield from stages.doom_that_advances(g, 1)


@revelation(C.CRYPT_CHILL)
def crypt_chill(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Willpower (4): on a failure discard an asset in play, or take 2 damage."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 4, c, ref(crypt_chill_result))


def own_asset_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c):
            offer(g, Target(card=c))


@rule("AHB-063")
def crypt_chill_result(g: Arkham, t: int) -> Rule:
    """An asset is lost, or 2 damage taken."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        a = yield ask(p, own_asset_options, alone=TAKE)
        if a == NONE:
            yield from damage.suffer(g, p, 2, 0, g.tests.source[t])
        else:
            zones.discard(g, Target.card(a))
            yield from zones.make_room(g, p, NONE)


@revelation(C.OBSCURING_FOG)
def obscuring_fog(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to your location, unless there is one."""
    if not any(x != c and copies(g, x, c) and g.at[x] == g.at[p] for x in g.play):
        zones.attach(g, c, g.at[p], NONE)


@constant(C.OBSCURING_FOG, Q.SHROUD)
def obscured(g: Arkham, c: int, who: int, x: int) -> int:
    """The location has +2 shroud."""
    return 2 if g.at[c] == who else 0


@forced(
    C.OBSCURING_FOG,
    AFTER,
    E.SUCCEED,
    can=lambda g, c, p, ev: g.tests.what[ev] == D.INVESTIGATE and g.tests.target[ev] == g.at[c],
)
def fog_lifts(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After that location is successfully investigated: discard it."""
    zones.discard(g, c)


# ---- Nightgaunts, Locked Doors


@constant(C.HUNTING_NIGHTGAUNT, Q.DOUBLE_TOKEN)
def hunting_nightgaunt(g: Arkham, c: int, who: int, x: int) -> int:
    """While you try to evade it, negative modifiers of tokens are doubled."""
    return int(who == c and g.tests.what[x] == D.EVADE)


@revelation(C.ON_WINGS_OF_DARKNESS)
def on_wings_of_darkness(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Agility (4): failing hurts and carries you off."""
    yield from skill_tests.test(g, p, S.AGILITY, 4, c, ref(on_wings_result))


def central_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_location(g, c) and trait(g, c, TR.CENTRAL):
            offer(g, Target(card=c))


@rule()
def on_wings_result(g: Arkham, t: int) -> Rule:
    """1 damage and 1 horror; all but Nightgaunts let go of you; you go to a Central location."""
    p = g.tests.seat[t]
    if g.tests.passed[t]:
        return
    yield from damage.suffer(g, p, 1, 1, g.tests.source[t])
    if g.out[p] == 0:
        for e in g.play:
            if is_enemy(g, e) and g.engaged[e] == p and not trait(g, e, TR.NIGHTGAUNT):
                g.engaged[e] = NONE
        a = yield ask(p, central_options, alone=TAKE)
        if a != NONE:
            yield from places.move_to(g, p, Target.card(a), 1)
        yield from enemies.engage_all(g)


def door_here(g: Arkham, where: int) -> bool:
    """A Locked Door on a location."""
    return any(g.code[x] == C.LOCKED_DOOR and g.at[x] == where for x in g.play)


def most_clues_unlocked(g: Arkham) -> int:
    """The most clues on a location without a Locked Door; none when all have one."""
    best = NONE
    for c in g.play:
        if TYPE[g.code[c]] == T.LOCATION and not door_here(g, c):
            best = max(best, g.clues[c])
    return best


def door_options(g: Arkham, p: int) -> None:
    best = most_clues_unlocked(g)
    for c in g.play:
        if TYPE[g.code[c]] == T.LOCATION and not door_here(g, c) and g.clues[c] == best:
            offer(g, Target(card=c))


@revelation(C.LOCKED_DOOR)
def locked_door(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Attach it to the location with most clues that has none."""
    a = yield ask(g.lead, door_options, alone=TAKE)
    if a != NONE:
        zones.attach(g, c, Target.card(a), NONE)


@constant(C.LOCKED_DOOR, Q.NO_INVESTIGATE)
def door_is_locked(g: Arkham, c: int, who: int, x: int) -> int:
    """That location cannot be investigated."""
    return int(g.at[c] == who)


def combat_or_agility_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.combat))
    offer(g, Choose(choice=Choice.agility))


@action(C.LOCKED_DOOR)
def open_the_door(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Combat (4) or agility (4): discard it."""
    a = yield ask(p, combat_or_agility_options)
    s = Choose.choice(a) - Choice.willpower
    yield from skill_tests.test(g, p, s, 4, c, ref(discard_on_success))


# ---- Dreams of R'lyeh


@constant(C.DREAMS_OF_RLYEH, Q.WILLPOWER, Q.SANITY)
def dreams_of_rlyeh(g: Arkham, c: int, who: int, x: int) -> int:
    """-1 willpower and -1 sanity."""
    return -1 if g.at[c] == who else 0


@action(C.DREAMS_OF_RLYEH)
def wake_up(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Willpower (3): discard it."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 3, c, ref(discard_on_success))
