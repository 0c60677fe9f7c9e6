"""Guardian cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import Use
from ...actions import Choice, Choose, Target
from ...card_codes import Code
from ...components import CARDS, Token
from ...rules import zones
from ...state import Arkham


def blessings(g: Arkham) -> int:
    """Return the number of bless tokens in the bag and sealed on cards in play."""
    n = sum(k == Token.bless for k in g.bag)
    return n + sum(x // CARDS == Token.bless for x in g.sealed)


def blessing_options(g: Arkham, p: int) -> None:
    if Token.bless in g.bag:
        offer(g, Choose(choice=Choice.bag))
    for c in g.play:
        if any(x == Token.bless * CARDS + c for x in g.sealed):
            offer(g, Target(card=c))


@rule("AHB-389")
def spend_blessings(g: Arkham, p: int, n: int) -> Rule:
    """Return bless tokens to the supply, from the bag and from cards, as the payer likes."""
    for _ in range(n):
        a = yield ask(p, blessing_options, alone=TAKE)
        if Target.matches(a):
            g.sealed.remove(Token.bless * CARDS + Target.card(a))
        else:
            g.bag.remove(Token.bless)


@rule("AHB-389", asks=True)
def pay_hallow(g: Arkham, use: Use) -> Rule:
    """10 bless tokens."""
    yield from spend_blessings(g, use.seat, 10)


@ability.event(
    Code.HALLOW,
    pay=pay_hallow,
    can=lambda g, use: blessings(g) >= 10,
    aim=lambda g, use: g.doom[use.target] > 0,
)
def hallow(g: Arkham, use: Use) -> None:
    """Remove 1 doom from any card."""
    g.doom[use.target] -= 1
    if g.taboo[0]:
        zones.remove(g, use.card)
