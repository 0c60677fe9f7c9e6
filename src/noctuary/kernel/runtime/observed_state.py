"""The plain functions of the rules, run over what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from ..language.actions import NONE
from ..language.state import ColsField, RowsField
from .observation import Hidden, Observation


def state_for_rules(observation: Observation, books: Mapping[str, Any] | None = None) -> Any:
    """A state that plain functions of the rules can read, and change without any consequence.

    Of a hidden zone it tells only how many pieces it holds; what else is hidden is None. `books`:
    those of the table, for functions that read them: what they tell must be fit for the seat.
    """
    return _ObservedState(observation, books or {})


def emitted_values(g: Any, tell: Callable[..., None], *args: int) -> list[list[int]]:
    """What a plain function of the rules would tell: the values of each event, in order."""
    g._told = []
    tell(g, *args)
    told, g._told = g._told, None
    return [list(event[1:]) for event, _, _ in told]


@contextmanager
def hypothetical_record(g: Any, rows: Any, **columns: int) -> Iterator[int]:
    """The number of a record that nobody has opened, there for as long as functions of the rules
    look at it: `with imagined(g, Table.tests, seat=p) as t:`.
    """
    found: _Rows = getattr(g, rows.name)
    at = found.push(rows, columns)
    try:
        yield at
    finally:
        found.pop()


class _ObservedState:
    """Each field of an observation, copied when it is first read."""

    def __init__(self, observation: Observation, books: Mapping[str, Any]) -> None:
        self._fields, self._books = observation.fields, books
        self._told: list[Any] | None = None
        self._moments: list[Any] | None = None
        self.seats = observation.seats

    def __getattr__(self, name: str) -> Any:
        if name in self._fields:
            value = _copied(self._fields[name])
        elif name in self._books:
            value = self._books[name]
        else:
            value = _Rows(self._fields, name)
        setattr(self, name, value)
        return value

    def _why_ids(self) -> tuple[int, ...]:
        return ()

    def _place_of(self, code: Any) -> int:
        return NONE


class _Rows:
    """The open records of one kind."""

    def __init__(self, fields: dict[str, Any], kind: str) -> None:
        columns = _columns(tuple(fields)).get(kind)
        if not columns:
            raise AttributeError(f"the state has no field {kind!r}")
        for column, name in columns:
            setattr(self, column, _copied(fields[name]))
        self._count = len(fields[columns[0][1]])

    def __len__(self) -> int:
        return self._count

    def push(self, rows: RowsField, values: Mapping[str, int]) -> int:
        """One more record, as the rules would open it."""
        for c in rows.cols:
            getattr(self, c.name).append([] if isinstance(c, ColsField) else values.get(c.name, 0))
        self._count += 1
        return self._count - 1

    def pop(self) -> None:
        """Without the last record."""
        self._count -= 1
        for column in self.__dict__.values():
            if isinstance(column, list):
                column.pop()


@cache
def _columns(fields: tuple[str, ...]) -> dict[str, list[tuple[str, str]]]:
    """Of each kind of record the columns, and the fields that they are."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name in fields:
        kind, _, column = name.partition(".")
        if column:
            found.setdefault(kind, []).append((column, name))
    return found


def _copied(value: Any) -> Any:
    """A value of its own; a hidden zone is so many pieces that are none."""
    if isinstance(value, Hidden):
        return [NONE] * value.count
    if isinstance(value, list):
        nested = bool(value) and isinstance(value[0], (list, Hidden))
        return [_copied(v) for v in value] if nested else value.copy()
    return value
