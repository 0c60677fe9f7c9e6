"""Encounters after moving: cards, quests, treehouses; and every step of a card."""

from __future__ import annotations

from noctuary.kernel import NONE, OUTER, TAKE, Rule, ask, draw, emit, move, move_all, offer, rule

from ..actions import (
    AtBuilding,
    CardDrawn,
    Choose,
    DoubleMoved,
    Moved,
    MoveTo,
    NothingPossible,
    OptionChosen,
    Pass,
    QuestDone,
    QuestTaken,
    Resolve,
    Rested,
    Stop,
    ToDistrict,
    TokenPlaced,
    TurnDown,
    TurnPower,
    Uncursed,
    UseItem,
    WheelDown,
    Whom,
)
from ..components import (
    ANY,
    CAT,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    DOUBLES,
    FIGURES,
    ITEM,
    KIDS,
    PAPERS,
    QUEST,
    REWARD,
    TOKENS,
    WHEELS,
    Deed,
    ItemName,
)
from ..state import Lakeview
from ..town import BUILDING, BUILDINGS, COLOUR, DISTRICTS, SQUARES
from . import feds, items, lost_kid, monster, objectives, trading
from .board import can_pause, crossing, paper_left, survey, walk, watched, way_out
from .calamity import advance

# ---- encounter tokens


@rule("LAKE-026")
def supply(g: Lakeview) -> int:
    """Return the number of encounter tokens that are not on the board."""
    return TOKENS - sum(g.tokens)


@rule("LAKE-091", "LAKE-093", "LAKE-026")
def put_token(g: Lakeview, b: int) -> None:
    """Put a token on a building; none if the supply is empty."""
    if supply(g) > 0:
        g.tokens[b] += 1
        emit(g, TokenPlaced(building=b))


@rule("LAKE-192", "LAKE-222", "LAKE-196")
def building_options(g: Lakeview, p: int, colour: int, must: int) -> None:
    for b in range(BUILDINGS):
        if colour == ANY or COLOUR[b] == colour:
            offer(g, AtBuilding(building=b))
    if not must:
        offer(g, Pass())


@rule("LAKE-098", "LAKE-222", "LAKE-192")
def place_token(g: Lakeview, p: int, colour: int, must: int) -> Rule:
    """Place a token on a building of a colour or of any; optional for the Lost Kid's cards."""
    if supply(g) > 0:
        a = yield ask(p, building_options, colour, must, clause=OUTER)
        if AtBuilding.matches(a):
            put_token(g, AtBuilding.building(a))


# ---- the deck


@rule("LAKE-180")
def cards_left(g: Lakeview) -> int:
    """Count the encounter cards of unknown order and those foreseen."""
    return len(g.encounter_top) + len(g.encounter_deck)


@rule("LAKE-180", "LAKE-Q11")
def refill(g: Lakeview) -> None:
    """Make a new deck of the discards if it is empty."""
    if cards_left(g) + len(g.encounter_under) == 0:
        move_all(g, g.encounter_discard, g.encounter_deck)


@rule("LAKE-180")
def draw_card(g: Lakeview) -> None:
    """Draw the top card of the deck."""
    refill(g)
    if len(g.encounter_top) > 0:
        g.foreseen[g.encounter_top[0]] = 0
        move(g, g.encounter_top[0], g.drawn)
    elif len(g.encounter_deck) > 0:
        draw(g, g.encounter_deck, g.drawn)
    elif len(g.encounter_under) > 0:
        move(g, g.encounter_under[0], g.drawn)


@rule("LAKE-Q10", "LAKE-196", "LAKE-028", "LAKE-180")
def camera_options(g: Lakeview, p: int, figure: int) -> None:
    for i in g.carried[figure]:
        if g.ready[i] and ITEM[i] == ItemName.CAMERA:
            offer(g, UseItem(item=i))
    offer(g, Pass())


@rule("LAKE-Q10", "LAKE-196", "LAKE-028", "LAKE-180")
def picture_options(g: Lakeview, p: int) -> None:
    for e in g.drawn:
        offer(g, Resolve(encounter=e))


