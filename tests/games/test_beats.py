"""Every game says what is worth a moment at the table."""

from __future__ import annotations

import pytest

from noctuary.kernel import Event, RulesError, Seat, beat, games, load
from noctuary.kernel.language.actions import MAX_WEIGHT
from noctuary.server.api.catalogue import game_info

GAMES = sorted(name for name, spec in games().items() if spec.package.startswith("noctuary."))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_moments_of_every_weight(name: str) -> None:
    told = game_info(games()[name])
    assert set(told.beats) <= set(told.events)
    assert set(told.beats.values()) == set(range(1, MAX_WEIGHT + 1))
    assert told.beats == {e.name: e.weight for e in load(name).outline.events if e.weight}


@pytest.mark.parametrize("weight", [0, MAX_WEIGHT + 1])
def test_a_beat_has_a_weight(weight: int) -> None:
    with pytest.raises(RulesError):
        beat(Event(seat=Seat), weight)
