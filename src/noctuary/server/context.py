"""What the endpoints of one server share: the hub, limits, metrics, webhooks."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, contextmanager
from typing import Self

from noctuary.bots import Advice
from noctuary.kernel import Position
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub, HubHooks
from noctuary.table.model.entries import AnyEntry, Chosen
from noctuary.table.refusal import TableRefusal
from noctuary.table.room.room import Room
from noctuary.table.store.base import Store
from noctuary.table.store.connect import open_store
from noctuary.table.workers import MAX_THINKING_SECONDS
from noctuary.table.workers.bot_service import BotChoice, BotService

from .config import Config
from .limits.rates import AddressRateLimiter
from .observability.metrics import Histogram, Metrics
from .refusal import ServerRefusal
from .webhooks import Webhooks


class MeteredBotService(BotService):
    """A bot service that measures how long bots think."""

    def __init__(self, processes: int | None, round: float, thought: Histogram) -> None:
        super().__init__(processes, round)
        self._thought = thought

    async def choose(
        self,
        position: Position,
        seat: int,
        spec: str,
        seed: int,
        address: str = "",
        most: float = MAX_THINKING_SECONDS,
    ) -> BotChoice:
        began = time.perf_counter()
        choice = await super().choose(position, seat, spec, seed, address, most)
        self._thought.observe(time.perf_counter() - began)
        return choice

    async def advise(
        self, position: Position, seat: int, spec: str, address: str = ""
    ) -> AsyncGenerator[tuple[list[Advice], bool], None]:
        began = time.perf_counter()
        async with aclosing(super().advise(position, seat, spec, address)) as thoughts:
            async for thought in thoughts:
                self._thought.observe(time.perf_counter() - began)
                yield thought
                began = time.perf_counter()


class ServerContext:
    """The hub of a server on the network, with its limits, metrics and webhooks."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.limits, self.metrics = config, config.limits, Metrics()
        self.webhooks = Webhooks(self._webhook, any_address=config.webhooks == "any")
        bots = MeteredBotService(config.workers, self.limits.round, self.metrics.thought)
        hooks = HubHooks(self._admit, self._count, self.webhooks.call, self.webhooks.check)
        self.hub = Hub(store, bots, hooks)
        self.connected: Counter[str] = Counter()
        """Connections by address."""
        self.thinking: Counter[str] = Counter()
        """Hints, try-outs and jobs of tools in progress, by address."""
        self._uploading: set[str] = set()
        self.reads = AddressRateLimiter(self.limits.reads)
        self.writes = AddressRateLimiter(self.limits.writes)
        self.tools = AddressRateLimiter(self.limits.tools)
        self.files = AddressRateLimiter(self.limits.files)
        self.guesses = AddressRateLimiter(self.limits.key_guesses)
        self._limiters: dict[wire.RequestLimit, AddressRateLimiter] = {
            "chat": AddressRateLimiter(self.limits.chat_rate),
            "command": AddressRateLimiter(self.limits.command_rate),
            "webhook": AddressRateLimiter(self.limits.webhooks),
        }

    @classmethod
    async def from_config(cls, config: Config) -> Self:
        """Open the store of a server. Raise NoctuaryError if it cannot be read."""
        return cls(config, await open_store(config.db, config.data))

    async def close(self) -> None:
        """Stop webhooks, then the hub."""
        await self.webhooks.close()
        await self.hub.close()

    def rate_limit(self, request: wire.Request, address: str) -> None:
        """Count a request to a table. Raise ServerRefusal if it is over the limit of its kind."""
        if limiter := self._limiters.get(request.limit):
            limiter.consume(address)

    @contextmanager
    def query_slot(self, address: str) -> Iterator[None]:
        """Count a query of an address while it runs. Raise TableRefusal if it has too many."""
        if self.thinking[address] >= self.limits.queries:
            raise TableRefusal("thinking")
        self.thinking[address] += 1
        try:
            yield
        finally:
            self.thinking -= Counter((address,))

    @contextmanager
    def upload_slot(self, address: str) -> Iterator[None]:
        """Note an upload of an address while it runs. Raise ServerRefusal if it has one already."""
        if address in self._uploading:
            raise ServerRefusal("uploading")
        self._uploading.add(address)
        try:
            yield
        finally:
            self._uploading.discard(address)

    def _admit(self, room: Room, address: str) -> None:
        """Raise ServerRefusal if a table is full, or if an address has too many in memory."""
        if len(room.presence.clients) >= self.limits.per_table:
            raise ServerRefusal("full")
        rooms = {r for r in self.hub.rooms.values() if r.presence.has_address(address)}
        if sum(r.table.seq for r in {*rooms, room}) > self.limits.rows:
            raise ServerRefusal("too-many")

    def _count(self, entries: list[AnyEntry]) -> None:
        """Count stored choices."""
        self.metrics.choices += sum(isinstance(entry, Chosen) for entry in entries)

    async def _webhook(self, table: str, seat: int) -> str:
        """Return the address that is called when it is a seat's turn; empty: none."""
        return await self.hub.webhook(table, seat)
