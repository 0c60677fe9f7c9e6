"""Observations and redacted events, derived from the `see=` of every field."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from ..language.state import (
    EVERYBODY,
    NOBODY,
    OWNER,
    PUBLIC,
    ArrField,
    IntField,
    RowsField,
    Schema,
    ZoneField,
)

if TYPE_CHECKING:
    from .position import Position

_Computed = TypeVar("_Computed")


@dataclass(frozen=True)
class Hidden:
    """A zone that the seat cannot look into: its number of pieces, and the known ones."""

    count: int
    known: tuple[int, ...] = ()
    masks: tuple[int, ...] = ()
    """The seats that know the piece in each place (in no order where the zone has none)."""
    backs: tuple[int, ...] = ()
    """The numbers on the backs of the pieces, where pieces have a `pool`."""


NOTHING = Hidden(0)


@dataclass(frozen=True)
class Decision:
    """A decision that a seat has to make."""

    seat: int
    prompt: str
    args: dict[str, int]
    number: int
    clauses: tuple[str, ...]
    simultaneous_seats: tuple[int, ...] = ()
    clause: str = ""
    """The clause about the decision; `clauses` has all, from the outermost rule on."""


@dataclass(frozen=True)
class Option:
    """An action on offer."""

    code: int
    id: str
    name: str
    fields: dict[str, int]


@dataclass(frozen=True)
class GameEvent:
    """An event; the fields that a seat may not see are None."""

    name: str
    fields: dict[str, int | None]
    secret: frozenset[str]
    clauses: tuple[str, ...]
    depth: int

    def redact(self, seat: int) -> GameEvent:
        """Return the event as `seat` may see it; -1 is a spectator."""
        if not self.secret or self.fields.get("seat") == seat:
            return self
        shown = {f: None if f in self.secret else v for f, v in self.fields.items()}
        return GameEvent(self.name, shown, self.secret, self.clauses, self.depth)


class SharedObservation:
    """Public knowledge of a position, and what was computed from it once for all viewers."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self._made: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any], Any]] = []

    def compute_once(
        self, make: Callable[..., _Computed], args: tuple[Any, ...], own: dict[str, Any]
    ) -> _Computed:
        """Compute something from public knowledge, with `own` fields as some seats know them."""
        found: _Computed
        for maker, given, known, found in self._made:
            if maker is make and given == args and known == own:
                return found
        fields = self.observation.fields | own
        found = make(replace(self.observation, fields=fields), *args)
        self._made.append((make, args, own, found))
        return found


