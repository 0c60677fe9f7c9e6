"""A table in memory with its clients: one command at a time, stored before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import proxy

from noctuary.kernel import NoctuaryError, ReplayDiverged

from .. import clock
from .. import protocol as wire
from ..model.draft import Command, Draft
from ..model.table import Table
from ..presentation import table_view
from ..protocol import encode
from ..refusal import TableRefusal
from ..store.base import Damaged, NotSaved, StaleWrite
from .bot_turns import BotTurns
from .broadcast import Broadcast
from .client import Client
from .presence import Presence
from .requests import COMMANDS, QUERIES
from .services import RoomServices

log = logging.getLogger("noctuary.table")


class Room:
    """A table in memory. Keeps the order of its commands; helpers do the rest."""

    def __init__(self, services: RoomServices, table: Table, address: str = "") -> None:
        self.services, self.table = services, table
        self.address = address
        """The address for which bots think here: of who opened the table, or sat down first since
        it was loaded. Never stored.
        """
        itself = proxy(self)  # no cycle: a room that nobody holds leaves memory at once
        self.presence = Presence(itself, services.store)
        self.broadcast = Broadcast(self.presence)
        self.bot_turns = BotTurns(itself, services, self.presence)
        self._lock = asyncio.Lock()
        self._notified_turn: int | None = None
        self._closed = False

    @property
    def is_closing(self) -> bool:
        """Whether nothing new may begin."""
        return self._closed or self.services.is_closing

    def table_info(self) -> wire.TableInfo:
        """Return what everybody may know of the table now."""
        return self.broadcast.table_info(self.table)

    def table_changed(self) -> None:
        """Send the table's public information to all clients."""
        self.broadcast.table_changed(self.table)

    def wake(self) -> None:
        """Let bots choose if it is a bot's turn, or wait for a person who is away."""
        self.bot_turns.wake()
        if (turn := self.table.turn) is not None:
            self.presence.schedule_stand_in(turn)

    async def close(self) -> None:
        """Stop everything that runs for this table."""
        self._closed = True
        await self.bot_turns.close()
        await self.presence.close()

    # ---- clients

    async def enter(self, client: Client, seen: int) -> None:
        """Let a client join; it is sent everything since the last line that it has."""
        await self.presence.refresh()
        try:
            async with self._lock:
                self.presence.clients.add(client)
                if client.seats:
                    self.address = self.address or client.address
                self.broadcast.welcome(self.table, client, seen)
                self.broadcast.table_changed(self.table, but=client)
            await self.presence.announce(client)
        except BaseException:
            self.leave(client)
            raise
        self.wake()

    def leave(self, client: Client) -> None:
        """Remove a client that is gone."""
        self.presence.leave(client)
        self.broadcast.drop_views(self.table)
        if not self.presence.is_watched:
            self.bot_turns.cancel()
        self.table_changed()
        if client.seats:
            self.presence.publish_later()
        for seat in client.seats:
            self.presence.schedule_stand_in(seat)

    async def vacate(self, seats: list[int]) -> None:
        """Make clients that held these seats spectators."""
        async with self._lock:
            for client in [c for c in self.presence.clients if set(c.seats) & set(seats)]:
                client.seats = [k for k in client.seats if k not in seats]
                viewer = client.seats[0] if client.seats else wire.SPECTATOR
                self._switch_viewer(client, viewer)
            self.table_changed()
        await self.presence.publish()

    async def switch_viewer(self, client: Client, seat: int) -> None:
        """Let another of a client's seats look at the screen."""
        async with self._lock:
            self._switch_viewer(client, seat)

    def _switch_viewer(self, client: Client, viewer: int) -> None:
        client.viewer, client.tryout = viewer, None
        self.broadcast.drop_views(self.table)
        self.broadcast.welcome(self.table, client)

    # ---- commands: stored first, then applied, then sent

    async def execute(self, command: Command) -> None:
        """Carry out a command: on a draft, in the store, then on every screen.

        Raise TableRefusal if it is refused, NotSaved if it could not be stored.
        """
        async with self._lock:
            while True:
                draft = Draft(self.table, clock.now_ms())
                command(draft)
                try:
                    await self.services.commit(draft.versions)
                    break
                except StaleWrite:
                    await self._catch_up()
            self._advance(draft.versions)
            self._notify_absent()
        self.wake()

    async def follow(self, seq: int) -> None:
        """Take up what another process has stored; 0: anything may have changed there."""
        if seq > self.table.seq or seq == 0:
            async with self._lock:
                await self._catch_up()
            self.wake()
        if seq == 0:
            await self.presence.refresh()

    async def _catch_up(self) -> None:
        if self.table.divergence:
            return
        entries = await self.services.entries_after(self.table.id, self.table.seq)
        try:
            self._advance(self.table.versions(entries))
        except ReplayDiverged:  # a process with other rules writes there
            self.table = await self.services.rebuild(self.table.id)
            for client in self.presence.clients:
                self.broadcast.welcome(self.table, client)

    def _advance(self, versions: list[Table]) -> None:
        """Take stored versions as the table, and send the entries that led to them."""
        for self.table in versions:
            if self.table.log[-1].entry.changes_game or not self.bot_turns.is_due:
                self.bot_turns.cancel()
            self.broadcast.entry(self.table)

    def _notify_absent(self) -> None:
        """Notify the person whose turn it is, if they are away."""
        turn, before = self.table.turn, self._notified_turn
        self._notified_turn = turn
        if turn is None or turn == before or self.table.occupants[turn].is_automatic:
            return
        if turn not in self.presence.connected_seats():
            self.services.notify_absent(self.table, turn)

    # ---- requests

    async def request(self, client: Client, request: wire.Request) -> str | None:
        """Carry out a request, or send a refusal and return its key."""
        try:
            await self._perform(client, request)
            return None
        except TableRefusal as e:
            decision = self._decision(client) if e.stale else None
            self._refuse(client, request.n, e.key, e.arguments, e.clause, decision)
            return e.key
        except Damaged as e:
            self._refuse(client, request.n, "error-damaged", {"id": e.table}, None, None)
            return "error-damaged"
        except NotSaved:
            key, decision = "error-not-saved", self._decision(client)
        except NoctuaryError as e:
            log.warning("request failed", extra={"table": self.table.id, "reason": str(e)})
            key, decision = "error-failed", None
        self._refuse(client, request.n, key, {}, None, decision)
        return key

    def done(self, client: Client, request: wire.Request) -> None:
        """Answer a request that was carried out."""
        client.send(encode(wire.Done(wire.VERSION, self.table.seq, request.n)))

    async def _perform(self, client: Client, request: wire.Request) -> None:
        kind = type(request)
        if kind in COMMANDS:
            handler = COMMANDS[kind]
            await self.execute(lambda draft: handler(self, draft, client, request))
            self.done(client, request)
        elif kind in QUERIES:
            await QUERIES[kind](self, client, request)
        else:
            raise TableRefusal("unexpected")

    def _decision(self, client: Client) -> wire.Decision | None:
        return table_view.pending_decision(self.table, client.viewer)

    def _refuse(
        self,
        client: Client,
        to: int,
        error: str,
        args: dict[str, Any],
        clause: str | None,
        decision: wire.Decision | None,
    ) -> None:
        refused = wire.Refused(wire.VERSION, self.table.seq, to, error, args, clause, decision)
        client.send(encode(refused))
