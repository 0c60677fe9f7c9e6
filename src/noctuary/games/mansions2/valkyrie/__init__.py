"""Quests of the Valkyrie format, imported for people with the box on the table."""

from __future__ import annotations

from pathlib import Path

from ..scenario.package import Package
from .compile import Imported, Importer
from .conditions import Packs
from .effects import proposed
from .files import HEAD
from .ini_reader import read, read_bytes
from .package import is_quest, is_quest_at, opened_quest, packed
from .problems import NoQuest

__all__ = ["HEAD", "Imported", "NoQuest", "imported", "imported_bytes", "imported_package"]
__all__ += ["is_quest", "is_quest_at", "opened_quest", "packed", "proposed", "read"]


def imported(path: str | Path, packs: Packs = None, *, digital: bool = False) -> Imported:
    """Import the quest in a folder or package.

    `packs`: the products that people own; `digital`: they play without the box. Raise NoQuest with
    the reasons why it cannot be played.
    """
    return Importer(read(path), packs, digital=digital).make()


def imported_bytes(
    data: bytes, where: str = "", packs: Packs = None, *, digital: bool = False
) -> Imported:
    """Import the quest in the bytes of a package, or raise NoQuest."""
    return Importer(read_bytes(data, where), packs, digital=digital).make()


def imported_package(package: Package, packs: Packs = None, *, digital: bool = False) -> Imported:
    """Import the quest in a package of ours, or raise NoQuest."""
    return imported_bytes(package.packed, packs=packs, digital=digital)
