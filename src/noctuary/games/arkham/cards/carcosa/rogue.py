"""Rogue cards of The Path to Carcosa."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import Period, Question, Use
from ...actions import Target
from ...card_codes import Code
from ...components import LEVEL, TYPE, CardType, Trait
from ...rules import assets, values
from ...state import Arkham


def up_a_sleeve(g: Arkham, c: int) -> bool:
    """Whether it is an Item asset for Sleight of Hand (taboo: of level 0 to 3)."""
    if (
        TYPE[g.code[c]] != CardType.ASSET
        or not values.trait(g, c, Trait.ITEM)
        or assets.unique_clash(g, c)
    ):
        return False
    return g.taboo[0] == 0 or 0 <= LEVEL[g.code[c]] <= 3


@rule("AHB-057")
def sleeve_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if up_a_sleeve(g, c):
            offer(g, Target(card=c))


@ability.event(
    Code.SLEIGHT_OF_HAND,
    my_turn=True,
    can=lambda g, use: any(up_a_sleeve(g, x) for x in g.hand[use.seat]),
)
def sleight_of_hand(g: Arkham, use: Use) -> Rule:
    """Put an Item of your hand into play until the end of the turn."""
    a = yield ask(use.seat, sleeve_options, alone=TAKE)
    if a != NONE:
        x = Target.card(a)
        yield from assets.asset_enters(g, x, use.seat)
        if x in g.play:
            values.last(g, Question.goes_home, x, 1, use.card, Period.GAME)
