"""Items, symbols and free actions."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, draw, emit, move, offer, rule

from ..actions import (
    AtBuilding,
    Denied,
    DoubleGone,
    Fulfil,
    GotItem,
    ItemsReady,
    ItemUsed,
    MonsterMoved,
    Pass,
    Pay,
    Stunned,
    SymbolGained,
    SymbolGone,
    ToDistrict,
    Uncursed,
    UseItem,
    UsePower,
    WheelsUp,
    Which,
    Whom,
)
from ..components import (
    ANY,
    BACK,
    DOUBLES,
    FIGURES,
    ITEM,
    ITEM_WHEN,
    KIDS,
    LOST,
    MIRRORS,
    OBJECTIVE_HOW,
    TYPES,
    WHEELS,
    BikeName,
    ItemName,
    ObjectiveBy,
    When,
)
from ..state import Lakeview
from ..town import ADJACENT, BELONGS, BUILDINGS, DISTRICTS, HOME
from . import any_time_items, encounters, monster, objectives, powers, trading
from .board import rides

# ---- turning items and wheels


@rule("LAKE-197")
def use_up(g: Lakeview, f: int, i: int) -> None:
    """Turn a used item face down."""
    g.ready[i] = 0
    emit(g, ItemUsed(figure=f, item=i))


@rule("LAKE-191", "LAKE-154")
def ready_items(g: Lakeview, f: int) -> None:
    """Turn all items of a figure face up, the Lost Kid's power too."""
    for i in g.carried[f]:
        g.ready[i] = 1
    if f == LOST:
        g.power_ready = 1
    emit(g, ItemsReady(figure=f))


@rule("LAKE-190", "LAKE-154")
def turn_up(g: Lakeview, f: int) -> None:
    """Turn all wheel tokens of a Kid number side up."""
    if f < KIDS:
        for w in range(WHEELS):
            g.wheel[f][w] = 1
        emit(g, WheelsUp(figure=f))


@rule("LAKE-166", "LAKE-167", "LAKE-Q08")
def turn_up_when_empty(g: Lakeview, f: int) -> None:
    """Turn all wheel tokens up again once all are down."""
    if f < KIDS and not any(g.wheel[f][w] for w in range(WHEELS)):
        turn_up(g, f)


@rule("LAKE-194", "LAKE-195")
def gain_item(g: Lakeview, f: int) -> None:
    """Gain the next item of the deck, ready to use; there is no limit."""
    if len(g.item_deck) > 0:
        i = draw(g, g.item_deck, g.carried[f])
        g.ready[i] = 1
        emit(g, GotItem(figure=f, item=i))


# ---- symbols


@rule("LAKE-184")
def pile_left(g: Lakeview, k: int) -> int:
    """Return the number of tokens of a type that can be taken."""
    return len(g.pile[k]) + len(g.under[k])


@rule("LAKE-184")
def symbol_options(g: Lakeview, p: int) -> None:
    for k in range(TYPES):
        if pile_left(g, k):
            offer(g, Pay(symbol=k))


@rule("LAKE-184")
def turn_over(g: Lakeview, k: int) -> None:
    """Turn over the top token of a pile."""
    if len(g.pile[k]) > 0:
        draw(g, g.pile[k], g.turned)
    else:
        move(g, g.under[k][0], g.turned)


@rule("LAKE-Q10", "LAKE-196", "LAKE-028", "LAKE-184")
def luck_options(g: Lakeview, p: int, figure: int) -> None:
    for i in g.carried[figure]:
        if g.ready[i] and ITEM[i] == ItemName.LUCKY_COIN:
            offer(g, UseItem(item=i))
    offer(g, Pass())


@rule("LAKE-185", "LAKE-186", "LAKE-184")
def gain_symbol(g: Lakeview, f: int, k: int) -> Rule:
    """Gain the top token of a pile: resolve its back at once, then keep it."""
    if k == ANY:
        a = yield ask(g.player[f], symbol_options, alone=TAKE)
        if a == NONE:
            return
        k = Pay.symbol(a)
    if pile_left(g, k) == 0:
        emit(g, SymbolGone(symbol=k))
        return
    turn_over(g, k)
    if any(g.ready[i] and ITEM[i] == ItemName.LUCKY_COIN for i in g.carried[f]):
        a = yield ask(g.player[f], luck_options, f)
        if UseItem.matches(a):
            use_up(g, f, UseItem.item(a))
            move(g, g.turned[0], g.under[k])
            turn_over(g, k)
    c = g.turned[0]
    emit(g, SymbolGained(figure=f, symbol=k))
    yield from encounters.perform(g, f, BACK[c][0], BACK[c][1])
    move(g, c, g.held[f])


