"""All rooms of a process, and the store behind them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec

from noctuary.kernel import Attachment, NoctuaryError, games, load
from noctuary.plugin.http import to_one_line

from . import clock
from . import protocol as wire
from .model.commands.lifecycle import delete
from .model.commands.seating import leave, new_occupant, open_seat, sit_down
from .model.creation import create_table, opening_entry
from .model.draft import present_rules
from .model.entries import AnyEntry, Opened, read_entries
from .model.names import MAX_NAME_LENGTH
from .model.table import Table, check_log_length, find_game, journal_file
from .presentation.table_view import summary
from .refusal import TableRefusal
from .room.client import Client
from .room.room import Room
from .store.base import AccessKey, Damaged, NoSuchTable, StaleWrite, Store, Summary
from .uploads import UploadReader
from .workers.bot_service import BotService

log = logging.getLogger("noctuary.table")

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters of a table's code: none looks like another."""
CODE_LENGTH = 6
TRIES = 8
"""Codes tried for a new table; among a million tables one in a thousand is taken."""
IDLE_SECONDS = 300.0
"""Seconds until an empty room leaves memory."""
MAX_EMPTY_ROOMS = 300
"""Empty rooms in memory; beyond it, the one that was empty longest leaves at once."""
MAX_EMPTY_ENTRIES = 200_000
"""Entries of all empty rooms in memory, likewise."""
MAX_KEYS = 200
"""Access keys read of one request."""
REPLAY_CHUNK = 10
"""Entries replayed while others wait."""

T = TypeVar("T")


def hash_key(key: str) -> str:
    """Return what is stored of an access key: it is long and random, so a plain hash will do."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """Return a new access key."""
    return secrets.token_urlsafe(18)


def new_code() -> str:
    """Return a random code for a table, short enough to say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


async def free_code(use: Callable[[str], Awaitable[T]]) -> T:
    """Call `use` with new codes until one is free; return what it returns."""
    for _ in range(TRIES):
        with suppress(StaleWrite):
            return await use(new_code())
    return await use(new_code())


def continuation_code(id: str, divergence: wire.Divergence) -> str:
    """Return the code of the one table that continues a diverged table."""
    return f"{id}-{divergence.row}"


async def _accept(url: str) -> None:
    """Raise nothing."""


@dataclass(frozen=True)
class HubHooks:
    """Callbacks by which a server adds limits, counts and notices to a hub."""

    admit: Callable[[Room, str], None] = lambda room, address: None
    """Raises a refusal if an address may not enter a room."""
    on_committed: Callable[[list[AnyEntry]], None] = lambda entries: None
    """Called after entries were stored."""
    notify_absent: Callable[[Table, int], None] = lambda table, seat: None
    """Called when it is the turn of a person who is away."""
    check_webhook: Callable[[str], Awaitable[None]] = _accept
    """Raises a refusal if an address may not be called."""


