"""Reads YAML so that every word still knows where it stands; collects problems, all at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import yaml

DEEPEST = 50
"""Lists in lists."""
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
        depth = 0
        for event in yaml.parse(text, Loader=LOADER):
            if isinstance(event, yaml.AliasEvent):  # a few lines of them could grow without end
                raise Broken([f"{name}:{_place(event.start_mark)}: references are not allowed"])
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                raise Broken([f"{name}:{_place(event.start_mark)}: nested too deep"])
        node = yaml.compose(text, Loader=LOADER)
    except yaml.MarkedYAMLError as e:
        raise Broken([f"{name}:{_place(e.problem_mark)}: {e.problem}"]) from None
    except (yaml.YAMLError, UnicodeError) as e:
        raise Broken([f"{name}:1:1: {str(e).splitlines()[0]}"]) from None
    source.root = _made(node, source) if node is not None else Map()
    return source


def _place(mark: Any) -> str:
    return f"{mark.line + 1}:{mark.column + 1}" if mark else "1:1"


def _made(node: Any, source: Source) -> Any:
    made: Any
    if isinstance(node, yaml.MappingNode):
        made = Map()
        for key, value in node.value:
            mark = (key.start_mark.line + 1, key.start_mark.column + 1)
            if not isinstance(key, yaml.ScalarNode):
                source.problem(mark, "a key is a word")
                continue
            if key.value in made:
                source.problem(mark, f"{key.value!r} stands twice")
            made[key.value] = _made(value, source)
            made.at[key.value] = mark
    elif isinstance(node, yaml.SequenceNode):
        made = Row(_made(value, source) for value in node.value)
    else:
        made = Text(node.value)
    made.mark = (node.start_mark.line + 1, node.start_mark.column + 1)
    return made
