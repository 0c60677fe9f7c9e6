"""What the neutral cards do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card


@card("01086")
def test_the_knife_stabs(backend: str) -> None:
    s = Scene(backend, cards="knife")
    s.asset("knife")
    s.enemy("ravenous_ghoul", engaged=0)
    assert "settled 0 5 3 1" in s.do("use knife 0")
    assert s.get("damage", "ravenous_ghoul") == 1
    assert s.where("knife") == "play"


@card("01086")
def test_the_knife_is_thrown(backend: str) -> None:
    s = Scene(backend, cards="knife")
    s.asset("knife")
    s.enemy("ravenous_ghoul", engaged=0)
    assert "settled 0 6 3 1" in s.do("use knife 1")
    assert s.get("damage", "ravenous_ghoul") == 2
    assert s.where("knife") == "discard 0"


@card("01087")
def test_the_flashlight_lowers_the_shroud(backend: str) -> None:
    s = Scene(backend, cards="flashlight", tokens="minus_3")
    s.asset("flashlight")
    assert "settled 0 0 0 1" in s.do("use flashlight 0")
    assert s.get("clues", "0") == 1
    assert s.get("uses", "flashlight") == 2


@card("01088")
def test_a_cache_holds_three_resources(backend: str) -> None:
    s = Scene(backend)
    s.hand("emergency_cache")
    s.do("play emergency_cache")
    assert (s.get("resources", "0"), s.get("actions", "0")) == (8, 2)


PRACTICE = [
    ("perception", "investigate", "settled 0 5 2 1"),
    ("overpower", "fight ghoul_minion", "settled 0 6 2 1"),
    ("manual_dexterity", "evade ghoul_minion", "settled 0 4 2 1"),
]


@card("01090", "01091", "01092")
@pytest.mark.parametrize(("skill", "test", "settled"), PRACTICE)
def test_a_practised_skill_draws_a_card(backend: str, skill: str, test: str, settled: str) -> None:
    s = Scene(backend, cards=[skill, skill])
    s.hand([skill, f"{skill}#1"])
    s.enemy("ghoul_minion", engaged=0)
    s.do(test)
    s.until("commit")
    s.do(f"commit {skill}")
    assert not s.can(f"commit {skill}#1")  # one for each test
    s.until("turn", f"apply {skill} card")
    assert settled in s.log
    assert len(s.zone("hand", 0)) == 2


@card("01089")
@pytest.mark.parametrize(("token", "drawn"), [("zero", 1), ("auto_fail", 0)])
def test_guts_draw_a_card_on_success(backend: str, token: str, drawn: int) -> None:
    s = Scene(backend, who="agnes_baker", cards="guts shrivelling", tokens=token)
    s.asset("shrivelling")
    s.hand("guts")
    s.enemy("ghoul_priest", engaged=0)
    s.do("use shrivelling 0")
    s.do("commit guts")
    s.until("turn", "apply guts card")
    assert len(s.zone("hand", 0)) == drawn
    assert s.where("guts") == "discard 0"


@card("01093")
@pytest.mark.parametrize("test", ["investigate", "fight ghoul_minion", "evade ghoul_minion"])
def test_courage_helps_with_every_skill(backend: str, test: str) -> None:
    s = Scene(backend, cards="unexpected_courage")
    s.hand("unexpected_courage")
    s.enemy("ghoul_minion", engaged=0)
    s.do(test)
    s.until("commit")
    s.do("commit unexpected_courage")
    base = {"investigate": 3, "fight ghoul_minion": 4, "evade ghoul_minion": 2}[test]
    assert f"settled 0 {base + 2} 2 1" in s.log


@card("01094")
def test_the_vest_takes_four_damage(backend: str) -> None:
    s = Scene(backend, cards="bulletproof_vest")
    s.asset("bulletproof_vest", damage=3)
    s.enemy("icy_ghoul", engaged=0)
    s.do("resource")
    s.do("assign bulletproof_vest")
    assert s.where("bulletproof_vest") == "discard 0"  # the rest goes to Roland, horror and all
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)


@card("01095")
def test_the_elder_sign_amulet_takes_four_horror(backend: str) -> None:
    s = Scene(backend, cards="elder_sign_amulet")
    s.asset("elder_sign_amulet", horror=2)
    s.enemy("ghoul_priest", engaged=0)
    s.do("resource")
    assert s.get("damage", "elder_sign_amulet") == 0
    s.do("assign elder_sign_amulet")
    s.do("assign elder_sign_amulet")
    assert s.where("elder_sign_amulet") == "discard 0"
    assert (s.get("damage", "0"), s.get("horror", "0")) == (2, 0)
