"""Previews of outcomes, hints in a try-out, and the progress of a finished game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from noctuary.kernel import games
from noctuary.table import protocol as wire
from tests.table.company import House, Screen, new_table, run


async def lost_kid(house: House) -> list[Screen]:
    """Return three screens; the last, the Lost Kid's, must choose a card."""
    seats = [wire.NewSeat("me", name=f"Q{k}") for k in range(3)]
    keys = await house.hub.open(wire.NewTable("lakeview", "Ana", seats, seed=3))
    held = [k.key for k in keys.seats]
    screens = [await Screen().enter(house.hub, keys.table, key) for key in held]
    random = Random(5)
    while screens[2].ask["prompt"] != "card" or screens[2].ask["seat"] != 2:
        await screens[screens[0].ask["seat"]].choose_any(random)
    return screens


def test_the_lost_kid_sees_where_a_card_would_lead() -> None:
    async def story() -> None:
        async with House() as house:
            *kids, lost = await lost_kid(house)
            plays = [o["id"] for o in lost.ask["options"] if o["name"] == "play"]
            before = lost.room.table.choice_count
            for option in plays:
                told = await lost.request(wire.Foresee, option=option)
                assert isinstance(told, wire.Foreseen) and told.outcomes
                for outcome in told.outcomes:
                    names = [e.name for e in outcome.events]
                    assert names[0] == "card_played" and outcome.view["calamity"]["n"] >= 0
                    calamity = names.count("calamity_advanced")
                    now = lost.view["calamity"]["n"]
                    assert outcome.view["calamity"]["n"] == now + calamity
                    assert sum(outcome.others["belief"]) > 900, "what the Kids would believe"
            assert lost.room.table.choice_count == before, "nothing was chosen"
            assert (await kids[0].request(wire.Foresee, option=plays[0])).error == "error-hint-turn"
            assert (await lost.request(wire.Foresee, option="pass")).error == "error-no-such-option"

    run(story())


def test_it_comes_as_it_was_seen() -> None:
    """Where nobody else is asked meanwhile, the rules do just what they did when one looked."""

    async def story() -> None:
        async with House() as house:
            *_, lost = await lost_kid(house)
            option = next(o["id"] for o in lost.ask["options"] if o["name"] == "play")
            told = await lost.request(wire.Foresee, option=option)
            moved = [e.name for e in told.outcomes[0].events]
            await lost.choose(option)
            came = [e["name"] for e in lost.lines[lost.seq]["events"]]
            shown = ("card_played", "monster_moved", "monster_blocked", "attacked", "kid_hit")
            came = [n for n in came if n in shown]
            assert came == [n for n in moved if n in shown][: len(came)]

    run(story())


def test_other_games_do_not_look_ahead() -> None:
    async def story() -> None:
        async with House() as house:
            (ann, bob), _ = await house.people(2)
            asked = (ann, bob)[ann.ask["seat"]]
            option = asked.ask["options"][0]["id"]
            assert (await asked.request(wire.Foresee, option=option)).error == "error-foresee"

    run(story())


def test_a_try_out_has_hints_whoever_chose_there() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            random = Random(2)
            for _ in range(20):
                await screens[screens[0].ask["seat"]].choose_any(random)
            assert (await screens[0].request(wire.Hint, trial=True)).error == "error-no-trial"
            await screens[1].request(wire.Concede)
            for at in range(8):
                trial = await screens[0].request(wire.Try, at=at)
                assert isinstance(trial, wire.Trying) and trial.ask is not None
                assert trial.eyes == trial.ask.seat and trial.ask.options
                advice = await screens[0].request(wire.Hint, trial=True)
                assert advice.options[0].id in {o.id for o in trial.ask.options}

    run(story())


@pytest.mark.parametrize("game", sorted(games()))
def test_a_finished_game_tells_how_it_stood(game: str) -> None:
    async def story() -> None:
        async with House() as house:
            seats = [wire.NewSeat("me"), wire.NewSeat("me")]
            wish: Any = wire.NewTable(game, "Ana", seats, wire.Settings(pace=0), seed=3)
            keys = await house.hub.open(wish)
            held = [k.key for k in keys.seats]
            ann = await Screen().enter(house.hub, keys.table, *held)
            random = Random(2)
            for _ in range(15):
                seat = ann.room.table.turn
                assert seat is not None
                await ann.request(wire.Face, seat=seat)
                await ann.choose_any(random)
            assert (await ann.request(wire.Graph)).error == "error-graph-running"
            await ann.request(wire.Concede)
            told = await ann.request(wire.Graph)
            assert isinstance(told, wire.Curve) and told.at == list(range(16))
            sides = games()[game].sides.kind
            assert told.scored == (sides == "rivals")
            lines = 1 if sides == "together" else 2
            assert [len(line) for line in told.values] == [16] * lines == [16] * len(told.seats)

    run(story())


def test_long_games_are_told_in_steps() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "me", "me", seed=3))
            ann = await Screen().enter(house.hub, keys.table, *(k.key for k in keys.seats))
            random = Random(2)
            while not ann.room.table.over:
                await ann.request(wire.Face, seat=ann.room.table.turn)
                await ann.choose_any(random)
            told = await ann.request(wire.Graph)
            assert told.at[0] == 0 and told.at[-1] == ann.room.table.choice_count
            assert [line[-1] for line in told.values] == ann.table["score"]

    run(story())
