"""Conditions and numbers of a scenario file, as a book has them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from ..components import CONDITIONS, INVESTIGATORS, PUZZLE_TYPES, SKILLS, SPACES_LIKE, TRAITS
from ..opcodes import (
    AS_FALSE,
    AS_TRUE,
    FIRST_PEOPLES_FACT,
    LAST_PEOPLES_FACT,
    NAMED_PLACE,
    C,
    N,
    Use,
)
from .book_writer import BookWriter, Step, join_conditions
from .lots import Lots
from .map_layout import MapLayout
from .yaml_reader import Map, Noun

SIGNS = {"eq": C.EQ, "ne": C.NE, "lt": C.LT, "le": C.LE, "gt": C.GT, "ge": C.GE}
USES = {u.name.lower(): u for u in Use}
AMOUNTS = {"weapon": N.WEAPON, "result": N.RESULT, "inv": N.INVESTIGATORS, "round": N.ROUND}
COMPARED = {"round": N.ROUND, "inv": N.INVESTIGATORS, "result": N.RESULT, "clues": N.CLUES}
COUNTED = {
    "monsters": N.MONSTERS, "others_eliminated": N.OTHERS_OUT, "spaces_on_fire": N.BURNING,
    "eliminated": N.ELIMINATED, "possessions": N.POSSESSIONS,
}  # fmt: skip
HARMS = ("damage", "horror")
WORDS = (
    *("not", "any", "flag", "var", "use", "skill", "puzzle", "target", "has", "is", "anyone_is"),
    *("lot", "in", "space", "on_board", "up", "present", "range", "with", *COMPARED, *COUNTED),
)


class Conditions(Lots):
    """The compiler of conditions."""

    book: BookWriter
    plan: MapLayout
    faces: dict[str, int]
    creatures: dict[str, int]
    tokens: dict[str, int]

    @abstractmethod
    def place(self, x: Any) -> list[int]:
        """Read a list of spaces."""

    def amount(self, x: Any) -> int:
        """Read a number: an int, weapon, result, inv, a variable, or a sum such as 1+inv."""
        parts = [p.strip() for p in str(x).split("+")]
        plus = sum(self.whole(p, x) for p in parts if p.lstrip("-").isdecimal())
        words = sorted(p for p in parts if not p.lstrip("-").isdecimal())
        if words == ["result", "weapon"]:
            return self.book.number(N.WEAPON_AND_RESULT, plus=plus)
        if len(words) > 1:
            self.source.problem(x, "sum", name=x)
        if not words:
            return self.book.number(plus=plus)
        if words[0] in AMOUNTS:
            return self.book.number(AMOUNTS[words[0]], plus=plus)
        return self.book.number(
            N.VARIABLE, self.of(x, "number", words[0], self.book.variables), 1, plus
        )

    def condition(self, terms: Any) -> int:
        """Write a list of conditions; all must hold."""
        return self.book.condition(self.all_of(terms, True)) if terms else 0

    def all_of(self, terms: Any, yes: bool) -> list[Step]:
        """Read a list of conditions, joined by `and`."""
        if not isinstance(terms, list):
            self.source.problem(terms, "conditions")
            return []
        return join_conditions([self.term(t, yes) for t in terms], C.AND)

    def term(self, t: Any, yes: bool) -> list[Step]:
        """Read one condition, postfix. `yes`: it stands under an even number of `not`."""
        if not isinstance(t, Map) or len(t) != 1:
            self.source.problem(t, "condition")
            return [(int(C.EQ), 0, 0)]
        word, v = next(iter(t.items()))
        if word == "not":
            return [*self.term(v, not yes), (int(C.NOT), 0, 0)]
        if word == "any":
            if not self.row(v, word):
                self.source.problem(v, "any-of-none")
                return [(int(C.EQ), 0, 0)]
            return join_conditions([self.term(x, yes) for x in v], C.OR)
        source, argument, sign, than = self.fact(t, word, v)
        asked = FIRST_PEOPLES_FACT <= source <= LAST_PEOPLES_FACT
        code = int(sign) | ((AS_TRUE if yes else AS_FALSE) if asked else 0)
        return self.book.comparison(code, source, argument, than)

    def fact(self, t: Any, word: str, v: Any) -> tuple[N, int, C, int]:
        """Read a comparison: source, argument, sign, and the number compared with."""
        if word == "flag":
            return N.VARIABLE, self.variable(v), C.GT, 0
        if word == "var":
            name, sign, n = self.parts(v, ("a variable", "a comparison", "a number"))
            return N.VARIABLE, self.variable(name), self.of(v, "comparison", sign, SIGNS), n
        if word in COMPARED:
            sign, n = self.parts(v, ("a comparison", "a number"))
            return COMPARED[word], 0, self.of(v, "comparison", sign, SIGNS), n
        if word in COUNTED:
            return COUNTED[word], 0, C.GE, self.whole(v)
        if word in ("use", "skill", "puzzle", "target"):
            return self.fact_of_test(t, word, v)
        return *self.named_fact(t, word, v), C.GE, 1

    def branch(self, v: Any) -> tuple[int, int]:
        """Read a condition with a visible outcome; return it, and 1 + the lot it reads, or 0."""
        self.drawn = []
        at = self.condition(v)
        found, self.drawn = self.drawn, None
        asked = any(sign >= AS_TRUE for sign, _, _ in self.condition_rows(at))
        if len(found) > 1 or (found and asked):
            self.source.problem(v, "lot-alone")
        return at, 1 + [*self.lots].index(found[0]) if found else 0

    def condition_rows(self, at: int) -> list[Step]:
        """Return the steps of a condition."""
        end = at
        while self.book.terms[end][0] != C.STOP:
            end += 1
        return self.book.terms[at:end]

    def parts(self, v: Any, what: tuple[str, ...]) -> list[Any]:
        """Read a list of so many words with a number at its end."""
        if not isinstance(v, list) or len(v) != len(what):
            self.source.problem(v, "shape", shape=tuple(map(Noun, what)))
            return [*["eq"] * (len(what) - 1), 0]
        return [*v[:-1], self.whole(v[-1])]

    def variable(self, name: Any) -> int:
        """Return the number of a variable."""
        if not isinstance(name, str) or not name:
            self.source.problem(name, "variable-name")
        return self.book.variable(str(name))

    def named_fact(self, t: Any, word: str, v: Any) -> tuple[N, int]:
        """Read a fact that holds or does not."""
        if word == "has":
            if str(v) in TRAITS:
                return N.HAS_TRAIT, TRAITS.index(str(v))
            return N.HAS, self.of(v, "card or trait", v, self.faces)
        if word in ("is", "anyone_is"):
            source = N.IS if word == "is" else N.ANYONE_IS
            return source, self.index(v, "Condition", v, CONDITIONS)
        if word == "in":
            return N.IN, NAMED_PLACE + self.book.listed(self.place(v))
        if word == "space":
            return N.SPACE, self.index(v, "sort of space", v, SPACES_LIKE)
        if word == "on_board":
            return self.there(v)
        if word == "lot":
            return N.LOT, self.lot(v)
        if word == "up":
            return N.UP, self.index(v, "harm", v, HARMS)
        if word == "present":
            return N.PRESENT, self.index(v, "investigator", v, INVESTIGATORS)
        if word == "range":
            return N.IN_RANGE, 0
        if word == "with":
            return N.WITH_THIS, 0
        self.of(t.at[word], "condition", word, dict.fromkeys(WORDS))
        return N.PLAIN, 0

    def fact_of_test(self, t: Any, word: str, v: Any) -> tuple[N, int, C, int]:
        """Read a fact about the test, the attack or the puzzle in progress."""
        if word == "use":
            return N.USE, 0, C.EQ, int(self.of(v, "purpose of a test", v, USES))
        if word == "skill":
            return N.SKILL, 0, C.EQ, self.index(v, "skill", v, SKILLS)
        if word == "puzzle":
            return N.PUZZLE, 0, C.EQ, self.index(v, "sort of puzzle", v, PUZZLE_TYPES)
        if str(v) == "here":
            return N.TARGET_HERE, 0, C.GE, 1
        if str(v).startswith("horror_"):
            return N.TARGET_HORROR, 0, C.GE, self.whole(str(v).removeprefix("horror_"), v)
        self.source.problem(t.at[word], "target", name=v)
        return N.PLAIN, 0, C.EQ, 0

    def there(self, v: Any) -> tuple[N, int]:
        """Read a face, a token or a named monster on the board."""
        if str(v) in self.plan.tiles:
            return N.LAID, self.plan.tiles[str(v)]
        if str(v) in self.tokens:
            return N.ON_BOARD, self.tokens[str(v)]
        return N.NAMED, self.of(v, "face, token or monster", v, self.creatures)
