"""Where tables are kept: rows that are only ever added, safe on disk before anything is shown.

Everything about a table is in its rows; a store knows nothing of games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Literal, Self

from noctuary.kernel import NoctuaryError

Rights = Literal["seat", "host", "invite", "watch"]


class Behind(NoctuaryError):
    """Somebody else has written to the table: read the rows after one's own, then try again."""


class NoSuchTable(NoctuaryError):
    """A table that the store does not have."""


class NotSaved(NoctuaryError):
    """The rows may not be on disk: nothing that depends on them may be shown."""


@dataclass(frozen=True)
class Key:
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


class Store(ABC):
    """Rows of JSON-able data, numbered from 1 for each table without a gap.

    Used in the event loop it was opened in. What cannot be written is NotSaved; what cannot be
    read is a NoctuaryError. Both may work again later without opening the store anew.
    """

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
        """The rows of a table after the first `after`, in order. NoSuchTable."""

    @abstractmethod
    async def summaries(
        self, tables: list[str] | None = None, *, listed: bool = False, limit: int = 100
    ) -> list[Summary]:
        """The tables named, or all; the latest first. `listed`: only those anybody may find."""

    @abstractmethod
    async def add_key(self, hashed: str, key: Key) -> None:
        """Keeps what a key opens (or opens from now on), never the key itself. NoSuchTable."""

    @abstractmethod
    async def key(self, hashed: str) -> Key | None:
        """What a key opens."""

    @abstractmethod
    async def keys(self, hashed: list[str]) -> dict[str, Key]:
        """What several keys open; unknown ones are left out."""

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Whether this process may let bots play at the table: at most one process may. Held until
        released, or until the process ends or its connection is lost (then `changes` says so)."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Gives up the claim."""

    async def attend(self, table: str, seats: frozenset[int]) -> None:  # noqa: B027
        """Tells other processes whose persons are connected to this one; forgotten when it ends.

        A store of one process has nobody to tell.
        """

    async def attended(self, table: str) -> frozenset[int]:
        """The seats whose persons are connected to any process that has told so."""
        return frozenset()

    @abstractmethod
    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """(table, seq) whenever any process, this one included, has written to a table, from this
        call on; to who is slow only the latest of each table. May yield (“”, 0) after a lost
        connection: then anything may have changed. Ends when the store is closed."""

    @abstractmethod
    async def set_secret(self, name: str, value: str) -> None:
        """Keeps something of a table or of the server that is never shown (a webhook)."""

    @abstractmethod
    async def secret(self, name: str) -> str | None:
        """What was kept under a name."""
