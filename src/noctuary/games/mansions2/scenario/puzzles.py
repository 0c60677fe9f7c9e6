"""Puzzles of a scenario file, as a book has them."""

from __future__ import annotations

from typing import Any

from ..components import PUZZLE_TYPES, SKILLS
from .book_writer import Book, Pair
from .lock_puzzles import shortest
from .lookups import Checks
from .yaml_reader import Map

PUZZLE_KEYS = {
    "type", "skill", "name", "grid", "length", "variance", "pieces", "size", "discs",
}  # fmt: skip
MOST_PIECES, LONGEST_CODE, MOST_RUNES = 16, 5, 7
LOCK_SIZE, MOST_BLOCKS, DISCS = (4, 8), 16, (2, 8)
UNNAMED = ("Puzzle", "Énigme")
Sizes = tuple[int, int]


class Puzzles(Checks):
    """How puzzles are written."""

    book: Book
    root: Any

    def read_puzzles(self) -> list[Pair]:
        """All of them: rows of the book, and how each is called."""
        rows: list[list[int]] = []
        blocks: list[list[int]] = []
        names: list[Pair] = []
        for given in self.root["puzzles"].values():
            z = self.mapping(given, "a puzzle")
            self.only(z, PUZZLE_KEYS, "a puzzle")
            skill = self.index(z.get("skill", z), "skill", z.get("skill"), SKILLS)
            kind = self.index(z.get("type", z), "sort of puzzle", z.get("type"), PUZZLE_TYPES)
            first = len(blocks)
            make = (self._code, self._picture, self._lock, self._tower)[kind]
            rows.append([kind, skill, *make(z, blocks), first, 0])
            names.append(self.pair(z.get("name")) or UNNAMED)
        self.book.rows["puzzles"], self.book.rows["blocks"] = rows, blocks
        return names

    def _code(self, z: Map, blocks: list[list[int]]) -> Sizes:
        """Length, and out of how many pieces."""
        if not self.wanted(z, ("length", "variance"), "a code"):
            return 3, 2
        a, b = self.whole(z["length"]), self.whole(z["variance"])
        if not (3 <= a <= LONGEST_CODE and 2 <= b <= MOST_RUNES):
            self.source.problem(z, "code", longest=LONGEST_CODE, most=MOST_RUNES)
        return a, b

    def _picture(self, z: Map, blocks: list[list[int]]) -> Sizes:
        """Columns and rows."""
        grid = self.row(z.get("grid"), "grid")
        if len(grid) != 2:
            self.source.problem(z, "grid")
            return 3, 2
        a, b = (self.whole(x) for x in grid)
        if not (6 <= a * b <= MOST_PIECES and min(a, b) > 1):
            self.source.problem(z, "pieces", most=MOST_PIECES)
        return a, b

    def _lock(self, z: Map, blocks: list[list[int]]) -> Sizes:
        """How many blocks, and the size of the board."""
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
        blocks += mine
        return len(mine), size

    def _tower(self, z: Map, blocks: list[list[int]]) -> Sizes:
        """How many discs, and on how many pegs."""
        return self.between(z["discs"], *DISCS) if "discs" in z else 4, 3
