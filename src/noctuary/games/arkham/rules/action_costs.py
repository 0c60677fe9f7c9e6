"""Actions as a currency: what costs them, who gives more of them, spending and losing them."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ..ability import ANSWER, CONSTANT, SERVED_BY, SERVES, Question, Use
from ..actions import Target
from ..components import Designator
from ..state import Arkham
from .values import blank, total


@rule("AHB-162", "AHB-074")
def action_cost(g: Arkham, p: int, d: int, n: int) -> int:
    """Return the actions that an action of that sort takes now."""
    return n + total(g, Question.action_cost, p, d)


# ---- additional actions: each has the card that gives it


@rule("AHC-174")
def gives(g: Arkham, c: int, p: int) -> int:
    """Return the additional actions that a card in play gives an investigator each turn."""
    k = ANSWER[g.code[c]][Question.actions]
    if k < 0 or c not in g.play or blank(g, c):
        return 0
    return CONSTANT[k](g, c, p, NONE)


@rule("AHC-174")
def given(g: Arkham, p: int, c: int) -> bool:
    """Whether an additional action is still there: not spent, and not lost with the card that
    gives one each turn.
    """
    return c >= 0 and (ANSWER[g.code[c]][Question.actions] < 0 or gives(g, c, p) > 0)


@rule("AHC-174")
def grant(g: Arkham, p: int) -> None:
    """Give or take the additional actions of cards as they enter or leave play."""
    i = 0
    while i < len(g.extra[p]):
        c = g.extra[p][i]
        if given(g, p, c if c >= 0 else ~c):
            i += 1
        else:
            g.extra[p].pop(i)
    if g.answering[Question.actions]:
        for c in g.play:
            for _ in range(gives(g, c, p) - sum(x == c or x == ~c for x in g.extra[p])):
                g.extra[p].append(c)


@rule("AHC-174")
def gain_actions(g: Arkham, p: int, n: int, c: int) -> None:
    """Give an investigator additional actions for this turn, by an effect of a card."""
    for _ in range(n):
        g.extra[p].append(c)


@rule("AHC-174", "AHC-175")
def serves(g: Arkham, p: int, x: int, d: int, c: int) -> bool:
    """Whether an additional action may be spent on an action of that sort, with that card."""
    return given(g, p, x) and SERVES[SERVED_BY[g.code[x]]](
        g, Use(card=x, seat=p, event=d, target=c)
    )


@rule("AHB-148", "AHB-164")
def can_act(g: Arkham, p: int, d: int, n: int, c: int) -> bool:
    """Whether there are enough actions left."""
    more = sum(serves(g, p, x, d, c) for x in g.extra[p])
    return g.actions[p] + g.at_once + more >= action_cost(g, p, d, n)


@rule("AHB-148", "AHC-174")
def actions_left(g: Arkham, p: int) -> int:
    """Return all actions an investigator has left, whatever they serve for."""
    return g.actions[p] + sum(given(g, p, x) for x in g.extra[p])


# ---- spending and losing


@rule("AHC-176", "AHC-178")
def first_of_its_kind(g: Arkham, p: int, i: int) -> bool:
    """Whether no additional action before this one has the same source."""
    return not any(g.extra[p][k] == g.extra[p][i] for k in range(i))


@rule("AHC-176", "AHC-174")
def spend_action_options(g: Arkham, p: int, d: int, c: int) -> None:
    for i in range(len(g.extra[p])):
        if serves(g, p, g.extra[p][i], d, c) and first_of_its_kind(g, p, i):
            offer(g, Target(card=g.extra[p][i]))


@rule("AHC-176")
def spend(g: Arkham, p: int, c: int) -> None:
    """Take away an additional action of this source."""
    g.extra[p].remove(c)
    g.extra[p].append(~c)


@rule("AHC-174", "AHC-175", "AHC-176", "AHC-286", "AHB-074", "AHC-337")
def pay_actions(g: Arkham, p: int, d: int, n: int, c: int) -> Rule:
    """Spend the action that an effect gives at once, then additional ones that qualify, then the
    rest.
    """
    k = action_cost(g, p, d, n)
    g.taken[p] += k
    while k > 0:
        k -= 1
        if g.at_once:
            g.at_once = 0
        else:
            a = yield ask(p, spend_action_options, d, c, alone=TAKE)
            if a == NONE:
                g.actions[p] -= 1
            else:
                spend(g, p, Target.card(a))
    g.at_once = 0
    if d == Designator.move or d == Designator.fight or d == Designator.evade:
        g.hurried[p] = 1


@rule("AHC-178", "AHB-163", "AHC-177")
def lose_action_options(g: Arkham, p: int) -> None:
    for i in range(len(g.extra[p])):
        if given(g, p, g.extra[p][i]) and first_of_its_kind(g, p, i):
            offer(g, Target(card=g.extra[p][i]))


@rule("AHC-177", "AHC-178", "AHC-179", "AHB-163")
def lose_actions(g: Arkham, p: int, n: int) -> Rule:
    """Lose standard actions first, then additional ones as the investigator likes."""
    for _ in range(n):
        if g.actions[p] > 0:
            g.actions[p] -= 1
        else:
            a = yield ask(p, lose_action_options, alone=TAKE)
            if a != NONE:
                spend(g, p, Target.card(a))
