"""All tables of a server: opens, finds, joins and unloads them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from noctuary.home.http import one_line
from noctuary.kernel import BadJournal
from noctuary.kernel.journal import Journal

from . import protocol as wire
from .guest import Guest
from .opening import journal_rows, opening_rows
from .refusal import Refusal
from .room import Room, now
from .seats import LONGEST_NAME
from .store import Key, NoSuchTable, Store, Summary
from .table import OtherRules, Row, Table, journal_file
from .thinkers import Thinkers

log = logging.getLogger("noctuary.table")

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Of a table's code: none that is mistaken for another."""
CODE = 6
IDLE = 300.0
"""Seconds after which a table that nobody is at leaves memory."""
MOST_KEYS = 200
LONG = 500
"""Rows that are not replayed while others wait."""

Caller = Callable[[Table, int], None]


def hashed(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash cannot be guessed."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(18)


def new_code() -> str:
    """The code of a table, to be said aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class Hub:
    """The tables in memory, and the store that has them all."""

    def __init__(self, store: Store, thinkers: Thinkers, call: Caller | None = None) -> None:
        self.store, self.thinkers = store, thinkers
        self.call: Caller = call or (lambda table, seat: None)
        """Told when it is the turn of a person whom the table does not see."""
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Follows what other processes write, and lets bots go on where they were."""
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._tidy())]
        self.thinkers.warm_up()
        for s in await self.store.summaries(limit=10_000):
            if not s.over and s.note.get("bot"):
                try:
                    (await self.room(s.table)).wake()
                except Refusal as e:
                    log.warning("a table was left alone", extra={"table": s.table, "reason": e.key})

    async def close(self) -> None:
        """Stops; everything that was shown is kept already."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(r.close() for r in self.rooms.values()))
        self.rooms.clear()
        self.thinkers.close()
        await self.store.close()

    # ---- rows

    async def keep(self, table: Table, rows: list[Row]) -> None:
        """Adds rows to a table's; returns when they are safe."""
        await self.store.append(table.preview(rows), rows)

    # ---- opening and joining

    async def open(self, wish: wire.NewTable) -> wire.TableKeys:
        """Opens a table; the keys are told this once."""
        return await self._create(opening_rows(wish, now()))

    async def upload(self, data: bytes, name: str) -> wire.TableKeys:
        """A table on which an uploaded journal goes on."""
        try:
            journal = await asyncio.to_thread(Journal.parse, data)
        except BadJournal as e:
            raise Refusal("journal", text=str(e)) from None
        return await self._create(journal_rows(journal, name, now()))

    async def _create(self, rows: list[Row]) -> wire.TableKeys:
        table = await self._build(new_code(), rows)
        await self.store.create(table.summary(), rows)
        keys = wire.TableKeys(table.id, [], new_key(), new_key(), new_key())
        for seat, place in enumerate(table.places):
            if place.kind == "person":
                keys.seats.append(wire.SeatKey(seat, new_key()))
        for k in keys.seats:
            await self.store.add_key(hashed(k.key), Key(table.id, "seat", k.seat))
        await self.store.add_key(hashed(keys.host), Key(table.id, "host"))
        await self.store.add_key(hashed(keys.invite), Key(table.id, "invite"))
        await self.store.add_key(hashed(keys.watch), Key(table.id, "watch"))
        self.rooms.setdefault(table.id, Room(self, table)).wake()
        return keys

    async def join(self, id: str, wish: wire.Join) -> wire.TableKeys:
        """Somebody sits down in a free seat."""
        room = await self.room(id)
        id = room.table.id
        if room.table.settings.secret and not await self._opens(id, wish.invite, "invite"):
            raise Refusal("secret")
        seat = room.table.propose_seat(wish.seat, wish.name, now())[0]["seat"]
        key = wire.SeatKey(seat, new_key())
        # Kept before the seat is taken, told after: a key that nobody was told opens nothing.
        await self.store.add_key(hashed(key.key), Key(id, "seat", seat))
        await room.write(lambda t: t.propose_seat(seat, wish.name, now()))
        return wire.TableKeys(id, [key])

    async def _opens(self, id: str, key: str, *rights: str) -> bool:
        found = await self.store.key(hashed(key)) if key else None
        return found is not None and found.table == id and found.rights in rights

    # ---- entering

    async def enter(self, hello: wire.Hello, send: Callable[[bytes], None]) -> tuple[Room, Guest]:
        """A connection says who it is; it gets a welcome."""
        if hello.v != wire.VERSION:
            raise Refusal("version", theirs=hello.v, ours=wire.VERSION)
        if len(hello.keys) > MOST_KEYS:
            raise Refusal("keys")
        room = await self.room(hello.table)
        id = room.table.id
        found = await self.store.keys([hashed(k) for k in hello.keys])
        held = [k for k in found.values() if k.table == id]
        if hello.keys and not held:
            raise Refusal("keys")
        seats = sorted({k.seat for k in held if k.rights == "seat"})
        if room.table.settings.secret and not held:
            raise Refusal("secret")
        facing = hello.facing if hello.facing in seats else None
        eyes = facing if facing is not None else (seats[0] if seats else wire.SPECTATOR)
        name = one_line(hello.name, LONGEST_NAME)
        guest = Guest(send, seats, any(k.rights == "host" for k in held), eyes, name)
        await room.enter(guest, hello.seen if facing == hello.facing else 0)
        return room, guest

    async def room(self, id: str) -> Room:
        """A table, from memory or from the store."""
        id = id.strip().upper()
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
            rows = await self.store.rows(id)
        except NoSuchTable:
            raise Refusal("no-table", id=one_line(id, 20)) from None
        try:
            table = await self._build(id, rows)
        except OtherRules:
            raise Refusal("other-rules", id=id, version=rows[0]["version"]) from None
        if id not in self.rooms:
            self.rooms[id] = Room(self, table)
        return self.rooms[id]

    async def _build(self, id: str, rows: list[Row]) -> Table:
        """A table from its rows; a long one without making the others wait."""
        return await asyncio.to_thread(Table, id, rows) if len(rows) > LONG else Table(id, rows)

    # ---- lists

    async def listed(self) -> list[wire.Row]:
        """The tables that anybody may find."""
        return [self._row(s) for s in await self.store.summaries(listed=True)]

    async def mine(self, keys: list[str]) -> list[wire.Row]:
        """The tables that keys open, the latest first."""
        found = await self.store.keys([hashed(k) for k in keys[:MOST_KEYS]])
        seats: dict[str, list[int]] = {}
        for k in found.values():
            seats.setdefault(k.table, [])
            if k.rights == "seat":
                seats[k.table].append(k.seat)
        if not seats:
            return []
        rows = [self._row(s) for s in await self.store.summaries(list(seats))]
        for row in rows:
            row.seats = sorted(seats[row.table.id])
        return rows

    def _row(self, s: Summary) -> wire.Row:
        row = msgspec.convert(s.note["row"], wire.Row)
        if s.table in self.rooms:
            row.table = self.rooms[s.table].public()
        return row

    async def journal(self, id: str, key: str) -> bytes:
        """The journal of a game that is over, as a file."""
        room = await self.room(id)
        if room.table.settings.secret and not await self._opens(
            room.table.id, key, "seat", "host", "watch"
        ):
            raise Refusal("secret")
        if not room.table.over:
            raise Refusal("journal-running")
        return journal_file(room.table.playing)

    # ---- webhooks

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        """Keeps the address that is told when it is a seat's turn."""
        await self.store.set_secret(f"webhook:{table.id}:{seat}", url)

    async def webhook(self, table: str, seat: int) -> str:
        """The address that is told when it is a seat's turn."""
        return await self.store.secret(f"webhook:{table}:{seat}") or ""

    # ---- in the background

    async def _follow(self) -> None:
        async for id, seq in self.store.changes():
            rooms = [self.rooms[id]] if id in self.rooms else []
            for room in rooms if id else list(self.rooms.values()):
                try:
                    await room.follow(seq)
                except Exception:
                    log.exception("a table could not follow", extra={"table": room.table.id})

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            for id, room in list(self.rooms.items()):
                room.wake()  # another process may have stopped doing so
                if (
                    not room.guests
                    and not room.busy_bots
                    and time.monotonic() - room.idle_since > IDLE
                ):
                    del self.rooms[id]
                    await room.close()
                    await self.store.release(id)
