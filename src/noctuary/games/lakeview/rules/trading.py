"""Giving, asking and exchanging."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, move, offer, rule

from ..actions import (
    Agree,
    Declined,
    Fetch,
    FetchSymbol,
    Give,
    GiveSymbol,
    ItemGiven,
    Pass,
    SymbolGiven,
)
from ..components import FIGURES, ITEMS, TYPES, BikeName
from ..state import ROUND, Lakeview
from ..town import SIDE
from . import items
from .board import rides, sheltered

PASSAGES = (ITEMS + TYPES) * FIGURES
"""Pairs of a thing (items, then types of symbol) and a partner."""


@rule("LAKE-200")
def is_trade(g: Lakeview, a: int) -> bool:
    """Whether an action gives or asks for something."""
    return Give.matches(a) or Fetch.matches(a) or GiveSymbol.matches(a) or FetchSymbol.matches(a)


@rule("LAKE-200")
def goods(g: Lakeview, a: int) -> int:
    """Return the thing that a trade is about: an item, or a type of symbol after all items."""
    if Give.matches(a):
        return Give.item(a)
    if Fetch.matches(a):
        return Fetch.item(a)
    return ITEMS + (GiveSymbol.symbol(a) if GiveSymbol.matches(a) else FetchSymbol.symbol(a))


@rule("LAKE-200")
def partner(g: Lakeview, a: int) -> int:
    """Return the other figure of a trade."""
    if Give.matches(a):
        return Give.figure(a)
    if Fetch.matches(a):
        return Fetch.figure(a)
    return GiveSymbol.figure(a) if GiveSymbol.matches(a) else FetchSymbol.figure(a)


@rule("LAKE-200", "LAKE-201")
def can_trade(g: Lakeview, f: int, q: int) -> bool:
    """Whether two figures can trade: on one square, or both in treehouses; further by trike."""
    if f == q or g.at[f] < 0 or g.at[q] < 0:
        return False
    if g.at[f] == g.at[q] or (sheltered(g, f) and sheltered(g, q)):
        return True
    apart = abs(g.at[f] % SIDE - g.at[q] % SIDE) + abs(g.at[f] // SIDE - g.at[q] // SIDE)
    return rides(g, f, BikeName.CARGO_TRIKE) and apart <= 2


@rule("LAKE-200", "LAKE-202")
def trade_offers(g: Lakeview, f: int, q: int) -> None:
    """Offer items and symbols of either side, any number of times; never bikes."""
    gift_offers(g, f, q, NONE)
    for i in g.carried[q]:
        if can_ask(g, q, i):
            offer(g, Fetch(item=i, figure=q))
    for k in range(TYPES):
        if items.first_of(g, q, k) != NONE and can_ask(g, q, ITEMS + k):
            offer(g, FetchSymbol(symbol=k, figure=q))


@rule("LAKE-200")
def gift_offers(g: Lakeview, f: int, q: int, wanted: int) -> None:
    """Offer what a figure may hand over, in exchange or for nothing."""
    back = NONE if wanted == NONE else passage(g, wanted, q, 0)
    for i in g.carried[f]:
        if not comes_round(g, passage(g, i, q, 1), back):
            offer(g, Give(item=i, figure=q))
    for k in range(TYPES):
        if items.first_of(g, f, k) != NONE and not comes_round(
            g, passage(g, ITEMS + k, q, 1), back
        ):
            offer(g, GiveSymbol(symbol=k, figure=q))


@rule("LAKE-200")
def trade(g: Lakeview, f: int, a: int) -> Rule:
    """Give something, or ask for something, perhaps with an offer in exchange."""
    q = partner(g, a)
    t = goods(g, a)
    if Give.matches(a) or GiveSymbol.matches(a):
        hand_over(g, f, t, q, 0)
    elif g.player[q] == g.player[f]:
        hand_over(g, q, t, f, 0)
    else:
        a = yield ask(g.player[f], price_options, f, q, t, alone=TAKE)
        yield from exchange(g, f, q, t, NONE if Pass.matches(a) else goods(g, a))


@rule("LAKE-200")
def price_options(g: Lakeview, p: int, figure: int, other: int, thing: int) -> None:
    gift_offers(g, figure, other, thing)
    offer(g, Pass())


@rule("LAKE-200")
def deal_options(g: Lakeview, p: int, figure: int, thing: int, price: int) -> None:
    offer(g, Agree())
    offer(g, Pass())


@rule("LAKE-200")
def exchange(g: Lakeview, f: int, q: int, wanted: int, price: int) -> Rule:
    """Ask the owner of a thing for yes or no; a figure of the same seat need not be asked."""
    if g.player[q] != g.player[f]:
        g.wanted = wanted
        g.price = price
        a = yield ask(g.player[q], deal_options, f, wanted, price)
        if Pass.matches(a):
            g.declined.append(wanted * FIGURES + q)
            emit(g, Declined(figure=q, to=f))
            return
    hand_over(g, q, wanted, f, 0)
    if price != NONE:
        hand_over(g, f, price, q, 1)


@rule("LAKE-200")
def hand_over(g: Lakeview, f: int, t: int, q: int, joined: int) -> None:
    """Hand over a thing, alone or together with the thing it is exchanged for."""
    gave = int(f == g.turn)
    g.traded.append(2 * passage(g, t, q if gave else f, gave) + joined)
    g.declined.clear()
    if t < ITEMS:
        move(g, t, g.carried[q])
        emit(g, ItemGiven(figure=f, item=t, to=q))
    else:
        move(g, items.first_of(g, f, t - ITEMS), g.held[q])
        emit(g, SymbolGiven(figure=f, symbol=t - ITEMS, to=q))


# ---- no going round in circles


@rule("LAKE-200")
def passage(g: Lakeview, t: int, q: int, gave: int) -> int:
    """Return the number of a thing that goes to another figure or comes from it."""
    return 2 * (t * FIGURES + q) + gave


@rule("LAKE-200")
def close_trades(g: Lakeview, a: int) -> None:
    """End a round of trades, as any other action does."""
    if not is_trade(g, a):
        g.traded.clear()
        g.declined.clear()


@rule("LAKE-200")
def comes_round(g: Lakeview, m: int, other: int) -> bool:
    """Whether a trade or an exchange restores what everybody had earlier in this round of
    trades.
    """
    if len(g.traded) + 2 > ROUND:
        return True
    net = [0] * PASSAGES
    net[m // 2] = 2 * (m % 2) - 1
    unlike = 1
    if other != NONE:
        net[other // 2] += 2 * (other % 2) - 1
        unlike = 2 if net[m // 2] else 0
    if unlike == 0:
        return True
    k = len(g.traded) - 1
    while k >= 0:
        x = g.traded[k] // 4
        unlike -= int(net[x] != 0)
        net[x] += 2 * (g.traded[k] // 2 % 2) - 1
        unlike += int(net[x] != 0)
        if unlike == 0 and g.traded[k] % 2 == 0:
            return True
        k -= 1
    return False


@rule("LAKE-200")
def can_ask(g: Lakeview, q: int, t: int) -> bool:
    """Whether a figure may be asked for a thing: it has not just said no."""
    return t * FIGURES + q not in g.declined and not comes_round(g, passage(g, t, q, 0), NONE)


# ---- the walkie-talkie


@rule("LAKE-028", "LAKE-200")
def has_swap(g: Lakeview, f: int, q: int) -> bool:
    """Whether two figures on the board have anything to exchange."""
    if g.at[f] < 0 or g.at[q] < 0:
        return False
    return len(g.carried[f]) + len(g.carried[q]) + len(g.held[f]) + len(g.held[q]) > 0


@rule("LAKE-Q10", "LAKE-196", "LAKE-028", "LAKE-200")
def radio_options(g: Lakeview, p: int, figure: int) -> None:
    for q in range(FIGURES):
        if q != figure and g.at[q] >= 0:
            trade_offers(g, figure, q)


@rule("LAKE-200", "LAKE-028")
def reply_options(g: Lakeview, p: int, figure: int, other: int) -> None:
    """Offer something in return for a gift."""
    for i in g.carried[other]:
        offer(g, Fetch(item=i, figure=other))
    for k in range(TYPES):
        if items.first_of(g, other, k) != NONE:
            offer(g, FetchSymbol(symbol=k, figure=other))
    offer(g, Pass())


@rule("LAKE-Q10", "LAKE-028", "LAKE-200")
def talk(g: Lakeview, f: int) -> Rule:
    """Walkie-talkie: make one gift or exchange with any one Kid."""
    a = yield ask(g.player[f], radio_options, f)
    q = partner(g, a)
    given = goods(g, a)
    if Fetch.matches(a) or FetchSymbol.matches(a):
        a = yield ask(g.player[f], price_options, f, q, given, alone=TAKE)
        yield from exchange(g, f, q, given, NONE if Pass.matches(a) else goods(g, a))
    else:
        a = yield ask(g.player[f], reply_options, f, q, alone=TAKE)
        if Pass.matches(a):
            hand_over(g, f, given, q, 0)
        else:
            yield from exchange(g, f, q, goods(g, a), given)
