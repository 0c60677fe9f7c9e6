"""A Kid's turn: a wheel token, the movement, an encounter."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, offer, rule

from ..actions import (
    BikeUsed,
    Cleanse,
    Dare,
    EndTurn,
    Enter,
    Entered,
    Fulfil,
    Meet,
    MoveTo,
    Pass,
    Rest,
    Rev,
    Roam,
    Search,
    Spend,
    Spin,
    Spun,
    Stop,
    SymbolSpent,
    TurnBegan,
    Uncursed,
)
from ..components import (
    CHAPEL,
    DARE,
    DARE_PLACE,
    KID_START,
    OBJECTIVE_HOW,
    TANGERINE_WHEEL,
    TYPES,
    WHEEL,
    WHEEL_DIAGONAL,
    WHEELS,
    BikeName,
    MonsterName,
    ObjectiveBy,
)
from ..state import Lakeview
from ..town import BELONGS, DOORS, STREET
from . import encounters, items, objectives, trading
from .board import crossing, rides, sheltered, survey, way_out

# ---- the turn


@rule("LAKE-040", "LAKE-198")
def begin(g: Lakeview, f: int) -> None:
    """Begin a turn."""
    g.turn = f
    g.bold = 0
    g.rope = 0
    g.dashed = 0
    g.hammer = 0


@rule("LAKE-168")
def enter_options(g: Lakeview, p: int, figure: int) -> None:
    for k in range(2):
        offer(g, Enter(square=DOORS[KID_START[g.beast[0]]][k]))


@rule("LAKE-165", "LAKE-205", "LAKE-168", "LAKE-207")
def take_turn(g: Lakeview, f: int) -> Rule:
    """Enter town the first time; turn a wheel token down, move, have an encounter."""
    begin(g, f)
    emit(g, TurnBegan(figure=f))
    if g.begun[f] == 0:
        a = yield ask(g.player[f], enter_options, f)
        g.at[f] = Enter.square(a)
        g.begun[f] = 1
        emit(g, Entered(figure=f, square=g.at[f]))
    w = yield from choose_wheel(g, f)
    n = max(1, wheel_value(g, f, w) - g.curses[f])
    emit(g, Spun(figure=f, n=n))
    yield from move_and_meet(g, f, n, wheel_diagonal(g, f, w))
    items.turn_up_when_empty(g, f)
    g.begun[f] = 2
    g.turn = NONE


# ---- wheels


@rule("LAKE-019", "LAKE-039", "LAKE-Q08")
def wheel_value(g: Lakeview, f: int, w: int) -> int:
    """Return the number on a wheel token; Tangerine has a 6 for the 2."""
    return TANGERINE_WHEEL if w == 0 and rides(g, f, BikeName.TANGERINE) else WHEEL[w]


@rule("LAKE-174", "LAKE-Q08", "LAKE-019")
def wheel_diagonal(g: Lakeview, f: int, w: int) -> int:
    """Whether it allows diagonal moves; Freewheel has such a 4."""
    return 1 if w == 2 and rides(g, f, BikeName.FREEWHEEL) else WHEEL_DIAGONAL[w]


@rule("LAKE-164", "LAKE-166")
def wheel_options(g: Lakeview, p: int, figure: int) -> None:
    moped = rides(g, figure, BikeName.MOPED) and g.bike_used[figure] == 0
    for w in range(WHEELS):
        if g.wheel[figure][w]:
            offer(g, Spin(wheel=w))
        elif moped:
            offer(g, Rev(wheel=w))
    items.free_options(g, figure)


@rule("LAKE-166", "LAKE-Q09", "LAKE-164", "LAKE-198")
def choose_wheel(g: Lakeview, f: int) -> IntRule:
    """Turn down a wheel token that is up; the moped may use one that is down."""
    while True:
        a = yield ask(g.player[f], wheel_options, f)
        trading.close_trades(g, a)
        if Spin.matches(a):
            g.wheel[f][Spin.wheel(a)] = 0
            return Spin.wheel(a)
        if Rev.matches(a):
            turn_bike_down(g, f)
            return Rev.wheel(a)
        yield from items.act_freely(g, f, a)


def turn_bike_down(g: Lakeview, f: int) -> None:
    """Turn the bike of a Kid down until a treehouse encounter."""
    g.bike_used[f] = 1
    emit(g, BikeUsed(figure=f, bike=g.bike[f][0]))


# ---- the movement


@rule("LAKE-146", "LAKE-205", "LAKE-165", "LAKE-041")
def move_and_meet(g: Lakeview, f: int, n: int, diagonal: int) -> Rule:
    """Move, then resolve the street bonus, Danger Zone, and an encounter if there is one."""
    g.left = n
    g.diagonal = diagonal
    yield from travel(g, f)
    yield from street_bonus(g, f)
    yield from danger_zone(g, f)
    yield from meet(g, f)


@rule("LAKE-171", "LAKE-204", "LAKE-198")
def travel_options(g: Lakeview, p: int, figure: int) -> None:
    encounters.way_offers(g, figure, 0)
    for k in range(TYPES):
        if items.first_of(g, figure, k) != NONE:
            offer(g, Spend(symbol=k))
    items.free_options(g, figure)


@rule(
    "LAKE-148", "LAKE-149", "LAKE-170", "LAKE-172", "LAKE-173", "LAKE-204", "LAKE-171", "LAKE-198"
)
def travel(g: Lakeview, f: int) -> Rule:
    """Move from square to square as far as the number allows; a symbol buys three more."""
    g.moving = 1
    while g.moving:
        survey(g, g.at[f], g.left, g.diagonal, crossing(g, f))
        a = yield ask(g.player[f], travel_options, f, alone=TAKE)
        trading.close_trades(g, a)
        if Stop.matches(a):
            g.moving = 0
        elif MoveTo.matches(a):
            yield from encounters.go(g, f, MoveTo.square(a))
        elif Spend.matches(a):
            items.give_up(g, f, Spend.symbol(a))
            g.left += 3
            emit(g, SymbolSpent(figure=f, symbol=Spend.symbol(a)))
        else:
            yield from items.act_freely(g, f, a)
    g.rope = 0


@rule("LAKE-175", "LAKE-198")
def bonus_options(g: Lakeview, p: int, figure: int) -> None:
    encounters.way_offers(g, figure, 0)
    items.free_options(g, figure)


@rule("LAKE-176", "LAKE-Q09", "LAKE-175")
def street_bonus(g: Lakeview, f: int) -> Rule:
    """Let a Kid who ends on a street move one square more, two on the Sunday Board."""
    g.left = 0
    if STREET[g.at[f]]:
        g.left = 2 if rides(g, f, BikeName.SUNDAY_BOARD) else 1
    while g.left:
        survey(g, g.at[f], g.left, g.diagonal, crossing(g, f))
        if not way_out(g):
            g.left = 0
            return
        a = yield ask(g.player[f], bonus_options, f)
        trading.close_trades(g, a)
        if Stop.matches(a):
            g.left = 0
        elif MoveTo.matches(a):
            yield from encounters.go(g, f, MoveTo.square(a))
        else:
            yield from items.act_freely(g, f, a)


# ---- Danger Zone


def near_monster(g: Lakeview, f: int) -> bool:
    """Whether the Monster is in the figure's district, or may be by public knowledge."""
    return (BELONGS[g.at[f]] & g.haunts) != 0


