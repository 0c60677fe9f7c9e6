"""Rogue cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, Period, Question, Trigger, Use
from ...card_codes import Code
from ...components import Rewind, Skill, Token
from ...rules import abilities, action_costs, damage, skill_tests, values, zones
from ...state import Arkham


@ability.reaction(
    Code.LUCKY_DICE,
    WHEN,
    Trigger.REVEAL,
    resources=2,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.token[use.event] != Token.auto_fail
        and g.reveals.cancelled[use.event] == 0
    ),
)
def lucky_dice(g: Arkham, use: Use) -> None:
    """2 resources: the token is ignored and another one is revealed."""
    g.reveals.dice[use.event] = 1
    g.tests.flag[g.reveals.test[use.event]] = 1 + use.card


@ability.forced(
    Code.LUCKY_DICE,
    WHEN,
    Trigger.REVEAL,
    can=lambda g, use: g.tests.flag[g.reveals.test[use.event]] == 1 + use.card,
)
def lucky_dice_or_not(g: Arkham, use: Use) -> None:
    """When that other one is an auto-fail, the dice leave the game."""
    g.tests.flag[g.reveals.test[use.event]] = 0
    if g.reveals.token[use.event] == Token.auto_fail:
        zones.remove(g, use.card)


@ability.reaction(Code.THE_GOLD_POCKET_WATCH, WHEN, Trigger.PHASE_BEGINS)
def the_gold_pocket_watch(g: Arkham, use: Use) -> None:
    """When a phase begins, it leaves the game: that phase is skipped."""
    zones.remove(g, use.card)
    g.rewind = Rewind.SKIP


@ability.reaction(Code.THE_GOLD_POCKET_WATCH, AFTER, Trigger.PHASE_ENDS)
def the_gold_pocket_watch_again(g: Arkham, use: Use) -> None:
    """After a phase ends, it leaves the game: that phase is repeated."""
    zones.remove(g, use.card)
    g.rewind = Rewind.REPEAT


@ability.result(
    Code.QUICK_THINKING,
    can=lambda g, use: (
        skill_tests.margin(g, use.event) >= 2 and not (g.taboo[0] and abilities.maxed(g, use.card))
    ),
)
def quick_thinking(g: Arkham, use: Use) -> None:
    """Success by 2 or more: an action after the test (taboo: at most once a round)."""
    if g.taboo[0]:
        abilities.note_max(g, use.card)
    values.last(g, Question.owed_action, use.seat, 1, use.card, Period.GAME)


@ability.event(
    Code.ACE_IN_THE_HOLE,
    my_turn=True,
    can=lambda g, use: not (g.taboo[0] and abilities.maxed(g, use.card)),
)
def ace_in_the_hole(g: Arkham, use: Use) -> None:
    """3 additional actions (taboo: at most once a round)."""
    if g.taboo[0]:
        abilities.note_max(g, use.card)
    action_costs.gain_actions(g, use.seat, 3, use.card)


@ability.committed(Code.DOUBLE_OR_NOTHING)
def double_or_nothing(g: Arkham, use: Use) -> None:
    """Double the difficulty; success has each of its effects twice."""
    g.tests.double[use.event] = 1


@ability.action(
    Code.LIQUID_COURAGE,
    uses=1,
    aim=lambda g, use: (
        use.target < 4 and values.someone_here(g, use.seat, use.target) and g.horror[use.target] > 0
    ),
)
def liquid_courage(g: Arkham, use: Use) -> Rule:
    """Heal 1 horror of an investigator here, who tests willpower (2) for 1 more."""
    yield from skill_tests.test(
        g, use.target, Skill.willpower, 2, use.card, ref(liquid_courage_result), use.seat
    )


@rule("AHC-325")
def liquid_courage_result(g: Arkham, t: int) -> Rule:
    """One heal of 1 or 2 horror; a failure costs a random card."""
    q = g.tests.seat[t]
    yield from damage.soothe(g, q, 1 + g.tests.passed[t], g.tests.source[t])
    if g.tests.passed[t] == 0:
        zones.discard_random(g, q)
