"""Encounter cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ...codes import Code
from ...kinds import SCENARIO, SEATS, Designator, Skill
from ...registry import (
    AFTER,
    AT,
    Period,
    Question,
    Trigger,
    action,
    advance,
    constant,
    forced,
    revelation,
)
from ...rules import damage, places, skill_tests, stages, zones
from ...rules.values import last, someone_here, spot
from ...state import Arkham

# ---- exploring


@action(Code.EXPEDITION_INTO_THE_WILD)
def expedition(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Explore."""
    yield from places.explore(g, p)


@advance(Code.EXPEDITION_INTO_THE_WILD)
def expedition_surrounded(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """The encounter discards go back into the deck."""
    zones.shuffle_discards_in(g, SCENARIO)


# ---- places


@forced(
    Code.PATH_OF_THORNS,
    AFTER,
    Trigger.FAIL,
    can=lambda g, c, p, ev: g.tests.what[ev] == Designator.investigate and g.tests.target[ev] == c,
)
def path_of_thorns(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 damage to whoever fails to investigate it."""
    yield from damage.suffer(g, g.tests.seat[ev], 1, 0, c)


@forced(Code.PATH_OF_THORNS, AFTER, Trigger.EXPLORE, can=lambda g, c, p, ev: spot(g, ev) == c)
def path_of_thorns_tears(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 damage to whoever explores from it in vain."""
    yield from damage.suffer(g, ev, 1, 0, c)


@action(
    Code.RIVER_CANYON,
    limit=1,
    period=Period.GAME,
    aim=lambda g, c, p, ev, t: t < SEATS and someone_here(g, p, t) and g.damage[t] > 0,
)
def river_canyon(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Once a game: heal 1 damage from an investigator there."""
    damage.heal(g, t, 1, 0)


# ---- treacheries and enemies


@revelation(Code.LOST_IN_THE_WILDS)
def lost_in_the_wilds(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Test willpower (3)."""
    yield from skill_tests.test(g, p, Skill.willpower, 3, c, ref(lost_in_the_wilds_result))


@rule("AHB-198")
def lost_in_the_wilds_result(g: Arkham, t: int) -> Rule:
    """Failure: a horror for each point, and it stays in the threat area."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        zones.threaten(g, g.tests.source[t], p)
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, p, 0, n, g.tests.source[t])


@constant(Code.LOST_IN_THE_WILDS, Question.no_move, Question.no_explore)
def lost_for_now(g: Arkham, c: int, who: int, x: int) -> int:
    """Whoever is lost cannot move or explore."""
    return int(g.at[c] == who)


@forced(Code.LOST_IN_THE_WILDS, AT, Trigger.TURN_ENDS, can=lambda g, c, p, ev: g.at[c] == ev)
def no_longer_lost(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discarded at the end of the turn."""
    zones.discard(g, c)


@forced(
    Code.BOA_CONSTRICTOR, AFTER, Trigger.ATTACK, can=lambda g, c, p, ev: g.attacks.enemy[ev] == c
)
def boa_constrictor(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Exhausted cards of whoever it attacks do not ready in the next upkeep phase."""
    last(g, Question.no_ready, g.attacks.seat[ev], 1, c, Period.GAME)


@constant(Code.BROOD_OF_YIG, Question.fight)
def brood_of_yig(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each vengeance point."""
    return stages.vengeance(g) if who == c else 0
