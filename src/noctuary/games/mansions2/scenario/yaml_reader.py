"""A reader of YAML that keeps the place of every word and collects problems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import yaml

from noctuary.plugin import LANGUAGES, Translations

DEEPEST = 50
"""Lists in lists."""
FORGOTTEN = "\0"
"""Stands for a key that is no word."""
LONGEST = 200
"""Letters of a file that a problem quotes at once."""
REMARKS = frozenset({"not-said", "not-called"})
"""Problems with which a scenario can be played all the same."""
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


class Noun(str):
    """A sort of thing as a problem names it: the key of its words is `noun-` and this."""

    @property
    def key(self) -> str:
        """Where its words stand."""
        return f"noun-{self.replace(',', '').replace(' ', '-')}"


class Quoted(str):
    """A word of the file that stands for the thing it names."""


@dataclass(frozen=True)
class Problem:
    """A problem, and its place; its text is `problem-<key>` of the game."""

    file: str
    line: int
    column: int
    key: str
    told: Mapping[str, Any] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """File, line and column."""
        return f"{self.file}:{self.line}:{self.column}"

    @property
    def stops(self) -> bool:
        """Whether nothing can be played before it is mended."""
        return self.key not in REMARKS

    def __str__(self) -> str:
        return f"{self.place}: {self.key} {dict(self.told)}"

    def words(self, speech: Translations) -> str:
        """Return what is wrong and what there is instead, in the words of the game."""
        told = {name: _spoken(value, speech) for name, value in self.told.items()}
        return speech.format(f"problem-{self.key}", **told)

    def full_text(self, speech: Translations) -> str:
        """Return what is wrong, with its place."""
        return f"{self.place}: {self.words(speech)}"


def _spoken(value: Any, speech: Translations) -> Any:
    if isinstance(value, tuple):
        return ", ".join(str(_spoken(v, speech)) for v in value)
    if isinstance(value, Noun):
        return speech.format(value.key)
    return speech.format("problem-quoted", name=str(value)) if isinstance(value, Quoted) else value


@dataclass
class Source:
    """A file and its problems."""

    name: str
    root: Any = None
    problems: list[Problem] = field(default_factory=list)
    languages: tuple[str, ...] = LANGUAGES
    """Those in which its texts stand."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Texts that stand in files of their own: language -> key -> text."""
    used: set[str] = field(default_factory=set)
    """The keys of those that it names."""
    texts: list[Any] = field(default_factory=list)
    """The values that stand for texts, as they were read."""

    def problem(self, where: Any, key: str, **told: Any) -> None:
        """Note what is wrong, with file, line and column."""
        line, column = where if isinstance(where, tuple) else getattr(where, "mark", (1, 1))
        self.problems.append(Problem(self.name, line, column, key, _shortened(told)))


def _shortened(told: Mapping[str, Any]) -> dict[str, Any]:
    """Return arguments as plain words that fit into a line; our own nouns stay as they are."""
    return {
        k: v if isinstance(v, (int, tuple, Noun, Quoted)) else " ".join(str(v).split())[:LONGEST]
        for k, v in told.items()
    }


class Broken(ValueError):
    """A scenario that cannot be played, with all its problems."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = list(problems)


def read(name: str, text: str) -> Source:
    """Read a YAML file; all scalars stay words, so that `no` and `01` mean what they say."""
    source = Source(name)
    try:
        source.root = _build(yaml.parse(text, Loader=LOADER), source)
    except yaml.MarkedYAMLError as e:
        raise _broken(name, e.problem_mark, "yaml", text=e.problem or "") from None
    except (yaml.YAMLError, UnicodeError) as e:
        raise _broken(name, None, "yaml", text=str(e).splitlines()[0]) from None
    return source


def _broken(name: str, mark: Any, key: str, **told: str) -> Broken:
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Broken([Problem(name, line, column, key, _shortened(told))])


def _build(events: Iterable[Any], source: Source) -> Any:
    """Build the values of a file as it is read: to compose nodes first would take twice as long."""
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
            raise _broken(source.name, event.start_mark, "references")
        elif isinstance(event, yaml.DocumentStartEvent) and top:
            raise _broken(source.name, event.start_mark, "documents")
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
                raise _broken(source.name, event.start_mark, "deep")
    return top[0] if top else Map()


def _key(made: Any, into: Map, source: Source) -> str:
    """Return a key and note its place; if it is no word, its value is read and dropped."""
    if not isinstance(made, Text):
        source.problem(made, "key")
        return FORGOTTEN
    if str(made) in into:
        source.problem(made, "twice", name=made)
    into.at[str(made)] = made.mark
    return str(made)
