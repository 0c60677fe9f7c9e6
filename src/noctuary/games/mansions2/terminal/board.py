"""The house on the terminal: walls, doors and open borders, with everybody in their rooms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from rich.text import Text

from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, SEATS, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene

from ..scenario.map_layout import UNIT, Point, inside

Shown = dict[str, Any]
Cell = tuple[int, int]

NORTH, SOUTH, EAST, WEST = 1, 2, 4, 8
WIDEST = 3.0
"""Letters for a unit of the plan, at most; a unit is one line high."""
NIGHT = "#0e141c"
BURNING, DARK, WET = "on #4a1d12", "on #191622", "on #10242c"
SIGNS = {"explore": "+", "search": "?", "interact": "!", "person": "&", "sight": "%"}
FIRE, DARKNESS, PASSAGE, BARRICADE, LYING = "^", "#", "=", "H", "o"
CANNOT_PASS = "~"
ONTO = ("move", "step", "pick_space")
"""Actions whose number stands on the map."""


class Canvas:
    """The letters of a map, as wide as there is room."""

    def __init__(self, scene: Scene, shown: Shown, width: int) -> None:
        self.polygons = {
            s["space"]: list(zip(s["points"][::2], s["points"][1::2], strict=True))
            for tile in shown["tiles"]
            for room in tile["rooms"]
            for s in room["spaces"]
        }
        xs, ys = zip(*(p for polygon in self.polygons.values() for p in polygon), strict=True)
        self.left, self.top = min(xs), min(ys)
        self.scale = min(WIDEST, (width - 1) / (max(xs) - self.left))
        self.width = round((max(xs) - self.left) * self.scale) + 1
        self.height = round(max(ys) - self.top) + 1
        self.joints = scene.marks.joints
        self.lines: dict[Cell, int] = {}
        self.signs: dict[Cell, tuple[str, str]] = {}
        self.ground: dict[Cell, str] = {}

    def cell(self, point: Point) -> Cell:
        """Return the cell of a point of the plan."""
        return round((point[0] - self.left) * self.scale), round(point[1] - self.top)

    def along(self, ends: tuple[Point, Point]) -> list[Cell]:
        """Return the letters of a level or upright line."""
        (x1, y1), (x2, y2) = sorted(map(self.cell, ends))
        if x1 == x2:
            return [(x1, y) for y in range(min(y1, y2), max(y1, y2) + 1)]
        return [(x, y1) for x in range(x1, x2 + 1)]

    def wall(self, ends: tuple[Point, Point]) -> None:
        """Draw a solid line."""
        cells = self.along(ends)
        for a, b in pairwise(cells):
            out, back = (EAST, WEST) if a[1] == b[1] else (SOUTH, NORTH)
            self.lines[a] = self.lines.get(a, 0) | out
            self.lines[b] = self.lines.get(b, 0) | back

    def open(self, ends: tuple[Point, Point], level: str, upright: str, style: str) -> None:
        """Draw a line that can be passed, between its ends."""
        cells = self.along(ends)
        sign = level if cells[0][1] == cells[-1][1] else upright
        for at in cells[1:-1] or cells:
            self.signs[at] = (sign, style)

    def mark(self, ends: tuple[Point, Point], sign: str, style: str) -> None:
        """Draw a sign in the middle of a line."""
        cells = self.along(ends)
        self.signs[cells[len(cells) // 2]] = (sign, style)

    def rows(self, space: int) -> list[list[Cell]]:
        """Return the letters inside a space: the longest stretch of each of its lines."""
        polygon, out = self.polygons[space], list[list[Cell]]()
        (left, top), (right, bottom) = (
            self.cell((pick(p[0] for p in polygon), pick(p[1] for p in polygon)))
            for pick in (min, max)
        )
        for y in range(top + 1, bottom):
            run, best = list[Cell](), list[Cell]()
            for x in range(left + 1, right):
                point = self.left + x / self.scale, self.top + y
                free = (x, y) not in self.lines and inside(polygon, *point)
                run = [*run, (x, y)] if free else []
                best = max(best, run, key=len)
            if best:
                out.append(best)
        return out

    def write(self, cells: list[Cell], text: Text) -> None:
        """Write a text from the first of these letters on, as far as there is room."""
        whole = Text().append_text(text)
        for n, at in enumerate(cells[: len(whole)]):
            styles = [str(s.style) for s in whole.spans if s.start <= n < s.end]
            self.signs[at] = (whole.plain[n], " ".join(styles))

    def text(self) -> Text:
        """Return the whole map."""
        out = Text(no_wrap=True)
        for y in range(self.height):
            for x in range(self.width):
                solid = self.joints[self.lines.get((x, y), 0)]
                sign, style = self.signs.get((x, y), (solid, FOG))
                behind = self.ground.get((x, y), "")
                out.append(sign, style=f"{style} {behind}".strip())
            out.append("\n" if y + 1 < self.height else "")
        return out


def house(scene: Scene, shown: Shown, width: int) -> Text:
    """Draw the tiles that are laid."""
    canvas = Canvas(scene, shown, width)
    for polygon in canvas.polygons.values():
        for side in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            canvas.wall(side)
    for tile in shown["tiles"]:
        edges(scene, canvas, tile)
        rim(scene, canvas, tile)
    for token in shown["tokens"]:
        if "line" in token:
            canvas.mark(ends(token["line"]), SIGNS[token["kind"]], f"bold {LAMP}")
    for barricade in shown["barricades"]:
        if "line" in barricade:
            canvas.mark(ends(barricade["line"]), BARRICADE, f"bold {PAPER}")
    numbers = {
        o.fields["space"]: n
        for n, o in enumerate(scene.observation.options, 1)
        if o.name in ONTO and scene.asked
    }
    grounds = dict(ground(shown))
    for space in canvas.polygons:
        furnish(scene, shown, canvas, space, numbers.get(space), grounds.get(space, ""))
    return canvas.text()


def ends(line: list[float]) -> tuple[Point, Point]:
    """Return the two points of a line."""
    return (line[0], line[1]), (line[2], line[3])


def edges(scene: Scene, canvas: Canvas, tile: Shown) -> None:
    """Draw passages, borders and doors between the spaces of a tile."""
    for edge in tile["edges"]:
        line = ends(edge["line"])
        if edge["kind"] == "door":
            canvas.mark(line, scene.marks.full, LAMP)
        elif edge["kind"].endswith("border"):
            canvas.open(line, scene.marks.level, scene.marks.upright, FOG)
        elif edge["kind"].endswith("impassable"):
            canvas.open(line, CANNOT_PASS, CANNOT_PASS, WAX)


def rim(scene: Scene, canvas: Canvas, tile: Shown) -> None:
    """Draw the ways out of a tile."""
    left, top = UNIT * tile["column"], UNIT * tile["row"]
    right, bottom = left + UNIT * tile["width"], top + UNIT * tile["height"]
    for out in tile["rim"]:
        a, b = UNIT * out["index"] + 2, UNIT * out["index"] + 4
        line = {
            "N": ((left + a, top), (left + b, top)),
            "S": ((left + a, bottom), (left + b, bottom)),
            "W": ((left, top + a), (left, top + b)),
            "E": ((right, top + a), (right, top + b)),
        }[out["side"]]
        if out["kind"] == "open":
            canvas.open(line, scene.marks.level, scene.marks.upright, FOG)
        elif out["kind"] == "door":
            canvas.mark(line, scene.marks.full, LAMP)


def ground(shown: Shown) -> Iterator[tuple[int, str]]:
    """Yield the backgrounds of spaces: water, darkness, fire."""
    for tile in shown["tiles"]:
        for room in tile["rooms"]:
            yield from ((s["space"], WET) for s in room["spaces"] if room["water"])
    for f in shown["features"]:
        if "fire" in f or "darkness" in f:
            yield f["space"], BURNING if "fire" in f else DARK


def furnish(
    scene: Scene, shown: Shown, canvas: Canvas, space: int, number: int | None, behind: str
) -> None:
    """Draw the name of a space, its number among the choices, and all that is there."""
    rows = canvas.rows(space)
    if not rows:
        return
    for row in rows:
        canvas.ground |= dict.fromkeys(row, behind)
    name = Text(scene.words.kind("space", space), style=QUIET)
    if number is not None:
        name = Text(f"{number}", style=f"bold {NIGHT} on {LAMP}").append(" ").append_text(name)
    things = contents(scene, shown, space)
    if len(rows) == 1:
        room = len(rows[0]) - len(things) - 1
        if things and room > 1:
            name.truncate(room)
            name.append(" ")
        canvas.write(rows[0], name.append_text(things) if room > 1 else things)
        return
    used = title(canvas, rows, name, 2 if len(rows) > 3 else 1)
    for row in rows[used:]:
        canvas.write(row, things[: len(row)])
        things = things[len(row) :]


def title(canvas: Canvas, rows: list[list[Cell]], name: Text, most: int) -> int:
    """Write a name on one line or two, between words if possible; return how many."""
    room = len(rows[0])
    if most == 1 or len(name) <= room:
        canvas.write(rows[0], name)
        return 1
    end = name.plain.rfind(" ", 0, room + 1)
    canvas.write(rows[0], name[: end if end > 2 else room])
    canvas.write(rows[1], name[end + 1 if end > 2 else room :])
    return 2


def contents(scene: Scene, shown: Shown, space: int) -> Text:
    """Draw investigators by their initials, monsters by numbers, tokens, and cards."""
    out = Text()
    for k, who in enumerate(shown["investigators"]):
        if who["space"] == space:
            out.append_text(initial(scene, k, who))
    for m in shown["monsters"]:
        if m["space"] == space:
            out.append(f"{scene.marks.beast}{m['monster'] + 1}", style=f"bold {WAX}")
    for token in shown["tokens"]:
        if token["space"] == space and "line" not in token:
            out.append(SIGNS[token["kind"]], style=f"bold {LAMP}")
    for f in shown["features"]:
        if f["space"] == space:
            out.append(FIRE if "fire" in f else "", style=f"bold {WAX}")
            out.append(DARKNESS if "darkness" in f else "", style=QUIET)
            out.append(PASSAGE if "passage" in f else "", style=f"bold {VERDIGRIS}")
    for b in shown["barricades"]:
        if b["space"] == space and "line" not in b:
            out.append(BARRICADE, style=f"bold {PAPER}")
    if any(d["space"] == space for d in shown["floor"]):
        out.append(LYING, style=VERDIGRIS)
    return out


def initial(scene: Scene, k: int, who: Shown) -> Text:
    """Return the letter that stands for an investigator on the map."""
    name = scene.words.kind("investigator", who["character"])
    return Text(name[0], style=f"bold {SEATS[k]}")
