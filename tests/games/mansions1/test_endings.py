"""Random games of both stories end, with the invariants kept, on a checked build."""

from __future__ import annotations

import pytest

from noctuary.games.mansions1 import GAME
from noctuary.games.mansions1.stories import STORIES
from tests.games.endings import play_out

LONGEST = 4_000


def end(seed: int, seats: int, watch: int) -> int:
    """Play one random game to its end; return the number of choices."""
    options = {
        "story": STORIES[seed % 2],
        "keeper": seed % seats,
        "investigators": max(seats - 1, seed % 5),
        "timed_puzzles": seed % 3 == 0,
        "monster_skill": seed % 5 == 0,
        "uncertain_end": seed % 7 == 0,
    }
    return play_out(GAME, seats, seed, options, watch=watch, longest=LONGEST)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    assert sum(end(seed, seats, 9) for seed in range(60)) > 3_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_thousand_games_end(seats: int) -> None:
    assert sum(end(seed, seats, 15) for seed in range(2_500)) > 100_000
