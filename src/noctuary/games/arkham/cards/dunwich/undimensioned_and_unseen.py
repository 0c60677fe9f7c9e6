"""Undimensioned and Unseen: the Broods and what tracks them."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import Question, Use
from ...actions import Choice, Target
from ...card_codes import Code
from ...components import Designator, Skill, Token, Trait
from ...rules import (
    attempts,
    damage,
    encounter,
    enemies,
    locations,
    scenario_effects,
    tokens,
    values,
)
from ...state import Arkham


def broods(g: Arkham) -> int:
    """Return the number of Broods of Yog-Sothoth in play."""
    return sum(g.code[e] == Code.BROOD_OF_YOG_SOTHOTH for e in g.play)


@ability.constant(Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN, Question.skull)
def unseen_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each Brood in play; hard: -2."""
    return -(2 if scenario_effects.hard(g) else 1) * broods(g)


@ability.constant(Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN, Question.elder_thing)
def unseen_elder_thing(g: Arkham, card: int, who: int, context: int) -> int:
    """-3; hard: -5."""
    return -5 if scenario_effects.hard(g) else -3


@ability.repeats(Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN)
def unseen_repeats(g: Arkham, token: int) -> bool:
    """Whether it is a cultist."""
    return token == Token.cultist


@ability.symbol(
    Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN, can=lambda g, use: unseen_repeats(g, use.token)
)
def unseen_cultist(g: Arkham, use: Use) -> Rule:
    """Reveal another token."""
    yield from tokens.reveal(g, use.event)


@ability.symbol_result(
    Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN, can=lambda g, use: use.token == Token.cultist
)
def unseen_cultist_fails(g: Arkham, use: Use) -> Rule:
    """On a failure: 1 horror; hard: and 1 damage."""
    yield from damage.suffer(g, use.seat, int(scenario_effects.hard(g)), 1, use.card)


def tracked(g: Arkham, e: int) -> bool:
    """Whether it is a Brood in play with clues on it."""
    return g.code[e] == Code.BROOD_OF_YOG_SOTHOTH and g.clues[e] > 0


def tracked_options(g: Arkham, p: int) -> None:
    for e in g.play:
        if tracked(g, e):
            offer(g, Target(card=e))


@ability.symbol(
    Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN, can=lambda g, use: use.token == Token.tablet
)
@rule("AHC-069")
def unseen_tablet(g: Arkham, use: Use) -> Rule:
    """All clues of a Brood are removed, or it counts as -4; hard: or the test fails."""
    able = int(any(tracked(g, e) for e in g.play)) + 2
    k = yield from encounter.either(g, use.seat, Choice.clear, Choice.harsher, able)
    if k == Choice.clear:
        a = yield ask(use.seat, tracked_options, alone=TAKE)
        locations.clear_clues(g, Target.card(a))
    elif scenario_effects.hard(g):
        g.tests.auto[use.event] = -1
    else:
        g.tests.bonus[use.event] -= 4


@ability.symbol(
    Code.SCENARIO_UNDIMENSIONED_AND_UNSEEN,
    can=lambda g, use: (
        use.token == Token.elder_thing
        and g.tests.what[use.event] in (Designator.fight, Designator.evade)
        and g.code[g.tests.target[use.event]] == Code.BROOD_OF_YOG_SOTHOTH
    ),
)
def unseen_elder_thing_strikes(g: Arkham, use: Use) -> Rule:
    """Let the Brood that is attacked or evaded attack at once."""
    yield from enemies.attack(g, g.tests.target[use.event], use.seat)


@ability.constant(Code.BROOD_OF_YOG_SOTHOTH, Question.health)
def brood_of_yog_sothoth(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 health for each investigator."""
    return g.seats if who == card else 0


@ability.constant(Code.BROOD_OF_YOG_SOTHOTH, Question.no_damage, Question.no_aim)
def brood_unharmed(g: Arkham, card: int, who: int, context: int) -> int:
    """Only the Esoteric Formula attacks and damages it."""
    return int(who == card and not (context >= 0 and g.code[context] == Code.ESOTERIC_FORMULA))


@ability.action(
    Code.ESOTERIC_FORMULA,
    designator=Designator.fight,
    aim=lambda g, use: (
        values.enemy_here(g, use.seat, use.target)
        and values.trait(g, use.target, Trait.ABOMINATION)
    ),
)
def esoteric_formula(g: Arkham, use: Use) -> Rule:
    """Fight an Abomination with willpower, +2 for each clue on it."""
    yield from attempts.fight(
        g, use.seat, use.target, use.card, Skill.willpower, 2 * g.clues[use.target]
    )
