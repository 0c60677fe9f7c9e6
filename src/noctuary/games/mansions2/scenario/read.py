"""Reads YAML so that every word still knows where it stands; collects problems, all at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import yaml

DEEPEST = 50
"""Lists in lists."""
FORGOTTEN = "\0"
"""Stands for a key that is no word."""
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Text(str):
    """A word of a file."""

    mark = (0, 0)


class Map(dict[str, Any]):
    """A mapping of a file; `at` has the place of every key."""

    mark = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[str, tuple[int, int]] = {}


class Row(list[Any]):
    """A list of a file."""

    mark = (0, 0)


@dataclass
class Source:
    """A file and what is wrong with it."""

    name: str
    root: Any = None
    problems: list[str] = field(default_factory=list)

    def problem(self, where: Any, what: str) -> None:
        """Notes what is wrong, with file, line and column."""
        line, column = where if isinstance(where, tuple) else getattr(where, "mark", (1, 1))
        self.problems.append(f"{self.name}:{line}:{column}: {what}")


class Broken(ValueError):
    """A scenario that cannot be played, with everything that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def read(name: str, text: str) -> Source:
    """A YAML file; all scalars stay words, so that `no` and `01` mean what they say."""
    source = Source(name)
    try:
        source.root = _made(yaml.parse(text, Loader=LOADER), source)
    except yaml.MarkedYAMLError as e:
        raise Broken([f"{name}:{_place(e.problem_mark)}: {e.problem}"]) from None
    except (yaml.YAMLError, UnicodeError) as e:
        raise Broken([f"{name}:1:1: {str(e).splitlines()[0]}"]) from None
    return source


def _place(mark: Any) -> str:
    return f"{mark.line + 1}:{mark.column + 1}" if mark else "1:1"


def _made(events: Iterable[Any], source: Source) -> Any:
    """The values of a file, made as it is read: composing nodes first would take twice as long."""
    top = Row()
    inside: list[tuple[Map | Row, Any]] = []  # what is being read, and what it is in
    into: Any = top
    key: Any = None  # of the next value, where names are read
    for event in events:
        made: Any
        if isinstance(event, yaml.ScalarEvent):
            made = Text(event.value)
        elif isinstance(event, yaml.MappingStartEvent):
            made = Map()
        elif isinstance(event, yaml.SequenceStartEvent):
            made = Row()
        elif isinstance(event, yaml.CollectionEndEvent):
            if isinstance(into, Map):
                into.pop(FORGOTTEN, None)
            into, key = inside.pop()
            continue
        elif isinstance(event, yaml.AliasEvent):  # a few lines of them could grow without end
            raise _broken(source, event, "references are not allowed")
        elif isinstance(event, yaml.DocumentStartEvent) and top:
            raise _broken(source, event, "a file is one document")
        else:
            continue
        made.mark = (event.start_mark.line + 1, event.start_mark.column + 1)
        if isinstance(into, Row):
            into.append(made)
        elif key is None:
            key = _key(made, into, source)
            if isinstance(made, Text):
                continue
        else:
            into[key] = made
            key = None
        if not isinstance(made, Text):
            inside.append((into, key))
            into, key = made, None
            if len(inside) > DEEPEST:
                raise _broken(source, event, "nested too deep")
    return top[0] if top else Map()


def _key(made: Any, into: Map, source: Source) -> str:
    """A key, noted with its place; where it is no word, its value is read and forgotten."""
    if not isinstance(made, Text):
        source.problem(made, "a key is a word")
        return FORGOTTEN
    if str(made) in into:
        source.problem(made, f"{str(made)!r} stands twice")
    into.at[str(made)] = made.mark
    return str(made)


def _broken(source: Source, event: Any, what: str) -> Broken:
    return Broken([f"{source.name}:{_place(event.start_mark)}: {what}"])
