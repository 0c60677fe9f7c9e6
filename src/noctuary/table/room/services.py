"""What rooms and their helpers need of others, so that they need not know them."""

from __future__ import annotations

from typing import Protocol

from ..model.draft import Command
from ..model.entries import AnyEntry
from ..model.table import Table
from ..store.base import Store
from ..workers.bot_service import BotService


class RoomServices(Protocol):
    """What a room needs of the hub."""

    @property
    def store(self) -> Store:
        """Where claims and presence are published."""

    @property
    def bots(self) -> BotService:
        """The workers in which bots think."""

    @property
    def is_closing(self) -> bool:
        """Whether the process ends."""

    async def commit(self, versions: list[Table]) -> None:
        """Store the entries that led to these versions; return once they are safe."""

    async def entries_after(self, id: str, seq: int) -> list[AnyEntry]:
        """Read the stored entries of a table after one of them."""

    async def rebuild(self, id: str) -> Table:
        """Replay a table from the store."""

    def notify_absent(self, table: Table, seat: int) -> None:
        """Notify a person who is away that it is their turn."""

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        """Store the address that is called when it is a seat's turn."""


class TableHolder(Protocol):
    """What the helpers of a room need of it."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    @property
    def address(self) -> str:
        """The address for which its bots think."""

    @property
    def is_closing(self) -> bool:
        """Whether nothing new may begin."""

    async def execute(self, command: Command) -> None:
        """Carry out a command."""

    def table_changed(self) -> None:
        """Send the table's public information to everybody."""
