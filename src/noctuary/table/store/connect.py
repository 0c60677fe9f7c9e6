"""Opening a store by its address."""

from __future__ import annotations

import os
from pathlib import Path

from noctuary.kernel import NoctuaryError

from .base import Store
from .sqlite.store import SqliteStore

POSTGRES = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL database begins."""


def data_folder() -> Path:
    """Return NOCTUARY_DATA, or the user's data folder."""
    if own := os.environ.get("NOCTUARY_DATA"):
        return Path(own)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "noctuary"


async def open_store(url: str | None, data: Path | None = None) -> Store:
    """Open the store in a file, by default in the data folder, or in PostgreSQL by its URL."""
    data = data or data_folder()
    if not url:
        return await SqliteStore.open(str(data / "tables.db"))
    if url.startswith(POSTGRES):
        return await _open_postgres(url, data)
    if "://" in url:
        raise NoctuaryError(
            f"Noctuary cannot keep tables in {url.partition('://')[0]}: "
            "give the path of a file, or postgresql://user:password@host:5432/database."
        )
    return await SqliteStore.open(url)


async def _open_postgres(url: str, data: Path) -> Store:
    try:
        from .postgres.store import PostgresStore
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise NoctuaryError(
            "PostgreSQL needs one more package: pip install 'noctuary[postgres]'"
        ) from None
    return await PostgresStore.open(url, data)
