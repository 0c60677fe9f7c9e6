"""Bots think in workers, and lose nothing when one of them is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from noctuary.bots import SeatKnowledge, hint, make_bot, never
from noctuary.kernel import Position, load
from noctuary.table.workers import bot_service
from noctuary.table.workers import pool as pools
from noctuary.table.workers.bot_service import BotService
from noctuary.table.workers.pool import WorkerPool
from tests.support import PATIENCE
from tests.table.company import run, until


@pytest.fixture(scope="module")
def crew() -> Iterator[BotService]:
    """One worker for all tests of this file."""
    made = BotService(1)
    made.warm_up()
    yield made
    made.close()


def positions(count: int) -> list[Position]:
    """Return some positions of a random game."""
    game, random = load("gates"), Random(3)
    state, found = game.new(3, 5), []
    while len(found) < count:
        state.apply(random.choice(state.legal()))
        if state.choice_count % 9 == 0:
            found.append(state.clone())
    return found


async def process(crew: BotService) -> int:
    """Return the id of the worker process."""
    return await crew.search.run(pools.ready)


def ended(pid: int) -> bool:
    """Return whether a process is gone or a zombie."""
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_bot_chooses_there_as_it_would_here(crew: BotService) -> None:
    async def story() -> None:
        for state in positions(6):
            for spec in ("random", "heuristic", "ismcts:20"):
                code = make_bot(spec, 41).choose(SeatKnowledge(state))
                chosen = await crew.choose(state, state.seat, spec, 41)
                assert chosen.option == state.game.action_id(code)

    run(story())


def test_advice_is_what_the_bot_thinks(crew: BotService) -> None:
    async def story() -> None:
        for state in positions(3):
            ((advice, more),) = [x async for x in crew.advise(state, state.seat, "ismcts:30")]
            assert not more and advice == hint(SeatKnowledge(state), "ismcts:30")
            assert {a.option for a in advice} == {o.id for o in state.options()}

    run(story())


def test_hints_come_to_an_end_however_many_want_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process keeps so many thoughts, and begins those anew that it forgot."""
    pieces = Counter[str]()

    async def run_task(self: WorkerPool, work: Any, *args: Any, address: str) -> Any:
        pieces[address] += 1
        assert pieces[address] <= 8
        await asyncio.sleep(0)
        return work(never, *args)

    monkeypatch.setattr(WorkerPool, "run", run_task)
    monkeypatch.setattr(bot_service, "HINT_INTERVAL", 1 / 256)

    async def story() -> None:
        crew, state = BotService(1), positions(1)[0]

        async def hint(address: str) -> bool:
            told = [x async for x in crew.advise(state, state.seat, "ismcts:16ms", address)]
            return not told[-1][1]

        assert all(await asyncio.gather(*(hint(f"{n}") for n in range(bot_service.MAX_HINTS + 1))))

    run(story())
    assert min(pieces.values()) > 1


def test_no_process_is_given_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    async def run_task(self: WorkerPool, work: Any, *args: Any, **_: Any) -> Any:
        given.append(args)
        return work(never, *args)

    monkeypatch.setattr(WorkerPool, "run", run_task)

    async def story() -> None:
        crew = BotService(1)
        for state in positions(8):
            await crew.choose(state, state.seat, "random", 1)
            [_ async for _ in crew.advise(state, state.seat, "random")]
            for args in given:
                world = state.game.from_bytes(args[1])
                assert world.to_bytes() == state.sample(state.seat, 0).to_bytes()
                assert world.to_bytes() != state.to_bytes()
                assert world.hash() != state.hash()
            given.clear()

    run(story())


def test_playing_on(crew: BotService) -> None:
    async def story() -> None:
        for state in positions(4):
            for seat in range(3):
                data, told = await crew.play_on(state.game, state.to_bytes(), seat, None)
                world = state.game.from_bytes(data)
                assert world.over or world.seat == seat
                assert bool(told) or state.seat == seat
            option = state.options()[-1].id
            data, told = await crew.play_on(state.game, state.to_bytes(), state.seat, option)
            world = state.game.from_bytes(data)
            first = state.clone().step(option).events
            assert told[: len(first)] == first
            assert world.over or (
                world.seat == state.seat and world.choice_count > state.choice_count
            )

    run(story())


def test_a_killed_process_is_replaced() -> None:
    async def story() -> None:
        crew = BotService(1)
        state = positions(1)[0]
        pid = await process(crew)
        slow = asyncio.create_task(crew.choose(state, state.seat, "ismcts:700ms", 1))
        await asyncio.sleep(0.3)
        os.kill(pid, signal.SIGKILL)
        assert (await slow).option in {o.id for o in state.options()}
        other = await process(crew)
        assert other != pid
        os.kill(other, signal.SIGKILL)
        while not ended(other):
            await asyncio.sleep(0.01)
        chosen = await crew.choose(state, state.seat, "ismcts:20", 1)
        assert chosen.option in {o.id for o in state.options()}
        crew.close()

    run(story())


