"""Reads records from the pages of a SQLite file without SQLite, however damaged it is.

What is found may be wrong or out of date: only checksums tell. All tables of a store are WITHOUT
ROWID, so a record lies in a page of an index. https://www.sqlite.org/fileformat2.html
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

PAGE_SIZES = [1 << n for n in range(9, 17)]
USUAL = 4096
INTERIOR, LEAF = 2, 10
"""Types of index pages, which hold records."""
HEADER = 100
"""Bytes of the file header, in the first page."""
WAL_HEADER, FRAME_HEADER = 32, 24
WIDTHS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}
"""Bytes of a value by its serial type, if it is neither text nor blob."""
FLOAT = 7

Page = Callable[[], bytes]


def records(file: Path, wal: Path) -> Iterator[tuple[Any, ...]]:
    """Yield everything that looks like a record, in the file and then in its write-ahead log."""
    size = _page_size(file)
    pages = {n + 1: page for n, page in enumerate(_pages(file, size))}
    frames = list(_frames(wal, size))
    latest = pages | dict(frames)
    for number, page in [*pages.items(), *frames]:
        yield from _records(page(), latest, HEADER if number == 1 else 0)


def _page_size(file: Path) -> int:
    found = int.from_bytes(_read(file, 16, 2), "big")
    return found if found in PAGE_SIZES else USUAL


def _pages(file: Path, size: int) -> Iterator[Page]:
    length = file.stat().st_size if file.exists() else 0
    for at in range(0, length, size):
        yield partial(_page, file, at, size)


def _frames(wal: Path, size: int) -> Iterator[tuple[int, Page]]:
    """Yield the pages of the write-ahead log by number, without those from before its restart."""
    length = wal.stat().st_size if wal.exists() else 0
    salts = {_read(wal, 16, 8), _read(wal, WAL_HEADER + 8, 8)}  # of the log, of its first frame
    for at in range(WAL_HEADER, length, FRAME_HEADER + size):
        head = _read(wal, at, FRAME_HEADER)
        if head[8:16] in salts:
            yield int.from_bytes(head[:4], "big"), partial(_page, wal, at + FRAME_HEADER, size)


def _page(file: Path, at: int, size: int) -> bytes:
    return _read(file, at, size).ljust(size, b"\0")


def _read(file: Path, at: int, length: int) -> bytes:
    """Read bytes of a file; parts that a failing disk does not give are left out."""
    with suppress(OSError), file.open("rb") as source:
        source.seek(at)
        return source.read(length)
    return b""


def _records(page: bytes, latest: dict[int, Page], at: int) -> Iterator[tuple[Any, ...]]:
    kind = page[at : at + 1]
    if kind not in (bytes([INTERIOR]), bytes([LEAF])):
        return
    interior = kind[0] == INTERIOR
    cells = at + (12 if interior else 8)
    for n in range(int.from_bytes(page[at + 3 : at + 5], "big")):
        place = int.from_bytes(page[cells + 2 * n : cells + 2 * n + 2], "big")
        with suppress(IndexError, ValueError):
            yield _values(_payload(page, place + (4 if interior else 0), latest))


def _payload(page: bytes, at: int, latest: dict[int, Page]) -> bytes:
    """Return the bytes of a record, whose end may lie in overflow pages."""
    length, at = _varint(page, at)
    most = (len(page) - 12) * 64 // 255 - 23
    if length <= most:
        return page[at : at + length]
    least = (len(page) - 12) * 32 // 255 - 23
    here = least + (length - least) % (len(page) - 4)
    here = here if here <= most else least
    found = bytearray(page[at : at + here])
    following, seen = int.from_bytes(page[at + here : at + here + 4], "big"), set()
    while len(found) < length and following in latest and following not in seen:
        seen.add(following)
        more = latest[following]()
        found += more[4 : 4 + length - len(found)]
        following = int.from_bytes(more[:4], "big")
    return bytes(found)


def _values(payload: bytes) -> tuple[Any, ...]:
    """Return the columns of a record. Raise IndexError or ValueError if it is none."""
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Any] = []
    for kind in kinds:
        width = WIDTHS[kind] if kind in WIDTHS else (kind - 12) // 2
        values.append(_value(kind, payload[at : at + width], width))
        at += width
    return tuple(values)


def _value(kind: int, data: bytes, width: int) -> Any:
    if len(data) < width or width < 0 or kind == FLOAT:
        raise ValueError("no value that a store writes")
    if kind == 0:
        return None
    if kind in (8, 9):
        return kind - 8
    if kind in WIDTHS:
        return int.from_bytes(data, "big", signed=True)
    return data.decode() if kind % 2 else data


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a varint of one to nine bytes, and its end. Raise IndexError after the data."""
    value = 0
    for n in range(8):
        byte = data[at + n]
        value = value << 7 | byte & 127
        if byte < 128:
            return value, at + n + 1
    return value << 8 | data[at + 8], at + 9
