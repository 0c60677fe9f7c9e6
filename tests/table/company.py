"""Tables for tests: people at screens, bots that think in this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

import msgspec

from noctuary.bots import never
from noctuary.kernel.runtime.chance import ChanceKey
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub, HubHooks
from noctuary.table.model.commands import choices
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.model.draft import Command, Draft
from noctuary.table.model.entries import AnyEntry, Opened, Seated
from noctuary.table.model.table import Table
from noctuary.table.room.client import Client
from noctuary.table.room.room import Room
from noctuary.table.workers import MAX_THINKING_SECONDS
from noctuary.table.workers.bot_service import BotService
from noctuary.table.workers.pool import Work, WorkerPool
from tests.support import PATIENCE
from tests.table.memory import MemoryStore

Answer = TypeVar("Answer")
T = TypeVar("T")
V = wire.VERSION
receive = msgspec.json.Decoder(wire.FromTable).decode


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that must end soon."""
    return asyncio.run(asyncio.wait_for(work, 120))


async def until(done: Callable[[], object]) -> None:
    """Let other tasks run until something is so."""
    for _ in range(20_000):
        if done():
            return
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.005)


async def settle(turns: int = 50) -> None:
    """Let other tasks run as far as they can."""
    for _ in range(turns):
        await asyncio.sleep(0)


# ---- tables


def new_table(
    *seats: str, name: str = "Ana", seed: int | None = 7, **settings: Any
) -> wire.NewTable:
    """Return a request for a new table; seats are `me`, `open`, or the spec of a bot."""
    made = [
        wire.NewSeat(s) if s in ("me", "open") else wire.NewSeat("bot", s)  # type: ignore[arg-type]
        for s in seats
    ]
    settings = {"pace": 0} | settings
    return wire.NewTable("gates", name, made, wire.Settings(**settings), seed=seed)


def table_of(*seats: str, seed: int = 7, **settings: Any) -> Table:
    """Return a new table without a room."""
    return create_table("TABLE2", opening_entry(new_table(*seats, seed=seed, **settings), 1_000))


def sealed(opened: Opened, seed: int) -> Opened:
    """Return the first entry of a new table with a chance key that follows from a seed."""
    assert opened.key
    return msgspec.structs.replace(opened, key=ChanceKey(Random(seed).randbytes(32)).hex())


def draft(table: Table, command: Callable[..., None], *args: Any, now: int = 1) -> Draft:
    """Return the draft that a command makes of a table, which stays as it is."""
    draft = Draft(table, now)
    command(draft, *args)
    return draft


def decide(table: Table, command: Callable[..., None], *args: Any, now: int = 1) -> list[AnyEntry]:
    """Return the entries that a command adds to a table, which stays as it is."""
    return draft(table, command, *args, now=now).entries


def grant(table: Table, command: Callable[..., None], *args: Any, now: int = 1) -> list[AnyEntry]:
    """Carry out a command on a table that nobody else has; return the new entries."""
    made = draft(table, command, *args, now=now)
    table.__dict__ |= made.table.__dict__
    return made.entries


def random_choice(table: Table, random: Random) -> Command:
    """Return a command that makes a random choice."""
    state, decision = table.journal_in_play.state, table.decision_number
    option = random.choice(state.options()).id
    return lambda draft: choices.choose(draft, state.seat, decision, option)


def choose(table: Table, random: Random, now: int = 0) -> list[AnyEntry]:
    """Make a random choice at a table that nobody else has."""
    return grant(table, random_choice(table, random), now=now or table.asked_at + 100)


def people(table: Table) -> Table:
    """Put another person in every seat."""
    for k, place in enumerate(table.occupants):
        name = f"P{k}"
        table.replay(Seated.of(1_000, k, type(place)("person", name, person=k + 1)))
    return table


# ---- bots


