"""Guests among the encounter cards: places, enemies and treacheries of other campaigns."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ..actions import Choice, Choose, Target
from ..codes import C
from ..kinds import PH, SCENARIO, SEATS, STAGE, TITLE, TOK, TOKEN, TR, TYPE, D, S, T
from ..registry import (
    AFTER,
    AT,
    WHEN,
    E,
    L,
    Q,
    action,
    advance,
    constant,
    forced,
    haunted,
    revelation,
)
from ..rules import (
    bag,
    damage,
    drawing,
    enemies,
    places,
    skill_tests,
    stages,
    swarms,
    turn,
    windows,
    zones,
)
from ..rules.values import is_enemy, last, someone_here, spot, trait
from ..state import Arkham

# ---- The Dunwich Legacy: places


@constant(C.ORNE_LIBRARY, Q.ACTION_COST)
def orne_library(g: Arkham, c: int, who: int, x: int) -> int:
    """Investigating it costs one action more."""
    return int(x == D.INVESTIGATE and spot(g, who) == c)


def found_by(g: Arkham, c: int, ev: int) -> bool:
    """Somebody has just revealed this location by entering it."""
    return g.moves.goal[ev] == c and g.moves.found[ev] > 0


@forced(C.FROZEN_SPRING, AFTER, E.MOVE, can=lambda g, c, p, ev: found_by(g, c, ev))
def frozen_spring(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Whoever reveals it loses all actions, and the turn ends."""
    turn.cut_short(g, g.moves.seat[ev])


@constant(C.SENTINEL_PEAK, Q.ENTRY_COST)
def sentinel_peak(g: Arkham, c: int, who: int, x: int) -> int:
    """Until it is revealed, moving there costs the group 2 clues per investigator."""
    return 2 * g.seats if who == c and g.revealed[c] == 0 else 0


