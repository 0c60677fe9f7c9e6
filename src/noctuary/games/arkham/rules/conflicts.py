"""Effects that cannot both apply."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, offer, rule

from ..ability import Change
from ..actions import Target
from ..components import ENCOUNTER
from ..state import Arkham
from .values import end_lasting, last


@rule("AHB-003", "AHB-102")
def rival(g: Arkham, i: int) -> int:
    """Return an earlier effect that sets the same value as the i-th, or none."""
    for k in range(i):
        if g.lasting_how[k] == Change.SET and g.lasting_q[k] == g.lasting_q[i]:
            if g.lasting_who[k] == g.lasting_who[i]:
                return k
    return NONE


@rule("AHB-003", "AHB-102")
def whose_value_options(g: Arkham, p: int, a: int, b: int) -> None:
    offer(g, Target(card=a))
    offer(g, Target(card=b))


@rule("AHB-003", "AHB-102")
def set_value(g: Arkham, q: int, who: int, n: int, card: int, until: int) -> Rule:
    """Set a value; of two such effects the encounter card's holds, else the lead chooses."""
    last(g, q, who, n, card, until, Change.SET)
    k = rival(g, g.lasting - 1)
    if k == NONE or g.lasting_n[k] == n:
        return
    other = g.lasting_card[k]
    holds = card
    if ENCOUNTER[g.code[card]] == ENCOUNTER[g.code[other]]:
        a = yield ask(g.lead, whose_value_options, other, card)
        holds = Target.card(a)
    elif ENCOUNTER[g.code[other]]:
        holds = other
    if holds == other:
        m = g.lasting_n[k]
        u = g.lasting_until[k]
        end_lasting(g, k)
        last(g, q, who, m, other, u, Change.SET)
