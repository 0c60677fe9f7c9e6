"""Books: tables that rules read and never change, beside the state.

Every copy of a position shares them.
"""

from __future__ import annotations

import hashlib
import struct
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any
from weakref import WeakValueDictionary

from ..errors import BadState
from ..language.state import PUBLIC, BookField, Schema

CODES = {8: "b", 16: "h", 32: "i"}
SHAPE = struct.Struct("<BHI")
"""The header of a book among bytes: bits of an int, ints of a row (0: a single row), all its
ints.
"""
LARGEST = 64 * 1024 * 1024
"""Bytes that the books of a journal can have."""
CACHE_SIZE = 16
"""Sets of books that a loaded game keeps, for the next table with the same."""


class ReadOnlyTable(tuple[Any, ...]):
    """Ints, or rows of ints, without negative indexes."""

    __slots__ = ()

    def __getitem__(self, i: Any) -> Any:
        if not isinstance(i, slice) and i < 0:
            raise IndexError(f"index {i}")
        return super().__getitem__(i)


class Books(Mapping[str, Sequence[Any]]):
    """The books of a table: by name as the rules read them, and whole as bytes."""

    def __init__(self, schema: Schema, given: Mapping[str, Any]) -> None:
        self.schema = schema
        self._fields = schema.books
        for name in given:
            if name not in self._fields:
                there = ", ".join(self._fields) or "none"
                raise BadState(f"there is no book {name!r}; there are: {there}")
        self._ints: dict[str, array[int]] = {}
        for f in self._fields.values():
            if f.name not in given:
                raise BadState(f"the book {f.name} is missing")
            self._ints[f.name] = _ints(f, given[f.name])

    @cached_property
    def packed(self) -> bytes:
        """The books as bytes: for each its name, its shape, its ints."""
        parts = []
        for name, f in sorted(self._fields.items()):
            shape = SHAPE.pack(f.bits, f.width, len(self._ints[name]))
            parts.append(name.encode() + b"\0" + shape + _little(self._ints[name]))
        return b"".join(parts)

    def saved(self) -> bytes:
        """Return what precedes a saved position; empty in a game without books."""
        return len(self.packed).to_bytes(4, "little") + self.packed if self._fields else b""

    def record(self) -> dict[str, str]:
        """Return the books with their content hash, for the header of a journal."""
        return {"hash": self.digest, "data": b64encode(zlib.compress(self.packed, 9)).decode()}

    @cached_property
    def digest(self) -> str:
        """The content hash, equal for equal books."""
        return _digest(self.packed)

    @cached_property
    def open(self) -> str:
        """The content hash of the public books; empty where there are none."""
        names = [n for n, f in sorted(self._fields.items()) if f.see == PUBLIC]
        parts = [n.encode() + b"\0" + _little(self._ints[n]) for n in names]
        return _digest(b"\0".join(parts)) if parts else ""

    @cached_property
    def block(self) -> bytes:
        """The books as compiled rules read them: their lengths, then each with all its room."""
        order = self.schema.block()
        lengths = [len(self._ints[f.name]) // (f.width or 1) for f in order]
        parts = [array("i", lengths).tobytes()]
        parts += [self._ints[f.name].tobytes().ljust(f.room * f.bits // 8, b"\0") for f in order]
        whole = b"".join(parts)
        return whole.ljust(-(-len(whole) // 4) * 4, b"\0")

    @cached_property
    def _pages(self) -> dict[str, ReadOnlyTable]:
        out = {}
        for f in self._fields.values():
            n, v = f.width, self._ints[f.name]
            rows = (ReadOnlyTable(v[i : i + n]) for i in range(0, len(v), n)) if n else v
            out[f.name] = ReadOnlyTable(rows)
        return out

    def public(self) -> dict[str, Any]:
        """Return the public books as lists; they never change, so they are sent once."""
        out: dict[str, Any] = {}
        for name, f in self._fields.items():
            if f.see == PUBLIC:
                out[name] = [list(r) for r in self[name]] if f.width else list(self[name])
        return out

    def __getitem__(self, name: str) -> Sequence[Any]:
        return self._pages[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Books) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


class BookCache:
    """The books that a loaded game has read, each set only once."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self._by_content: WeakValueDictionary[str, Books] = WeakValueDictionary()
        self._by_tuples: dict[tuple[int, ...], tuple[list[Any], Books]] = {}
        self._empty = None if schema.books else Books(schema, {})

    def read(self, given: Mapping[str, Any]) -> Books:
        """Return books from plain lists or tuples, checked; the same tuples are not read again."""
        if self._empty is not None and not given:
            return self._empty
        if isinstance(given, Books) and given.schema.cls is self.schema.cls:
            return given
        values = [given[name] for name in sorted(given)]
        key = tuple(map(id, values))
        if key in self._by_tuples:
            return self._by_tuples[key][1]
        books = self._one(Books(self.schema, given))
        if all(map(_fixed, values)):
            while len(self._by_tuples) >= CACHE_SIZE:
                del self._by_tuples[next(iter(self._by_tuples))]
            self._by_tuples[key] = (values, books)
        return books

    def unpack(self, packed: bytes) -> Books:
        """Return the books that `packed` gave.

        The bytes may come from strangers: nothing is allocated that does not fit.
        """
        known = self._by_content.get(_digest(packed))
        if known is not None:
            return known
        given: dict[str, Any] = {}
        while packed:
            name, _, packed = packed.partition(b"\0")
            try:
                bits, width, count = SHAPE.unpack_from(packed)
            except struct.error:
                raise ValueError("a book is cut short") from None
            f = self.schema.books.get(name.decode())
            if f is None or f.name in given:
                raise BadState(f"there is no book {name.decode()!r}, or not two of them"[:200])
            if width != f.width:
                raise BadState(f"{f.name}: a row of {f.width} is wanted, not of {width}")
            if count > f.room:
                raise BadState(f"{f.name}: at most {f.room} numbers are wanted, not {count}")
            size = SHAPE.size + count * bits // 8
            if bits not in CODES or len(packed) < size or (width and count % width):
                raise ValueError("a book is cut short")
            v = array(CODES[bits], packed[SHAPE.size : size])
            if sys.byteorder == "big":
                v.byteswap()
            rows = [v[i : i + width] for i in range(0, count, width)] if width else v
            given[f.name] = rows
            packed = packed[size:]
        return self._one(Books(self.schema, given))

    def recall(self, record: Mapping[str, str]) -> Books:
        """Return the books that `record` gave.

        Raise ValueError if they do not have their content hash, BadState if the present rules
        cannot read them.
        """
        unzip = zlib.decompressobj()
        try:
            packed = unzip.decompress(b64decode(record["data"], validate=True), LARGEST)
        except zlib.error as e:
            raise ValueError(f"its books cannot be read ({e})") from None
        if _digest(packed) != record["hash"] or not unzip.eof:
            raise ValueError("its books are not those of its content hash")
        return self.unpack(packed)

    def split(self, body: bytes) -> tuple[Books, bytes]:
        """Return the books before a saved position, and the rest."""
        if not self.schema.books:
            return self.read({}), body
        size = 4 + int.from_bytes(body[:4], "little")
        return self.unpack(body[4:size]), body[size:]

    def _one(self, books: Books) -> Books:
        return self._by_content.setdefault(books.digest, books)


def _ints(f: BookField, given: Any) -> array[int]:
    """Return the ints of a book one after another; raise BadState for what does not fit."""
    if isinstance(given, (str, bytes)) or not isinstance(given, (Sequence, array)):
        raise BadState(f"{f.name}: a book is a list, not {given!r}"[:200])
    if len(given) > f.dims[0]:
        raise BadState(f"{f.name}: a book of at most {f.dims[0]} is wanted, not {len(given)}")
    if f.width:
        for i, row in enumerate(given):
            if not isinstance(row, (Sequence, array)) or len(row) != f.width:
                raise BadState(f"{f.name}[{i}]: a row of {f.width} is wanted, not {row!r}"[:200])
    flat: Sequence[Any] = list(chain.from_iterable(given)) if f.width else given
    try:
        return array(CODES[f.bits], flat)
    except (TypeError, OverflowError):
        half = 1 << (f.bits - 1)
        bad = next(x for x in flat if not isinstance(x, int) or not -half <= x < half)
        raise BadState(
            f"{f.name}: {bad!r} is not an int from {-half} to {half - 1}"[:200]
        ) from None


def _digest(packed: bytes) -> str:
    return hashlib.sha256(packed).hexdigest()[:32]


def _fixed(v: Any) -> bool:
    """Return whether a value is immutable."""
    return isinstance(v, tuple) and all(isinstance(x, (int, tuple)) for x in v)


def _little(v: array[int]) -> bytes:
    """Return ints as bytes, the same on every machine."""
    if sys.byteorder == "big":
        v = v[:]
        v.byteswap()
    return v.tobytes()
