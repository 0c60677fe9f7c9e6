"""Seeker cards of The Path to Carcosa."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, offer, ref, rule

from ... import ability
from ...ability import Question, Use
from ...actions import Pass, Target
from ...card_codes import Code
from ...components import SEATS, TYPE, CardType, Designator, Trait
from ...rules import attempts, decks, drawing, enemies, locations, values, zones
from ...state import Arkham


@ability.event(Code.SHORTCUT, my_turn=True)
def shortcut(g: Arkham, use: Use) -> None:
    """Attach it to your location."""
    zones.attach(g, use.card, values.spot(g, use.seat), use.seat)


@ability.free(
    Code.SHORTCUT,
    exhaust=1,
    designator=Designator.move,
    anywhere=True,
    can=lambda g, use: g.at[use.card] == values.spot(g, use.seat),
    aim=lambda g, use: locations.next_door(g, use.seat, use.target),
)
def shortcut_taken(g: Arkham, use: Use) -> Rule:
    """Anybody at the attached location may move to a connecting one."""
    yield from locations.move_to(g, use.seat, use.target)


@ability.action(
    Code.ARCHAIC_GLYPHS,
    uses=1,
    designator=Designator.investigate,
    calm=True,
    can=lambda g, use: attempts.can_investigate(g, use.seat),
)
def archaic_glyphs(g: Arkham, use: Use) -> Rule:
    """Investigate without provoking anybody; success may also evade an engaged enemy."""
    yield from attempts.investigate(g, use.seat, use.card, 0, ref(archaic_glyphs_result))


def engaged_options(g: Arkham, p: int) -> None:
    n = 0
    for e in g.play:
        if values.engaged_with(g, e, p):
            offer(g, Target(card=e))
            n += 1
    if n:
        offer(g, Pass())


@rule("AHC-324")
def archaic_glyphs_result(g: Arkham, t: int) -> Rule:
    """Clues, and the reader may evade one enemy engaged with them."""
    yield from attempts.investigate_result(g, t)
    if g.tests.passed[t]:
        a = yield ask(g.tests.seat[t], engaged_options)
        if Target.matches(a):
            yield from enemies.evaded(g, Target.card(a), g.tests.seat[t], 0)


@ability.constant(Code.EIDETIC_MEMORY, Question.models)
def eidetic_memory(g: Arkham, card: int, who: int, context: int) -> int:
    """Play it as a copy of an Insight event of any discard pile."""
    return int(TYPE[g.code[context]] == CardType.EVENT and values.trait(g, context, Trait.INSIGHT))


@ability.event(
    Code.NO_STONE_UNTURNED,
    aim=lambda g, use: (
        use.target < SEATS
        and values.someone_here(g, use.seat, use.target)
        and decks.deck_size(g, use.target) > 0
    ),
)
def no_stone_unturned(g: Arkham, use: Use) -> Rule:
    """Let an investigator here search the top 6 cards of their deck for one and draw it."""
    yield from drawing.search_top(g, use.target, 6, drawing.ANY, 1)
