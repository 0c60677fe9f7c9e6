"""Rogue cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ...codes import Code
from ...kinds import Skill, Token
from ...registry import (
    AFTER,
    WHEN,
    Period,
    Question,
    Trigger,
    action,
    committed,
    event,
    forced,
    reaction,
    result,
)
from ...rules import damage, skill_tests, windows, zones
from ...rules.values import last, someone_here
from ...state import Arkham


@reaction(
    Code.LUCKY_DICE,
    WHEN,
    Trigger.REVEAL,
    resources=2,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p
        and g.reveals.token[ev] != Token.auto_fail
        and g.reveals.cancelled[ev] == 0
    ),
)
def lucky_dice(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """2 resources: the token is ignored and another one is revealed."""
    g.reveals.dice[ev] = 1
    g.tests.flag[g.reveals.test[ev]] = 1 + c


@forced(
    Code.LUCKY_DICE,
    WHEN,
    Trigger.REVEAL,
    can=lambda g, c, p, ev: g.tests.flag[g.reveals.test[ev]] == 1 + c,
)
def lucky_dice_or_not(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When that other one is an auto-fail, the dice leave the game."""
    g.tests.flag[g.reveals.test[ev]] = 0
    if g.reveals.token[ev] == Token.auto_fail:
        zones.remove(g, c)


@reaction(Code.THE_GOLD_POCKET_WATCH, WHEN, Trigger.PHASE_BEGINS)
def the_gold_pocket_watch(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When a phase begins, it leaves the game: that phase is skipped."""
    zones.remove(g, c)
    g.rewind = 1


@reaction(Code.THE_GOLD_POCKET_WATCH, AFTER, Trigger.PHASE_ENDS)
def the_gold_pocket_watch_again(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After a phase ends, it leaves the game: that phase is repeated."""
    zones.remove(g, c)
    g.rewind = 2


@result(
    Code.QUICK_THINKING,
    can=lambda g, c, p, ev: (
        skill_tests.margin(g, ev) >= 2 and not (g.taboo[0] and windows.maxed(g, c))
    ),
)
def quick_thinking(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Success by 2 or more: an action after the test (taboo: at most once a round)."""
    if g.taboo[0]:
        windows.note_max(g, c)
    last(g, Question.owed_action, p, 1, c, Period.GAME)


@event(
    Code.ACE_IN_THE_HOLE,
    my_turn=True,
    can=lambda g, c, p, ev: not (g.taboo[0] and windows.maxed(g, c)),
)
def ace_in_the_hole(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """3 additional actions; it leaves the game (taboo: at most once a round)."""
    if g.taboo[0]:
        windows.note_max(g, c)
    g.extra[p] += 3
    zones.remove(g, c)


@committed(Code.DOUBLE_OR_NOTHING)
def double_or_nothing(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """The difficulty is doubled; success has each of its effects twice."""
    g.tests.double[ev] = 1


@action(
    Code.LIQUID_COURAGE,
    uses=1,
    aim=lambda g, c, p, ev, t: t < 4 and someone_here(g, p, t) and g.horror[t] > 0,
)
def liquid_courage(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Heal 1 horror of an investigator here, who tests willpower (2) for 1 more."""
    yield from skill_tests.test(g, t, Skill.willpower, 2, c, ref(liquid_courage_result), p)


@rule("AHC-325")
def liquid_courage_result(g: Arkham, t: int) -> Rule:
    """One heal of 1 or 2 horror; a failure costs a random card."""
    q = g.tests.seat[t]
    yield from damage.soothe(g, q, 1 + g.tests.passed[t], g.tests.source[t])
    if g.tests.passed[t] == 0:
        zones.discard_random(g, q)
