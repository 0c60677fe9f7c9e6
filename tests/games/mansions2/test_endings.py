"""Random games of every scenario end, with the invariants kept, on a checked build."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import SCENARIOS
from tests.games.endings import play_out

LONGEST = 20_000
PARTIES = ([["yorick"]], "usual", [["maud", "rita"], ["carson", "preston", "odile"]])


def end(seed: int, scenario: str, watch: int) -> int:
    """Play one random game to its end; return the number of choices."""
    party = PARTIES[seed % 3]
    seats = len(party) if isinstance(party, list) else 1 + seed // 3 % 5
    options = {
        "scenario": scenario,
        "party": party,
        "group": ("leader", "vote")[seed % 2],
        "kept": ("all", "all", "all", "own_dice")[seed % 4],
        "flip_any": seed % 5 == 0,
    }
    return play_out(GAME, seats, seed, options, watch=watch, longest=LONGEST)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end(scenario: str) -> None:
    assert sum(end(seed, scenario, 5) for seed in range(60)) > 3_000


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ten_thousand_games_end(scenario: str) -> None:
    assert sum(end(seed, scenario, 7) for seed in range(10_000)) > 500_000
