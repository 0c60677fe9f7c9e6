"""Numbers, conditions and calculations of a quest. Its numbers have a thousandth as their unit."""

from __future__ import annotations

import re
from abc import ABC
from typing import Any

from ..opcodes import NumberSource, Opcode, Sign
from ..scenario.book_writer import BookWriter, Step, join_conditions
from .ini_reader import REAL, Quest, Section
from .texts import table

SCALE = 1000
SIGNS = {"==": Sign.EQ, "!=": Sign.NE, "<": Sign.LT, "<=": Sign.LE, ">": Sign.GT, ">=": Sign.GE}
CALC = ("=", "+", "-", "*", "/", "%")
SYSTEM = {
    "#round": (NumberSource.ROUND, 0),
    "#heroes": (NumberSource.INVESTIGATORS, 0),
    "#monsters": (NumberSource.MONSTERS, 0),
    "#eliminated": (NumberSource.FALLEN, 1),
    "#eliminatedprev": (NumberSource.FALLEN, 2),
    "#eliminatedcomplete": (NumberSource.FALLEN, 3),
}
LARGEST, MOST_LOTS = 1_000_000, 30_000
DEEPEST = 16
"""Parentheses in parentheses."""
NEVER: list[Step] = [(int(Sign.NE), 0, 0)]
DRAWN = "#rand"
"""The variable that holds what was drawn."""
TERM, JOINED, BRACKET = "VarOperation:", "VarTestsLogicalOperator:", "VarTestsParenthesis:"
SIGNALS = ("@", "$@")
Rows = list[tuple[Any, ...]]
Packs = frozenset[str] | None
"""Products; None: all there are."""


class Conditions(ABC):
    """The importer of conditions and calculations."""

    quest: Quest
    book: BookWriter
    packs: Packs
    """The products that people own."""

    def owned(self, pack: str) -> bool:
        """Whether people own a product; the game itself has no name."""
        return not pack or self.packs is None or pack in self.packs

    # -- numbers

    def number(self, s: Section, key: str, text: str) -> int:
        """Read a number, a variable, or something that the rules know."""
        if re.match(r"[-+.0-9]", text):
            if not REAL.fullmatch(text):
                self.quest.problem(s, key, "number", name=text)
                return 0
            n = float(text.replace(",", "."))
            return self.book.number(plus=round(max(-LARGEST, min(LARGEST, n)) * SCALE))
        if text in SYSTEM:
            source, argument = SYSTEM[text]
            return self.book.number(source, argument, times=SCALE)
        if text.startswith(DRAWN):
            self.quest.problem(s, key, "lots", name=text)
            return 0
        if text.startswith("#"):
            mine = text[1:] in table("packs")["packs"] and self.owned(text[1:])
            return self.book.number(plus=SCALE) if mine else 0
        return self.book.number(NumberSource.VARIABLE, self.book.variable(text))

    # -- conditions

    def condition(self, s: Section) -> list[Step]:
        """Return when an event may happen."""
        for key in ("vartests", "eventtests", "conditions"):
            if s.get(key):
                return self.tests(s, key, s.get(key))
        return []

    def tests(self, s: Section, key: str, text: str) -> list[Step]:
        """Read a condition: strictly from left to right, parentheses apart."""
        words = re.findall(r"\(|\)|[^\s()]+", text.replace(BRACKET, " "))
        found, at = self._group(s, key, words, 0, DEEPEST)
        if at < len(words):
            self.quest.problem(s, key, "bracket")
        return found

    def _group(
        self, s: Section, key: str, words: list[str], at: int, deep: int
    ) -> tuple[list[Step], int]:
        out: list[Step] = []
        sign = Sign.AND
        while at < len(words) and words[at] != ")":
            word = words[at]
            at += 1
            if word.startswith(JOINED):
                sign = Sign.OR if word.removeprefix(JOINED).upper() == "OR" else Sign.AND
                continue
            if word == "(":
                if deep == 0:
                    self.quest.problem(s, key, "deep", most=DEEPEST)
                    return NEVER, len(words)
                part, at = self._group(s, key, words, at, deep - 1)
                if at >= len(words):
                    self.quest.problem(s, key, "bracket")
                at += 1
            else:
                part = self._term(s, key, word.removeprefix(TERM))
            if part:
                out = [*out, *part, (int(sign), 0, 0)] if out else list(part)
                sign = Sign.AND
        return out, at

    def _term(self, s: Section, key: str, text: str) -> list[Step]:
        """Read one comparison; an unknown one never holds."""
        parts = _three(text)
        if parts is None:
            self.quest.problem(s, key, "comparison", name=text)
            return []
        left, sign, right = parts
        if sign not in SIGNS:
            self.quest.problem(s, key, "never", name=sign)
            return NEVER
        return [(int(SIGNS[sign]), self.number(s, key, left), self.number(s, key, right))]

    def both(self, *conditions: list[Step]) -> list[Step]:
        """Return a condition that all of some hold."""
        return join_conditions([c for c in conditions if c], Sign.AND)

    def either(self, conditions: list[list[Step]]) -> list[Step]:
        """Return a condition that one of some holds: always, if one of them always does."""
        return [] if any(not c for c in conditions) else join_conditions(conditions, Sign.OR)

    def compared(self, source: NumberSource, argument: int, sign: Sign, than: int) -> list[Step]:
        """Compare a source with a whole number."""
        return self.book.comparison(sign, source, argument, than, SCALE)

    # -- calculations

    def operations(self, s: Section) -> Rows:
        """Return the changes of variables."""
        out: Rows = []
        for text in s.words("operations"):
            parts = _three(text)
            if parts is None or parts[1] not in CALC:
                self.quest.problem(s, "operations", "operation", name=text)
                continue
            name, sign, value = parts
            if name.startswith("#"):
                continue
            n = self.drawn(value, out) if value.startswith(DRAWN) else None
            if n is None:
                n = self.number(s, "operations", value)
            out.append((Opcode.CALC, self.book.variable(name), CALC.index(sign), n, SCALE))
        return out

    def drawn(self, value: str, out: Rows) -> int:
        """Draw a number by chance, from one on."""
        lots = value.removeprefix(DRAWN)
        n = min(MOST_LOTS, max(1, int(lots))) if re.fullmatch(r"[0-9]{1,9}", lots) else 1
        v = self.book.variable(DRAWN)
        out.append((Opcode.CHANCE, v, n, SCALE))
        return self.book.number(NumberSource.VARIABLE, v)

    def signalled(self, s: Section) -> list[int]:
        """Return the signals among the variables that an event changes."""
        names = [text.split(",")[0] for text in s.words("operations")]
        if s.get("quota"):
            names.append(s.get("quota").strip())
        return [self.book.variable(n) for n in dict.fromkeys(names) if n.startswith(SIGNALS)]


def _three(text: str) -> tuple[str, str, str] | None:
    """Return variable, sign and value; a number may be written with a comma."""
    parts = [p.strip() for p in text.split(",")]
    if len(parts) == 4 and parts[2].lstrip("+-").isdecimal() and parts[3].isdecimal():
        parts[2:] = [f"{parts[2]}.{parts[3]}"]
    return (parts[0], parts[1], parts[2]) if len(parts) == 3 and all(parts) else None
