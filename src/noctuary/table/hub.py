"""All tables of a server: opens, finds, joins and unloads them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from noctuary.kernel import Attachment, NoctuaryError, games, load
from noctuary.plugin.http import to_one_line

from . import clock
from . import protocol as wire
from .model.creation import entries_for_new_table
from .model.entries import AnyEntry, Deleted, Opened, Seated, Upgraded, read_entries, sit_down
from .model.names import MAX_NAME_LENGTH
from .model.table import Table, find_game, journal_file
from .refusal import TableRefusal
from .room.client import Client
from .room.room import Room, check_length
from .store.base import AccessKey, Damaged, NoSuchTable, StaleWrite, Store, Summary
from .uploads import UploadReader
from .workers.bot_service import BotService

log = logging.getLogger("noctuary.table")

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Of a table's code: none that is mistaken for another."""
CODE = 6
TRIES = 8
"""Codes that are tried for a new table; among a million tables one in a thousand is taken."""
IDLE_SECONDS = 300.0
"""Seconds after which a table that nobody is at leaves memory."""
MAX_EMPTY_ROOMS = 300
"""Tables in memory that nobody is at: beyond it the one longest left alone leaves at once."""
MAX_EMPTY_ENTRIES = 200_000
"""Rows of those tables together: likewise."""
MAX_KEYS = 200
REPLAY_CHUNK = 10
"""Rows that are replayed while others wait."""

Caller = Callable[[Table, int], None]
T = TypeVar("T")


