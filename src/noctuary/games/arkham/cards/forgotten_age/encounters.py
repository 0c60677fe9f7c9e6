"""Encounter cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ...codes import C
from ...kinds import SCENARIO, SEATS, D, S
from ...registry import AFTER, AT, E, L, Q, action, advance, constant, forced, revelation
from ...rules import damage, places, skill_tests, stages, zones
from ...rules.values import last, someone_here, spot
from ...state import Arkham

# ---- exploring


@action(C.EXPEDITION_INTO_THE_WILD)
def expedition(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Explore."""
    yield from places.explore(g, p)


@advance(C.EXPEDITION_INTO_THE_WILD)
def expedition_surrounded(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """The encounter discards go back into the deck."""
    zones.shuffle_discards_in(g, SCENARIO)


# ---- places


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


# ---- treacheries and enemies


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
