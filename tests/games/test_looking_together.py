"""What seats share is made once when several look; each still sees what it would see alone."""

from __future__ import annotations

import random

import msgspec
import pytest

from noctuary.kernel import load
from tests.games.parts import with_part

EVERY = 7


@pytest.mark.parametrize("name", with_part("view"))
def test_each_sees_what_it_would_see_alone(name: str) -> None:
    game = load(name)
    view = game.spec.view
    assert view is not None
    options = game.spec.resolve({})
    for seats in (min(game.seats), max(game.seats)):
        rng, state = random.Random(seats), game.new(seats=seats, seed=11)
        eyes, looked = range(-1, seats), 0
        while not state.over and looked < 30:
            for _ in range(EVERY):
                if not state.over:
                    state.step(rng.choice(state.legal()))
            together = list(state.observe_all(eyes))
            alone = [state.observe(e, asked=False) for e in eyes]
            assert together == alone
            shown, by_itself = (
                [msgspec.to_builtins(view(o, options)) for o in seen] for seen in (together, alone)
            )
            assert shown == by_itself
            looked += 1
        assert looked > 2
