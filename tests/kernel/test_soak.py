"""Long random play with the invariants of every game checked."""

from __future__ import annotations

import pytest

from noctuary.kernel import BACKENDS, games
from noctuary.kernel.conformance import play_for
from tests.games.nightfall import GAME as NIGHTFALL

SPECS = {**games(), "nightfall": NIGHTFALL}
SHORT = {"gen": 1_200, "frames": 2_000, "native": 20_000}
"""Choices of the short version, for each game."""
WATCH = {"gen": 5, "frames": 10, "native": 40}
MILLION = 1_000_000


@pytest.mark.parametrize("backend_name", BACKENDS)
@pytest.mark.parametrize("name", SPECS)
def test_soak(name: str, backend_name: str) -> None:
    report = play_for(
        SPECS[name], backend_name, SHORT[backend_name], seed=1000, watch=WATCH[backend_name]
    )
    assert report.choices >= SHORT[backend_name]
    assert report.games > 2


@pytest.mark.soak
@pytest.mark.parametrize("backend_name", BACKENDS)
@pytest.mark.parametrize("name", SPECS)
def test_a_million_choices(name: str, backend_name: str) -> None:
    """Invariants at every choice."""
    report = play_for(SPECS[name], backend_name, MILLION, seed=1, watch=1)
    assert report.choices >= MILLION
