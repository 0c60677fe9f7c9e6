"""Where tables are kept: rows that are only ever added, safe on disk before anything is shown.

Everything about a table is in its rows; a store knows nothing of games.
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
    """Somebody else has written to the table: read the rows after one's own, then try again."""


class NoSuchTable(NoctuaryError):
    """A table that the store does not have."""


class NotSaved(NoctuaryError):
    """The rows may not be on disk: nothing that depends on them may be shown."""


class Damaged(NoctuaryError):
    """A table of which the store has lost or changed something that was written.

    `row` is the number of the first row that is not as it was written; 0: what it is listed with,
    which says how many there are. `rows` are those before it, which are whole.
    """

    def __init__(self, table: str, row: int = 0, rows: Iterable[dict[str, Any]] = ()) -> None:
        super().__init__(f"Table {table} is damaged from row {row}.")
        self.table, self.row, self.rows = table, row, list(rows)


@dataclass(frozen=True)
class AccessKey:
    """What a key (known only by its hash) opens."""

    table: str
    rights: Rights
    seat: int = -1


@dataclass(frozen=True)
class Summary:
    """A table in a list, without its rows."""

    table: str
    seq: int
    changed: int
    """When its last row was written, in milliseconds since 1970."""
    listed: bool
    """Whether anybody may find it in the lobby."""
    over: bool
    note: dict[str, Any]
    """Whatever the table wants to be listed with."""
    damaged: bool = False
    """Whether this is not as it was written; then nothing but the name is believed."""


@dataclass(frozen=True)
class StoredAttachment:
    """A file that options of tables name by its content."""

    name: str
    game: str
    added: int
    """When, in milliseconds since 1970."""
    note: dict[str, Any]
    """Whatever the game wants it to be listed with."""
    data: bytes = b""


@dataclass
class DamageReport:
    """What of a store was found damaged; whatever else was read of it is whole."""

    tables: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    """Names of keys, secrets and files."""
    quarantined: list[str] = field(default_factory=list)
    """Files that were set aside, until somebody takes them away."""

    def __bool__(self) -> bool:
        return bool(self.tables or self.others or self.quarantined)

    def of(self, table: str) -> None:
        """A table was found damaged."""
        if table not in self.tables:
            self.tables.add(table)
            log.error("a table is damaged", extra={"table": table})

    @contextmanager
    def watch(self, table: str, after: int) -> Iterator[None]:
        """While a table is read, after so many rows: notes whether it is damaged."""
        try:
            yield
        except Damaged:
            self.of(table)
            raise
        if not after:
            self.tables.discard(table)

    def of_other(self, kind: str, name: str) -> None:
        """A key, a secret or a file was found damaged."""
        if name not in self.others:
            self.others.add(name)
            log.error("a record is damaged", extra={"kind": kind})


class Store(ABC):
    """Rows of JSON-able data, numbered from 1 for each table without a gap.

    Used in the event loop it was opened in. What cannot be written is NotSaved; what cannot be
    read is a NoctuaryError. Both may work again later without opening the store anew. What is read
    is what was written, or is said to be damaged.
    """

    damage: DamageReport

    @classmethod
    @abstractmethod
    async def open(cls, where: str) -> Self:
        """Opens a store, makes it or brings its schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Waits for what is being written, then closes."""

    @abstractmethod
    async def create(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        """A new table with its first rows, if any. Behind when there is one of that name."""

    @abstractmethod
    async def append(self, summary: Summary, rows: list[dict[str, Any]]) -> None:
        """Adds rows; the last one gets the number `summary.seq`. Returns when they are on disk.

        Behind when the table has other rows than those before them; NotSaved when it is not known
        whether they were written; NoSuchTable. `summary` replaces what the table is listed with,
        even when there are no rows.
        """

    @abstractmethod
    async def rows(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        """The rows of a table after the first `after`, in order. NoSuchTable; Damaged."""

    @abstractmethod
    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        """The tables named, or all; the latest first. `listed`: only those anybody may find."""

    @abstractmethod
    async def add_key(self, hashed: str, key: AccessKey) -> None:
        """Keeps what a key opens (or opens from now on), never the key itself. NoSuchTable."""

    @abstractmethod
    async def key(self, hashed: str) -> AccessKey | None:
        """What a key opens."""

    @abstractmethod
    async def keys(self, hashed: list[str]) -> dict[str, AccessKey]:
        """What several keys open; unknown and damaged ones are left out."""

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Whether this process may let bots play at the table: at most one process may. Held until
        released, or until the process ends or its connection is lost (then `changes` says so)."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Gives up the claim."""

    async def publish_presence(self, table: str, seats: frozenset[int]) -> None:  # noqa: B027
        """Tells other processes whose persons are connected to this one; forgotten when it ends.

        A store of one process has nobody to tell.
        """

    async def read_presence(self, table: str) -> frozenset[int]:
        """The seats whose persons are connected to any process that has told so."""
        return frozenset()

    @abstractmethod
    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """(table, seq) whenever any process, this one included, has written to a table, from this
        call on; to who is slow only the latest of each table. May yield (“”, 0) after a lost
        connection: then anything may have changed. Ends when the store is closed."""

    @abstractmethod
    async def add_file(self, file: StoredAttachment) -> None:
        """Keeps a file; one that is there already stays as it is."""

    @abstractmethod
    async def file(self, name: str) -> StoredAttachment | None:
        """A file by its name; nothing when it is damaged."""

    @abstractmethod
    async def files(self, game: str, limit: int = 100) -> list[StoredAttachment]:
        """The files of a game without their data, the latest first; damaged ones are left out."""

    @abstractmethod
    async def set_secret(self, name: str, value: str) -> None:
        """Keeps something of a table or of the server that is never shown (a webhook)."""

    @abstractmethod
    async def secret(self, name: str) -> str | None:
        """What was kept under a name; nothing when it is damaged."""
