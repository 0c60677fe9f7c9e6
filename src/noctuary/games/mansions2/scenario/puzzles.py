"""Puzzles of a scenario file, as a book has them."""

from __future__ import annotations

from typing import Any

from noctuary.mechanics.puzzles import LOCK, PEGS, TOWER

from ..components import PUZZLE_TYPES, SKILLS
from .book_writer import PUZZLE_SIZES, BookWriter
from .lock_puzzles import shortest
from .lookups import Lookups
from .yaml_reader import Map

PUZZLE_KEYS = {
    "type", "skill", "name", "grid", "length", "variance", "pieces", "size", "discs",
}  # fmt: skip
MOST_PIECES, LONGEST_CODE, MOST_RUNES = 16, 5, 7
MOST_BLOCKS, LOCK_SIZE = PUZZLE_SIZES[LOCK][0][1], PUZZLE_SIZES[LOCK][1]
DISCS = PUZZLE_SIZES[TOWER][0]
UNNAMED = ("Puzzle", "Énigme")
Shape = tuple[tuple[int, int], list[list[int]]]
"""Both sizes of a puzzle, and its blocks."""


class Puzzles(Lookups):
    """The compiler of puzzles."""

    book: BookWriter
    root: Any

    def read_puzzles(self) -> None:
        """Write all puzzles."""
        for given in self.root["puzzles"].values():
            z = self.mapping(given, "a puzzle")
            self.only(z, PUZZLE_KEYS, "a puzzle")
            skill = self.index(z.get("skill", z), "skill", z.get("skill"), SKILLS)
            kind = self.index(z.get("type", z), "sort of puzzle", z.get("type"), PUZZLE_TYPES)
            read = (self._code, self._picture, self._lock, self._tower)[kind]
            sizes, blocks = read(z)
            name = self.pair(z.get("name")) or UNNAMED
            self.book.puzzle_row(name, kind, skill, sizes, blocks)

    def _code(self, z: Map) -> Shape:
        """Read the length, and the number of different pieces."""
        if not self.wanted(z, ("length", "variance"), "a code"):
            return (3, 2), []
        a, b = self.whole(z["length"]), self.whole(z["variance"])
        if not (3 <= a <= LONGEST_CODE and 2 <= b <= MOST_RUNES):
            self.source.problem(z, "code", longest=LONGEST_CODE, most=MOST_RUNES)
        return (a, b), []

    def _picture(self, z: Map) -> Shape:
        """Read the columns and rows."""
        grid = self.row(z.get("grid"), "grid")
        if len(grid) != 2:
            self.source.problem(z, "grid")
            return (3, 2), []
        a, b = (self.whole(x) for x in grid)
        if not (6 <= a * b <= MOST_PIECES and min(a, b) > 1):
            self.source.problem(z, "pieces", most=MOST_PIECES)
        return (a, b), []

    def _lock(self, z: Map) -> Shape:
        """Read the number of blocks, and the size of the board."""
        size = self.between(z["size"], *LOCK_SIZE) if "size" in z else 6
        mine = []
        for p in self.row(z.get("pieces"), "pieces"):
            if not isinstance(p, list) or len(p) != 4 or str(p[3]) not in ("h", "v"):
                self.source.problem(p, "lock-piece")
                continue
            mine.append([*(self.whole(x) for x in p[:3]), int(str(p[3]) == "h")])
        if not 0 < len(mine) <= MOST_BLOCKS:
            self.source.problem(z, "lock-pieces", most=MOST_BLOCKS)
        elif shortest(mine, size) is None:
            self.source.problem(z, "lock")
        return (len(mine), size), mine

    def _tower(self, z: Map) -> Shape:
        """Read the number of discs."""
        discs = self.between(z["discs"], *DISCS) if "discs" in z else 4
        return (discs, PEGS), []
