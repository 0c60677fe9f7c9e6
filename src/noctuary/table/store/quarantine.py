"""Quarantined files: a damaged file is renamed beside the original and never deleted."""

from __future__ import annotations

from glob import escape
from pathlib import Path


def quarantined_files(path: Path) -> list[Path]:
    """Return the quarantined files of a path, in order."""
    found = path.parent.glob(f"{escape(path.name)}.damaged-*")
    numbered = [(int(n), f) for f in found if (n := f.name.rpartition("-")[2]).isdecimal()]
    return [file for _, file in sorted(numbered)]


def quarantine_path(path: Path) -> Path:
    """Return the path to which a file is quarantined, now or when that was interrupted."""
    before = quarantined_files(path)
    if before and before[-1].samefile(path):
        return before[-1]
    number = int(before[-1].name.rpartition("-")[2]) + 1 if before else 1
    return path.with_name(f"{path.name}.damaged-{number}")