@rule("LAKE-203")
def held_of(g: Lakeview, f: int, k: int) -> int:
    """Return the number of tokens of a type that a figure has."""
    return sum(g.symbol_pile[c] == k for c in g.held[f])


@rule("LAKE-203")
def first_of(g: Lakeview, f: int, k: int) -> int:
    """Return one token of a type that a figure has, or none."""
    for c in g.held[f]:
        if g.symbol_pile[c] == k:
            return c
    return NONE


@rule("LAKE-203")
def give_up(g: Lakeview, f: int, k: int) -> None:
    """Spend a token: it goes face down under its pile."""
    move(g, first_of(g, f, k), g.under[k])


# ---- free actions


@rule("LAKE-198")
def free_options(g: Lakeview, f: int) -> None:
    """Offer what a figure may do at any moment of its own turn."""
    for i in g.carried[f]:
        if g.ready[i] and handy(g, f, i):
            offer(g, UseItem(item=i))
    if f == LOST and powers.can_use(g):
        offer(g, UsePower())
    o = objectives.active(g)
    if o != NONE and OBJECTIVE_HOW[o] == ObjectiveBy.FREE and objectives.possible(g, f, o):
        offer(g, Fulfil(objective=o))
    for q in range(FIGURES):
        if trading.can_trade(g, f, q):
            trading.trade_offers(g, f, q)


@rule("LAKE-196", "LAKE-198", "LAKE-028")
def handy(g: Lakeview, f: int, i: int) -> bool:
    """Whether an item could do something on its owner's own turn."""
    k = ITEM[i]
    if ITEM_WHEN[k] == When.ANY:
        return any_time_items.promising(g, f, k)
    if k == ItemName.FLASHLIGHT:
        return g.moving > 0
    if k == ItemName.ROPE:
        return g.moving > 0 and g.rope == 0 and not rides(g, f, BikeName.BULL_BAR)
    if k == ItemName.WALKIE_TALKIE:
        return any(q != f and trading.has_swap(g, f, q) for q in range(FIGURES))
    if k == ItemName.TOWN_MAP:
        return encounters.supply(g) > 0
    if k == ItemName.EXTENSION_LEAD:
        return any(g.projector[b] > 0 for b in range(BUILDINGS))
    if k == ItemName.HAMMER:
        return g.hammer == 0 and objectives.active(g) == MIRRORS
    if k == ItemName.HOLY_WATER:
        return any(g.curses[q] > 0 and g.at[q] == g.at[f] for q in range(FIGURES))
    return False


@rule("LAKE-198", "LAKE-188")
def act_freely(g: Lakeview, f: int, a: int) -> Rule:
    """Carry out a free action."""
    if UseItem.matches(a):
        yield from use(g, f, UseItem.item(a))
    elif UsePower.matches(a):
        yield from powers.use_power(g)
    elif Fulfil.matches(a):
        yield from objectives.fulfil(g, f, Fulfil.objective(a))
    else:
        yield from trading.trade(g, f, a)


# ---- what items do


@rule("LAKE-197", "LAKE-196", "LAKE-028")
def use(g: Lakeview, f: int, i: int) -> Rule:
    """Turn an item face down and carry out its effect."""
    k = ITEM[i]
    use_up(g, f, i)
    if k == ItemName.FIRECRACKERS:
        yield from firecrackers(g, f)
    elif k == ItemName.BASKET:
        claim(g, BELONGS[g.at[f]])
        if (BELONGS[g.at[f]] >> g.monster) & 1:
            stun(g)
    elif k == ItemName.FLASHLIGHT:
        g.left += 2
    elif k == ItemName.ROPE:
        g.rope = 1
    elif k == ItemName.WALKIE_TALKIE:
        yield from trading.talk(g, f)
    elif k == ItemName.TOWN_MAP:
        yield from encounters.place_token(g, g.player[f], ANY, 1)
    elif k == ItemName.LUNCHBOX:
        a = yield ask(g.player[f], lunch_options, alone=TAKE)
        g.feds[Which.feds(a)] -= 1
    elif k == ItemName.EXTENSION_LEAD:
        yield from extension_lead(g, f)
    elif k == ItemName.HAMMER:
        g.hammer = 1
    elif k == ItemName.WHITE_SHEET:
        a = yield ask(g.player[f], sheet_options, alone=TAKE)
        cover(g, ToDistrict.district(a))
    elif k == ItemName.HOLY_WATER:
        a = yield ask(g.player[f], blessing_options, g.at[f], alone=TAKE)
        g.curses[Whom.figure(a)] -= 1
        emit(g, Uncursed(figure=Whom.figure(a), n=1))
    elif k == ItemName.BINOCULARS:
        a = yield ask(g.player[f], name_options)
        claim(g, 1 << ToDistrict.district(a))
        if g.monster == ToDistrict.district(a):
            monster.show(g)


