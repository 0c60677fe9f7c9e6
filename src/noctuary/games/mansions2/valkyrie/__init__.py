"""Quests of the Valkyrie format, read by our machine: for people with the box on the table."""

from __future__ import annotations

from pathlib import Path

from ..scenario.package import Package
from .compile import Imported, Importer
from .files import HEAD
from .package import is_quest, is_quest_at, opened_quest, packed
from .problems import NoQuest
from .read import read, read_bytes

__all__ = ["HEAD", "Imported", "NoQuest", "imported", "imported_bytes", "imported_package"]
__all__ += ["is_quest", "is_quest_at", "opened_quest", "packed", "read"]


def imported(path: str | Path) -> Imported:
    """The quest in a folder or package, ready to play; NoQuest says why there is none."""
    return Importer(read(path)).make()


def imported_bytes(data: bytes, where: str = "") -> Imported:
    """The quest in the bytes of a package; NoQuest likewise."""
    return Importer(read_bytes(data, where)).make()


def imported_package(package: Package) -> Imported:
    """The quest in a package of ours; NoQuest likewise."""
    return imported_bytes(package.packed)
