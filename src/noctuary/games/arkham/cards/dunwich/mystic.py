"""Mystic cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ... import ability
from ...ability import AFTER, Trigger, Use
from ...card_codes import Code
from ...components import SCENARIO, Designator, Skill, Token
from ...rules import attempts, decks, encounter, locations, turn, values, zones
from ...state import Arkham


@ability.action(
    Code.RITE_OF_SEEKING,
    uses=1,
    designator=Designator.investigate,
    can=lambda g, use: attempts.can_investigate(g, use.seat),
)
def rite_of_seeking(g: Arkham, use: Use) -> Rule:
    """Investigate with willpower: 1 more clue; a symbol ends the turn."""
    result = ref(rite_of_seeking_result)
    yield from attempts.investigate(g, use.seat, use.card, 0, result, Skill.willpower)


@rule("AHB-198")
def rite_of_seeking_result(g: Arkham, t: int) -> Rule:
    """Success: one clue more."""
    if g.tests.passed[t]:
        n = g.tests.amount[t] + 1
        yield from locations.discover(g, g.tests.seat[t], g.tests.target[t], n)


@ability.forced(
    Code.RITE_OF_SEEKING,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.source[use.event] == use.card
        and any(Token.skull <= k <= Token.auto_fail for k in g.tests.tokens[use.event])
    ),
)
def rite_of_seeking_ends(g: Arkham, use: Use) -> None:
    """Lose your actions and end your turn on a symbol."""
    turn.cut_short(g, use.seat)


@ability.event(
    Code.DELVE_TOO_DEEP,
    can=lambda g, use: decks.deck_size(g, SCENARIO) + len(g.discard[SCENARIO]) > 0,
)
def delve_too_deep(g: Arkham, use: Use) -> Rule:
    """Everybody draws an encounter card; it goes to the victory display (taboo: 2 at most)."""
    for k in range(g.seats):
        q = values.seat_in_order(g, k)
        if values.in_game(g, q):
            yield from encounter.draw_encounter(g, q, SCENARIO)
    delved = sum(g.code[x] == Code.DELVE_TOO_DEEP for x in g.victory)
    if use.card in g.limbo and (g.taboo[0] == 0 or delved < 2):
        zones.to_victory(g, use.card)
