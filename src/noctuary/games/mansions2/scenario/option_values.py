"""The yield of options besides the story: cards, Clues, harm and healing."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ..columns import FaceRow
from ..opcodes import Opcode

GAIN = {Opcode.TILE: 30, Opcode.GAIN: 25, Opcode.GAIN_ANY: 25, Opcode.TOKEN: 4, Opcode.SPAWN: -40}
ARMS = 8
"""The worth of a weapon's point of damage."""
CLUE = 22
CONDITION = (-60, -60, -12, -25, -25, 20, -12, -10)
"""By Condition: what becoming so is worth."""
ALL_OF_THEM = 3
"""For how many something counts that each investigator has."""
PASS, FAIL = 65, 35
DEEPEST = 6
TENTHS = 10


@dataclass
class Yield:
    """The expected yield of a block; harm in tenths of a card."""

    gain: int = 0
    damage: int = 0
    horror: int = 0
    heal_damage: int = 0
    heal_horror: int = 0
    skill: int = 0  # 1 + the skill of its first test
    need: int = 0  # its difficulty, or 0 where successes add up

    def add(self, other: Yield, percent: int) -> None:
        """Add another yield."""
        for f in fields(self)[:5]:
            more = getattr(other, f.name) * percent // 100
            setattr(self, f.name, max(-900, min(900, getattr(self, f.name) + more)))
        if not self.skill:
            self.skill, self.need = other.skill, other.need


class Yields:
    """The yields of a book's blocks."""

    def __init__(
        self,
        code: list[list[int]],
        choices: list[list[int]],
        events: list[int],
        faces: list[list[int]],
    ) -> None:
        self.code, self.choices, self.events, self.faces = code, choices, events, faces

    def of(self, at: int, deep: int = 0) -> Yield:
        """Return the yield of a block."""
        found = Yield()
        while at and deep < DEEPEST and self.code[at][0] != Opcode.STOP:
            self._add(found, Opcode(self.code[at][0]), self.code[at], deep + 1)
            at += 1
        return found

    def _add(self, y: Yield, op: Opcode, row: list[int], deep: int) -> None:
        y.gain += GAIN.get(op, 0)
        if op == Opcode.GAIN:
            y.gain += ARMS * self.faces[row[1]][FaceRow.DAMAGE]
        elif op == Opcode.CLUE:
            y.gain += CLUE * max(-2, min(4, row[1]))
        elif op == Opcode.BECOME:
            y.gain += CONDITION[row[1]]
        elif op == Opcode.DAMAGE:
            y.damage += TENTHS * row[1]
        elif op == Opcode.HORROR:
            y.horror += TENTHS * row[1]
        elif op == Opcode.NEGATE:
            y.damage += TENTHS * row[3] // 2
            y.horror += TENTHS * row[4] // 2
        elif op == Opcode.HEAL and row[1]:
            y.heal_horror += TENTHS * row[2]
        elif op == Opcode.HEAL:
            y.heal_damage += TENTHS * row[2]
        else:
            self._branch(y, op, row, deep)

    def _branch(self, y: Yield, op: Opcode, row: list[int], deep: int) -> None:
        if op == Opcode.TEST:
            if not y.skill:
                y.skill, y.need = row[1] + 1, row[3]
            y.add(self.of(row[5], deep), PASS)
            y.add(self.of(row[6], deep), FAIL)
        elif op == Opcode.ADD_UP:
            if not y.skill:
                y.skill = row[1] + 1
            y.add(self.of(row[6], deep), PASS)
        elif op == Opcode.TIMES:
            y.add(self.of(row[4], deep), 150)
        elif op == Opcode.PUZZLE:
            y.add(self.of(row[2], deep), PASS)
            y.add(self.of(row[3], deep), FAIL)
        elif op == Opcode.WHEN:
            y.add(self.of(row[2], deep), 50)
            y.add(self.of(row[3], deep), 50)
        elif op == Opcode.EACH:
            y.add(self.of(row[3], deep), 150)
        elif op == Opcode.CALL:
            y.add(self.of(self.events[row[1]], deep), 100)
        elif op == Opcode.CHOOSE:
            lines = [self.of(self.choices[c][3], deep) for c in range(row[2], row[2] + row[3])]
            if lines:
                y.add(max(lines, key=lambda x: x.gain - 3 * (x.damage + x.horror)), 100)
