"""Processes in which is thought, and the place that each thought has in them."""

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
"""What is done in a process; it looks now and then whether it has had enough time."""
TRIES = 3
MAX_WAIT_SECONDS = 3 * MAX_THINKING_SECONDS
"""Seconds until a process that does not answer is given up."""
NICENESS = 10
"""How much the system lets others go before a process that searches for long."""


class WorkerLost(NoctuaryError):
    """No process lived long enough to answer."""


@dataclass(eq=False)
class Attempt:
    """What was begun in a place, by one of the processes of a crew."""

    pool: WorkerPool
    crew: ProcessPoolExecutor
    processes: Mapping[int, BaseProcess]
    running: Future[Any]

    def alive(self) -> bool:
        """Whether one of the processes may still be at it."""
        processes = [*self.processes.values()]  # the crew's own thread adds and removes some
        return not self.running.done() and any(p.is_alive() for p in processes)

    def give_up(self) -> None:
        """Ends the processes."""
        self.pool.replace(self.crew)


class WorkerPool:
    """Some processes, replaced when one of them is lost. Thoughts that are short may have some
    places more, `ahead`: a process that is done then finds the next one at its door. `again`:
    whether a thought that took too long is tried once more.
    """

    def __init__(
        self,
        processes: int,
        round: float = ROUND_SECONDS,
        *,
        name: str = "",
        ahead: int = 0,
        calm: int = 0,
        longest: float = MAX_WAIT_SECONDS,
        again: bool = True,
    ) -> None:
        self.processes, self.niceness, self.longest, self.again = processes, calm, longest, again
        self.name = name
        self._context = multiprocessing.get_context("spawn")
        self._limits = self._context.RawArray("d", processes + ahead)
        """Seconds that the thought in each place may take, as the processes see it too."""
        self.turns = FairScheduler(self._limits, round, name=name, longest=longest)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm_up(self) -> None:
        """Starts a process before the first bot has to think."""
        self._get().submit(ready, never)

    async def run(
        self,
        work: Work[Answer],
        *args: Any,
        whose: str = "",
        most: float = MAX_THINKING_SECONDS,
    ) -> Answer:
        """What the work comes to, done in one of the processes when it is its turn."""
        async with self.turns.acquire(whose, most) as turn:
            for _ in range(TRIES):
                crew = self._get()
                try:
                    running = self._begin(turn, crew, work, *args)
                    async with asyncio.timeout(self.longest):
                        return await shielded(running)
                except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as e:
                    if isinstance(e, asyncio.CancelledError) and is_abandoned():
                        raise  # nobody waits for the answer any more
                    log.warning("a thinking process was lost", extra={"reason": type(e).__name__})
                    self.replace(crew)
                    if turn.gone or (isinstance(e, TimeoutError) and not self.again):
                        break
            raise WorkerLost("the processes in which bots think end again and again")

    def _begin(
        self, turn: Ticket, crew: ProcessPoolExecutor, work: Work[Answer], *args: Any
    ) -> Future[Answer]:
        """Hands work to the processes; its place is told when they are rid of it."""
        assert turn.slot is not None
        running = crew.submit(run_in_slot, turn.slot, work, *args)
        self.turns.begin(turn, Attempt(self, crew, crew._processes or {}, running))
        loop = asyncio.get_running_loop()

        def rid(_: Future[Answer]) -> None:
            with suppress(RuntimeError):  # the house is closed
                loop.call_soon_threadsafe(self.turns.rid, turn)

        running.add_done_callback(rid)
        return running

    def _get(self) -> ProcessPoolExecutor:
        if self._closed:
            raise WorkerLost("nobody thinks here any more")
        if self._pool is None:
            given = (self._limits, self.niceness)
            self._pool = ProcessPoolExecutor(
                self.processes, self._context, initialize_worker, given
            )
        return self._pool

    def replace(self, crew: ProcessPoolExecutor) -> None:
        """Ends processes one of which is lost, in the middle of a thought too, unless that was
        done; whoever thinks next has new ones.
        """
        if self._pool is crew:
            self._pool = None
            processes = [*(crew._processes or {}).values()]
            crew.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def close(self) -> None:
        """Ends the processes for good."""
        self._closed = True
        if self._pool is not None:
            self.replace(self._pool)


def shielded(running: Future[Answer]) -> asyncio.Future[Answer]:
    """What is being thought, for one who may leave: the executor of Python 3.11 loses its thread
    over a future that was cancelled when one of its processes ends.
    """
    answer = asyncio.wrap_future(running)
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard or not
    return asyncio.shield(answer)


def is_abandoned() -> bool:
    """Whether whoever asked has left; not where an error could hold on to the task it ended."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


# ---- in a process of its own

limits: Sequence[float] = ()


def initialize_worker(allowed: Sequence[float], calm: int) -> None:
    """The server decides when to stop, not the keyboard; when it dies, so does this process."""
    global limits
    limits = allowed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(calm)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Waits until the server is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class TimeBudget:
    """Whether a thought has had the time that is allowed in its place, which may change while it
    thinks; it counts from when it is first asked, after everything is loaded.
    """

    def __init__(self, place: int) -> None:
        self.place, self.began = place, 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        self.began = self.began or now
        return now - self.began >= limits[self.place]


def run_in_slot(place: int, work: Work[Answer], *args: Any) -> Answer:
    """Does the work of a place."""
    return work(TimeBudget(place), *args)


def ready(enough: ShouldStop) -> int:
    """Does nothing, in a process that is then there."""
    return os.getpid()