@rule("LAKE-215")
def roam_options(g: Lakeview, p: int, figure: int) -> None:
    offer(g, Roam())
    offer(g, Pass())


@rule("LAKE-041", "LAKE-215", "LAKE-216")
def danger_zone(g: Lakeview, f: int) -> Rule:
    """Let a Kid who ends in the Monster's district draw an encounter card without a token;
    a hidden Monster's district is guessed, and the guess turns the bike down.
    """
    if not rides(g, f, BikeName.DANGER_ZONE) or g.bike_used[f] or not near_monster(g, f):
        return
    if g.figure == 0:
        a = yield ask(g.player[f], roam_options, f)
        if Pass.matches(a):
            return
        turn_bike_down(g, f)
        items.claim(g, BELONGS[g.at[f]])
    if (BELONGS[g.at[f]] >> g.monster) & 1:
        yield from encounters.draw_and_resolve(g, f)


# ---- the encounter


@rule("LAKE-179", "LAKE-Q21")
def encounter_options(g: Lakeview, p: int, figure: int) -> None:
    """Offer every kind of encounter at this place; a treehouse cannot be declined."""
    b = encounters.building_of(g, figure)
    if b != NONE:
        if g.tokens[b]:
            offer(g, Meet())
        o = objectives.active(g)
        if (
            o != NONE
            and OBJECTIVE_HOW[o] == ObjectiveBy.ENCOUNTER
            and objectives.possible(g, figure, o)
        ):
            offer(g, Fulfil(objective=o))
        if g.found == 0:
            offer(g, Search())
        if b == DARE_PLACE and DARE in g.quests[figure]:
            offer(g, Dare())
        if b == CHAPEL and g.beast[0] == MonsterName.JERSEY and g.curses[figure] > 0:
            offer(g, Cleanse())
    if sheltered(g, figure):
        offer(g, Rest())
    else:
        offer(g, EndTurn())
    items.free_options(g, figure)


@rule("LAKE-205", "LAKE-179", "LAKE-199")
def meet(g: Lakeview, f: int) -> Rule:
    """Have one encounter at most, none after a card has moved the Kid; then the turn is over
    but for free actions.
    """
    met = g.dashed > 0
    while True:
        if met:
            a = yield ask(g.player[f], end_options, f, alone=TAKE)
        else:
            a = yield ask(g.player[f], encounter_options, f, alone=TAKE)
        trading.close_trades(g, a)
        if EndTurn.matches(a):
            return
        if Fulfil.matches(a) and OBJECTIVE_HOW[Fulfil.objective(a)] == ObjectiveBy.ENCOUNTER:
            met = True
            yield from objectives.fulfil(g, f, Fulfil.objective(a))
        elif Meet.matches(a) or Search.matches(a) or Dare.matches(a) or Cleanse.matches(a):
            met = True
            yield from encounter_in_building(g, f, a)
        elif Rest.matches(a):
            met = True
            yield from encounters.rest(g, f)
        else:
            yield from items.act_freely(g, f, a)


@rule("LAKE-205")
def end_options(g: Lakeview, p: int, figure: int) -> None:
    offer(g, EndTurn())
    items.free_options(g, figure)


@rule("LAKE-092", "LAKE-188", "LAKE-180", "LAKE-207", "LAKE-218")
def encounter_in_building(g: Lakeview, f: int, a: int) -> Rule:
    """Spend a token for a card, or search the building, meet a dare, lift curses."""
    if Meet.matches(a):
        g.tokens[encounters.building_of(g, f)] -= 1
        yield from encounters.draw_and_resolve(g, f)
    elif Search.matches(a):
        yield from objectives.search(g, f)
    elif Dare.matches(a):
        yield from encounters.reward(g, f, DARE)
    else:
        emit(g, Uncursed(figure=f, n=g.curses[f]))
        g.curses[f] = 0