@forced(
    C.SENTINEL_PEAK,
    WHEN,
    E.ENCOUNTER,
    can=lambda g, c, p, ev: (
        g.at[g.encounters.seat[ev]] == c and trait(g, g.encounters.card[ev], TR.HEX)
    ),
)
def sentinel_peak_burns(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 damage to whoever draws a Hex card there."""
    yield from damage.suffer(g, g.encounters.seat[ev], 1, 0, c)


# ---- a train: each car is coupled to the one on its left, which it is `at`


@constant((C.PASSENGER_CAR, C.PASSENGER_CAR_02168, C.ENGINE_CAR), Q.CONNECTED)
def coupled(g: Arkham, c: int, who: int, x: int) -> int:
    """It is connected to the car on its left."""
    return int(g.at[c] >= 0 and ((who == c and x == g.at[c]) or (x == c and who == g.at[c])))


@constant((C.PASSENGER_CAR, C.PASSENGER_CAR_02168, C.ENGINE_CAR), Q.NO_ENTER)
def shut_car(g: Arkham, c: int, who: int, x: int) -> int:
    """Until it is revealed nobody enters before all clues on its left have been discovered."""
    if who != c or x >= SEATS or g.revealed[c] or g.at[c] < 0:
        return 0
    return int(g.revealed[g.at[c]] == 0 or g.clues[g.at[c]] > 0)


FARE = 2


def fare_of(g: Arkham, p: int, s: int) -> int:
    """Icons of a skill on cards that may be discarded from a hand, wild ones included."""
    return sum(skill_tests.icons(g, c, s) for c in g.hand[p] if zones.may_discard(g, c))


def fare_options(g: Arkham, p: int, s: int, left: int) -> None:
    if left < FARE or fare_of(g, p, s) >= left:
        for c in g.hand[p]:
            if zones.may_discard(g, c) and skill_tests.icons(g, c, s):
                offer(g, Target(card=c))
    if left == FARE:
        offer(g, Choose(choice=Choice.damage))


@forced(
    (C.PASSENGER_CAR, C.PASSENGER_CAR_02168),
    AFTER,
    E.MOVE,
    can=lambda g, c, p, ev: g.moves.goal[ev] == c,
)
def passenger_car(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Whoever enters discards cards with 2 icons of a skill, or takes 2 damage."""
    q = g.moves.seat[ev]
    s = S.AGILITY if g.code[c] == C.PASSENGER_CAR else S.COMBAT
    left = FARE
    while left > 0:
        a = yield ask(q, fare_options, s, left, alone=TAKE)
        if Choose.made(a):
            yield from damage.suffer(g, q, 2, 0, c)
            return
        left -= skill_tests.icons(g, Target.card(a), s)
        zones.discard(g, Target.card(a))


@action(C.CLOVER_CLUB_CARDROOM, resources=2, can=lambda g, c, p, ev: STAGE[g.code[g.act]] == 1)
def cardroom(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """In act 1, reveal a token: an even number wins 2 clues, an elder sign 2 resources as well."""
    k = bag.reveal_alone(g, p)
    if k == TOK.ELDER_SIGN:
        drawing.gain(g, p, 2)
    if k == TOK.ELDER_SIGN or (0 <= k <= TOK.MINUS_8 and TOKEN[k] % 2 == 0):
        places.gain_clues(g, p, 2)


# ---- The Circle Undone


@haunted(C.VICTORIAN_HALLS)
def victorian_halls(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Haunted: lose 1 action."""
    yield from windows.lose_actions(g, p, 1)


# ---- The Forgotten Age


@action(C.EXPEDITION_INTO_THE_WILD)
def expedition(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Explore."""
    yield from places.explore(g, p)


@advance(C.EXPEDITION_INTO_THE_WILD)
def expedition_surrounded(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """The encounter discards go back into the deck."""
    zones.shuffle_discards_in(g, SCENARIO)


@forced(
    C.PATH_OF_THORNS,
    AFTER,
    E.FAIL,
    can=lambda g, c, p, ev: g.tests.what[ev] == D.INVESTIGATE and g.tests.target[ev] == c,
)
def path_of_thorns(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 damage to whoever fails to investigate it."""
    yield from damage.suffer(g, g.tests.seat[ev], 1, 0, c)


@forced(C.PATH_OF_THORNS, AFTER, E.EXPLORE, can=lambda g, c, p, ev: spot(g, ev) == c)
def path_of_thorns_tears(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 damage to whoever explores from it in vain."""
    yield from damage.suffer(g, ev, 1, 0, c)


@action(
    C.RIVER_CANYON,
    limit=1,
    period=L.GAME,
    aim=lambda g, c, p, ev, t: t < SEATS and someone_here(g, p, t) and g.damage[t] > 0,
)
def river_canyon(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Once a game: heal 1 damage from an investigator there."""
    damage.heal(g, t, 1, 0)


@revelation(C.LOST_IN_THE_WILDS)
def lost_in_the_wilds(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Test willpower (3)."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 3, c, ref(lost_in_the_wilds_result))


@rule("AHB-198")
def lost_in_the_wilds_result(g: Arkham, t: int) -> Rule:
    """Failure: a horror for each point, and it stays in the threat area."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        zones.threaten(g, g.tests.source[t], p)
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, p, 0, n, g.tests.source[t])


@constant(C.LOST_IN_THE_WILDS, Q.NO_MOVE, Q.NO_EXPLORE)
def lost_for_now(g: Arkham, c: int, who: int, x: int) -> int:
    """Whoever is lost cannot move or explore."""
    return int(g.at[c] == who)


@forced(C.LOST_IN_THE_WILDS, AT, E.TURN_ENDS, can=lambda g, c, p, ev: g.at[c] == ev)
def no_longer_lost(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discarded at the end of the turn."""
    zones.discard(g, c)


@forced(C.BOA_CONSTRICTOR, AFTER, E.ATTACK, can=lambda g, c, p, ev: g.attacks.enemy[ev] == c)
def boa_constrictor(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Exhausted cards of whoever it attacks do not ready in the next upkeep phase."""
    last(g, Q.NO_READY, g.attacks.seat[ev], 1, c, L.GAME)


@constant(C.BROOD_OF_YIG, Q.FIGHT)
def brood_of_yig(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each vengeance point."""
    return stages.vengeance(g) if who == c else 0


# ---- The Path to Carcosa: Hidden


@constant(C.WHISPERS_IN_YOUR_HEAD, Q.NO_PLAY)
def whispers_in_your_head(g: Arkham, c: int, who: int, x: int) -> int:
    """You cannot play events."""
    return int(TYPE[g.code[x]] == T.EVENT)


@action(C.WHISPERS_IN_YOUR_HEAD, actions=2)
def whispers_silenced(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Two actions: discard it from your hand."""
    zones.give_up(g, c)


# ---- enemies of other stories


@constant(C.ARKHAM_OFFICER, Q.PATROL)
def officer_patrols(g: Arkham, c: int, who: int, x: int) -> int:
    """Patrols towards locations with clues."""
    return int(who == c and g.clues[x] > 0)


@forced(
    C.ARKHAM_OFFICER,
    AT,
    E.PHASE_ENDS,
    can=lambda g, c, p, ev: ev == PH.ENEMY and g.clues[g.at[c]] > 0,
)
def officer_takes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """At the end of the enemy phase a clue of its location becomes doom on it."""
    g.clues[g.at[c]] -= 1
    stages.add_doom(g, c, 1)


@action(C.ARKHAM_OFFICER, designator=D.PARLEY)
def officer_listens(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 3, c, ref(officer_result), c)


def officer_options(g: Arkham, p: int, card: int) -> None:
    if g.exhausted[card] == 0:
        offer(g, Choose(choice=Choice.evade))
    if g.doom[card]:
        offer(g, Choose(choice=Choice.clue))


@rule("AHB-198")
def officer_result(g: Arkham, t: int) -> Rule:
    """Success: it is evaded, or gives back a clue."""
    c = g.tests.about[t]
    p = g.tests.seat[t]
    if g.tests.passed[t] and is_enemy(g, c):
        a = yield ask(p, officer_options, c, alone=TAKE)
        if a != NONE and Choose.choice(a) == Choice.evade:
            yield from enemies.evaded(g, c, p, 0)
        elif a != NONE:
            g.doom[c] -= 1
            places.gain_clues(g, p, 1)


@action(C.SATURNITE_DRUDGE_MILITIA, designator=D.PARLEY)
def militia_listens(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 3, c, ref(militia_result), c)


@rule("AHB-198")
def militia_result(g: Arkham, t: int) -> Rule:
    """1 damage for each point of success."""
    if g.tests.passed[t]:
        n = skill_tests.margin(g, t)
        yield from damage.hurt_enemy(g, g.tests.about[t], n, g.tests.seat[t], NONE)


# ---- The Dream-Eaters


@revelation(C.SOMNIPHOBIA)
def somniphobia(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Test willpower (5), in which every icon counts."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 5, c, ref(somniphobia_result))


@rule("AHB-198")
def somniphobia_result(g: Arkham, t: int) -> Rule:
    """Failure: a horror for each point, 3 at most."""
    if g.tests.passed[t] == 0:
        n = min(3, -skill_tests.margin(g, t))
        yield from damage.suffer(g, g.tests.seat[t], 0, n, g.tests.source[t])


@constant(C.SWARM_OF_SPIDERS, Q.EVADE)
def swarm_of_spiders(g: Arkham, c: int, who: int, x: int) -> int:
    """X is the number of Swarms of Spiders at its location, swarm cards included."""
    if who != c:
        return 0
    n = 0
    for e in g.play:
        if g.at[e] == g.at[c] and TITLE[g.code[e]] == TITLE[g.code[c]]:
            n += 1 + swarms.swarm_size(g, e)
    return n
