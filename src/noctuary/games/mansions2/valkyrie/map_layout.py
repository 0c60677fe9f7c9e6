"""The map of a quest: a space for each cell of its tiles, and edges by its tokens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import floor

from ..components import TOKENS
from ..limits import EDGE_ROOM, SPACES, TILES, WAYS
from ..scenario.book_writer import Pair
from ..scenario.box import base
from ..scenario.map_layout import (
    BORDER,
    DOOR,
    ROOM_BORDER,
    SIZES,
    UNIT,
    WALL,
    Laid,
    MapLayout,
    Point,
    Room,
    space_name,
)
from .ini_reader import Quest, Section
from .texts import humane, table

CELL = 3.5
"""Inches of a cell of the lattice."""
NEAR = 1.1
"""The distance in inches from the middle of an edge at which a token lies on it."""
FARTHEST = 500
OPEN, SHUT = ("Explore", "Door", "Secret", "Sight"), ("Wall",)
"""Tokens on an edge that one passes, and those that one does not."""
PRODUCT = re.compile(r"(?<=[a-z0-9])(?:MAD[0-9]{2}|1E|FA)$")
"""The end of a face's name that tells it from one of another product."""
Box = tuple[int, int, int, int]
"""Left, top, width, height in cells."""
Seam = tuple[int, int, Point]
"""Two spaces that touch, and the middle between them, in cells."""


