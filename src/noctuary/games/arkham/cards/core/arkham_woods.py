"""The woods of The Devourer Below: its locations."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ref, rule

from ... import ability
from ...ability import AFTER, AT, WOULD, Period, Question, Trigger, Use
from ...card_codes import Code
from ...components import TYPE, CardType, Designator, Skill, Trait
from ...rules import damage, skill_tests, values
from ...state import Arkham


@ability.constant(Code.MAIN_PATH, Question.connected)
def main_path(g: Arkham, card: int, who: int, context: int) -> int:
    """Connect it to every other Woods location."""
    return int(
        who == card
        and TYPE[g.code[context]] == CardType.LOCATION
        and values.trait(g, context, Trait.WOODS)
    )


@ability.action(Code.MAIN_PATH, designator=Designator.resign)
def main_path_resign(g: Arkham, use: Use) -> Rule:
    """Resign."""
    yield from damage.resign(g, use.seat)


@ability.forced(
    Code.UNHALLOWED_GROUND,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card,
)
def unhallowed_ground(g: Arkham, use: Use) -> Rule:
    """After you enter, willpower (4): on a failure 1 damage and 1 horror."""
    yield from skill_tests.test(
        g, g.moves.seat[use.event], Skill.willpower, 4, use.card, ref(unhallowed_result)
    )


@rule()
def unhallowed_result(g: Arkham, t: int) -> Rule:
    """Failure hurts."""
    if g.tests.passed[t] == 0:
        yield from damage.suffer(g, g.tests.seat[t], 1, 1, g.tests.source[t])


@ability.forced(
    Code.TWISTING_PATHS,
    WOULD,
    Trigger.MOVE,
    can=lambda g, use: g.moves.start[use.event] == use.card,
)
def twisting_paths(g: Arkham, use: Use) -> Rule:
    """When you would move out, intellect (3): on a failure the move is cancelled."""
    yield from skill_tests.test(
        g, g.moves.seat[use.event], Skill.intellect, 3, use.card, ref(twisting_result), use.event
    )


@rule("AHB-311")
def twisting_result(g: Arkham, t: int) -> Rule:
    """Failure: you stay."""
    if g.tests.passed[t] == 0:
        g.moves.cancelled[g.tests.about[t]] = 1
    yield from damage.defeat_fallen(g, NONE)


@ability.constant(Code.OLD_HOUSE, Question.investigate_with)
def old_house(g: Arkham, card: int, who: int, context: int) -> int:
    """Investigated with willpower."""
    return 1 + Skill.willpower if who == card else 0


@ability.constant(Code.CLIFFSIDE, Question.investigate_with)
def cliffside(g: Arkham, card: int, who: int, context: int) -> int:
    """Investigated with agility."""
    return 1 + Skill.agility if who == card else 0


@ability.constant(Code.TANGLED_THICKET, Question.investigate_with)
def tangled_thicket(g: Arkham, card: int, who: int, context: int) -> int:
    """Investigated with combat."""
    return 1 + Skill.combat if who == card else 0


@ability.action(
    Code.QUIET_GLADE,
    limit=1,
    period=Period.TURN,
    can=lambda g, use: g.damage[use.seat] + g.horror[use.seat] > 0,
)
def quiet_glade(g: Arkham, use: Use) -> Rule:
    """Once per turn: heal 1 damage or 1 horror."""
    yield from damage.heal_one(g, use.seat, use.seat)


@ability.forced(
    Code.RITUAL_SITE,
    AT,
    Trigger.ROUND_ENDS,
    can=lambda g, use: g.revealed[use.card] > 0 and g.clues[use.card] < 2 * g.seats,
)
def ritual_site(g: Arkham, use: Use) -> None:
    """At the end of the round: clues up to 2 per investigator."""
    g.clues[use.card] = 2 * g.seats
