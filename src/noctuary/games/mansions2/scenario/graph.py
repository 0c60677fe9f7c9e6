"""The graph of a scenario: tokens and events, and the lines between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .yaml_reader import Map, Source

SHOWN = {
    "call": "call", "token": "token", "tile": "tile", "spawn": "spawn", "gain": "gain",
    "objective": "objective", "puzzle": "puzzle", "set": "set", "add": "add", "end": "end",
}  # fmt: skip
"""Operations that lead somewhere, and to what sort of thing."""


@dataclass(frozen=True)
class Node:
    """A token or an event."""

    kind: str
    """`token`, `event`, or `start`."""
    name: str
    by: str = ""
    """The trigger of an event, as the file has it."""
    line: int = 1


@dataclass(frozen=True)
class Line:
    """A line from one node to another: by an operation, to something of a sort."""

    source: str
    how: str
    target: str


@dataclass(frozen=True)
class Graph:
    """All nodes and lines, in the order of the file."""

    nodes: tuple[Node, ...]
    lines: tuple[Line, ...]

    def of(self, name: str) -> list[Line]:
        """Return the lines from a node."""
        return [line for line in self.lines if line.source == name]


def graph(source: Source) -> Graph:
    """Return the tokens and events of a scenario, as far as it can be read."""
    root = source.root if isinstance(source.root, Map) else Map()
    nodes, lines = [Node("start", "start")], list(_start(root.get("start")))
    for section, kind in (("tokens", "token"), ("events", "event")):
        found = root.get(section)
        part = found if isinstance(found, Map) else Map()
        for name, given in part.items():
            by = _flat(given.get("by")) if isinstance(given, Map) else ""
            nodes.append(Node(kind, name, by, part.at[name][0]))
            lines += dict.fromkeys(Line(name, how, to) for how, to in _leads(given))
    return Graph(tuple(nodes), tuple(lines))


def _start(start: Any) -> Iterator[Line]:
    for key, how in (("tiles", "tile"), ("tokens", "token"), ("possessions", "gain")):
        found = start.get(key) if isinstance(start, Map) else None
        for name in found if isinstance(found, list) else ():
            yield Line("start", how, str(name))


def _leads(x: Any) -> Iterator[tuple[str, str]]:
    """Yield what the operations in something lead to."""
    if isinstance(x, Map):
        word, v = next(iter(x.items()), ("", None))
        if word in SHOWN:
            found = list(v) if isinstance(v, (list, Map)) else [v]
            for one in found:
                if isinstance(one, str):
                    end = f"{one} {x.get('epilogue', '')}".strip() if word == "end" else str(one)
                    yield SHOWN[word], str(x.get("as", end)) if word == "spawn" else end
    for v in x.values() if isinstance(x, Map) else x if isinstance(x, list) else ():
        yield from _leads(v)


def _flat(by: Any) -> str:
    """Return a trigger on one line."""
    if isinstance(by, Map):
        return ", ".join(f"{word} {_flat(v)}" for word, v in by.items())
    return " ".join(map(str, by)) if isinstance(by, list) else str(by or "")
