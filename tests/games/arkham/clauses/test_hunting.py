"""Enemies on the move."""

from typing import Any

import pytest

from noctuary.games.arkham.ability import Question
from noctuary.games.arkham.actions import MoveTo
from noctuary.games.arkham.rules import hunting
from tests.games.arkham.clauses.house import end_all_turns, in_the_house
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-279", "AHB-280")
def test_an_exhausted_hunter_stays_a_ready_one_comes_nearer(backend: str) -> None:
    s = in_the_house(backend, "cellar")
    s.enemy("swarm_of_rats", at="attic", exhausted=1)
    s.enemy("swarm_of_rats#1", at="attic")
    s.enemy("swarm_of_rats#2", at="hallway")
    s.do("end_turn")
    assert s.asked == (0, "errand")
    assert s.options == ["target swarm_of_rats#1", "target swarm_of_rats#2"]
    s.do("target swarm_of_rats#1")
    assert "enemy_moved swarm_of_rats#1 hallway" in s.log
    assert "enemy_moved swarm_of_rats#2 cellar" in s.log
    assert "engaged swarm_of_rats#2 0" in s.log
    assert "attacked swarm_of_rats#2 0" in s.log  # in 3.3
    assert "attacked swarm_of_rats 0" not in s.log
    assert s.get("at", "swarm_of_rats") == s.row("attic")


@clause("AHB-280")
def test_a_hunter_with_somebody_at_its_place_stays(backend: str) -> None:
    s = in_the_house(backend, "cellar", "attic")
    s.enemy("swarm_of_rats", at="attic")
    s.lasting(Question.aloof, "swarm_of_rats")  # ready and unengaged beside seat 1
    end_all_turns(s)
    assert not any(line.startswith("enemy_moved") for line in s.log)


@clause("AHB-281")
def test_between_equal_distances_prey_decides(backend: str) -> None:
    s = in_the_house(backend, "attic", "cellar")
    s.enemy("ghoul_priest", at="hallway")
    assert "enemy_moved ghoul_priest attic" in end_all_turns(s)  # Roland, combat 4


@clause("AHB-281")
def test_without_prey_the_lead_decides_between_equal_distances(backend: str) -> None:
    s = in_the_house(backend, "attic", "cellar")
    s.enemy("swarm_of_rats", at="hallway")
    end_all_turns(s)
    assert s.asked == (0, "quarry")
    s.do("name 1")
    assert "enemy_moved swarm_of_rats cellar" in s.log


