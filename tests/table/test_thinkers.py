"""Bots think in processes of their own, and lose nothing when one of them is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from noctuary.bots import Knowledge, hint, make_bot
from noctuary.kernel import Position, load
from noctuary.table import thinkers
from noctuary.table.thinkers import Pool, Thinkers
from tests.support import PATIENCE
from tests.table.company import run


@pytest.fixture(scope="module")
def crew() -> Iterator[Thinkers]:
    """One process, for all tests here."""
    made = Thinkers(1)
    made.warm_up()
    yield made
    made.close()


def positions(count: int) -> list[Position]:
    """Some positions of a random game."""
    game, random = load("gates"), Random(3)
    state, found = game.new(3, 5), []
    while len(found) < count:
        state.apply(random.choice(state.legal()))
        if state.number % 9 == 0:
            found.append(state.clone())
    return found


async def process(crew: Thinkers) -> int:
    """The id of the process in which bots think."""
    return await crew.deep.do(thinkers.ready)


def ended(pid: int) -> bool:
    """Whether a process is gone, or only waits to be buried."""
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_bot_chooses_there_as_it_would_here(crew: Thinkers) -> None:
    async def story() -> None:
        for state in positions(6):
            for spec in ("random", "heuristic", "ismcts:20"):
                code = make_bot(spec, 41).choose(Knowledge(state))
                chosen = await crew.choose(state, state.seat, spec, 41)
                assert chosen == state.game.action_id(code)

    run(story())


def test_advice_is_what_the_bot_thinks(crew: Thinkers) -> None:
    async def story() -> None:
        for state in positions(3):
            advice = await crew.advise(state, state.seat, "ismcts:30")
            assert advice == hint(Knowledge(state), "ismcts:30")
            assert {a.option for a in advice} == {o.id for o in state.options()}

    run(story())


def test_no_process_is_given_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    async def do(self: Pool, work: Any, *args: Any) -> Any:
        given.append(args)
        return work(*args)

    monkeypatch.setattr(Pool, "do", do)

    async def story() -> None:
        crew = Thinkers(1)
        for state in positions(8):
            await crew.choose(state, state.seat, "random", 1)
            await crew.advise(state, state.seat, "random")
            for args in given:
                world = state.game.from_bytes(args[1])
                assert world.to_bytes() == state.sample(state.seat, 0).to_bytes()
                assert world.to_bytes() != state.to_bytes()
                assert world.hash() != state.hash()
            given.clear()

    run(story())


def test_playing_on(crew: Thinkers) -> None:
    async def story() -> None:
        for state in positions(4):
            for seat in range(3):
                data, told = await crew.play_on("gates", state.to_bytes(), seat, None)
                world = state.game.from_bytes(data)
                assert world.over or world.seat == seat
                assert bool(told) or state.seat == seat
            option = state.options()[-1].id
            data, told = await crew.play_on("gates", state.to_bytes(), state.seat, option)
            world = state.game.from_bytes(data)
            first = state.clone().step(option).events
            assert told[: len(first)] == first
            assert world.over or (world.seat == state.seat and world.number > state.number)

    run(story())


def test_a_killed_process_is_replaced() -> None:
    async def story() -> None:
        crew = Thinkers(1)
        state = positions(1)[0]
        pid = await process(crew)
        slow = asyncio.create_task(crew.choose(state, state.seat, "ismcts:700ms", 1))
        await asyncio.sleep(0.3)
        os.kill(pid, signal.SIGKILL)
        assert await slow in {o.id for o in state.options()}
        other = await process(crew)
        assert other != pid
        os.kill(other, signal.SIGKILL)
        while not ended(other):
            await asyncio.sleep(0.01)
        chosen = await crew.choose(state, state.seat, "ismcts:20", 1)
        assert chosen in {o.id for o in state.options()}
        crew.close()

    run(story())


def test_what_always_fails_is_not_tried_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    class Broken:
        _processes = None

        def submit(self, *_: Any) -> Any:
            nonlocal tries
            tries += 1
            raise thinkers.BrokenProcessPool("lost")

        def shutdown(self, **_: Any) -> None:
            pass

    monkeypatch.setattr(thinkers, "ProcessPoolExecutor", lambda *_: Broken())

    async def story() -> None:
        with pytest.raises(thinkers.LostThought):
            await process(Thinkers(1))

    run(story())
    assert tries == thinkers.TRIES


SERVER = """
import asyncio
from noctuary.table import thinkers

async def main():
    crew = thinkers.Thinkers(1)
    print(await crew.deep.do(thinkers.ready), flush=True)
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
        crew = Thinkers(1)
        state = positions(1)[0]
        await crew.choose(state, state.seat, "heuristic", 1)
        slow = asyncio.create_task(crew.choose(state, state.seat, "ismcts:600s", 1))
        await crew.choose(state, state.seat, "heuristic", 1)
        assert not slow.done()
        slow.cancel()
        crew.close()

    run(story())


def test_closing_ends_the_processes() -> None:
    async def story() -> None:
        crew = Thinkers(1)
        pid = await process(crew)
        crew.close()
        async with asyncio.timeout(PATIENCE):
            while not ended(pid):
                await asyncio.sleep(0.02)

    run(story())
