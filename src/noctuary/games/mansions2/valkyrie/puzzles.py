"""Puzzles of a quest, as our rules have them."""

from __future__ import annotations

import re

from noctuary.mechanics.puzzles import CODE, LOCK, PICTURE, PUZZLES, TOWER

from ..components import SKILLS
from ..scenario.book_writer import Pair
from .conditions import Conditions
from .ini_reader import Section
from .texts import Texts, said, table

CLASSES = {"code": CODE, "image": PICTURE, "slide": LOCK, "tower": TOWER}
SLOTS, SYMBOLS, SIDE, DISCS = (1, 6), (2, 8), (2, 6), (2, 8)
MOST_CELLS = 30
"""Pieces of a picture."""
LOCK_SIZE = 6


class Puzzles(Conditions):
    """How a quest writes puzzles."""

    texts: Texts

    def number_puzzles(self) -> None:
        """All of them: rows of the book, and how each is called."""
        self.puzzles: dict[str, int] = {}
        self.puzzle_names: list[Pair] = []
        rows: list[list[int]] = []
        blocks: list[list[int]] = []
        for s in self.quest.of("Puzzle"):
            if len(rows) == PUZZLES:
                self.quest.problem(s, "", "room", name="puzzles", most=PUZZLES)
                continue
            self.puzzles[s.name] = len(rows)
            rows.append(self._puzzle(s, blocks))
            self.puzzle_names.append(self.texts.pair(f"{s.name}.text") or said("puzzle"))
        self.book.rows["puzzles"], self.book.rows["blocks"] = rows, blocks

    def _puzzle(self, s: Section, blocks: list[list[int]]) -> list[int]:
        name = s.get("class").strip().lower() or "slide"
        if name not in CLASSES:
            self.quest.problem(s, "class", "puzzle", name=name)
        kind = CLASSES.get(name, LOCK)
        word = s.get("skill", "{observation}").strip("{} ").lower()
        skill = SKILLS.index(word) if word in SKILLS else SKILLS.index("observation")
        level, other = s.whole("puzzlelevel", 4), s.whole("puzzlealtlevel", 3)
        first = len(blocks)
        if kind == CODE:
            given = self._solution(s)
            a = _within(len(given) or level, SLOTS)
            b = _within(max([other, *given]), SYMBOLS)
            blocks += [[n - 1, 0, 0, 0] for n in given]
            return [kind, skill, a, b, first, len(given)]
        if kind == PICTURE:
            a, b = _within(level, SIDE), _within(other, SIDE)
            while a * b > MOST_CELLS:
                a, b = (a - 1, b) if a >= b else (a, b - 1)
            return [kind, skill, a, b, first, 0]
        if kind == TOWER:
            return [kind, skill, _within(max(1, level).bit_length(), DISCS), 3, first, 0]
        boards = table("locks")["boards"]
        board = boards[_within(level, (1, len(boards))) - 1]
        blocks += [list(piece) for piece in board]
        return [kind, skill, len(board), LOCK_SIZE, first, 0]

    def _solution(self, s: Section) -> list[int]:
        """The code that a quest wants, as numbers from one on."""
        words = s.words("puzzlesolution")
        sound = all(re.fullmatch(r"[1-9]", w) for w in words) and len(words) <= SLOTS[1]
        if not sound:
            self.quest.problem(s, "puzzlesolution", "solution", name=" ".join(words))
        numbers = [int(w) for w in words] if sound else []
        return numbers if all(n <= SYMBOLS[1] for n in numbers) else []


def _within(n: int, bounds: tuple[int, int]) -> int:
    return max(bounds[0], min(bounds[1], n))
