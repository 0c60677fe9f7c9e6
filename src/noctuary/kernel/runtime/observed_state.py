"""Plain functions of the rules, run on an observation instead of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from ..language.actions import NONE
from ..language.state import ColsField, RowsField
from .observation import Hidden, Observation


def state_for_rules(observation: Observation, books: Mapping[str, Any] | None = None) -> Any:
    """Return a state that plain functions of the rules can read and even change.

    Of a hidden zone it has only the number of pieces; other hidden values are None. `books` are
    those of the table, for functions that read them: their results must be fit for the seat.
    """
    return _ObservedState(observation, books or {})


def emitted_values(g: Any, tell: Callable[..., None], *args: int) -> list[list[int]]:
    """Return the values of each event that a plain function of the rules would emit, in order."""
    g._told = []
    tell(g, *args)
    told, g._told = g._told, None
    return [list(event[1:]) for event, _, _ in told]


@contextmanager
def hypothetical_record(g: Any, rows: Any, **columns: int) -> Iterator[int]:
    """Open a record that functions of the rules can look at, and close it afterwards.

    `with hypothetical_record(g, Table.tests, seat=p) as t:`
    """
    found: _Rows = getattr(g, rows.name)
    at = found.push(rows, columns)
    try:
        yield at
    finally:
        found.pop()


class _ObservedState:
    """The fields of an observation, each copied when it is first read."""

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
        """Add a record, as the rules would open it."""
        for c in rows.cols:
            getattr(self, c.name).append([] if isinstance(c, ColsField) else values.get(c.name, 0))
        self._count += 1
        return self._count - 1

    def pop(self) -> None:
        """Remove the last record."""
        self._count -= 1
        for column in self.__dict__.values():
            if isinstance(column, list):
                column.pop()


@cache
def _columns(fields: tuple[str, ...]) -> dict[str, list[tuple[str, str]]]:
    """Return the columns of each kind of record, each with its field."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name in fields:
        kind, _, column = name.partition(".")
        if column:
            found.setdefault(kind, []).append((column, name))
    return found


def _copied(value: Any) -> Any:
    """Return an independent value; a hidden zone becomes as many pieces that are none."""
    if isinstance(value, Hidden):
        return [NONE] * value.count
    if isinstance(value, list):
        nested = bool(value) and isinstance(value[0], (list, Hidden))
        return [_copied(v) for v in value] if nested else value.copy()
    return value
