"""The time of a bot's choice reveals nothing of what it holds, and does not depend on the clock."""

from __future__ import annotations

import asyncio
from itertools import chain, count, pairwise, repeat
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from noctuary.bots import SeatKnowledge, ismcts, never
from noctuary.kernel import Position, load
from noctuary.table import clock
from noctuary.table.hub import Hub
from noctuary.table.model.entries import Chosen
from noctuary.table.room import bot_turns
from noctuary.table.workers import bot_service
from noctuary.table.workers.bot_service import BotChoice
from tests.table.company import House, Inline, Screen, choose, new_table, run, table_of, until
from tests.table.memory import MemoryStore

DAY = 24 * 60 * 60 * 1000
YEAR = 365 * DAY


class Watch:
    """A clock that runs only while somebody waits or thinks."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.waits: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Wait without taking time."""
        self.waits.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Replace the clock that rooms wait by."""
    made = Watch()
    monkeypatch.setattr(bot_turns, "time", made)
    hasty = SimpleNamespace(**vars(asyncio) | {"sleep": made.sleep})
    monkeypatch.setattr(bot_turns, "asyncio", hasty)
    monkeypatch.setattr(clock, "now_ms", lambda: round(made.now * 1000))
    return made


class Slow(Inline):
    """Bots that work for a given time on each choice, then take the first option."""

    def __init__(self, watch: Watch, *works: float) -> None:
        super().__init__()
        self.watch, self.works = watch, chain(works, repeat(0.01))

    async def choose(self, position: Position, *_: Any) -> BotChoice:
        assert self.hold is not None
        await self.hold.wait()
        work = next(self.works)
        self.watch.now += work
        return BotChoice(position.options()[0].id, work)


async def times(bots: Inline, choices: int, *seats: str, **settings: Any) -> list[tuple[int, int]]:
    """Return who made the first choices but the very first, and after how many milliseconds, as
    everybody sees them.
    """
    hub = Hub(MemoryStore(), bots)
    bots.hold = asyncio.Event()
    keys = await hub.open(new_table(*seats, **settings))
    room = (await Screen().enter(hub, keys.table, keys.watch)).room
    bots.hold.set()
    await until(lambda: room.table.choice_count >= choices)
    rows = [p.entry for p in room.table.log if isinstance(p.entry, Chosen)]
    await hub.close()
    return [(b.seat, b.time - a.time) for a, b in pairwise(rows[:choices])]


# ---- what others see


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_bot_that_does_not_search_takes_the_pace(bot: str, watch: Watch) -> None:
    took = run(times(Inline(), 30, bot, bot, pace=700))
    assert {ms for _, ms in took} == {700}


def test_a_bot_answers_no_sooner_than_it_usually_does(watch: Watch) -> None:
    """One that searches by counting, and finds at once what it wants where it has no choice."""
    works = (0.5, 3.0, 0.01, 1.0, 3.0, 0.2, 4.0)
    for pace, expected in ((700, [3000] * 5 + [4000] * 3), (5000, [5000] * 8)):
        took = run(times(Slow(watch, *works), 9, "ismcts:1000", "ismcts:1000", pace=pace))
        assert [ms for _, ms in took] == expected


def test_each_bot_has_its_own_time(watch: Watch) -> None:
    took = run(times(Slow(watch, 1.0), 60, "ismcts:1000", "ismcts:2000", pace=0))
    by_seat = [{ms for seat, ms in took if seat == k} for k in range(2)]
    assert sorted(by_seat, key=min) == [{10}, {1000}]


# ---- what it does meanwhile


def options_of(game: str) -> dict[bool, Position]:
    """Return a position with one option, and another with several."""
    state, random, found = load(game).new(3, 5), Random(1), {}
    while len(found) < 2:
        if state.over:
            state = load(game).new(3, random.randrange(1_000))
        found.setdefault(len(state.legal()) == 1, state.clone())
        state.apply(random.choice(state.legal()))
    return found


def think(state: Position, spec: str) -> BotChoice:
    """Return what a worker does for a bot."""
    world = state.sample(state.seat, 0).to_bytes()
    return bot_service.bot_choice(never, state.game.id, world, state.seat, spec, 1)


def test_a_search_takes_its_time_for_one_option_as_for_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count()
    monkeypatch.setattr(ismcts.Ismcts, "clock", lambda _: next(ticks) / 50)
    took = []
    for state in options_of("lakeview").values():
        began = next(ticks)
        assert think(state, "ismcts:1s").option in {o.id for o in state.options()}
        took.append(next(ticks) - began)
    assert took[0] == took[1] > 50


def test_a_search_by_counting_counts_alike_for_one_option_and_for_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[int] = []
    search = ismcts.Ismcts.search

    def counted(self: ismcts.Ismcts, knowledge: SeatKnowledge) -> ismcts.Search:
        found = search(self, knowledge)
        done.append(sum(node.visits for node in found.root.children.values()))
        return found

    monkeypatch.setattr(ismcts.Ismcts, "search", counted)
    for state in options_of("lakeview").values():
        think(state, "ismcts:25")
    assert done == [25, 25]


# ---- clocks that are set


@pytest.mark.parametrize("jump", [-YEAR, -DAY, DAY, YEAR])
def test_a_clock_that_was_set_keeps_no_bot_waiting(
    jump: int, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("random", "heuristic", pace=700))
            watcher = await house.watcher(keys)
            await until(lambda: watcher.room.table.choice_count >= 3)
            monkeypatch.setattr(clock, "now_ms", lambda: round(watch.now * 1000) + jump)
            await until(lambda: watcher.room.table.choice_count >= 10)
            assert {round(seconds, 3) for seconds in watch.waits} == {0.7}

    run(story())


@pytest.mark.parametrize(("jump", "counts"), [(YEAR, DAY), (-YEAR, 0), (90_000, 90_000)])
def test_a_clock_that_was_set_makes_nobody_slow(jump: int, counts: int) -> None:
    table = table_of("me", "me")
    seat = table.journal_in_play.state.seat
    choose(table, Random(1), table.asked_at + jump)
    assert table.clock[seat] == counts
    later = table.journal_in_play.state.seat
    before = table.clock[later]
    choose(table, Random(1), table.asked_at + 100)
    assert table.clock[later] == before + 100
