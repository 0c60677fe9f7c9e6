"""The town as tables: squares, streets, fences, districts, buildings, circuits."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import pairwise
from typing import Any


def content(name: str) -> dict[str, Any]:
    """Return one table of the folder `content`."""
    file = resources.files(__package__).joinpath("content", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


BOARD = content("board")
MAP = [row.split() for row in BOARD["map"]]
SIDE = len(MAP)
SQUARES = SIDE * SIDE
BUILDINGS = 20
DISTRICTS = len(BOARD["districts"])
TREEHOUSES = 4
NOWHERE = -1

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
WAYS = 8
"""The four directions, then the diagonals between them."""
STRAIGHT = 4
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))


def square(x: int, y: int) -> int:
    """Return the number of a square."""
    return y * SIDE + x


def place(number: int) -> tuple[int, int]:
    """Return column and row of a square."""
    return number % SIDE, number // SIDE


def _beside(s: int, way: int) -> int:
    """Return the next square in one of the eight directions, or none."""
    (x, y), (dx, dy) = place(s), _STEPS[way]
    inside = 0 <= x + dx < SIDE and 0 <= y + dy < SIDE
    return square(x + dx, y + dy) if inside else NOWHERE


BESIDE = [[_beside(s, w) for w in range(WAYS)] for s in range(SQUARES)]
_FENCES = {frozenset((square(*a), square(*b))) for a, b in BOARD["fences"]}


def _fenced(s: int, way: int) -> int:
    """Whether a step in one direction crosses a fence, on either way round a corner."""
    t = BESIDE[s][way]
    if t == NOWHERE:
        return 0
    if way < STRAIGHT:
        return int(frozenset((s, t)) in _FENCES)
    (x, y), (u, v) = place(s), place(t)
    corners = (square(u, y), square(x, v))
    return int(all({frozenset((s, c)), frozenset((c, t))} & _FENCES for c in corners))


FENCED = [[_fenced(s, w) for w in range(WAYS)] for s in range(SQUARES)]

_MARK = [MAP[y][x] for y in range(SIDE) for x in range(SIDE)]
STREET = [int(m in ("==", "++", "dd")) for m in _MARK]
CROSSING = [int(m == "++") for m in _MARK]
BUILDING = [int(m) - 1 if m.isdecimal() else NOWHERE for m in _MARK]
"""The building on a square; the first is 0."""
TREEHOUSE = [s for s, m in enumerate(_MARK) if m == "TH"]
TREE = [TREEHOUSE.index(s) if s in TREEHOUSE else NOWHERE for s in range(SQUARES)]
DOORS = [[s for s in range(SQUARES) if BUILDING[s] == b] for b in range(BUILDINGS)]
"""The two squares of each building."""
COLOUR = [b % len(BOARD["colours"]) for b in range(BUILDINGS)]

# ---- districts

DISTRICT_NAMES = tuple(BOARD["districts"])
_INSIDE = [
    {square(x, y) for x in range(d["x"][0], d["x"][1] + 1) for y in range(d["y"][0], d["y"][1] + 1)}
    for d in BOARD["districts"].values()
]


def _belongs(s: int) -> int:
    """Return the districts of a square as a mask: its own, or those along a boundary street."""
    own = [d for d in range(DISTRICTS) if s in _INSIDE[d]]
    near = [d for d in range(DISTRICTS) if any(t in _INSIDE[d] for t in BESIDE[s])]
    return sum(1 << d for d in own or near)


BELONGS = [_belongs(s) for s in range(SQUARES)]
HOME = [next(d for d in range(DISTRICTS) if DOORS[b][0] in _INSIDE[d]) for b in range(BUILDINGS)]
"""The district of each building."""


def _leads(d: int, way: int, n: int) -> int:
    """Return the n-th district in a direction, or none."""
    names = list(BOARD["districts"].values())[d].get(("north", "east", "south", "west")[way], [])
    return DISTRICT_NAMES.index(names[n]) if n < len(names) else NOWHERE


LEADS = [[_leads(d, w, n) for w in range(STRAIGHT) for n in range(2)] for d in range(DISTRICTS)]
"""By district: two columns for each direction."""
ADJACENT = [[int(e in LEADS[d]) for e in range(DISTRICTS)] for d in range(DISTRICTS)]


def _spread(start: int, size: int, near: list[list[int]]) -> list[int]:
    """Return the number of steps to everything."""
    far = [NOWHERE] * size
    far[start], front = 0, [start]
    for s in front:
        for t in near[s]:
            if far[t] == NOWHERE:
                far[t] = far[s] + 1
                front.append(t)
    return far


_BORDERS = [[e for e in range(DISTRICTS) if ADJACENT[d][e]] for d in range(DISTRICTS)]
APART = [_spread(d, DISTRICTS, _BORDERS) for d in range(DISTRICTS)]
"""Distance between districts."""

_OPEN = [
    [BESIDE[s][w] for w in range(STRAIGHT) if BESIDE[s][w] != NOWHERE and not FENCED[s][w]]
    for s in range(SQUARES)
]
WALK = [_spread(s, SQUARES, _OPEN) for s in range(SQUARES)]
"""Distance between squares, straight steps, round the fences."""


def _shelter(s: int) -> int:
    """Return the nearest treehouses, as a mask."""
    far = [WALK[s][t] for t in TREEHOUSE]
    return sum(1 << k for k, n in enumerate(far) if n == min(far))


SHELTER = [_shelter(s) for s in range(SQUARES)]

# ---- the Feds

ROUTE = [[square(*p) for p in BOARD["feds"][c]] for c in ("red", "blue")]
LAP = len(ROUTE[0])
LONGEST = 4


def _drive(a: int, b: int) -> list[int]:
    """Return the squares entered on the straight way from one crossing to the next."""
    (x, y), (u, v) = place(a), place(b)
    n = max(abs(u - x), abs(v - y))
    way = [square(x + (u - x) * k // n, y + (v - y) * k // n) for k in range(1, n + 1)]
    return way + [NOWHERE] * (LONGEST - n)


DRIVE = [_drive(a, b) for route in ROUTE for a, b in pairwise([*route, route[0]])]
"""By figure and crossing (figure * LAP + crossing): the way to the next one."""

# ---- clues

LANDMARK_NAMES = tuple(BOARD["landmarks"])
LANDMARK = [square(*p) for p in BOARD["landmarks"].values()]
