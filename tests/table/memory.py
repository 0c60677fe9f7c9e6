"""A store in memory, for tests of everything above stores."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, Self

from noctuary.table.store.base import (
    AccessKey,
    DamageReport,
    NoSuchTable,
    NotSaved,
    StaleWrite,
    Store,
    StoredAttachment,
    Summary,
)


class MemoryStore(Store):
    """Keeps entries in dicts, as one process that shares them with the `other` ones.

    `broken` makes every append fail as a full disk would; `doubtful` makes it fail although it has
    written.
    """

    def __init__(self, shared: MemoryStore | None = None) -> None:
        self.tables: dict[str, list[dict[str, Any]]] = shared.tables if shared else {}
        self.notes: dict[str, Summary] = shared.notes if shared else {}
        self.kept: dict[str, AccessKey] = shared.kept if shared else {}
        self.secrets: dict[str, str] = shared.secrets if shared else {}
        self.by_content: dict[str, StoredAttachment] = shared.by_content if shared else {}
        self.claims: dict[str, MemoryStore] = shared.claims if shared else {}
        self.processes: list[MemoryStore] = shared.processes if shared else []
        self.processes.append(self)
        self.broken = self.doubtful = False
        self.damage = DamageReport()
        self.news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    def other(self) -> MemoryStore:
        """Return the store of another process with the same tables."""
        return MemoryStore(self)

    @classmethod
    async def open(cls, where: str) -> Self:
        return cls()

    async def close(self) -> None:
        for table in [t for t, process in self.claims.items() if process is self]:
            del self.claims[table]

    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        await asyncio.sleep(0)
        if summary.seq != len(rows) or summary.table in self.tables:
            raise StaleWrite(summary.table)
        self.tables[summary.table] = list(rows)
        self.notes[summary.table] = summary

    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise NotSaved("the disk is full")
        there = self.tables[summary.table]
        if len(there) + len(rows) != summary.seq:
            raise StaleWrite(summary.table)
        there += rows
        self.notes[summary.table] = summary
        for process in self.processes:
            process.news.put_nowait((summary.table, summary.seq))
        if self.doubtful:
            raise NotSaved("the disk did not answer")

    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        if table not in self.tables:
            raise NoSuchTable(table)
        return self.tables[table][after:]

    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        found = [
            s
            for s in self.notes.values()
            if (tables is None or s.table in tables) and (s.listed or not listed)
        ]
        return sorted(found, key=lambda s: -s.changed)[:limit]

    async def add_file(self, file: StoredAttachment) -> None:
        await asyncio.sleep(0)
        self.by_content.setdefault(file.name, file)

    async def file(self, name: str) -> StoredAttachment | None:
        return self.by_content.get(name)

    async def files(self, game: str, limit: int = 100) -> list[StoredAttachment]:
        found = [replace(f, data=b"") for f in self.by_content.values() if f.game == game]
        return sorted(found, key=lambda f: -f.added)[:limit]

    async def add_key(self, hashed: str, key: AccessKey) -> None:
        await asyncio.sleep(0)
        self.kept[hashed] = key

    async def key(self, hashed: str) -> AccessKey | None:
        return self.kept.get(hashed)

    async def keys(self, hashed: list[str]) -> dict[str, AccessKey]:
        return {h: self.kept[h] for h in hashed if h in self.kept}

    async def claim(self, table: str) -> bool:
        await asyncio.sleep(0)
        return self.claims.setdefault(table, self) is self

    async def release(self, table: str) -> None:
        if self.claims.get(table) is self:
            del self.claims[table]

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        while True:
            yield await self.news.get()

    async def set_secret(self, name: str, value: str) -> None:
        self.secrets[name] = value

    async def secret(self, name: str) -> str | None:
        return self.secrets.get(name)
