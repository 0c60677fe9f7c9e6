"""The map of a scenario: faces laid on a grid, their spaces, and the edges between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..components import EDGES
from ..limits import EDGE_ROOM, SPACES, TILES, WAYS
from .lookups import near
from .yaml_reader import Map, Noun, Source

Point = tuple[float, float]
UNIT = 6
"""Units of the drawing in a module of the grid."""
SIZES = {"small": (1, 1), "medium": (2, 1), "large": (2, 2)}
SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BORDER, WALL, DOOR = EDGES.index("border"), EDGES.index("wall"), EDGES.index("door")
ROOM_BORDER = EDGES.index("room_border")
WHERE = (
    ("north-west", "nord-ouest"), ("north", "nord"), ("north-east", "nord-est"),
    ("west", "ouest"), ("middle", "centre"), ("east", "est"),
    ("south-west", "sud-ouest"), ("south", "sud"), ("south-east", "sud-est"),
)  # fmt: skip


@dataclass(frozen=True)
class Room:
    """A room of a face, in the units of the whole map."""

    name: tuple[str, str]
    outdoor: bool
    water: bool
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class Laid:
    """A face in its place."""

    face: str
    column: int
    row: int
    turns: int
    width: int
    height: int
    rooms: tuple[Room, ...]
    rim: tuple[tuple[str, int, str], ...]
    """Connectors: side and module after turning, kind."""


class MapLayout:
    """All spaces of a scenario, numbered from 1, with their edges."""

    def __init__(self, tiles: Any, layout: Map, source: Source) -> None:
        self.source = source
        self.faces = {f: made for tile in tiles for f, made in tile["faces"].items()}
        self.size = {f: SIZES[str(t["size"])] for t in tiles for f in t["faces"]}
        self.tiles: dict[str, int] = {}
        self.laid: list[Laid | None] = [None]
        self.spaces: dict[str, int] = {}
        self.rows: list[list[int]] = [[0, 0, 0, 0]]
        self.names: list[tuple[str, str]] = [("", "")]
        self.polygons: list[list[Point]] = [[]]
        self.edges: list[list[int]] = []
        self.lines: list[tuple[Point, Point]] = []
        """Where each edge is drawn."""
        self.rooms = 0
        self._rim: dict[str, tuple[int, int]] = {}
        self._places = self._wanted(layout)
        for face in self._places:
            self._lay(face)
        self._apart(layout)
        self._join()
        self._wall_off()

    def _wanted(self, layout: Map) -> dict[str, tuple[int, int, int]]:
        found: dict[str, tuple[int, int, int]] = {}
        for face, spot in layout.items():
            if face not in self.faces:
                told = {"what": Noun("face among the tiles"), "name": face}
                self.source.problem(
                    layout.at[face], "unknown", **told, there=near(face, self.faces)
                )
            elif not isinstance(spot, list) or len(spot) != 3 or not all(_whole(x) for x in spot):
                self.source.problem(spot, "spot")
            else:
                x, y, turns = (int(v) for v in spot)
                found[face] = (x, y, turns % 4)
        return found

    # -- one face

    def turned(self, face: str, x: float, y: float) -> Point:
        """Return a point of a face, in the units of the whole map."""
        column, row, turns = self._places[face]
        w, h = (UNIT * n for n in self.size[face])
        for _ in range(turns):
            x, y, w, h = h - y, x, h, w
        return UNIT * column + x, UNIT * row + y

    def _lay(self, face: str) -> None:
        made, (column, row, turns) = self.faces[face], self._places[face]
        number = len(self.laid)
        self.tiles[face] = number
        rooms, room_of = [], {}
        for room in made["rooms"]:
            self.rooms += 1
            marks = [int(str(room.get(m)) == "true") for m in ("outdoor", "water")]
            spaces = []
            for letter, flat in room["spaces"].items():
                xy = [float(v) for v in flat]
                points = [self.turned(face, *p) for p in zip(xy[::2], xy[1::2], strict=True)]
                spaces.append(len(self.rows))
                room_of[letter] = self.rooms
                self.spaces[f"{face}.{letter}"] = len(self.rows)
                self.rows.append([number, self.rooms, *marks])
                self.polygons.append(points)
            name = (str(room["name"][0]), str(room["name"][1]))
            self.names += [space_name(name, s, spaces, self.polygons) for s in spaces]
            rooms.append(Room(name, bool(marks[0]), bool(marks[1]), tuple(spaces)))
        w, h = self.size[face] if turns % 2 == 0 else self.size[face][::-1]
        rim = tuple(
            (*self._side(face, out)[2:], str(kind)) for out, kind in made.get("out", {}).items()
        )
        self.laid.append(Laid(face, column, row, turns, w, h, tuple(rooms), rim))
        self._inner(face, made, room_of)

    def _inner(self, face: str, made: Any, room_of: dict[str, int]) -> None:
        special = {
            frozenset((str(e[0]), str(e[1]))): EDGES.index(str(e[2])) for e in made.get("edges", [])
        }
        letters = list(room_of)
        for n, a in enumerate(letters):
            for b in letters[n + 1 :]:
                sa, sb = self.spaces[f"{face}.{a}"], self.spaces[f"{face}.{b}"]
                shared = touch(self.polygons[sa], self.polygons[sb])
                if shared:
                    usual = BORDER if room_of[a] == room_of[b] else WALL
                    self._edge(sa, sb, special.get(frozenset((a, b)), usual), shared[0])

    def _edge(self, a: int, b: int, kind: int, line: tuple[Point, Point]) -> int:
        self.edges.append([a, b, kind])
        self.lines.append(line)
        return len(self.edges) - 1

    # -- between faces

    def _side(self, face: str, out: str) -> tuple[int, int, str, int]:
        """Return the grid cell, the side and the module of an outer edge after turning."""
        column, row, turns = self._places[face]
        w, h = self.size[face]
        side, k = out[0], int(out[1:])
        x = {"E": w - 1, "W": 0}.get(side, k)
        y = {"N": 0, "S": h - 1}.get(side, k)
        for _ in range(turns):
            x, y, w, h = h - 1 - y, x, h, w
        side = SIDES[(SIDES.index(side) + turns) % 4]
        return column + x, row + y, side, (x if side in "NS" else y)

    def _apart(self, layout: Map) -> None:
        """Note a problem if two faces lie on one another."""
        taken: dict[tuple[int, int], str] = {}
        over = set()
        for face, (column, row, turns) in self._places.items():
            w, h = self.size[face] if turns % 2 == 0 else self.size[face][::-1]
            for cell in ((column + x, row + y) for x in range(w) for y in range(h)):
                below = taken.setdefault(cell, face)
                if below != face and (face, below) not in over:
                    over.add((face, below))
                    self.source.problem(layout.at[face], "overlap", face=face, other=below)

    def _join(self) -> None:
        """Join neighbouring faces at connectors that meet."""
        ends: dict[tuple[int, int, str], tuple[str, str]] = {}
        for face in self._places:
            for out, kind in self.faces[face].get("out", {}).items():
                x, y, side, _ = self._side(face, out)
                ends[x, y, side] = (f"{face}.{out}", str(kind))
        done = set()
        for (x, y, side), (name, kind) in ends.items():
            dx, dy = STEP[side]
            other = ends.get((x + dx, y + dy, SIDES[(SIDES.index(side) + 2) % 4]))
            if other and other[0] not in done:
                done.add(name)
                made = DOOR if "door" in (kind, other[1]) else ROOM_BORDER
                line = self.rim_line(name)
                edge = self._edge(self.beside(name), self.beside(other[0]), made, line)
                for end in (name, other[0]):
                    self._rim[end] = (self.beside(end), edge)

    def _wall_off(self) -> None:
        """Put a wall where two faces touch and nothing joins them."""
        joined = {frozenset((a, b)) for a, b, _ in self.edges}
        for a in range(1, len(self.rows)):
            for b in range(a + 1, len(self.rows)):
                if self.rows[a][0] != self.rows[b][0] and frozenset((a, b)) not in joined:
                    shared = touch(self.polygons[a], self.polygons[b])
                    if shared:
                        self._edge(a, b, WALL, shared[0])

    def rim_line(self, edge: str) -> tuple[Point, Point]:
        """Return the middle third of an outer edge, where it is drawn."""
        face, _, out = edge.partition(".")
        side, k = out[0], int(out[1:])
        w, h = (UNIT * n for n in self.size[face])
        if side in "NS":
            y = 0 if side == "N" else h
            ends = ((UNIT * k + 2, y), (UNIT * k + 4, y))
        else:
            x = 0 if side == "W" else w
            ends = ((x, UNIT * k + 2), (x, UNIT * k + 4))
        return self.turned(face, *ends[0]), self.turned(face, *ends[1])

    def beside(self, edge: str) -> int:
        """Return the space that an outer edge such as 01A.W1 touches."""
        face, _, out = edge.partition(".")
        side, k = out[0], int(out[1:])
        w, h = (UNIT * n for n in self.size[face])
        x = {"W": 0.5, "E": w - 0.5}.get(side, UNIT * k + 3)
        y = {"N": 0.5, "S": h - 0.5}.get(side, UNIT * k + 3)
        point = self.turned(face, x, y)
        for name, s in self.spaces.items():
            if name.startswith(f"{face}.") and inside(self.polygons[s], *point):
                return s
        return 0

    def outer(self, name: str) -> tuple[int, int] | None:
        """Return the space and the edge (or -1) of an outer edge such as 01A.W1, or None."""
        face, _, out = name.partition(".")
        if face not in self._places or out[:1] not in SIDES or not _whole(out[1:]):
            return None
        w, h = self.size[face]
        if not 0 <= int(out[1:]) < (w if out[0] in "NS" else h):
            return None
        return self._rim.get(name, (self.beside(name), -1))

    def side(self, space: int, line: tuple[Point, Point]) -> tuple[str, str]:
        """Return the side of a space on which an edge lies."""
        box = _box(self.polygons[space])
        (left, top), (right, bottom) = box
        x, y = middle(list(line))
        column = 1 + (x > right - (right - left) / 3) - (x < left + (right - left) / 3)
        row = 1 + (y > bottom - (bottom - top) / 3) - (y < top + (bottom - top) / 3)
        return WHERE[3 * row + column]

    # -- tables

    def ways(self) -> list[list[int]]:
        """Return for each space 1 + its edges."""
        found: list[list[int]] = [[] for _ in self.rows]
        for n, (a, b, _) in enumerate(self.edges):
            found[a].append(n + 1)
            found[b].append(n + 1)
        for s, mine in enumerate(found):
            if len(mine) > WAYS:
                self.source.problem((1, 1), "edges", space=s, n=len(mine), most=WAYS)
        for what, n, most in (
            ("spaces", len(self.rows), SPACES),
            ("edges", len(self.edges), EDGE_ROOM),
            ("tiles", len(self.laid), TILES),
        ):
            if n > most:
                self.source.problem((1, 1), "room", n=n, name=what, most=most)
        return [[*mine[:WAYS], *[0] * (WAYS - len(mine))] for mine in found]


def _whole(x: Any) -> bool:
    """Whether a value is a small whole number: nobody's map is larger."""
    return isinstance(x, str) and len(x) <= 3 and x.removeprefix("-").isdecimal()


