"""Whoever holds several seats alone sees what all of them see; two people at one screen do not."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from noctuary.table import protocol as wire
from tests.table.company import House, Screen, new_table, run

GAMES = ["gates", "lakeview", "arkham", "mansions2", "mansions1"]
CHOICES = 25


def seen(view: Any, hand: Any) -> Any:
    """What another seat sees, made of what the eyes see."""
    other = Screen()
    other.view = deepcopy(view)
    for path in hand["gone"]:
        other.drop(path)
    for change in hand["patch"]:
        other.patch(change["path"], change["value"])
    return other.view


def hands(screen: Screen) -> list[Any]:
    """What it was last told of its other seats."""
    told = [m for m in map(json.loads, screen.raw) if m.get("hands") is not None]
    return list(told[-1]["hands"])


async def look(screen: Screen, at: int) -> Any:
    """What it is shown of an earlier moment."""
    return json.loads(wire.encode(await screen.request(wire.Look, at=at)))


async def table_of(house: House, game: str, *names: str) -> wire.TableKeys:
    """A table whose seats are all held at one screen."""
    wish = new_table(*["me"] * len(names), seed=3)
    wish.game = game
    wish.seats = [wire.NewSeat("me", name=name) for name in names]
    return await house.hub.open(wish)


@pytest.mark.parametrize("game", GAMES)
def test_one_person_sees_with_all_own_eyes(game: str) -> None:
    async def story() -> None:
        async with House() as house:
            keys = await table_of(house, game, "", "", "")
            held = [k.key for k in keys.seats]
            mine = await Screen().enter(house.hub, keys.table, *held)
            each = [await Screen().enter(house.hub, keys.table, key) for key in held]
            random = Random(5)
            for _ in range(CHOICES):
                eyes = mine.guest.eyes
                assert [hand["seat"] for hand in hands(mine)] == [k for k in range(3) if k != eyes]
                for hand in hands(mine):
                    assert seen(mine.view, hand) == each[hand["seat"]].view
                if mine.ask is None:
                    break
                if mine.ask["seat"] != eyes:
                    await mine.request(wire.Face, seat=mine.ask["seat"])
                    continue
                await mine.choose_any(random)
            assert all(not hands(one) for one in each), "one key, one pair of eyes"
            at = mine.room.table.count // 2
            back = await look(mine, at)
            assert len(back["hands"]) == 2
            for hand in back["hands"]:
                other = await look(each[hand["seat"]], at)
                assert seen(back["view"], hand) == other["view"] and other["hands"] == []

    run(story())


def test_two_people_at_one_screen_are_told_of_one_hand_at_a_time() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await table_of(house, "gates", "Ana", "Basile")
            both = await Screen().enter(house.hub, keys.table, *[k.key for k in keys.seats])
            watcher = await house.watcher(keys)
            random = Random(5)
            for _ in range(CHOICES):
                if both.ask["seat"] != both.guest.eyes:
                    await both.request(wire.Face, seat=both.ask["seat"])
                await both.choose_any(random)
            for screen in (both, watcher):
                assert all(not m.get("hands") for m in map(json.loads, screen.raw))
            assert (await look(both, 3))["hands"] == []

    run(story())


def test_whoever_gets_up_sees_no_hand_any_more() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await table_of(house, "gates", "", "")
            held = [k.key for k in keys.seats]
            mine = await Screen().enter(house.hub, keys.table, *held)
            assert [hand["seat"] for hand in hands(mine)] == [1]
            await house.hub.leave(keys.table, [held[1]])
            assert mine.guest.seats == [0] and hands(mine) == []

    run(story())
