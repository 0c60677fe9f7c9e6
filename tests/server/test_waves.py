"""Waves of people who send requests and leave before the answer: others are answered as before."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event

import pytest

from noctuary.table.room.client import Client
from noctuary.table.room.room import Room
from noctuary.table.workers.pool import WorkerPool
from tests.server.house import House, config
from tests.server.test_connections import counts, wait_for
from tests.server.waves import Line, Seat, addresses
from tests.support import PATIENCE

HONEST = "203.0.113.9"
WAVES = 2
MINUTE = 60.0


@pytest.fixture
def house(folder: Path) -> Iterator[House]:
    made = House(config(folder), proxies=("127.0.0.1",))
    yield made
    made.close()


def answers(house: House) -> float:
    """Check that somebody who stays gets a hint, a try-out and a bot's choice; return the seconds
    until the hint came.
    """

    async def story() -> float:
        line = await Seat(house, HONEST, "ismcts:2").come()
        began = time.perf_counter()
        await line.send("hint")
        assert (await line.until("advice", "refused"))["type"] == "advice"
        hinted = time.perf_counter() - began
        await line.send("try")
        assert (await line.until("trying", "refused"))["type"] == "trying"
        await line.play()
        while not line.my_turn:
            await line.until("happened")
        line.break_off()
        return hinted

    return asyncio.run(story())


def settled(house: House) -> None:
    """Return whether nothing runs or waits, and no slot was lost."""
    for pool in house.hub.bots.pools:
        name = f'{{pool="{pool.name}"}}'
        for what in ("places_taken", "waiting"):
            wait_for(lambda what=what, name=name: told(house, what + name) == 0)
        assert told(house, "places_lost_total" + name) == 0


def told(house: House, what: str) -> float:
    """Return the server's metrics of workers."""
    return counts(house.url)[f"noctuary_thinking_{what}"]


async def until(met: Callable[[], object]) -> None:
    """Wait until something is so at the server."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.005)


async def heard(house: House) -> None:
    """Wait until the server has read everything that it was sent before."""
    await asyncio.to_thread(house.http.get, "/health")


class Held:
    """The process of a pool, which stands still until somebody leaves: then it does what it was
    told before, while the server still handles others who leave.
    """

    def __init__(self, pool: WorkerPool) -> None:
        crew = pool._pool
        assert crew is not None
        (self.pid,) = crew._processes
        self.crew = crew
        self.armed = False

    def stop(self) -> None:
        """Stop the process."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let the process go on; return when it is done."""
        os.kill(self.pid, signal.SIGCONT)
        wait_for(lambda: not self.crew._pending_work_items)
        time.sleep(0.05)  # nothing depends on it but how surely the fault is met

    def somebody_left(self) -> None:
        """Note that the first of a wave is gone."""
        if self.armed:
            self.armed = False
            self.go_on()


@pytest.fixture
def leaving(monkeypatch: pytest.MonkeyPatch) -> list[Held]:
    """Return who is notified when somebody leaves a table."""
    told: list[Held] = []
    leave = Room.leave

    def left(self: Room, guest: Client) -> None:
        leave(self, guest)
        for one in told:
            one.somebody_left()

    monkeypatch.setattr(Room, "leave", left)
    return told


@contextmanager
def busy(house: House) -> Iterator[None]:
    """Keep the server busy."""
    began, over = Event(), Event()

    def work() -> None:
        began.set()
        over.wait(PATIENCE)

    house.hub._tasks[0].get_loop().call_soon_threadsafe(work)
    began.wait(PATIENCE)
    yield
    over.set()


def break_off(house: House, lines: Sequence[Line]) -> None:
    """Break off all connections at the same moment."""
    with busy(house):
        for line in lines:
            line.break_off()


