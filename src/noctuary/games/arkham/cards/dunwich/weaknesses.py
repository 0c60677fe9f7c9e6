"""Basic weaknesses of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import Rule

from ... import ability
from ...ability import AT, Trigger, Use
from ...card_codes import Code
from ...rules import damage, zones
from ...state import Arkham


@ability.revelation(Code.INTERNAL_INJURY)
def internal_injury(g: Arkham, use: Use) -> None:
    """Into your threat area."""
    zones.threaten(g, use.card, use.seat)


@ability.forced(
    Code.INTERNAL_INJURY, AT, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.card] == use.event
)
def internal_injury_bleeds(g: Arkham, use: Use) -> Rule:
    """At the end of your turn: 1 direct damage."""
    yield from damage.suffer_directly(g, use.event, 1, 0, use.card)


@ability.action(Code.INTERNAL_INJURY, actions=2)
def internal_injury_heals(g: Arkham, use: Use) -> None:
    """Two actions: discard it."""
    zones.discard(g, use.card)
