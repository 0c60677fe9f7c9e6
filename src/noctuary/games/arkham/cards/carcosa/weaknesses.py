"""Basic weaknesses of The Path to Carcosa."""

from __future__ import annotations

from ...codes import Code
from ...registry import WHEN, Question, Trigger, action, constant, forced, revelation
from ...rules import zones
from ...state import Arkham


@forced(
    Code.THE_THING_THAT_FOLLOWS,
    WHEN,
    Trigger.DEFEAT,
    can=lambda g, c, p, ev: g.defeats.card[ev] == c,
)
def the_thing_returns(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Instead of being defeated it is shuffled into its bearer's deck."""
    zones.shuffle_in(g, c, g.owner[c])


@revelation(Code.DRAWING_THE_SIGN)
def drawing_the_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into your threat area."""
    zones.threaten(g, c, p)


@constant(Code.DRAWING_THE_SIGN, Question.hand_size)
def drawing_the_sign_weighs(g: Arkham, c: int, who: int, x: int) -> int:
    """Your hand may hold 5 cards less."""
    return -5 if g.at[c] == who else 0


@action(Code.DRAWING_THE_SIGN, actions=2)
def drawing_the_sign_ends(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Two actions: discard it."""
    zones.discard(g, c)
