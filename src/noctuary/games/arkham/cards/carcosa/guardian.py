"""Guardian cards of The Path to Carcosa."""

from __future__ import annotations

from ...codes import Code
from ...kinds import ENCOUNTER, PERIL, Skill
from ...registry import WHEN, Period, Trigger, event
from ...rules.values import last, weakness
from ...state import Arkham


def handed_over(g: Arkham, ev: int) -> bool:
    """An encounter card without Peril that somebody has just drawn; a weakness is none."""
    c = g.encounters.card[ev]
    return ENCOUNTER[g.code[c]] > 0 and not weakness(g, c) and PERIL[g.code[c]] == 0


@event(
    Code.LET_ME_HANDLE_THIS,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, c, p, ev: g.encounters.seat[ev] != p and handed_over(g, ev),
)
def let_me_handle_this(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """You count as having drawn it, with +2 to every skill while it is resolved."""
    g.encounters.seat[ev] = p
    g.encounters.aid[ev] = c + 1
    for s in range(Skill.wild):
        last(g, s, p, 2, c, Period.GAME)