class Inline(BotService):
    """Bots that think in this process, after other tasks had a turn."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, tuple[Any, ...]]] = []
        self.allowed: list[tuple[str, float]] = []
        """The address and the seconds of each task."""
        self.hold: asyncio.Event | None = None
        """Set: tasks may end."""
        self.quick = self.interactive = self.search = Here(self)


class Here(WorkerPool):
    """A pool without processes."""

    def __init__(self, bots: Inline) -> None:
        super().__init__(1)
        self.bots = bots

    def warm_up(self) -> None:
        pass

    async def run(
        self,
        work: Work[Answer],
        *args: Any,
        address: str = "",
        most: float = MAX_THINKING_SECONDS,
    ) -> Answer:
        self.bots.asked.append((work.__name__, args))
        self.bots.allowed.append((address, most))
        await asyncio.sleep(0)
        if self.bots.hold is not None:
            await self.bots.hold.wait()
        return work(never, *args)


# ---- people


class Screen:
    """A client that keeps what it was sent, as a browser would."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.lines: dict[int, Any] = {}
        self.view: Any = None
        self.table: Any = None
        self.ask: Any = None
        self.seq = 0
        self.n = 0
        self.room: Room
        self.client: Client

    def send(self, data: bytes) -> None:
        """Take a message of the table."""
        self.raw.append(data)
        message = json.loads(data)
        kind = message["type"]
        if kind in ("welcome", "happened", "changed"):
            assert message["seq"] >= self.seq or kind == "welcome"
            self.seq = message["seq"]
        if kind == "welcome":
            if message["since"] != max(self.lines, default=0):
                self.lines.clear()
            self.lines |= {line["seq"]: line for line in message["lines"]}
            self.view, self.table, self.ask = message["view"], message["table"], message["ask"]
        elif kind == "happened":
            line = message["line"]
            assert line["seq"] == max(self.lines, default=0) + 1 == message["seq"]
            self.lines[line["seq"]] = line
            self.ask = message["ask"]
            if message["table"] is not None:
                self.table = message["table"]
            for seat, clock in zip(self.table["seats"], message["clocks"], strict=True):
                seat["clock"] = clock
            if message["view"] is not None:
                self.view = message["view"]
            for path in message["gone"]:
                self.drop(path)
            for change in message["patch"] or []:
                self.patch(change["path"], change["value"])
        elif kind == "changed":
            self.table = message["table"]
        elif kind == "lines":
            self.lines |= {line["seq"]: line for line in message["lines"]}

    def drop(self, path: list[Any]) -> None:
        """Remove something from the view."""
        at = self.view
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    def patch(self, path: list[Any], value: Any) -> None:
        """Set a value in the view."""
        if not path:
            self.view = value
            return
        at = self.view
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    @property
    def told(self) -> list[Any]:
        """All messages that it was sent."""
        return [receive(x) for x in self.raw]

    @property
    def last(self) -> Any:
        """The last message."""
        return receive(self.raw[-1])

    def of(self, kind: type[T]) -> list[T]:
        """Return all messages of a kind."""
        return [m for m in self.told if isinstance(m, kind)]

    async def enter(
        self,
        hub: Hub,
        table: str,
        *keys: str,
        seen: int | None = None,
        address: str = "",
        **hello: Any,
    ) -> Screen:
        """Connect, going on from the last line that it has."""
        seen = max(self.lines, default=0) if seen is None else seen
        said = wire.Hello(V, 0, table, list(keys), seen=seen, **hello)
        self.room, self.client = await hub.enter(said, self.send, address)
        return self

    def leave(self) -> None:
        """Disconnect."""
        self.room.leave(self.client)

    async def request(self, kind: type[wire.Request], **fields: Any) -> Any:
        """Send a request; return its answer."""
        self.n = n = self.n + 1
        before = len(self.raw)
        await self.room.request(self.client, kind(v=V, n=n, **fields))
        found = [m for m in map(receive, self.raw[before:]) if getattr(m, "to", None) == n]
        if kind is wire.Face:
            return None
        assert len(found) == 1, "one answer to every request"
        return found[0]

    async def read_up(self) -> None:
        """Read the log back to its first line."""
        while (first := min(self.lines)) > 1:
            told = await self.request(wire.Earlier, before=first)
            assert told.lines and told.lines[-1].seq == first - 1

    async def choose(self, option: str) -> Any:
        """Choose an option of the decision that it shows."""
        return await self.request(wire.Choose, decision=self.ask["decision"], option=option)

    async def choose_any(self, random: Random) -> Any:
        """Choose a random option of the decision that it shows."""
        return await self.choose(random.choice(self.ask["options"])["id"])


class House:
    """A hub with bots in this process, and the screens at it."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.bots = Inline()
        self.calls: list[tuple[str, int]] = []
        hooks = HubHooks(notify_absent=lambda table, seat: self.calls.append((table.id, seat)))
        self.hub = Hub(self.store, self.bots, hooks)

    async def __aenter__(self) -> House:
        await self.hub.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hub.close()

    async def people(self, seats: int, **settings: Any) -> tuple[list[Screen], wire.TableKeys]:
        """Open a table with another person, at a screen of their own, in every seat."""
        keys = await self.hub.open(new_table("me", *["open"] * (seats - 1), **settings))
        held = [keys.seats[0].key]
        for k in range(1, seats):
            joined = await self.hub.join(keys.table, wire.JoinBody(f"P{k}", invite=keys.invite))
            held.append(joined.seats[0].key)
        screens = [
            await Screen().enter(self.hub, keys.table, key, *([keys.host] if k == 0 else []))
            for k, key in enumerate(held)
        ]
        keys.seats = [wire.SeatKey(k, key) for k, key in enumerate(held)]
        return screens, keys

    async def watcher(self, keys: wire.TableKeys) -> Screen:
        """Return the screen of a spectator."""
        return await Screen().enter(self.hub, keys.table, keys.watch)
