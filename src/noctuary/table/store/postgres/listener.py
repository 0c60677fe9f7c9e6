"""The connection on which a process listens for changes and holds its claims."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]  # it has no types

CHANNEL = "noctuary"
FAILURES = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What may go wrong between this process and PostgreSQL."""

SETTINGS = {
    "application_name": "noctuary",
    "synchronous_commit": "on",
    # The locks of a process that has vanished are free within about a minute.
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
CLAIMING = 2
"""The namespace of locks, as in `store.py`: the seed of its number's hash."""

ATTEND = "SELECT pg_try_advisory_lock_shared(hashtext($1), $2)"
DEPART = "SELECT pg_advisory_unlock_shared(hashtext($1), $2)"
ATTENDED = (
    "SELECT DISTINCT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
    " AND classid::bigint = hashtext($1)::bigint & 4294967295 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""A seat is connected somewhere as long as a process holds its shared lock."""

PATIENCE = 10.0
"""Seconds until an answer is given up."""
CHECKED = 20.0
"""Seconds between two checks whether a silent connection still works."""
PAUSES = 0.1, 5.0
"""Seconds between attempts to reconnect: at first, and at most."""


class Listener:
    """Reconnects when it breaks. Its claims are then lost, and (“”, 0) is published once it is
    back.
    """

    _keeper: asyncio.Task[None]
    _connection: Any
    _lost: asyncio.Event
    _claimed: set[str]

    def __init__(self, url: str, tell: Callable[[str, int], None]) -> None:
        self._url = url
        self._tell = tell
        self._turn = asyncio.Lock()
        self._attending: dict[str, frozenset[int]] = {}

    @classmethod
    async def open(cls, url: str, tell: Callable[[str, int], None]) -> Self:
        line = cls(url, tell)
        await line._connect()
        line._keeper = asyncio.create_task(line._keep())
        return line

    async def close(self) -> None:
        self._keeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeper
        with suppress(*FAILURES):
            await self._connection.close(timeout=PATIENCE)

    async def claim(self, table: str) -> bool:
        """Return whether this process has the claim; never while disconnected."""
        async with self._turn:
            connection, claimed = self._connection, self._claimed
            if table in claimed and not connection.is_closed():
                return True
            if await self._ask("pg_try_advisory_lock", table):
                claimed.add(table)
                return True
            return False

    async def release(self, table: str) -> None:
        async with self._turn:
            if table in self._claimed:
                self._claimed.remove(table)
                await self._ask("pg_advisory_unlock", table)

    async def attend(self, table: str, seats: frozenset[int]) -> None:
        """Hold the locks of these seats and of no others, and notify every process."""
        async with self._turn:
            before = self._attending.get(table, frozenset())
            self._attending[table] = seats
            if not seats:
                del self._attending[table]
            try:
                for seat in sorted(seats - before):
                    await self._connection.execute(ATTEND, table, seat)
                for seat in sorted(before - seats):
                    await self._connection.execute(DEPART, table, seat)
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table}:0")
            except FAILURES:
                self._connection.terminate()  # published again after reconnecting

    async def _ask(self, function: str, table: str) -> bool:
        """Ask about a lock. A connection on which no answer comes is given up, with its locks."""
        connection = self._connection
        try:
            return bool(
                await connection.fetchval(
                    f"SELECT {function}(hashtextextended($1, $2))", table, CLAIMING
                )
            )
        except FAILURES:
            connection.terminate()
            return False

    async def _connect(self) -> None:
        connection = await asyncpg.connect(
            self._url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS
        )
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            for table, seats in self._attending.items():
                for seat in sorted(seats):
                    await connection.execute(ATTEND, table, seat)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._lost, self._claimed = connection, lost, set()

    def _hear(self, connection: Any, sender: int, channel: str, payload: str) -> None:
        table, _, seq = payload.rpartition(":")
        self._tell(table, int(seq))

    async def _keep(self) -> None:
        while True:
            await self._until_lost()
            await self._mend()
            self._tell("", 0)

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), CHECKED)
            except TimeoutError:
                await self._check()

    async def _check(self) -> None:
        async with self._turn:
            try:
                await self._connection.execute("SELECT 1")
            except FAILURES:
                self._connection.terminate()
                self._lost.set()

    async def _mend(self) -> None:
        pause, longest = PAUSES
        while True:
            try:
                return await self._connect()
            except FAILURES:
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)
