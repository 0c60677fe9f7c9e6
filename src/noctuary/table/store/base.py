"""The abstract store: logs that are only ever extended, on disk before anybody sees them.

Everything about a table is in its entries; a store knows nothing of games.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from noctuary.kernel import NoctuaryError

log = logging.getLogger("noctuary.table")

Rights = Literal["seat", "host", "invite", "watch"]


class StaleWrite(NoctuaryError):
    """Another process appended to this table. Read its entries, then retry."""


class NoSuchTable(NoctuaryError):
    """The store has no such table."""


class NotSaved(NoctuaryError):
    """The entries may not be on disk: nothing that depends on them may be shown."""


class Damaged(NoctuaryError):
    """The store has lost or changed entries of a table.

    `row` is the number of the first damaged entry; 0: the summary, which says how many there are.
    `rows` are the intact ones before it.
    """

    def __init__(self, table: str, row: int = 0, rows: Iterable[dict[str, Any]] = ()) -> None:
        super().__init__(f"Table {table} is damaged from row {row}.")
        self.table, self.row, self.rows = table, row, list(rows)


@dataclass(frozen=True)
class AccessKey:
    """What an access key opens; the key is known only by its hash."""

    table: str
    rights: Rights
    seat: int = -1


@dataclass(frozen=True)
class Summary:
    """A table in a list, without its entries."""

    table: str
    seq: int
    changed: int
    """When its last entry was written, in milliseconds since 1970."""
    listed: bool
    """Whether anybody may find it in the lobby."""
    over: bool
    note: dict[str, Any]
    """The table's own data for lists."""
    damaged: bool = False
    """Whether the record is not as it was written; then only the name is reliable."""


@dataclass(frozen=True)
class StoredAttachment:
    """A file that table options name by the hash of its content."""

    name: str
    game: str
    added: int
    """Milliseconds since 1970."""
    note: dict[str, Any]
    """The game's own data for lists."""
    data: bytes = b""


@dataclass
class DamageReport:
    """What was found damaged in a store. Everything else that was read is intact."""

    tables: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    """Names of access keys, secrets and files."""
    quarantined: list[str] = field(default_factory=list)
    """Quarantined files that are still there."""

    def __bool__(self) -> bool:
        return bool(self.tables or self.others or self.quarantined)

    def of(self, table: str) -> None:
        """Note a damaged table."""
        if table not in self.tables:
            self.tables.add(table)
            log.error("a table is damaged", extra={"table": table})

    @contextmanager
    def watch(self, table: str, after: int) -> Iterator[None]:
        """Note whether a table is damaged while it is read from `after` on."""
        try:
            yield
        except Damaged:
            self.of(table)
            raise
        if not after:
            self.tables.discard(table)

    def of_other(self, kind: str, name: str) -> None:
        """Note a damaged access key, secret or file."""
        if name not in self.others:
            self.others.add(name)
            log.error("a record is damaged", extra={"kind": kind})


class Store(ABC):
    """Logs of JSON data, numbered from 1 for each table without a gap.

    Used in the event loop that opened it. NotSaved is raised for what cannot be written,
    NoctuaryError for what cannot be read; both may work later without reopening. What is read is as
    it was written, or reported as damaged.
    """

    damage: DamageReport

    @classmethod
    @abstractmethod
    async def open(cls, where: str) -> Self:
        """Open a store; create it or migrate its schema if needed."""

    @abstractmethod
    async def close(self) -> None:
        """Finish writing, then close."""

    @abstractmethod
    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        """Store a new table with its first entries. Raise StaleWrite if the name is taken."""

    @abstractmethod
    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        """Append entries; the last one gets the number `summary.seq`. Return when they are on disk.

        Raise StaleWrite if the table has other entries before them, NotSaved if it is not known
        whether they were written, NoSuchTable. `summary` replaces the table's summary even without
        entries.
        """

    @abstractmethod
    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        """Read the entries after one of them, in order. Raise NoSuchTable or Damaged."""

    @abstractmethod
    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        """List these tables, or all, the latest first; `listed`: only public ones."""

    @abstractmethod
    async def add_key(self, hashed: str, key: AccessKey) -> None:
        """Store what an access key opens, never the key itself. Raise NoSuchTable."""

    @abstractmethod
    async def key(self, hashed: str) -> AccessKey | None:
        """Return what an access key opens."""

    @abstractmethod
    async def keys(self, hashed: list[str]) -> dict[str, AccessKey]:
        """Return what access keys open; unknown and damaged ones are left out."""

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Return whether this process may let bots play at the table: at most one process may.

        Held until it is released, or until the process or its connection ends (`changes` reports
        that).
        """

    @abstractmethod
    async def release(self, table: str) -> None:
        """Give up a claim."""

    async def publish_presence(self, table: str, seats: frozenset[int]) -> None:  # noqa: B027
        """Publish which seats are connected to this process. The record ends with the process.

        Does nothing in a store of one process.
        """

    async def read_presence(self, table: str) -> frozenset[int]:
        """Read which seats are connected to any process."""
        return frozenset()

    @abstractmethod
    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Yield (table, seq) whenever any process, this one included, has written to a table.

        A slow reader gets only the latest of each table. (“”, 0) means that anything may have
        changed, after a lost connection. Ends when the store is closed.
        """

    @abstractmethod
    async def add_file(self, file: StoredAttachment) -> None:
        """Store a file, unless it is there already."""

    @abstractmethod
    async def file(self, name: str) -> StoredAttachment | None:
        """Read a file; None if it is missing or damaged."""

    @abstractmethod
    async def files(self, game: str, limit: int = 100) -> list[StoredAttachment]:
        """List the intact files of a game without their data, the latest first."""

    @abstractmethod
    async def set_secret(self, name: str, value: str) -> None:
        """Store something that is never shown, such as a webhook."""

    @abstractmethod
    async def secret(self, name: str) -> str | None:
        """Read a secret; None if it is missing or damaged."""
