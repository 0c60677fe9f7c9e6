"""Lookups in a scenario file, and the problems noted where something else stands there."""

from __future__ import annotations

import re
import unicodedata
from abc import ABC
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from noctuary.plugin import LANGUAGES

from ..components import PICTURES
from .book_writer import Pair
from .yaml_reader import Map, Noun, Quoted, Row, Source

SHOWN = 12
"""The most names listed where one is wrong."""
LARGEST = 9999
LONGEST_TEXT = 4000
VARIABLE = re.compile(r"\{\s*\$([\w-]+)")
MARKUP = re.compile(r"[{}]|</?[A-Za-z!]")
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Sorts of characters that nobody sees, or that are none."""


class Lookups(ABC):
    """Checks of names, numbers and shapes: a problem is noted, and reading goes on."""

    source: Source

    # -- shapes

    def mapping(self, x: Any, what: str) -> Map:
        """Return names with values; an empty mapping if there is nothing, or something else."""
        if isinstance(x, Map):
            return x
        if x is not None:
            self.source.problem(x, "mapping", what=thing(what))
        made = Map()
        made.mark = getattr(x, "mark", (1, 1))
        return made

    def row(self, x: Any, what: str) -> Row:
        """Return a list; an empty one if there is nothing, or something else."""
        if isinstance(x, Row):
            return x
        if x is not None:
            self.source.problem(x, "list", what=thing(what))
        made = Row()
        made.mark = getattr(x, "mark", (1, 1))
        return made

    def only(self, given: Any, known: set[str], what: str) -> None:
        """Note a problem for each key that is not known."""
        for key in given:
            if key not in known:
                told = {"name": key, "there": near(key, known)}
                self.source.problem(given.at[key], "no-key", what=thing(what), **told)

    def wanted(self, given: Map, keys: Iterable[str], what: str) -> bool:
        """Whether nothing is missing."""
        missing = [key for key in keys if key not in given]
        for key in missing:
            self.source.problem(given, "missing", what=thing(what), name=key)
        return not missing

    # -- names

    def of(self, where: Any, what: str, name: Any, known: dict[str, Any]) -> Any:
        """Look a name up, or note a problem that lists what there is."""
        if isinstance(name, str) and str(name) in known:
            return known[str(name)]
        told = {"what": Noun(what), "there": near(str(name), known)}
        if isinstance(name, str):
            self.source.problem(where, "unknown", name=name, **told)
        else:
            self.source.problem(where, "no-name", **told)
        return next(iter(known.values()), 0)

    def index(self, where: Any, what: str, name: Any, known: tuple[str, ...]) -> int:
        """Return the place of a name in a list."""
        return int(self.of(where, what, name, {n: k for k, n in enumerate(known)}))

    def picture(self, given: Any) -> int:
        """Return the number of a picture."""
        if "picture" not in given:
            return 0
        return self.index(given["picture"], "picture", given["picture"], PICTURES)

    # -- values

    def pair(self, x: Any) -> Pair | None:
        """Read a text in both languages; if only one has it, it is the same in both."""
        if x is None:
            return None
        self.source.texts.append(x)
        said = self._said(x)
        if not said:
            return "?", "?"
        for text in said.values():
            if fault := unfit(text):
                self.source.problem(x, fault[0], name=fault[1], most=LONGEST_TEXT)
        en, fr = (said.get(lang) for lang in LANGUAGES)
        return en or fr or "?", fr or en or "?"

    def _said(self, x: Any) -> dict[str, str]:
        """Read a text by language: as it stands here, or under a key of the words."""
        source, wanted = self.source, self.source.languages
        if isinstance(x, Map):
            self.only(x, set(wanted), "a text")
            given = {lang: x[lang] for lang in wanted if lang in x}
        elif isinstance(x, list):
            given = dict(zip(wanted, x, strict=False)) if len(x) == len(wanted) else {}
        elif any(str(x) in known for known in source.words.values()):
            source.used.add(str(x))
            known = source.words
            given = {lang: known[lang][x] for lang in wanted if x in known.get(lang, {})}
        else:
            given = {wanted[0]: x} if len(wanted) == 1 else {}
        said = {lang: str(text) for lang, text in given.items() if isinstance(text, str) and text}
        missing = [lang for lang in wanted if lang not in said]
        empty = isinstance(x, list) and given and all(isinstance(v, str) for v in given.values())
        if missing and (said or empty):
            source.problem(x, "not-said", there=", ".join(missing))
        elif missing and len(wanted) == 1:
            source.problem(x, "one-language", name=wanted[0])
        elif missing:
            source.problem(x, "two-languages")
            return {}
        return said

    def whole(self, x: Any, where: Any = None) -> int:
        """Read a whole number."""
        try:
            n = int(str(x))
        except ValueError:
            n = LARGEST + 1
        if abs(n) <= LARGEST and isinstance(x, str):
            return n
        said = str(x) if isinstance(x, str) else "…"
        self.source.problem(x if where is None else where, "whole", name=said, most=LARGEST)
        return 0

    def between(self, x: Any, least: int, most: int) -> int:
        """Read a whole number in bounds."""
        n = self.whole(x)
        if least <= n <= most:
            return n
        self.source.problem(x, "between", least=least, most=most, n=n)
        return least

    def true(self, x: Any) -> bool:
        """Read yes or no."""
        if not isinstance(x, str) or x not in ("true", "false"):
            self.source.problem(x, "true-or-false")
        return isinstance(x, str) and x == "true"


def near(name: str, known: Iterable[str]) -> str:
    """Return known names: those that look like an unknown one, otherwise the first ones."""
    every = sorted(known)
    return ", ".join(get_close_matches(name, every, SHOWN) or every[:SHOWN]) or "–"


def thing(what: str) -> Noun | Quoted:
    """Return the subject of a problem: one of our nouns, or a word of the file."""
    return Noun(what) if " " in what else Quoted(what)


def unfit(text: str) -> tuple[str, str] | None:
    """Return why a text cannot be told, as the key of a problem and its subject; else None."""
    if len(text) > LONGEST_TEXT:
        return "long", str(len(text))
    if found := VARIABLE.search(text):
        return "variable", f"${found[1]}"
    if found := MARKUP.search(text):
        return "markup", found[0]
    for sign in text:
        if sign != "\n" and unicodedata.category(sign) in HIDDEN:
            return "hidden", f"U+{ord(sign):04X}"
    return None
