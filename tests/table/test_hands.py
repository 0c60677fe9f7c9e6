"""A person who holds several seats sees what all of them see; two people at one screen do not."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from noctuary.kernel import games
from noctuary.table import protocol as wire
from noctuary.table.presentation.table_view import view_for
from tests.table.company import House, Screen, new_table, run

GAMES = sorted(games())
CHOICES = 25


def seen(view: Any, hand: Any) -> Any:
    """Return the view of another seat, from the viewer's."""
    other = Screen()
    other.view = deepcopy(view)
    for path in hand["gone"]:
        other.drop(path)
    for change in hand["patch"]:
        other.patch(change["path"], change["value"])
    return other.view


def hands(screen: Screen) -> list[Any]:
    """Return what a screen was last sent of its other seats."""
    told = [m for m in map(json.loads, screen.raw) if m.get("hands") is not None]
    return list(told[-1]["hands"])


async def look(screen: Screen, at: int) -> Any:
    """Return a replay of an earlier moment."""
    return json.loads(wire.encode(await screen.request(wire.Look, at=at)))


async def table_of(house: House, game: str, *names: str) -> wire.TableKeys:
    """Open a table whose seats are all held at one screen."""
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
                eyes = mine.client.viewer
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
            at = mine.room.table.choice_count // 2
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
                if both.ask["seat"] != both.client.viewer:
                    await both.request(wire.Face, seat=both.ask["seat"])
                await both.choose_any(random)
            for screen in (both, watcher):
                assert all(not m.get("hands") for m in map(json.loads, screen.raw))
            assert (await look(both, 3))["hands"] == []
            if both.ask["seat"] != both.client.viewer:
                await both.request(wire.Face, seat=both.ask["seat"])
            assert (await both.request(wire.Try)).hands == []

    run(story())


def test_whoever_gets_up_sees_no_hand_any_more() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await table_of(house, "gates", "", "")
            held = [k.key for k in keys.seats]
            mine = await Screen().enter(house.hub, keys.table, *held)
            assert [hand["seat"] for hand in hands(mine)] == [1]
            await house.hub.leave(keys.table, [held[1]])
            assert mine.client.seats == [0] and hands(mine) == []

    run(story())


@pytest.mark.parametrize("game", ["gates", "lakeview", "arkham"])
def test_the_other_hands_stay_open_in_a_try_out(game: str) -> None:
    """As they are in its world, which is drawn from what the seat that tries knows."""

    async def story() -> None:
        async with House() as house:
            keys = await table_of(house, game, "", "", "")
            mine = await Screen().enter(house.hub, keys.table, *[k.key for k in keys.seats])
            table = mine.room.table
            assert table.turn is not None
            if table.turn != mine.client.viewer:
                await mine.request(wire.Face, seat=table.turn)
            tried = await mine.request(wire.Try)
            for option in (None, tried.ask.options[0].id):
                if option is not None:
                    tried = await mine.request(wire.TryChoose, option=option)
                trial = mine.client.tryout
                assert trial is not None
                world = table.game.from_bytes(trial.position)
                told = json.loads(wire.encode(tried))
                others = [k for k in range(3) if k != tried.eyes]
                assert [hand["seat"] for hand in told["hands"]] == others
                for hand in told["hands"]:
                    view = json.loads(json.dumps(view_for(table, hand["seat"], world)))
                    assert seen(told["view"], hand) == view

    run(story())