@rule("LAKE-215", "LAKE-042")
def name_options(g: Lakeview, p: int) -> None:
    """Offer the districts where the Monster may be."""
    for d in range(DISTRICTS):
        if (g.haunts >> d) & 1:
            offer(g, ToDistrict(district=d))


@rule("LAKE-216", "LAKE-042")
def lure_options(g: Lakeview, p: int) -> None:
    for d in range(DISTRICTS):
        if ADJACENT[g.monster][d]:
            offer(g, ToDistrict(district=d))


@rule("LAKE-215", "LAKE-216")
def claim(g: Lakeview, mask: int) -> None:
    """Claim that the Monster is in one of some districts: the answer is true."""
    if (mask >> g.monster) & 1:
        g.haunts &= mask
    else:
        g.haunts &= ~mask
        for d in range(DISTRICTS):
            if (mask >> d) & 1:
                emit(g, Denied(district=d))


@rule("LAKE-042", "LAKE-216", "LAKE-215")
def firecrackers(g: Lakeview, f: int) -> Rule:
    """Name a district; if the Monster is there, it goes to one next to it without attacking."""
    a = yield ask(g.player[f], name_options, alone=TAKE)
    claim(g, 1 << ToDistrict.district(a))
    if g.monster == ToDistrict.district(a):
        if g.figure == 0:
            monster.show(g)
        a = yield ask(g.player[f], lure_options)
        g.monster = ToDistrict.district(a)
        g.haunts = 1 << g.monster
        emit(g, MonsterMoved(district=g.monster))


@rule("LAKE-013", "LAKE-211")
def stun(g: Lakeview) -> None:
    """Put the Stun token on the Monster; there is only one."""
    if g.stun == 0:
        g.stun = 1
        emit(g, Stunned())


@rule("LAKE-Q10", "LAKE-196", "LAKE-028")
def lunch_options(g: Lakeview, p: int) -> None:
    for c in range(2):
        if g.feds[c] > 0:
            offer(g, Which(feds=c))


@rule("LAKE-Q10", "LAKE-196", "LAKE-028", "LAKE-036")
def sheet_options(g: Lakeview, p: int) -> None:
    for k in range(DOUBLES):
        if g.double[k] >= 0 and g.sheeted[k] == 0:
            if k == 0 or g.double[0] != g.double[k] or g.sheeted[0]:
                offer(g, ToDistrict(district=g.double[k]))


@rule("LAKE-028", "LAKE-036")
def cover(g: Lakeview, d: int) -> None:
    """Take a double of a district off the board until the next turn of the Lost Kid."""
    for k in range(DOUBLES):
        if g.double[k] == d and g.sheeted[k] == 0:
            g.sheeted[k] = 1
            emit(g, DoubleGone())
            return


@rule("LAKE-Q10", "LAKE-196", "LAKE-022", "LAKE-028")
def blessing_options(g: Lakeview, p: int, square: int) -> None:
    for q in range(FIGURES):
        if g.curses[q] > 0 and g.at[q] == square:
            offer(g, Whom(figure=q))


@rule("LAKE-Q10", "LAKE-196", "LAKE-020", "LAKE-028")
def unplug_options(g: Lakeview, p: int) -> None:
    for b in range(BUILDINGS):
        if g.projector[b]:
            offer(g, AtBuilding(building=b))


@rule("LAKE-Q10", "LAKE-196", "LAKE-020", "LAKE-028")
def plug_options(g: Lakeview, p: int, building: int) -> None:
    for b in range(BUILDINGS):
        near = HOME[b] == HOME[building] or ADJACENT[HOME[building]][HOME[b]] > 0
        if b != building and near and g.projector[b] == 0:
            offer(g, AtBuilding(building=b))


@rule("LAKE-Q10", "LAKE-028", "LAKE-020")
def extension_lead(g: Lakeview, f: int) -> Rule:
    """Move a Projector to the other building of its district or to a district next to it."""
    a = yield ask(g.player[f], unplug_options, alone=TAKE)
    b = AtBuilding.building(a)
    a = yield ask(g.player[f], plug_options, b)
    g.projector[b] = 0
    g.projector[AtBuilding.building(a)] = 1
