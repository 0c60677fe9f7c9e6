"""Whatever happens to tasks and workers, every slot is free for the next one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Hashable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from noctuary.table.workers import fair_queue
from noctuary.table.workers import pool as pools
from noctuary.table.workers.pool import WorkerLost, WorkerPool
from tests.table.company import run, settle, until
from tests.table.orders import ByHand, Move, standing, try_all


class Process:
    """A process that lives until somebody ends it."""

    def __init__(self) -> None:
        self.here = True

    def is_alive(self) -> bool:
        return self.here

    def kill(self) -> None:
        self.here = False


class Crew:
    """An executor that answers when told to, and notices late that its processes are lost."""

    def __init__(self) -> None:
        self.process = Process()
        self._processes = {1: self.process}
        self.given: list[Future[str]] = []

    def submit(self, *_: Any) -> Future[str]:
        if not self.process.here:
            raise BrokenProcessPool("lost")
        self.given.append(Future())
        return self.given[-1]

    def shutdown(self, **_: Any) -> None:
        pass

    def notice(self) -> None:
        """Notice that its process is gone, as its own thread would."""
        for one in self.given:
            if not one.done():
                one.set_exception(BrokenProcessPool("lost"))


class Thoughts:
    """A few tasks, each of which may be answered, lost, late or cancelled."""

    def __init__(
        self, loop: ByHand, crews: list[Crew], places: int, whose: str, kinds: str
    ) -> None:
        self.loop, self.whose, self.places, self.crews = loop, whose, places, crews
        self.kinds = kinds.split()
        crews.clear()
        self.pool = WorkerPool(places)
        self.tasks: list[asyncio.Task[str]] = []

    def ask(self, whose: str) -> None:
        """Begin one more task."""
        self.tasks.append(self.loop.create_task(self.pool.run(work, address=whose)))

    def given(self) -> list[Future[str]]:
        """Return what all executors work on, the lost ones too."""
        return [one for crew in self.crews for one in crew.given]

    def moves(self) -> list[Move]:
        found: list[Move] = [("step",)] if self.loop.ready else []
        if len(self.tasks) < len(self.whose):
            found.append(("ask",))
        for n, task in enumerate(self.tasks):
            if not task.done() and not task.cancelling():
                found.append(("cancel", n))
        for n, crew in enumerate(self.crews):
            for k, one in enumerate(crew.given):
                if not one.done() and crew.process.here:
                    found.append(("answer", n, k))
            if crew.process.here:
                found.append(("die", n))
            elif not all(one.done() for one in crew.given):
                found.append(("notice", n))
        found += [("ring", n) for n in range(len(self.loop.timers))]
        return [move for move in found if move[0] in self.kinds]

    def make(self, move: Move) -> None:
        match move:
            case ("step",):
                self.loop.step()
            case ("ask",):
                self.ask(self.whose[len(self.tasks)])
            case ("cancel", n):
                self.tasks[n].cancel()
            case ("answer", n, k):
                self.crews[n].given[k].set_result("thought")
            case ("die", n):
                self.crews[n].process.here = False
            case ("notice", n):
                self.crews[n].notice()
            case ("ring", n):
                self.loop.ring(n)

    def key(self) -> Hashable:
        fair = self.pool.turns
        return (
            *(standing(task) for task in self.tasks),
            *self.loop.due([*self.tasks]),
            *((c.process.here, *(one._state for one in c.given)) for c in self.crews),
            *((whose, len(line.waiting), line.tasks) for whose, line in fair._queues.items()),
            *((place, getattr(t, "stopped", None)) for place, t in fair._running.items()),
            *fair._free,
            *fair.limits,
            *(timer._callback.__qualname__ for timer in self.loop.timers),  # type: ignore[attr-defined]
            self.pool._pool is None,
        )

    def end(self) -> None:
        """Check that as many tasks as ever can run once all have ended."""
        for task in self.tasks:
            task.cancel()
        self.loop.drain()
        for one in self.given():
            if not one.done():
                one.set_result("of no use")
        self.loop.drain()
        for task in self.tasks:
            wrong = None if task.cancelled() else task.exception()
            assert isinstance(wrong, WorkerLost | None)
        before = len(self.given())
        late = len(self.tasks)
        for _ in range(self.places + 1):
            self.ask("late")
        self.loop.drain()
        assert len(self.given()) - before == self.places
        while any(not one.done() for one in self.given()):
            for one in self.given():
                if not one.done():
                    one.set_result("thought")
            self.loop.drain()
        assert [task.result() for task in self.tasks[late:]] == ["thought"] * (self.places + 1)


def work(enough: object) -> str:
    """Stand for work that no process does."""
    raise AssertionError


USUAL = "step ask cancel answer"
LOST = USUAL + " die notice"
ANY = LOST + " ring"


@pytest.mark.parametrize(
    ("places", "whose", "kinds"),
    [
        (1, "a", ANY),
        (1, "aa", LOST),
        (1, "aab", USUAL),
        pytest.param(1, "aa", USUAL + " ring", marks=pytest.mark.soak),
        pytest.param(2, "aba", USUAL, marks=pytest.mark.soak),
    ],
)
def test_no_order_of_answers_and_losses_loses_a_place(
    places: int, whose: str, kinds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    crews: list[Crew] = []

    def crew(*_: Any) -> Crew:
        crews.append(Crew())
        return crews[-1]

    monkeypatch.setattr(pools, "ProcessPoolExecutor", crew)
    monkeypatch.setattr(pools, "TRIES", 2)
    assert try_all(lambda loop: Thoughts(loop, crews, places, whose, kinds)) > 300


def test_nobody_waits_for_a_process_that_does_not_stop() -> None:
    """It was told to, by one who has gone since; the next one has another."""

    async def story() -> None:
        pool = WorkerPool(1, 0.05)
        pid = await pool.run(pools.ready)
        pool.turns.longest = 0.1
        os.kill(pid, signal.SIGSTOP)
        gone = asyncio.create_task(pool.run(pools.ready))
        await until(lambda: pool.turns.taken)
        next_one = asyncio.create_task(pool.run(pools.ready))
        await until(lambda: pool.turns.waiting)
        gone.cancel()
        assert await next_one != pid
        pool.close()

    run(story())


def test_nobody_waits_where_no_answer_will_come(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process has ended, and whoever was to tell of it does not."""
    crews: list[Crew] = []

    def crew(*_: Any) -> Crew:
        crews.append(Crew())
        return crews[-1]

    monkeypatch.setattr(pools, "ProcessPoolExecutor", crew)
    monkeypatch.setattr(fair_queue, "IDLE_SECONDS", 0.0)

    async def story() -> None:
        pool = WorkerPool(1, 0.01, name="deep")
        first = asyncio.create_task(pool.run(work))
        await until(lambda: crews and crews[0].given)
        second = asyncio.create_task(pool.run(work))
        await settle()
        assert len(crews[0].given) == 1
        first.cancel()
        await settle()
        crews[0].process.here = False
        await until(lambda: len(crews) == 2)
        crews[1].given[0].set_result("thought")
        assert await second == "thought"
        assert pool.turns.lost == 1

    run(story())
    (told,) = [r for r in caplog.records if r.levelname == "ERROR"]
    assert told.__dict__["pool"] == "deep"


def test_nobody_thinks_where_all_is_closed() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        slow = asyncio.create_task(pool.run(pools.ready))
        await until(lambda: pool.turns.taken)
        pool.close()
        with pytest.raises(WorkerLost):
            await slow
        with pytest.raises(WorkerLost):
            await pool.run(pools.ready)
        assert pool.turns.taken == 0 and pool._pool is None

    run(story())
