"""Guardian cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import Rule

from ... import ability
from ...ability import AFTER, Trigger, Use
from ...card_codes import Code
from ...components import USE_OF, Designator, Phase, Step, Trait, UseType
from ...rules import attempts, damage, decks, drawing, skill_tests, values, zones
from ...state import Arkham
from ..core.weaknesses import suffered


@ability.action(
    Code.SURVIVAL_KNIFE,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def survival_knife(g: Arkham, use: Use) -> Rule:
    """Fight: combat +1."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=1)


@ability.reaction(
    Code.SURVIVAL_KNIFE,
    AFTER,
    Trigger.DEAL,
    exhaust=1,
    designator=Designator.fight,
    can=lambda g, use: (
        g.phase == Phase.enemy
        and g.deals.attack[use.event] > 0
        and suffered(g, use.event, use.seat, 0)
        and values.is_enemy(g, g.deals.source[use.event])
    ),
)
def survival_knife_answers(g: Arkham, use: Use) -> Rule:
    """Fight an enemy whose attack in the enemy phase deals you damage: combat +2, damage +1."""
    yield from attempts.fight(g, use.seat, g.deals.source[use.event], use.card, bonus=2, hurt=2)


@ability.event(
    Code.CUSTOM_AMMUNITION,
    my_turn=True,
    aim=lambda g, use: (
        values.trait(g, use.target, Trait.FIREARM)
        and USE_OF[g.code[use.target]] == UseType.AMMO
        and g.ctrl[use.target] >= 0
        and values.someone_here(g, use.seat, g.ctrl[use.target])
        and not any(g.code[x] == Code.CUSTOM_AMMUNITION and g.at[x] == use.target for x in g.play)
    ),
)
def custom_ammunition(g: Arkham, use: Use) -> None:
    """Attach it to a Firearm of somebody here, with 2 ammo."""
    zones.attach(g, use.card, use.target, g.ctrl[use.target])
    g.uses[use.target] += 2


@ability.forced(
    Code.CUSTOM_AMMUNITION,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: (
        g.tests.source[use.event] == g.at[use.card]
        and g.tests.what[use.event] == Designator.fight
        and values.trait(g, g.tests.target[use.event], Trait.MONSTER)
    ),
)
def custom_ammunition_bites(g: Arkham, use: Use) -> None:
    """Its attacks against Monsters deal +1 damage."""
    g.tests.amount[use.event] += 1


def matching_on(g: Arkham, c: int, t: int) -> int:
    """Return the icons of an asset that match the skill of a test, wild ones included."""
    return skill_tests.icons(g, c, g.tests.skill[t])


@ability.free(
    Code.WELL_PREPARED,
    exhaust=1,
    can=lambda g, use: (
        values.my_test(g, use.seat) and g.tests.step[values.test_here(g)] < Step.OUTCOME
    ),
    aim=lambda g, use: (
        values.is_asset(g, use.target)
        and g.ctrl[use.target] == use.seat
        and use.target != use.card
        and matching_on(g, use.target, values.test_here(g)) > 0
    ),
)
def well_prepared(g: Arkham, use: Use) -> None:
    """+1 for each matching icon on another asset of yours."""
    g.tests.bonus[values.test_here(g)] += matching_on(g, use.target, values.test_here(g))


@ability.event(
    Code.SECOND_WIND,
    my_turn=True,
    can=lambda g, use: (
        g.taken[use.seat] == 0 and (g.damage[use.seat] > 0 or decks.deck_size(g, use.seat) > 0)
    ),
)
def second_wind(g: Arkham, use: Use) -> Rule:
    """Your first action: heal 1 damage (2 after a treachery in this round), then draw 1 card."""
    damage.heal(g, use.seat, 1 + g.jinxed[use.seat], 0)
    yield from drawing.draw_cards(g, use.seat, 1)