@dataclass(frozen=True)
class Observation:
    """All that one seat may know of a position, as data without a reference to it.

    Seat -1 is a spectator.
    """

    seat: int
    seats: int
    over: bool
    fields: dict[str, Any]
    decision: Decision | None
    options: tuple[Option, ...] = field(default=())
    books: str = ""
    """The content hash of the public books, which never change and are therefore not in
    `fields`.
    """
    common: SharedObservation | None = field(default=None, compare=False, repr=False)
    """The public knowledge that this seat shares with all viewers of the same position."""

    def shared(
        self, make: Callable[..., _Computed], *args: Any, known_fields: Sequence[str] = ()
    ) -> _Computed:
        """Compute something from public knowledge, once for all viewers with the same knowledge.

        `known_fields` are read as this seat knows them. `make` must return the same for all that
        the seat knows.
        """
        if self.common is None:
            return make(self, *args)
        return self.common.compute_once(
            make, args, {name: self.fields[name] for name in known_fields}
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the observation as JSON-able data."""

        def plain(v: Any) -> Any:
            if isinstance(v, Hidden):
                return {
                    "hidden": v.count,
                    "known": list(v.known),
                    "masks": list(v.masks),
                    "backs": list(v.backs),
                }
            return [plain(x) for x in v] if isinstance(v, (list, tuple)) else v

        d = self.decision
        return {
            "seat": self.seat,
            "seats": self.seats,
            "over": self.over,
            "fields": {k: plain(v) for k, v in self.fields.items()},
            "decision": d
            and {
                "seat": d.seat,
                "prompt": d.prompt,
                "args": d.args,
                "number": d.number,
                "why": list(d.clauses),
                "together": list(d.simultaneous_seats),
                "clause": d.clause,
            },
            "options": [o.id for o in self.options],
        } | ({"books": self.books} if self.books else {})

    def to_bytes(self) -> bytes:
        """Return canonical bytes, equal for equal knowledge."""
        options = [o.id for o in self.options]
        d = self.decision
        asked = d and [
            d.seat,
            d.prompt,
            d.args,
            d.number,
            d.clauses,
            d.simultaneous_seats,
            d.clause,
        ]
        data = [self.seat, self.seats, self.over, self.fields, asked, options]
        data += [self.books] if self.books else []
        return json.dumps(data, sort_keys=True, separators=(",", ":"), default=vars).encode()

    def infoset(self) -> int:
        """Return a 64-bit hash of everything that the seat knows."""
        return int.from_bytes(hashlib.blake2b(self.to_bytes(), digest_size=8).digest(), "big")


def knows(mask: int, seat: int) -> bool:
    """Return whether a seat knows a hidden piece, by the mask of those that do.

    Spectators know those with the mask EVERYBODY.
    """
    return mask == EVERYBODY if seat < 0 else bool(mask >> seat & 1)


class ObservationBuilder:
    """A converter of the fields of a state into what a seat may see of them."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        fields = schema.fields.values()
        whole = [f for f in fields if not isinstance(f, (ZoneField, RowsField))]
        self._open = [f.name for f in whole if f.see == PUBLIC]
        self._others = [f for f in fields if f.see != PUBLIC or isinstance(f, ZoneField)]
        self._owned: list[tuple[str, str]] = []
        """Columns that only the seat in another column sees, each with that column."""
        for f in schema.records():
            for c in f.cols:
                if c.see == OWNER:
                    self._owned.append((f"{f.name}.{c.name}", f"{f.name}.seat"))
                else:
                    self._open.append(f"{f.name}.{c.name}")
        self._books = [b for b in schema.books.values() if callable(b.see)]
        self._known = [f for f in fields if isinstance(f, ZoneField) and f.known]
        self._masks = {f.known for f in self._known}.intersection(self._open)
        self._always = [name for name in self._open if name not in self._masks]
        self._own = [
            f
            for f in self._others
            if f.see != PUBLIC and (f.see != NOBODY or isinstance(f, ZoneField))
        ]
        """Fields of which one seat may see more than another."""
        self.guarded = {
            f.name
            for f in self._others
            if f.see != PUBLIC or (isinstance(f, ZoneField) and f.of is not None)
        }.union((name for name, _ in self._owned), (b.name for b in self._books))
        """Fields and books that may hide something: zones of pieces, and those with `see=`."""

    def is_open_difference(self, here: dict[str, Any], there: dict[str, Any]) -> bool:
        """Return whether a field that everybody sees differs between two states."""
        return any(here[name] != there[name] for name in self._always)

    def fields_for(
        self,
        values: dict[str, Any],
        seat: int,
        position: Position,
        public: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Return all fields, with hidden parts replaced by Hidden or None.

        Of the books it has those that seats see row by row. `public` is what a spectator sees, for
        a seat that sees all of it and perhaps more.
        """
        if public is None:
            out: dict[str, Any] = {name: values[name] for name in self._open}
        elif seat < 0:
            return public
        else:
            out = public | {name: values[name] for name in self._masks}
        for f in self._others if public is None else self._own:
            v: Any = values.get(f.name)
            if isinstance(f, ZoneField):
                out[f.name] = self._zones(f, values, seat, position, public)
            elif isinstance(f, IntField):
                out[f.name] = v if self.sees(f.see, 1, seat, position)[0] else None
            elif isinstance(f, ArrField):
                out[f.name] = self._rows(f.see, v, seat, position)
        for name, owner in self._owned:
            whose = values.get(owner, [])
            out[name] = [x if whose[i] == seat else None for i, x in enumerate(values[name])]
        for f in self._known:
            self._forget(f, values, seat, out)
        for b in self._books:
            rows = [list(x) if b.width else x for x in position.books[b.name]]
            out[b.name] = self._rows(b.see, rows, seat, position)
        return out

    @classmethod
    def _zones(
        cls,
        f: ZoneField,
        values: dict[str, Any],
        seat: int,
        position: Position,
        public: dict[str, Any] | None,
    ) -> Any:
        """Return the zones of a field, or its only one, as far as a seat may look into them."""
        shown: list[Any] = []
        known = values[f.known] if f.known else ()
        zones = values[f.name] if f.rows else [values[f.name]]
        seen = cls.sees(f.see, len(zones), seat, position)
        for r, z in enumerate(zones):
            if seen[r]:
                shown.append(sorted(z) if f.order == "bag" else z)
            elif public is None or (known and any(known[c] >> seat & 1 for c in z)):
                shown.append(cls._hidden(f, z, seat, values))
            else:  # no seat knows less than a spectator
                shown.append(public[f.name][r] if f.rows else public[f.name])
        return shown if f.rows else shown[0]

    @classmethod
    def _rows(cls, see: Any, values: list[Any], seat: int, position: Position) -> list[Any]:
        """Return the rows that a seat may see, and None for the others."""
        if see == NOBODY:
            return [None] * len(values)
        seen = cls.sees(see, len(values), seat, position)
        return [x if sees else None for x, sees in zip(values, seen, strict=True)]

    @staticmethod
    def _forget(f: ZoneField, values: dict[str, Any], seat: int, out: dict[str, Any]) -> None:
        """Remove the masks of pieces that a seat does not see: who knows them is hidden too."""
        shown = out[f.name] if f.rows else [out[f.name]]
        masks = list(out[f.known])
        for view, zone in zip(shown, values[f.name] if f.rows else [values[f.name]], strict=True):
            if isinstance(view, Hidden):
                for c in zone:
                    if c not in view.known:
                        masks[c] = 0
        out[f.known] = masks

    @staticmethod
    def _hidden(f: ZoneField, z: list[int], seat: int, values: dict[str, Any]) -> Hidden:
        """Return what can be seen of a zone from outside."""
        if not z:
            return NOTHING
        known = values[f.known] if f.known else None
        back = values[f.of.pool] if f.of is not None and f.of.pool else None
        if known is None and back is None:
            return Hidden(len(z))
        mine = {c for c in z if known is not None and knows(known[c], seat)}
        slots = [(back[c] if back else 0, known[c] if known else 0) for c in z]
        at = [c if c in mine else -1 for c in z]
        if f.order == "bag":
            slots.sort()
            at = sorted(mine)
        backs = tuple(b for b, _ in slots) if back else ()
        masks = tuple(m for _, m in slots) if known else ()
        return Hidden(len(z), tuple(at), masks, backs)

    @staticmethod
    def sees(see: Any, rows: int, seat: int, position: Position) -> list[bool]:
        """Return which rows a seat may see; a function given as `see=` runs on the position."""
        if see == OWNER:
            return [r == seat for r in range(rows)]
        if callable(see) and seat >= 0:
            return position._sees(see, rows, seat)
        return [see == PUBLIC] * rows
