"""The PostgreSQL store, for one process or several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types

from noctuary.kernel import NoctuaryError

from ..base import (
    AccessKey,
    Damaged,
    DamageReport,
    NoSuchTable,
    NotSaved,
    StaleWrite,
    Store,
    StoredAttachment,
    Summary,
)
from ..migrations import VERSION, VERSIONS, migrations, next_step
from ..records import (
    Record,
    checksum,
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
from ..watermark import Watermark, WatermarkEntry
from .listener import ATTENDED, CHANNEL, FAILURES, SETTINGS, Listener

log = logging.getLogger("noctuary.table")

MIGRATIONS = migrations("postgres")
CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds until an answer is given up."""

LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, $2))"
WRITING, MIGRATING = 1, 3
"""The namespace of locks: the seed of its number's hash."""

TABLE = (
    "SELECT true AS head, id, seq, changed, listed, over, note, checksum FROM tables WHERE id = $1"
    " UNION ALL SELECT false, NULL, seq, NULL, NULL, NULL, data, checksum FROM rows"
    " WHERE table_id = $1 AND seq > $2 ORDER BY head DESC, seq"
)
"""Reads the summary of a table and its entries in one snapshot."""


class PostgresStore(Store):
    """Tables in PostgreSQL: one writer at a time for each table; every process hears of every
    change.
    """

    def __init__(
        self, pool: Any, line: Listener, watchers: Subscriptions, mark: Watermark | None
    ) -> None:
        self.damage = DamageReport()
        self._mark = mark
        self._pool = pool
        self._line = line
        self._watchers = watchers
        self._closed = False
        self._using = 0
        self._unused = asyncio.Event()
        self._unused.set()

    @classmethod
    async def open(cls, where: str, folder: Path | None = None) -> Self:
        """Open the store in a database, by its URL; create its tables if needed.

        `folder`: where the watermark is kept.
        """
        watchers = Subscriptions()
        try:
            async with AsyncExitStack() as opened:
                line = await Listener.open(where, watchers.publish)
                opened.push_async_callback(line.close)
                pool = await asyncpg.create_pool(
                    where,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=SETTINGS,
                    reset=_as_it_is,
                )
                opened.push_async_callback(pool.close)
                await _migrate(pool)
                mark = Watermark(folder / _mark_name(where)) if folder else None
                store = cls(pool, line, watchers, mark)
                await store._look_for_tables()
                opened.pop_all()
                return store
        except ValueError:
            # What asyncpg says about a URL may quote the password.
            raise NoctuaryError(
                "This is no PostgreSQL URL such as postgresql://user:password@host:5432/database "
                "(in the password, write / as %2F, @ as %40, : as %3A and % as %25)."
            ) from None
        except FAILURES as error:
            raise NoctuaryError(f"PostgreSQL cannot be used: {_why(error)}") from error

    async def close(self) -> None:
        self._closed = True
        await self._unused.wait()
        if self._mark is not None:
            self._mark.close()
        await self._line.close()
        with suppress(*FAILURES):
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        self._watchers.end()

    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        head, kept = summary_record(summary), row_records(summary, [text(row) for row in rows])
        async with self._use(NotSaved) as db, db.transaction():
            new = summary.seq == len(kept) and await db.fetchval(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)"
                " ON CONFLICT DO NOTHING RETURNING true",
                *head,
            )
            if not new:
                raise StaleWrite(f"Table {summary.table} cannot be new at row {summary.seq}.")
            await _insert(db, summary, kept)
        self._note(WatermarkEntry("table", summary.table, summary.seq))

    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        head, kept = summary_record(summary), row_records(summary, [text(row) for row in rows])
        async with self._use(NotSaved) as db, db.transaction():
            await db.execute(LOCK, summary.table, WRITING)
            seq = await db.fetchval("SELECT seq FROM tables WHERE id = $1", summary.table)
            if seq is None:
                raise NoSuchTable(summary.table)
            if seq != summary.seq - len(kept):
                raise StaleWrite(f"Table {summary.table} is at row {seq}.")
            await db.execute(
                "UPDATE tables SET seq = $2, changed = $3, listed = $4, over = $5, note = $6,"
                " checksum = $7 WHERE id = $1",
                *head,
            )
            await _insert(db, summary, kept)

    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(TABLE, table, after)
        with self.damage.watch(table, after):
            return read_table_rows(table, after, found)

    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(
                "SELECT * FROM tables"
                " WHERE ($1::text[] IS NULL OR id = ANY ($1)) AND (listed OR NOT $2)"
                ' ORDER BY changed DESC, id COLLATE "C" LIMIT $3',
                tables,
                listed,
                limit,
            )
        return read_summaries(found, self.damage, listed=listed)

    async def add_key(self, hashed: str, key: AccessKey) -> None:
        async with self._use(NotSaved) as db:
            try:
                await db.execute(
                    "INSERT INTO keys VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash)"
                    " DO UPDATE SET table_id = $2, rights = $3, seat = $4, checksum = $5",
                    *key_record(hashed, key),
                )
            except asyncpg.ForeignKeyViolationError:
                raise NoSuchTable(key.table) from None

    async def key(self, hashed: str) -> AccessKey | None:
        return (await self.keys([hashed])).get(hashed)

    async def keys(self, hashed: list[str]) -> dict[str, AccessKey]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch("SELECT * FROM keys WHERE hash = ANY ($1)", hashed)
        return read_keys(found, self.damage)

    async def claim(self, table: str) -> bool:
        return await asyncio.shield(self._line.claim(table))

    async def release(self, table: str) -> None:
        await asyncio.shield(self._line.release(table))

    async def publish_presence(self, table: str, seats: frozenset[int]) -> None:
        await asyncio.shield(self._line.attend(table, seats))

    async def read_presence(self, table: str) -> frozenset[int]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(ATTENDED, table)
        return frozenset(seat for (seat,) in found)

    def changes(self) -> Subscription:
        return self._watchers.add()

    async def add_file(self, file: StoredAttachment) -> None:
        async with self._use(NotSaved) as db:
            await db.execute(
                "INSERT INTO files VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                *file_record(file),
            )

    async def file(self, name: str) -> StoredAttachment | None:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch("SELECT * FROM files WHERE name = $1", name)
        return next(iter(read_files(found, self.damage)), None)

    async def files(self, game: str, limit: int = 100) -> list[StoredAttachment]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(
                "SELECT name, game, added, note FROM files WHERE game = $1"
                ' ORDER BY added DESC, name COLLATE "C" LIMIT $2',
                game,
                limit,
            )
        return read_file_infos(found, self.damage)

    async def set_secret(self, name: str, value: str) -> None:
        async with self._use(NotSaved) as db:
            await db.execute(
                "INSERT INTO secrets VALUES ($1, $2, $3)"
                " ON CONFLICT (name) DO UPDATE SET value = $2, checksum = $3",
                *secret_record(name, value),
            )

    async def secret(self, name: str) -> str | None:
        async with self._use(NoctuaryError) as db:
            found = await db.fetchrow("SELECT * FROM secrets WHERE name = $1", name)
        return read_secret(found, self.damage)

    async def _look_for_tables(self) -> None:
        """Note damage if a database has been emptied since tables were seen in it."""
        if self._mark is None:
            return
        async with self._use(NoctuaryError) as db:
            found = await db.fetchrow("SELECT id, seq FROM tables ORDER BY changed DESC LIMIT 1")
        if found is None and self._mark.read():
            log.error("the database has lost its tables", extra={"mark": str(self._mark.path)})
            self._mark.quarantine()
        elif found is not None:
            self._note(WatermarkEntry("table", *found))
        self.damage.quarantined = [file.name for file in self._mark.quarantined()]

    def _note(self, trace: WatermarkEntry) -> None:
        if self._mark is not None and not self._mark.begun:
            self._mark.begin([trace])

    @asynccontextmanager
    async def _use(self, failure: type[NoctuaryError]) -> AsyncIterator[Any]:
        """Borrow a connection; whatever goes wrong on it is raised as `failure`."""
        if self._closed:
            raise failure("The store is closed.")
        self._using += 1
        self._unused.clear()
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except FAILURES as error:
            raise failure(f"PostgreSQL did not do it: {_why(error)}") from error
        finally:
            self._using -= 1
            if not self._using:
                self._unused.set()


