"""Seeker cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import Rule, move, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, Period, Question, Trigger, Use
from ...card_codes import Code
from ...components import SCENARIO, Skill
from ...rules import decks, drawing, locations, skill_tests, values, zones
from ...state import Arkham


@rule("AHC-042", asks=True)
def pay_maleson(g: Arkham, use: Use) -> None:
    """One of your clues goes to your location."""
    locations.return_clues(g, use.seat, 1)


@ability.reaction(
    Code.DR_WILLIAM_T_MALESON,
    WHEN,
    Trigger.ENCOUNTER,
    exhaust=1,
    pay=pay_maleson,
    can=lambda g, use: (
        g.encounters.seat[use.event] == use.seat
        and g.encounters.deck[use.event] == SCENARIO
        and g.encounters.cancelled[use.event] == 0
        and g.clues[use.seat] > 0
    ),
)
def dr_william_t_maleson(g: Arkham, use: Use) -> None:
    """Put a card of the encounter deck back into it; draw another one."""
    x = g.encounters.card[use.event]
    zones.take_out(g, x)
    move(g, x, g.deck[SCENARIO])
    decks.shuffle(g, SCENARIO)
    g.encounters.cancelled[use.event] = 1
    g.encounters.surge[use.event] = 1


@ability.constant(Code.LABORATORY_ASSISTANT, Question.hand_size)
def laboratory_assistant(g: Arkham, card: int, who: int, context: int) -> int:
    """Your hand may hold 2 more cards."""
    return 2 if g.ctrl[card] == who else 0


@ability.reaction(
    Code.LABORATORY_ASSISTANT,
    AFTER,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def laboratory_assistant_brings(g: Arkham, use: Use) -> Rule:
    """After it enters play: draw 2 cards."""
    yield from drawing.draw_cards(g, use.seat, 2)


@ability.event(Code.EXPOSE_WEAKNESS, aim=lambda g, use: values.enemy_here(g, use.seat, use.target))
def expose_weakness(g: Arkham, use: Use) -> Rule:
    """Intellect against the fight value of an enemy here: what you succeed by is taken off it."""
    n = values.fight_value(g, use.target)
    yield from skill_tests.test(
        g, use.seat, Skill.intellect, n, use.card, ref(expose_weakness_result), use.target
    )


@rule("AHC-211", asks=True)
def expose_weakness_result(g: Arkham, t: int) -> None:
    """For the next attack on it in this phase."""
    e = g.tests.about[t]
    if g.tests.passed[t] and values.is_enemy(g, e):
        values.last(
            g, Question.exposed, e, skill_tests.margin(g, t), g.tests.source[t], Period.PHASE
        )


@ability.event(Code.PREPOSTEROUS_SKETCHES, can=lambda g, use: g.clues[values.spot(g, use.seat)] > 0)
def preposterous_sketches(g: Arkham, use: Use) -> Rule:
    """Where there is a clue: draw 3 cards."""
    yield from drawing.draw_cards(g, use.seat, 3)
