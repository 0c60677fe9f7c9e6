"""What is looked up in a scenario file, and what is said where something else stands there."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from ..kinds import PICTURES
from .book import Pair
from .read import Map, Row, Source

SHOWN = 12
"""How many names are told where one is wrong."""
LARGEST = 9999


class Checks:
    """How names, numbers and shapes are checked: what is wrong is noted, and reading goes on."""

    source: Source

    # -- shapes

    def mapping(self, x: Any, what: str) -> Map:
        """Names with values; an empty one where there is nothing, or something else."""
        if isinstance(x, Map):
            return x
        if x is not None:
            self.source.problem(x, f"{what} is made of names with values: {{name: value}}")
        made = Map()
        made.mark = getattr(x, "mark", (1, 1))
        return made

    def row(self, x: Any, what: str) -> Row:
        """A list; an empty one where there is nothing, or something else."""
        if isinstance(x, Row):
            return x
        if x is not None:
            self.source.problem(x, f"{what} is a list: [one, another]")
        made = Row()
        made.mark = getattr(x, "mark", (1, 1))
        return made

    def only(self, given: Any, known: set[str], what: str) -> None:
        """Every key is one that is known."""
        for key in given:
            if key not in known:
                there = near(key, known)
                self.source.problem(given.at[key], f"{what} has no {key!r}; there are: {there}")

    def wanted(self, given: Map, keys: Iterable[str], what: str) -> bool:
        """Whether nothing is missing."""
        missing = [key for key in keys if key not in given]
        for key in missing:
            self.source.problem(given, f"{what} has no {key!r}")
        return not missing

    # -- names

    def of(self, where: Any, what: str, name: Any, known: dict[str, Any]) -> Any:
        """What a name means, or a problem that says what there is."""
        if isinstance(name, str) and str(name) in known:
            return known[str(name)]
        said = f"no {what} {str(name)!r}" if isinstance(name, str) else f"no name of a {what} here"
        self.source.problem(where, f"there is {said}; there are: {near(str(name), known)}")
        return next(iter(known.values()), 0)

    def index(self, where: Any, what: str, name: Any, known: tuple[str, ...]) -> int:
        """The place of a name in a list."""
        return int(self.of(where, what, name, {n: k for k, n in enumerate(known)}))

    def picture(self, given: Any) -> int:
        """The number of a drawing."""
        if "picture" not in given:
            return 0
        return self.index(given["picture"], "picture", given["picture"], PICTURES)

    # -- values

    def pair(self, x: Any) -> Pair | None:
        """A text in both languages."""
        if x is None:
            return None
        said = [x.get("en"), x.get("fr")] if isinstance(x, Map) else x
        if isinstance(said, list) and len(said) == 2:
            en, fr = said
            if isinstance(en, str) and isinstance(fr, str) and en and fr:
                return str(en), str(fr)
        self.source.problem(x, "a text stands in two languages: [English, French]")
        return "?", "?"

    def whole(self, x: Any, where: Any = None) -> int:
        """A whole number."""
        try:
            n = int(str(x))
        except ValueError:
            n = LARGEST + 1
        if abs(n) <= LARGEST and isinstance(x, str):
            return n
        said = f"{str(x)!r} is not" if isinstance(x, str) else "this is not"
        place = x if where is None else where
        self.source.problem(place, f"{said} a whole number from -{LARGEST} to {LARGEST}")
        return 0

    def between(self, x: Any, least: int, most: int, what: str) -> int:
        """A whole number in bounds."""
        n = self.whole(x)
        if least <= n <= most:
            return n
        self.source.problem(x, f"{what} from {least} to {most}, not {n}")
        return least

    def true(self, x: Any) -> bool:
        """Yes or no."""
        if not isinstance(x, str) or x not in ("true", "false"):
            self.source.problem(x, "true or false is wanted here")
        return isinstance(x, str) and x == "true"


def near(name: str, known: Iterable[str]) -> str:
    """Names that there are: those that look like the one that is not, otherwise the first ones."""
    every = sorted(known)
    return ", ".join(get_close_matches(name, every, SHOWN) or every[:SHOWN]) or "none"
