"""What handlers of requests get, and what several of them need."""

from __future__ import annotations

from typing import Protocol

from .. import protocol as wire
from ..model.table import Table
from ..refusal import TableRefusal
from .client import Client
from .presence import Presence
from .services import RoomServices


class RequestRoom(Protocol):
    """What handlers of requests need of a room."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    @property
    def services(self) -> RoomServices:
        """What rooms need of the hub."""

    @property
    def presence(self) -> Presence:
        """Who is connected."""

    async def switch_viewer(self, client: Client, seat: int) -> None:
        """Let another of a client's seats look at the screen."""

    def done(self, client: Client, request: wire.Request) -> None:
        """Answer a request that was carried out."""


def own_seat(client: Client) -> int:
    """Return the seat of a client. Raise TableRefusal if it is a spectator."""
    if client.viewer < 0:
        raise TableRefusal("not-seated")
    return client.viewer
