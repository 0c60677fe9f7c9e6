"""When enemies attack out of turn, and what a bold action word means."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause

HIT = "attacked ghoul_minion 0"


@clause("AHC-130")
def test_spending_an_action_provokes_and_nothing_else_does(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="switchblade stray_cat")
    s.enemy("ghoul_minion", engaged=0)
    s.hand("switchblade")
    s.do("play switchblade")  # Fast
    s.do("use skids_otoole 0")  # free
    assert HIT not in s.log
    s.do("resource")
    assert s.log.count(HIT) == 1


@clause("AHC-284", "AHC-283")
def test_an_event_that_fights_provokes_nobody(backend: str) -> None:
    s = Scene(backend, cards="backstab")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0)
    s.hand("backstab")
    s.do("play backstab")
    s.do("target swarm_of_rats")
    assert "tested 0 agility 1 fight" in s.log
    assert HIT not in s.log


@clause("AHC-283")
def test_an_action_with_a_bold_word_is_that_action(backend: str) -> None:
    s = Scene(backend, cards="flashlight n45_automatic")
    s.asset("flashlight")
    s.asset("n45_automatic")
    assert "tested 0 intellect 0 investigate" in s.do("use flashlight 0")
    s.enemy("ghoul_minion", engaged=0)
    s.threat("frozen_in_fear")
    s.set("actions", "0", 3)
    assert "tested 0 combat 2 fight" in s.do("use n45_automatic 0")
    assert s.get("actions", "0") == 1  # frozen in fear: the first fight action costs two


@clause("AHC-285", "AHC-286")
def test_a_weapon_provokes_nobody_and_costs_one_action(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic")
    s.asset("n45_automatic")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use n45_automatic 0")
    s.do("target ravenous_ghoul")
    assert not [line for line in s.log if line.startswith("attacked")]
    assert s.get("actions", "0") == 2


@clause("AHC-287")
def test_two_weapons_do_not_combine(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic n45_automatic")
    s.asset("n45_automatic")
    s.asset("n45_automatic#1")
    s.enemy("ravenous_ghoul", engaged=0)
    assert "settled 0 5 3 1" in s.do("use n45_automatic 0")
    assert s.get("damage", "ravenous_ghoul") == 2
    assert s.get("uses", "n45_automatic#1") == 4


@clause("AHC-449")
@pytest.mark.parametrize(
    ("choice", "attacks"),
    [
        ("use burglary 0", 1),
        ("use n45_automatic 0", 0),
        ("evade ghoul_minion", 0),
        ("move_to attic", 1),
    ],
)
def test_the_bold_word_tells_whether_enemies_attack(
    backend: str, choice: str, attacks: int
) -> None:
    s = Scene(backend, cards="burglary n45_automatic")
    s.house()
    s.asset("burglary")
    s.asset("n45_automatic")
    s.enemy("ghoul_minion", engaged=0)
    s.do(choice)
    assert s.log.count(HIT) == attacks


@clause("AHC-449")
def test_parley_and_resign_provoke_nobody(backend: str) -> None:
    s = Scene(backend, cards="mob_enforcer")
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.enemy("mob_enforcer", engaged=0)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use mob_enforcer 0")
    s.do("use parlor 0")
    assert not [line for line in s.log if line.startswith("attacked")]
    assert s.asked[1] == "over"
