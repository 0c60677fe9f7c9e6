"""Every order in which a few things can happen, on an event loop that is stepped by hand."""

from __future__ import annotations

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine, Hashable
from contextvars import Context
from typing import Any, Protocol

Move = tuple[str, *tuple[int, ...]]


class ByHand(asyncio.AbstractEventLoop):
    """An event loop that does one thing when told to; its clock stands still."""

    def __init__(self) -> None:
        self.ready: deque[asyncio.Handle] = deque()
        self.timers: list[asyncio.TimerHandle] = []
        """Timers that were not cancelled."""
        self.failures: list[dict[str, Any]] = []

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        self.timers.append(asyncio.TimerHandle(when, callback, args, self, context))
        return self.timers[-1]

    call_later = call_at

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        self.timers = [one for one in self.timers if one is not handle]

    def ring(self, n: int) -> None:
        """Fire a timer."""
        self.timers.pop(n)._run()

    def time(self) -> float:
        return 0.0

    def get_debug(self) -> bool:
        return False

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, work: Coroutine[Any, Any, Any], **_: Any) -> asyncio.Task[Any]:
        return asyncio.Task(work, loop=self)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)

    def step(self) -> None:
        """Run the oldest callback."""
        handle = self.ready.popleft()
        if not handle.cancelled():
            handle._run()

    def drain(self) -> None:
        """Run all callbacks."""
        while self.ready:
            self.step()

    def due(self, tasks: list[asyncio.Task[Any]]) -> list[Hashable]:
        """Return the callbacks that are due, and the task of each."""
        found: list[Hashable] = []
        for handle in self.ready:
            callback = handle._callback  # type: ignore[attr-defined]
            whose = getattr(callback, "__self__", None)
            name = getattr(callback, "__qualname__", type(callback).__name__)
            found.append((name, tasks.index(whose) if whose in tasks else -1, handle.cancelled()))
        return found


def standing(task: asyncio.Task[Any]) -> Hashable:
    """Return where a task is in its code."""
    at: list[tuple[str, int]] = []
    work: Any = task.get_coro()
    while getattr(work, "cr_frame", None) is not None:
        at.append((work.cr_code.co_name, work.cr_frame.f_lasti))
        work = work.cr_await
    waiter = task._fut_waiter  # type: ignore[attr-defined]
    return task.done(), task.cancelling(), *at, waiter is not None and waiter._state


class Model(Protocol):
    """Something whose moves are tried in every order."""

    loop: ByHand

    def moves(self) -> list[Move]:
        """Return the moves that are possible now."""

    def make(self, move: Move) -> None:
        """Make a move."""

    def key(self) -> Hashable:
        """Return everything that decides what may come of it."""

    def end(self) -> None:
        """End everything, and check that all is as before."""


def try_all(begin: Callable[[ByHand], Model]) -> int:
    """Make the moves of a model in every order, and end it after each of them.

    Return how many states it has. Orders that lead to the same state are followed once.
    """
    known: set[Hashable] = set()
    paths: list[tuple[Move, ...]] = [()]
    while paths:
        path = paths.pop()
        loop = ByHand()
        events._set_running_loop(loop)
        try:
            model = begin(loop)
            for move in path:
                model.make(move)
            if (key := model.key()) in known:
                continue
            known.add(key)
            paths += [(*path, move) for move in model.moves()]
            try:
                model.end()
                assert not loop.failures, loop.failures
            except BaseException as e:
                e.add_note(f"after {path}")
                raise
        finally:
            finish(loop, model)
            events._set_running_loop(None)
    return len(known)


def finish(loop: ByHand, model: Any) -> None:
    """End all tasks."""
    for task in model.tasks:
        task.cancel()
    loop.drain()
