"""What a choice tells the seat that makes it."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.kernel import BACKENDS, load
from noctuary.kernel.runtime.information import reveals_information


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_card_that_was_drawn_is_learned_and_a_card_that_was_played_is_not(backend: str) -> None:
    state, random = load("gates", backend).new(seats=3, seed=5), Random(5)
    seen = set()
    for _ in range(60 if backend == "native" else 12):
        before, seat = state.clone(), state.seat
        choice = random.choice(state.options()).id
        step = state.step(choice)
        if state.over:
            break
        learned = reveals_information(before, choice, state, step.events, seat)
        assert learned == bool(step.chance), (choice, step.events)
        seen.add(learned)
    assert seen == {True, False}
