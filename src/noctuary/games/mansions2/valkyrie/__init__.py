"""Quests of the Valkyrie format, read by our machine: for people with the box on the table."""

from __future__ import annotations

from pathlib import Path

from .compile import Imported, Importer
from .problems import NoQuest, Problem
from .read import read, read_bytes

__all__ = ["Imported", "NoQuest", "Problem", "imported", "imported_bytes"]


def imported(path: str | Path) -> Imported:
    """The quest in a folder or package, ready to play; NoQuest says why there is none."""
    return Importer(read(path)).make()


def imported_bytes(data: bytes, where: str = "") -> Imported:
    """The quest in the bytes of a package; NoQuest likewise."""
    return Importer(read_bytes(data, where)).make()
