"""A quest as one file, with the files that it is made of and nothing beside them."""

from __future__ import annotations

import io
from pathlib import Path

from ..scenario.package import Package
from ..scenario.zip_reader import ZipReader, ZipRefused
from .files import HEAD, MOST_FILES
from .ini_reader import Quest, read_bytes

ENDING = ".valkyrie"


def packed(quest: Quest) -> Package:
    """Return the package that a quest is kept and named as."""
    return Package(dict(quest.files))


def is_quest(data: bytes) -> bool:
    """Whether a file looks like the package of a quest."""
    try:
        with ZipReader(io.BytesIO(data)) as kept:
            return any(_is_head(n) for n in kept.names[:MOST_FILES])
    except ZipRefused:
        return False


def is_quest_at(path: str) -> bool:
    """Whether a folder or file looks like a quest."""
    place = Path(path)
    if place.is_dir():
        return any(_is_head(p.name) for p in (*place.iterdir(), *place.glob("*/*.ini")))
    return place.suffix.lower() == ENDING or _is_head(place.name)


def opened_quest(data: bytes) -> Package:
    """Read the package of a quest in the bytes of a file, or raise NoQuest."""
    return packed(read_bytes(data))


def _is_head(name: str) -> bool:
    return name.replace("\\", "/").rpartition("/")[2].lower() == HEAD