def test_a_process_that_does_not_answer_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        crew = BotService(1)
        state = positions(1)[0]
        pid = await process(crew)
        patience = iter([0.1])

        def timeout(seconds: float) -> asyncio.Timeout:
            return asyncio.timeout(next(patience, seconds))

        waits = SimpleNamespace(**vars(asyncio) | {"timeout": timeout})
        monkeypatch.setattr(pools, "asyncio", waits)
        os.kill(pid, signal.SIGSTOP)
        chosen = await crew.choose(state, state.seat, "ismcts:20", 1)
        assert chosen.option in {o.id for o in state.options()}
        assert await process(crew) != pid
        await until(lambda: ended(pid))
        crew.close()

    run(story())


def test_what_always_fails_is_not_tried_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    class Broken:
        _processes = None

        def submit(self, *_: Any) -> Any:
            nonlocal tries
            tries += 1
            raise pools.BrokenProcessPool("lost")

        def shutdown(self, **_: Any) -> None:
            pass

    monkeypatch.setattr(pools, "ProcessPoolExecutor", lambda *_: Broken())

    async def story() -> None:
        with pytest.raises(pools.WorkerLost):
            await process(BotService(1))

    run(story())
    assert tries == pools.TRIES


SERVER = """
import asyncio
from noctuary.table.workers.pool import ready
from noctuary.table.workers.bot_service import BotService

async def main():
    crew = BotService(1)
    print(await crew.search.run(ready), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_process_ends_with_its_server(tmp_path: Any) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert not ended(pid)
        server.send_signal(signal.SIGKILL)
        server.wait()
    until = time.monotonic() + PATIENCE
    while not ended(pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert ended(pid)


def test_a_long_search_keeps_nobody_waiting() -> None:
    async def story() -> None:
        crew = BotService(1)
        state = positions(1)[0]
        await crew.choose(state, state.seat, "heuristic", 1)
        slow = asyncio.create_task(crew.choose(state, state.seat, "ismcts:600s", 1))
        await crew.choose(state, state.seat, "heuristic", 1)
        assert not slow.done()
        slow.cancel()
        crew.close()

    run(story())


def test_long_searches_let_everything_else_go_first(crew: BotService) -> None:
    async def story() -> None:
        quick, aside, deep = [
            os.getpriority(os.PRIO_PROCESS, await pool.run(pools.ready))
            for pool in (crew.quick, crew.interactive, crew.search)
        ]
        assert quick == aside < deep

    run(story())


def test_a_search_that_nobody_waits_for_makes_room(crew: BotService) -> None:
    """The next one has the same process, long before the first would have answered."""

    async def story() -> None:
        pid, state = await process(crew), positions(1)[0]
        for spec in ("ismcts:100000000", "ismcts:10000s"):
            slow = asyncio.create_task(crew.choose(state, state.seat, spec, 1, most=10_000))
            await until(lambda: began(crew))
            waiting = asyncio.create_task(process(crew))
            slow.cancel()
            assert await waiting == pid
            assert slow.cancelled()

    run(story())


def test_a_search_ends_when_it_has_had_its_time(crew: BotService) -> None:
    """Also one that was begun when it had more."""

    async def story() -> None:
        state = positions(1)[0]
        options = {o.id for o in state.options()}
        for spec in ("ismcts:100000000", "ismcts:10000s"):
            soon = await crew.choose(state, state.seat, spec, 1, most=0.05)
            assert soon.option in options
            slow = asyncio.create_task(crew.choose(state, state.seat, spec, 1, "a", 10_000))
            await until(lambda: began(crew))
            crew.search.turns.round = 0.1
            other = await crew.choose(state, state.seat, spec, 1, "b", 0.05)
            assert slow.done() and (await slow).option in options and other.option in options

    run(story())


def began(crew: BotService) -> bool:
    """Return whether a long search runs."""
    pool = crew.search._pool
    return pool is not None and any(w.future.running() for w in pool._pending_work_items.values())


@pytest.mark.parametrize("spec", ["ismcts:100000000", "ismcts:10000s"])
def test_a_process_lost_while_others_wait(spec: str) -> None:
    """Everybody is answered nevertheless, each once."""

    async def story() -> None:
        crew, state = BotService(1), positions(1)[0]
        pid = await process(crew)
        every = [
            asyncio.create_task(crew.choose(state, state.seat, spec, 1, f"{k % 2}", 0.5))
            for k in range(4)
        ]
        await until(lambda: began(crew))
        os.kill(pid, signal.SIGKILL)
        chosen = await asyncio.gather(*every)
        assert {c.option for c in chosen} <= {o.id for o in state.options()}
        crew.close()

    run(story())


def test_closing_ends_the_processes() -> None:
    async def story() -> None:
        crew = BotService(1)
        pid = await process(crew)
        crew.close()
        async with asyncio.timeout(PATIENCE):
            while not ended(pid):
                await asyncio.sleep(0.02)

    run(story())
