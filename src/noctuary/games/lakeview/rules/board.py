"""Squares, districts and zones: who is where, and how far a figure can move."""

from __future__ import annotations

from noctuary.kernel import rule

from ..components import CAT, CAT_PLACE, KIDS, PAPER_PLACES, PAPERS, BikeName
from ..state import Lakeview
from ..town import (
    BELONGS,
    BESIDE,
    BUILDING,
    FENCED,
    LANDMARK,
    NOWHERE,
    ROUTE,
    SIDE,
    SQUARES,
    STRAIGHT,
    TREE,
    WAYS,
)

AROUND = [
    [int(abs(s % SIDE - t % SIDE) <= 1 and abs(s // SIDE - t // SIDE) <= 1) for t in range(SQUARES)]
    for s in range(SQUARES)
]
"""By two squares: whether they are the same or touch."""
# How fences are crossed: not at all, one of them, any (the first adds a square), any.
NEVER, ONCE, BOLDLY, FREELY = 0, 1, 2, 3


@rule("LAKE-126")
def fed_square(g: Lakeview, c: int) -> int:
    """Return the square of a figure of the Feds."""
    return ROUTE[c][g.feds[c]]


@rule("LAKE-130")
def touches(g: Lakeview, s: int, t: int) -> bool:
    """Whether a vehicle on a square touches another: its own and the 8 around it."""
    return AROUND[s][t] == 1


@rule("LAKE-130", "LAKE-178")
def watched(g: Lakeview, s: int) -> bool:
    """Whether a square is in the zone of the Feds."""
    return touches(g, fed_square(g, 0), s) or touches(g, fed_square(g, 1), s)


@rule("LAKE-107", "LAKE-116")
def within(g: Lakeview, f: int, d: int) -> bool:
    """Whether a figure on the board stands in a district or on a street along it."""
    return g.at[f] >= 0 and (BELONGS[g.at[f]] >> d) & 1 == 1


@rule("LAKE-193", "LAKE-201")
def sheltered(g: Lakeview, f: int) -> bool:
    """Whether a figure is in a treehouse."""
    return g.at[f] >= 0 and TREE[g.at[f]] >= 0


@rule("LAKE-109", "LAKE-117", "LAKE-134", "LAKE-169", "LAKE-193")
def exposed(g: Lakeview, f: int) -> bool:
    """Whether a figure is on the board, past its first turn, and in no treehouse."""
    return abroad(g, f) and g.begun[f] == 2


@rule("LAKE-109", "LAKE-112")
def abroad(g: Lakeview, f: int) -> bool:
    """Whether a figure is on the board and in no treehouse: the Monster can reach such a Kid."""
    return g.at[f] >= 0 and TREE[g.at[f]] < 0


@rule("LAKE-029", "LAKE-076")
def rides(g: Lakeview, f: int, b: int) -> bool:
    """Whether a figure has a bike."""
    return f < KIDS and len(g.bike[f]) > 0 and g.bike[f][0] == b


# ---- how far a figure can move


@rule("LAKE-040", "LAKE-076", "LAKE-177")
def crossing(g: Lakeview, f: int) -> int:
    """Return how a figure crosses fences in the movement in progress."""
    if rides(g, f, BikeName.BULL_BAR):
        return FREELY if g.bold else BOLDLY
    return ONCE if g.rope else NEVER


@rule("LAKE-170", "LAKE-171", "LAKE-173", "LAKE-174", "LAKE-177", "LAKE-040")
def survey(g: Lakeview, start: int, n: int, diagonal: int, cross: int) -> None:
    """Write the distance of every square, up to n, step by step and round the fences."""
    queue = [0] * 338
    for s in range(SQUARES):
        g.far[0][s] = NOWHERE
        g.far[1][s] = NOWHERE
    g.far[0][start] = 0
    queue[0] = start
    first = 0
    last = 1
    while first < last:
        s = queue[first] % SQUARES
        layer = queue[first] // SQUARES
        first += 1
        steps = g.far[layer][s] + 1
        if steps <= n + (1 if layer == 1 and cross == BOLDLY else 0):
            for w in range(WAYS if diagonal else STRAIGHT):
                t = BESIDE[s][w]
                over = after_step(g, layer, FENCED[s][w], cross)
                if t != NOWHERE and over != NOWHERE and g.far[over][t] == NOWHERE:
                    g.far[over][t] = steps
                    queue[last] = over * SQUARES + t
                    last += 1


@rule("LAKE-040", "LAKE-177")
def after_step(g: Lakeview, layer: int, fence: int, cross: int) -> int:
    """Return whether a fence has been crossed after a step (1) or not (0); none if it stops it."""
    if fence == 0 or cross == FREELY:
        return layer
    if cross == BOLDLY or (cross == ONCE and layer == 0):
        return 1
    return NOWHERE


@rule("LAKE-171")
def steps_to(g: Lakeview, s: int) -> int:
    """Return the distance of a square, none if it is out of reach."""
    a = g.far[0][s]
    b = g.far[1][s]
    if a == NOWHERE or b == NOWHERE:
        return max(a, b)
    return min(a, b)


@rule("LAKE-171", "LAKE-178")
def can_stop(g: Lakeview, s: int) -> bool:
    """Whether a square is within reach, not the present one, and not watched by the Feds."""
    return steps_to(g, s) > 0 and not watched(g, s)


@rule("LAKE-173", "LAKE-178")
def can_pause(g: Lakeview, f: int, s: int) -> bool:
    """Whether a figure can stop at a square on its way; if the Feds watch it, it must get out."""
    if steps_to(g, s) <= 0:
        return False
    cross = crossing(g, f)
    layer = layer_to(g, s, cross)
    extra = 1 if layer == 1 and cross == BOLDLY else 0
    return leads_out(g, s, layer, g.left + extra - g.far[layer][s], g.diagonal, cross)


@rule("LAKE-173", "LAKE-178")
def leads_out(g: Lakeview, s: int, layer: int, n: int, diagonal: int, cross: int) -> bool:
    """Whether a number of squares is enough from one to another that the Feds do not watch."""
    if not watched(g, s):
        return True
    if n == 0:
        return False
    for w in range(WAYS if diagonal else STRAIGHT):
        t = BESIDE[s][w]
        over = after_step(g, layer, FENCED[s][w], cross)
        if t != NOWHERE and over != NOWHERE:
            left = n if over > layer and cross == BOLDLY else n - 1
            if leads_out(g, t, over, left, diagonal, cross):
                return True
    return False


@rule("LAKE-178")
def way_out(g: Lakeview) -> bool:
    """Whether there is any such square."""
    return any(can_stop(g, s) for s in range(SQUARES))


# ---- going there


@rule("LAKE-217")
def wanted(g: Lakeview, f: int, s: int) -> int:
    """Whether a quest of this figure asks it to pass over a square."""
    if CAT in g.quests[f] and s == LANDMARK[CAT_PLACE]:
        return 1
    if PAPERS in g.quests[f] and BUILDING[s] >= 0:
        return int(paper_left(g, BUILDING[s]))
    return 0


@rule("LAKE-217")
def paper_left(g: Lakeview, b: int) -> bool:
    """Whether a building of the paper round has not been passed over yet."""
    return PAPER_PLACES[b] > (g.papers >> b) & 1


@rule("LAKE-171", "LAKE-217")
def before_it(g: Lakeview, f: int, key: int, diagonal: int, cross: int) -> int:
    """Return the square (and layer) before another on the way; one for a quest if possible."""
    s = key % SQUARES
    layer = key // SQUARES
    best = NOWHERE
    for w in range(WAYS if diagonal else STRAIGHT):
        t = BESIDE[s][w]
        if t != NOWHERE:
            for k in range(layer + 1):
                near = g.far[k][t] == g.far[layer][s] - 1 and g.far[k][t] >= 0
                if near and after_step(g, k, FENCED[s][w], cross) == layer:
                    if best == NOWHERE or wanted(g, f, t) > wanted(g, f, best % SQUARES):
                        best = k * SQUARES + t
    return best


@rule("LAKE-040", "LAKE-177")
def layer_to(g: Lakeview, goal: int, cross: int) -> int:
    """Return whether the way to a square within reach crosses a fence (1) or not (0)."""
    if g.far[1][goal] == NOWHERE:
        return 0
    extra = 1 if cross == BOLDLY else 0
    return int(g.far[0][goal] == NOWHERE or g.far[1][goal] - extra < g.far[0][goal])


@rule("LAKE-171", "LAKE-217", "LAKE-040")
def walk(g: Lakeview, f: int, goal: int) -> int:
    """Move to a square within reach over those in between; return the number of squares."""
    cross = crossing(g, f)
    extra = 1 if cross == BOLDLY else 0
    layer = layer_to(g, goal, cross)
    n = g.far[layer][goal]
    key = layer * SQUARES + goal
    for _ in range(n):
        pass_over(g, f, key % SQUARES)
        key = before_it(g, f, key, g.diagonal, cross)
    g.at[f] = goal
    if layer == 1:
        g.rope = 0
        g.bold = extra
        n -= extra
    return n


@rule("LAKE-217")
def pass_over(g: Lakeview, f: int, s: int) -> None:
    """Note a square of the paper round, or the one of the cat."""
    if wanted(g, f, s):
        if BUILDING[s] >= 0:
            g.papers |= 1 << BUILDING[s]
        else:
            g.cat = 1
