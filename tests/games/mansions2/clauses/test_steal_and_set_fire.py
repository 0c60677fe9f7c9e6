"""The rare actions steal and set fire."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.support import clause


def hall(backend: str, **wish: object) -> House:
    """Set up Odile's turn in the hall with Bastien; Agatha is in the next space."""
    given = {
        "at": {"agatha": "01A.b"},
        "turn": "odile",
        "held": {"agatha": "revolver", "bastien": "rope crowbar whistle", "odile": ""},
    } | wish
    return House(backend, party="agatha bastien odile", **given)


def rob(backend: str, dice: str, skill: str = "agility") -> House:
    """Let Odile steal from Bastien: his four dice first, then hers."""
    return hall(backend).do(f"steal/investigator=bastien/skill={skill}", dice=dice)


@clause("MAN2-149", "MAN2-150")
def test_one_steals_on_the_same_space_by_one_of_three_skills(backend: str) -> None:
    skills = ("strength", "agility", "observation")
    assert hall(backend).spoken("steal") == [
        f"steal/investigator=bastien/skill={s}" for s in skills
    ]
    poor = hall(backend, held={"agatha": "revolver", "bastien": "", "odile": "rope"})
    assert poor.spoken("steal") == []


@clause("MAN2-150")
def test_the_target_tests_the_skill_first_then_the_thief(backend: str) -> None:
    h = rob(backend, "sbbb" + "sssb")
    assert h.told("rolled") == ["rolled bastien agility 4 1 0", "rolled odile agility 4 3 0"]
    h = rob(backend, "s" * 3 + "b" * 3 + "bb", "strength")
    assert h.told("rolled") == ["rolled bastien strength 6 3 0", "rolled odile strength 2 0 0"]


@clause("MAN2-151")
def test_the_thief_takes_one_for_each_success_more(backend: str) -> None:
    h = rob(backend, "sbbb" + "sssb")
    assert h.asked == (2, "seize")
    assert h.spoken("seize") == ["seize/card=rope", "seize/card=crowbar", "seize/card=whistle"]
    h.do("seize/card=crowbar", "seize/card=rope")
    assert h.held("odile") == ["crowbar", "rope"] and h.held("bastien") == ["whistle"]
    assert h.asked == (2, "turn") and h.get("actions")[2] == 1
    less = rob(backend, "sbbb" + "sssb").do("seize/card=whistle", "enough")
    assert less.held("odile") == ["whistle"] and less.held("bastien") == ["rope", "crowbar"]


@clause("MAN2-152")
@pytest.mark.parametrize("dice", ["ssbb" + "ssbb", "sssb" + "sbbb"])
def test_a_thief_who_does_not_do_better_forfeits(backend: str, dice: str) -> None:
    h = rob(backend, dice)
    assert h.held("bastien") == ["rope", "crowbar", "whistle"] and h.held("odile") == []
    assert h.told("forfeited") == ["forfeited odile"] and h.get("actions")[2] == 1
    assert h.asked == (2, "turn")


@clause("MAN2-153", "MAN2-184")
def test_fire_is_set_on_ones_space_or_the_next_not_behind_a_wall(backend: str) -> None:
    h = hall(backend, held={"odile": "lantern"})
    assert h.spoken("set_fire") == [f"set_fire/space={s}" for s in ("01A.a", "01A.b", "01A.c")]
    h.do("set_fire/space=01A.c")
    assert h.told("feature_placed") == ["feature_placed fire 01A.c"]
    assert h.get("feature")[h.space("01A.c")] == 1 and h.get("feature")[h.space("01A.a")] == 0
    assert h.get("actions")[2] == 1


@clause("MAN2-154")
def test_fire_wants_a_light_source(backend: str) -> None:
    for mine in ("crowbar rope", "lantern.back"):
        h = hall(backend, held={"odile": mine, "bastien": "candles"})
        assert h.spoken("set_fire") == []
        assert h.denied("set_fire") == {h.numbered("set_fire/space=01A.a"): ["MAN2-154"]}


@clause("MAN2-155")
def test_what_burns_is_not_set_on_fire_again(backend: str) -> None:
    h = hall(backend, held={"odile": "candles"}, fire="01A.a 01A.b")
    assert h.spoken("set_fire") == ["set_fire/space=01A.c"]


@clause("MAN2-156")
def test_the_table_remembers_a_fire_by_itself(backend: str) -> None:
    cold = hall(backend, held={"odile": "candles"}).pass_on()
    while cold.get("round") == 1:
        cold.pass_on()
    assert cold.told("fire_spread") == []
    h = hall(backend, held={"odile": "candles"}).do("set_fire/space=01A.c")
    h.pass_on("spread")
    spaces = {i.removeprefix("pick_space/space=") for i in h.spoken()}
    assert spaces == {"01A.a", "13A.b"}
    h.do("pick_space/space=13A.b")
    assert h.told("fire_spread") == ["fire_spread 13A.b"]