@clause("AHB-281")
def test_the_lead_decides_between_equally_short_paths(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", extra="swarm_of_rats")
    s.stand("rivertown")
    s.enemy("swarm_of_rats", at="st_marys_hospital")
    s.do("end_turn")
    assert s.asked == (0, "step")
    assert len(s.options) == 2
    s.do("move_to miskatonic_university")
    assert "enemy_moved swarm_of_rats miskatonic_university" in s.log


@clause("AHB-282")
def test_a_barred_hunter_does_not_move(backend: str) -> None:
    s = in_the_house(backend, "attic", cards="barricade")
    s.attach("barricade", "attic", 0)
    s.enemy("swarm_of_rats", at="hallway")
    s.enemy("ghoul_priest", at="hallway")
    s.do("end_turn")
    s.do("target swarm_of_rats")
    assert "enemy_moved ghoul_priest attic" in s.log
    assert "enemy_moved swarm_of_rats attic" not in s.log


@clause("AHB-283", "AHB-009", "AHC-153")
def test_the_lead_orders_the_hunters(backend: str) -> None:
    s = in_the_house(backend, "attic", "attic")
    s.arrange(lead=1)
    s.enemy("swarm_of_rats", at="hallway")
    s.enemy("swarm_of_rats#1", at="cellar")
    end_all_turns(s)
    assert s.asked == (1, "errand")
    s.do("target swarm_of_rats#1")
    s.do("name 1")  # both investigators are as near
    assert "enemy_moved swarm_of_rats#1 hallway" in s.log
    assert "enemy_moved swarm_of_rats attic" not in s.log
    s.do("name 1")
    assert "enemy_moved swarm_of_rats attic" in s.log


@clause("AHB-284", "AHB-269")
def test_an_enemy_that_is_moved_away_lets_go() -> None:
    s = in_the_house("gen", "attic", "cellar")
    e = s.enemy("ghoul_priest", engaged=1)
    g: Any = s.state.g  # no card of these sets moves an engaged enemy: the rule itself is run
    rule = hunting.move_enemy_toward(g, e, s.row("attic"))
    next(rule)
    with pytest.raises(StopIteration):
        rule.send(MoveTo(place=s.row("hallway")))
    assert (g.at[e], g.engaged[e]) == (s.row("hallway"), -1)


@clause("AHB-284", "AHB-282")
def test_an_enemy_on_its_way_reveals_nothing(backend: str) -> None:
    s = in_the_house(backend, "attic")
    s.stage(agenda="theyre_getting_out")
    s.enemy("ghoul_minion", at="cellar")
    s.enemy("ghoul_minion#1", at="hallway")
    s.do("end_turn")
    s.do("target ghoul_minion")
    assert "enemy_moved ghoul_minion hallway" in s.log
    assert "enemy_moved ghoul_minion#1 parlor" in s.log  # closed to investigators only
    assert s.get("revealed", "parlor") == 0


@clause("AHB-284", "AHB-261")
def test_an_enemy_that_arrives_engages(backend: str) -> None:
    s = in_the_house(backend, "attic", "hallway")
    s.stage(agenda="theyre_getting_out")
    s.enemy("ghoul_minion", at="cellar")
    assert "engaged ghoul_minion 1" in end_all_turns(s)
    assert s.get("at", "ghoul_minion") == s.row("hallway")


@clause("AHB-283", "AHB-261")
def test_a_hunter_that_arrives_is_in_the_way_of_the_next(backend: str) -> None:
    """It stays with whom it has met, also when somebody else is as near."""
    s = in_the_house(backend, "attic", "cellar")
    s.arrange(lead=1)
    s.enemy("swarm_of_rats", at="hallway")
    end_all_turns(s)
    assert s.asked == (1, "quarry")
    s.do("name 0")
    assert s.get("engaged", "swarm_of_rats") == 0
    assert s.log.count("attacked swarm_of_rats 0") == 1  # in 3.3


@clause("AHB-027", "AHC-312", "AHC-313")
def test_nothing_is_nearest_where_there_is_none(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", tokens="cultist", extra="swarm_of_rats acolyte")
    s.enemy("swarm_of_rats", at="rivertown")  # no Cultist
    before = sum(s.value("doom"))
    s.do("investigate")
    s.until("turn")
    assert sum(s.value("doom")) == before
    s.enemy("acolyte", at="graveyard")
    s.do("investigate")
    s.until("turn")
    assert s.get("doom", "acolyte") == 1


@clause("AHB-027")
def test_the_lead_chooses_among_the_nearest(backend: str) -> None:
    s = Scene(
        backend, seats=2, scenario="midnight_masks", tokens="cultist", extra="acolyte acolyte"
    )
    s.stand("rivertown")
    s.arrange(lead=1)
    for far in [x for x in s.zone("play") if x.startswith("acolyte")]:
        s.enemy(far, at="northside")
    s.enemy("acolyte", at="easttown")
    s.enemy("acolyte#1", at="graveyard")
    s.do("name 0")
    s.do("investigate")
    s.until("nearest")
    assert s.asked[0] == 1
    assert s.options == ["target acolyte", "target acolyte#1"]
    s.do("target acolyte#1")
    assert [s.get("doom", x) for x in ("acolyte", "acolyte#1")] == [0, 1]
