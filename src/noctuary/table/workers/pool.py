"""A pool of worker processes for bots and jobs, with one slot for each running task."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Concatenate, TypeVar

from noctuary.bots import ShouldStop, never
from noctuary.kernel import NoctuaryError

from . import MAX_THINKING_SECONDS
from .fair_queue import ROUND_SECONDS, FairScheduler, Ticket

log = logging.getLogger("noctuary.table")
Answer = TypeVar("Answer")
Work = Callable[Concatenate[ShouldStop, ...], Answer]
"""A task for a worker; it asks now and then whether its time is up."""
TRIES = 3
MAX_WAIT_SECONDS = 3 * MAX_THINKING_SECONDS
"""Seconds until a process that does not answer is killed."""
NICENESS = 10
"""The niceness of workers that search for long."""


class WorkerLost(NoctuaryError):
    """No worker lived long enough to answer."""


@dataclass(eq=False)
class Attempt:
    """A task that was handed to the processes of an executor."""

    pool: WorkerPool
    crew: ProcessPoolExecutor
    processes: Mapping[int, BaseProcess]
    running: Future[Any]

    def alive(self) -> bool:
        """Return whether one of the processes may still work on it."""
        processes = [*self.processes.values()]  # the crew's own thread adds and removes some
        return not self.running.done() and any(p.is_alive() for p in processes)

    def give_up(self) -> None:
        """Kill the processes."""
        self.pool.replace(self.crew)


class WorkerPool:
    """Worker processes, replaced when one of them is lost.

    `ahead`: slots beyond the processes, for short tasks, so that a process finds the next one
    waiting. `again`: whether a task that took too long is tried once more.
    """

    def __init__(
        self,
        processes: int,
        round: float = ROUND_SECONDS,
        *,
        name: str = "",
        ahead: int = 0,
        niceness: int = 0,
        longest: float = MAX_WAIT_SECONDS,
        again: bool = True,
    ) -> None:
        self.processes, self.niceness, self.longest, self.again = (
            processes,
            niceness,
            longest,
            again,
        )
        self.name = name
        self._context = multiprocessing.get_context("spawn")
        self._limits = self._context.RawArray("d", processes + ahead)
        """Seconds allowed in each slot, in memory that the processes share."""
        self.turns = FairScheduler(self._limits, round, name=name, longest=longest)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        self._get().submit(ready, never)

    async def run(
        self,
        work: Work[Answer],
        *args: Any,
        address: str = "",
        most: float = MAX_THINKING_SECONDS,
    ) -> Answer:
        """Run a task in a worker when it is its turn; return its result.

        Raise WorkerLost if the processes end again and again.
        """
        async with self.turns.acquire(address, most) as ticket:
            for _ in range(TRIES):
                crew = self._get()
                try:
                    running = self._begin(ticket, crew, work, *args)
                    async with asyncio.timeout(self.longest):
                        return await shielded(running)
                except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as e:
                    if isinstance(e, asyncio.CancelledError) and is_abandoned():
                        raise  # nobody waits for the result any more
                    log.warning("a thinking process was lost", extra={"reason": type(e).__name__})
                    self.replace(crew)
                    if ticket.gone or (isinstance(e, TimeoutError) and not self.again):
                        break
            raise WorkerLost("the worker processes end again and again")

    def _begin(
        self, ticket: Ticket, crew: ProcessPoolExecutor, work: Work[Answer], *args: Any
    ) -> Future[Answer]:
        """Hand a task to the processes; the scheduler is told when they are done."""
        assert ticket.slot is not None
        running = crew.submit(run_in_slot, ticket.slot, work, *args)
        self.turns.begin(ticket, Attempt(self, crew, crew._processes or {}, running))
        loop = asyncio.get_running_loop()

        def done(_: Future[Answer]) -> None:
            with suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(self.turns.work_done, ticket)

        running.add_done_callback(done)
        return running

    def _get(self) -> ProcessPoolExecutor:
        if self._closed:
            raise WorkerLost("the pool is closed")
        if self._pool is None:
            given = (self._limits, self.niceness)
            self._pool = ProcessPoolExecutor(
                self.processes, self._context, initialize_worker, given
            )
        return self._pool

    def replace(self, crew: ProcessPoolExecutor) -> None:
        """Kill processes one of which is lost, with all tasks in progress; the next task starts new
        ones.
        """
        if self._pool is crew:
            self._pool = None
            processes = [*(crew._processes or {}).values()]
            crew.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def close(self) -> None:
        """Kill the processes for good."""
        self._closed = True
        if self._pool is not None:
            self.replace(self._pool)


def shielded(running: Future[Answer]) -> asyncio.Future[Answer]:
    """Wait for a task without cancelling it: the executor of Python 3.11 deadlocks if a cancelled
    future's process dies.
    """
    answer = asyncio.wrap_future(running)
    answer.add_done_callback(
        lambda done: done.cancelled() or done.exception()
    )  # so that its error counts as retrieved
    return asyncio.shield(answer)


def is_abandoned() -> bool:
    """Return whether the present task was cancelled by who waits for it."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


# ---- in a worker

limits: Sequence[float] = ()


def initialize_worker(allowed: Sequence[float], niceness: int) -> None:
    """Prepare a worker process: it ignores the keyboard, and ends with the server."""
    global limits
    limits = allowed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """End this process once the server is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class TimeBudget:
    """The time budget of a slot. It may change while the task runs.

    Time counts from the first call, so loading is not included.
    """

    def __init__(self, slot: int) -> None:
        self.slot, self.began = slot, 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        self.began = self.began or now
        return now - self.began >= limits[self.slot]


def run_in_slot(slot: int, work: Work[Answer], *args: Any) -> Answer:
    """Run a task with the time budget of its slot."""
    return work(TimeBudget(slot), *args)


def ready(enough: ShouldStop) -> int:
    """Do nothing, in a process that then exists."""
    return os.getpid()
