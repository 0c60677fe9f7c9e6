"""The files of a quest: a folder, or a package `.valkyrie`, a zip that anybody may have written.

Only the parts of a quest are ever read; music and pictures stay where they are.
"""

from __future__ import annotations

import io
import os
import re
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ..scenario.zip_reader import ZipReader, ZipRefused, is_link
from .problems import NoQuest, refusal

MOST_FILES, MOST_BYTES, LARGEST = 5_000, 16_000_000, 4_000_000
"""Files of a quest; bytes that are read of it, in all and of one file. What is not read, such as
music and pictures, may be as large as it likes.
"""
LARGEST_PACKAGE = 500_000_000
DEEPEST, LONGEST = 12, 240
"""Folders in folders; letters of a path."""
HEAD = "quest.ini"
SAVED = ".vsave"
MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


class Files:
    """The files of a quest's folder, by path in small letters, and those that were read."""

    def __init__(self, where: str, listed: dict[str, str], load: Callable[[str], bytes]) -> None:
        self.where, self._listed, self._load = where, listed, load
        self.kept: dict[str, bytes] = {}
        """Every file that was read: what a quest is made of."""
        self._left = MOST_BYTES

    def __contains__(self, name: str) -> bool:
        return tidy(name).lower() in self._listed

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def read(self, name: str) -> bytes | None:
        """Read a file of the folder; None if there is no such file in it."""
        found = tidy(name).lower()
        if found not in self._listed:
            return None
        if found not in self.kept:
            try:
                data = self._load(self._listed[found])
            except ZipRefused as e:
                raise _refusal_of_zip(e, self.where) from None
            except OSError as e:
                raise refusal(self.where, "zip", text=str(e)) from None
            self._left -= len(data)
            if len(data) > LARGEST or self._left < 0:
                raise refusal(name, "bytes", most=min(LARGEST, MOST_BYTES))
            self.kept[found] = data
        return self.kept[found]


def tidy(name: str) -> str:
    """Return a path as it is listed: forward, without a leading dot."""
    return name.strip().replace("\\", "/").removeprefix("./")


def _sound(path: str) -> bool:
    """Whether a path stays in its folder."""
    parts = path.split("/")
    return (
        0 < len(path) <= LONGEST
        and len(parts) <= DEEPEST
        and not any(p in ("", ".", "..") for p in parts)
        and not re.search(r"[\x00-\x1f:]", path)
    )


@contextmanager
def opened(path: str | Path) -> Iterator[Files]:
    """Open the files at a path: a folder, a package, or the file `quest.ini` of a folder."""
    place = Path(path)
    if place.name.lower() == HEAD and place.is_file():
        place = place.parent
    if place.is_dir():
        yield _folder(place)
        return
    if place.name.lower().endswith(SAVED):
        raise refusal(place.name, "save")
    try:
        file = place.open("rb")
    except OSError:
        raise refusal(str(path), "no-path") from None
    with file:
        if os.fstat(file.fileno()).st_size > LARGEST_PACKAGE:
            raise refusal(place.name, "bytes", most=LARGEST_PACKAGE)
        with _unzipped(file, place.name) as files:
            yield files


@contextmanager
def opened_bytes(data: bytes, where: str = "") -> Iterator[Files]:
    """Open the files in the bytes of a package, from anybody."""
    with _unzipped(io.BytesIO(data), where) as files:
        yield files


def _folder(place: Path) -> Files:
    listed: dict[str, str] = {}
    for folder, below, names in os.walk(place):
        below.sort()
        for name in sorted(names):
            full = os.path.join(folder, name)
            inner = Path(full).relative_to(place).as_posix()
            if _sound(inner) and stat.S_ISREG(os.lstat(full).st_mode):
                listed.setdefault(inner.lower(), full)
        if len(listed) > MOST_FILES:
            raise refusal(place.name, "files", most=MOST_FILES)

    def load(full: str) -> bytes:
        with open(full, "rb") as file:
            return file.read(LARGEST + 1)

    return Files(place.name, _rooted(listed), load)


@contextmanager
def _unzipped(file: IO[bytes], where: str) -> Iterator[Files]:
    try:
        kept = ZipReader(file)
        entries = kept.entries(MOST_FILES, folders=False)
    except ZipRefused as e:
        raise _refusal_of_zip(e, where) from None
    with kept:
        listed: dict[str, str] = {}
        for entry in entries:
            inner = tidy(entry.filename)
            if _sound(inner) and not is_link(entry):
                listed.setdefault(inner.lower(), entry.filename)
        yield Files(where, _rooted(listed), lambda name: kept.read(name, LARGEST))


def _refusal_of_zip(why: ZipRefused, where: str) -> NoQuest:
    """Return a refusal with the place of the file, or of the whole package."""
    if why.key == "sealed":
        return refusal(str(why.told["name"]), why.key)
    return refusal(where, why.key, **why.told)


def _rooted(listed: dict[str, str]) -> dict[str, str]:
    """Return the files of a quest as seen from its own folder.

    A quest may be packed with its folder, or among other things; the outermost folder that has one
    counts.
    """
    heads = [name for name in listed if name.endswith(f"/{HEAD}")]
    if HEAD in listed or not heads:
        return listed
    top = min(heads, key=lambda name: name.count("/")).removesuffix(HEAD)
    return {n.removeprefix(top): full for n, full in listed.items() if n.startswith(top)}


def text_of(data: bytes) -> tuple[str, bool]:
    """Return the text in a file, and whether its encoding is sound."""
    for mark, coding in MARKS:
        if data.startswith(mark):
            said = data.decode(coding, "replace")
            return said.replace("\x00", ""), "\ufffd" not in said
    try:
        said = data.decode("utf-8")
        return said.replace("\x00", ""), "\x00" not in said
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace").replace("\x00", ""), False
