"""The SQLite store, for one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Self, TypeVar

from noctuary.kernel import NoctuaryError

from ..base import (
    AccessKey,
    Damaged,
    NoSuchTable,
    NotSaved,
    StaleWrite,
    Store,
    StoredAttachment,
    Summary,
)
from ..records import (
    file_record,
    key_record,
    read_file_infos,
    read_files,
    read_keys,
    read_rows,
    read_secret,
    read_summaries,
    row_records,
    secret_record,
    summary_record,
    text,
)
from ..subscriptions import Subscription, Subscriptions
from ..watermark import WatermarkEntry
from .database_file import SqliteFile, open_file
from .integrity import malformed
from .writer_thread import SqliteThread

T = TypeVar("T")

INSERT_TABLE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_ROW = "INSERT INTO rows VALUES (?, ?, ?, ?)"
UPDATE_TABLE = (
    "UPDATE tables SET seq = ?2, changed = ?3, listed = ?4, over = ?5, note = ?6, checksum = ?7"
    " WHERE id = ?1"
)
REPLACE_KEY = "REPLACE INTO keys VALUES (?, ?, ?, ?, ?)"
REPLACE_SECRET = "REPLACE INTO secrets VALUES (?, ?, ?)"


class SqliteStore(Store):
    """Tables in one SQLite file. Everything that waits is written with one sync to disk."""

    def __init__(self, file: SqliteFile) -> None:
        self._file, self.damage = file, file.damage
        self._writer = SqliteThread(file.writing, "BEGIN IMMEDIATE", NotSaved, file.note_written)
        self._reader = (
            self._writer
            if file.reading is file.writing
            else SqliteThread(file.reading, "BEGIN", NoctuaryError)
        )
        self._watchers = Subscriptions()

    @classmethod
    async def open(cls, where: str) -> Self:
        """Open the store in a file, created with its folders if needed, or in ":memory:"."""
        return cls(await asyncio.to_thread(open_file, where))

    async def close(self) -> None:
        await asyncio.gather(self._writer.end(), self._reader.end())
        self._file.close()
        self._watchers.end()

    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        head, kept = summary_record(summary), row_records(summary, [text(row) for row in rows])

        def work(db: sqlite3.Connection) -> None:
            if summary.seq != len(kept) or _seq(db, summary.table) is not None:
                raise StaleWrite(f"Table {summary.table} cannot be new at row {summary.seq}.")
            db.execute(INSERT_TABLE, head)
            db.executemany(INSERT_ROW, kept)

        await self._write(summary, work)

    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        head, kept = summary_record(summary), row_records(summary, [text(row) for row in rows])

        def work(db: sqlite3.Connection) -> None:
            seq = _seq(db, summary.table)
            if seq is None:
                raise NoSuchTable(summary.table)
            if seq != summary.seq - len(kept):
                raise StaleWrite(f"Table {summary.table} is at row {seq}.")
            db.executemany(INSERT_ROW, kept)
            db.execute(UPDATE_TABLE, head)

        await self._write(summary, work)

    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        def work(db: sqlite3.Connection) -> list[dict[str, Any]]:
            head = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            found = db.execute(
                "SELECT * FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
            ).fetchall()  # a question half answered would hold up the log
            return read_rows(table, head, after, found)

        with self.damage.watch(table, after):
            try:
                return await self._do(self._reader, work)
            except NoctuaryError as error:
                if malformed(error.__cause__):
                    raise Damaged(table) from error
                raise

    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        names = None if tables is None else text(tables)

        def work(db: sqlite3.Connection) -> list[Summary]:
            found = db.execute(
                "SELECT * FROM tables"
                " WHERE (:names IS NULL OR id IN (SELECT value FROM json_each(:names)))"
                " AND (listed OR NOT :listed) ORDER BY changed DESC, id LIMIT :limit",
                {"names": names, "listed": listed, "limit": limit},
            )
            return read_summaries(found, self.damage, listed=listed)

        return await self._do(self._reader, work)

    async def add_key(self, hashed: str, key: AccessKey) -> None:
        record = key_record(hashed, key)

        def work(db: sqlite3.Connection) -> None:
            if _seq(db, key.table) is None:
                raise NoSuchTable(key.table)
            db.execute(REPLACE_KEY, record)

        await self._do(self._writer, work, WatermarkEntry("key", hashed, checksum=record[-1].hex()))

    async def key(self, hashed: str) -> AccessKey | None:
        return (await self.keys([hashed])).get(hashed)

    async def keys(self, hashed: list[str]) -> dict[str, AccessKey]:
        names = text(hashed)

        def work(db: sqlite3.Connection) -> dict[str, AccessKey]:
            found = db.execute(
                "SELECT * FROM keys WHERE hash IN (SELECT value FROM json_each(?))", (names,)
            )
            return read_keys(found, self.damage)

        return await self._do(self._reader, work)

    async def claim(self, table: str) -> bool:
        """Return True: no other process has the file open."""
        return True

    async def release(self, table: str) -> None:
        """Do nothing: no other process has the file open."""

    def changes(self) -> Subscription:
        return self._watchers.add()

    async def add_file(self, file: StoredAttachment) -> None:
        record = file_record(file)

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR IGNORE INTO files VALUES (?, ?, ?, ?, ?, ?)", record)

        await self._do(self._writer, work)

    async def file(self, name: str) -> StoredAttachment | None:
        def work(db: sqlite3.Connection) -> list[StoredAttachment]:
            found = db.execute("SELECT * FROM files WHERE name = ?", (name,)).fetchall()
            return read_files(found, self.damage)

        return next(iter(await self._do(self._reader, work)), None)

    async def files(self, game: str, limit: int = 100) -> list[StoredAttachment]:
        def work(db: sqlite3.Connection) -> list[StoredAttachment]:
            found = db.execute(
                "SELECT name, game, added, note FROM files WHERE game = ?"
                " ORDER BY added DESC, name LIMIT ?",
                (game, limit),
            )
            return read_file_infos(found, self.damage)

        return await self._do(self._reader, work)

    async def set_secret(self, name: str, value: str) -> None:
        record = secret_record(name, value)

        def work(db: sqlite3.Connection) -> None:
            db.execute(REPLACE_SECRET, record)

        await self._do(
            self._writer, work, WatermarkEntry("secret", name, checksum=record[-1].hex())
        )

    async def secret(self, name: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute("SELECT * FROM secrets WHERE name = ?", (name,)).fetchone()
            return read_secret(found, self.damage)

        return await self._do(self._reader, work)

    async def _do(
        self,
        thread: SqliteThread,
        work: Callable[[sqlite3.Connection], T],
        trace: WatermarkEntry | None = None,
    ) -> T:
        return await asyncio.wrap_future(thread.do(work, trace))

    async def _write(self, summary: Summary, work: Callable[[sqlite3.Connection], None]) -> None:
        """Write, and publish the change even if the caller no longer waits."""
        loop = asyncio.get_running_loop()

        def tell(written: Future[None]) -> None:
            if not written.cancelled() and written.exception() is None:
                loop.call_soon_threadsafe(self._watchers.publish, summary.table, summary.seq)

        future = self._writer.do(work, WatermarkEntry("table", summary.table, summary.seq))
        future.add_done_callback(tell)
        await asyncio.wrap_future(future)


def _seq(db: sqlite3.Connection, table: str) -> int | None:
    found = db.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
    return None if found is None else int(found[0])
