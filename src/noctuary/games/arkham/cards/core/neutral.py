"""Neutral cards."""

from __future__ import annotations

from noctuary.kernel import Rule, ref

from ...codes import Code
from ...kinds import Designator
from ...registry import action, event, result
from ...rules import drawing, skill_tests
from ...rules.values import enemy_here
from ...state import Arkham


@action(Code.KNIFE, designator=Designator.fight, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def knife(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=1)


@action(
    Code.KNIFE,
    discard=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def knife_thrown(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard it, fight: combat +2, damage +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=2, hurt=2)


@action(
    Code.FLASHLIGHT,
    uses=1,
    designator=Designator.investigate,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def flashlight(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate: the shroud is 2 less."""
    yield from skill_tests.investigate(g, p, c, 2, ref(skill_tests.investigate_result))


@event(Code.EMERGENCY_CACHE)
def emergency_cache(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """3 resources."""
    drawing.gain(g, p, 3)


@result((Code.GUTS, Code.PERCEPTION, Code.OVERPOWER, Code.MANUAL_DEXTERITY))
def practised(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Success: whoever committed it draws 1 card."""
    yield from drawing.draw_cards(g, p, 1)
