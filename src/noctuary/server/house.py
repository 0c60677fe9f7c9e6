"""The house in which all tables stand: the hub, with the server's limits, counts and notices."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Self

from noctuary.bots import Advice
from noctuary.kernel import Position
from noctuary.table import protocol as wire
from noctuary.table.guest import Guest
from noctuary.table.hub import Hub
from noctuary.table.room import Room
from noctuary.table.rows import Chosen
from noctuary.table.store import Store
from noctuary.table.stores import open_store
from noctuary.table.table import Table
from noctuary.table.thinkers import Thinkers

from .config import Config
from .limits import Buckets
from .metrics import Histogram, Metrics
from .refusal import Refusal
from .webhooks import Webhooks


class Timed(Thinkers):
    """Thinkers whose thoughts are timed."""

    def __init__(self, processes: int | None, thought: Histogram) -> None:
        super().__init__(processes)
        self._thought = thought

    async def choose(self, position: Position, seat: int, spec: str, seed: int) -> str:
        began = time.perf_counter()
        choice = await super().choose(position, seat, spec, seed)
        self._thought.observe(time.perf_counter() - began)
        return choice

    async def advise(self, position: Position, seat: int, spec: str) -> list[Advice]:
        began = time.perf_counter()
        advice = await super().advise(position, seat, spec)
        self._thought.observe(time.perf_counter() - began)
        return advice


class House(Hub):
    """All tables of a server that is on the network."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.limits, self.metrics = config, config.limits, Metrics()
        self.webhooks = Webhooks(self.webhook, any_address=config.webhooks == "any")
        thinkers = Timed(config.thinkers, self.metrics.thought)
        super().__init__(store, thinkers, self.webhooks.call)
        self.connected: Counter[str] = Counter()
        """Connections by address."""
        self.thinking: Counter[str] = Counter()
        """Hints and try-outs that are thought about, by address."""
        self.reads = Buckets(self.limits.reads)
        self.writes = Buckets(self.limits.writes)
        self.tools = Buckets(self.limits.tools)
        self.files = Buckets(self.limits.files)
        self.guesses = Buckets(self.limits.guesses)
        self.sayings = Buckets(self.limits.sayings)

    @classmethod
    async def found(cls, config: Config) -> Self:
        """The house with the tables of its store; NoctuaryError when they cannot be had."""
        return cls(config, await open_store(config.db or str(config.data / "tables.db")))

    async def close(self) -> None:
        await self.webhooks.close()
        await super().close()

    async def keep(self, ahead: list[Table]) -> None:
        await super().keep(ahead)
        self.metrics.choices += sum(isinstance(t.past[-1].row, Chosen) for t in ahead)

    async def enter(self, hello: wire.Hello, send: Callable[[bytes], None]) -> tuple[Room, Guest]:
        room = await self.room(hello.table)
        if len(room.guests) >= self.limits.per_table:
            raise Refusal("full")
        return await super().enter(hello, send)

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        if url:
            await self.webhooks.check(url)
        await super().set_webhook(table, seat, url)
