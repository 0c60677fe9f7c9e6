"""Tables in PostgreSQL, for one process or several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]  # it has no types
import msgspec

from noctuary.kernel import NoctuaryError

from .postgres_line import ATTENDED, CHANNEL, FAILURES, SETTINGS, Line
from .schema import VERSION, VERSIONS, migrations, next_step
from .store import Behind, Key, NoSuchTable, NotSaved, Store, Summary
from .watchers import Watcher, Watchers

MIGRATIONS = migrations("postgres")
CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds until an answer that does not come is given up."""

LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, $2))"
WRITING, MIGRATING = 1, 3
"""Which lock: the seed of its number's hash."""


class PostgresStore(Store):
    """One writer at a time for each table; every process hears of every change."""

    def __init__(self, pool: Any, line: Line, watchers: Watchers) -> None:
        self._pool = pool
        self._line = line
        self._watchers = watchers
        self._closed = False
        self._using = 0
        self._unused = asyncio.Event()
        self._unused.set()

    @classmethod
    async def open(cls, where: str) -> Self:
        """The store in a database, by its URL; its tables are made when they are not there."""
        watchers = Watchers()
        try:
            async with AsyncExitStack() as opened:
                line = await Line.open(where, watchers.tell)
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
                opened.pop_all()
        except ValueError:
            # What asyncpg says about a URL may quote the password.
            raise NoctuaryError(
                "This is no PostgreSQL URL such as postgresql://user:password@host:5432/database "
                "(in the password, write / as %2F, @ as %40, : as %3A and % as %25)."
            ) from None
        except FAILURES as error:
            raise NoctuaryError(f"PostgreSQL cannot be used: {_why(error)}") from error
        return cls(pool, line, watchers)

    async def close(self) -> None:
        self._closed = True
        await self._unused.wait()
        await self._line.close()
        with suppress(*FAILURES):
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        self._watchers.end()

    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        columns, texts = _columns(summary), [_text(row) for row in rows]
        async with self._use(NotSaved) as db, db.transaction():
            new = summary.seq == len(texts) and await db.fetchval(
                "INSERT INTO tables (id, seq, changed, listed, over, note)"
                " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING true",
                *columns,
            )
            if not new:
                raise Behind(f"Table {summary.table} cannot be new at row {summary.seq}.")
            await _insert(db, summary, texts)

    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        columns, texts = _columns(summary), [_text(row) for row in rows]
        async with self._use(NotSaved) as db, db.transaction():
            await db.execute(LOCK, summary.table, WRITING)
            seq = await db.fetchval("SELECT seq FROM tables WHERE id = $1", summary.table)
            if seq is None:
                raise NoSuchTable(summary.table)
            if seq != summary.seq - len(texts):
                raise Behind(f"Table {summary.table} is at row {seq}.")
            await db.execute(
                "UPDATE tables SET seq = $2, changed = $3, listed = $4, over = $5, note = $6"
                " WHERE id = $1",
                *columns,
            )
            await _insert(db, summary, texts)

    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(
                "SELECT data FROM rows WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after
            )
            if not found and not await db.fetchval("SELECT true FROM tables WHERE id = $1", table):
                raise NoSuchTable(table)
        return [msgspec.json.decode(data) for (data,) in found]

    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(
                "SELECT id, seq, changed, listed, over, note FROM tables"
                " WHERE ($1::text[] IS NULL OR id = ANY ($1)) AND (listed OR NOT $2)"
                ' ORDER BY changed DESC, id COLLATE "C" LIMIT $3',
                tables,
                listed,
                limit,
            )
        return [
            Summary(table, seq, changed, listed, over, msgspec.json.decode(note))
            for table, seq, changed, listed, over, note in found
        ]

    async def add_key(self, hashed: str, key: Key) -> None:
        async with self._use(NotSaved) as db:
            try:
                await db.execute(
                    "INSERT INTO keys (hash, table_id, rights, seat) VALUES ($1, $2, $3, $4)"
                    " ON CONFLICT (hash) DO UPDATE SET table_id = $2, rights = $3, seat = $4",
                    hashed,
                    key.table,
                    key.rights,
                    key.seat,
                )
            except asyncpg.ForeignKeyViolationError:
                raise NoSuchTable(key.table) from None

    async def key(self, hashed: str) -> Key | None:
        return (await self.keys([hashed])).get(hashed)

    async def keys(self, hashed: list[str]) -> dict[str, Key]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(
                "SELECT hash, table_id, rights, seat FROM keys WHERE hash = ANY ($1)", hashed
            )
        return {hash: Key(table, rights, seat) for hash, table, rights, seat in found}

    async def claim(self, table: str) -> bool:
        return await asyncio.shield(self._line.claim(table))

    async def release(self, table: str) -> None:
        await asyncio.shield(self._line.release(table))

    async def attend(self, table: str, seats: frozenset[int]) -> None:
        await asyncio.shield(self._line.attend(table, seats))

    async def attended(self, table: str) -> frozenset[int]:
        async with self._use(NoctuaryError) as db:
            found = await db.fetch(ATTENDED, table)
        return frozenset(seat for (seat,) in found)

    def changes(self) -> Watcher:
        return self._watchers.add()

    async def set_secret(self, name: str, value: str) -> None:
        async with self._use(NotSaved) as db:
            await db.execute(
                "INSERT INTO secrets (name, value) VALUES ($1, $2)"
                " ON CONFLICT (name) DO UPDATE SET value = $2",
                name,
                value,
            )

    async def secret(self, name: str) -> str | None:
        async with self._use(NoctuaryError) as db:
            value = await db.fetchval("SELECT value FROM secrets WHERE name = $1", name)
        return None if value is None else str(value)

    @asynccontextmanager
    async def _use(self, failure: type[NoctuaryError]) -> AsyncIterator[Any]:
        """A connection for a moment; whatever goes wrong on it becomes `failure`."""
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


async def _migrate(pool: Any) -> None:
    """Brings the schema up to date; when several processes start at once, one does it."""
    going = True
    while going:
        async with pool.acquire() as db, db.transaction():
            await db.execute(LOCK, CHANNEL, MIGRATING)
            await db.execute(VERSIONS)
            step = next_step(await db.fetchval(VERSION), MIGRATIONS)
            if step:
                await db.execute(step)
            going = step is not None


async def _insert(db: Any, summary: Summary, texts: list[str]) -> None:
    """The rows, and the news of them, which PostgreSQL sends when they are committed."""
    await db.execute(
        "INSERT INTO rows (table_id, seq, data) SELECT $1, $2 + place, data"
        " FROM unnest($3::json[]) WITH ORDINALITY AS given (data, place)",
        summary.table,
        summary.seq - len(texts),
        texts,
    )
    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{summary.table}:{summary.seq}")


def _columns(summary: Summary) -> tuple[str, int, int, bool, bool, str]:
    note = _text(summary.note)
    return summary.table, summary.seq, summary.changed, summary.listed, summary.over, note


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _why(error: BaseException) -> str:
    return str(error) or type(error).__name__


async def _as_it_is(connection: Any) -> None:
    """Nothing to tidy up between two uses of a connection: none leaves anything behind."""
