"""The declarations of a state: every field of a game once, with who may see it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Self, cast, overload

from ..errors import BadState, RulesError
from .actions import Kind

PUBLIC: Final = "public"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
EVERYBODY: Final = -1
"""The mask of a piece in a hidden zone with `known=` that was shown to all, spectators too."""
BAG: Final = "bag"
STACK: Final = "stack"

See = str | Callable[..., bool]


# ---- declarations


@dataclass(eq=False)
class Field:
    """One declared field; `name` is filled in from the class."""

    see: See
    name: str = ""


@dataclass(eq=False)
class IntField(Field):
    bits: int = 32


@dataclass(eq=False)
class ArrField(Field):
    dims: tuple[int, ...] = ()
    bits: int = 16
    param: bool = False


@dataclass(eq=False)
class BookField(ArrField):
    """A book beside the state; the first of its sizes is the room for rows."""

    @property
    def width(self) -> int:
        """The ints of a row; 0 where the book is a single row."""
        return self.dims[1] if len(self.dims) == 2 else 0

    @property
    def room(self) -> int:
        """The ints that it can hold."""
        return self.dims[0] * (self.width or 1)


@dataclass(eq=False)
class Pieces:
    """`n` things, each of them always in exactly one zone declared `of=` them.

    `pool` names an Arr with a number for each piece, told by its back: hidden pieces are only ever
    mistaken for others with the same number (an investigator's cards, say, never for another's).
    `kind` says what the pieces are, for tables without a drawing: piece 3 is its value 3. It
    changes nothing about play, and is part of no hash.
    """

    count: int
    pool: str = ""
    name: str = ""
    kind: Kind | None = field(default=None, repr=False, kw_only=True)

    @property
    def bits(self) -> int:
        return 8 if self.count <= 128 else 16


@dataclass(eq=False)
class ZoneField(Field):
    rows: int = 0  # 0: a single zone
    cap: int = 0
    of: Pieces | None = None
    order: str = BAG
    known: str = ""
    start: bool = False
    bits: int = 16
    base: int = 0  # number of its first zone among the zones of its pieces


@dataclass(eq=False)
class ColField(Field):
    bits: int = 16


@dataclass(eq=False)
class ColsField(Field):
    cap: int = 0
    bits: int = 16


@dataclass(eq=False)
class RowsField(Field):
    record: type[Record] | None = None
    cap: int = 0
    kind: int = 0
    cols: tuple[ColField | ColsField, ...] = ()


class RuntimeZone(list[int]):
    """A zone at run time: a list whose class knows its number among the zones of its pieces."""

    __slots__ = ()
    cap: ClassVar[int]
    bag: ClassVar[bool]
    pieces: ClassVar[int]
    code: ClassVar[int]

    @classmethod
    def like(cls, cap: int, bag: bool, pieces: int, code: int) -> type[RuntimeZone]:
        """Return the class of one particular zone."""
        return type(
            "Zone",
            (cls,),
            {"__slots__": (), "cap": cap, "bag": bag, "pieces": pieces, "code": code},
        )

    def append(self, x: int) -> None:
        if len(self) >= self.cap:
            raise RulesError(f"a zone of {self.cap} is full")
        super().append(x)

    def insert(self, i: Any, x: int) -> None:
        if len(self) >= self.cap:
            raise RulesError(f"a zone of {self.cap} is full")
        super().insert(i, x)


def Int(*, see: See = PUBLIC, bits: int = 32) -> int:
    """Declare one int."""
    return cast(int, IntField(see, bits=bits))


@overload
def Arr(n: int, /, *, see: See = PUBLIC, bits: int = 16) -> list[int]: ...
@overload
def Arr(n: int, m: int, /, *, see: See = PUBLIC, bits: int = 16) -> list[list[int]]: ...
def Arr(*dims: int, see: See = PUBLIC, bits: int = 16) -> Any:
    """Declare a row or a table of ints; with `see=OWNER` row p is for seat p."""
    return ArrField(see, dims=dims, bits=bits)


@overload
def Param(n: int, /, *, bits: int = 16) -> list[int]: ...
@overload
def Param(n: int, m: int, /, *, bits: int = 16) -> list[list[int]]: ...
def Param(*dims: int, bits: int = 16) -> Any:
    """Declare an Arr that is read-only for the rules and filled from the table's options."""
    return ArrField(PUBLIC, dims=dims, bits=bits, param=True)


