"""Kinds of values, actions and events, all of them packed ints or tuples of ints for the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from ..errors import BadAction, RulesError

KIND_BITS = 7
MAX_SEATS = 8
NONE = -1
"""The answer to a question to which nothing was on offer."""


def to_snake_case(name: str) -> str:
    """Return a name in snake case: `EndTurn` -> `end_turn`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Kind:
    """A set of small values: named (`Region.salem`) or plain numbers 0..n-1."""

    def __init__(self, name: str, *values: str | int) -> None:
        self.name = name
        if len(values) == 1 and isinstance(values[0], int):
            self.names: tuple[str, ...] = ()
            self.size = values[0]
        else:
            self.names = tuple(str(v) for v in values)
            self.size = len(self.names)
            for i, v in enumerate(self.names):
                setattr(self, v, i)
        self.bits = max(1, (self.size - 1).bit_length())

    def __getattr__(self, value: str) -> int:
        raise AttributeError(
            f"kind {self.name} has no value {value!r}; it has {self.names or self.size}"
        )

    def name_of(self, value: int) -> str:
        """Return the value as action ids spell it."""
        return self.names[value] if self.names and 0 <= value < self.size else str(value)

    def parse(self, text: str) -> int:
        """Return the value that `text` spells; raise ValueError if there is none."""
        if self.names:
            return self.names.index(text)
        if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text) or int(text) >= self.size:
            raise ValueError(text)
        return int(text)

    def allowed(self) -> str:
        """Return the allowed values, for messages."""
        return ", ".join(self.names) if self.names else f"0 to {self.size - 1}"

    def __repr__(self) -> str:
        return f"Kind({self.name})"


Seat = Kind("seat", MAX_SEATS)
Number = Kind("number", 1 << 31)


@dataclass(frozen=True)
class Marked:
    """A field of an event with marks about who may know it."""

    kind: Kind
    secret: bool = False
    fleeting: bool = False


def marked(kind: Kind | Marked) -> Marked:
    """Return a field as a marked one."""
    return kind if isinstance(kind, Marked) else Marked(kind)


def secret(kind: Kind | Marked) -> Marked:
    """Mark a field of an event as seen only by the seat in the event's field `seat`."""
    return replace(marked(kind), secret=True)


def fleeting(kind: Kind | Marked) -> Marked:
    """Mark a field of an event as shown for a moment.

    The state shows it while the event is told, to everybody, or to one seat where the field is
    secret too; it need not show it before or afterwards.
    """
    return replace(marked(kind), fleeting=True)


class Action:
    """A choice with named fields, packed into one int: `Convert = Action(region=Region)`."""

    def __init__(self, **fields: Kind) -> None:
        self.name = ""
        self.index = -1
        self.fields = fields
        self.shifts: dict[str, int] = {}
        at = KIND_BITS
        for f, kind in fields.items():
            if f in ("name", "index", "fields", "shifts", "matches", "id_of", "bind"):
                raise RulesError(f"an action cannot have a field called {f!r}: choose another name")
            self.shifts[f] = at
            setattr(self, f, self._reader(at, (1 << kind.bits) - 1))
            at += kind.bits
        if at > 31:
            raise RulesError(
                f"an action with fields {tuple(fields)} needs {at} bits of 31: use smaller kinds"
            )

    @staticmethod
    def _reader(shift: int, mask: int) -> Callable[[int], int]:
        return lambda a: (a >> shift) & mask

    def __getattr__(self, field: str) -> Callable[[int], int]:
        raise AttributeError(
            f"action {self.name} has no field {field!r}; it has {tuple(self.fields)}"
        )

    def bind(self, index: int, name: str) -> None:
        """Give the action its name and number in a game."""
        if index >= (1 << KIND_BITS) - 1:
            raise RulesError(f"more than {(1 << KIND_BITS) - 2} actions in one game")
        self.index, self.name = index, name

    def __call__(self, **values: int) -> int:
        a = self.index
        for f, kind in self.fields.items():
            v = values.pop(f)
            if not 0 <= v < kind.size:
                raise RulesError(
                    f"{self.name}({f}={v}): {kind.name} goes from 0 to {kind.size - 1}"
                )
            a |= v << self.shifts[f]
        if values:
            raise RulesError(f"{self.name} has no field {next(iter(values))}")
        return a

    def matches(self, a: int) -> bool:
        """Return whether the packed action `a` is one of this sort."""
        return (a & ((1 << KIND_BITS) - 1)) == self.index

    def values(self, a: int) -> dict[str, int]:
        """Return the fields of the packed action `a`."""
        return {f: (a >> self.shifts[f]) & ((1 << k.bits) - 1) for f, k in self.fields.items()}

    def id_of(self, a: int) -> str:
        """Return the stable, readable id of the packed action `a`."""
        values = self.values(a)
        return "/".join(
            [self.name, *(f"{f}={k.name_of(values[f])}" for f, k in self.fields.items())]
        )