@rule("LAKE-Q10", "LAKE-180")
def draw_and_resolve(g: Lakeview, f: int) -> Rule:
    """Draw and resolve the top encounter card; with the camera, one of two."""
    if any(g.ready[i] and ITEM[i] == ItemName.CAMERA for i in g.carried[f]):
        a = yield ask(g.player[f], camera_options, f)
        if UseItem.matches(a):
            items.use_up(g, f, UseItem.item(a))
            draw_card(g)
    draw_card(g)
    if len(g.drawn) == 2:
        a = yield ask(g.player[f], picture_options)
        e = Resolve.encounter(a)
        other = g.drawn[0] if g.drawn[1] == e else g.drawn[1]
        move(g, other, g.encounter_under)
    if len(g.drawn) > 0:
        yield from resolve(g, f, g.drawn[0])


# ---- a card


@rule("LAKE-182")
def available(g: Lakeview, f: int, do: int) -> bool:
    """Whether a step of an option can be carried out."""
    if do == Deed.WHEEL_DOWN:
        return can_tire(g, f)
    if do == Deed.SAVE:
        return sum(g.bystander) > 0
    if do == Deed.SHIFT:
        return any(g.double[k] >= 0 and g.sheeted[k] == 0 for k in range(DOUBLES))
    if do == Deed.UNCURSE:
        return sum(g.curses) > 0
    if do == Deed.MOVE:
        return way_out(g)
    return True


@rule("LAKE-182")
def can_choose(g: Lakeview, f: int, e: int, k: int) -> bool:
    """Whether all steps of an option are available."""
    for x in range(3):
        if not available(g, f, CHOICE[e * CHOICES + k][2 * x]):
            return False
    return True


@rule("LAKE-043", "LAKE-045")
def furthest(g: Lakeview, e: int) -> int:
    """Return how far a card lets a figure move."""
    n = 0
    for k in range(CHOICES):
        for x in range(3):
            if CHOICE[e * CHOICES + k][2 * x] == Deed.MOVE:
                n = CHOICE[e * CHOICES + k][2 * x + 1]
    return n


@rule("LAKE-182", "LAKE-198")
def choice_options(g: Lakeview, p: int, figure: int, encounter: int) -> None:
    for k in range(CHOICE_COUNT[encounter]):
        if can_choose(g, figure, encounter, k):
            offer(g, Choose(option=k))
    items.free_options(g, figure)


@rule("LAKE-183", "LAKE-Q11", "LAKE-Q22", "LAKE-182", "LAKE-198")
def resolve(g: Lakeview, f: int, e: int) -> Rule:
    """Keep a quest; of another card choose one option and carry out its steps."""
    emit(g, CardDrawn(figure=f, encounter=e))
    if QUEST[e]:
        move(g, e, g.quests[f])
        emit(g, QuestTaken(figure=f, encounter=e))
        return
    k = NONE
    while k == NONE:
        survey(g, g.at[f], furthest(g, e), g.diagonal, crossing(g, f))
        if not any(can_choose(g, f, e, x) for x in range(CHOICE_COUNT[e])):
            emit(g, NothingPossible(encounter=e))
            move(g, e, g.encounter_discard)
            return
        a = yield ask(g.player[f], choice_options, f, e)
        trading.close_trades(g, a)
        if Choose.matches(a):
            k = Choose.option(a)
        else:
            yield from items.act_freely(g, f, a)
    emit(g, OptionChosen(figure=f, encounter=e, option=k))
    for x in range(3):
        yield from perform(g, f, CHOICE[e * CHOICES + k][2 * x], CHOICE[e * CHOICES + k][2 * x + 1])
    move(g, e, g.encounter_discard)


# ---- steps


