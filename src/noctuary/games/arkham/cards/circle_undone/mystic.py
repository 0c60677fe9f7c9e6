"""Mystic cards of The Circle Undone."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ... import ability
from ...ability import WOULD, Trigger, Use
from ...actions import Choice, Choose, Name
from ...card_codes import Code
from ...components import CARDS, CLASS, CardClass, Token
from ...rules import decks
from ...state import Arkham
from ..core.mystic import deck_choice_options
from .seeker import decide_card_below, end_options


@rule("AHC-067")
def mystic_bite(g: Arkham, p: int, w: int) -> bool:
    """Whether the effect about to happen is a Mystic card's answer to a bad symbol of yours."""
    x = g.windows.used[w][len(g.windows.used[w]) - 1]
    k = g.reveals.token[g.windows.event[w]]
    if g.reveals.seat[g.windows.event[w]] != p or k < Token.skull or k > Token.auto_fail:
        return False
    return CLASS[g.code[x % CARDS]] == CardClass.MYSTIC


@ability.event(
    Code.ELDRITCH_INSPIRATION,
    WOULD,
    Trigger.SYMBOL,
    can=lambda g, use: mystic_bite(g, use.seat, use.event) and g.windows.more[use.event] == 0,
)
def eldritch_inspiration(g: Arkham, use: Use) -> Rule:
    """Cancel an effect of a Mystic card on a bad symbol, or resolve it twice."""
    a = yield ask(use.seat, inspired_options)
    g.windows.more[use.event] = -1 if Choose.choice(a) == Choice.no else 1


@rule("AHC-067")
def inspired_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.no))
    offer(g, Choose(choice=Choice.both))


@ability.action(
    Code.SCROLL_OF_SECRETS_3_05189, exhaust=1, uses=1, can=lambda g, use: g.taboo[0] == 0
)
@ability.free(Code.SCROLL_OF_SECRETS_3_05189, exhaust=1, uses=1, can=lambda g, use: g.taboo[0] > 0)
def scroll_of_the_mystic(g: Arkham, use: Use) -> Rule:
    """Do the same with the top or the bottom card."""
    a = yield ask(use.seat, deck_choice_options, alone=TAKE)
    if a != NONE:
        o = Name.seat(a)
        x = yield ask(use.seat, end_options, o)
        if Choose.choice(x) == Choice.on_top:
            decks.peek(g, o, 1)
            move(g, g.top[o][0], g.bottom[o])
        decks.look_under(g, use.seat, o, 1)
        yield from decide_card_below(g, use.seat, o)
