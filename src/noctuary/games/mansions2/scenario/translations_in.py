"""Texts of a scenario that stand in `words/<language>.ftl`, under keys that the scenario names."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from noctuary.plugin import LANGUAGES

from .yaml_reader import Broken, Map, Source


def read_words(source: Source, files: Mapping[str, tuple[str, str]]) -> None:
    """Give a scenario its languages and its words. `files`: name and text, by language."""
    source.languages = _languages(source)
    source.words = {
        lang: _read(Source(name), text, source) for lang, (name, text) in sorted(files.items())
    }


def _languages(source: Source) -> tuple[str, ...]:
    """Return the languages of a scenario; both if it names none."""
    given = source.root.get("languages") if isinstance(source.root, Map) else None
    if not isinstance(given, list):
        return LANGUAGES
    return tuple(lang for lang in LANGUAGES if lang in given) or LANGUAGES


def _read(file: Source, text: str, source: Source) -> dict[str, str]:
    """Return the texts of a file by key."""
    lines = Lines(text)
    found: dict[str, str] = {}
    try:
        body = FluentParser().parse(text).body
    except RecursionError:
        file.problem((1, 1), "deep")
        raise Broken(file.problems) from None
    for entry in body:
        where = lines.at(entry.span.start if entry.span else 0)
        if isinstance(entry, ast.Junk):
            file.problem(where, "fluent")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                file.problem(where, "word-twice", name=entry.id.name)
            found[entry.id.name] = _pattern(file, where, entry.value)
            if entry.attributes:
                file.problem(where, "fluent")
        elif isinstance(entry, ast.Term):
            file.problem(where, "fluent")
    source.problems += file.problems
    return found


def _pattern(file: Source, where: tuple[int, int], value: Any) -> str:
    """Return the text of a message: words, and signs in quotes; nothing is filled in."""
    said = ""
    for part in value.elements if isinstance(value, ast.Pattern) else ():
        if isinstance(part, ast.TextElement):
            said += part.value
        elif isinstance(part.expression, ast.StringLiteral):
            said += part.expression.parse()["value"]
        elif isinstance(part.expression, ast.VariableReference):
            file.problem(where, "variable", name=f"${part.expression.id.name}")
        else:
            file.problem(where, "markup", name="{")
    return said


class Lines:
    """The lines of a text, to find the line and column of a place."""

    def __init__(self, text: str) -> None:
        self.starts = [0, *(n + 1 for n, sign in enumerate(text) if sign == "\n")]

    def at(self, place: int) -> tuple[int, int]:
        """Return the line and the column of a place."""
        line = bisect_right(self.starts, place)
        return line, place - self.starts[line - 1] + 1
