"""Guardian cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import Rule

from ...codes import Code
from ...kinds import USE_OF, Designator, Phase, Trait, UseType
from ...registry import AFTER, Trigger, action, event, forced, free, reaction
from ...rules import skill_tests, zones
from ...rules.values import enemy_here, is_asset, is_enemy, my_test, someone_here, test_here, trait
from ...state import Arkham
from ..core.weaknesses import suffered


@action(
    Code.SURVIVAL_KNIFE, designator=Designator.fight, aim=lambda g, c, p, ev, t: enemy_here(g, p, t)
)
def survival_knife(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=1)


@reaction(
    Code.SURVIVAL_KNIFE,
    AFTER,
    Trigger.DEAL,
    exhaust=1,
    designator=Designator.fight,
    can=lambda g, c, p, ev: (
        g.phase == Phase.enemy
        and g.deals.attack[ev] > 0
        and suffered(g, ev, p, 0)
        and is_enemy(g, g.deals.source[ev])
    ),
)
def survival_knife_answers(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An attack of the enemy phase deals you damage: fight that enemy, combat +2, damage +1."""
    yield from skill_tests.fight(g, p, g.deals.source[ev], c, bonus=2, hurt=2)


@event(
    Code.CUSTOM_AMMUNITION,
    aim=lambda g, c, p, ev, t: (
        trait(g, t, Trait.FIREARM)
        and USE_OF[g.code[t]] == UseType.AMMO
        and g.ctrl[t] >= 0
        and someone_here(g, p, g.ctrl[t])
        and not any(g.code[x] == Code.CUSTOM_AMMUNITION and g.at[x] == t for x in g.play)
    ),
)
def custom_ammunition(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to a Firearm of somebody here, with 2 ammo."""
    zones.attach(g, c, t, g.ctrl[t])
    g.uses[t] += 2


@forced(
    Code.CUSTOM_AMMUNITION,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, c, p, ev: (
        g.tests.source[ev] == g.at[c]
        and g.tests.what[ev] == Designator.fight
        and trait(g, g.tests.target[ev], Trait.MONSTER)
    ),
)
def custom_ammunition_bites(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Its attacks against Monsters deal +1 damage."""
    g.tests.amount[ev] += 1


def matching_on(g: Arkham, c: int, t: int) -> int:
    """Icons of an asset that match the skill of a test, wild ones included."""
    return skill_tests.icons(g, c, g.tests.skill[t])


@free(
    Code.WELL_PREPARED,
    exhaust=1,
    can=lambda g, c, p, ev: my_test(g, p) and g.tests.step[test_here(g)] < 6,
    aim=lambda g, c, p, ev, t: (
        is_asset(g, t) and g.ctrl[t] == p and t != c and matching_on(g, t, test_here(g)) > 0
    ),
)
def well_prepared(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """+1 for each matching icon on another asset of yours."""
    g.tests.bonus[test_here(g)] += matching_on(g, t, test_here(g))
