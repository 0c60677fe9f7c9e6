"""Basic weaknesses of The Path to Carcosa."""

from __future__ import annotations

from ... import ability
from ...ability import WHEN, Question, Trigger, Use
from ...card_codes import Code
from ...rules import decks, zones
from ...state import Arkham


@ability.forced(
    Code.THE_THING_THAT_FOLLOWS,
    WHEN,
    Trigger.DEFEAT,
    can=lambda g, use: g.defeats.card[use.event] == use.card,
)
def the_thing_returns(g: Arkham, use: Use) -> None:
    """Instead of being defeated it is shuffled into its bearer's deck."""
    decks.shuffle_in(g, use.card, g.owner[use.card])


@ability.revelation(Code.DRAWING_THE_SIGN)
def drawing_the_sign(g: Arkham, use: Use) -> None:
    """Into your threat area."""
    zones.threaten(g, use.card, use.seat)


@ability.constant(Code.DRAWING_THE_SIGN, Question.hand_size)
def drawing_the_sign_weighs(g: Arkham, card: int, who: int, context: int) -> int:
    """Your hand may hold 5 cards less."""
    return -5 if g.at[card] == who else 0


@ability.action(Code.DRAWING_THE_SIGN, actions=2)
def drawing_the_sign_ends(g: Arkham, use: Use) -> None:
    """Two actions: discard it."""
    zones.discard(g, use.card)
