"""The house in which all tables stand: the hub, with the server's limits, counts and notices."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing, contextmanager
from typing import Self

from noctuary.bots import Advice
from noctuary.kernel import Position
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub
from noctuary.table.model.entries import Chosen
from noctuary.table.model.occupants import LONGEST_THOUGHT
from noctuary.table.model.table import Table
from noctuary.table.refusal import Refusal as TableRefusal
from noctuary.table.room.client import Guest
from noctuary.table.room.room import Room
from noctuary.table.store.base import Store
from noctuary.table.store.connect import open_store
from noctuary.table.workers.bot_service import Thinkers, Thought

from .config import Config
from .limits.rates import Buckets
from .observability.metrics import Histogram, Metrics
from .refusal import Refusal
from .webhooks import Webhooks

CHANGES = (
    *(wire.Begin, wire.Concede, wire.Consent, wire.Face, wire.Rename, wire.Settle),
    *(wire.StandIn, wire.Undo, wire.Withdraw),
)
"""Requests that are kept for ever, or answered with all that ever was."""


class Timed(Thinkers):
    """Thinkers whose thoughts are timed."""

    def __init__(self, processes: int | None, round: float, thought: Histogram) -> None:
        super().__init__(processes, round)
        self._thought = thought

    async def choose(
        self,
        position: Position,
        seat: int,
        spec: str,
        seed: int,
        whose: str = "",
        most: float = LONGEST_THOUGHT,
    ) -> Thought:
        began = time.perf_counter()
        choice = await super().choose(position, seat, spec, seed, whose, most)
        self._thought.observe(time.perf_counter() - began)
        return choice

    async def advise(
        self, position: Position, seat: int, spec: str, whose: str = ""
    ) -> AsyncGenerator[tuple[list[Advice], bool], None]:
        began = time.perf_counter()
        async with aclosing(super().advise(position, seat, spec, whose)) as thoughts:
            async for told in thoughts:
                self._thought.observe(time.perf_counter() - began)
                yield told
                began = time.perf_counter()


class House(Hub):
    """All tables of a server that is on the network."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.limits, self.metrics = config, config.limits, Metrics()
        self.webhooks = Webhooks(self.webhook, any_address=config.webhooks == "any")
        thinkers = Timed(config.thinkers, self.limits.round, self.metrics.thought)
        super().__init__(store, thinkers, self.webhooks.call)
        self.connected: Counter[str] = Counter()
        """Connections by address."""
        self.thinking: Counter[str] = Counter()
        """Hints, try-outs and labours of tools that are thought about, by address."""
        self._uploading: set[str] = set()
        self.reads = Buckets(self.limits.reads)
        self.writes = Buckets(self.limits.writes)
        self.tools = Buckets(self.limits.tools)
        self.files = Buckets(self.limits.files)
        self.guesses = Buckets(self.limits.guesses)
        sayings, changes = Buckets(self.limits.sayings), Buckets(self.limits.changes)
        self._limited: dict[type[wire.Request], Buckets] = {
            **dict.fromkeys((wire.Say, wire.Pin), sayings),
            **dict.fromkeys(CHANGES, changes),
            wire.Webhook: Buckets(self.limits.webhooks),
        }

    @classmethod
    async def found(cls, config: Config) -> Self:
        """The house with the tables of its store; NoctuaryError when they cannot be had."""
        return cls(config, await open_store(config.db, config.data))

    async def close(self) -> None:
        await self.webhooks.close()
        await super().close()

    async def keep(self, ahead: list[Table]) -> None:
        await super().keep(ahead)
        self.metrics.choices += sum(isinstance(t.past[-1].row, Chosen) for t in ahead)

    async def enter(
        self, hello: wire.Hello, send: Callable[[bytes], None], address: str = ""
    ) -> tuple[Room, Guest]:
        room = await self.room(hello.table)
        if len(room.guests) >= self.limits.per_table:
            raise Refusal("full")
        near = [r for r in self.rooms.values() if any(g.address == address for g in r.guests)]
        if sum(r.table.seq for r in {*near, room}) > self.limits.rows:
            raise Refusal("too-many")
        return await super().enter(hello, send, address)

    def count(self, request: wire.Request, address: str) -> None:
        """Counts what is asked of a table; Refusal when it is too much of its kind."""
        if limited := self._limited.get(type(request)):
            limited.take(address)

    @contextmanager
    def one_thought(self, address: str) -> Iterator[None]:
        """While something is worked out for an address; TableRefusal when it has many already."""
        if self.thinking[address] >= self.limits.thoughts:
            raise TableRefusal("thinking")
        self.thinking[address] += 1
        try:
            yield
        finally:
            self.thinking -= Counter((address,))

    @contextmanager
    def one_upload(self, address: str) -> Iterator[None]:
        """While a journal comes from an address and is read; Refusal when one does already."""
        if address in self._uploading:
            raise Refusal("uploading")
        self._uploading.add(address)
        try:
            yield
        finally:
            self._uploading.discard(address)

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        if url:
            await self.webhooks.check(url)
        await super().set_webhook(table, seat, url)
