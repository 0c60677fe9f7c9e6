"""Guardian cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import rule

from ...codes import Code
from ...kinds import CARDS, Token
from ...registry import Use, event
from ...rules import zones
from ...state import Arkham


def blessings(g: Arkham) -> int:
    """Bless tokens in the bag and sealed on cards in play."""
    n = sum(k == Token.bless for k in g.bag)
    return n + sum(x // CARDS == Token.bless for x in g.sealed)


def spend_blessings(g: Arkham, n: int) -> None:
    """Bless tokens go back to the supply: from the bag, then from cards."""
    while n > 0 and Token.bless in g.bag:
        g.bag.remove(Token.bless)
        n -= 1
    i = 0
    while n > 0 and i < len(g.sealed):
        if g.sealed[i] // CARDS == Token.bless:
            g.sealed.pop(i)
            n -= 1
        else:
            i += 1


@rule("AHB-389", asks=True)
def pay_hallow(g: Arkham, use: Use) -> None:
    """10 bless tokens."""
    spend_blessings(g, 10)


@event(
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
