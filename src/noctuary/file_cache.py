"""What was worked out from files, kept in the user's cache folder until one of them changes."""

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
"""Who keeps: another one works it out anew."""
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError)
"""What bytes are that nobody wrote so."""
MAX_PLACES = 4
"""How many places with files of the same name are remembered, such as checkouts."""
SETTLED_SECONDS = 2.0
"""Seconds after which a file that looks the same is the same: file systems tell time in steps."""


class CacheHeader(msgspec.Struct):
    """What stands before that which is kept."""

    stamp: str
    """How its files looked: their sizes, numbers and times. Nothing where they had just changed."""
    content: str
    """The digest of what its files said."""
    body: str
    """The digest of what is kept."""


def load_or_compute(
    name: str, files: Iterable[Path], kind: type[Made], make: Callable[[], Made]
) -> Made:
    """What `make` makes of some files: as it was kept, while they are as they were, else anew.

    What is damaged, of another version or cannot be written is as if nothing had been kept.
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
    """A name for texts."""
    return hashlib.blake2b("\0".join(parts).encode()).digest()


def stamp_of(files: Iterable[Path]) -> str:
    """How files look from outside; nothing while one of them may still be changing."""
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
    """The digest of what files say."""
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
    """What is kept somewhere, with its head; None where there is nothing whole."""
    try:
        first, _, body = place.read_bytes().partition(b"\n")
        head = msgspec.json.decode(first, type=CacheHeader)
    except (OSError, *UNREADABLE):
        return None, b""
    return (head, body) if hashlib.blake2b(body).hexdigest() == head.body else (None, b"")


def write_cached(place: Path, stamp: str, content: str, body: bytes) -> None:
    """Keeps something, whole or not at all."""
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
    """Removes what was kept of other places, but for the latest."""
    with suppress(OSError):
        places = re.compile(rf"{re.escape(name)}-[0-9a-f]{{16}}\.json")
        every = [f for f in cache_folder().iterdir() if places.fullmatch(f.name)]
        for old in sorted(every, key=lambda f: f.stat().st_mtime)[:-MAX_PLACES]:
            old.unlink(missing_ok=True)
