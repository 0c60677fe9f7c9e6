"""Random games of every scenario end, with the invariants kept, on a checked build."""

from __future__ import annotations

import pytest

from noctuary.games.arkham import GAME
from noctuary.games.arkham.components import Difficulty, Scenario
from noctuary.games.arkham.options import starters
from tests.games.endings import play_out

DECKS = list(starters())
LONGEST = 20_000


def team(seed: int, seats: int) -> list[str]:
    """Return different investigators for each seat, by the seed."""
    found: dict[str, str] = {}
    for k in range(len(DECKS)):
        deck = DECKS[(seed * 7 + k * 4) % len(DECKS)]
        found.setdefault(deck.partition("-")[0], deck)
    return list(found.values())[:seats]


def end(seed: int, seats: int, watch: int) -> int:
    """Play one random game to its end; return the number of choices."""
    options = {
        "scenario": Scenario.names[seed % 3],
        "difficulty": Difficulty.names[seed // 3 % 4],
        "investigators": team(seed, seats),
        "taboo": seed % 5 == 0,
        "notes": ["priest_alive", "01139", "01121b"] if seed % 2 else ["house_burned"],
    }
    return play_out(GAME, seats, seed, options, watch=watch, longest=LONGEST)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end(seats: int) -> None:
    assert sum(end(seed, seats, 7) for seed in range(60 // seats)) > 0


@pytest.mark.soak
def test_ten_thousand_solo_games_end() -> None:
    assert sum(end(seed, 1, 3) for seed in range(10_000)) > 100_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_thousand_games_of_several_end(seats: int) -> None:
    assert sum(end(seed, seats, 5) for seed in range(667)) > 20_000
