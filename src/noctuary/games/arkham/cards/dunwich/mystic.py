"""Mystic cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ...codes import Code
from ...kinds import SCENARIO, Designator, Skill, Token
from ...registry import AFTER, Trigger, action, event, forced
from ...rules import encounter, skill_tests, turn, zones
from ...rules.values import in_game, seat_in_order
from ...state import Arkham


@action(
    Code.RITE_OF_SEEKING,
    uses=1,
    designator=Designator.investigate,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def rite_of_seeking(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate with willpower: 1 more clue; a symbol ends the turn."""
    result = ref(rite_of_seeking_result)
    yield from skill_tests.investigate(g, p, c, 0, result, Skill.willpower)


@rule("AHB-198")
def rite_of_seeking_result(g: Arkham, t: int) -> Rule:
    """Success: one clue more."""
    if g.tests.passed[t]:
        g.tests.amount[t] += 1
        yield from skill_tests.investigate_result(g, t)


@forced(
    Code.RITE_OF_SEEKING,
    AFTER,
    Trigger.TEST,
    can=lambda g, c, p, ev: (
        g.tests.source[ev] == c
        and any(Token.skull <= k <= Token.auto_fail for k in g.tests.tokens[ev])
    ),
)
def rite_of_seeking_ends(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A symbol: your actions are lost and your turn ends."""
    turn.cut_short(g, p)


@event(
    Code.DELVE_TOO_DEEP,
    can=lambda g, c, p, ev: zones.deck_size(g, SCENARIO) + len(g.discard[SCENARIO]) > 0,
)
def delve_too_deep(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Everybody draws an encounter card; it goes to the victory display (taboo: 2 at most)."""
    for k in range(g.seats):
        q = seat_in_order(g, k)
        if in_game(g, q):
            yield from encounter.draw_encounter(g, q, SCENARIO)
    delved = sum(g.code[x] == Code.DELVE_TOO_DEEP for x in g.victory)
    if c in g.limbo and (g.taboo[0] == 0 or delved < 2):
        zones.to_victory(g, c)
