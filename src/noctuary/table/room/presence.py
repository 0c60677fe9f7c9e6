"""Who is connected to a table, here and at other processes, and stand-ins for who is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from noctuary.kernel import NoctuaryError

from ..model.commands.seating import stand_in
from ..refusal import TableRefusal
from ..store.base import NotSaved, Store
from .client import Client
from .services import TableHolder


class Presence:
    """The clients of a room, the seats connected elsewhere, and the timers of stand-ins."""

    def __init__(self, room: TableHolder, store: Store) -> None:
        self._room, self._store = room, store
        self.clients: set[Client] = set()
        self.remote_seats: frozenset[int] = frozenset()
        """Seats whose person is connected to another process, as far as the store knows."""
        self.idle_since = time.monotonic()
        self._expected = 0
        self._timers: dict[int, asyncio.Task[None]] = {}
        self._publishing: asyncio.Task[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether no client is connected or connecting."""
        return not self.clients and not self._expected

    @property
    def is_watched(self) -> bool:
        """Whether anybody would see a bot choose."""
        return bool(self.clients or self.remote_seats)

    @property
    def spectators(self) -> int:
        """How many clients hold no seat."""
        return sum(not client.seats for client in self.clients)

    def connected_seats(self) -> frozenset[int]:
        """Return the seats whose person is connected to any process."""
        return self.remote_seats | self.local_seats()

    def local_seats(self) -> frozenset[int]:
        """Return the seats whose person is connected to this process."""
        return frozenset(s for client in self.clients for s in client.seats)

    def has_address(self, address: str) -> bool:
        """Return whether a client has this network address."""
        return any(client.address == address for client in self.clients)

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """Keep the room in memory while somebody is on the way in."""
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    async def announce(self, client: Client) -> None:
        """Publish that a client has joined, and give its seats back by stand-ins."""
        if client.seats:
            await self.publish()
        for seat in client.seats:
            if timer := self._timers.pop(seat, None):
                timer.cancel()
            await self.give_back(seat)

    def leave(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        self.idle_since = time.monotonic()
        self.remote_seats -= frozenset(client.seats)

    def publish_later(self) -> None:
        """Publish the seats connected here, without waiting."""
        if not self._room.is_closing:
            self._publishing = asyncio.create_task(self.publish())

    async def publish(self) -> None:
        """Publish the seats connected here to other processes."""
        with suppress(NoctuaryError):  # published again when the next client joins or leaves
            await self._store.publish_presence(self._room.table.id, self.local_seats())

    async def refresh(self) -> None:
        """Read which seats are connected to other processes."""
        try:
            found = await self._store.read_presence(self._room.table.id)
        except NoctuaryError:
            return
        if found != self.remote_seats:
            self.remote_seats = found
            self._room.table_changed()

    async def give_back(self, seat: int) -> None:
        """End the stand-in of a seat whose person is back."""
        if self._room.table.occupants[seat].stand_in:
            with suppress(NoctuaryError):  # the person can still ask for it
                await self._room.execute(lambda draft: stand_in(draft, seat, False))

    def schedule_stand_in(self, seat: int) -> None:
        """Let a bot stand in for a person who stays away, if the settings say so."""
        table = self._room.table
        wait, occupant = table.settings.stand_in_after, table.occupants[seat]
        idle = table.over or table.divergence or self._room.is_closing
        if table.game.is_people_only(table.options):
            return
        if not wait or occupant.is_automatic or idle:
            return
        waiting = seat in self._timers and not self._timers[seat].done()
        if not waiting and seat not in self.connected_seats():
            self._timers[seat] = asyncio.create_task(self._stand_in(seat, wait))

    async def _stand_in(self, seat: int, wait: int) -> None:
        await asyncio.sleep(wait)
        await self.refresh()
        if seat not in self.connected_seats() and not self._room.table.occupants[seat].stand_in:
            with suppress(TableRefusal, NotSaved):  # the timer starts again with the next event
                await self._room.execute(lambda draft: stand_in(draft, seat, True))

    async def close(self) -> None:
        """Stop all timers and let go of them: a finished task still holds its last error."""
        tasks = [*self._timers.values(), *([self._publishing] if self._publishing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._publishing = None
        self._timers.clear()
