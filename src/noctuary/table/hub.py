"""All tables of a server: opens, finds, joins and unloads them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from noctuary.home.http import one_line
from noctuary.kernel import BadJournal
from noctuary.kernel.journal import Journal

from . import clock
from . import protocol as wire
from .guest import Guest
from .opening import journal_rows, opening_rows
from .refusal import Refusal
from .room import Room
from .rows import AnyRow, Seated, Upgraded, read_rows, sit_down
from .seats import LONGEST_NAME
from .store import Behind, Key, NoSuchTable, Store, Summary
from .table import Table, journal_file
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


def onward(id: str, departed: wire.Departed) -> str:
    """The code of the table on which one goes on that does not hold: there is but one."""
    return f"{id}-{departed.row}"


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

    async def keep(self, ahead: list[Table]) -> None:
        """Keeps the rows that lead to these tables; returns when they are safe."""
        rows = [table.past[-1].row.data() for table in ahead]
        await self.store.append(ahead[-1].summary(), rows)

    async def rows_of(self, id: str, after: int = 0) -> list[AnyRow]:
        """The rows of a table after the first `after`."""
        kept = await self.store.rows(id, after)
        try:
            return read_rows(kept)
        except msgspec.ValidationError:
            raise Refusal("newer", id=id) from None

    # ---- opening and joining

    async def open(self, wish: wire.NewTable) -> wire.TableKeys:
        """Opens a table; the keys are told this once."""
        return await self._create(opening_rows(wish, clock.now()))

    async def upload(self, data: bytes, name: str) -> wire.TableKeys:
        """A table on which an uploaded journal goes on."""
        try:
            journal = await asyncio.to_thread(Journal.parse, data)
        except BadJournal as e:
            raise Refusal("journal", text=str(e)) from None
        return await self._create(journal_rows(journal, data, name, clock.now()))

    async def _create(self, rows: list[AnyRow]) -> wire.TableKeys:
        table = await self._place(new_code(), rows)
        seats = [k for k, place in enumerate(table.places) if place.kind == "person"]
        return await self._keys(table.id, seats, host=True)

    async def _place(self, id: str, rows: list[AnyRow]) -> Table:
        """A new table with these rows. Behind when there is one of that name."""
        table = await self._made(id, rows)
        await self.store.create(table.summary(), [row.data() for row in rows])
        self.rooms.setdefault(id, Room(self, table)).wake()
        return table

    async def _keys(self, id: str, seats: list[int], *, host: bool) -> wire.TableKeys:
        """New keys of a table, told this once."""
        keys = wire.TableKeys(id, [wire.SeatKey(seat, new_key()) for seat in seats])
        keys.host, keys.invite, keys.watch = new_key() if host else "", new_key(), new_key()
        for k in keys.seats:
            await self.store.add_key(hashed(k.key), Key(id, "seat", k.seat))
        if host:
            await self.store.add_key(hashed(keys.host), Key(id, "host"))
        await self.store.add_key(hashed(keys.invite), Key(id, "invite"))
        await self.store.add_key(hashed(keys.watch), Key(id, "watch"))
        return keys

    async def go_on(self, id: str, keys: list[str]) -> wire.TableKeys:
        """Goes on at a new table from where one does not hold. The first to ask opens it; whoever
        holds a seat of the old one gets the same there, and nobody else does.
        """
        room = await self.room(id)
        old, departed = room.table, room.table.departed
        if departed is None:
            raise Refusal("not-departed")
        held = await self._held(old.id, keys)
        host = any(k.rights == "host" for k in held)
        seats = sorted({k.seat for k in held if k.rights == "seat"})
        if not seats and not host:
            raise Refusal("not-seated")
        new = onward(old.id, departed)
        with suppress(Behind):  # somebody has gone on already
            noted = Upgraded.to(old.game, clock.now(), old.id)
            await self._place(new, [*(p.row for p in old.past), noted])
        departed.onward = new
        room.tell_table()
        return await self._keys(new, seats, host=host)

    async def join(self, id: str, wish: wire.Join) -> wire.TableKeys:
        """Somebody sits down in a free seat."""
        room = await self.room(id)
        id = room.table.id
        if room.table.settings.secret and not await self._opens(id, wish.invite, "invite"):
            raise Refusal("secret")
        seat = Seated.check(room.table, wish.seat, wish.name, clock.now()).seat
        key = wire.SeatKey(seat, new_key())
        # Kept before the seat is taken, told after: a key that nobody was told opens nothing.
        await self.store.add_key(hashed(key.key), Key(id, "seat", seat))
        await room.write(lambda t: [*sit_down(t, seat, wish.name, clock.now())])
        return wire.TableKeys(id, [key])

    async def _opens(self, id: str, key: str, *rights: str) -> bool:
        found = await self.store.key(hashed(key)) if key else None
        return found is not None and found.table == id and found.rights in rights

    async def _held(self, id: str, keys: list[str]) -> list[Key]:
        """What keys open at a table."""
        if len(keys) > MOST_KEYS:
            raise Refusal("keys")
        found = await self.store.keys([hashed(k) for k in keys])
        return [k for k in found.values() if k.table == id]

    # ---- entering

    async def enter(self, hello: wire.Hello, send: Callable[[bytes], None]) -> tuple[Room, Guest]:
        """A connection says who it is; it gets a welcome."""
        if hello.v != wire.VERSION:
            raise Refusal("version", theirs=hello.v, ours=wire.VERSION)
        room = await self.room(hello.table)
        id = room.table.id
        held = await self._held(id, hello.keys)
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
            table = await self.build(id)
        except NoSuchTable:
            raise Refusal("no-table", id=one_line(id, 20)) from None
        if id not in self.rooms:
            self.rooms[id] = Room(self, table)
        return self.rooms[id]

    async def build(self, id: str) -> Table:
        """A table as its rows in the store make it. NoSuchTable."""
        table = await self._made(id, await self.rows_of(id))
        if table.departed is not None:
            new = onward(id, table.departed)
            table.departed.onward = new if await self.store.summaries([new]) else ""
        return table

    async def _made(self, id: str, rows: list[AnyRow]) -> Table:
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