def hash_key(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash cannot be guessed."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(18)


def new_code() -> str:
    """The code of a table, to be said aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


async def free_code(use: Callable[[str], Awaitable[T]]) -> T:
    """What comes of using a new code; another one where a table has it already."""
    for _ in range(TRIES):
        with suppress(StaleWrite):
            return await use(new_code())
    return await use(new_code())


def continuation_code(id: str, departed: wire.Divergence) -> str:
    """The code of the table on which one goes on that does not hold: there is but one."""
    return f"{id}-{departed.row}"


class Hub:
    """The tables in memory, and the store that has them all."""

    def __init__(self, store: Store, thinkers: BotService, call: Caller | None = None) -> None:
        self.store, self.bots = store, thinkers
        self.call: Caller = call or (lambda table, seat: None)
        """Told when it is the turn of a person whom the table does not see."""
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.reader = UploadReader()
        self._replaying = asyncio.Lock()
        """Held for one stretch of one table, so that others wait for no more than that."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Follows what other processes write, and lets bots go on where they were."""
        self._tasks = [
            asyncio.create_task(self._watch_store()),
            asyncio.create_task(self._evict_idle()),
        ]
        self.bots.warm_up()
        known = await self.store.summaries(limit=10_000)
        for s in [s for s in known if not s.over and s.note.get("bot")][:MAX_EMPTY_ROOMS]:
            await self._load_existing(s.table)

    async def _load_existing(self, id: str) -> None:
        """Lets the bots of a table go on; whatever is wrong with it concerns no other table."""
        try:
            (await self.room(id)).wake()
        except TableRefusal as e:
            log.warning("a table was left alone", extra={"table": id, "reason": e.key})
        except Exception:
            log.exception("a table was left alone", extra={"table": id})

    async def close(self) -> None:
        """Stops; everything that was shown is kept already."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(r.close() for r in self.rooms.values()))
        self.rooms.clear()
        self.bots.close()
        self.reader.close()
        await self.store.close()

    # ---- rows

    async def commit(self, ahead: list[Table]) -> None:
        """Keeps the rows that lead to these tables; returns when they are safe."""
        rows = [table.log[-1].entry.data() for table in ahead]
        await self.store.append(ahead[-1].summary(), rows)

    async def rows_of(self, id: str, after: int = 0) -> list[AnyEntry]:
        """The rows of a table after the first `after`."""
        kept = await self.store.rows(id, after)
        try:
            return read_entries(kept)
        except msgspec.ValidationError:
            raise TableRefusal("newer", id=id) from None

    # ---- opening and joining

    async def open(self, wish: wire.NewTable, address: str = "") -> wire.TableKeys:
        """Opens a table for an address; the keys are told this once."""
        held = await self.load_attachments(wish.game, wish.options)
        try:
            return await self._opened(wish, address)
        finally:
            del held  # the table holds what it needs

    async def _opened(self, wish: wire.NewTable, address: str) -> wire.TableKeys:
        return await self._create(entries_for_new_table(wish, clock.now_ms()), address)

    async def upload(self, data: bytes, name: str, address: str = "") -> wire.TableKeys:
        """A table on which an uploaded journal goes on; in memory once somebody comes."""
        summary, rows, files = await self.reader.read_journal(new_code(), data, name, address)
        check_length(len(rows))
        for file in files:
            await self.store.add_file(file)

        async def kept(code: str) -> str:
            await self.store.create(replace(summary, table=code), rows)
            return code

        code = await free_code(kept)
        return await self._keys(code, [*range(len(rows[0]["seats"]))], host=True)

    async def _create(self, rows: list[AnyEntry], address: str) -> wire.TableKeys:
        table = await free_code(lambda code: self._occupy(code, rows, address))
        seats = [k for k, place in enumerate(table.occupants) if place.kind == "person"]
        return await self._keys(table.id, seats, host=True)

    async def _occupy(self, id: str, rows: list[AnyEntry], address: str) -> Table:
        """A new table with these rows. Behind when there is one of that name."""
        check_length(len(rows))
        table = await self._replay(id, rows)
        summary = replace(table.summary(), seq=len(rows))
        await self.store.create(summary, [row.data() for row in rows])
        (await self._activate(table, address)).wake()
        return table

    async def _keys(self, id: str, seats: list[int], *, host: bool) -> wire.TableKeys:
        """New keys of a table, told this once."""
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
        """Goes on at a new table from where one does not hold. The first to ask opens it; whoever
        holds a seat of the old one gets the same there, and nobody else does.
        """
        room = await self.room(id)
        old, departed = room.table, room.table.divergence
        if departed is None:
            raise TableRefusal("not-departed")
        held = await self._held_seats(old.id, keys)
        host = any(k.rights == "host" for k in held)
        seats = sorted({k.seat for k in held if k.rights == "seat"})
        if not seats and not host:
            raise TableRefusal("not-seated")
        new = continuation_code(old.id, departed)
        with suppress(StaleWrite):  # somebody has gone on already
            noted = Upgraded.to(old.game, clock.now_ms(), old.id)
            await self._occupy(new, [*(p.entry for p in old.log), noted], address)
        departed.onward = new
        room.broadcast_table()
        return await self._keys(new, seats, host=host)

    async def join(self, id: str, wish: wire.JoinBody, address: str = "") -> wire.TableKeys:
        """Somebody sits down in a free seat."""
        room = await self.room(id)
        with room.expecting():
            id = room.table.id
            if room.table.settings.secret and not await self._require_key(
                id, wish.invite, "invite"
            ):
                raise TableRefusal("secret")
            seat = Seated.check(room.table, wish.seat, wish.name, clock.now_ms()).seat
            key = wire.SeatKey(seat, new_key())
            # Kept before the seat is taken, told after: a key that nobody was told opens nothing.
            await self.store.add_key(hash_key(key.key), AccessKey(id, "seat", seat))
            room.address = room.address or address
            await room.execute(lambda t: [*sit_down(t, seat, wish.name, clock.now_ms())])
        return wire.TableKeys(id, [key])

    async def leave(self, id: str, keys: list[str]) -> None:
        """Somebody gets up from all seats that these keys open: from now on they only watch."""
        room = await self.room(id)
        with room.expecting():
            held = await self.store.keys([hash_key(k) for k in keys[:MAX_KEYS]])
            mine = {h: k for h, k in held.items() if k.table == room.table.id and k.seat >= 0}
            seats = sorted({k.seat for k in mine.values()})
            if not seats:
                raise TableRefusal("not-seated")
            await room.execute(lambda t: [*Seated.check_leave(t, seats, clock.now_ms())])
            for key in mine:
                await self.store.add_key(key, AccessKey(room.table.id, "watch"))
            await room.vacate(seats)

    async def delete(self, id: str, keys: list[str]) -> None:
        """Whoever opened a table puts it away: nobody finds it any more."""
        room = await self.room(id)
        with room.expecting():
            if not any(k.rights == "host" for k in await self._held_seats(room.table.id, keys)):
                raise TableRefusal("host-only")
            await room.execute(lambda t: [Deleted.check(t, clock.now_ms())])

    async def _require_key(self, id: str, key: str, *rights: str) -> bool:
        found = await self.store.key(hash_key(key)) if key else None
        return found is not None and found.table == id and found.rights in rights

    async def _held_seats(self, id: str, keys: list[str]) -> list[AccessKey]:
        """What keys open at a table."""
        if len(keys) > MAX_KEYS:
            raise TableRefusal("keys")
        found = await self.store.keys([hash_key(k) for k in keys])
        return [k for k in found.values() if k.table == id]

    # ---- files

    async def upload_attachment(self, game: str, data: bytes, address: str = "") -> wire.FileInfo:
        """Keeps a file that options of tables may name, if nothing is wrong with it."""
        file = await self.reader.check_attachment(find_game(game).id, data, address)
        await self.store.add_file(file)
        return wire.FileInfo(file.name, file.added, file.note)

    async def list_attachments(self, game: str) -> list[wire.FileInfo]:
        """The files of a game that anybody may name."""
        found = await self.store.files(find_game(game).id)
        return [wire.FileInfo(file.name, file.added, file.note) for file in found]

    async def load_attachments(self, game: str, options: dict[str, Any]) -> list[Attachment]:
        """The files that options name, from the store; known for as long as they are held."""
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
        """A connection says who it is; it gets a welcome."""
        if hello.v != wire.VERSION:
            raise TableRefusal("version", theirs=hello.v, ours=wire.VERSION)
        room = await self.room(hello.table)
        with room.expecting():
            held = await self._held_seats(room.table.id, hello.keys)
            if hello.keys and not held:
                raise TableRefusal("keys")
            seats = sorted({k.seat for k in held if k.rights == "seat"})
            if room.table.settings.secret and not held:
                raise TableRefusal("secret")
            facing = hello.facing if hello.facing in seats else None
            eyes = facing if facing is not None else (seats[0] if seats else wire.SPECTATOR)
            name = to_one_line(hello.name, MAX_NAME_LENGTH)
            host = any(k.rights == "host" for k in held)
            guest = Client(send, seats, host, eyes, name, address)
            await room.enter(guest, hello.seen if facing == hello.facing else 0)
        return room, guest

    async def room(self, id: str) -> Room:
        """A table, from memory or from the store."""
        room = await self._room(id.strip().upper())
        if room.table.deleted:
            raise TableRefusal("no-table", id=room.table.id)
        return room

    async def _room(self, id: str) -> Room:
        if id in self.rooms:
            self.rooms[id].idle_since = time.monotonic()  # whoever asks may be about to come in
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        try:
            table = await self.build(id)
        except NoSuchTable:
            raise TableRefusal("no-table", id=to_one_line(id, 20)) from None
        except Damaged:
            raise TableRefusal("damaged", id=id) from None
        return await self._activate(table)

    async def _activate(self, table: Table, address: str = "") -> Room:
        """A table comes into memory; for it, the one longest left alone leaves if need be."""
        room = self.rooms.setdefault(table.id, Room(self, table, address))
        deserted = [r for r in self.rooms.values() if r.is_empty]
        deserted.sort(key=lambda r: r.idle_since)
        rows = sum(r.table.seq for r in deserted)
        for n, old in enumerate(deserted, 1):
            if len(deserted) - n < MAX_EMPTY_ROOMS and rows <= MAX_EMPTY_ENTRIES:
                break
            rows -= old.table.seq
            await self._unload(old)
        return room

    async def _unload(self, room: Room) -> None:
        """A table that nobody is at leaves memory."""
        id = room.table.id
        if room.is_empty and self.rooms.get(id) is room:
            del self.rooms[id]
            await room.close()
            with suppress(NoctuaryError):  # others wait for what they could have, until it is back
                await self.store.release(id)

    async def build(self, id: str) -> Table:
        """A table as its rows in the store make it. NoSuchTable; Damaged."""
        rows = await self.rows_of(id)
        if not rows:
            raise Damaged(id)
        table = await self._replay(id, rows)
        if table.divergence is not None:
            new = continuation_code(id, table.divergence)
            table.divergence.onward = new if await self.store.summaries([new]) else ""
        return table

    async def _replay(self, id: str, rows: list[AnyEntry]) -> Table:
        """A table from its rows; a long one in stretches, between which others are heard."""
        opened = rows[0]
        held = (
            await self.load_attachments(opened.game, opened.options)
            if isinstance(opened, Opened)
            else []
        )
        table = Table(id, rows[:REPLAY_CHUNK])
        del held  # the table holds what it needs
        for k in range(REPLAY_CHUNK, len(rows), REPLAY_CHUNK):
            await asyncio.sleep(0)
            async with self._replaying:
                table.replay(rows[k : k + REPLAY_CHUNK])
        return table

    # ---- lists

    async def public_tables(self) -> list[wire.TableListing]:
        """The tables that anybody may find; damaged ones are only told to those who sit there."""
        rows = [self._listing(s) for s in await self.store.summaries(listed=True)]
        return [row for row in rows if not row.damaged]

    async def tables_of(self, keys: list[str]) -> list[wire.TableListing]:
        """The tables that keys open, the latest first."""
        found = await self.store.keys([hash_key(k) for k in keys[:MAX_KEYS]])
        seats: dict[str, list[int]] = {}
        for k in found.values():
            seats.setdefault(k.table, [])
            if k.rights == "seat":
                seats[k.table].append(k.seat)
        if not seats:
            return []
        rows = [self._listing(s) for s in await self.store.summaries(list(seats), limit=len(seats))]
        there = {row.table.id for row in rows}
        rows = [row for row in rows if not row.table.deleted]
        rows += [wire.TableListing.of_damaged(id) for id in sorted(seats) if id not in there]
        for row in rows:
            row.seats = sorted(seats[row.table.id])
        return rows

    def _listing(self, s: Summary) -> wire.TableListing:
        """A table in a list; one that is damaged, or of another program, with little but its name.

        One that is in memory goes on as it is there.
        """
        try:
            row = msgspec.convert(s.note["row"], wire.TableListing)
            row.table.id = s.table  # an uploaded journal may have got another code than it noted
        except (KeyError, msgspec.ValidationError):
            row = wire.TableListing.of_damaged(s.table)
        if s.table in self.rooms:
            row.table, row.damaged = self.rooms[s.table].public(), False
        elif s.table in self.store.damage.tables:
            row.damaged = True
        return row

    async def journal(self, id: str, key: str) -> bytes:
        """The journal of a game that is over, as a file."""
        room = await self.room(id)
        if room.table.settings.secret and not await self._require_key(
            room.table.id, key, "seat", "host", "watch"
        ):
            raise TableRefusal("secret")
        if not room.table.over:
            raise TableRefusal("journal-running")
        return journal_file(room.table.journal_in_play)

    # ---- webhooks

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        """Keeps the address that is told when it is a seat's turn."""
        await self.store.set_secret(f"webhook:{table.id}:{seat}", url)

    async def webhook(self, table: str, seat: int) -> str:
        """The address that is told when it is a seat's turn."""
        return await self.store.secret(f"webhook:{table}:{seat}") or ""

    # ---- in the background

    async def _watch_store(self) -> None:
        async for id, seq in self.store.changes():
            for changed in [id] if id else list(self.rooms):
                await self._catch_up(changed, seq)

    async def _catch_up(self, id: str, seq: int) -> None:
        """A table learns what another process has done."""
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
        """A table that nobody was at for long leaves memory; at any other bots go on, where another
        process may have stopped to let them.
        """
        room = self.rooms.get(id)
        if room is None:
            return
        idle = room.is_empty and not room.busy_bots
        if idle and time.monotonic() - room.idle_since > IDLE_SECONDS:
            await self._unload(room)
        else:
            room.wake()