class Event:
    """An event with named fields: `Drew = Event(seat=Seat, card=secret(Card))`."""

    def __init__(self, **fields: Kind | Marked) -> None:
        self.name = ""
        self.index = -1
        said = {f: marked(k) for f, k in fields.items()}
        self.fields = {f: k.kind for f, k in said.items()}
        self.secret = frozenset(f for f, k in said.items() if k.secret)
        self.fleeting = frozenset(f for f, k in said.items() if k.fleeting)
        if self.secret and "seat" not in fields:
            raise RulesError(f"an event with a secret field needs a field `seat`: {tuple(fields)}")
        if len(fields) > 8:
            raise RulesError(f"an event has at most 8 fields: {tuple(fields)}")
        self.weight = 0

    def bind(self, index: int, name: str) -> None:
        """Give the event its name and number in a game."""
        self.index, self.name = index, name

    def __call__(self, **values: int) -> tuple[int, ...]:
        if values.keys() != self.fields.keys():
            raise RulesError(
                f"event {self.name} has fields {tuple(self.fields)}, not {tuple(values)}"
            )
        return (self.index, *(int(values[f]) for f in self.fields))


MAX_WEIGHT = 3


def beat(event: Event, weight: int) -> Event:
    """Mark an event that a person should notice, with a weight from 1 to 3.

    1 comes with what is told next, or by itself; 2 is a moment of its own; 3 a long one. Weights
    play no part in the rules.
    """
    if not 1 <= weight <= MAX_WEIGHT:
        raise RulesError(f"a beat weighs 1 to {MAX_WEIGHT}, not {weight}")
    event.weight = weight
    return event


class ActionSet:
    """All actions of a game, to convert codes to ids and back."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.list = list(actions)
        self.by_name = {a.name: a for a in self.list}

    def of(self, code: int) -> Action:
        """Return the action of a packed code; raise BadAction if there is none."""
        k = code & ((1 << KIND_BITS) - 1)
        action = self.list[k] if 0 <= code < 1 << 31 and k < len(self.list) else None
        if action is not None:
            values = action.values(code)
            fits = all(values[f] < kind.size for f, kind in action.fields.items())
            if fits and action(**values) == code:
                return action
        raise BadAction(f"{code} is not the code of an action of this game")

    def id(self, code: int) -> str:
        """Return the id of a code, such as `convert/region=salem/owner=2`."""
        return self.of(code).id_of(code)

    def code(self, text: str) -> int:
        """Return the packed code of an id; raise BadAction with what is wrong with it."""
        if not isinstance(text, str) or len(text) > 200:
            raise BadAction(
                "an action id is a short text such as end_turn or convert/region=salem/owner=2"
            )
        name, *parts = text.split("/")
        action = self.by_name.get(name)
        if action is None:
            raise BadAction(
                f"no action is called {name!r}; there are: {', '.join(sorted(self.by_name))}"
            )
        if [p.split("=")[0] for p in parts] != list(action.fields):
            shape = "/".join([name, *(f"{f}=..." for f in action.fields)])
            raise BadAction(f"{text!r} is not a {name}: write {shape}")
        values = {}
        for part in parts:
            field, _, word = part.partition("=")
            try:
                values[field] = action.fields[field].parse(word)
            except ValueError:
                raise BadAction(
                    f"{name}: {field} cannot be {word!r}; allowed: {action.fields[field].allowed()}"
                ) from None
        return action(**values)
