"""Rogue cards of The Innsmouth Conspiracy."""

from tests.games.arkham.scene import Scene
from tests.support import card


@card("07028")
def test_a_bargain_is_shared_among_those_here_and_provokes(backend: str) -> None:
    s = Scene(backend, seats=3, cards="faustian_bargain")
    s.first(0)
    s.house()
    s.stand("attic", 2)
    s.hand("faustian_bargain")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play faustian_bargain")
    while s.asked[1] == "assign":
        s.do(s.options[0])
    assert s.options == ["name 0", "name 1"]
    for q in (1, 1, 0, 1, 0):
        s.do(f"name {q}")
    assert s.value("resources")[:3] == [7, 8, 5]
    assert "attacked ghoul_minion 0" in s.log
    assert s.where("faustian_bargain") == "discard 0"
    assert s.value("bag").count(17) == 2
