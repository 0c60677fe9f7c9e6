"""Neutral cards."""

from __future__ import annotations

from noctuary.kernel import Rule, ref

from ... import ability
from ...ability import Use
from ...card_codes import Code
from ...components import Designator
from ...rules import attempts, drawing, values
from ...state import Arkham


@ability.action(
    Code.KNIFE,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def knife(g: Arkham, use: Use) -> Rule:
    """Fight: combat +1."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=1)


@ability.action(
    Code.KNIFE,
    discard=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def knife_thrown(g: Arkham, use: Use) -> Rule:
    """Discard it, fight: combat +2, damage +1."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=2, hurt=2)


@ability.action(
    Code.FLASHLIGHT,
    uses=1,
    designator=Designator.investigate,
    can=lambda g, use: attempts.can_investigate(g, use.seat),
)
def flashlight(g: Arkham, use: Use) -> Rule:
    """Investigate: the shroud is 2 less."""
    yield from attempts.investigate(g, use.seat, use.card, 2, ref(attempts.investigate_result))


@ability.event(Code.EMERGENCY_CACHE)
def emergency_cache(g: Arkham, use: Use) -> None:
    """3 resources."""
    drawing.gain(g, use.seat, 3)


@ability.result((Code.GUTS, Code.PERCEPTION, Code.OVERPOWER, Code.MANUAL_DEXTERITY))
def practised(g: Arkham, use: Use) -> Rule:
    """Success: the investigator who committed it draws 1 card."""
    yield from drawing.draw_cards(g, use.seat, 1)
