"""Everybody has their turn to think, and nobody more than their share."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from noctuary.table import turns
from noctuary.table.turns import ROUND, Turns
from tests.table.company import run, settle

ALONE = float("inf")


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(turns, "time", made)
    return made


class Crowd:
    """Tables that want to think again as soon as they have thought, for as long as they may."""

    def __init__(self, clock: Clock, places: int = 1) -> None:
        self.clock = clock
        self.turns = Turns([0.0] * places)
        self.spent: Counter[str] = Counter()
        self.thoughts: Counter[str] = Counter()
        self.longest: Counter[str] = Counter()
        """How long a table of each address has waited."""
        self._ends: dict[int, tuple[float, asyncio.Event]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def come(self, address: str, tables: int, seconds: float = 60.0, times: int = 10**9) -> None:
        for _ in range(tables):
            self._tasks.append(asyncio.create_task(self._sit(address, seconds, times)))

    async def _sit(self, address: str, seconds: float, times: int) -> None:
        for _ in range(times):
            asked = self.clock.now
            place = await self.turns.take(address, seconds)
            began = self.clock.now
            self.longest[address] = max(self.longest[address], began - asked)
            self._ends[place] = began, (done := asyncio.Event())
            await done.wait()
            self.spent[address] += self.clock.now - began
            self.thoughts[address] += 1
            self.turns.leave(place)

    async def until(self, moment: float) -> None:
        """Lets time go by; a thought ends when it has had what is allowed in its place."""
        await settle()
        while self._ends:
            ends = {p: began + self.turns.limits[p] for p, (began, _) in self._ends.items()}
            place = min(ends, key=ends.__getitem__)
            if ends[place] > moment:
                break
            self.clock.now = max(self.clock.now, ends[place])
            self._ends.pop(place)[1].set()
            await settle()
        self.clock.now = moment

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def test_who_is_alone_thinks_as_long_as_they_like(clock: Clock) -> None:
    async def story() -> None:
        crowd = Crowd(clock, places=2)
        crowd.come("a", 2, 60.0)
        await crowd.until(120.0)
        assert crowd.thoughts["a"] == 4 and crowd.longest["a"] == 0
        await crowd.go()

    run(story())


def test_eight_tables_of_one_address_have_a_turn_in_every_round(clock: Clock) -> None:
    async def story() -> None:
        crowd = Crowd(clock)
        crowd.come("a", 8)
        await crowd.until(100 * ROUND)
        assert crowd.thoughts["a"] == pytest.approx(800, abs=8)
        assert crowd.longest["a"] <= ROUND
        await crowd.go()

    run(story())


@pytest.mark.parametrize("places", [1, 3])
def test_two_addresses_think_alike_however_many_tables_they_have(places: int, clock: Clock) -> None:
    async def story() -> None:
        crowd = Crowd(clock, places)
        crowd.come("many", 30)
        crowd.come("few", places)
        await crowd.until(100 * ROUND)
        assert crowd.spent["few"] == pytest.approx(crowd.spent["many"], rel=0.1)
        assert crowd.thoughts["many"] == pytest.approx(30 * crowd.thoughts["few"] / places, rel=0.1)
        assert max(crowd.longest.values()) <= ROUND + ROUND / 2, "a round and one turn"
        await crowd.go()

    run(story())


def test_who_comes_late_has_no_more_than_the_others(clock: Clock) -> None:
    async def story() -> None:
        crowd = Crowd(clock)
        crowd.come("early", 3)
        await crowd.until(1000.0)
        early = crowd.spent["early"]
        crowd.come("late", 3)
        await crowd.until(2000.0)
        assert crowd.spent["late"] == pytest.approx(crowd.spent["early"] - early, rel=0.05)
        assert crowd.longest["late"] <= ROUND
        await crowd.go()

    run(story())


def test_a_stream_of_new_addresses_keeps_nobody_from_thinking(clock: Clock) -> None:
    """Each has thought less than one who was here before; but that one's turn comes."""

    async def story() -> None:
        crowd = Crowd(clock)
        crowd.come("faithful", 1)
        for second in range(300):
            for n in range(4):
                crowd.come(f"{second} {n}", 1, times=1)
            await crowd.until(float(second))
        assert crowd.longest["faithful"] <= 2 * ROUND
        assert crowd.thoughts["faithful"] > 300 / (2 * ROUND)
        await crowd.go()

    run(story())


def test_who_goes_and_comes_back_is_not_forgotten(clock: Clock) -> None:
    """One who thinks for long, then is away for a moment, has no turn before the others again."""

    async def story() -> None:
        fair = Turns([0.0])
        place = await fair.take("long", 60.0)
        others = [asyncio.create_task(fair.take("other", 60.0)) for _ in range(3)]
        await settle()
        clock.now = 5.0
        fair.leave(place)
        again = asyncio.create_task(fair.take("long", 60.0))
        for n, other in enumerate(others):
            assert not again.done(), n
            place = await other
            clock.now += 1.0
            fair.leave(place)
        await again

    run(story())


def test_nobody_is_remembered_when_nobody_thinks(clock: Clock) -> None:
    async def story() -> None:
        fair = Turns([0.0])
        for n in range(50):
            place = await fair.take(f"address {n}", 60.0)
            clock.now += 1.0
            fair.leave(place)
        assert vars(fair) == vars(Turns([60.0]))

    run(story())


def test_a_share_holds_while_somebody_waits(clock: Clock) -> None:
    async def story() -> None:
        fair = Turns([0.0])
        await fair.take("a", ALONE)
        assert fair.limits == [ALONE]
        waiting = [asyncio.create_task(fair.take("b", ALONE)) for _ in range(2)]
        await settle()
        assert fair.limits == [ROUND / 2], "one of two addresses"
        more = asyncio.create_task(fair.take("a", ALONE))
        await settle()
        assert fair.limits == [ROUND / 2 / 2], "one of its two thoughts"
        for task in (more, *waiting):
            task.cancel()
        await asyncio.gather(more, *waiting, return_exceptions=True)
        assert fair.limits == [ALONE], "they wait no more"
        fair.stop(0)
        assert fair.limits == [0.0]
        next_one = asyncio.create_task(fair.take("b", ALONE))
        await settle()
        assert fair.limits == [0.0] and not next_one.done(), "until the process is rid of it"
        fair.leave(0)
        assert await next_one == 0 and fair.limits == [ALONE]

    run(story())


def test_a_place_given_to_one_who_has_just_gone_is_free_again() -> None:
    async def story() -> None:
        fair = Turns([0.0])
        place = await fair.take("a", 60.0)
        gone = asyncio.create_task(fair.take("b", 60.0))
        await settle()
        fair.leave(place)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await fair.take("c", 60.0) == place

    run(story())
