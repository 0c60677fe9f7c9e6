"""What tests of stores are written with."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from noctuary.table.store import Store, Summary
from noctuary.table.stores import open_store

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine to its end, which must come."""

    async def limited() -> T:
        return await asyncio.wait_for(coroutine, 60)

    return asyncio.run(limited())


@asynccontextmanager
async def opened(address: str | None) -> AsyncIterator[Store]:
    """A store, closed in the end."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test of an open store, as one that pytest gives an address."""

    async def body(address: str) -> None:
        async with opened(address) as store:
            await test(store)

    def given_address(address: str) -> None:
        run(body(address))

    given_address.__name__ = test.__name__
    return given_address


def summary(table: str = "red", seq: int = 0, changed: int = 1, **others: Any) -> Summary:
    """A table in a list, by default hidden, not over and without a note."""
    return Summary(
        table,
        seq,
        changed,
        others.get("listed", False),
        others.get("over", False),
        others.get("note", {}),
    )


def choices(first: int, last: int) -> list[dict[str, Any]]:
    """Rows as a table might have, with their numbers."""
    return [{"choice": number} for number in range(first, last + 1)]


async def soon(told: Awaitable[T]) -> T:
    """What must come within seconds."""
    return await asyncio.wait_for(told, 20)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(30):
        while not await holds():
            await asyncio.sleep(0.05)


@dataclass
class Cluster:
    """PostgreSQL in a folder of its own, without a network."""

    programs: Path
    folder: Path
    user: str | None
    """Who runs it, as PostgreSQL refuses to be run by root."""
    databases: int = 0

    @classmethod
    def make(cls, programs: Path) -> "Cluster":
        folder = Path(tempfile.mkdtemp(prefix="noctuary-pg-"))
        user = None
        if os.geteuid() == 0:
            user = "nobody"
            shutil.chown(folder, user)
        cluster = cls(programs, folder, user)
        cluster._do("initdb", "-D", "data", "-U", "noctuary", "-A", "trust", "-E", "UTF8", "-N")
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n"
                "fsync = off\nshared_buffers = '16MB'\nmax_connections = 60\n"
            )
        return cluster

    def start(self) -> None:
        self._do("pg_ctl", "start", "-D", "data", "-w", "-l", "log")

    def stop(self, mode: str = "fast") -> None:
        self._do("pg_ctl", "stop", "-D", "data", "-w", "-m", mode)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        self._do("createdb", "-h", str(self.folder), "-U", "noctuary", name)
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://noctuary@/{database}?host={self.folder}"

    def _do(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            user=self.user,
            stdin=subprocess.DEVNULL,
            stdout=(self.folder / "output").open("a"),
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {(self.folder / 'output').read_text()}")
