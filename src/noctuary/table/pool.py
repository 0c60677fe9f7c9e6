"""Processes in which is thought, and the place that each thought has in them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread
from typing import Any, Concatenate, TypeVar

from noctuary.bots import Enough, never
from noctuary.kernel import NoctuaryError

from .seats import LONGEST_THOUGHT
from .turns import ROUND, Turns

log = logging.getLogger("noctuary.table")
Answer = TypeVar("Answer")
Work = Callable[Concatenate[Enough, ...], Answer]
"""What is done in a process; it looks now and then whether it has had enough time."""
TRIES = 3
LONGEST_WAIT = 3 * LONGEST_THOUGHT
"""Seconds until a process that does not answer is given up."""
CALM = 10
"""How much the system lets others go before a process that searches for long."""


class LostThought(NoctuaryError):
    """No process lived long enough to answer."""


class Pool:
    """Some processes, replaced when one of them is lost. Thoughts that are short may have some
    places more, `ahead`: a process that is done then finds the next one at its door. `again`:
    whether a thought that took too long is tried once more.
    """

    def __init__(
        self,
        processes: int,
        round: float = ROUND,
        *,
        ahead: int = 0,
        calm: int = 0,
        longest: float = LONGEST_WAIT,
        again: bool = True,
    ) -> None:
        self.processes, self.calm, self.longest, self.again = processes, calm, longest, again
        self._context = multiprocessing.get_context("spawn")
        self._limits = self._context.RawArray("d", processes + ahead)
        """Seconds that the thought in each place may take, as the processes see it too."""
        self.turns = Turns(self._limits, round)
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Starts a process before the first bot has to think."""
        self._get().submit(ready, never)

    async def do(
        self,
        work: Work[Answer],
        *args: Any,
        whose: str = "",
        most: float = LONGEST_THOUGHT,
    ) -> Answer:
        """What the work comes to, done in one of the processes when it is its turn."""
        place = await self.turns.take(whose, most)
        running: Future[Answer] | None = None
        try:
            for _ in range(TRIES):
                pool = self._get()
                try:
                    running = pool.submit(in_place, place, work, *args)
                    return await asyncio.wait_for(shielded(running), self.longest)
                except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as e:
                    if isinstance(e, asyncio.CancelledError) and given_up():
                        raise  # nobody waits for the answer any more
                    log.warning("a thinking process was lost", extra={"reason": type(e).__name__})
                    if self._pool is pool:
                        self.close()
                    if isinstance(e, TimeoutError) and not self.again:
                        break
            raise LostThought("the processes in which bots think end again and again")
        finally:
            self._clear(place, running)

    def _clear(self, place: int, running: Future[Any] | None) -> None:
        """The next one has a place as soon as the process is rid of what was thought there."""
        if running is None or running.done():
            self.turns.leave(place)
            return
        self.turns.stop(place)
        loop = asyncio.get_running_loop()

        def rid(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the house is closed
                loop.call_soon_threadsafe(self.turns.leave, place)

        running.add_done_callback(rid)

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            given = (self._limits, self.calm)
            self._pool = ProcessPoolExecutor(self.processes, self._context, attend, given)
        return self._pool

    def close(self) -> None:
        """Ends the processes, in the middle of a thought too."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


def shielded(running: Future[Answer]) -> asyncio.Future[Answer]:
    """What is being thought, for one who may leave: the executor of Python 3.11 loses its thread
    over a future that was cancelled when one of its processes ends.
    """
    answer = asyncio.wrap_future(running)
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard or not
    return asyncio.shield(answer)


def given_up() -> bool:
    """Whether whoever asked has left; not where an error could hold on to the task it ended."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


# ---- in a process of its own

limits: Sequence[float] = ()


def attend(allowed: Sequence[float], calm: int) -> None:
    """The server decides when to stop, not the keyboard; when it dies, so does this process."""
    global limits
    limits = allowed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(calm)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Waits until the server is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Allowance:
    """Whether a thought has had the time that is allowed in its place, which may change while it
    thinks; it counts from when it is first asked, after everything is loaded.
    """

    def __init__(self, place: int) -> None:
        self.place, self.began = place, 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        self.began = self.began or now
        return now - self.began >= limits[self.place]


def in_place(place: int, work: Work[Answer], *args: Any) -> Answer:
    """Does the work of a place."""
    return work(Allowance(place), *args)


def ready(enough: Enough) -> int:
    """Does nothing, in a process that is then there."""
    return os.getpid()
