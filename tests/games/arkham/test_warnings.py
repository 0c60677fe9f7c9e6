"""Warnings of positions that play seldom reaches."""

from __future__ import annotations

from noctuary.games.arkham.positions import arrange, priest
from noctuary.kernel import load
from tests.games.warned import warned


def test_the_last_doom_of_the_last_agenda() -> None:
    state = load("arkham").new(seats=2, seed=3)
    priest(state)
    agenda = state.fields()["agenda"]
    said = []
    for doom in (8, 9):
        arrange(state, doom={agenda: doom})
        said.append([one.key for one in warned(state) if not one.option])
    assert said == [[], ["last"]]
