"""Bots of one address delay nobody else, and abandoned tables cost next to nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from noctuary.table import protocol as wire
from noctuary.table.hub import Hub
from noctuary.table.room.queries import hints
from noctuary.table.room.room import Room
from noctuary.table.workers import MAX_THINKING_SECONDS
from noctuary.table.workers import pool as pools
from noctuary.table.workers.bot_service import BotService
from tests.table.company import House, Screen, new_table, run, settle, until
from tests.table.memory import MemoryStore

ATTACKER, OTHER = "192.0.2.1", "192.0.2.2"
CROWDS = [(8, "ismcts:60s"), (30, "ismcts:100000")]


@asynccontextmanager
async def open_hub(round: float = 10.0) -> AsyncIterator[Hub]:
    """Open a hub whose bots think in real workers, one of them for searches."""
    hub = Hub(MemoryStore(), BotService(1, round))
    await hub.start()
    yield hub
    await hub.close()


async def crowd(hub: Hub, tables: int, spec: str, address: str = ATTACKER) -> list[Room]:
    """Open tables of bots that think for long, all opened and watched by one address."""
    rooms = []
    for seed in range(tables):
        keys = await hub.open(new_table(spec, spec, seed=seed), address)
        screen = await Screen().enter(hub, keys.table, keys.watch, address=address)
        rooms.append(screen.room)
    return rooms


async def person(hub: Hub, address: str) -> Screen:
    """Return the screen of a person whose turn it is."""
    keys = await hub.open(new_table("me", "me"), address)
    held = [k.key for k in keys.seats]
    screen = await Screen().enter(hub, keys.table, *held, address=address)
    await screen.request(wire.Face, seat=screen.ask["seat"])
    return screen


# ---- hints go first


@pytest.mark.parametrize("address", [OTHER, ATTACKER])
@pytest.mark.parametrize(("tables", "spec"), CROWDS)
def test_a_hint_is_answered_while_all_bots_still_think(
    tables: int, spec: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of long searches is held, so that none of them can be done before."""
    monkeypatch.setattr(hints, "HINT_BOT", "ismcts:20")

    async def story() -> None:
        async with open_hub() as hub:
            pid = await hub.bots.search.run(pools.ready)
            os.kill(pid, signal.SIGSTOP)
            try:
                rooms = await crowd(hub, tables, spec)
                await settle()
                assert all(room.bot_turns.is_running for room in rooms)
                screen = await person(hub, address)
                assert isinstance(await screen.request(wire.Hint), wire.Advice)
                tried = await screen.request(wire.Try)
                assert isinstance(tried, wire.Trying)
                option = tried.ask.options[0].id if tried.ask else ""
                assert isinstance(await screen.request(wire.TryChoose, option=option), wire.Trying)
                assert all(
                    room.bot_turns.is_running and room.table.choice_count == 0 for room in rooms
                )
            finally:
                os.kill(pid, signal.SIGCONT)

    run(story())


# ---- everybody has a turn


@pytest.mark.parametrize(("tables", "spec"), CROWDS)
def test_bots_of_all_tables_come_to_choose(tables: int, spec: str) -> None:
    """One after another they would take eight minutes and more."""

    async def story() -> None:
        async with open_hub(round=0.5) as hub:
            rooms = await crowd(hub, tables, spec)
            other = (await crowd(hub, 1, spec, OTHER))[0]
            await until(lambda: all(room.table.choice_count > 1 for room in [*rooms, other]))

    run(story())


# ---- for whom is thought


