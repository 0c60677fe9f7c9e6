"""Shares worker slots fairly between addresses.

Tasks wait in a queue for each address. A free slot goes to the address that has used least time so
far, and there to the task that has waited longest; an address that got none for a whole round goes
first. While anybody waits, each address may use its share of a round, divided among its tasks.

Who asks for a slot gets a ticket. The ticket alone says whether it waits, has a slot or is
released: each of these happens once, in whatever order tasks come, end and are cancelled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, MutableSequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

log = logging.getLogger("noctuary.table")

ROUND_SECONDS = 10.0
"""Seconds in which every address that waits gets a slot, or soon after: running tasks may finish.
"""
IDLE_SECONDS = 5.0
"""Seconds that a slot may be held with no process behind it until it is taken back."""


class Work(Protocol):
    """Work in a slot."""

    def alive(self) -> bool:
        """Return whether a process may still work on it."""

    def give_up(self) -> None:
        """Kill the process, which does not answer."""


@dataclass(eq=False)
class Ticket:
    """A task that waits for a slot, has one, or is released."""

    queue: AddressQueue
    most: float
    """Seconds that it may take while nobody waits."""
    called: asyncio.Future[None] = field(default_factory=asyncio.Future)
    """Done when it has a slot; cancelled with the task that waits for it."""
    slot: int | None = None
    since: float = 0.0
    """When it got its slot."""
    works: list[Work] = field(default_factory=list)
    """The work begun in its slot."""
    stopped: float | None = None
    """When it was cancelled."""
    idle: float | None = None
    """When its slot was first seen with no process behind it."""
    gone: bool = False

    @property
    def waits(self) -> bool:
        """Whether it still waits for a slot. False once its task is cancelled, noticed or not."""
        return not self.called.done()

    def alive(self) -> bool:
        """Return whether a process may work in its slot."""
        return any(work.alive() for work in self.works)


@dataclass(eq=False)
class AddressQueue:
    """The tasks of one address."""

    served: float = 0.0
    """When one of them got a slot last, or the first came."""
    spent: float = 0.0
    """Seconds used; a new address begins with the least of all."""
    tasks: int = 0
    """How many run or wait."""
    waiting: dict[Ticket, None] = field(default_factory=dict)
    """In the order of their coming."""

    def first(self) -> Ticket | None:
        """Return the ticket that has waited longest."""
        return next((ticket for ticket in self.waiting if ticket.waits), None)


class FairScheduler:
    """Shares slots fairly between addresses. `limits` holds the seconds that each slot may use.

    `longest`: seconds until a process that was told to stop is killed.
    """

    def __init__(
        self,
        limits: MutableSequence[float],
        round: float = ROUND_SECONDS,
        *,
        name: str = "",
        longest: float = float("inf"),
    ) -> None:
        self.limits, self.round, self.name, self.longest = limits, round, name, longest
        self.lost = 0
        """Slots that were found held with no process behind them."""
        self._free = list(range(len(limits)))
        self._running: dict[int, Ticket] = {}
        self._queues: dict[str, AddressQueue] = {}
        """By address; an idle one is kept only while it has used more than others."""
        self._watch: asyncio.TimerHandle | None = None

    @property
    def taken(self) -> int:
        """How many slots are in use."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many tasks wait for a slot."""
        return sum(ticket.waits for queue in self._queues.values() for ticket in queue.waiting)

    @asynccontextmanager
    async def acquire(self, address: str, most: float) -> AsyncIterator[Ticket]:
        """Wait for a slot, and hold it. Afterwards it is free as soon as no process works in it."""
        ticket = self._ask(address, most)
        try:
            await ticket.called
            yield ticket
        finally:
            if ticket.alive():
                self.preempt(ticket)
            else:
                self.release(ticket)

    def begin(self, ticket: Ticket, work: Work) -> None:
        """Note that a process works for a ticket; call `work_done` when it is done."""
        ticket.works.append(work)
        ticket.idle = None

    def preempt(self, ticket: Ticket) -> None:
        """Tell a ticket's process to stop: nobody waits for its result."""
        if ticket.stopped is None:
            ticket.stopped, ticket.most = time.monotonic(), 0.0
        if ticket.slot is not None and not ticket.gone:
            self.limits[ticket.slot] = 0.0

    def work_done(self, ticket: Ticket) -> None:
        """Note that a process is done with its work for a ticket."""
        ticket.idle = None
        if ticket.stopped is not None and not ticket.alive():
            self.release(ticket)

    def release(self, ticket: Ticket) -> None:
        """Release a ticket, and give its slot to the next one."""
        if ticket.gone:
            return
        ticket.gone = True
        ticket.works.clear()
        ticket.queue.waiting.pop(ticket, None)
        if ticket.slot is not None:
            del self._running[ticket.slot]
            ticket.queue.spent += time.monotonic() - ticket.since
            self._free.append(ticket.slot)
        self._part(ticket.queue)

    def _ask(self, address: str, most: float) -> Ticket:
        """Return a ticket that waits or has a slot already."""
        queue = self._join(address)
        ticket = Ticket(queue, most)
        queue.waiting[ticket] = None
        self._deal()
        if ticket.waits:
            self._inspect()
            self._watch_on()
        return ticket

    def _join(self, address: str) -> AddressQueue:
        """Return the queue of an address, with one task more."""
        queue = self._queues.setdefault(address, AddressQueue())
        if not queue.tasks:
            least = min((x.spent for x in self._busy()), default=0.0)
            queue.served, queue.spent = time.monotonic(), max(queue.spent, least)
        queue.tasks += 1
        return queue

    def _part(self, queue: AddressQueue) -> None:
        """Count one task less in a queue, and share its slot and time among the others."""
        queue.tasks -= 1
        if not queue.tasks:
            least = min((x.spent for x in self._busy()), default=float("inf"))
            kept = {a: x for a, x in self._queues.items() if x.tasks or x.spent > least}
            self._queues = kept
        self._deal()

    def _busy(self) -> list[AddressQueue]:
        """Return the queues in which something runs or waits."""
        return [queue for queue in self._queues.values() if queue.tasks]

    def _deal(self) -> None:
        """Give free slots to the next tickets, and every address its share of time."""
        busy = self._busy()
        while self._free and (waiting := [queue for queue in busy if queue.first()]):
            queue = self._next(waiting)
            ticket = queue.first()
            assert ticket is not None
            del queue.waiting[ticket]
            ticket.slot = slot = self._free.pop()
            ticket.since = queue.served = time.monotonic()
            self._running[slot] = ticket
            ticket.called.set_result(None)
        crowded = any(queue.first() for queue in busy)
        round = self.round * len(self.limits) if crowded else float("inf")
        for slot, ticket in self._running.items():
            self.limits[slot] = min(ticket.most, round / len(busy) / ticket.queue.tasks)
        if not crowded and self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _next(self, waiting: list[AddressQueue]) -> AddressQueue:
        """Return the queue that is served next."""
        longest = min(waiting, key=lambda queue: queue.served)
        if time.monotonic() - longest.served > self.round:
            return longest
        return min(waiting, key=lambda queue: queue.spent)

    def _watch_on(self) -> None:
        """Inspect the slots once a round while anybody waits."""
        if self._watch is None and self.waiting:
            self._watch = asyncio.get_running_loop().call_later(self.round, self._look)

    def _look(self) -> None:
        self._watch = None
        self._inspect()
        self._watch_on()

    def _inspect(self) -> None:
        """Take back slots with no process behind them, and kill processes that do not stop."""
        now = time.monotonic()
        for ticket in [*self._running.values()]:
            about = {"pool": self.name, "place": ticket.slot}
            if ticket.alive():
                ticket.idle = None
                if ticket.stopped is not None and now - ticket.stopped > self.longest:
                    log.warning("a thinking process does not stop", extra=about)
                    for work in ticket.works:
                        work.give_up()
            elif ticket.idle is None:
                ticket.idle = now
            elif now - ticket.idle >= IDLE_SECONDS:
                self.lost += 1
                log.error("a place was held with no process behind it", extra=about)
                self.release(ticket)
