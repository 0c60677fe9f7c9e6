"""Encounter cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ... import ability
from ...ability import AFTER, Period, Question, Trigger, Use
from ...card_codes import Code
from ...components import TITLE, Designator, Skill, Trait
from ...rules import damage, locations, skill_tests, stages, swarms, values
from ...state import Arkham


@ability.revelation(Code.SOMNIPHOBIA)
def somniphobia(g: Arkham, use: Use) -> Rule:
    """Test willpower (5), in which every icon counts."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 5, use.card, ref(somniphobia_result))


@rule("AHB-198")
def somniphobia_result(g: Arkham, t: int) -> Rule:
    """Failure: a horror for each point, 3 at most."""
    if g.tests.passed[t] == 0:
        n = min(3, -skill_tests.margin(g, t))
        yield from damage.suffer(g, g.tests.seat[t], 0, n, g.tests.source[t])


@ability.constant(Code.SWARM_OF_SPIDERS, Question.evade)
def swarm_of_spiders(g: Arkham, card: int, who: int, context: int) -> int:
    """X is the number of Swarms of Spiders at its location, swarm cards included."""
    if who != card:
        return 0
    n = 0
    for e in g.play:
        if g.at[e] == g.at[card] and TITLE[g.code[e]] == TITLE[g.code[card]]:
            n += 1 + swarms.swarm_size(g, e)
    return n


# ---- Corsairs


@ability.constant(Code.CORSAIR_OF_LENG, Question.spawns)
@rule("AHC-105")
def corsair_lands(g: Arkham, card: int, who: int, context: int) -> int:
    """Spawns at the nearest City or Surface location."""
    if not values.trait(g, who, Trait.CITY) and not values.trait(g, who, Trait.SURFACE):
        return 0
    return 1 + values.NO_WAY - values.distance(g, g.at[context], who)


@ability.forced(
    Code.CORSAIR_OF_LENG,
    AFTER,
    Trigger.ATTACK,
    can=lambda g, use: (
        g.attacks.enemy[use.event] == use.card
        and values.test_here(g) >= 0
        and g.tests.what[values.test_here(g)] == Designator.evade
        and g.tests.target[values.test_here(g)] == use.card
    ),
)
def corsair_of_leng(g: Arkham, use: Use) -> None:
    """After it attacks because it is alert: -3 evade for the rest of the phase."""
    values.last(g, Question.evade, use.card, -3, use.card, Period.PHASE)


# ---- Point of No Return


@ability.forced(
    Code.THE_BLACK_EXPANSE,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, use: g.defeats.clues[use.event] > 0,
)
@rule("AHC-107", asks=True)
def the_black_expanse(g: Arkham, use: Use) -> None:
    """Give the clues on an enemy to the investigator who defeats it."""
    q = g.defeats.seat[use.event]
    locations.gain_clues(g, q if values.in_game(g, q) else g.lead, g.defeats.clues[use.event])


@ability.advance(Code.THE_BLACK_EXPANSE)
def under_the_sea_of_pitch(g: Arkham, use: Use) -> Rule:
    """Resolution 1."""
    yield from stages.end_scenario(g, 1)
