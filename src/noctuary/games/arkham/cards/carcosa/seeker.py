"""Seeker cards of The Path to Carcosa."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ...actions import Target
from ...codes import Code
from ...kinds import Designator
from ...registry import action, event, free
from ...rules import enemies, places, skill_tests, zones
from ...rules.values import engaged_with, is_location, spot
from ...state import Arkham


def shortcut_place(g: Arkham, c: int) -> bool:
    """A location that has no Shortcut yet."""
    return is_location(g, c) and not any(
        g.code[x] == Code.SHORTCUT and g.at[x] == c for x in g.play
    )


@event(Code.SHORTCUT, my_turn=True, can=lambda g, c, p, ev: shortcut_place(g, spot(g, p)))
def shortcut(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to your location."""
    zones.attach(g, c, spot(g, p), p)


@free(
    Code.SHORTCUT,
    exhaust=1,
    designator=Designator.move,
    anywhere=True,
    can=lambda g, c, p, ev: g.at[c] == spot(g, p),
    aim=lambda g, c, p, ev, t: places.next_door(g, p, t),
)
def shortcut_taken(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Anybody at the attached location may move to a connecting one."""
    yield from places.move_to(g, p, t)


@action(
    Code.ARCHAIC_GLYPHS,
    uses=1,
    designator=Designator.investigate,
    calm=True,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def archaic_glyphs(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate without provoking anybody; success also evades an engaged enemy."""
    yield from skill_tests.investigate(g, p, c, 0, ref(archaic_glyphs_result))


def engaged_options(g: Arkham, p: int) -> None:
    for e in g.play:
        if engaged_with(g, e, p):
            offer(g, Target(card=e))


@rule("AHC-324")
def archaic_glyphs_result(g: Arkham, t: int) -> Rule:
    """Clues, and one enemy engaged with the reader lets go."""
    yield from skill_tests.investigate_result(g, t)
    if g.tests.passed[t]:
        a = yield ask(g.tests.seat[t], engaged_options, alone=TAKE)
        if a != NONE:
            yield from enemies.evaded(g, Target.card(a), g.tests.seat[t], 0)