async def ask(house: House, seats: list[Seat], held: Held, wave: int) -> None:
    """Let everybody ask for a hint or a try-out; one is gone first, then all."""
    thinking = house.context.thinking
    lines = await asyncio.gather(*(seat.come() for seat in seats))
    held.stop()
    for n, line in enumerate(lines):
        await line.send("try" if (n + wave) % 3 == 0 else "hint")
        if n == 0:
            await until(lambda: thinking.total() == 1)
            await heard(house)
    await until(lambda: thinking.total() == len(lines))
    await heard(house)
    lines[0].break_off()
    await until(lambda: thinking.total() == len(lines) - 1)
    held.armed = True
    break_off(house, lines[1:])
    await until(lambda: not thinking and not house.context.connected)


def test_waves_of_broken_connections_leave_hints_and_try_outs(
    house: House, leaving: list[Held]
) -> None:
    answers(house)
    seats = [Seat(house, address, "random") for address in addresses(40)]
    held = Held(house.hub.bots.interactive)
    leaving.append(held)
    for wave in range(WAVES):
        asyncio.run(ask(house, seats, held, wave))
    answers(house)
    settled(house)


async def change_their_minds(house: House, seats: list[Seat], held: Held) -> None:
    """Let everybody choose, undo, choose anew and break off; one of them first."""
    rooms = [house.hub.rooms[seat.table] for seat in seats]
    lines = await asyncio.gather(*(seat.come() for seat in seats))
    held.stop()
    for here, begun in ((lines[:1], rooms[:1]), (lines[1:], rooms)):
        await asyncio.gather(*(line.change_mind() for line in here))
        await until(
            lambda begun=begun: all(
                r.bot_turns._thought and not r.bot_turns._thought.done() for r in begun
            )
        )
        await heard(house)
    lines[0].break_off()
    await until(lambda: not rooms[0].presence.is_watched)
    await heard(house)
    held.armed = True
    break_off(house, lines[1:])
    await until(lambda: not house.context.connected)


def test_waves_of_changed_minds_leave_bots(house: House, leaving: list[Held]) -> None:
    answers(house)
    seats = [Seat(house, address, "ismcts:2") for address in addresses(30)]
    held = Held(house.hub.bots.search)
    leaving.append(held)
    for _ in range(WAVES):
        asyncio.run(change_their_minds(house, seats, held))
    answers(house)
    settled(house)


# ---- for a minute, as it comes


async def ask_and_go(seats: Sequence[Seat], end: float) -> int:
    """Send waves of people who ask for a hint or a try-out and are gone; return how many."""
    random, waves = Random(1), 0
    while time.monotonic() < end:
        lines = await asyncio.gather(*(seat.come() for seat in seats))
        for n, line in enumerate(lines):
            await line.send("try" if (n + waves) % 3 == 0 else "hint")
        await go(lines, random)
        waves += 1
    return waves


async def choose_and_go(seats: Sequence[Seat], end: float) -> int:
    """Send waves of people who choose, undo, choose anew and are gone."""
    random, waves = Random(2), 0
    while time.monotonic() < end:
        lines = await asyncio.gather(*(seat.look_in() for seat in seats))
        await asyncio.gather(*(line.change_mind() for line in lines))
        await go(lines, random)
        waves += 1
    return waves


async def go(lines: Sequence[Line], random: Random) -> None:
    """Break off all connections a moment later."""
    await asyncio.sleep(random.random() / 4)
    for line in lines:
        line.break_off()


async def attack(people: list[Seat], bots: list[Seat], seconds: float) -> list[int]:
    """Do all of that at once; return how many waves there were."""
    end = time.monotonic() + seconds
    return await asyncio.gather(ask_and_go(people, end), choose_and_go(bots, end))


@pytest.mark.soak
def test_a_minute_of_broken_connections(house: House) -> None:
    before = answers(house)
    people = [Seat(house, address, "random") for address in addresses(40)]
    bots = [Seat(house, address, "ismcts:1s") for address in addresses(30)]
    waves = asyncio.run(attack(people, bots, MINUTE))
    after = answers(house)
    print(f"{waves} waves; a hint after {before:.1f} s before them, {after:.1f} s after them")
    settled(house)
