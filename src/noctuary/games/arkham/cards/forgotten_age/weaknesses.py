"""Basic weaknesses of The Forgotten Age, and what they lead to."""

from __future__ import annotations

from noctuary.kernel import Rule, move

from ... import ability
from ...ability import WHEN, Trigger, Use
from ...card_codes import Code
from ...components import SEATS
from ...rules import damage, stages, values, zones
from ...state import Arkham


@ability.event(
    Code.DARK_PACT,
    aim=lambda g, use: use.target < SEATS and values.someone_here(g, use.seat, use.target),
)
def dark_pact(g: Arkham, use: Use) -> Rule:
    """2 damage to an investigator here."""
    yield from damage.suffer(g, use.target, 2, 0, use.card, use.seat)


@ability.forced(
    Code.DARK_PACT,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: use.event == use.seat,
    hand=True,
)
def dark_pact_unfulfilled(g: Arkham, use: Use) -> None:
    """When the game ends for you, in your hand: The Price of Failure takes its place."""
    zones.swap(g, use.card)


@ability.revelation(Code.THE_PRICE_OF_FAILURE)
def the_price_of_failure(g: Arkham, use: Use) -> Rule:
    """2 damage, 2 horror, 1 doom; Dark Pact takes its place, in the discard pile."""
    yield from damage.suffer(g, use.seat, 2, 2, use.card)
    yield from stages.doom_that_advances(g, 1)
    x = zones.swap(g, use.card)
    if x >= 0 and g.out[use.seat] == 0:
        move(g, x, g.discard[use.seat])
