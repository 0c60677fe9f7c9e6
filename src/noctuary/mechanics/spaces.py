"""A map of spaces: edges, ways, distance and range; what lies on spaces and closes openings."""

from __future__ import annotations

from noctuary.kernel import NOBODY, Arr, Book, State, rule

SPACES, WAYS, EDGES = 256, 8, 512
FAR = 999

FIRE, DARKNESS, PASSAGE, CUT = 1, 2, 4, 8
"""Bits of `feature`: a passage that is cut leads nowhere."""
NONE_EDGE, BORDER, ROOM_BORDER, IMPASSABLE, ROOM_IMPASSABLE, WALL, DOOR = range(7)
"""Kinds of edges."""

WALKS, FLIES, UNBOUND, BREAKS, REACHES, SEES = 0, 1, 4, 32, 64, 128
"""How something crosses edges: on foot, over impassable borders, through everything, through what
it can break; or how an effect reaches the next space, and how range is counted."""
RANGE = 3
EXITS = WAYS + 8
"""Ways of a space, and other ends of its secret passage."""


class SpaceMap(State):
    """Spaces and what joins them."""

    spaces = Book(SPACES, 4, see=NOBODY)  # tile, room, outdoors, water; row 0 is no space
    ways = Book(SPACES, WAYS, see=NOBODY)  # for each space, 1 + its edges
    edges = Book(EDGES, 3, see=NOBODY)  # two spaces, kind

    feature = Arr(SPACES, bits=8)
    edge_now = Arr(EDGES, bits=8)  # 0 as printed, else its kind: a token covers it
    shut = Arr(EDGES, bits=8)  # tokens that lie on it and close it
    blocked = Arr(EDGES, bits=8)  # barricades against it
    laid = Arr(64, bits=8)  # tiles that are laid


@rule("MAN2-157", "MAN2-160")
def on_board(g: SpaceMap, s: int) -> bool:
    """Return whether the tile of a space is laid."""
    return s > 0 and g.laid[g.spaces[s][0]] > 0


@rule("MAN2-163", "MAN2-171", "MAN2-175", "MAN2-179", "MAN2-185", "MAN2-186", "MAN2-191")
def edge_kind(g: SpaceMap, w: int) -> int:
    """Return what an edge is now: a Wall or Door token lies over what is printed."""
    return g.edge_now[w] if g.edge_now[w] > 0 else g.edges[w][2]


def other_side(g: SpaceMap, s: int, k: int) -> int:
    """Return the space behind a way of a space, if its tile is laid; else 0."""
    w = g.ways[s][k]
    if w == 0:
        return 0
    t = g.edges[w - 1][0] + g.edges[w - 1][1] - s
    return t if g.laid[g.spaces[t][0]] > 0 else 0


@rule("MAN2-174", "MAN2-176", "MAN2-180", "MAN2-190", "MAN2-201", "MAN2-214", "MAN2-215")
def passable(g: SpaceMap, w: int, how: int) -> bool:
    """Return whether an edge can be crossed in this way."""
    if how & UNBOUND:
        return True
    kind = edge_kind(g, w)
    if kind == WALL or kind == NONE_EDGE or g.shut[w] > 0:
        return False
    if how & REACHES:
        return True
    if how & SEES:
        return kind != DOOR
    if g.blocked[w] > 0 and how & BREAKS == 0:
        return False
    return (kind != IMPASSABLE and kind != ROOM_IMPASSABLE) or how & FLIES > 0


def neighbour_through(g: SpaceMap, s: int, k: int, how: int) -> int:
    """Return the space behind a way of a space, or 0."""
    t = other_side(g, s, k)
    return t if t > 0 and passable(g, g.ways[s][k] - 1, how) else 0


@rule("MAN2-216", "MAN2-387", "MAN2-388")
def has_passage(g: SpaceMap, s: int, t: int, how: int) -> bool:
    """Return whether a secret passage joins two spaces.

    One that is cut off is open only to what breaks through.
    """
    if g.feature[s] & g.feature[t] & PASSAGE == 0 or s == t or how & SEES:
        return False
    return how & (BREAKS | UNBOUND) > 0 or (g.feature[s] | g.feature[t]) & CUT == 0


@rule("MAN2-184", "MAN2-192")
def steps_to(g: SpaceMap, s: int, t: int, how: int) -> bool:
    """Return whether one step leads from a space to another."""
    return by_way(g, s, t, how) or (on_board(g, t) and has_passage(g, s, t, how))


def exits(g: SpaceMap, s: int) -> int:
    """Return how many exits of a space `exit_at` may be asked for."""
    if g.feature[s] & PASSAGE:
        return EXITS
    n = 0
    while n < WAYS and g.ways[s][n] > 0:
        n += 1
    return n


def exit_at(g: SpaceMap, s: int, k: int, how: int) -> int:
    """Return the space at one exit: first the ways, then secret passages; perhaps 0."""
    if k < WAYS:
        t = neighbour_through(g, s, k, how)
        for j in range(k if t > 0 else 0):
            if other_side(g, s, j) == t and passable(g, g.ways[s][j] - 1, how):
                return 0
        return t
    if g.feature[s] & PASSAGE == 0:
        return 0
    k -= WAYS
    for t in range(1, len(g.spaces)):
        if has_passage(g, s, t, how):
            if k == 0:
                return 0 if by_way(g, s, t, how) else t
            k -= 1
    return 0


def by_way(g: SpaceMap, s: int, t: int, how: int) -> bool:
    """Return whether an edge that can be crossed lies between two spaces."""
    return any(neighbour_through(g, s, k, how) == t for k in range(WAYS))


def adjacent(g: SpaceMap, s: int, t: int) -> bool:
    """Return whether an effect reaches from a space to the next one, which walls prevent."""
    return s > 0 and t > 0 and steps_to(g, s, t, REACHES)


@rule("MAN2-209", "MAN2-210", "MAN2-Q17")
def distance(g: SpaceMap, s: int, t: int, how: int, most: int = FAR) -> int:
    """Return how many steps apart two spaces are; FAR if there is no way within the limit."""
    if s <= 0 or t <= 0:
        return FAR
    if s == t:
        return 0
    far = [0] * SPACES
    queue = [0] * SPACES
    far[s] = 1
    queue[0] = s
    first = 0
    last = 1
    while first < last:
        here = queue[first]
        first += 1
        if far[here] > most:
            return FAR
        for k in range(WAYS):
            if g.ways[here][k] == 0:
                break
            there = neighbour_through(g, here, k, how)
            if there > 0 and far[there] == 0:
                if there == t:
                    return far[here]
                far[there] = far[here] + 1
                queue[last] = there
                last += 1
        if g.feature[here] & PASSAGE and how & SEES == 0:
            for there in range(1, len(g.spaces)):
                if far[there] == 0 and has_passage(g, here, there, how):
                    if there == t:
                        return far[here]
                    far[there] = far[here] + 1
                    queue[last] = there
                    last += 1
    return FAR


@rule("MAN2-213", "MAN2-214", "MAN2-215", "MAN2-216", "MAN2-Q18")
def in_range(g: SpaceMap, s: int, t: int) -> bool:
    """Return whether a space is at most three spaces away, through no wall, door or passage."""
    return distance(g, s, t, SEES, RANGE) <= RANGE