class QuestMap(MapLayout):
    """The tiles of a quest, cell by cell; tile by tile if there are too many of them."""

    def __init__(self, quest: Quest) -> None:
        self._places = {}
        self._tokens = [(kind_of(s), *point_of(s)) for s in quest.of("Token")]
        placed = quest.of("Tile")[: TILES - 1]
        self.whole = not self._drawn(placed, coarse=False)
        """Every tile is one space: there are too many to tell more."""
        if self.whole:
            self._drawn(placed, coarse=True)

    def _drawn(self, placed: list[Section], coarse: bool) -> bool:
        """Draw all tiles; return False if there is no room for that."""
        self.tiles, self.spaces, self.faces, self.size, self._rim = {}, {}, {}, {}, {}
        self.laid: list[Laid | None] = [None]
        self.rows, self.names, self.polygons = [[0, 0, 0, 0]], [("", "")], [[]]
        self.edges, self.lines, self.rooms = [], [], 0
        self._boxes: list[Box] = [(0, 0, 0, 0)]
        self._cells: dict[tuple[int, int], list[int]] = {}
        self._middles: list[Point] = []
        for s in placed:
            self._add(s, coarse)
        if len(self.rows) > SPACES:
            return False
        if not coarse:
            self._join_cells()
            self._show_openings()
        return len(self.edges) <= EDGE_ROOM and all(
            sum(s in edge[:2] for edge in self.edges) <= WAYS for s in range(1, len(self.rows))
        )

    def _add(self, s: Section, coarse: bool) -> None:
        number, name, side = len(self.laid), tile_name(s), side_of(s)
        left, top, w, h = box = box_of(s)
        like = table("tiles")["like"]
        marks = [int(side in like["outdoors"]), int(side in like["wet"])]
        parts = [box] if coarse else [(x, y, 1, 1) for x, y in cells_of(box)]
        spaces = []
        for k, (x, y, wide, high) in enumerate(parts):
            spaces.append(len(self.rows))
            self.spaces[f"{s.name}.{k}"] = len(self.rows)
            self._cells.setdefault((x, y), []).append(len(self.rows))
            self.rows.append([number, number, *marks])
            corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
            self.polygons.append([(UNIT * a, UNIT * b) for a, b in corners])
        self.names += [space_name(name, space, spaces, self.polygons) for space in spaces]
        self.tiles[s.name] = number
        face = name[0] if name[0] not in self.faces else f"{name[0]} ({number})"
        self.faces[face], self.size[face] = {}, (w, h)
        self._boxes.append(box)
        room = Room(name, bool(marks[0]), bool(marks[1]), tuple(spaces))
        turns = round(s.real("rotation") / 90) % 4
        self.laid.append(Laid(face, left, top, turns, w, h, (room,), ()))

    # -- edges

    def _join_cells(self) -> None:
        """Add edges within tiles, then those between them."""
        between: dict[tuple[int, int], list[Seam]] = {}
        for a, b, middle in self._seams():
            one, other = sorted((self.rows[a][0], self.rows[b][0]))
            if one == other:
                shut, opened = self._marked(middle, SHUT), self._marked(middle, OPEN[:3])
                self._make((a, b, middle), WALL if shut else DOOR if opened else BORDER)
            elif not _overlap(self._boxes[one], self._boxes[other]):
                between.setdefault((one, other), []).append((a, b, middle))
        self._join_tiles(between)

    def _seams(self) -> Iterator[Seam]:
        """Yield all pairs of cells that lie beside one another."""
        for (x, y), here in self._cells.items():
            for dx, dy in ((1, 0), (0, 1)):
                middle = x + dx + (1 - dx) / 2, y + dy + (1 - dy) / 2
                for a in here:
                    for b in self._cells.get((x + dx, y + dy), ()):
                        yield a, b, middle

    def _join_tiles(self, between: dict[tuple[int, int], list[Seam]]) -> None:
        """Open seams with tokens; without any, those under the open sky, or the only way."""
        group = list(range(len(self.laid)))

        def root(tile: int) -> int:
            while group[tile] != tile:
                tile = group[tile]
            return tile

        bare = []
        for (one, other), seams in between.items():
            proven = [s for s in seams if self._marked(s[2], OPEN)]
            sky = self.rows[seams[0][0]][2] and self.rows[seams[0][1]][2]
            free = proven or [s for s in seams if sky and not self._marked(s[2], SHUT)]
            if free:
                group[root(one)] = root(other)
                self._open(seams, free, DOOR if proven else ROOM_BORDER)
            else:
                bare.append((one, other, seams))
        for one, other, seams in bare:
            free = [s for s in seams if not self._marked(s[2], SHUT)]
            if root(one) == root(other) or not free:
                free = []
            else:
                group[root(one)] = root(other)
            self._open(seams, free[len(free) // 2 :][:1], ROOM_BORDER)

    def _open(self, seams: list[Seam], free: list[Seam], kind: int) -> None:
        """Open a seam at some cells; the others are walls."""
        for seam in seams:
            sight = self._marked(seam[2], ("Sight",))
            self._make(seam, (ROOM_BORDER if sight else kind) if seam in free else WALL)

    def _make(self, seam: Seam, kind: int) -> None:
        a, b, (x, y) = seam
        upright = x == int(x)
        third = UNIT / 6
        ends = ((0, -third), (0, third)) if upright else ((-third, 0), (third, 0))
        start, end = ((UNIT * x + dx, UNIT * y + dy) for dx, dy in ends)
        self._edge(a, b, kind, (start, end))
        self._middles.append((x, y))

    def _show_openings(self) -> None:
        """Show an opening between tiles on both of them."""
        rims: dict[int, list[tuple[str, int, str]]] = {}
        for edge, (a, b, kind) in enumerate(self.edges):
            one, other = self.rows[a][0], self.rows[b][0]
            if one == other or kind == WALL:
                continue
            x, y = self._middles[edge]
            sides = ("E", "W") if x == int(x) else ("S", "N")
            for tile, space, side in ((one, a, sides[0]), (other, b, sides[1])):
                left, top, _, _ = self._boxes[tile]
                k = floor(y) - top if side in "EW" else floor(x) - left
                rims.setdefault(tile, []).append((side, k, "door" if kind == DOOR else "open"))
                laid = self.laid[tile]
                assert laid is not None
                self.faces[laid.face].setdefault("out", {})[f"{side}{k}"] = rims[tile][-1][2]
                self._rim[f"{laid.face}.{side}{k}"] = (space, edge)
        for tile, rim in rims.items():
            laid = self.laid[tile]
            assert laid is not None
            unique = {(side, k): kind for side, k, kind in rim}
            shown = tuple((side, k, kind) for (side, k), kind in unique.items())
            self.laid[tile] = replace(laid, rim=shown)

    def _marked(self, middle: Point, kinds: tuple[str, ...]) -> bool:
        """Whether a token of some kinds lies on an edge."""
        return any(
            kind.startswith(kinds) and _apart((x, y), middle) * CELL <= NEAR
            for kind, x, y in self._tokens
        )

    # -- what lies where

    def outer(self, name: str) -> tuple[int, int] | None:
        """Return the space and the edge of an opening; no other is known by name."""
        return self._rim.get(name)

    def under(self, s: Section) -> int:
        """Return the space that something lies on, or the nearest; 0 without any."""
        x, y = point_of(s)
        found, least = 0, float("inf")
        for n in range(1, len(self.rows)):
            xs, ys = zip(*self.polygons[n], strict=True)
            left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
            away = max(left - UNIT * x, 0, UNIT * x - right)
            away += max(top - UNIT * y, 0, UNIT * y - bottom)
            if away < least:
                found, least = n, away
        return found

    def first_of(self, name: str) -> int:
        """Return the first space of a tile."""
        return next(s for s, row in enumerate(self.rows) if row[0] == self.tiles[name])

    def edge_under(self, s: Section, kind: int) -> int:
        """Return 1 + the edge that a token to be explored lies on, or 0."""
        if TOKENS[kind] != "explore":
            return 0
        near = [(_apart(point_of(s), m) * CELL, k) for k, m in enumerate(self._middles)]
        away, edge = min(near, default=(NEAR + 1, 0))
        return edge + 1 if away <= NEAR else 0

    def connected(self, start: int) -> bool:
        """Whether every tile can be reached from a space."""
        reached, todo = {start}, [start]
        while todo:
            s = todo.pop()
            for a, b, kind in self.edges:
                if kind != WALL and s in (a, b):
                    other = b if s == a else a
                    if other not in reached:
                        reached.add(other)
                        todo.append(other)
        return {self.rows[s][0] for s in reached} == set(range(1, len(self.laid)))


def kind_of(s: Section) -> str:
    """Return the kind of a token, as quests call it."""
    return s.get("type").strip().removeprefix("Token") or s.name.removeprefix("Token")


def point_of(s: Section) -> Point:
    """Return where something lies, in cells, downward."""
    far = FARTHEST * CELL
    x, y = (max(-far, min(far, s.real(key))) for key in ("xposition", "yposition"))
    return x / CELL, -y / CELL


def side_of(s: Section) -> str:
    """Return the face of a tile, as quests call it."""
    return s.get("side").strip().removeprefix("TileSide").removeprefix("Tile")


@cache
def known_sides() -> dict[str, tuple[int, int]]:
    """Return the columns and rows of cells of each known face, of their box and of ours."""
    ours = {face: SIZES[str(tile["size"])] for tile in base().tiles for face in tile["faces"]}
    return ours | {
        name: (size["cells"][0], size["cells"][1])
        for size in table("tiles")["size"].values()
        for name in size["sides"]
    }


def tile_name(s: Section) -> Pair:
    """Return the name of a tile: its face."""
    name = humane(PRODUCT.sub("", side_of(s)) or s.name, "Tile") or s.name
    return name, name


def box_of(s: Section) -> Box:
    """Return the cells of a tile: it turns counter-clockwise about its upper left corner."""
    w, h = known_sides().get(side_of(s), table("tiles")["unknown"]["cells"])
    x, y = (round(n) for n in point_of(s))
    turns = round(s.real("rotation") / 90) % 4
    if turns == 0:
        return x, y, w, h
    if turns == 1:
        return x, y - w, h, w
    if turns == 2:
        return x - w, y - h, w, h
    return x - h, y, h, w


def cells_of(box: Box) -> Iterator[tuple[int, int]]:
    """Return the cells of a box, row by row."""
    left, top, w, h = box
    return ((left + x, top + y) for y in range(h) for x in range(w))


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def _apart(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)
