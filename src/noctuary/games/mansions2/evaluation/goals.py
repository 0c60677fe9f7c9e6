"""The needs of the story: facts to bring about, routes to them, and how much they matter."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..columns import ChoiceRow, CopyRow, FactRow, Goal, RouteRow
from ..limits import LOTS, Limit
from ..opcodes import FIRST_PEOPLES_FACT, NumberSource, Sign
from ..rules.interpreter.expressions import compare, number_of
from ..state import Mansions
from .weights import CLEVER, FAR_OFF, MOST_DICE, MOST_NEED, PASSES, WIN

STEP = 94
"""Percent: what is wanted first matters nearly as much as what it is for."""
SLACK = 40
SUCCESS = 7
"""Tenths of an action for a success of a tally."""
WAIT = 30
"""Tenths of an action for a round that must pass."""
LEAST_CHANCE = 25
MOST_UNITS = 6
WHOLE = 100
CURIOUS = 120
UNSEEN = 45


# ---- facts


@cached
def true(g: Mansions, f: int) -> int:
    """Return 1 if a fact holds for somebody who is in play."""
    kind = g.facts[f][FactRow.KIND]
    a = g.facts[f][FactRow.A]
    if kind == Goal.TERM:
        return compared(g, f)
    if kind == Goal.TOKEN:
        return 1 if a in g.board else 0
    if kind == Goal.TILE:
        return 1 if g.laid[a] else 0
    if kind == Goal.SHELF:
        return 1 if any(g.copies[c][CopyRow.FRONT] == a for c in g.shelf) else 0
    if kind == Goal.LOT:
        return 1 if may_be(g, g.facts[f][FactRow.A], g.facts[f][FactRow.B]) else 0
    if kind == Goal.ANY:
        first = g.facts[f][FactRow.FIRST]
        return 1 if any(ready(g, first + r) for r in range(g.facts[f][FactRow.COUNT])) else 0
    return 0


def compared(g: Mansions, f: int) -> int:
    """Return 1 if a comparison holds, for the group or for one of it."""
    sign = g.facts[f][FactRow.A]
    left = g.facts[f][FactRow.B]
    right = g.facts[f][FactRow.C]
    if g.numbers[left][0] < FIRST_PEOPLES_FACT:
        a = number_of(g, left, NONE, NONE, NONE)
        return 1 if compare(g, sign, a, number_of(g, right, NONE, NONE, NONE)) else 0
    for i in range(g.party[0]):
        if g.out[i] == 0:
            a = number_of(g, left, NONE, i, NONE)
            if compare(g, sign, a, number_of(g, right, NONE, i, NONE)):
                return 1
    return 0


def may_be(g: Mansions, sign: int, k: int) -> bool:
    """Whether a lot may still have fallen so, or not so, by what was told; a later draw may."""
    if g.numbers[k][0] != NumberSource.LOT:
        return True
    left = g.lots_left[g.numbers[k][1] % LOTS]
    values = g.numbers[k][1] // LOTS
    return left & values != 0 if sign == Sign.GE else left & ~values != 0


@cached
def ready(g: Mansions, r: int) -> int:
    """Return 1 if all wants of a route hold."""
    first = g.routes[r][RouteRow.FIRST]
    for n in range(g.routes[r][RouteRow.COUNT]):
        if true(g, g.wants[first + n]) == 0:
            return 0
    return 1


# ---- what it takes


@cached
def cost(g: Mansions, f: int) -> int:
    """Return the tenths of an action until a fact holds."""
    if true(g, f):
        return 0
    return min(FAR_OFF, least(g, f) * units(g, f))


@cached
def least(g: Mansions, f: int) -> int:
    """Return the cost of the best route to a fact."""
    best = FAR_OFF
    first = g.facts[f][FactRow.FIRST]
    for n in range(g.facts[f][FactRow.COUNT]):
        best = min(best, route_cost(g, first + n))
    return best


def units(g: Mansions, f: int) -> int:
    """Return how many steps a variable is from where it should be; 1 for any other fact."""
    if (
        g.facts[f][FactRow.KIND] != Goal.TERM
        or g.numbers[g.facts[f][FactRow.B]][0] != NumberSource.VARIABLE
    ):
        return 1
    if g.facts[f][FactRow.A] == Sign.NE:
        return 1
    v = g.vars[g.numbers[g.facts[f][FactRow.B]][1]]
    n = abs(number_of(g, g.facts[f][FactRow.C], NONE, NONE, NONE) - v)
    return max(1, min(MOST_UNITS, n // max(1, g.limits[Limit.SCALE])))


@cached
def route_cost(g: Mansions, r: int) -> int:
    """Return the tenths of an action for a route and all that it wants first."""
    n = g.routes[r][RouteRow.COST] * WHOLE // max(LEAST_CHANCE, g.routes[r][RouteRow.CHANCE])
    if g.routes[r][RouteRow.TALLY] > 0:
        n += SUCCESS * missing(g, r)
    at = g.routes[r][RouteRow.ROUND]
    if at > 0:
        if at < g.round:
            return FAR_OFF
        n += WAIT * (1 + at - g.round)
    first = g.routes[r][RouteRow.FIRST]
    for k in range(g.routes[r][RouteRow.COUNT]):
        if n < FAR_OFF:
            n += cost(g, g.wants[first + k])
    return min(FAR_OFF, n)


def missing(g: Mansions, r: int) -> int:
    """Return the successes that a tally still wants."""
    need = number_of(g, g.routes[r][RouteRow.NEED], NONE, NONE, NONE)
    left = need - g.vars[g.routes[r][RouteRow.TALLY]]
    return max(1, left // max(1, g.limits[Limit.SCALE]))


# ---- what matters


@cached
def matters(g: Mansions, f: int) -> int:
    """Return how much a fact that does not hold yet is wanted, in thousandths of a win."""
    if f == 0:
        return WIN
    if true(g, f):
        return 0
    best = 0
    first = g.facts[f][FactRow.SERVES]
    for n in range(g.facts[f][FactRow.SERVED]):
        r = g.serves[first + n]
        q = g.routes[r][RouteRow.FACT]
        w = matters(g, q)
        if not seen(g, r):
            w = w * UNSEEN // WHOLE
        if w > best:
            way = route_cost(g, r)
            if way < FAR_OFF:
                best = max(best, w * STEP // WHOLE * (SLACK + least(g, q)) // (SLACK + way))
    return best


def seen(g: Mansions, r: int) -> bool:
    """Whether a route is by an event or by an open option: its token is its first want."""
    return g.routes[r][RouteRow.CHOICE] == 0 or true(g, g.wants[g.routes[r][RouteRow.FIRST]]) > 0


# ---- options


def passing(g: Mansions, i: int, skill: int, need: int) -> int:
    """Return the chance that somebody passes a test, in percent."""
    dice = max(1, min(MOST_DICE, g.sheet[i][skill]))
    need = max(0, min(MOST_NEED, need))
    return CLEVER[dice][need] if g.clues[i] > 0 else PASSES[dice][need]


def share(g: Mansions, i: int, r: int) -> int:
    """Return the part of a route's worth that one attempt brings, in percent."""
    n = g.routes[r][RouteRow.CHANCE]
    skill = g.routes[r][RouteRow.SKILL] - 1
    if g.routes[r][RouteRow.PUZZLE] > 0:
        z = g.routes[r][RouteRow.PUZZLE] - 1
        return n * min(WHOLE, 45 + 10 * g.sheet[i][g.puzzles[z][1]]) // WHOLE
    if skill < 0:
        return n
    if g.routes[r][RouteRow.TALLY] > 0:
        hoped = g.sheet[i][skill] * 40 + 25 * min(2, g.clues[i])
        return n * min(WHOLE, 25 + hoped // missing(g, r)) // WHOLE
    return n * passing(g, i, skill, g.routes[r][RouteRow.NEED]) // WHOLE


def fruits(g: Mansions, i: int, c: int) -> int:
    """Return how far an option brings the story on when somebody takes it."""
    best = 0
    rest = 0
    first = g.choices[c][ChoiceRow.FRUITS]
    for n in range(g.choices[c][ChoiceRow.FRUIT_COUNT]):
        w = matters(g, g.fruits[first + n][0])
        if w > 0 and ready(g, g.fruits[first + n][1]):
            w = w * share(g, i, g.fruits[first + n][1]) // WHOLE
            rest += min(w, best)
            best = max(best, w)
    if g.choices[c][ChoiceRow.FRUIT_COUNT] > 0:
        best = max(best, CURIOUS)
    return best + min(rest, best) // 5
