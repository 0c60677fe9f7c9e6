"""Rogue cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import Use
from ...actions import Name
from ...card_codes import Code
from ...components import Token
from ...rules import bag, drawing, values
from ...state import Arkham


@rule("AHC-357", asks=True)
def pay_faustian_bargain(g: Arkham, use: Use) -> None:
    """2 curse tokens into the bag."""
    bag.add_tokens(g, Token.curse, 2)


@rule("AHB-032", "AHB-082")
def bargain_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if values.someone_here(g, p, q):
            offer(g, Name(seat=q))


@ability.event(
    Code.FAUSTIAN_BARGAIN,
    pay=pay_faustian_bargain,
    can=lambda g, use: bag.supply(g, Token.curse) >= 2,
)
def faustian_bargain(g: Arkham, use: Use) -> Rule:
    """5 resources, shared as you like among investigators here; it costs 2 curse tokens."""
    for _ in range(5):
        a = yield ask(use.seat, bargain_options, alone=TAKE)
        drawing.gain(g, Name.seat(a), 1)