class Hub:
    """The rooms in memory, and the store that has all tables."""

    def __init__(self, store: Store, bots: BotService, hooks: HubHooks | None = None) -> None:
        self.store, self.bots, self.hooks = store, bots, hooks or HubHooks()
        self.rooms: dict[str, Room] = {}
        self.is_closing = False
        self.reader = UploadReader()
        self._replaying = asyncio.Lock()
        """Held for one chunk of one table, so that others wait for no more than that."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Follow what other processes write, and let bots go on where they were."""
        self._tasks = [
            asyncio.create_task(self._watch_store()),
            asyncio.create_task(self._evict_idle()),
        ]
        self.bots.warm_up()
        known = await self.store.summaries(limit=10_000)
        for s in [s for s in known if not s.over and s.note.get("bot")][:MAX_EMPTY_ROOMS]:
            await self._load_existing(s.table)

    async def _load_existing(self, id: str) -> None:
        """Let the bots of a table go on. Log what is wrong with it: other tables must start."""
        try:
            (await self.room(id)).wake()
        except TableRefusal as e:
            log.warning("a table was left alone", extra={"table": id, "reason": e.key})
        except Exception:
            log.exception("a table was left alone", extra={"table": id})

    async def close(self) -> None:
        """Stop. Everything that was sent is already stored."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(r.close() for r in self.rooms.values()))
        self.rooms.clear()
        self.bots.close()
        self.reader.close()
        await self.store.close()

    # ---- entries

    async def commit(self, versions: list[Table]) -> None:
        """Store the entries that led to these versions; return once they are safe."""
        entries = [table.log[-1].entry for table in versions]
        await self.store.append(summary(versions[-1]), [entry.data() for entry in entries])
        self.hooks.on_committed(entries)

    async def entries_after(self, id: str, seq: int = 0) -> list[AnyEntry]:
        """Read the stored entries of a table after one of them."""
        kept = await self.store.rows(id, seq)
        try:
            return read_entries(kept)
        except msgspec.ValidationError:
            raise TableRefusal("newer", id=id) from None

    def notify_absent(self, table: Table, seat: int) -> None:
        """Notify a person who is away that it is their turn."""
        self.hooks.notify_absent(table, seat)

    # ---- opening and joining

    async def open(self, new: wire.NewTable, address: str = "") -> wire.TableKeys:
        """Open a table for an address; return its access keys, which nobody can read again."""
        held = await self.load_attachments(new.game, new.options)
        try:
            opened = opening_entry(new, clock.now_ms())
            return await self._open(opened, address)
        finally:
            del held  # the table holds what it needs

    async def _open(self, opened: Opened, address: str) -> wire.TableKeys:
        table = await free_code(lambda code: self._create(create_table(code, opened), address))
        seats = [k for k, p in enumerate(table.occupants) if p.kind == "person"]
        return await self._keys(table.id, seats, host=True)

    async def _create(self, table: Table, address: str) -> Table:
        """Store a new table and take it into memory. Raise StaleWrite if its code is taken."""
        entries = [logged.entry.data() for logged in table.log]
        await self.store.create(summary(table), entries)
        (await self._activate(table, address)).wake()
        return table

    async def upload(self, data: bytes, name: str, address: str = "") -> wire.TableKeys:
        """Open a table that continues an uploaded journal."""
        listed, rows, files = await self.reader.read_journal(new_code(), data, name, address)
        check_log_length(len(rows))
        for file in files:
            await self.store.add_file(file)

        async def create(code: str) -> str:
            await self.store.create(replace(listed, table=code), rows)
            return code

        code = await free_code(create)
        return await self._keys(code, [*range(len(rows[0]["seats"]))], host=True)

    async def _keys(self, id: str, seats: list[int], *, host: bool) -> wire.TableKeys:
        """Make access keys of a table, and store their hashes."""
        keys = wire.TableKeys(id, [wire.SeatKey(seat, new_key()) for seat in seats])
        keys.host, keys.invite, keys.watch = new_key() if host else "", new_key(), new_key()
        for k in keys.seats:
            await self.store.add_key(hash_key(k.key), AccessKey(id, "seat", k.seat))
        if host:
            await self.store.add_key(hash_key(keys.host), AccessKey(id, "host"))
        await self.store.add_key(hash_key(keys.invite), AccessKey(id, "invite"))
        await self.store.add_key(hash_key(keys.watch), AccessKey(id, "watch"))
        return keys

    async def continue_diverged(
        self, id: str, keys: list[str], address: str = ""
    ) -> wire.TableKeys:
        """Continue a diverged table at a new one, which the first to ask opens.

        Who holds seats of the old table gets the same seats there, and nobody else does.
        """
        room = await self.room(id)
        old, divergence = room.table, room.table.divergence
        if divergence is None:
            raise TableRefusal("not-departed")
        held = await self._opened_by(old.id, keys)
        host = any(k.rights == "host" for k in held)
        seats = sorted({k.seat for k in held if k.rights == "seat"})
        if not seats and not host:
            raise TableRefusal("not-seated")
        new = continuation_code(old.id, divergence)
        with suppress(StaleWrite):  # somebody has continued it already
            entries = [p.entry for p in old.log]
            entries.append(present_rules(old, clock.now_ms(), old.id))
            check_log_length(len(entries))
            await self._create(await self._replay(new, entries), address)
        divergence.onward = new
        room.table_changed()
        return await self._keys(new, seats, host=host)

    async def join(self, id: str, body: wire.JoinBody, address: str = "") -> wire.TableKeys:
        """Let a new person sit down in an open seat; return its access key."""
        room = await self.room(id)
        with room.presence.expecting():
            id = room.table.id
            is_secret = room.table.settings.secret
            if is_secret and not await self._has_right(id, body.invite, "invite"):
                raise TableRefusal("secret")
            seat = open_seat(room.table, body.seat)
            new_occupant(room.table, seat, body.name)
            key = wire.SeatKey(seat, new_key())
            # Stored before the seat is taken, sent after: a key that nobody knows opens nothing.
            await self.store.add_key(hash_key(key.key), AccessKey(id, "seat", seat))
            room.address = room.address or address
            await room.execute(lambda draft: sit_down(draft, seat, body.name))
        return wire.TableKeys(id, [key])

    async def leave(self, id: str, keys: list[str]) -> None:
        """Vacate all seats that these access keys open; the keys then open a spectator's place."""
        room = await self.room(id)
        with room.presence.expecting():
            held = await self.store.keys([hash_key(k) for k in keys[:MAX_KEYS]])
            mine = {h: k for h, k in held.items() if k.table == room.table.id and k.seat >= 0}
            seats = sorted({k.seat for k in mine.values()})
            if not seats:
                raise TableRefusal("not-seated")
            await room.execute(lambda draft: leave(draft, seats))
            for key in mine:
                await self.store.add_key(key, AccessKey(room.table.id, "watch"))
            await room.vacate(seats)

    async def delete(self, id: str, keys: list[str]) -> None:
        """Delete a table; only its host may."""
        room = await self.room(id)
        with room.presence.expecting():
            if not any(k.rights == "host" for k in await self._opened_by(room.table.id, keys)):
                raise TableRefusal("host-only")
            await room.execute(delete)

    async def _has_right(self, id: str, key: str, *rights: str) -> bool:
        """Return whether an access key has one of these rights at a table."""
        found = await self.store.key(hash_key(key)) if key else None
        return found is not None and found.table == id and found.rights in rights

    async def _opened_by(self, id: str, keys: list[str]) -> list[AccessKey]:
        """Return what access keys open at a table."""
        if len(keys) > MAX_KEYS:
            raise TableRefusal("keys")
        found = await self.store.keys([hash_key(k) for k in keys])
        return [k for k in found.values() if k.table == id]

    # ---- files

    async def upload_attachment(self, game: str, data: bytes, address: str = "") -> wire.FileInfo:
        """Check and store a file that table options may name."""
        file = await self.reader.check_attachment(find_game(game).id, data, address)
        await self.store.add_file(file)
        return wire.FileInfo(file.name, file.added, file.note)

    async def list_attachments(self, game: str) -> list[wire.FileInfo]:
        """List the files of a game that table options may name."""
        found = await self.store.files(find_game(game).id)
        return [wire.FileInfo(file.name, file.added, file.note) for file in found]

    async def load_attachments(self, game: str, options: dict[str, Any]) -> list[Attachment]:
        """Load the files that options name; the game knows them as long as they are held."""
        spec = games().get(game)
        if spec is None or spec.attachments is None:
            return []
        found = [await self.store.file(name) for name in spec.attachments.names(options)]
        held = [spec.attachments.read(file.data) for file in found if file is not None]
        if held:  # the first time, this builds the rules with bounds checks
            await asyncio.to_thread(load, spec, checked=True)
        return held

    # ---- entering

    async def enter(
        self, hello: wire.Hello, send: Callable[[bytes], None], address: str = ""
    ) -> tuple[Room, Client]:
        """Let a connection enter the room that it names; it is sent a welcome."""
        if hello.v != wire.VERSION:
            raise TableRefusal("version", theirs=hello.v, ours=wire.VERSION)
        room = await self.room(hello.table)
        self.hooks.admit(room, address)
        with room.presence.expecting():
            held = await self._opened_by(room.table.id, hello.keys)
            if hello.keys and not held:
                raise TableRefusal("keys")
            seats = sorted({k.seat for k in held if k.rights == "seat"})
            if room.table.settings.secret and not held:
                raise TableRefusal("secret")
            facing = hello.facing if hello.facing in seats else None
            viewer = facing if facing is not None else (seats[0] if seats else wire.SPECTATOR)
            name = to_one_line(hello.name, MAX_NAME_LENGTH)
            is_host = any(k.rights == "host" for k in held)
            client = Client(send, seats, is_host, viewer, name, address)
            await room.enter(client, hello.seen if facing == hello.facing else 0)
        return room, client

    async def room(self, id: str) -> Room:
        """Return the room of a table, from memory or from the store."""
        room = await self._room(id.strip().upper())
        if room.table.deleted:
            raise TableRefusal("no-table", id=room.table.id)
        return room

    async def _room(self, id: str) -> Room:
        if id in self.rooms:
            self.rooms[id].presence.idle_since = time.monotonic()  # who asks may be about to enter
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        try:
            table = await self.rebuild(id)
        except NoSuchTable:
            raise TableRefusal("no-table", id=to_one_line(id, 20)) from None
        except Damaged:
            raise TableRefusal("damaged", id=id) from None
        return await self._activate(table)

    async def _activate(self, table: Table, address: str = "") -> Room:
        """Take a table into memory; if there are too many empty rooms, unload the oldest."""
        room = self.rooms.setdefault(table.id, Room(self, table, address))
        empty = [r for r in self.rooms.values() if r.presence.is_empty]
        empty.sort(key=lambda r: r.presence.idle_since)
        entries = sum(r.table.seq for r in empty)
        for n, old in enumerate(empty, 1):
            if len(empty) - n < MAX_EMPTY_ROOMS and entries <= MAX_EMPTY_ENTRIES:
                break
            entries -= old.table.seq
            await self._unload(old)
        return room

    async def _unload(self, room: Room) -> None:
        """Remove an empty room from memory."""
        id = room.table.id
        if room.presence.is_empty and self.rooms.get(id) is room:
            del self.rooms[id]
            await room.close()
            with suppress(NoctuaryError):  # other processes wait until the store is back
                await self.store.release(id)

    async def rebuild(self, id: str) -> Table:
        """Replay a table from the store. Raise NoSuchTable or Damaged."""
        entries = await self.entries_after(id)
        if not entries:
            raise Damaged(id)
        table = await self._replay(id, entries)
        if table.divergence is not None:
            new = continuation_code(id, table.divergence)
            table.divergence.onward = new if await self.store.summaries([new]) else ""
        return table

    async def _replay(self, id: str, entries: list[AnyEntry]) -> Table:
        """Replay a table from its entries, in chunks so that the event loop stays responsive."""
        held: list[Attachment] = []
        if isinstance(opened := entries[0], Opened):
            held = await self.load_attachments(opened.game, opened.options)
        table = Table(id, entries[:REPLAY_CHUNK])
        del held  # the table holds what it needs
        for k in range(REPLAY_CHUNK, len(entries), REPLAY_CHUNK):
            await asyncio.sleep(0)
            async with self._replaying:
                table.replay_all(entries[k : k + REPLAY_CHUNK])
        return table

    # ---- lists

    async def public_tables(self) -> list[wire.TableListing]:
        """List the tables that anybody may find; damaged ones only their own people see."""
        listings = [self._listing(s) for s in await self.store.summaries(listed=True)]
        return [one for one in listings if not one.damaged]

    async def tables_of(self, keys: list[str]) -> list[wire.TableListing]:
        """List the tables that access keys open, the latest first."""
        found = await self.store.keys([hash_key(k) for k in keys[:MAX_KEYS]])
        seats: dict[str, list[int]] = {}
        for k in found.values():
            seats.setdefault(k.table, [])
            if k.rights == "seat":
                seats[k.table].append(k.seat)
        if not seats:
            return []
        summaries = await self.store.summaries(list(seats), limit=len(seats))
        listings = [self._listing(s) for s in summaries]
        known = {one.table.id for one in listings}
        listings = [one for one in listings if not one.table.deleted]
        listings += [wire.TableListing.of_damaged(id) for id in sorted(seats) if id not in known]
        for one in listings:
            one.seats = sorted(seats[one.table.id])
        return listings

    def _listing(self, s: Summary) -> wire.TableListing:
        """Return a table for a list, as it is in memory or as it was stored.

        A damaged table, or one of another program, has little but its name.
        """
        try:
            listing = msgspec.convert(s.note["row"], wire.TableListing)
            listing.table.id = (
                s.table
            )  # an uploaded journal may have got another code than it noted
        except (KeyError, msgspec.ValidationError):
            listing = wire.TableListing.of_damaged(s.table)
        if s.table in self.rooms:
            listing.table, listing.damaged = self.rooms[s.table].table_info(), False
        elif s.table in self.store.damage.tables:
            listing.damaged = True
        return listing

    async def journal(self, id: str, key: str) -> bytes:
        """Return the journal of a game that is over, as a file."""
        room = await self.room(id)
        if room.table.settings.secret and not await self._has_right(
            room.table.id, key, "seat", "host", "watch"
        ):
            raise TableRefusal("secret")
        if not room.table.over:
            raise TableRefusal("journal-running")
        return journal_file(room.table.journal_in_play)

    # ---- webhooks

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        """Store the address that is called when it is a seat's turn; empty: none."""
        if url:
            await self.hooks.check_webhook(url)
        await self.store.set_secret(f"webhook:{table.id}:{seat}", url)

    async def webhook(self, table: str, seat: int) -> str:
        """Return the address that is called when it is a seat's turn; empty: none."""
        return await self.store.secret(f"webhook:{table}:{seat}") or ""

    # ---- in the background

    async def _watch_store(self) -> None:
        async for id, seq in self.store.changes():
            for changed in [id] if id else list(self.rooms):
                await self._catch_up(changed, seq)

    async def _catch_up(self, id: str, seq: int) -> None:
        """Take up what another process has stored."""
        if room := self.rooms.get(id):
            try:
                await room.follow(seq)
            except Exception:
                log.exception("a table could not follow", extra={"table": id})

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            for id in list(self.rooms):
                await self._visit(id)

    async def _visit(self, id: str) -> None:
        """Unload a room that was empty for long. Wake any other: the process that let its bots
        choose may have ended.
        """
        room = self.rooms.get(id)
        if room is None:
            return
        idle = room.presence.is_empty and not room.bot_turns.is_running
        if idle and time.monotonic() - room.presence.idle_since > IDLE_SECONDS:
            await self._unload(room)
        else:
            room.wake()
