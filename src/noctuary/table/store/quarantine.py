"""Files that are set aside: they lie beside their place under a name of their own."""

from __future__ import annotations

from glob import escape
from pathlib import Path


def quarantined_files(path: Path) -> list[Path]:
    """What was set aside from a place, in order."""
    found = path.parent.glob(f"{escape(path.name)}.damaged-*")
    numbered = [(int(n), f) for f in found if (n := f.name.rpartition("-")[2]).isdecimal()]
    return [file for _, file in sorted(numbered)]


def quarantine_path(path: Path) -> Path:
    """Where the file at a place is to be set aside, or was when that was cut short."""
    before = quarantined_files(path)
    if before and before[-1].samefile(path):
        return before[-1]
    number = int(before[-1].name.rpartition("-")[2]) + 1 if before else 1
    return path.with_name(f"{path.name}.damaged-{number}")
