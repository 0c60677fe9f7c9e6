"""Tests, results and moves of an investigator who is not the first."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.clauses.house import end_all_turns, in_the_house
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("01005", "01014")
@clause("AHB-193", "AHB-195", "AHB-207")
def test_the_sign_of_the_second_investigator_wins_for_them_only(backend: str) -> None:
    who = "roland_banks wendy_adams"
    s = Scene(backend, seats=2, who=who, cards1="wendys_amulet", tokens="elder_sign")
    s.asset("wendys_amulet", 1)
    s.first(1)
    s.lasting(Question.intellect, "1", -9)
    assert any(line.startswith("settled 1 ") and line.endswith(" 0 1") for line in passing(s))
    s.do("end_turn")
    s.lasting(Question.intellect, "0", -9)
    assert "settled 0 0 2 0" in passing(s)


def passing(s: Scene) -> list[str]:
    """Investigate without a reaction from anybody."""
    told = s.do("investigate")
    while s.asked[1] != "turn":
        told += s.do(next(o for o in ("pass", "done", s.options[0]) if s.can(o)))
    return told


@clause("AHB-193", "AHB-194")
@pytest.mark.parametrize(("token", "value"), [("plus_1", 6), ("minus_3", 2), ("minus_8", 0)])
def test_the_value_is_that_of_the_tester(backend: str, token: str, value: int) -> None:
    s = Scene(backend, seats=3, tokens=token)
    s.lasting(Question.intellect, "0", 7)
    s.lasting(Question.combat, "1", 7)
    s.first(1)
    s.do("investigate")
    assert f"settled 1 {value} 2 {int(value >= 2)}" in s.log


@clause("AHB-269", "AHB-284")
def test_an_enemy_that_nobody_holds_lets_go_of_nobody(backend: str) -> None:
    s = in_the_house(backend, "attic", "cellar")
    s.enemy("swarm_of_rats", at="hallway", exhausted=1)
    s.enemy("ghoul_priest", at="hallway")
    told = end_all_turns(s)
    assert "enemy_moved ghoul_priest attic" in told
    assert not [line for line in told if line.startswith("disengaged")]


@clause("AHB-269")
def test_an_engaged_enemy_goes_along_and_stays_engaged(backend: str) -> None:
    s = in_the_house(backend, "attic", "hallway")
    s.enemy("ghoul_minion", engaged=1)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("end_turn")
    s.do("move_to cellar")
    s.until("turn")
    assert s.get("at", "ghoul_minion") == s.row("cellar")
    assert s.get("engaged", "ghoul_minion") == 1
    assert s.get("at", "swarm_of_rats") == s.row("attic")
    assert "disengaged ghoul_minion" not in s.log


@card("01164")
@clause("AHB-162")
@pytest.mark.parametrize("first", ["move_to attic", "fight ghoul_minion", "evade ghoul_minion"])
def test_frozen_in_fear_makes_the_first_of_three_kinds_dearer_for_its_bearer(
    backend: str, first: str
) -> None:
    s = Scene(backend, seats=2, extra="frozen_in_fear")
    s.house()
    s.threat("frozen_in_fear", 1)
    s.enemy("ghoul_minion", engaged=1, exhausted=1)
    s.arrange(actions={1: 9})
    s.first(0)
    s.do("move_to cellar")
    assert s.get("actions", "0") == 2  # not his
    s.do("end_turn")
    s.arrange(actions={1: 9})
    s.do("resource")
    assert s.get("actions", "1") == 8  # not of the three
    s.do(first)
    assert s.get("actions", "1") == 6
    s.do(next(o for o in s.options if o.startswith("move_to")))
    assert s.get("actions", "1") == 5  # only the first


@card("01104")
@clause("AHB-407")
def test_a_hard_skull_brings_no_ghoul_after_a_success(backend: str) -> None:
    s = Scene(backend, seats=2, tokens="skull", difficulty="hard")
    s.first(1)
    s.do("investigate")
    assert "settled 1 3 2 1" in s.log
    assert s.asked == (1, "turn")


@card("01108")
@clause("AHB-410")
def test_only_enemies_in_the_study_go_with_it(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.location("attic", revealed=0)
    s.enemy("ghoul_minion", at="attic", exhausted=1)
    s.enemy("swarm_of_rats", engaged=1)
    s.arrange(clues={0: 2, 1: 2})
    s.first(0)
    s.do("advance_act")
    s.until("turn")
    assert s.where("swarm_of_rats") == "discard 4"
    assert s.where("ghoul_minion") == "play"
