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
    NumberSource,
    Sign,
    Use,
)
from .book_writer import BookWriter, Step, join_conditions
from .lots import Lots
from .map_layout import MapLayout
from .yaml_reader import Map, Noun

SIGNS = {"eq": Sign.EQ, "ne": Sign.NE, "lt": Sign.LT, "le": Sign.LE, "gt": Sign.GT, "ge": Sign.GE}
USES = {u.name.lower(): u for u in Use}
AMOUNTS = {
    "weapon": NumberSource.WEAPON,
    "result": NumberSource.RESULT,
    "inv": NumberSource.INVESTIGATORS,
    "round": NumberSource.ROUND,
}
COMPARED = {
    "round": NumberSource.ROUND,
    "inv": NumberSource.INVESTIGATORS,
    "result": NumberSource.RESULT,
    "clues": NumberSource.CLUES,
}
COUNTED = {
    "monsters": NumberSource.MONSTERS, "others_eliminated": NumberSource.OTHERS_OUT,
    "spaces_on_fire": NumberSource.BURNING, "eliminated": NumberSource.ELIMINATED,
    "possessions": NumberSource.POSSESSIONS,
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
            return self.book.number(NumberSource.WEAPON_AND_RESULT, plus=plus)
        if len(words) > 1:
            self.source.problem(x, "sum", name=x)
        if not words:
            return self.book.number(plus=plus)
        if words[0] in AMOUNTS:
            return self.book.number(AMOUNTS[words[0]], plus=plus)
        return self.book.number(
            NumberSource.VARIABLE, self.of(x, "number", words[0], self.book.variables), 1, plus
        )

    def condition(self, terms: Any) -> int:
        """Write a list of conditions; all must hold."""
        return self.book.condition(self.all_of(terms, True)) if terms else 0

    def all_of(self, terms: Any, yes: bool) -> list[Step]:
        """Read a list of conditions, joined by `and`."""
        if not isinstance(terms, list):
            self.source.problem(terms, "conditions")
            return []
        return join_conditions([self.term(t, yes) for t in terms], Sign.AND)

    def term(self, t: Any, yes: bool) -> list[Step]:
        """Read one condition, postfix. `yes`: it stands under an even number of `not`."""
        if not isinstance(t, Map) or len(t) != 1:
            self.source.problem(t, "condition")
            return [(int(Sign.EQ), 0, 0)]
        word, v = next(iter(t.items()))
        if word == "not":
            return [*self.term(v, not yes), (int(Sign.NOT), 0, 0)]
        if word == "any":
            if not self.row(v, word):
                self.source.problem(v, "any-of-none")
                return [(int(Sign.EQ), 0, 0)]
            return join_conditions([self.term(x, yes) for x in v], Sign.OR)
        source, argument, sign, than = self.fact(t, word, v)
        asked = FIRST_PEOPLES_FACT <= source <= LAST_PEOPLES_FACT
        code = int(sign) | ((AS_TRUE if yes else AS_FALSE) if asked else 0)
        return self.book.comparison(code, source, argument, than)

    def fact(self, t: Any, word: str, v: Any) -> tuple[NumberSource, int, Sign, int]:
        """Read a comparison: source, argument, sign, and the number compared with."""
        if word == "flag":
            return NumberSource.VARIABLE, self.variable(v), Sign.GT, 0
        if word == "var":
            name, sign, n = self.parts(v, ("a variable", "a comparison", "a number"))
            return (
                NumberSource.VARIABLE,
                self.variable(name),
                self.of(v, "comparison", sign, SIGNS),
                n,
            )
        if word in COMPARED:
            sign, n = self.parts(v, ("a comparison", "a number"))
            return COMPARED[word], 0, self.of(v, "comparison", sign, SIGNS), n
        if word in COUNTED:
            return COUNTED[word], 0, Sign.GE, self.whole(v)
        if word in ("use", "skill", "puzzle", "target"):
            return self.fact_of_test(t, word, v)
        return *self.named_fact(t, word, v), Sign.GE, 1

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
        while self.book.terms[end][0] != Sign.STOP:
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

    def named_fact(self, t: Any, word: str, v: Any) -> tuple[NumberSource, int]:
        """Read a fact that holds or does not."""
        if word == "has":
            if str(v) in TRAITS:
                return NumberSource.HAS_TRAIT, TRAITS.index(str(v))
            return NumberSource.HAS, self.of(v, "card or trait", v, self.faces)
        if word in ("is", "anyone_is"):
            source = NumberSource.IS if word == "is" else NumberSource.ANYONE_IS
            return source, self.index(v, "Condition", v, CONDITIONS)
        if word == "in":
            return NumberSource.IN, NAMED_PLACE + self.book.listed(self.place(v))
        if word == "space":
            return NumberSource.SPACE, self.index(v, "sort of space", v, SPACES_LIKE)
        if word == "on_board":
            return self.there(v)
        if word == "lot":
            return NumberSource.LOT, self.lot(v)
        if word == "up":
            return NumberSource.UP, self.index(v, "harm", v, HARMS)
        if word == "present":
            return NumberSource.PRESENT, self.index(v, "investigator", v, INVESTIGATORS)
        if word == "range":
            return NumberSource.IN_RANGE, 0
        if word == "with":
            return NumberSource.WITH_THIS, 0
        self.of(t.at[word], "condition", word, dict.fromkeys(WORDS))
        return NumberSource.PLAIN, 0

    def fact_of_test(self, t: Any, word: str, v: Any) -> tuple[NumberSource, int, Sign, int]:
        """Read a fact about the test, the attack or the puzzle in progress."""
        if word == "use":
            return NumberSource.USE, 0, Sign.EQ, int(self.of(v, "purpose of a test", v, USES))
        if word == "skill":
            return NumberSource.SKILL, 0, Sign.EQ, self.index(v, "skill", v, SKILLS)
        if word == "puzzle":
            return NumberSource.PUZZLE, 0, Sign.EQ, self.index(v, "sort of puzzle", v, PUZZLE_TYPES)
        if str(v) == "here":
            return NumberSource.TARGET_HERE, 0, Sign.GE, 1
        if str(v).startswith("horror_"):
            return (
                NumberSource.TARGET_HORROR,
                0,
                Sign.GE,
                self.whole(str(v).removeprefix("horror_"), v),
            )
        self.source.problem(t.at[word], "target", name=v)
        return NumberSource.PLAIN, 0, Sign.EQ, 0

    def there(self, v: Any) -> tuple[NumberSource, int]:
        """Read a face, a token or a named monster on the board."""
        if str(v) in self.plan.tiles:
            return NumberSource.LAID, self.plan.tiles[str(v)]
        if str(v) in self.tokens:
            return NumberSource.ON_BOARD, self.tokens[str(v)]
        return NumberSource.NAMED, self.of(v, "face, token or monster", v, self.creatures)
