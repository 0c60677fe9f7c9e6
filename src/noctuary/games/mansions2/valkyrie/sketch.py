"""The map of a quest, as far as it can be drawn: one space for each tile, where the tile lies."""

from __future__ import annotations

from ..kinds import TILES
from ..scenario.book import Pair
from ..scenario.plan import UNIT, Laid, Plan, Point, Room
from .read import Quest, Section
from .text import humane, table

CELL = 3.5
"""Inches of a cell of the lattice."""
Box = tuple[int, int, int, int]
"""Left, top, width, height in cells."""


class Sketch(Plan):
    """The tiles of a quest; where one may walk is seen on the table, not here."""

    def __init__(self, quest: Quest) -> None:
        self.faces, self.size = {}, {}
        self.tiles, self.spaces = {}, {}
        self.laid: list[Laid | None] = [None]
        self.rows, self.names, self.polygons = [[0, 0, 0, 0]], [("", "")], [[]]
        self.edges, self.lines, self.rooms = [], [], 0
        self._rim, self._places = {}, {}
        self._boxes: list[Box] = [(0, 0, 0, 0)]
        for s in quest.of("Tile"):
            if len(self.laid) < TILES:
                self._add(s)

    def _add(self, s: Section) -> None:
        number = len(self.laid)
        name = tile_name(s)
        left, top, w, h = box = box_of(s)
        corners: list[Point] = [
            (UNIT * x, UNIT * y)
            for x, y in ((left, top), (left + w, top), (left + w, top + h), (left, top + h))
        ]
        self.tiles[s.name] = self.spaces[f"{s.name}.a"] = number
        self.faces[name[0]] = {}
        self.size[name[0]] = (w, h)
        self._boxes.append(box)
        self.rows.append([number, number, 0, 0])
        self.names.append(name)
        self.polygons.append(corners)
        room = Room(name, False, False, (number,))
        turns = round(s.real("rotation") / 90) % 4
        self.laid.append(Laid(name[0], left, top, turns, w, h, (room,), ()))

    def outer(self, name: str) -> tuple[int, int] | None:
        """No edge of a tile is known."""
        return None

    def under(self, s: Section) -> int:
        """The space of the tile that something lies on, or that is nearest; 0 without any."""
        x, y = s.real("xposition") / CELL, -s.real("yposition") / CELL
        found, least = 0, float("inf")
        for n, (left, top, w, h) in enumerate(self._boxes[1:], 1):
            away = max(left - x, 0, x - left - w) + max(top - y, 0, y - top - h)
            if away < least:
                found, least = n, away
        return found


def side_of(s: Section) -> str:
    """The face of a tile, as quests call it."""
    return s.get("side").strip().removeprefix("TileSide")


def tile_name(s: Section) -> Pair:
    """A tile by its face."""
    name = humane(side_of(s) or s.name, "Tile") or s.name
    return name, name


def box_of(s: Section) -> Box:
    """The cells a tile covers: it turns counter-clockwise about its upper left corner."""
    known = table("tiles")
    w, h = known["sides"].get(side_of(s), known["unknown"]["cells"])
    x, y = round(s.real("xposition") / CELL), -round(s.real("yposition") / CELL)
    turns = round(s.real("rotation") / 90) % 4
    x, y = max(-500, min(500, x)), max(-500, min(500, y))
    if turns == 0:
        return x, y, w, h
    if turns == 1:
        return x, y - w, h, w
    if turns == 2:
        return x - w, y - h, w, h
    return x - h, y, h, w
