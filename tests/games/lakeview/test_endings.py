"""Random games against every Monster end, with the invariants kept, on a checked build."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.components import MONSTERS
from tests.games.endings import play_out

LONGEST = 5_000


def end(seed: int, seats: int, watch: int) -> int:
    """Play a random game to its end; return the number of choices."""
    options = {
        "monster": MONSTERS[seed % 4],
        "lost_kid": ("random", "last", 0)[seed % 3],
        "calamity": seed % 12 - 3,
    }
    return play_out(GAME, seats, seed, options, watch=watch, longest=LONGEST)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    assert sum(end(seed, seats, 5) for seed in range(40)) > 1_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_thousand_games_end(seats: int) -> None:
    assert sum(end(seed, seats, 3) for seed in range(5_000)) > 100_000
