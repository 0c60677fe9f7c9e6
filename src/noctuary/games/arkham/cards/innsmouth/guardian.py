"""Guardian cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import rule

from ...codes import C
from ...kinds import TOK
from ...registry import event
from ...rules import zones
from ...state import Arkham


def blessings(g: Arkham) -> int:
    """Bless tokens in the bag and sealed on cards in play."""
    n = sum(k == TOK.BLESS for k in g.bag)
    return n + sum(x // 256 == TOK.BLESS for x in g.sealed)


def spend_blessings(g: Arkham, n: int) -> None:
    """Bless tokens go back to the supply: from the bag, then from cards."""
    while n > 0 and TOK.BLESS in g.bag:
        g.bag.remove(TOK.BLESS)
        n -= 1
    i = 0
    while n > 0 and i < len(g.sealed):
        if g.sealed[i] // 256 == TOK.BLESS:
            g.sealed.pop(i)
            n -= 1
        else:
            i += 1


@rule("AHB-389", asks=True)
def pay_hallow(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """10 bless tokens."""
    spend_blessings(g, 10)


@event(
    C.HALLOW,
    pay=pay_hallow,
    can=lambda g, c, p, ev: blessings(g) >= 10,
    aim=lambda g, c, p, ev, t: g.doom[t] > 0,
)
def hallow(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Remove 1 doom from any card."""
    g.doom[t] -= 1
    if g.taboo[0]:
        zones.remove(g, c)
