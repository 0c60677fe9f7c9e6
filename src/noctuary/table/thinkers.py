"""Bots think in processes of their own, so that nobody at any table waits for them.

A process is given a world drawn from what the bot's seat knows, never the true position.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, TypeVar

from noctuary.bots import Advice, Knowledge, hint, make_bot, usual_bot
from noctuary.kernel import NoctuaryError, Position, Told, load

log = logging.getLogger("noctuary.table")
Answer = TypeVar("Answer")
TRIES = 3
LONGEST_WAIT = 600.0
"""Seconds until a process that does not answer is given up, the others' turns before included."""
MOST_STEPS = 2_000
"""Choices of others that a try-out plays before it gives up waiting for one's turn."""


class LostThought(NoctuaryError):
    """No process lived long enough to answer."""


class Pool:
    """Some processes, replaced when one of them is lost."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Starts a process before the first bot has to think."""
        self._get().submit(ready)

    async def do(self, work: Callable[..., Answer], *args: Any) -> Answer:
        """What the work comes to, done in one of the processes."""
        for _ in range(TRIES):
            pool = self._get()
            try:
                running = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(running, LONGEST_WAIT)
            except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as e:
                task = asyncio.current_task()
                if isinstance(e, asyncio.CancelledError) and task and task.cancelling():
                    raise  # nobody waits for the answer any more
                log.warning("a thinking process was lost", extra={"reason": type(e).__name__})
                if self._pool is pool:
                    self.close()
        raise LostThought("the processes in which bots think end again and again")

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, attend)
        return self._pool

    def close(self) -> None:
        """Ends the processes, in the middle of a thought too."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None


class Thinkers:
    """Processes in which bots think: one for quick answers, others for long searches."""

    def __init__(self, processes: int | None = None) -> None:
        self.quick = Pool(1)
        self.deep = Pool(processes or max(1, (os.cpu_count() or 2) - 1))

    def warm_up(self) -> None:
        """Starts a process before the first bot has to think."""
        self.quick.warm_up()

    async def choose(self, position: Position, seat: int, spec: str, seed: int) -> str:
        """What a bot chooses."""
        world = position.sample(seat, 0).to_bytes()
        pool = self.deep if spec.startswith("ismcts") else self.quick
        return await pool.do(bot_choice, position.game.id, world, seat, spec, seed)

    async def advise(self, position: Position, seat: int, spec: str) -> list[Advice]:
        """What a bot thinks of every option of a seat."""
        world = position.sample(seat, 0).to_bytes()
        return await self.deep.do(bot_advice, position.game.id, world, seat, spec)

    async def play_on(
        self, game: str, data: bytes, seat: int, option: str | None
    ) -> tuple[bytes, list[Told]]:
        """A choice in a try-out, and what the others then do, until the seat is asked again."""
        return await self.quick.do(play_on, game, data, seat, option)

    def close(self) -> None:
        """Ends the processes."""
        self.quick.close()
        self.deep.close()


# ---- in a process of its own


def attend() -> None:
    """The server decides when to stop, not the keyboard; when it dies, so does this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Waits until the server is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ready() -> int:
    """Does nothing, in a process that is then there."""
    return os.getpid()


def bot_choice(game: str, world: bytes, seat: int, spec: str, seed: int) -> str:
    """What a bot chooses in a world it holds possible."""
    loaded = load(game)
    knowledge = Knowledge(loaded.from_bytes(world), seat)
    return loaded.action_id(make_bot(spec, seed).choose(knowledge))


def bot_advice(game: str, world: bytes, seat: int, spec: str) -> list[Advice]:
    """What a bot thinks of every option."""
    return hint(Knowledge(load(game).from_bytes(world), seat), spec)


def play_on(game: str, data: bytes, seat: int, option: str | None) -> tuple[bytes, list[Told]]:
    """Makes a choice, then lets bots choose until the seat is asked or the game is over."""
    loaded = load(game)
    state = loaded.from_bytes(data)
    told = state.step(option).events if option is not None else []
    bot = make_bot(usual_bot(loaded))
    for _ in range(MOST_STEPS):
        if state.over or state.seat == seat:
            break
        told += state.step(bot.choose(Knowledge(state))).events
    return state.to_bytes(), told
