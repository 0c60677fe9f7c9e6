"""Every address gets a worker, and no more than its share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from typing import Self

import pytest

from noctuary.table.workers import fair_queue
from noctuary.table.workers.fair_queue import (
    IDLE_SECONDS,
    ROUND_SECONDS,
    FairScheduler,
    Ticket,
    Work,
)
from tests.table.company import run, settle, until
from tests.table.orders import ByHand, Move, standing, try_all

ALONE = float("inf")


class Clock:
    """A clock that is advanced by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(fair_queue, "time", made)
    return made


class Crowd:
    """Tables that ask for a slot again as soon as they had one, for as long as they may."""

    def __init__(self, clock: Clock, places: int = 1) -> None:
        self.clock = clock
        self.turns = FairScheduler([0.0] * places)
        self.spent: Counter[str] = Counter()
        self.thoughts: Counter[str] = Counter()
        self.longest: Counter[str] = Counter()
        """Seconds that a table of each address has waited."""
        self._ends: dict[int, tuple[float, asyncio.Event]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def come(self, address: str, tables: int, seconds: float = 60.0, times: int = 10**9) -> None:
        for _ in range(tables):
            self._tasks.append(asyncio.create_task(self._sit(address, seconds, times)))

    async def _sit(self, address: str, seconds: float, times: int) -> None:
        for _ in range(times):
            asked = self.clock.now
            async with self.turns.acquire(address, seconds) as turn:
                assert turn.slot is not None
                self.turns.begin(turn, process := Process())
                began = self.clock.now
                self.longest[address] = max(self.longest[address], began - asked)
                self._ends[turn.slot] = began, (done := asyncio.Event())
                await done.wait()
                self.spent[address] += self.clock.now - began
                self.thoughts[address] += 1
                process.works = False

    async def until(self, moment: float) -> None:
        """Advance the clock; a task ends when its slot's time is up."""
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


class Thought:
    """A task that runs until it is told to leave, with or without a process."""

    def __init__(
        self, fair: FairScheduler, whose: str, most: float = 60.0, work: Work | None = None
    ):
        self.turn: Ticket | None = None
        self._leaves = asyncio.Event()
        self.task = asyncio.create_task(self._think(fair, whose, most, work))

    async def _think(self, fair: FairScheduler, whose: str, most: float, work: Work | None) -> None:
        async with fair.acquire(whose, most) as self.turn:
            if work is not None:
                fair.begin(self.turn, work)
            await self._leaves.wait()

    @property
    def thinks(self) -> bool:
        return self.turn is not None and not self.task.done()

    async def begun(self) -> Self:
        """Wait for a slot."""
        await until(lambda: self.turn is not None)
        return self

    async def leave(self) -> None:
        self._leaves.set()
        await self.task

    async def cancel(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


class Process:
    """Work in a slot, alive as long as it is told to be."""

    def __init__(self) -> None:
        self.works, self.given_up = True, False

    def alive(self) -> bool:
        return self.works

    def give_up(self) -> None:
        self.given_up = True


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
        await crowd.until(100 * ROUND_SECONDS)
        assert crowd.thoughts["a"] == pytest.approx(800, abs=8)
        assert crowd.longest["a"] <= ROUND_SECONDS
        await crowd.go()

    run(story())


@pytest.mark.parametrize("places", [1, 3])
def test_two_addresses_think_alike_however_many_tables_they_have(places: int, clock: Clock) -> None:
    async def story() -> None:
        crowd = Crowd(clock, places)
        crowd.come("many", 30)
        crowd.come("few", places)
        await crowd.until(100 * ROUND_SECONDS)
        assert crowd.spent["few"] == pytest.approx(crowd.spent["many"], rel=0.1)
        assert crowd.thoughts["many"] == pytest.approx(30 * crowd.thoughts["few"] / places, rel=0.1)
        assert max(crowd.longest.values()) <= ROUND_SECONDS + ROUND_SECONDS / 2, (
            "a round and one turn"
        )
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
        assert crowd.longest["late"] <= ROUND_SECONDS
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
        assert crowd.longest["faithful"] <= 2 * ROUND_SECONDS
        assert crowd.thoughts["faithful"] > 300 / (2 * ROUND_SECONDS)
        await crowd.go()

    run(story())


def test_who_goes_and_comes_back_is_not_forgotten(clock: Clock) -> None:
    """One who thinks for long, then is away for a moment, has no turn before the others again."""

    async def story() -> None:
        fair = FairScheduler([0.0])
        long = await Thought(fair, "long").begun()
        others = [Thought(fair, "other") for _ in range(3)]
        await settle()
        clock.now = 5.0
        await long.leave()
        again = Thought(fair, "long")
        for n, other in enumerate(others):
            await other.begun()
            assert not again.thinks, n
            clock.now += 1.0
            await other.leave()
        await again.begun()
        await again.leave()

    run(story())


def test_nobody_is_remembered_when_nobody_thinks(clock: Clock) -> None:
    async def story() -> None:
        fair = FairScheduler([0.0])
        for n in range(50):
            async with fair.acquire(f"address {n}", 60.0):
                clock.now += 1.0
        assert vars(fair) == vars(FairScheduler([60.0]))

    run(story())


def test_a_share_holds_while_somebody_waits(clock: Clock) -> None:
    async def story() -> None:
        fair, process = FairScheduler([0.0]), Process()
        first = await Thought(fair, "a", ALONE, process).begun()
        assert fair.limits == [ALONE]
        waiting = [Thought(fair, "b", ALONE) for _ in range(2)]
        await settle()
        assert fair.limits == [ROUND_SECONDS / 2], "one of two addresses"
        waiting.append(Thought(fair, "a", ALONE))
        await settle()
        assert fair.limits == [ROUND_SECONDS / 2 / 2], "one of its two thoughts"
        for thought in waiting:
            await thought.cancel()
        assert fair.limits == [ALONE], "they wait no more"
        await first.cancel()
        assert fair.limits == [0.0]
        next_one = Thought(fair, "b", ALONE)
        await settle()
        assert fair.limits == [0.0] and not next_one.thinks, "until the process is rid of it"
        process.works = False
        assert first.turn is not None
        fair.work_done(first.turn)
        await next_one.begun()
        assert fair.limits == [ALONE]
        await next_one.leave()

    run(story())


def test_a_place_given_to_one_who_has_just_gone_is_free_again() -> None:
    async def story() -> None:
        fair = FairScheduler([0.0])
        first = await Thought(fair, "a").begun()
        gone = Thought(fair, "b")
        await settle()
        assert first.turn is not None
        fair.release(first.turn)
        await gone.cancel()
        await (await Thought(fair, "c").begun()).leave()
        await first.leave()

    run(story())


# ---- what must not happen is noticed


def test_a_place_without_a_process_is_taken_back(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """By whoever comes, or waits for a round."""

    async def story() -> None:
        fair = FairScheduler([0.0], round=0.01, name="aside")
        lost = await Thought(fair, "a").begun()
        waiting = Thought(fair, "b")
        await settle()
        clock.now = IDLE_SECONDS - 0.1
        second = Thought(fair, "c")
        await settle()
        assert not waiting.thinks and not second.thinks and not caplog.records
        clock.now = IDLE_SECONDS
        await waiting.begun()
        assert (fair.lost, fair.taken, fair.waiting) == (1, 1, 1)
        (told,) = caplog.records
        assert told.levelname == "ERROR" and told.__dict__["pool"] == "aside"
        await lost.leave()
        assert fair.taken == 1 and not second.thinks, "it was no longer its place to leave"
        await waiting.leave()
        await (await second.begun()).leave()

    run(story())


def test_a_place_with_a_process_is_left_alone(clock: Clock) -> None:
    async def story() -> None:
        fair, process = FairScheduler([0.0]), Process()
        first = await Thought(fair, "a", ALONE, process).begun()
        for second in range(100):
            clock.now = float(second)
            other = Thought(fair, "b")
            await settle()
            assert not other.thinks
            await other.cancel()
        assert fair.lost == 0 and not process.given_up
        process.works = False
        await first.leave()

    run(story())


def test_a_process_that_does_not_stop_is_given_up(clock: Clock) -> None:
    async def story() -> None:
        fair, process = FairScheduler([0.0], longest=30.0), Process()
        first = await Thought(fair, "a", ALONE, process).begun()
        clock.now = 100.0
        await first.cancel()
        for now, given_up in ((101.0, False), (130.0, False), (130.1, True)):
            clock.now = now
            other = Thought(fair, "b")
            await settle()
            assert process.given_up is given_up
            await other.cancel()

    run(story())


# ---- in whatever order


class Thinker:
    """One of the tasks whose coming and going is tried in every order."""

    def __init__(self, fair: FairScheduler, whose: str, loop: ByHand) -> None:
        self.fair, self.whose = fair, whose
        self.turn: Ticket | None = None
        self.finished: asyncio.Future[None] = loop.create_future()
        self.process = Process()
        self.task = loop.create_task(self._think())

    async def _think(self) -> None:
        async with self.fair.acquire(self.whose, 60.0) as self.turn:
            self.fair.begin(self.turn, self.process)
            await self.finished


class Company:
    """A few tasks that ask for a slot, change their minds and go; processes answer or are lost;
    tickets are preempted or released again at any time.
    """

    def __init__(self, loop: ByHand, places: int, whose: str, kinds: str) -> None:
        self.loop, self.fair, self.whose = loop, FairScheduler([0.0] * places), whose
        self.kinds = kinds.split()
        self.thinkers: list[Thinker] = []

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return [one.task for one in self.thinkers]

    def moves(self) -> list[Move]:
        found: list[Move] = [("step",)] if self.loop.ready else []
        if len(self.thinkers) < len(self.whose):
            found.append(("ask",))
        for n, one in enumerate(self.thinkers):
            if not one.task.done() and not one.task.cancelling():
                found.append(("cancel", n))
            if one.turn is not None:
                found += [("stop", n), ("leave", n), ("rid", n)]
                if one.process.works:
                    found.append(("die", n))
                if not one.finished.done():
                    found.append(("finish", n))
        return [move for move in found if move[0] in self.kinds]

    def make(self, move: Move) -> None:
        kind, *rest = move
        if kind == "step":
            self.loop.step()
            return
        if kind == "ask":
            whose = self.whose[len(self.thinkers)]
            self.thinkers.append(Thinker(self.fair, whose, self.loop))
            return
        one = self.thinkers[rest[0]]
        if kind == "cancel":
            one.task.cancel()
        elif kind == "finish":
            one.process.works = False
            one.finished.set_result(None)
        elif kind == "die":
            one.process.works = False
        else:
            assert one.turn is not None
            method = {"stop": "preempt", "leave": "release", "rid": "work_done"}[kind]
            getattr(self.fair, method)(one.turn)

    def key(self) -> Hashable:
        def owner(turn: Ticket) -> int:
            for n, one in enumerate(self.thinkers):
                if turn is one.turn or turn.called is one.task._fut_waiter:  # type: ignore[attr-defined]
                    return n
            raise AssertionError("a turn of nobody")

        def told(turn: Ticket | None) -> Hashable:
            if turn is None:
                return None
            works = len(turn.works)
            return turn.slot, turn.called._state, works, turn.stopped, turn.gone, turn.most

        lines = [
            (whose, line.tasks, *((owner(t), told(t)) for t in line.waiting))
            for whose, line in self.fair._queues.items()
        ]
        return (
            *((standing(o.task), told(o.turn), o.process.works) for o in self.thinkers),
            *self.loop.due([*self.tasks]),
            *lines,
            *self.fair._free,
            *((place, owner(t)) for place, t in self.fair._running.items()),
        )

    def end(self) -> None:
        """Check that there are as many slots as ever once everybody is gone."""
        taken = list(self.fair._running.values())
        assert len({turn.slot for turn in taken}) == len(taken)
        for one in self.thinkers:
            one.task.cancel()
        self.loop.drain()
        for one in self.thinkers:
            assert one.task.cancelled() or one.task.exception() is None
            one.process.works = False
            if one.turn is not None:
                self.fair.work_done(one.turn)
        limits = self.fair.limits
        assert (self.fair.taken, self.fair.waiting, self.fair._queues) == (0, 0, {})
        assert sorted(self.fair._free) == [*range(len(limits))]
        late = [Thinker(self.fair, "late", self.loop) for _ in range(len(limits) + 1)]
        self.loop.drain()
        self.thinkers += late
        assert [one.turn is not None for one in late] == [True] * len(limits) + [False]


USUAL = "step ask cancel finish die rid"
ANY = USUAL + " stop leave"


@pytest.mark.parametrize(
    ("places", "whose", "kinds"),
    [
        (1, "aa", ANY),
        (1, "aab", USUAL),
        (2, "aba", USUAL),
        pytest.param(2, "ab", ANY, marks=pytest.mark.soak),
    ],
)
def test_no_order_of_coming_and_going_loses_a_place(
    places: int, whose: str, kinds: str, clock: Clock
) -> None:
    assert try_all(lambda loop: Company(loop, places, whose, kinds)) > 500