@rule("LAKE-090", "LAKE-223", "LAKE-182", "LAKE-185", "LAKE-222")
def perform(g: Lakeview, f: int, do: int, n: int) -> Rule:
    """Carry out one step of a card or of the back of a token, for a figure."""
    if do == Deed.STEP or do == Deed.SWEEP or do == Deed.NEAREST or do == Deed.ATTACK:
        yield from monster.act(g, do, n)
    elif do == Deed.RED or do == Deed.BLUE:
        yield from feds.drive(g, do - Deed.RED, n)
    elif do == Deed.CALAMITY:
        yield from advance(g)
    elif do == Deed.MOVE_KID:
        yield from lost_kid.push(g)
    elif do == Deed.NEW_HAND:
        yield from lost_kid.start_afresh(g)
    elif do == Deed.TOKEN:
        yield from place_token(g, g.player[f], n, 1)
    elif do == Deed.MOVE:
        yield from move_at_once(g, f, n)
    elif do == Deed.SYMBOL:
        yield from items.gain_symbol(g, f, n)
    elif do == Deed.ITEM:
        items.gain_item(g, f)
    elif do == Deed.WHEEL_DOWN:
        yield from tire(g, f)
    elif do == Deed.WHEEL_UP:
        items.turn_up(g, f)
    elif do == Deed.READY_ITEMS:
        items.ready_items(g, f)
    elif do == Deed.STUN:
        items.stun(g)
    elif do == Deed.CURSE:
        yield from monster.curse(g, f)
    elif do == Deed.UNCURSE:
        a = yield ask(g.player[f], uncurse_options, alone=TAKE)
        if a != NONE:
            g.curses[Whom.figure(a)] -= 1
            emit(g, Uncursed(figure=Whom.figure(a), n=1))
    elif do == Deed.SHIFT:
        yield from shift(g, f)
    elif do == Deed.REVEAL:
        if g.figure == 0:
            monster.show(g)
    elif do == Deed.SAVE:
        a = yield ask(g.player[f], save_options, alone=TAKE)
        if a != NONE:
            yield from objectives.save(g, AtBuilding.building(a))


@rule("LAKE-171", "LAKE-178")
def way_offers(g: Lakeview, f: int, must: int) -> None:
    """Offer squares to go on to; staying too, unless the figure must go, or the Feds watch."""
    free = False
    for s in range(SQUARES):
        if can_pause(g, f, s):
            offer(g, MoveTo(square=s))
            free = True
    if not free or not (must or watched(g, g.at[f])):
        offer(g, Stop())


@rule("LAKE-171", "LAKE-217")
def go(g: Lakeview, f: int, goal: int) -> Rule:
    """Move a figure to a square on its way; this may complete a quest."""
    n = walk(g, f, goal)
    g.left -= n
    emit(g, Moved(figure=f, square=goal, n=n))
    yield from quests(g, f)


@rule("LAKE-199", "LAKE-045", "LAKE-198")
def dash_options(g: Lakeview, p: int, figure: int, must: int) -> None:
    way_offers(g, figure, must)
    items.free_options(g, figure)


@rule("LAKE-045", "LAKE-174", "LAKE-040", "LAKE-199", "LAKE-043")
def move_at_once(g: Lakeview, f: int, n: int) -> Rule:
    """Move a Kid 1 to n squares as in the rest of the turn, with no street bonus and no new
    encounter.
    """
    g.left = n
    g.dashed = 1
    must = 1
    while True:
        survey(g, g.at[f], g.left, g.diagonal, crossing(g, f))
        a = yield ask(g.player[f], dash_options, f, must, alone=TAKE)
        trading.close_trades(g, a)
        if Stop.matches(a):
            g.left = 0
            return
        if MoveTo.matches(a):
            must = 0
            yield from go(g, f, MoveTo.square(a))
        else:
            yield from items.act_freely(g, f, a)


@rule("LAKE-146", "LAKE-182")
def can_tire(g: Lakeview, f: int) -> bool:
    """Whether there is a wheel token to turn down; for the Lost Kid, the power or an item."""
    if f < KIDS:
        return any(g.wheel[f][w] for w in range(WHEELS))
    return g.power_ready > 0 or any(g.ready[i] for i in g.carried[f])


