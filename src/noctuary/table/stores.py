"""Which store, by its address."""

from __future__ import annotations

import os
from pathlib import Path

from noctuary.kernel import NoctuaryError

from .sqlite import SqliteStore
from .store import Store


def data_folder() -> Path:
    """NOCTUARY_DATA, or the user's data folder."""
    if own := os.environ.get("NOCTUARY_DATA"):
        return Path(own)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "noctuary"


async def open_store(url: str | None) -> Store:
    """The store in a file, by default in the user's data folder, or in PostgreSQL by its URL."""
    if not url:
        return await SqliteStore.open(str(data_folder() / "tables.db"))
    if url.startswith(("postgresql://", "postgres://")):
        return await _open_postgres(url)
    if "://" in url:
        raise NoctuaryError(
            f"Noctuary cannot keep tables in {url.partition('://')[0]}: "
            "give the path of a file, or postgresql://user:password@host:5432/database."
        )
    return await SqliteStore.open(url)


async def _open_postgres(url: str) -> Store:
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise NoctuaryError(
            "PostgreSQL needs one more package: pip install 'noctuary[postgres]'"
        ) from None
    return await PostgresStore.open(url)