async def read_all_tables(url: str) -> AsyncIterator[tuple[str, list[dict[str, Any]], bool]]:
    """Yield every table of a database with its intact entries, and whether these are all.

    Nothing is written, not even the schema.
    """
    try:
        db = await asyncpg.connect(
            url, timeout=PATIENCE, server_settings={"default_transaction_read_only": "on"}
        )
        try:
            names = "SELECT id FROM tables UNION SELECT table_id FROM rows ORDER BY 1"
            for (table,) in await db.fetch(names):
                found = await db.fetch(TABLE, table, 0)
                try:
                    yield table, read_table_rows(table, 0, found), True
                except Damaged as damaged:
                    yield table, damaged.rows, False
        finally:
            await db.close()
    except FAILURES as error:
        raise NoctuaryError(f"PostgreSQL cannot be used: {_why(error)}") from error


async def _migrate(pool: Any) -> None:
    """Migrate the schema; if several processes start at once, one does it."""
    going = True
    while going:
        async with pool.acquire() as db, db.transaction():
            await db.execute(LOCK, CHANNEL, MIGRATING)
            await db.execute(VERSIONS)
            step = next_step(await db.fetchval(VERSION), MIGRATIONS)
            if step:
                await db.execute(step)
            going = step is not None


def _mark_name(url: str) -> str:
    """Return the name of a database's watermark, the same whoever connects to it."""
    parts = urlsplit(url)
    host = parse_qs(parts.query).get("host", [parts.netloc.rpartition("@")[2]])
    return f"postgres-{checksum('database', *host, parts.path).hex()}.mark"


def read_table_rows(table: str, after: int, found: list[Any]) -> list[dict[str, Any]]:
    """Read the entries of a table from the answer to TABLE. Raise NoSuchTable or Damaged."""
    heads = [record[1:] for record in found if record["head"]]
    rows = [(table, record["seq"], record["note"], record["checksum"]) for record in found]
    return read_rows(table, heads[0] if heads else None, after, rows[len(heads) :])


async def _insert(db: Any, summary: Summary, kept: list[Record]) -> None:
    """Insert entries, and the notification, which PostgreSQL sends on commit."""
    columns = list(zip(*kept, strict=True)) or [()] * 4
    await db.execute(
        "INSERT INTO rows SELECT * FROM unnest($1::text[], $2::bigint[], $3::json[], $4::bytea[])",
        *columns,
    )
    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{summary.table}:{summary.seq}")


def _why(error: BaseException) -> str:
    return str(error) or type(error).__name__


async def _as_it_is(connection: Any) -> None:
    """Reset nothing between two uses of a connection: none leaves anything behind."""
