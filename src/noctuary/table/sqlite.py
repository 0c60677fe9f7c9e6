"""Tables in one SQLite file, for one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from typing import Any, Self, TypeVar

import msgspec

from noctuary.kernel import NoctuaryError

from .sqlite_file import open_file
from .sqlite_thread import SqliteThread
from .store import Behind, Key, NoSuchTable, NotSaved, Store, Summary
from .watchers import Watcher, Watchers

T = TypeVar("T")


class SqliteStore(Store):
    """All that waits to be written is written together: one sync to disk for all of it."""

    def __init__(self, writer: SqliteThread, reader: SqliteThread, held: ExitStack) -> None:
        self._writer = writer
        self._reader = reader
        self._held = held
        self._watchers = Watchers()

    @classmethod
    async def open(cls, where: str) -> Self:
        """The store in a file, which is made with its folders, or in ":memory:"."""
        writing, reading, held = await asyncio.to_thread(open_file, where)
        writer = SqliteThread(writing, "BEGIN IMMEDIATE", NotSaved)
        reader = writer if reading is writing else SqliteThread(reading, "BEGIN", NoctuaryError)
        return cls(writer, reader, held)

    async def close(self) -> None:
        await asyncio.gather(self._writer.end(), self._reader.end())
        self._held.close()
        self._watchers.end()

    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        texts = [_text(row) for row in rows]
        note = _text(summary.note)

        def work(db: sqlite3.Connection) -> None:
            if summary.seq != len(texts) or _seq(db, summary.table) is not None:
                raise Behind(f"Table {summary.table} cannot be new at row {summary.seq}.")
            db.execute(
                "INSERT INTO tables (id, seq, changed, listed, over, note)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (summary.table, summary.seq, summary.changed, summary.listed, summary.over, note),
            )
            _insert(db, summary, texts)

        await self._write(summary, work)

    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        texts = [_text(row) for row in rows]
        note = _text(summary.note)

        def work(db: sqlite3.Connection) -> None:
            seq = _seq(db, summary.table)
            if seq is None:
                raise NoSuchTable(summary.table)
            if seq != summary.seq - len(texts):
                raise Behind(f"Table {summary.table} is at row {seq}.")
            _insert(db, summary, texts)
            db.execute(
                "UPDATE tables SET seq = ?, changed = ?, listed = ?, over = ?, note = ?"
                " WHERE id = ?",
                (summary.seq, summary.changed, summary.listed, summary.over, note, summary.table),
            )

        await self._write(summary, work)

    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        def work(db: sqlite3.Connection) -> list[dict[str, Any]]:
            if _seq(db, table) is None:
                raise NoSuchTable(table)
            found = db.execute(
                "SELECT data FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
            )
            return [msgspec.json.decode(data) for (data,) in found]

        return await self._do(self._reader, work)

    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        names = None if tables is None else _text(tables)

        def work(db: sqlite3.Connection) -> list[Summary]:
            found = db.execute(
                "SELECT id, seq, changed, listed, over, note FROM tables"
                " WHERE (:names IS NULL OR id IN (SELECT value FROM json_each(:names)))"
                " AND (listed OR NOT :listed) ORDER BY changed DESC, id LIMIT :limit",
                {"names": names, "listed": listed, "limit": limit},
            )
            return [
                Summary(table, seq, changed, bool(listed), bool(over), msgspec.json.decode(note))
                for table, seq, changed, listed, over, note in found
            ]

        return await self._do(self._reader, work)

    async def add_key(self, hashed: str, key: Key) -> None:
        def work(db: sqlite3.Connection) -> None:
            if _seq(db, key.table) is None:
                raise NoSuchTable(key.table)
            db.execute(
                "INSERT OR REPLACE INTO keys (hash, table_id, rights, seat) VALUES (?, ?, ?, ?)",
                (hashed, key.table, key.rights, key.seat),
            )

        await self._do(self._writer, work)

    async def key(self, hashed: str) -> Key | None:
        return (await self.keys([hashed])).get(hashed)

    async def keys(self, hashed: list[str]) -> dict[str, Key]:
        names = _text(hashed)

        def work(db: sqlite3.Connection) -> dict[str, Key]:
            found = db.execute(
                "SELECT hash, table_id, rights, seat FROM keys"
                " WHERE hash IN (SELECT value FROM json_each(?))",
                (names,),
            )
            return {hash: Key(table, rights, seat) for hash, table, rights, seat in found}

        return await self._do(self._reader, work)

    async def claim(self, table: str) -> bool:
        """Always: no other process has the file open."""
        return True

    async def release(self, table: str) -> None:
        """Nothing to give up."""

    def changes(self) -> Watcher:
        return self._watchers.add()

    async def set_secret(self, name: str, value: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO secrets (name, value) VALUES (?, ?)", (name, value))

        await self._do(self._writer, work)

    async def secret(self, name: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            return None if found is None else str(found[0])

        return await self._do(self._reader, work)

    async def _do(self, thread: SqliteThread, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(thread.do(work))

    async def _write(self, summary: Summary, work: Callable[[sqlite3.Connection], None]) -> None:
        """Writes, and tells of it even when nobody waits for the answer any more."""
        loop = asyncio.get_running_loop()

        def tell(written: Future[None]) -> None:
            if not written.cancelled() and written.exception() is None:
                loop.call_soon_threadsafe(self._watchers.tell, summary.table, summary.seq)

        future = self._writer.do(work)
        future.add_done_callback(tell)
        await asyncio.wrap_future(future)


def _seq(db: sqlite3.Connection, table: str) -> int | None:
    found = db.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
    return None if found is None else int(found[0])


def _insert(db: sqlite3.Connection, summary: Summary, texts: list[str]) -> None:
    first = summary.seq - len(texts) + 1
    db.executemany(
        "INSERT INTO rows (table_id, seq, data) VALUES (?, ?, ?)",
        [(summary.table, seq, text) for seq, text in enumerate(texts, first)],
    )


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()
