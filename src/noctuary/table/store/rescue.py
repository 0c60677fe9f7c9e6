"""Rescue of the tables of a damaged store, which is only read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from .base import Damaged
from .connect import POSTGRES
from .sqlite.database_file import begin_file
from .sqlite.salvage import salvage
from .sqlite.store import SqliteStore
from .watermark import Watermark

NO_LIMIT = 1_000_000_000


class Rescued(NamedTuple):
    """A table, and its intact entries up to the first damaged one."""

    table: str
    rows: list[dict[str, Any]]
    whole: bool
    """Whether these are all its entries."""


async def rescue(where: str) -> AsyncIterator[Rescued]:
    """Yield every table of a store, by the path of its file or its URL."""
    if where.startswith(POSTGRES):
        from .postgres.store import read_all_tables  # only who uses it has asyncpg

        async for table, rows, whole in read_all_tables(where):
            yield Rescued(table, rows, whole)
        return
    path = Path(where)
    with TemporaryDirectory(prefix="noctuary-rescue-") as folder:
        copy = Path(folder) / "tables.db"
        with closing(begin_file(copy)) as db:
            traces = Watermark(path.with_name(f"{path.name}.mark")).read()
            salvage(db, path, path.with_name(f"{path.name}-wal"), traces)
        store = await SqliteStore.open(str(copy))
        try:
            for summary in sorted(await store.summaries(limit=NO_LIMIT), key=lambda s: s.table):
                yield await _rescued(store, summary.table)
        finally:
            await store.close()


async def _rescued(store: SqliteStore, table: str) -> Rescued:
    try:
        return Rescued(table, await store.rows(table), True)
    except Damaged as damaged:
        return Rescued(table, damaged.rows, False)