@rule("LAKE-182", "LAKE-146")
def tire_options(g: Lakeview, p: int, figure: int) -> None:
    if figure < KIDS:
        for w in range(WHEELS):
            if g.wheel[figure][w]:
                offer(g, TurnDown(wheel=w))
        return
    if g.power_ready:
        offer(g, TurnPower())
    for i in g.carried[figure]:
        if g.ready[i]:
            offer(g, UseItem(item=i))


@rule("LAKE-146", "LAKE-182")
def tire(g: Lakeview, f: int) -> Rule:
    """Turn down one wheel token, or what the Lost Kid has instead."""
    a = yield ask(g.player[f], tire_options, f, alone=TAKE)
    if TurnDown.matches(a):
        g.wheel[f][TurnDown.wheel(a)] = 0
        emit(g, WheelDown(figure=f, wheel=TurnDown.wheel(a)))
    elif TurnPower.matches(a):
        g.power_ready = 0
    elif UseItem.matches(a):
        g.ready[UseItem.item(a)] = 0


@rule("LAKE-182", "LAKE-022")
def uncurse_options(g: Lakeview, p: int) -> None:
    for f in range(FIGURES):
        if g.curses[f] > 0:
            offer(g, Whom(figure=f))


@rule("LAKE-182", "LAKE-036")
def double_options(g: Lakeview, p: int) -> None:
    for k in range(DOUBLES):
        if g.double[k] >= 0 and g.sheeted[k] == 0:
            if k == 0 or g.double[0] != g.double[k] or g.sheeted[0]:
                offer(g, ToDistrict(district=g.double[k]))


@rule("LAKE-182", "LAKE-036")
def shift_options(g: Lakeview, p: int, district: int) -> None:
    for d in range(DISTRICTS):
        if d != district:
            offer(g, ToDistrict(district=d))


@rule("LAKE-036")
def shift(g: Lakeview, f: int) -> Rule:
    """Bloody Mary: move a double to any district."""
    a = yield ask(g.player[f], double_options, alone=TAKE)
    d = ToDistrict.district(a)
    a = yield ask(g.player[f], shift_options, d)
    for k in range(DOUBLES):
        if g.double[k] == d and g.sheeted[k] == 0:
            g.double[k] = ToDistrict.district(a)
            emit(g, DoubleMoved(district=g.double[k]))
            return


@rule("LAKE-182", "LAKE-032")
def save_options(g: Lakeview, p: int) -> None:
    for b in range(BUILDINGS):
        if g.bystander[b]:
            offer(g, AtBuilding(building=b))


# ---- quests


@rule("LAKE-217", "LAKE-Q22")
def quests(g: Lakeview, f: int) -> Rule:
    """Reward quests whose squares have all been passed over, at once."""
    if CAT in g.quests[f] and g.cat:
        g.cat = 0
        yield from reward(g, f, CAT)
    if PAPERS in g.quests[f]:
        if not any(paper_left(g, b) for b in range(BUILDINGS)):
            g.papers = 0
            yield from reward(g, f, PAPERS)


@rule("LAKE-217", "LAKE-218")
def reward(g: Lakeview, f: int, e: int) -> Rule:
    """Discard the card of a completed quest and take its reward."""
    move(g, e, g.encounter_discard)
    emit(g, QuestDone(figure=f, encounter=e))
    for k in range(2):
        yield from perform(g, f, REWARD[e][2 * k], REWARD[e][2 * k + 1])


# ---- treehouses


@rule("LAKE-190", "LAKE-191", "LAKE-192", "LAKE-154")
def rest(g: Lakeview, f: int) -> Rule:
    """Turn up wheels and items, and place a token on any building."""
    emit(g, Rested(figure=f))
    items.turn_up(g, f)
    items.ready_items(g, f)
    if f < KIDS:
        g.bike_used[f] = 0
    yield from place_token(g, g.player[f], ANY, 1)


@rule("LAKE-092", "LAKE-179")
def building_of(g: Lakeview, f: int) -> int:
    """Return the building a figure is in, or none."""
    return BUILDING[g.at[f]] if g.at[f] >= 0 else NONE
