"""Puzzles of a quest, as our rules have them."""

from __future__ import annotations

import re

from noctuary.mechanics.puzzles import CODE, LOCK, PEGS, PICTURE, TOWER

from ..components import SKILLS
from ..limits import PUZZLES
from ..scenario.book_writer import PUZZLE_SIZES
from .conditions import Conditions
from .ini_reader import Section
from .texts import Texts, fallback_text, table

CLASSES = {"code": CODE, "image": PICTURE, "slide": LOCK, "tower": TOWER}
SLOTS, SYMBOLS = PUZZLE_SIZES[CODE]
DISCS = PUZZLE_SIZES[TOWER][0]
SIDE = (2, 6)
MOST_CELLS = 30
"""Pieces of a picture."""
LOCK_SIZE = 6
Shape = tuple[tuple[int, int], list[list[int]], int]
"""Both sizes of a puzzle, its blocks, and how many of them are pieces of a code."""


class Puzzles(Conditions):
    """The importer of puzzles."""

    texts: Texts

    def number_puzzles(self) -> None:
        """Write all puzzles, and number them by name."""
        self.puzzles: dict[str, int] = {}
        for s in self.quest.of("Puzzle"):
            if len(self.puzzles) == PUZZLES:
                self.quest.problem(s, "", "room", name="puzzles", most=PUZZLES)
                continue
            name = self.texts.pair(f"{s.name}.text") or fallback_text("puzzle")
            kind, skill = self._kind(s), self._skill(s)
            self.puzzles[s.name] = self.book.puzzle_row(name, kind, skill, *self._shape(s, kind))

    def _kind(self, s: Section) -> int:
        name = s.get("class").strip().lower() or "slide"
        if name not in CLASSES:
            self.quest.problem(s, "class", "puzzle", name=name)
        return CLASSES.get(name, LOCK)

    @staticmethod
    def _skill(s: Section) -> int:
        word = s.get("skill", "{observation}").strip("{} ").lower()
        return SKILLS.index(word if word in SKILLS else "observation")

    def _shape(self, s: Section, kind: int) -> Shape:
        level, other = s.whole("puzzlelevel", 4), s.whole("puzzlealtlevel", 3)
        if kind == CODE:
            given = self._solution(s)
            a = _within(len(given) or level, SLOTS)
            b = _within(max([other, *given]), SYMBOLS)
            return (a, b), [[n - 1, 0, 0, 0] for n in given], len(given)
        if kind == PICTURE:
            a, b = _within(level, SIDE), _within(other, SIDE)
            while a * b > MOST_CELLS:
                a, b = (a - 1, b) if a >= b else (a, b - 1)
            return (a, b), [], 0
        if kind == TOWER:
            return (_within(max(1, level).bit_length(), DISCS), PEGS), [], 0
        boards = table("locks")["boards"]
        board = boards[_within(level, (1, len(boards))) - 1]
        return (len(board), LOCK_SIZE), board, 0

    def _solution(self, s: Section) -> list[int]:
        """Return the code that a quest wants, as numbers from one on."""
        words = s.words("puzzlesolution")
        sound = all(re.fullmatch(r"[1-9]", w) for w in words) and len(words) <= SLOTS[1]
        if not sound:
            self.quest.problem(s, "puzzlesolution", "solution", name=" ".join(words))
        numbers = [int(w) for w in words] if sound else []
        return numbers if all(n <= SYMBOLS[1] for n in numbers) else []


def _within(n: int, bounds: tuple[int, int]) -> int:
    return max(bounds[0], min(bounds[1], n))
