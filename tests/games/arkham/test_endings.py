"""Random games of every scenario end, with the invariants kept, on a checked build."""

from __future__ import annotations

import pytest

from noctuary.games.arkham import GAME
from noctuary.games.arkham.options import Difficulty, Scenario, starters
from noctuary.games.arkham.positions import invariants
from noctuary.kernel import load
from noctuary.kernel.engine import advance, pick, scramble

DECKS = list(starters())
LONGEST = 20_000


def team(seed: int, seats: int) -> list[str]:
    """Different investigators for each seat, by the seed."""
    found: dict[str, str] = {}
    for k in range(len(DECKS)):
        deck = DECKS[(seed * 7 + k * 4) % len(DECKS)]
        found.setdefault(deck.partition("-")[0], deck)
    return list(found.values())[:seats]


def play_out(seed: int, seats: int, watch: int) -> int:
    """One random game to its end; the number of choices."""
    game = load(GAME, "native", checked=True)
    options = {
        "scenario": Scenario.names[seed % 3],
        "difficulty": Difficulty.names[seed // 3 % 4],
        "investigators": team(seed, seats),
        "taboo": seed % 5 == 0,
        "notes": ["priest_alive", "01139", "01121b"] if seed % 2 else ["house_burned"],
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


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end(seats: int) -> None:
    assert sum(play_out(seed, seats, 7) for seed in range(60 // seats)) > 0


@pytest.mark.soak
def test_ten_thousand_solo_games_end() -> None:
    assert sum(play_out(seed, 1, 3) for seed in range(10_000)) > 100_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_thousand_games_of_several_end(seats: int) -> None:
    assert sum(play_out(seed, seats, 5) for seed in range(667)) > 20_000
