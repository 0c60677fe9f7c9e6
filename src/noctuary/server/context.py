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
from noctuary.table.model.occupants import MAX_THINKING_SECONDS
from noctuary.table.model.table import Table
from noctuary.table.refusal import TableRefusal as TableRefusal
from noctuary.table.room.client import Client
from noctuary.table.room.room import Room
from noctuary.table.store.base import Store
from noctuary.table.store.connect import open_store
from noctuary.table.workers.bot_service import BotChoice, BotService

from .config import Config
from .limits.rates import AddressRateLimiter
from .observability.metrics import Histogram, Metrics
from .refusal import ServerRefusal
from .webhooks import Webhooks

LIMITED_COMMANDS = (
    *(wire.Begin, wire.Concede, wire.Consent, wire.Face, wire.Rename, wire.Settle),
    *(wire.StandIn, wire.Undo, wire.Withdraw),
)
"""Requests that are kept for ever, or answered with all that ever was."""


class MeteredBotService(BotService):
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
        most: float = MAX_THINKING_SECONDS,
    ) -> BotChoice:
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


class ServerContext(Hub):
    """All tables of a server that is on the network."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.limits, self.metrics = config, config.limits, Metrics()
        self.webhooks = Webhooks(self.webhook, any_address=config.webhooks == "any")
        thinkers = MeteredBotService(config.workers, self.limits.round, self.metrics.thought)
        super().__init__(store, thinkers, self.webhooks.call)
        self.connected: Counter[str] = Counter()
        """Connections by address."""
        self.thinking: Counter[str] = Counter()
        """Hints, try-outs and labours of tools that are thought about, by address."""
        self._uploading: set[str] = set()
        self.reads = AddressRateLimiter(self.limits.reads)
        self.writes = AddressRateLimiter(self.limits.writes)
        self.tools = AddressRateLimiter(self.limits.tools)
        self.files = AddressRateLimiter(self.limits.files)
        self.guesses = AddressRateLimiter(self.limits.key_guesses)
        sayings, changes = (
            AddressRateLimiter(self.limits.chat_rate),
            AddressRateLimiter(self.limits.command_rate),
        )
        self._limited: dict[type[wire.Request], AddressRateLimiter] = {
            **dict.fromkeys((wire.Say, wire.Pin), sayings),
            **dict.fromkeys(LIMITED_COMMANDS, changes),
            wire.Webhook: AddressRateLimiter(self.limits.webhooks),
        }

    @classmethod
    async def from_config(cls, config: Config) -> Self:
        """The house with the tables of its store; NoctuaryError when they cannot be had."""
        return cls(config, await open_store(config.db, config.data))

    async def close(self) -> None:
        await self.webhooks.close()
        await super().close()

    async def commit(self, ahead: list[Table]) -> None:
        await super().commit(ahead)
        self.metrics.choices += sum(isinstance(t.log[-1].entry, Chosen) for t in ahead)

    async def enter(
        self, hello: wire.Hello, send: Callable[[bytes], None], address: str = ""
    ) -> tuple[Room, Client]:
        room = await self.room(hello.table)
        if len(room.guests) >= self.limits.per_table:
            raise ServerRefusal("full")
        near = [r for r in self.rooms.values() if any(g.address == address for g in r.guests)]
        if sum(r.table.seq for r in {*near, room}) > self.limits.rows:
            raise ServerRefusal("too-many")
        return await super().enter(hello, send, address)

    def rate_limit(self, request: wire.Request, address: str) -> None:
        """Counts what is asked of a table; Refusal when it is too much of its kind."""
        if limited := self._limited.get(type(request)):
            limited.consume(address)

    @contextmanager
    def query_slot(self, address: str) -> Iterator[None]:
        """While something is worked out for an address; TableRefusal when it has many already."""
        if self.thinking[address] >= self.limits.queries:
            raise TableRefusal("thinking")
        self.thinking[address] += 1
        try:
            yield
        finally:
            self.thinking -= Counter((address,))

    @contextmanager
    def upload_slot(self, address: str) -> Iterator[None]:
        """While a journal comes from an address and is read; Refusal when one does already."""
        if address in self._uploading:
            raise ServerRefusal("uploading")
        self._uploading.add(address)
        try:
            yield
        finally:
            self._uploading.discard(address)

    async def set_webhook(self, table: Table, seat: int, url: str) -> None:
        if url:
            await self.webhooks.check(url)
        await super().set_webhook(table, seat, url)
