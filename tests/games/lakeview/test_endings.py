"""Random games against every Monster end, with the invariants kept, on a checked build."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.kinds import MONSTERS
from noctuary.games.lakeview.positions import invariants
from noctuary.kernel import load
from noctuary.kernel.engine import advance, pick, scramble

LONGEST = 5_000


def play_out(seed: int, seats: int, watch: int) -> int:
    """One random game to its end; the number of choices."""
    game = load(GAME, "native", checked=True)
    options = {
        "monster": MONSTERS[seed % 4],
        "lost_kid": ("random", "last", 0)[seed % 3],
        "calamity": seed % 12 - 3,
    }
    state = game.new(seats, seed, options)
    stream = scramble(seed)
    while not state.over:
        stream = advance(stream)
        legal = state.legal()
        state.apply(legal[pick(stream, len(legal))])
        if state.number % watch == 0 or state.over:
            fields = state.fields()
            game.schema.check(fields)
            invariants(fields)
        assert state.number < LONGEST, f"seed {seed}: the game does not end"
    return state.number


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    assert sum(play_out(seed, seats, 5) for seed in range(40)) > 1_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_thousand_games_end(seats: int) -> None:
    assert sum(play_out(seed, seats, 3) for seed in range(5_000)) > 100_000
