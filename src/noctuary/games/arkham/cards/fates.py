"""Guests that bless, curse, seal, or lay out the cards of fate."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, rule

from ..actions import Name
from ..codes import C
from ..kinds import TOK
from ..registry import AFTER, E, Q, constant, event, forced
from ..rules import bag, drawing, zones
from ..rules.values import someone_here
from ..state import Arkham


@event(C.KEEP_FAITH)
def keep_faith(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """4 bless tokens into the bag."""
    bag.add_tokens(g, TOK.BLESS, 4)


@rule("AHC-357", asks=True)
def pay_faustian_bargain(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """2 curse tokens into the bag."""
    bag.add_tokens(g, TOK.CURSE, 2)


def bargain_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if someone_here(g, p, q):
            offer(g, Name(seat=q))


@event(
    C.FAUSTIAN_BARGAIN,
    pay=pay_faustian_bargain,
    can=lambda g, c, p, ev: bag.supply(g, TOK.CURSE) >= 2,
)
def faustian_bargain(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """5 resources, shared as you like among investigators here; it costs 2 curse tokens."""
    for _ in range(5):
        a = yield ask(p, bargain_options, alone=TAKE)
        drawing.gain(g, Name.seat(a), 1)


@forced(
    C.THE_CHTHONIAN_STONE,
    AFTER,
    E.REVEAL,
    can=lambda g, c, p, ev: g.reveals.seat[ev] == p and g.reveals.token[ev] == TOK.AUTO_FAIL,
)
def the_chthonian_stone(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """An auto-fail in a test of yours: it goes back to its owner's hand."""
    zones.to_hand(g, c, g.owner[c])


@constant(C.ACE_OF_SWORDS, Q.COMBAT)
def ace_of_swords(g: Arkham, c: int, who: int, x: int) -> int:
    """Combat +1."""
    return int(g.ctrl[c] == who)


@constant(C.FIVE_OF_PENTACLES, Q.HEALTH, Q.SANITY)
def five_of_pentacles(g: Arkham, c: int, who: int, x: int) -> int:
    """Health +1, sanity +1."""
    return int(g.ctrl[c] == who)
