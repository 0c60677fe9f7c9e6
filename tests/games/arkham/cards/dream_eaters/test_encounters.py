"""Encounter cards of The Dream-Eaters."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("06094")
def test_somniphobia_frightens_by_three_at_most_and_is_gone(backend: str) -> None:
    for willpower, horror in ((5, 0), (3, 2), (1, 3)):
        s = Scene(backend, extra="somniphobia")
        s.hand("")
        s.lasting(Question.willpower, "0", willpower - 3)
        s.top("somniphobia", 4)
        s.do("end_turn")
        s.until("turn")
        assert s.get("horror", "0") == horror
        assert s.where("somniphobia") == "discard 4"


@card("06105", "06127")
@clause("AHC-105")
def test_the_corsair_lands_at_the_nearest_city(backend: str) -> None:
    s = Scene(backend, extra="corsair_of_leng corsair_of_leng ulthar ulthar")
    s.house()
    s.location("ulthar")
    s.location("ulthar#1")
    s.lasting(Question.connected, "hallway")  # everything is one step from the Hallway
    s.stand("cellar")
    s.lasting(Question.connected, "ulthar#1")
    s.top("corsair_of_leng", 4)
    s.do("end_turn")
    s.until("told_place")
    assert s.options == ["move_to ulthar", "move_to ulthar#1"]  # both two steps away
    s.do("move_to ulthar#1")
    assert "spawned corsair_of_leng ulthar#1" in s.log
    s.until("turn")
    s.stand("ulthar")
    s.top("corsair_of_leng#1", 4)
    s.do("end_turn")
    s.until("turn")
    assert "spawned corsair_of_leng#1 ulthar" in s.log  # nearer than the other one


@card("06105")
@clause("AHC-105")
def test_without_a_city_there_is_no_corsair(backend: str) -> None:
    s = Scene(backend, extra="corsair_of_leng")
    s.top("corsair_of_leng", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("corsair_of_leng") == "discard 4"


@card("06105")
def test_an_alert_corsair_tires_for_the_phase(backend: str) -> None:
    s = Scene(backend, extra="corsair_of_leng", tokens="auto_fail")
    s.enemy("corsair_of_leng", engaged=0)
    s.do("evade corsair_of_leng")
    s.until("turn")
    assert "attacked corsair_of_leng 0" in s.log
    s.do("evade corsair_of_leng")
    assert "tested 0 agility 2 evade" in s.log


@card("06253")
@clause("AHC-107")
def test_clues_of_a_defeated_enemy_go_to_whoever_defeated_it(backend: str) -> None:
    s = Scene(backend, seats=2, extra="the_black_expanse", tokens="plus_1")
    s.stage(act="the_black_expanse")
    s.enemy("swarm_of_rats", engaged=1, clues=2)
    s.first(1)
    s.do("fight swarm_of_rats")
    s.until("turn")
    assert "gained_clues 1 2" in s.log
    assert (s.get("clues", "0"), s.get("clues", "1")) == (0, 2)
