"""Encounter cards of The Circle Undone."""

from __future__ import annotations

from noctuary.kernel import Rule

from ... import ability
from ...ability import Use
from ...card_codes import Code
from ...rules import action_costs
from ...state import Arkham


@ability.haunted(Code.VICTORIAN_HALLS)
def victorian_halls(g: Arkham, use: Use) -> Rule:
    """Haunted: lose 1 action."""
    yield from action_costs.lose_actions(g, use.seat, 1)
