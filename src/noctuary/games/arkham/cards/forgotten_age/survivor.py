"""Survivor cards of The Forgotten Age."""

from __future__ import annotations

from ... import ability
from ...ability import Period, Use
from ...card_codes import Code
from ...components import ICONS
from ...rules import decks, values, zones
from ...state import Arkham


@ability.free(
    Code.YAOTL,
    exhaust=1,
    can=lambda g, use: values.my_test(g, use.seat) and len(g.discard[use.seat]) > 0,
)
def yaotl(g: Arkham, use: Use) -> None:
    """In a test of yours: +1 for each matching icon on the top card of your discard pile."""
    k = values.test_here(g)
    x = g.discard[use.seat][len(g.discard[use.seat]) - 1]
    g.tests.bonus[k] += ICONS[g.code[x]][g.tests.skill[k]]


@ability.free(
    Code.YAOTL, limit=1, period=Period.PHASE, can=lambda g, use: decks.deck_size(g, use.seat) > 0
)
def yaotl_mourns(g: Arkham, use: Use) -> None:
    """Once a phase: discard the top card of your deck."""
    decks.peek(g, use.seat, 1)
    zones.discard(g, g.top[use.seat][0])