@overload
def Book(n: int, /, *, see: See = PUBLIC, bits: int = 16) -> Sequence[int]: ...
@overload
def Book(n: int, m: int, /, *, see: See = PUBLIC, bits: int = 16) -> Sequence[Sequence[int]]: ...
def Book(*dims: int, see: See = PUBLIC, bits: int = 16) -> Any:
    """Declare up to `n` ints, or rows of `m` ints, given when the game begins.

    They are read-only, stored once beside the state and shared by all its copies.
    """
    return BookField(see, dims=dims, bits=bits)


@overload
def Zone(
    cap: int,
    /,
    *,
    of: Pieces | None = None,
    see: See = PUBLIC,
    order: str = BAG,
    known: str = "",
    start: bool = False,
    bits: int = 16,
) -> RuntimeZone: ...
@overload
def Zone(
    n: int,
    cap: int,
    /,
    *,
    of: Pieces | None = None,
    see: See = PUBLIC,
    order: str = BAG,
    known: str = "",
    start: bool = False,
    bits: int = 16,
) -> list[RuntimeZone]: ...
def Zone(
    *dims: int,
    of: Pieces | None = None,
    see: See = PUBLIC,
    order: str = BAG,
    known: str = "",
    start: bool = False,
    bits: int = 16,
) -> Any:
    """Declare a zone of pieces (`of=`), or of plain ints; with two numbers, several such zones."""
    if len(dims) not in (1, 2):
        raise RulesError(f"write Zone(room), or Zone(zones, room) for several; not Zone{dims}")
    if of is not None and not isinstance(of, Pieces):
        raise RulesError(f"of= wants Pieces declared in the same class, not {of!r}")
    rows, cap = dims if len(dims) == 2 else (0, dims[0])
    return ZoneField(
        see,
        rows=rows,
        cap=cap,
        of=of,
        order=order,
        known=known,
        start=start,
        bits=of.bits if of else bits,
    )


def Col(*, see: See = PUBLIC, bits: int = 16) -> list[int]:
    """Declare one int in each record."""
    return cast(list[int], ColField(see, bits=bits))


def Cols(cap: int, *, see: See = PUBLIC, bits: int = 16) -> list[list[int]]:
    """Declare a short list in each record."""
    return cast(list[list[int]], ColsField(see, cap=cap, bits=bits))


class Record:
    """The base class of records: events in flight, with columns to read and change."""

    kind: int
    """The number of this kind of record in its game."""

    @classmethod
    def rows(cls, cap: int) -> Self:
        """Declare a stack of at most `cap` records of this kind."""
        cols = []
        for name, v in vars(cls).items():
            if isinstance(v, (ColField, ColsField)):
                if name in ("kind", "rows", "open", "push", "copy"):
                    raise RulesError(
                        f"{cls.__name__}.{name}: records have that already; choose another name"
                    )
                v.name = name
                cols.append(v)
        return cast(Self, RowsField(PUBLIC, record=cls, cap=cap, cols=tuple(cols)))

    def open(self, **columns: int) -> AbstractContextManager[int]:
        """Open a record, closed on every way out: `with g.attacks.open(enemy=e) as at:`."""
        raise RulesError("records are opened in rules, on g")

    def __len__(self) -> int:
        return 0


class State:
    """The base class of every game's state, with the fields that every game has."""

    OPTIONS: ClassVar[int] = 128
    """Options that one question can have."""
    DEPTH: ClassVar[int] = 1024
    """Ints of rule stack in the native state."""

    seats: int
    """Seats that play."""
    asked: int
    """Questions answered so far."""
    score: list[int]
    """Points of each seat, for people."""
    result: list[int]
    """Thousandths of a win of each seat, set before the end."""
    answers: list[int]
    """The answer of each seat to `ask_all`."""


GIVEN = ("seats", "asked")
"""The fields of `g` that rules may read and never write."""
RESERVED = frozenset(("rng", "over", "legal", *GIVEN))
"""Names on `g` that the kernel uses itself, as are all that begin with an underscore."""

# ---- a schema: the declarations of one game, in order


