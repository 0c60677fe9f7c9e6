"""The state of the Python backends: an object `g` with the declared fields."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from ..compiler.program import Program
from ..errors import RulesError
from ..language.primitives import _M64, INC, MUL
from ..language.state import (
    ArrField,
    ColsField,
    IntField,
    RowsField,
    RuntimeZone,
    Schema,
    ZoneField,
)
from .books import Books
from .chance import ChanceFunction

if TYPE_CHECKING:
    from collections.abc import Iterator


def seed_stream(seed: int) -> int:
    """Return a 64-bit start for a random stream (splitmix64): neighbouring seeds are unrelated."""
    z = (seed + 0x9E3779B97F4A7C15) & _M64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _M64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _M64
    return z ^ (z >> 31)


def next_word(s: int) -> int:
    """Return the state of the random stream one step on."""
    return (s * MUL + INC) & _M64


def pick_below(s: int, n: int) -> int:
    """Return a number from 0 to n-1 out of a random state."""
    return ((s >> 33) * n) >> 31


class RecordStack:
    """A stack of records at run time, whose columns are attributes."""

    def __init__(self, field: RowsField) -> None:
        self._used = 0
        self.kind = field.kind
        self._field = field
        for c in field.cols:
            if isinstance(c, ColsField):
                zone = RuntimeZone.like(c.cap, True, -1, -1)
                setattr(self, c.name, [zone() for _ in range(field.cap)])
            else:
                setattr(self, c.name, [0] * field.cap)

    def push(self, **columns: int) -> int:
        """Add a record and return its number."""
        at = self._used
        if at >= self._field.cap:
            raise RulesError(
                f"more than {self._field.cap} records in {self._field.name}: give rows() more room"
            )
        for c in self._field.cols:
            if isinstance(c, ColsField):
                getattr(self, c.name)[at].clear()
            else:
                getattr(self, c.name)[at] = columns.get(c.name, 0)
        self._used = at + 1
        return at

    @contextmanager
    def open(self, **columns: int) -> Iterator[int]:
        """Open a record for a block: `with g.attacks.open(...) as at:`."""
        at = self.push(**columns)
        try:
            yield at
        finally:
            self._used = at

    def __len__(self) -> int:
        return self._used

    def copy(self) -> RecordStack:
        """Return an independent copy of the rows in use."""
        new = RecordStack(self._field)
        new._used = self._used
        for c in self._field.cols:
            old, col = getattr(self, c.name), getattr(new, c.name)
            if isinstance(c, ColsField):
                for i in range(self._used):
                    col[i][:] = old[i]
            else:
                col[: self._used] = old[: self._used]
        return new


class Board(ABC):
    """The `g` that rules see on the Python backends."""

    _program: Program
    _clone: Callable[[], Board]
    _index: Callable[[], None]
    """Notes anew which zones there are."""
    _places: dict[Any, int]

    def __init__(self) -> None:
        self.rng = 0
        self.over = 0
        self.seats = 0
        self.asked = 0
        self._options_cap = 0
        self.legal: list[int] = []
        self._why: list[Any] = []
        self._denied: list[tuple[int, str]] | None = None
        self._told: list[Any] | None = None
        self._traced: list[int] | None = None
        self._script: list[int] | None = None
        self._source: ChanceFunction | None = None
        self._moments: list[Any] | None = None
        self._where: list[list[int]] = []
        self._zones: list[list[RuntimeZone]] = []
        self.score: list[int] = []
        self.result: list[int] = []
        self.answers: list[int] = []

    @abstractmethod
    def _why_ids(self) -> list[int]:
        """Return the numbers of the rules in progress, outermost first."""

    def _place_of(self, code: Any) -> int:
        """Return the number of the function that a code object belongs to."""
        return self._places[code]


class BoundedRow(list[int]):
    """A row of ints that refuses negative indexes and large values, as checked native does."""

    __slots__ = ()
    low: int
    high: int

    @classmethod
    def of(cls, bits: int) -> type[BoundedRow]:
        """Return the class of rows of `bits` bits."""
        return type(
            "Row",
            (cls,),
            {"__slots__": (), "low": -(1 << (bits - 1)), "high": (1 << (bits - 1)) - 1},
        )

    def __getitem__(self, i: Any) -> Any:
        if not isinstance(i, slice) and i < 0:
            raise IndexError(f"index {i}")
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if not isinstance(i, slice):
            if i < 0:
                raise IndexError(f"index {i}")
            if not self.low <= value <= self.high:
                raise OverflowError(f"{value} does not fit")
        super().__setitem__(i, value)


class CheckedRows(list[Any]):
    """Several rows or zones, without negative indexes."""

    __slots__ = ()

    def __getitem__(self, i: Any) -> Any:
        if not isinstance(i, slice) and i < 0:
            raise IndexError(f"index {i}")
        return super().__getitem__(i)


class CheckedZone(RuntimeZone):
    """A zone without negative indexes and values that do not fit."""

    __slots__ = ()
    low: int
    high: int

    def fit(self, value: int) -> None:
        """Raise OverflowError unless the value fits."""
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit")

    def __getitem__(self, i: Any) -> Any:
        if not isinstance(i, slice) and i < 0:
            raise IndexError(f"index {i}")
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if not isinstance(i, slice):
            self.fit(value)
        super().__setitem__(i, value)

    def append(self, x: int) -> None:
        self.fit(x)
        super().append(x)

    def insert(self, i: Any, x: int) -> None:
        self.fit(x)
        super().insert(i, x)


def check_bounds(g: Board, schema: Schema) -> None:
    """Make a board refuse everything that checked native refuses, at the price of speed."""

    def zone(z: RuntimeZone, bits: int) -> RuntimeZone:
        if isinstance(z, CheckedZone):
            return z
        span = {"low": -(1 << (bits - 1)), "high": (1 << (bits - 1)) - 1}
        made: type[RuntimeZone] = type("Strict", (CheckedZone, type(z)), {"__slots__": (), **span})
        return made(z)

    for f in schema.fields.values():
        v = getattr(g, f.name)
        if isinstance(f, ArrField):
            row = BoundedRow.of(f.bits)
            setattr(g, f.name, row(v) if len(f.dims) == 1 else CheckedRows(row(r) for r in v))
        elif isinstance(f, ZoneField):
            zones = CheckedRows(zone(z, f.bits) for z in (v if f.rows else [v]))
            setattr(g, f.name, zones if f.rows else zones[0])
        elif isinstance(f, RowsField):
            for c in f.cols:
                col = getattr(v, c.name)
                if isinstance(c, ColsField):
                    setattr(v, c.name, CheckedRows(zone(z, c.bits) for z in col))
                else:
                    setattr(v, c.name, BoundedRow.of(c.bits)(col))
    g._index()


def board_class(schema: Schema, program: Program, base: type[Board]) -> type[Board]:
    """Return the class of `g` for one game, with a clone written out field by field."""
    makers: list[Callable[[Board], None]] = []
    copy = ["def clone(g):", "    n = new(cls)"]
    copy += [f"    n.{x} = g.{x}" for x in ("rng", "over", "seats", "asked", "_options_cap")]
    copy += [
        "    n.legal = g.legal[:]",
        "    n._why = []",
        "    n._denied = n._told = n._traced = n._script = n._source = n._moments = None",
    ]
    names: dict[str, Any] = {"new": object.__new__}

    def const(name: str, make: Callable[[], Any]) -> None:
        makers.append(lambda g: setattr(g, name, make()))

    copy += [f"    n.{name} = g.{name}" for name in schema.books]
    for f in schema.fields.values():
        if isinstance(f, IntField):
            const(f.name, int)
            copy.append(f"    n.{f.name} = g.{f.name}")
        elif isinstance(f, ArrField):
            const(f.name, partial(_zeros, f.dims))
            part = "" if f.param else "[:]"
            if len(f.dims) == 1 or f.param:
                copy.append(f"    n.{f.name} = g.{f.name}{part}")
            else:
                copy.append(f"    n.{f.name} = [r[:] for r in g.{f.name}]")
        elif isinstance(f, ZoneField):
            pieces = schema.pieces.index(f.of) if f.of else -1
            bag = f.order == "bag"
            kinds = [
                RuntimeZone.like(f.cap, bag, pieces, f.base + i) for i in range(max(1, f.rows))
            ]
            names |= {f"Z_{f.name}_{i}": kind for i, kind in enumerate(kinds)}
            if f.rows:
                const(f.name, partial(_empty, kinds))
                each = ", ".join(f"Z_{f.name}_{i}(z[{i}])" for i in range(f.rows))
                copy.append(f"    z = g.{f.name}; n.{f.name} = [{each}]")
            else:
                const(f.name, kinds[0])
                copy.append(f"    n.{f.name} = Z_{f.name}_0(g.{f.name})")
        elif isinstance(f, RowsField):
            const(f.name, partial(RecordStack, f))
            copy.append(f"    n.{f.name} = g.{f.name}.copy()")
    groups = []
    for p in schema.pieces:
        zs = schema.zones(p)
        groups.append(
            "[" + ", ".join(f"*n.{z.name}" if z.rows else f"n.{z.name}" for z in zs) + "]"
        )
    copy.append("    n._where = [w[:] for w in g._where]")
    index = "n._zones = [" + ", ".join(groups) + "]"
    copy += ["    " + index, "    return n", "def index(n):", "    " + index]

    def init(self: Board) -> None:
        base.__init__(self)
        self._options_cap = schema.options
        for m in makers:
            m(self)
        self._where = [[0] * p.count for p in schema.pieces]
        names["index"](self)
        for k, p in enumerate(schema.pieces):
            zone = next(z for z in schema.zones(p) if z.start)
            getattr(self, zone.name)[:] = range(p.count)
            self._where[k] = [zone.base] * p.count

    own: dict[str, Any] = {"__init__": init, "_program": program}
    own["_index"] = lambda g: names["index"](g)
    cls: type[Board] = type(f"{schema.cls.__name__}Board", (base,), own)
    names["cls"] = cls
    exec(compile("\n".join(copy), f"<clone of {schema.cls.__name__}>", "exec"), names)
    cls._clone = names["clone"]
    return cls


def _zeros(dims: tuple[int, ...]) -> list[Any]:
    return [0] * dims[0] if len(dims) == 1 else [[0] * dims[1] for _ in range(dims[0])]


def _empty(kinds: list[type[RuntimeZone]]) -> list[RuntimeZone]:
    return [kind() for kind in kinds]


def dump_state(g: Board, schema: Schema) -> dict[str, Any]:
    """Return all values of a state as plain ints and lists; of records only those in use."""
    out: dict[str, Any] = {"rng": g.rng, "over": int(g.over), "seats": g.seats}
    for f in schema.fields.values():
        v = getattr(g, f.name)
        if isinstance(f, IntField):
            out[f.name] = int(v)
        elif isinstance(f, ArrField):
            out[f.name] = (
                [int(x) for x in v] if len(f.dims) == 1 else [[int(x) for x in r] for r in v]
            )
        elif isinstance(f, ZoneField):
            out[f.name] = [[int(x) for x in z] for z in v] if f.rows else [int(x) for x in v]
        elif isinstance(f, RowsField):
            for c in f.cols:
                col = getattr(v, c.name)[: v._used]
                out[f"{f.name}.{c.name}"] = (
                    [[int(x) for x in r] for r in col]
                    if isinstance(c, ColsField)
                    else [int(x) for x in col]
                )
    return out


def load_state(g: Board, schema: Schema, values: dict[str, Any]) -> None:
    """Fill a state with checked values, in place: generators hold on to `g`."""
    g.rng, g.over, g.seats = values["rng"], values["over"], values["seats"]
    for f in schema.fields.values():
        if isinstance(f, IntField):
            setattr(g, f.name, values[f.name])
        elif isinstance(f, ArrField):
            v = values[f.name]
            setattr(g, f.name, list(v) if len(f.dims) == 1 else [list(r) for r in v])
        elif isinstance(f, ZoneField):
            zones = getattr(g, f.name) if f.rows else [getattr(g, f.name)]
            for i, (z, v) in enumerate(
                zip(zones, values[f.name] if f.rows else [values[f.name]], strict=True)
            ):
                z[:] = v
                if f.of:
                    for c in v:
                        g._where[schema.pieces.index(f.of)][c] = f.base + i
        elif isinstance(f, RowsField):
            rows = getattr(g, f.name)
            for c in f.cols:
                col, new = getattr(rows, c.name), values[f"{f.name}.{c.name}"]
                rows._used = len(new)
                for i, v in enumerate(new):
                    if isinstance(c, ColsField):
                        col[i][:] = v
                    else:
                        col[i] = v


def initial_state(g: Board, seats: int, seed: int, params: dict[str, Any], books: Books) -> None:
    """Set the state before the first rule runs."""
    g.seats = seats
    g.rng = seed_stream(seed)
    for name, v in params.items():
        setattr(g, name, v)
    attach_books(g, books)


def attach_books(g: Board, books: Books) -> None:
    """Make the books readable on `g`."""
    for name, book in books.items():
        setattr(g, name, book)


def resample(
    g: Board, schema: Schema, seat: int, seed: int, hook: Callable[[Any, int], Any] | None
) -> int:
    """Redraw what `seat` cannot see, as a function of what it sees and of the seed."""
    s = seed_stream(seed)
    for k, p in enumerate(schema.pieces):
        zones = [z for z in schema.zones(p) if not z.start] + [
            z for z in schema.zones(p) if z.start
        ]
        hidden: list[tuple[ZoneField, RuntimeZone, list[int] | None]] = []
        for f in zones:
            for i, zone in enumerate(getattr(g, f.name) if f.rows else [getattr(g, f.name)]):
                if not sees(f.see, g, i, seat):
                    hidden.append((f, zone, getattr(g, f.known) if f.known else None))
        back = getattr(g, p.pool) if p.pool else [0] * p.count
        pools: dict[int, list[int]] = {}
        slots: list[list[tuple[int, int]]] = []  # of each zone: (back, who knows it)
        for f, zone, known in hidden:
            masks = known or [0] * p.count
            mine = [known is not None and bool(known[c] >> seat & 1) for c in zone]
            unknown = [c for c, m in zip(zone, mine, strict=True) if not m]
            slots.append([(back[c], masks[c]) for c in unknown])
            for c in unknown:
                pools.setdefault(back[c], []).append(c)
                if known is not None:
                    known[c] = 0
            if f.order == "bag":
                slots[-1].sort()
                kept = sorted(c for c, m in zip(zone, mine, strict=True) if m)
                zone[:] = kept + [-1] * len(unknown)
            else:
                zone[:] = [c if m else -1 for c, m in zip(zone, mine, strict=True)]
        for pool in pools.values():
            pool.sort()
        for z, (f, zone, known) in enumerate(hidden):
            last = z == len(hidden) - 1 and f.order == "bag" and not p.pool
            n = 0
            for i in range(len(zone)):
                if zone[i] >= 0:
                    continue
                b, mask = slots[z][n]
                n += 1
                pool = pools[b]
                if last:
                    c = pool.pop()
                else:
                    s = next_word(s)
                    j = pick_below(s, len(pool))
                    c = pool[j]
                    pool[j] = pool[-1]
                    pool.pop()
                zone[i] = c
                g._where[k][c] = zone.code
                if known is not None:
                    known[c] = mask
    for h in schema.hidden():
        hide(h, g, seat)
    s = next_word(s)
    g.rng = s
    if hook is not None:
        hook(g, seat)
    return s


def sees(see: Any, g: Any, row: int, seat: int) -> bool:
    """Return whether a seat may see row `row` of a field."""
    if see == "public":
        return True
    if see == "owner":
        return row == seat
    return see != "nobody" and bool(see(g, row, seat))


def hide(f: Any, g: Board, seat: int) -> None:
    """Set to zero what a seat may not see of a field that is not a zone."""
    v = getattr(g, f.name)
    if isinstance(f, IntField):
        if not sees(f.see, g, 0, seat):
            setattr(g, f.name, 0)
        return
    for i in range(f.dims[0]):
        if not sees(f.see, g, i, seat):
            v[i] = 0 if len(f.dims) == 1 else [0] * f.dims[1]
