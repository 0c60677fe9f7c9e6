"""Places: what there is to do in them, and the best one within reach."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..belief import suspicion
from ..kinds import (
    BACK_TO_THE_PIT,
    BEHIND_THE_GLASS,
    CHAPEL,
    COST_HOW,
    DARE,
    DARE_PLACE,
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
    ObjectiveBy,
    Payment,
)
from ..rules.encounters import supply
from ..rules.objectives import active, can_pay
from ..rules.places import BOLDLY, after_step, watched
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
    TREEHOUSE,
    TREEHOUSES,
    WALK,
    WAYS,
)
from .endgame import GAP, suits
from .needs import any_symbol, card_symbol, gather_worth
from .perils import peril, wait
from .scale import CURSE, FINAL_STEP, FIND, STEP

STOPS = BUILDINGS + TREEHOUSES
AWAY = [
    [min(WALK[s][t] for t in DOORS[b]) for b in range(BUILDINGS)] + [WALK[s][t] for t in TREEHOUSE]
    for s in range(SQUARES)
]
"""By square: how far the buildings and then the treehouses are."""
FADE = (100, 38, 36, 35, 33, 31, 29, 28, 26, 24, 23, 21, 19, 17, 16, 14, 12, 11, 9, 7, 6)
"""Percent of its worth that a place has for somebody so many squares away."""
LONGEST_WAY = len(FADE) - 1
RISK = 40
"""What an encounter card costs, all in all, besides what it brings."""
ITEM_WORTH = 130
READY_AGAIN = 80
TIRED = (0, 15, 45, 90, 120)
"""What turning all wheels up is worth, by how many are down."""
NEW_TOKEN = 50
SOON = 5
AMBUSH = 500
"""Being near the place of the final objective before the Monster is there."""


# ---- what there is to do


def meet_worth(g: Lakeview, f: int) -> int:
    """An encounter card: most bring a symbol, some an item."""
    return card_symbol(g, f) + ITEM_WORTH // 8 - RISK


def search_worth(g: Lakeview, b: int, total: int) -> int:
    """Searching a building, where `total` is the weight of all; nothing once found."""
    return 1 + FIND * (suspicion(g, b) * 1000 // total) // 1000 if total > 0 else 0


def all_suspicion(g: Lakeview) -> int:
    """The weight of all buildings; nothing once the Lost Kid is found."""
    if g.found:
        return 0
    return sum(suspicion(g, b) for b in range(BUILDINGS))


def rest_worth(g: Lakeview, f: int) -> int:
    """A treehouse encounter: wheels and items turned up, a token placed."""
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
    """Encounter tokens that a figure can reach soon."""
    if g.at[f] < 0:
        return 1
    n = 0
    for b in range(BUILDINGS):
        if AWAY[g.at[f]][b] <= SOON:
            n += g.tokens[b]
    return n


def wanted_at(g: Lakeview, o: int, b: int) -> bool:
    """An objective can be worked on in a building, whoever pays."""
    if SAVING[o]:
        return g.bystander[b] > 0
    return (PLACES[o] >> b) & 1 == 1 and (g.visited >> b) & 1 == 0


def affords(g: Lakeview, f: int, o: int, b: int) -> bool:
    """A figure can pay for an objective, with the hammer too."""
    if can_pay(g, f, o, b):
        return True
    if COST_HOW[o] != Payment.COLOUR:
        return False
    return any(g.ready[i] and ITEM[i] == ItemName.HAMMER for i in g.carried[f])


def due(g: Lakeview, f: int, o: int) -> bool:
    """The Monster is where an objective wants it, and nothing else stands in the way."""
    if o == BACK_TO_THE_PIT:
        return g.monster == PIT and g.curses[f] == 0
    return o != BEHIND_THE_GLASS or g.monster == GLASS


def objective_worth(g: Lakeview, f: int, b: int) -> int:
    """Working on the active objective in a building."""
    o = active(g)
    if o == NONE or OBJECTIVE_HOW[o] != ObjectiveBy.ENCOUNTER or not wanted_at(g, o, b):
        return 0
    if not affords(g, f, o, b):
        return 0
    if not due(g, f, o):
        return AMBUSH
    return FINAL_STEP if FINAL[o] else STEP


def errand(g: Lakeview, f: int, b: int, meet: int, total: int) -> int:
    """The best that a figure can do in a building."""
    n = max(objective_worth(g, f, b), search_worth(g, b, total))
    if g.tokens[b]:
        n = max(n, meet)
    if b == DARE_PLACE and DARE in g.quests[f]:
        n = max(n, any_symbol(g, f))
    if b == CHAPEL and g.curses[f] > 0:
        n = max(n, CURSE * g.curses[f])
    return n


def hunt_worth(g: Lakeview, f: int, s: int) -> int:
    """The final objective where it is done beside the Monster: the nearer the better."""
    o = active(g)
    if o == NONE or OBJECTIVE_HOW[o] != ObjectiveBy.FREE or not can_pay(g, f, o, NONE):
        return 0
    if not suits(g, g.monster):
        near = 0
        for d in range(DISTRICTS):
            if suits(g, d):
                near = max(near, AMBUSH // (2 + GAP[s][d]))
        return near
    return FINAL_STEP if (BELONGS[s] >> g.monster) & 1 else 2 * AMBUSH // (1 + GAP[s][g.monster])


# ---- the best place within reach


def prospects(
    g: Lakeview, f: int, start: int, n: int, diagonal: int, cross: int, bonus: int
) -> int:
    """The worth of the best square within so many squares, with the street bonus or without."""
    goal = [0] * 24
    far = [0] * 338
    queue = [0] * 338
    open_to = [0] * 169
    meet = meet_worth(g, f)
    total = all_suspicion(g)
    for b in range(BUILDINGS):
        goal[b] = errand(g, f, b, meet, total)
    rest = rest_worth(g, f)
    for k in range(TREEHOUSES):
        goal[BUILDINGS + k] = rest
    queue[0] = start
    far[start] = 1
    open_to[start] = 1
    first = 0
    last = 1
    while first < last:
        s = queue[first] % SQUARES
        layer = queue[first] // SQUARES
        steps = far[queue[first]]
        first += 1
        if steps <= n + (1 if layer == 1 and cross == BOLDLY else 0):
            for w in range(WAYS if diagonal else STRAIGHT):
                t = BESIDE[s][w]
                over = after_step(g, layer, FENCED[s][w], cross)
                if t != NOWHERE and over != NOWHERE and far[over * SQUARES + t] == 0:
                    far[over * SQUARES + t] = steps + 1
                    queue[last] = over * SQUARES + t
                    open_to[t] = 1
                    last += 1
    if bonus:
        for s in range(SQUARES):
            if open_to[s] == 1 and STREET[s] and not watched(g, s):
                for w in range(WAYS if diagonal else STRAIGHT):
                    t = BESIDE[s][w]
                    if t != NOWHERE and FENCED[s][w] == 0 and open_to[t] == 0:
                        open_to[t] = 2
    best = -FINAL_STEP
    cards = wait(g, f)
    for s in range(SQUARES):
        if open_to[s] and (s == start or not watched(g, s)):
            here = hunt_worth(g, f, s)
            for k in range(STOPS):
                here = max(here, goal[k] * FADE[min(LONGEST_WAY, AWAY[s][k])] // 100)
            best = max(best, here - peril(g, f, s, cards))
    return best


def outlook(g: Lakeview, f: int, s: int) -> int:
    """The worth of ending the movement on a square."""
    best = hunt_worth(g, f, s)
    meet = meet_worth(g, f)
    rest = rest_worth(g, f)
    total = all_suspicion(g)
    for k in range(STOPS):
        worth = errand(g, f, k, meet, total) if k < BUILDINGS else rest
        best = max(best, worth * FADE[min(LONGEST_WAY, AWAY[s][k])] // 100)
    return best - peril(g, f, s, wait(g, f))
