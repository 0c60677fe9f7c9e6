"""Salvage of a damaged SQLite file: every record whose checksum is right, in a new file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..records import is_intact
from ..watermark import WatermarkEntry
from .page_reader import records

KINDS = {7: "table", 4: "row", 5: "key", 3: "secret", 6: "file"}
"""Kinds of records by their number of columns."""
KEEP = {
    "table": "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
    " SET seq = excluded.seq, changed = excluded.changed, listed = excluded.listed,"
    " over = excluded.over, note = excluded.note, checksum = excluded.checksum"
    " WHERE (excluded.seq, excluded.changed) >= (seq, changed)",
    "row": "INSERT OR IGNORE INTO rows VALUES (?, ?, ?, ?)",
    "key": "REPLACE INTO keys VALUES (?, ?, ?, ?, ?)",
    "secret": "REPLACE INTO secrets VALUES (?, ?, ?)",
    "file": "INSERT OR IGNORE INTO files VALUES (?, ?, ?, ?, ?, ?)",
}
"""Entries are only ever added; of everything else the latest record is kept."""
HEADLESS = (
    "INSERT OR IGNORE INTO tables SELECT DISTINCT table_id, 0, 0, 0, 0, '', x'' FROM {}"
    " WHERE table_id NOT IN (SELECT id FROM tables)"
)
"""A table that has lost its summary gets one with a wrong checksum: known, and damaged."""
LATER = {
    "table": "INSERT INTO tables VALUES (:name, :seq, 0, 0, 0, '', x'') ON CONFLICT (id) DO UPDATE"
    " SET checksum = x'' WHERE seq < :seq",
    "key": "DELETE FROM keys WHERE hash = :name AND hex(checksum) <> upper(:checksum)",
    "secret": "DELETE FROM secrets WHERE name = :name AND hex(checksum) <> upper(:checksum)",
}
"""What the watermark has and the file has not is lost: that table is damaged."""


def intact_records(file: Path, wal: Path) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield every intact record with its kind."""
    for record in records(file, wal):
        kind = KINDS.get(len(record))
        if kind is not None and is_intact(kind, record):
            yield kind, record


def salvage(db: sqlite3.Connection, file: Path, wal: Path, traces: list[WatermarkEntry]) -> bool:
    """Copy the intact records of a file into a new database; return whether there were any."""
    any_found = False
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("BEGIN")
    for kind, record in intact_records(file, wal):
        db.execute(KEEP[kind], record)
        any_found = True
    for table in ("rows", "keys"):
        db.execute(HEADLESS.format(table))
    for trace in traces:
        db.execute(LATER[trace.kind], trace._asdict())
    db.execute("COMMIT")
    db.execute("PRAGMA foreign_keys = ON")
    return any_found
