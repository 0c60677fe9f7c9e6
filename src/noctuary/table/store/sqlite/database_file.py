"""The file of a SQLite store: created, locked, checked, opened, migrated.

A file that SQLite cannot be trusted with is quarantined whole, and salvaged into a new one.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from noctuary.kernel import NoctuaryError

from ..base import DamageReport
from ..migrations import VERSION, VERSIONS, migrations, next_step
from ..quarantine import quarantine_path, quarantined_files
from ..records import checksum
from ..watermark import Watermark, WatermarkEntry
from .file_lock import FileLock
from .integrity import find_damage, latest, lenient, why_unusable
from .salvage import salvage

log = logging.getLogger("noctuary.table")

MEMORY = ":memory:"
MIGRATIONS = migrations("sqlite")
PATIENCE = 10.0
"""Seconds to wait while another program uses the file."""
BESIDE = ("-wal", "-shm")
"""The endings of SQLite's own files beside a database."""


@dataclass
class SqliteFile:
    """An open file: a connection to write with, one to read with, and the damage found."""

    writing: sqlite3.Connection
    reading: sqlite3.Connection
    damage: DamageReport
    note_written: Callable[[list[WatermarkEntry]], None]
    """What the writer thread calls with what is on disk."""
    close: Callable[[], None]


def open_file(where: str) -> SqliteFile:
    """Open the file at a path, created with its folders if needed, or a database in memory."""
    try:
        with ExitStack() as held:
            return _in_memory(held) if where == MEMORY else _on_disk(where, held)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(where, error) from error


def _unusable(where: object, why: object) -> NoctuaryError:
    return NoctuaryError(f"The tables in {where} cannot be opened: {why}")


def _in_memory(held: ExitStack) -> SqliteFile:
    only = held.enter_context(closing(_connect(MEMORY)))
    _migrate(only)
    return SqliteFile(only, only, DamageReport(), lambda traces: None, held.pop_all().close)


def _on_disk(where: str, held: ExitStack) -> SqliteFile:
    path = Path(where).expanduser().resolve()  # SQLite's own files lie beside the file itself
    for folder in reversed(path.parents):
        folder.mkdir(mode=0o700, exist_ok=True)
    locked = held.enter_context(ExitStack())
    locked.enter_context(FileLock(path))
    mark = held.enter_context(closing(Watermark(_named(path, ".mark"))))
    traces = mark.read()
    if why := why_unusable(path, MIGRATIONS, traces):
        _replace_damaged_file(path, why, traces, known=mark.path.exists(), locked=locked)
    writing = held.enter_context(closing(_connect(path)))
    _migrate(writing)
    reading = held.enter_context(closing(_connect(path)))
    reading.execute("PRAGMA query_only = ON")
    damage = find_damage(reading)
    damage.quarantined = [file.name for file in quarantined_files(path)]
    if damage.quarantined:
        log.error("damaged files were set aside", extra={"files": damage.quarantined})
    # From here on the mark need not know of anything that only the log of a crash has.
    writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    mark.begin(latest(reading))
    return SqliteFile(writing, reading, damage, mark.add, held.pop_all().close)


def _named(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _connect(where: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        where, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        connection.text_factory = lenient
        connection.create_function("checksum", -1, checksum, deterministic=True)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA cell_size_check = ON")
        # Nothing that was replaced is left lying about, to be found when a file is salvaged.
        connection.execute("PRAGMA secure_delete = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def begin_file(path: Path) -> sqlite3.Connection:
    """Create a file without tables."""
    connection = _connect(path)
    _migrate(connection)
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute(VERSIONS)
    while step := next_step(connection.execute(VERSION).fetchone()[0], MIGRATIONS):
        connection.executescript(f"BEGIN IMMEDIATE;\n{step};\nCOMMIT;")


# ---- a damaged file


def _replace_damaged_file(
    path: Path, why: str, traces: list[WatermarkEntry], *, known: bool, locked: ExitStack
) -> None:
    """Quarantine a file, and put a new one with its intact records into its place.

    Interrupted anywhere, it is done again: only the last step changes what is at `path`, and the
    log of the old file is looked for in quarantine, too.
    """
    aside, new = quarantine_path(path), _named(path, ".new")
    wal, kept_wal = _named(path, "-wal"), _named(aside, "-wal")
    for file in (new, *(_named(new, end) for end in BESIDE)):
        file.unlink(missing_ok=True)
    locked.enter_context(FileLock(new))
    with closing(begin_file(new)) as db:
        anything = salvage(db, path, wal if wal.exists() else kept_wal, traces)
    if not anything and not known and path.stat().st_size:  # no file of ours, by any sign
        new.unlink()
        raise _unusable(path, why)
    log.error("a damaged file is set aside", extra={"file": aside.name, "reason": why})
    _keep(path, aside)
    if wal.exists():
        _keep(wal, kept_wal)
    for end in BESIDE:
        _named(path, end).unlink(missing_ok=True)
    new.replace(path)


def _keep(file: Path, name: Path) -> None:
    """Give a file a second name."""
    if name.exists():
        return
    try:
        os.link(file, name)
    except OSError:  # a file system without links
        shutil.copy2(file, name)
