"""The chances that a table shows are those of the die that the rules roll."""

from __future__ import annotations

import pytest

from noctuary.games.mansions1.view.odds import chance
from noctuary.kernel import state_for_rules
from tests.games.mansions1.evening import Evening

DEAD = "walking_dead_1"


@pytest.mark.parametrize(
    ("goal", "wanted"), [(-3, 10), (0, 10), (1, 10), (5, 50), (9, 90), (14, 90)]
)
def test_a_one_always_passes_and_a_ten_never(backend: str, goal: int, wanted: int) -> None:
    g = state_for_rules(Evening(backend).state.observe(0))
    assert chance(g, goal) == wanted


def test_whom_one_must_evade_first(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, skill={"emmett": 0}, monsters={DEAD: "hall_1"})
    told = {"monster": DEAD, "chance": 50, "damage": None}
    assert e.view(1)["evades"] == [told], "Dexterity 4 and its awareness; its back is unknown"
    e.do("step/space=hall_2", dice=[6])
    assert e.view(1)["evades"] == []
    e.do("step/space=hall_1", dice=[10])
    assert e.view(1)["evades"] == [], "once for each monster in a turn"


def test_a_back_that_was_seen_tells_the_damage(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"})
    e.grant(m_seen=(1 << 24) - 1)
    assert e.view(1)["evades"][0]["damage"] == 2


def test_a_test_shows_its_chance_with_and_without_luck(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, skill={"emmett": 1}, monsters={DEAD: "hall_1"})
    e.do("step/space=hall_2")
    trial = e.view(1)["trial"]
    assert e.prompt == "skill" and (trial["goal"], trial["chance"]) == (5, 50)
    assert trial["lucky"] == 10 * min(9, 5 + trial["luck"])
