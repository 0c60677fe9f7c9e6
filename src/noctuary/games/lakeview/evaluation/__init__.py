"""The evaluation, for bots and the playouts of a search: a space of Calamity is worth 400."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..actions import (
    Again,
    Agree,
    AtBuilding,
    Choose,
    Cleanse,
    Dare,
    DoubleTurn,
    Draw,
    EndTurn,
    Enter,
    Fetch,
    FetchSymbol,
    Fulfil,
    Give,
    GiveSymbol,
    Meet,
    MoveTo,
    NewHand,
    NextKid,
    Pay,
    Play,
    Resolve,
    Rest,
    Rev,
    Roam,
    Search,
    Spend,
    Spin,
    Stop,
    ToDistrict,
    TurnDown,
    TurnPower,
    UseItem,
    UsePower,
    Which,
    Whom,
)
from ..components import (
    COST_HOW,
    DOUBLES,
    FIGURES,
    FULL_BEAM,
    ITEMS,
    KID_START,
    KIDS,
    LOST,
    OBJECTIVE_HOW,
    PLACES,
    WHEEL,
    ObjectiveBy,
    Payment,
)
from ..rules.board import watched
from ..rules.encounters import building_of
from ..rules.objectives import active
from ..rules.trading import goods, partner
from ..state import Lakeview
from ..town import ADJACENT, APART, HOME, STREET, TREE
from .destinations import (
    all_suspicion,
    along,
    hunt_worth,
    meet_worth,
    outlook,
    rest_worth,
    search_worth,
)
from .encounters import option_worth, story_worth
from .endgame import steer_worth
from .goals import any_symbol, gain_worth, loss_worth
from .items import darkness, deal_worth, item_worth, menace, swap_worth
from .lost_kid import fresh_worth, near_worth, play_worth, power_worth, push_worth
from .movement import REVVED, spend_worth, turn_worth, wheel_worth
from .position_value import value
from .threats import attack_toll, drive_toll
from .weights import CURSE, FINAL_STEP, NEVER, URGENT

__all__ = ["score_action", "value"]

USED = 160
"""The worth from which the power should be used."""


def score_action(g: Lakeview, p: int, a: int) -> int:
    """Return how good action `a` looks to seat `p`, who is asked now."""
    f = mover(g, p)
    if MoveTo.matches(a):
        return move_worth(g, p, f, MoveTo.square(a))
    if Stop.matches(a):
        return outlook(g, f, g.at[f]) + 1
    if Spin.matches(a):
        return wheel_worth(g, f, Spin.wheel(a))
    if Rev.matches(a):
        return wheel_worth(g, f, Rev.wheel(a)) - REVVED
    if Spend.matches(a):
        return spend_worth(g, f, Spend.symbol(a))
    if Play.matches(a):
        return play_worth(g, Play.card(a), Play.pile(a))
    if NewHand.matches(a):
        return fresh_worth(g)
    if Draw.matches(a):
        return fresh_worth(g) + 1
    if UseItem.matches(a):
        return item_worth(g, holder(g, p, UseItem.item(a)), UseItem.item(a))
    if NextKid.matches(a):
        return turn_worth(g, NextKid.figure(a))
    if DoubleTurn.matches(a):
        return turn_worth(g, DoubleTurn.figure(a))
    if Enter.matches(a):
        return outlook(g, f, Enter.square(a))
    if Give.matches(a) or GiveSymbol.matches(a):
        return swap_worth(g, f, partner(g, a), goods(g, a))
    if Fetch.matches(a) or FetchSymbol.matches(a):
        return swap_worth(g, partner(g, a), f, goods(g, a))
    return score_rest(g, p, f, a)


def score_rest(g: Lakeview, p: int, f: int, a: int) -> int:
    """Return the score of encounters and of answers to smaller decisions."""
    if Fulfil.matches(a):
        return URGENT
    if Meet.matches(a) or Roam.matches(a):
        return meet_worth(g, f)
    if Search.matches(a):
        return search_worth(g, building_of(g, f), all_suspicion(g))
    if Dare.matches(a):
        return any_symbol(g, f)
    if Cleanse.matches(a):
        return CURSE * g.curses[f]
    if Rest.matches(a):
        return rest_worth(g, f)
    if EndTurn.matches(a):
        return -1
    if Choose.matches(a):
        return option_worth(g, f, g.drawn[0], Choose.option(a))
    if Resolve.matches(a):
        return story_worth(g, f, Resolve.encounter(a))
    if Pay.matches(a):
        return symbol_worth(g, f, Pay.symbol(a))
    if Again.matches(a):
        return 1
    if Agree.matches(a):
        return 1 if deal_worth(g, owner(g, p, g.wanted)) >= 0 else -1
    if AtBuilding.matches(a):
        return site_worth(g, f, AtBuilding.building(a))
    if ToDistrict.matches(a):
        return district_worth(g, p, ToDistrict.district(a))
    if Whom.matches(a):
        return whom_worth(g, p, Whom.figure(a))
    if TurnDown.matches(a):
        return -WHEEL[TurnDown.wheel(a)]
    if UsePower.matches(a):
        return URGENT if power_worth(g) >= USED else NEVER
    if Which.matches(a):
        return drive_toll(g, Which.feds(a), 1)
    return -1 if TurnPower.matches(a) else 0


# ---- who and where


def mover(g: Lakeview, p: int) -> int:
    """Return the figure that a seat decides for: the one whose turn it is, or any of its own."""
    if g.turn >= 0 and g.player[g.turn] == p:
        return g.turn
    for f in range(FIGURES):
        if g.player[f] == p and g.at[f] >= 0:
            return f
    return LOST if p == g.lost else 0


def holder(g: Lakeview, p: int, i: int) -> int:
    """Return the figure that carries an item."""
    for f in range(FIGURES):
        if i in g.carried[f]:
            return f
    return mover(g, p)


def owner(g: Lakeview, p: int, t: int) -> int:
    """Return the figure of a seat that is asked for a thing."""
    for f in range(FIGURES):
        if f != g.turn and g.player[f] == p and (t >= ITEMS or t in g.carried[f]):
            return f
    return mover(g, p)


def moved(g: Lakeview) -> int:
    """Return the figure that the Lost Kid moves: where the way begins, its own or another Kid."""
    s = g.at[LOST]
    if s >= 0 and g.far[0][s] == 0 and (g.moving or STREET[s]):
        return LOST
    for f in range(KIDS):
        if g.at[f] >= 0 and g.far[0][g.at[f]] == 0:
            return f
    return LOST


def move_worth(g: Lakeview, p: int, f: int, s: int) -> int:
    """Return the worth of going to a square, or of sending somebody there."""
    if p != g.lost:
        return ride_worth(g, f, s)
    if TREE[s] >= 0 and g.turn != LOST:
        return outlook(g, max(0, g.turn), s)
    q = moved(g)
    if q == LOST:
        return ride_worth(g, LOST, s)
    return outlook(g, q, s) - outlook(g, q, g.at[q])


def ride_worth(g: Lakeview, f: int, s: int) -> int:
    """Return the worth of ending a movement on a square, or of going on from a street.

    A square that the Feds watch is only good for the last blow, on the way.
    """
    if watched(g, s) and hunt_worth(g, f, s) < FINAL_STEP:
        return NEVER
    if g.moving and STREET[s]:
        return along(g, f, s, g.diagonal)
    return outlook(g, f, s)


# ---- smaller decisions


def symbol_worth(g: Lakeview, f: int, k: int) -> int:
    """Return the worth of a type of symbol, to be paid or gained."""
    o = active(g)
    if o != NONE and len(g.drawn) == 0 and g.at[f] >= 0:
        how = COST_HOW[o]
        if how == Payment.SAME or how == Payment.DIFFERENT or how == Payment.ANY:
            b: int = building_of(g, f)
            if OBJECTIVE_HOW[o] == ObjectiveBy.FREE or (b != NONE and (PLACES[o] >> max(0, b)) & 1):
                return -loss_worth(g, f, k)
    return gain_worth(g, f, k)


def site_worth(g: Lakeview, f: int, b: int) -> int:
    """Return the worth of a building for a token, or for a Projector near the Monster."""
    if g.at[f] >= 0 and active(g) == FULL_BEAM and darkness(g, f):
        there = HOME[b] == g.monster
        return int(there) + g.projector[b] * ADJACENT[HOME[b]][g.monster]
    return near_worth(g, b)


def district_worth(g: Lakeview, p: int, d: int) -> int:
    """Return the worth of a district for the Monster or a double."""
    if p == g.lost:
        if g.round == 0:
            return int(APART[HOME[KID_START[g.beast[0]]]][d])
        return int(steer_worth(g, d) - attack_toll(g, d, 0))
    if g.figure == 0:
        return 0
    threatened: int = menace(g, d)
    covered = len(g.drawn) == 0 and any(g.double[k] == d for k in range(DOUBLES))
    return threatened if covered else 2 * steer_worth(g, d) - threatened


def whom_worth(g: Lakeview, p: int, f: int) -> int:
    """Return the worth of a figure to move, to free of a curse, or to be hit next."""
    if p == g.lost and f != LOST and g.turn == LOST:
        return push_worth(g, f)
    return g.curses[f]
