"""Warnings of positions that play seldom reaches."""

from __future__ import annotations

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.kernel import load
from tests.games.warned import fields, warned


def test_a_rest_that_turns_up_nothing() -> None:
    """It is the Lost Kid's, found and riding along; what it says is what the rules then do."""
    state = load("lakeview").new(seats=4, seed=29)
    bot = make_bot("heuristic", seed=29)
    while state.choice_count < 196:
        state.apply(bot.choose(SeatKnowledge(state)))
    kept = ("ready", "power_ready", "tokens")
    then = state.clone()
    then.apply("rest")
    assert fields(then, *kept) == fields(state, *kept)
    item = state.fields()["carried"][4][0]
    for wish, said in (
        ({}, ["rested"]),
        ({"tokens": {0: 0, 1: 0, 2: 0, 3: 0}}, ["token"]),
        ({"ready": {item: 0}}, []),
        ({"power_ready": 0}, []),
    ):
        arranged = state.clone()
        arranged.arrange(wish)
        assert [one.key for one in warned(arranged) if one.option == "rest"] == said