def space_name(
    name: tuple[str, str], s: int, spaces: list[int], polygons: list[list[Point]]
) -> tuple[str, str]:
    """Return the name of a space: its room and, if that has several, its place there."""
    if len(spaces) == 1:
        return name
    mx, my = middle([p for t in spaces for p in _box(polygons[t])])
    x, y = middle(_box(polygons[s]))
    column = 1 if abs(x - mx) < 0.9 else (0 if x < mx else 2)
    row = 1 if abs(y - my) < 0.9 else (0 if y < my else 2)
    where = WHERE[3 * row + column]
    return f"{name[0]}, {where[0]}", f"{name[1]}, {where[1]}"


def _box(points: list[Point]) -> list[Point]:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return [(min(xs), min(ys)), (max(xs), max(ys))]


def middle(points: list[Point]) -> Point:
    """Return the middle of some points."""
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def touch(a: list[Point], b: list[Point]) -> list[tuple[Point, Point]]:
    """Return where two polygons with upright sides touch, the longest stretch first."""
    found = []
    for p1, p2 in zip(a, [*a[1:], a[0]], strict=True):
        for q1, q2 in zip(b, [*b[1:], b[0]], strict=True):
            for axis in (0, 1):
                if p1[axis] == p2[axis] == q1[axis] == q2[axis]:
                    o = 1 - axis
                    low = max(min(p1[o], p2[o]), min(q1[o], q2[o]))
                    high = min(max(p1[o], p2[o]), max(q1[o], q2[o]))
                    if high > low:
                        at = p1[axis]
                        ends = ((at, low), (at, high)) if axis == 0 else ((low, at), (high, at))
                        found.append((high - low, ends))
    return [ends for _, ends in sorted(found, key=lambda one: -one[0])]


def inside(polygon: list[Point], x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
