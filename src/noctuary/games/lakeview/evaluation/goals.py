"""Symbols: which ones the objectives still cost, and what one more is worth to a figure."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..components import (
    COST_HOW,
    COST_N,
    COST_TYPES,
    FIGURES,
    FIRST_OBJECTIVE,
    OBJECTIVE_COUNT,
    TYPES,
    Payment,
)
from ..rules.items import first_of, held_of
from ..state import Lakeview
from ..town import BUILDINGS, COLOUR

READY = (100, 52, 20, 0, 0)
"""Percent of an objective's weight, by the symbols that the best prepared figure lacks."""
POOL = 55
"""Percent of it for what all figures have together: they can meet and trade."""
ALL = -1
NEXT_COST = 900
LATER_COST = 420
MIRROR_COST = 420
GIVEN = 66
FREE = 12
"""Percent of encounter cards that bring a symbol of a given type, and of any."""
GATHER = 150
SPARE = 50
"""A symbol that no objective needs: three squares more."""


@cached
def pool(g: Lakeview, k: int) -> int:
    """Return the number of symbols of a type that all figures have together."""
    return sum(held_of(g, f, k) for f in range(FIGURES))


def stock(g: Lakeview, f: int, k: int, giver: int, taker: int, symbol: int) -> int:
    """Return a figure's symbols of a type, or everybody's, if one changed hands."""
    n: int = pool(g, k) if f == ALL else held_of(g, f, k)
    if k == symbol and f == ALL:
        n += int(taker >= 0) - int(giver >= 0)
    elif k == symbol:
        n += int(f == taker) - int(f == giver)
    return n


def lacking(g: Lakeview, f: int, o: int, giver: int, taker: int, symbol: int) -> int:
    """Return the number of symbols that a figure would lack to pay for an objective."""
    if f >= 0 and f != taker and len(g.held[f]) == 0:
        return COST_N[o]
    most = 0
    types = 0
    every = 0
    missing = 0
    for k in range(TYPES):
        n = stock(g, f, k, giver, taker, symbol)
        most = max(most, n)
        types += int(n > 0)
        every += n
        missing += int((COST_TYPES[o] >> k) & 1 == 1 and n == 0)
    if COST_HOW[o] == Payment.SAME:
        return max(0, COST_N[o] - most)
    if COST_HOW[o] == Payment.DIFFERENT:
        return max(0, COST_N[o] - types)
    if COST_HOW[o] == Payment.EXACT:
        return missing
    return max(0, COST_N[o] - every)


@cached
def lacks(g: Lakeview, f: int, o: int) -> int:
    """Return the number of symbols that a figure lacks to pay for an objective."""
    return lacking(g, f, o, NONE, NONE, NONE)


def best_lacking(g: Lakeview, o: int, giver: int, taker: int, symbol: int) -> int:
    """Return the number of symbols that the best prepared figure would lack."""
    least = TYPES
    for f in range(FIGURES):
        if g.at[f] >= 0 or f < g.team[0]:
            if f in (giver, taker):
                least = min(least, lacking(g, f, o, giver, taker, symbol))
            else:
                least = min(least, lacks(g, f, o))
    return least


@cached
def prepared(g: Lakeview, giver: int, taker: int, symbol: int) -> int:
    """Return how well the team could pay what is still to be paid, if a symbol changed hands."""
    total = 0
    weight = NEXT_COST
    for x in range(OBJECTIVE_COUNT[g.beast[0]]):
        o = FIRST_OBJECTIVE[g.beast[0]] + x
        if g.done[x] == 0 and COST_HOW[o] != Payment.NOTHING:
            if COST_HOW[o] == Payment.COLOUR:
                total += mirrors_paid(g, giver, taker, symbol)
            else:
                alone = READY[best_lacking(g, o, giver, taker, symbol)]
                pooled = READY[lacking(g, ALL, o, giver, taker, symbol)]
                total += weight * (POOL * pooled + (100 - POOL) * alone) // 10_000
            weight = LATER_COST
    return total


def mirrors_paid(g: Lakeview, giver: int, taker: int, symbol: int) -> int:
    """Return the cost of all Reflections whose symbol somebody has."""
    total = 0
    for b in range(BUILDINGS):
        k = COLOUR[b]
        if g.reflection[b] and stock(g, ALL, k, giver, taker, symbol) > 0:
            total += MIRROR_COST
    return total


def gain_worth(g: Lakeview, f: int, k: int) -> int:
    """Return what a symbol of a type is worth to a figure."""
    more: int = prepared(g, NONE, f, k) - prepared(g, NONE, NONE, NONE)
    return more + SPARE


def loss_worth(g: Lakeview, f: int, k: int) -> int:
    """Return what giving up a symbol of a type costs a figure."""
    less: int = prepared(g, NONE, NONE, NONE) - prepared(g, f, NONE, k)
    return less + SPARE


def trade_worth(g: Lakeview, giver: int, taker: int, k: int) -> int:
    """Return what it brings if a symbol changes hands."""
    return prepared(g, giver, taker, k) - prepared(g, NONE, NONE, NONE)


@cached
def meeting_worth(g: Lakeview, f: int, q: int) -> int:
    """Return the worth of the best symbol that two figures can exchange, either way."""
    best = 0
    for k in range(TYPES):
        if first_of(g, f, k) != NONE:
            best = max(best, trade_worth(g, f, q, k))
        if first_of(g, q, k) != NONE:
            best = max(best, trade_worth(g, q, f, k))
    return best


@cached
def best_trade(g: Lakeview, f: int) -> int:
    """Return the worth of the best symbol to give or to ask for, wherever the others are."""
    best = 0
    for q in range(FIGURES):
        if q != f and g.at[q] >= 0:
            best = max(best, meeting_worth(g, f, q))
    return best


@cached
def gather_worth(g: Lakeview, f: int) -> int:
    """Return the worth of going to trade, if all could pay together and nobody alone."""
    if len(g.held[f]) == 0:
        return 0
    for x in range(OBJECTIVE_COUNT[g.beast[0]]):
        o = FIRST_OBJECTIVE[g.beast[0]] + x
        if g.done[x] == 0 and COST_HOW[o] != Payment.NOTHING and COST_HOW[o] != Payment.COLOUR:
            if lacking(g, ALL, o, NONE, NONE, NONE) > 0:
                return 0
            return GATHER if best_lacking(g, o, NONE, NONE, NONE) > 0 else 0
    return 0


@cached
def any_symbol(g: Lakeview, f: int) -> int:
    """Return the worth of a symbol of the type that is needed most."""
    best = 0
    for k in range(TYPES):
        best = max(best, prepared(g, NONE, f, k))
    return best - prepared(g, NONE, NONE, NONE) + SPARE


def card_symbol(g: Lakeview, f: int) -> int:
    """Return the worth of an encounter card's symbol: of a given type, sometimes of any."""
    usual = 0
    best = 0
    for k in range(TYPES):
        n = prepared(g, NONE, f, k)
        usual += n
        best = max(best, n)
    now = prepared(g, NONE, NONE, NONE)
    return (GIVEN * (usual // TYPES - now) + FREE * (best - now)) // 100 + SPARE * 3 // 4
