"""A cache of results that were computed from files, valid until one of the files changes."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from noctuary import __version__
from noctuary.machine import cache_folder

Made = TypeVar("Made")

WRITER = f"{__version__} {sys.version}"
"""The program that wrote an entry: another version computes it again."""
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError)
"""Errors of decoding an entry that is damaged or has another form."""
MAX_PLACES = 4
"""Entries kept for one name: the same files in several places, such as checkouts."""
SETTLED_SECONDS = 2.0
"""Seconds after which equal times mean an unchanged file: file systems round their times."""


class CacheHeader(msgspec.Struct):
    """The first line of an entry."""

    stamp: str
    """Sizes, inodes and times of the files; empty if one of them had just changed."""
    content: str
    """The digest of the files' content."""
    body: str
    """The digest of the cached result."""


def load_or_compute(
    name: str, files: Iterable[Path], kind: type[Made], make: Callable[[], Made]
) -> Made:
    """Return the cached result for some files, or compute it with `make` and cache it.

    An entry that is damaged or of another version is computed again; a cache that cannot be
    written is ignored.
    """
    every = sorted(set(files))
    place = cache_folder() / f"{name}-{digest(*map(str, every))[:8].hex()}.json"
    stamp = stamp_of(every)
    head, body = read_cached(place)
    same = head is not None and stamp != "" and stamp == head.stamp
    content = head.content if head and same else content_digest(every)
    if head and content == head.content:
        with suppress(*UNREADABLE):
            found = msgspec.json.decode(body, type=kind)
            if stamp != head.stamp:
                write_cached(place, stamp, content, body)
            return found
    made = make()
    write_cached(place, stamp, content, msgspec.json.encode(made))
    evict_old(name)
    return made


def digest(*parts: str) -> bytes:
    """Return the hash of some texts."""
    return hashlib.blake2b("\0".join(parts).encode()).digest()


def stamp_of(files: Iterable[Path]) -> str:
    """Return a digest of sizes, times and inodes; empty while a file may still be changing."""
    told, newest = [WRITER], 0.0
    for file in files:
        try:
            seen = file.stat()
        except OSError:
            told.append(f"{file} is not there")
            continue
        newest = max(newest, seen.st_mtime, seen.st_ctime)
        told.append(f"{file} {seen.st_size} {seen.st_mtime_ns} {seen.st_ctime_ns} {seen.st_ino}")
    return "" if newest > time.time() - SETTLED_SECONDS else digest(*told).hex()


def content_digest(files: Iterable[Path]) -> str:
    """Return the digest of the files' content."""
    every = hashlib.blake2b(WRITER.encode())
    for file in files:
        try:
            said = file.read_bytes()
        except OSError:
            said = b""
        every.update(f"{file} {len(said)}\0".encode())
        every.update(said)
    return every.hexdigest()


def read_cached(place: Path) -> tuple[CacheHeader | None, bytes]:
    """Read an entry: its header, None if it is missing or damaged, and its body."""
    try:
        first, _, body = place.read_bytes().partition(b"\n")
        head = msgspec.json.decode(first, type=CacheHeader)
    except (OSError, *UNREADABLE):
        return None, b""
    return (head, body) if hashlib.blake2b(body).hexdigest() == head.body else (None, b"")


def write_cached(place: Path, stamp: str, content: str, body: bytes) -> None:
    """Write an entry atomically; do nothing if that is not possible."""
    head = CacheHeader(stamp, content, hashlib.blake2b(body).hexdigest())
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent, prefix="keep-") as work:
            whole = Path(work) / place.name
            whole.write_bytes(msgspec.json.encode(head) + b"\n" + body)
            os.replace(whole, place)
    except OSError:
        return


def evict_old(name: str) -> None:
    """Remove all but the newest entries of a name."""
    with suppress(OSError):
        places = re.compile(rf"{re.escape(name)}-[0-9a-f]{{16}}\.json")
        every = [f for f in cache_folder().iterdir() if places.fullmatch(f.name)]
        for old in sorted(every, key=lambda f: f.stat().st_mtime)[:-MAX_PLACES]:
            old.unlink(missing_ok=True)
