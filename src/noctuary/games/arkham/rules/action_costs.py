"""Actions as a currency: what costs them, spending and losing them."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, offer, rule

from ..actions import Choice, Choose
from ..kinds import Designator, Trait
from ..registry import Question
from ..state import Arkham
from .values import total, trait


@rule("AHB-162", "AHB-074")
def action_cost(g: Arkham, p: int, d: int, n: int) -> int:
    """Actions an action of that sort takes now."""
    return n + total(g, Question.action_cost, p, d)


def for_tomes(g: Arkham, p: int, c: int) -> int:
    """Additional actions that serve an ability of this card: those for Tomes."""
    if c >= 0 and trait(g, c, Trait.TOME):
        return g.tome[p]
    return 0


@rule("AHB-148", "AHB-164")
def can_act(g: Arkham, p: int, d: int, n: int, c: int) -> bool:
    """Whether there are enough actions left."""
    return g.actions[p] + g.extra[p] + for_tomes(g, p, c) >= action_cost(g, p, d, n)


def spend_action_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.additional))
    offer(g, Choose(choice=Choice.tome))


@rule("AHC-174", "AHC-175", "AHC-176", "AHC-286", "AHB-074")
def pay_actions(g: Arkham, p: int, d: int, n: int, c: int) -> Rule:
    """Additional actions that qualify are used first."""
    k = action_cost(g, p, d, n)
    g.taken[p] += k
    while k > 0:
        k -= 1
        tome = for_tomes(g, p, c)
        if tome > 0 and g.extra[p] > 0:
            a = yield ask(p, spend_action_options)
            if Choose.choice(a) == Choice.tome:
                g.tome[p] -= 1
            else:
                g.extra[p] -= 1
        elif tome > 0:
            g.tome[p] -= 1
        elif g.extra[p] > 0:
            g.extra[p] -= 1
        else:
            g.actions[p] -= 1
    if d == Designator.move or d == Designator.fight or d == Designator.evade:
        g.hurried[p] = 1


@rule("AHC-177", "AHC-178", "AHC-179", "AHB-163")
def lose_actions(g: Arkham, p: int, n: int) -> Rule:
    """Standard actions go first, then additional ones as the investigator likes."""
    for _ in range(n):
        if g.actions[p] > 0:
            g.actions[p] -= 1
        elif g.extra[p] > 0 and g.tome[p] > 0:
            a = yield ask(p, spend_action_options)
            if Choose.choice(a) == Choice.tome:
                g.tome[p] -= 1
            else:
                g.extra[p] -= 1
        elif g.extra[p] > 0:
            g.extra[p] -= 1
        elif g.tome[p] > 0:
            g.tome[p] -= 1