def test_a_table_counts_for_who_opened_it() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open", "random"), OTHER)
            room = await house.hub.room(keys.table)
            joined = await house.hub.join(keys.table, wire.JoinBody("Bo"), ATTACKER)
            watcher = await Screen().enter(house.hub, keys.table, keys.watch, address=ATTACKER)
            guest = await Screen().enter(
                house.hub, keys.table, joined.seats[0].key, address=ATTACKER
            )
            assert room.address == OTHER and watcher.client.address == guest.client.address
            ana = await Screen().enter(house.hub, keys.table, keys.seats[0].key, address=OTHER)
            while room.table.turn != 2:
                turn = room.table.turn
                await (ana, guest)[turn or 0].choose_any(Random(1))
            await until(lambda: house.bots.allowed)
            assert house.bots.allowed[0] == (OTHER, MAX_THINKING_SECONDS)
            assert not [
                kept
                for kept in (house.store.tables, house.store.notes, house.store.kept)
                if OTHER in str(kept) or ATTACKER in str(kept)
            ]
            shown = b"".join(message for s in (ana, guest, watcher) for message in s.raw)
            assert OTHER.encode() not in shown and ATTACKER.encode() not in shown

    run(story())


def test_a_table_taken_up_again_counts_for_who_sits_at_it_first() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            keys = await house.hub.open(new_table("me", "open", "open"), ATTACKER)
        async with House(store) as house:
            room = await house.hub.room(keys.table)
            await Screen().enter(house.hub, keys.table, keys.watch, address=ATTACKER)
            assert room.address == "", "not for somebody who only looks"
            await house.hub.join(keys.table, wire.JoinBody("Bo"), OTHER)
            assert room.address == OTHER
        async with House(store) as house:
            ana = Screen()
            await ana.enter(house.hub, keys.table, keys.seats[0].key, address=OTHER)
            assert ana.room.address == OTHER

    run(story())


def test_a_hint_is_thought_for_who_asked() -> None:
    async def story() -> None:
        async with House() as house:
            screen = await person(house.hub, OTHER)
            screen.client.address = ATTACKER
            await screen.request(wire.Hint)
            tried = await screen.request(wire.Try)
            await screen.request(wire.TryChoose, option=tried.ask.options[0].id)
            assert {whose for whose, _ in house.bots.allowed} == {ATTACKER}
            assert len(house.bots.allowed) >= 3

    run(story())


# ---- nobody watches


def test_where_nobody_watches_bots_think_no_longer_than_the_pace() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("ismcts:60s", "ismcts:60s", pace=250))
            house.bots.hold = asyncio.Event()
            await until(lambda: len(house.bots.allowed) == 1)
            watcher = await house.watcher(keys)
            await settle()
            assert [most for _, most in house.bots.allowed] == [0.25]
            watcher.leave()
            await until(lambda: len(house.bots.allowed) == 2)
            watcher = await house.watcher(keys)
            second = await house.watcher(keys)
            watcher.room.bot_turns.cancel()
            await until(lambda: len(house.bots.allowed) == 3)
            second.leave()
            await settle()
            assert len(house.bots.allowed) == 3, "somebody is still there"
            watcher.leave()
            await until(lambda: len(house.bots.allowed) == 4)
            assert [most for _, most in house.bots.allowed] == [
                0.25,
                0.25,
                MAX_THINKING_SECONDS,
                0.25,
            ]

    run(story())


def test_somebody_at_another_process_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read_presence(self: MemoryStore, table: str) -> frozenset[int]:
        return frozenset({0})

    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open", "random"))
            room = await house.hub.room(keys.table)
            assert not room.presence.is_watched
            monkeypatch.setattr(MemoryStore, "read_presence", read_presence)
            await room.follow(0)
            assert room.presence.is_watched and not room.presence.clients

    run(story())


# ---- thoughts of no use


def test_a_bot_stops_thinking_for_somebody_who_came_back() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            room = screens[0].room
            away = room.table.turn
            assert away is not None
            house.bots.hold = asyncio.Event()
            screens[away].leave()
            await screens[1 - away].request(wire.StandIn, seat=away, on=True)
            await until(lambda: house.bots.asked)
            thought = room.bot_turns._thought
            assert thought is not None and not thought.done()
            await screens[away].enter(house.hub, keys.table, keys.seats[away].key)
            await until(lambda: not room.bot_turns.is_running)
            assert thought.cancelled()

    run(story())
