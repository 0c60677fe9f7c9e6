"""Places: what can be done in them, and the best one within reach."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..belief import suspicion
from ..components import (
    BACK_TO_THE_PIT,
    BEHIND_THE_GLASS,
    CHAPEL,
    COST_HOW,
    DARE,
    DARE_PLACE,
    FIGURES,
    FINAL,
    GLASS,
    ITEM,
    KIDS,
    OBJECTIVE_HOW,
    PIT,
    PLACES,
    SAVING,
    WHEELS,
    ItemName,
    MonsterName,
    ObjectiveBy,
    Payment,
)
from ..rules.board import BOLDLY, after_step, watched
from ..rules.encounters import supply
from ..rules.monster import bystanders_in
from ..rules.objectives import active, can_pay
from ..state import Lakeview
from ..town import (
    BELONGS,
    BESIDE,
    BUILDINGS,
    DISTRICTS,
    DOORS,
    FENCED,
    NOWHERE,
    SQUARES,
    STRAIGHT,
    STREET,
    TREE,
    TREEHOUSE,
    WALK,
    WAYS,
)
from .endgame import GAP, suits
from .goals import any_symbol, best_trade, card_symbol, gather_worth, meeting_worth
from .threats import ZONE, peril, threat, wait
from .weights import CURSE, FINAL_STEP, FIND, STEP, TAKEN

AWAY = [[min(WALK[s][t] for t in DOORS[b]) for b in range(BUILDINGS)] for s in range(SQUARES)]
"""By square: the distances to the buildings."""
FADE = (100, 38, 36, 35, 33, 31, 29, 28, 26, 24, 23, 21, 19, 17, 16, 14, 12, 11, 9, 7, 6)
"""Percent of its worth that a place has, by distance in squares."""
LONGEST_WAY = len(FADE) - 1
PULL = [[FADE[min(LONGEST_WAY, n)] for n in row] for row in AWAY]
"""By square: percent of its worth that each building has there."""
TREES = [FADE[min(LONGEST_WAY, *(WALK[s][t] for t in TREEHOUSE))] for s in range(SQUARES)]
"""By square: the same for the nearest treehouse."""
STOP = [int(min(row) == 0 or TREE[s] >= 0) for s, row in enumerate(AWAY)]
"""By square: whether a building or a treehouse is there."""
NO_FURTHER = 99
RISK = 40
"""The average cost of an encounter card, apart from its gains."""
ITEM_WORTH = 130
READY_AGAIN = 80
TIRED = (0, 15, 45, 90, 120)
"""The worth of turning all wheels up, by the number of those down."""
NEW_TOKEN = 50
SOON = 5
AMBUSH = 500
"""The worth of being near the place of the final objective before the Monster."""


# ---- what there is to do


@cached
def meet_worth(g: Lakeview, f: int) -> int:
    """Return the worth of an encounter card: most bring a symbol, some an item."""
    return card_symbol(g, f) + ITEM_WORTH // 8 - RISK


def search_worth(g: Lakeview, b: int, total: int) -> int:
    """Return the worth of a search; `total` is the weight of all buildings, 0 once found."""
    return 1 + FIND * (suspicion(g, b) * 1000 // total) // 1000 if total > 0 else 0


@cached
def all_suspicion(g: Lakeview) -> int:
    """Return the weight of all buildings; 0 once the Lost Kid is found."""
    if g.found:
        return 0
    return sum(suspicion(g, b) for b in range(BUILDINGS))


@cached
def rest_worth(g: Lakeview, f: int) -> int:
    """Return the worth of a treehouse encounter: wheels and items turned up, a token placed."""
    n: int = NEW_TOKEN if supply(g) > 0 and tokens_near(g, f) == 0 else 1
    n += gather_worth(g, f)
    if f < KIDS:
        n += TIRED[WHEELS - sum(g.wheel[f][w] > 0 for w in range(WHEELS))]
    elif g.power_ready == 0:
        n += READY_AGAIN
    for i in g.carried[f]:
        if g.ready[i] == 0:
            n += READY_AGAIN
    return n


def tokens_near(g: Lakeview, f: int) -> int:
    """Return the number of encounter tokens that a figure can reach soon."""
    if g.at[f] < 0:
        return 1
    n = 0
    for b in range(BUILDINGS):
        if AWAY[g.at[f]][b] <= SOON:
            n += g.tokens[b]
    return n


def wanted_at(g: Lakeview, o: int, b: int) -> bool:
    """Whether an objective can be advanced in a building, by any figure."""
    if SAVING[o]:
        return g.bystander[b] > 0
    return (PLACES[o] >> b) & 1 == 1 and (g.visited >> b) & 1 == 0


def affords(g: Lakeview, f: int, o: int, b: int) -> bool:
    """Whether a figure can pay for an objective, the hammer included."""
    if can_pay(g, f, o, b):
        return True
    if COST_HOW[o] != Payment.COLOUR:
        return False
    return any(g.ready[i] and ITEM[i] == ItemName.HAMMER for i in g.carried[f])


def due(g: Lakeview, f: int, o: int) -> bool:
    """Whether the Monster is where an objective needs it, and nothing else is missing."""
    if o == BACK_TO_THE_PIT:
        return g.monster == PIT and g.curses[f] == 0
    return o != BEHIND_THE_GLASS or g.monster == GLASS


def objective_worth(g: Lakeview, f: int, b: int) -> int:
    """Return the worth of advancing the active objective in a building."""
    o = active(g)
    if o == NONE or OBJECTIVE_HOW[o] != ObjectiveBy.ENCOUNTER or not wanted_at(g, o, b):
        return 0
    if not affords(g, f, o, b):
        return 0
    if not due(g, f, o):
        return AMBUSH
    return FINAL_STEP if FINAL[o] else STEP


@cached
def errand(g: Lakeview, f: int, b: int) -> int:
    """Return the worth of the best thing that a figure can do in a building."""
    n = max(objective_worth(g, f, b), search_worth(g, b, all_suspicion(g)))
    if g.tokens[b]:
        n = max(n, meet_worth(g, f))
    if b == DARE_PLACE and DARE in g.quests[f]:
        n = max(n, any_symbol(g, f))
    if b == CHAPEL and g.curses[f] > 0:
        n = max(n, CURSE * g.curses[f])
    return n


@cached
def hunting(g: Lakeview, f: int) -> bool:
    """Whether a figure could pay for a final objective that is done beside the Monster."""
    o = active(g)
    return o != NONE and OBJECTIVE_HOW[o] == ObjectiveBy.FREE and can_pay(g, f, o, NONE)


@cached
def hunt_worth(g: Lakeview, f: int, s: int) -> int:
    """Return the worth of being near the Monster if the final objective is done beside it."""
    if not hunting(g, f):
        return 0
    if not suits(g, g.monster):
        near = 0
        for d in range(DISTRICTS):
            if suits(g, d):
                near = max(near, AMBUSH // (2 + GAP[s][d]))
        return near
    return FINAL_STEP if (BELONGS[s] >> g.monster) & 1 else 2 * AMBUSH // (1 + GAP[s][g.monster])


# ---- the best place within reach


@cached
def prospects(
    g: Lakeview, f: int, start: int, n: int, diagonal: int, cross: int, bonus: int
) -> int:
    """Return the worth of the best square within `n` squares, with or without street bonus."""
    far = [0] * 338
    queue = [0] * 338
    ways = WAYS if diagonal else STRAIGHT
    queue[0] = start
    far[start] = 1
    first = 0
    last = 1
    while first < last:
        s = queue[first] % SQUARES
        layer = queue[first] // SQUARES
        steps = far[queue[first]]
        first += 1
        if steps <= n + (1 if layer == 1 and cross == BOLDLY else 0):
            for w in range(ways):
                t = BESIDE[s][w]
                over = after_step(g, layer, FENCED[s][w], cross)
                if t != NOWHERE and over != NOWHERE and far[over * SQUARES + t] == 0:
                    far[over * SQUARES + t] = steps + 1
                    queue[last] = over * SQUARES + t
                    last += 1
        elif bonus and steps < NO_FURTHER and STREET[s] and not watched(g, s):
            for w in range(ways):
                t = BESIDE[s][w]
                if t != NOWHERE and FENCED[s][w] == 0 and far[t] == 0:
                    far[t] = NO_FURTHER
                    queue[last] = t
                    last += 1
    best = outlook(g, f, start)
    for i in range(1, last):
        s = queue[i] % SQUARES
        if STOP[s] and not watched(g, s):
            best = max(best, outlook(g, f, s))
    if best < promise(g, f):
        for i in range(1, last):
            s = queue[i] % SQUARES
            if STOP[s] == 0 and not watched(g, s):
                best = max(best, outlook(g, f, s))
    return best


def along(g: Lakeview, f: int, s: int, diagonal: int) -> int:
    """Return the worth of a street, or of the best square beside it: the last step is free."""
    best: int = outlook(g, f, s)
    if not watched(g, s):
        for w in range(WAYS if diagonal else STRAIGHT):
            t = BESIDE[s][w]
            beside = t != NOWHERE and FENCED[s][w] == 0 and not watched(g, max(0, t))
            if beside and (STOP[t] or best < promise(g, f)):
                best = max(best, outlook(g, f, t))
    return best


@cached
def promise(g: Lakeview, f: int) -> int:
    """Return an upper bound on the worth of a square beside each building and treehouse."""
    if hunting(g, f):
        return FINAL_STEP
    best = rest_worth(g, f)
    for b in range(BUILDINGS):
        best = max(best, errand(g, f, b))
    return best * FADE[1] // 100 + best_trade(g, f)


def company(g: Lakeview, f: int, s: int) -> int:
    """Return the worth of a partner to trade with on a square, or in another treehouse."""
    if len(g.held[f]) == 0 and len(g.carried[f]) == 0:
        return 0
    best = 0
    for q in range(FIGURES):
        if q != f and g.at[q] >= 0 and (g.at[q] == s or (TREE[s] >= 0 and TREE[g.at[q]] >= 0)):
            best = max(best, meeting_worth(g, f, q))
    return best


def vigil(g: Lakeview, f: int, s: int) -> int:
    """Return what the Painted Star saves from a treehouse: bystanders of its district."""
    if g.beast[0] != MonsterName.SNALLY or TREE[s] < 0:
        return 0
    if not any(g.ready[i] and ITEM[i] == ItemName.PAINTED_STAR for i in g.carried[f]):
        return 0
    for d in range(DISTRICTS):
        if (BELONGS[s] >> d) & 1 and bystanders_in(g, d) > 0:
            return threat(g, ZONE[s], wait(g, f)) * TAKEN // 100
    return 0


@cached
def outlook(g: Lakeview, f: int, s: int) -> int:
    """Return the worth of ending the movement on a square."""
    best = rest_worth(g, f) * TREES[s]
    for b in range(BUILDINGS):
        best = max(best, errand(g, f, b) * PULL[s][b])
    n = max(hunt_worth(g, f, s), best // 100) + company(g, f, s) + vigil(g, f, s)
    return n - peril(g, f, s, wait(g, f))