class Schema:
    """The fields of a game's state, with everything a backend needs to lay them out."""

    def __init__(self, cls: type[State], max_seats: int) -> None:
        self.cls = cls
        self.max_seats = max_seats
        self.options, self.depth = cls.OPTIONS, cls.DEPTH
        self.fields: dict[str, Field] = {}
        self.books: dict[str, BookField] = {}
        self.pieces: list[Pieces] = []
        for name, width in (("score", 32), ("result", 16)):
            self._add(name, ArrField(PUBLIC, dims=(max_seats,), bits=width))
        self._add("answers", ArrField(OWNER, dims=(max_seats,), bits=32))
        for klass in reversed(cls.__mro__):
            for name, v in vars(klass).items():
                if isinstance(v, Pieces):
                    v.name = name
                    self.pieces.append(v)
                elif isinstance(v, Field):
                    self._add(name, v)
        self._check()
        for of in self.pieces:
            base = 0
            for z in self.zones(of):
                z.base = base
                base += max(1, z.rows)
        for k, r in enumerate(f for f in self.fields.values() if isinstance(f, RowsField)):
            r.kind = k

    def _add(self, name: str, field: Field) -> None:
        if self.find(name) or name in RESERVED or name.startswith("_"):
            raise RulesError(
                f"{self.cls.__name__}.{name}: the kernel has a field of that name; choose another"
            )
        field.name = name
        if isinstance(field, BookField):
            self.books[name] = field
        else:
            self.fields[name] = field

    def find(self, name: str) -> Field | None:
        """Return a field of the state, or a book beside it; None for an unknown name."""
        return self.fields.get(name) or self.books.get(name)

    def _check(self) -> None:
        for f in self.fields.values():
            where = f"{self.cls.__name__}.{f.name}"
            if f.see not in (PUBLIC, OWNER, NOBODY) and not callable(f.see):
                raise RulesError(
                    f"{where}: see= is PUBLIC, OWNER, NOBODY or a function, not {f.see!r}"
                )
            if callable(f.see) and len(inspect.signature(f.see).parameters) != 3:
                raise RulesError(
                    f"{where}: see= wants a function (g, row, seat), not "
                    f"{getattr(f.see, '__name__', f.see)}{inspect.signature(f.see)}"
                )
            if isinstance(f, ZoneField):
                if f.order not in (BAG, STACK):
                    raise RulesError(f"{where}: order= is BAG or STACK, not {f.order!r}")
                if f.of is not None and f.of not in self.pieces:
                    raise RulesError(f"{where}: of= must be Pieces declared in the same class")
                if f.start and (f.of is None or f.rows or f.cap < f.of.count):
                    raise RulesError(
                        f"{where}: start=True wants a single zone with room for all its pieces"
                    )
                if f.see != PUBLIC and f.of is None:
                    raise RulesError(
                        f"{where}: a hidden zone needs of=, so that it can be resampled"
                    )
                if f.known and not isinstance(self.fields.get(f.known), ArrField):
                    raise RulesError(f"{where}: known= names an Arr of bit masks, one per piece")
            if f.see == OWNER and (rows := _rows(f)) and rows != self.max_seats:
                raise RulesError(
                    f"{where}: see=OWNER wants {self.max_seats} rows, one per seat, not {rows}"
                )
            if isinstance(f, (ArrField, IntField)) and f.bits not in (8, 16, 32):
                raise RulesError(f"{where}: bits is 8, 16 or 32")
        for b in self.books.values():
            where = f"{self.cls.__name__}.{b.name}"
            if len(b.dims) not in (1, 2) or min(b.dims) < 1 or b.bits not in (8, 16, 32):
                raise RulesError(f"{where}: a book is Book(n) or Book(n, m) of 8, 16 or 32 bits")
            if b.see == OWNER:
                raise RulesError(f"{where}: see= of a book is PUBLIC, NOBODY or a function")
        for p in self.pieces:
            if p.pool and not isinstance(self.fields.get(p.pool), ArrField):
                raise RulesError(
                    f"{self.cls.__name__}.{p.name}: pool= names an Arr, one int a piece"
                )
            if p.kind is not None and p.kind.size != p.count:
                raise RulesError(
                    f"{self.cls.__name__}.{p.name}: kind= names {p.kind.size} values for {p.count} "
                    "pieces: give it one for each"
                )
            if sum(z.start for z in self.zones(p)) != 1:
                raise RulesError(
                    f"{self.cls.__name__}.{p.name}: one zone of these pieces says start=True"
                )

    def zones(self, of: Pieces) -> list[ZoneField]:
        """Return the zones that hold these pieces, in order."""
        return [f for f in self.fields.values() if isinstance(f, ZoneField) and f.of is of]

    def piece_kinds(self) -> dict[str, Kind]:
        """Return the zones whose pieces have a kind, each with it."""
        return {
            f.name: f.of.kind
            for f in self.fields.values()
            if isinstance(f, ZoneField) and f.of is not None and f.of.kind is not None
        }

    def hidden(self) -> list[Field]:
        """Return the hidden fields that are not zones: a game must say how to resample them."""
        return [
            f
            for f in self.fields.values()
            if isinstance(f, (IntField, ArrField)) and f.see != PUBLIC and f.name != "answers"
        ]

    def records(self) -> list[RowsField]:
        """Return the record stacks, in order."""
        return [f for f in self.fields.values() if isinstance(f, RowsField)]

    def params(self) -> list[ArrField]:
        """Return the fields filled from the table's options."""
        return [f for f in self.fields.values() if isinstance(f, ArrField) and f.param]

    def watched(self) -> list[Field]:
        """Return everything that a seat may or may not see, numbered for the backends."""
        return [*self.fields.values(), *self.books.values()]

    def block(self) -> list[BookField]:
        """Return the books as they lie in memory: the widest ints first, without gaps."""
        return sorted(self.books.values(), key=lambda b: -b.bits)

    # -- values

    def check(self, values: dict[str, Any]) -> None:
        """Raise BadState unless these are values of all fields of a state of this game."""
        expected = set(self.names())
        if values.keys() != expected:
            odd = sorted(values.keys() ^ expected)
            raise BadState(f"not the fields of a {self.cls.__name__}: {', '.join(odd[:6])}")
        for name, value in values.items():
            self.check_field(name, value)
        for of in self.pieces:
            seen = sorted(c for z in self.zones(of) for c in _flat(values[z.name], z.rows))
            if seen != list(range(of.count)):
                raise BadState(
                    f"{of.name}: each of the {of.count} pieces must be in exactly one zone"
                )

    def check_field(self, name: str, value: Any) -> None:
        """Raise BadState unless `value` fits the field."""
        f = self.fields.get(name.partition(".")[0])
        if name == "rng":
            _ints(name, [value], 0, (1 << 64) - 1)
        elif name in ("seats", "over"):
            _ints(name, [value], 0, self.max_seats)
        elif isinstance(f, IntField):
            _ints(name, [value], *_span(f.bits))
        elif isinstance(f, ArrField):
            rows = value if len(f.dims) == 2 else [value]
            _list(name, rows, f.dims[0] if len(f.dims) == 2 else 1, exact=True)
            for r in rows:
                _list(name, r, f.dims[-1], exact=True)
                _ints(name, r, *_span(f.bits))
        elif isinstance(f, ZoneField):
            rows = value if f.rows else [value]
            _list(name, rows, f.rows or 1, exact=True)
            for r in rows:
                _list(name, r, f.cap, exact=False)
                _ints(name, r, *((0, f.of.count - 1) if f.of else _span(f.bits)))
        elif isinstance(f, RowsField):
            col = next((c for c in f.cols if c.name == name.partition(".")[2]), None)
            if col is None:
                raise BadState(f"{self.cls.__name__} has no field {name!r}")
            _list(name, value, f.cap, exact=False)
            for r in value if isinstance(col, ColsField) else [value]:
                if isinstance(col, ColsField):
                    _list(name, r, col.cap, exact=False)
                _ints(name, r, *_span(col.bits))
        else:
            raise BadState(f"{self.cls.__name__} has no field {name!r}")

    def names(self) -> Iterator[str]:
        """Yield the names of all values of a state, record columns as `attacks.enemy`."""
        yield from ("rng", "over", "seats")
        for f in self.fields.values():
            if isinstance(f, RowsField):
                yield from (f"{f.name}.{c.name}" for c in f.cols)
            else:
                yield f.name


def _rows(f: Field) -> int:
    if isinstance(f, ArrField):
        return f.dims[0]
    return f.rows if isinstance(f, ZoneField) else 0


def _flat(value: Any, rows: int) -> list[int]:
    return [c for r in value for c in r] if rows else list(value)


def _span(bits: int) -> tuple[int, int]:
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def _list(name: str, value: Any, n: int, *, exact: bool) -> None:
    if not isinstance(value, list) or (len(value) != n if exact else len(value) > n):
        raise BadState(f"{name}: a list of {'' if exact else 'at most '}{n} is wanted")


def _ints(name: str, values: Any, low: int, high: int) -> None:
    if not values:
        return
    if set(map(type, values)) == {int} and low <= min(values) and max(values) <= high:
        return
    for v in values:
        if isinstance(v, bool) or not isinstance(v, int) or not low <= v <= high:
            raise BadState(f"{name}: {v!r} is not an int from {low} to {high}")
