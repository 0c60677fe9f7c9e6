"""Guardian cards of The Path to Carcosa."""

from __future__ import annotations

from ... import ability
from ...ability import WHEN, Period, Trigger, Use
from ...card_codes import Code
from ...components import ENCOUNTER, PERIL, Skill
from ...rules import values
from ...state import Arkham


def handed_over(g: Arkham, drawn: int) -> bool:
    """Whether it is an encounter card without Peril that somebody has just drawn; a weakness is
    none.
    """
    c = g.encounters.card[drawn]
    return ENCOUNTER[g.code[c]] > 0 and not values.weakness(g, c) and PERIL[g.code[c]] == 0


@ability.event(
    Code.LET_ME_HANDLE_THIS,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: g.encounters.seat[use.event] != use.seat and handed_over(g, use.event),
)
def let_me_handle_this(g: Arkham, use: Use) -> None:
    """You count as having drawn it, with +2 to every skill while it is resolved."""
    g.encounters.seat[use.event] = use.seat
    g.encounters.aid[use.event] = use.card + 1
    for s in range(Skill.wild):
        values.last(g, s, use.seat, 2, use.card, Period.GAME)
