"""The file of a SQLite store: made, locked, opened, brought up to date."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import ExitStack, closing
from io import FileIO
from pathlib import Path
from weakref import WeakSet

from noctuary.kernel import NoctuaryError

from .schema import VERSION, VERSIONS, migrations, next_step

MEMORY = ":memory:"
MIGRATIONS = migrations("sqlite")
PATIENCE = 10.0
"""Seconds to wait for somebody who looks into the file with another program."""

_locks: WeakSet[FileIO] = WeakSet()


def _forget_locks() -> None:
    for lock in list(_locks):
        lock.close()


# A child that outlives its killed parent would keep the file locked.
os.register_at_fork(after_in_child=_forget_locks)


def open_file(where: str) -> tuple[sqlite3.Connection, sqlite3.Connection, ExitStack]:
    """A connection to write with, one to read with, and what to close in the end."""
    try:
        with ExitStack() as held:
            if where == MEMORY:
                writing = reading = held.enter_context(closing(_connect(where)))
                _migrate(writing)
            else:
                path = Path(where).expanduser().absolute()
                held.enter_context(_lock(path))
                os.close(_private(path))
                writing = held.enter_context(closing(_connect(str(path))))
                _migrate(writing)
                reading = held.enter_context(closing(_connect(str(path))))
                reading.execute("PRAGMA query_only = ON")
            return writing, reading, held.pop_all()
    except (OSError, sqlite3.Error) as error:
        raise NoctuaryError(f"The tables in {where} cannot be opened: {error}") from error


def _lock(path: Path) -> FileIO:
    """Keeps other processes out; folders that are not there are made."""
    for folder in reversed(path.parents):
        folder.mkdir(mode=0o700, exist_ok=True)
    lock = FileIO(_private(path.with_name(f"{path.name}.lock")))
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise NoctuaryError(
            f"The tables in {path} are in use by another process. Stop it first, or choose another "
            "file; only PostgreSQL lets several processes share their tables."
        ) from None
    _locks.add(lock)
    return lock


def _private(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)


def _connect(where: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        where, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute(VERSIONS)
    while step := next_step(connection.execute(VERSION).fetchone()[0], MIGRATIONS):
        connection.executescript(f"BEGIN IMMEDIATE;\n{step};\nCOMMIT;")
