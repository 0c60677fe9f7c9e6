"""Encounter cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card


@card("04081")
def test_nobody_is_lost_who_passes_the_test(backend: str) -> None:
    s = Scene(backend, extra="lost_in_the_wilds", tokens="zero")
    s.top("lost_in_the_wilds", 4)
    s.do("end_turn")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log
    assert s.where("lost_in_the_wilds") == "discard 4"
    assert s.get("horror", "0") == 0


@card("04081")
def test_whoever_is_lost_is_lost_to_the_end_of_their_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, extra="lost_in_the_wilds")
    s.first(0)
    s.house()
    s.threat("lost_in_the_wilds", 1)
    assert s.can("move_to attic")  # not this one
    s.do("end_turn")
    assert s.where("lost_in_the_wilds") == "play"
    assert not s.can("move_to attic")
    s.do("end_turn")
    assert s.where("lost_in_the_wilds") == "discard 4"


@card("04070")
def test_the_canyon_heals_whoever_is_there_once_for_each(backend: str) -> None:
    s = Scene(backend, seats=2, extra="river_canyon")
    s.first(0)
    s.location("river_canyon")
    s.stand("river_canyon", 0)
    s.arrange(damage={0: 2, 1: 2})
    s.enemy("ghoul_minion", engaged=0)
    s.do("use river_canyon 0")  # Daisy is elsewhere
    s.until("turn")
    assert s.get("damage", "0") == 2  # the Ghoul struck first
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("damage", "1") == 2
    assert not s.can("use river_canyon 0")
