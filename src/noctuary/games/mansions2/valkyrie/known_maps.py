"""A map whose tiles are all of our own box, with their own spaces and edges."""

from __future__ import annotations

from ..scenario.box import base
from ..scenario.map_layout import DOOR, UNIT, WALL, MapLayout, middle
from ..scenario.yaml_reader import Map, Row, Source, Text
from .ini_reader import Quest
from .map_layout import OPEN, SHUT, QuestMap, box_of, kind_of, point_of, side_of


class KnownMap(QuestMap):
    """The tiles of a quest by their own spaces and edges; its tokens may change an edge."""

    whole = False

    def __init__(self, quest: Quest) -> None:
        layout, source = Map(), Source("quest")
        for s in quest.of("Tile"):
            left, top, _, _ = box_of(s)
            turns = -round(s.real("rotation") / 90) % 4
            layout[side_of(s)] = Row(Text(str(n)) for n in (left, top, turns))
            layout.at[side_of(s)] = (s.line, 1)
        MapLayout.__init__(self, base().tiles, layout, source)
        self.flawed = bool(source.problems)
        """Tiles lie on one another: the map is no more than a sketch."""
        self.tiles = {s.name: self.tiles[side_of(s)] for s in quest.of("Tile")}
        self._tokens = [(kind_of(s), *point_of(s)) for s in quest.of("Token")]
        self._middles = [(x / UNIT, y / UNIT) for x, y in (middle(list(li)) for li in self.lines)]
        for edge, at in zip(self.edges, self._middles, strict=True):
            if self._marked(at, SHUT):
                edge[2] = WALL
            elif edge[2] == WALL and self._marked(at, OPEN[:3]):
                edge[2] = DOOR

    def outer(self, name: str) -> tuple[int, int] | None:
        """Return the space and the edge of an outer side."""
        return MapLayout.outer(self, name)


def drawn(quest: Quest) -> QuestMap:
    """Return the map of a quest: ours if every tile is, each once and beside the others."""
    sides = [side_of(s) for s in quest.of("Tile")]
    faces = {face for tile in base().tiles for face in tile["faces"]}
    if sides and len(set(sides)) == len(sides) and faces.issuperset(sides):
        found = KnownMap(quest)
        if not found.flawed:
            return found
    return QuestMap(quest)
