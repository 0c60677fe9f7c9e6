"""The push action."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.support import clause

PASSED = "sbbb"
"""Bastien's four dice in an evade check of Agility that he passes."""


def hall(backend: str, **wish: object) -> House:
    """Set up Bastien's turn in the hall with Odile; Agatha is in the kitchen."""
    given = {"at": {"agatha": "10A.a"}, "turn": "bastien"} | wish
    return House(backend, party="agatha bastien odile", **given)


@clause("MAN2-141")
def test_a_push_takes_somebody_in_the_space(backend: str) -> None:
    alone = hall(
        backend, at={"agatha": "10A.a", "bastien": "01A.d"}, monsters=[("cultist", "01A.b")]
    )
    assert alone.spoken("push") == []
    h = hall(backend, monsters=[("cultist", "01A.a")])
    assert {i.rpartition("/")[0] for i in h.spoken("push")} == {
        "push_investigator/investigator=odile", "push_monster/monster=0/creature=cultist",
    }  # fmt: skip


@clause("MAN2-141")
def test_the_monster_to_be_pushed_has_to_be_evaded_first(backend: str) -> None:
    h = hall(backend, monsters=[("cultist", "01A.a")])
    h.do("push_monster/monster=0/creature=cultist/space=01A.b", dice="sss", chance=[1])
    assert h.told("evade_began") == ["evade_began bastien 0 cultist"]
    h = hall(backend, monsters=[("cultist", "01A.a")])
    h.do("push_monster/monster=0/creature=cultist/space=01A.b", dice="bbb", chance=[1])
    assert h.told("forfeited") == ["forfeited bastien"] and h.get("actions")[1] == 1
    assert h.space_name(h.get("m_at")[0]) == "01A.a"


@clause("MAN2-142")
def test_a_push_leads_one_step_that_can_be_walked(backend: str) -> None:
    h = hall(backend)
    assert h.spoken("push") == [
        f"push_investigator/investigator=odile/space={s}" for s in ("01A.b", "01A.c")
    ]
    shut = hall(backend, barricades={"01A.c": "01A.a"})
    assert shut.spoken("push") == ["push_investigator/investigator=odile/space=01A.b"]


@clause("MAN2-143")
def test_whoever_goes_willingly_moves_without_dice(backend: str) -> None:
    h = hall(backend).do("push_investigator/investigator=odile/space=01A.c")
    assert h.asked == (2, "pushed") and h.spoken() == ["yield", "resist"]
    h.do("yield")
    assert h.at("odile") == "01A.c" and h.told("rolled") == []
    assert h.told("pushed") == ["pushed odile 01A.c"]


@clause("MAN2-144")
@pytest.mark.parametrize(("dice", "space"), [("ssbbbb", "01A.a"), ("sssbbb", "01A.c")])
def test_a_monster_is_pushed_with_as_many_successes_as_its_brawn(
    backend: str, dice: str, space: str
) -> None:
    h = hall(backend, monsters=[("amphibian", "01A.a")])
    push = "push_monster/monster=0/creature=amphibian/space=01A.c"
    h.do(push, dice=PASSED + dice, chance=[1])
    assert h.told("tested")[1:] == [f"tested bastien {dice.count('s')} 3"]
    assert h.space_name(h.get("m_at")[0]) == space


@clause("MAN2-145", "MAN2-146")
@pytest.mark.parametrize(("dice", "space"), [("ssbbbb", "01A.a"), ("sssbbb", "01A.b")])
def test_one_more_success_than_his_moves_whoever_resists(
    backend: str, dice: str, space: str
) -> None:
    h = hall(backend).do("push_investigator/investigator=odile/space=01A.b")
    h.do("resist", dice="ss" + dice)
    assert h.told("rolled")[0].startswith("rolled odile strength 2 2")
    assert h.told("tested")[1] == f"tested bastien {dice.count('s')} 3"
    assert h.at("odile") == space


@clause("MAN2-146")
def test_a_push_that_fails_is_forfeited(backend: str) -> None:
    h = hall(backend).do("push_investigator/investigator=odile/space=01A.b")
    h.do("resist", dice="sb" + "sbbbbb")
    assert h.told("forfeited") == ["forfeited bastien"] and h.get("actions")[1] == 1
    assert h.asked == (1, "turn")
    assert (h.at("odile"), h.at("bastien")) == ("01A.a", "01A.a")


@clause("MAN2-147")
def test_fire_hurts_whatever_is_pushed_into_it(backend: str) -> None:
    h = hall(backend, monsters=[("cultist", "01A.a")], fire="01A.c")
    h.do("push_monster/monster=0/creature=cultist/space=01A.c", dice=PASSED + "ssbbbb")
    assert h.told("monster_pushed") == ["monster_pushed 0 cultist 01A.c"]
    assert h.space_name(h.get("m_at")[0]) == "01A.c" and h.get("m_damage")[0] == 1
    cold = hall(backend, monsters=[("cultist", "01A.a")], fire="01A.b")
    cold.do("push_monster/monster=0/creature=cultist/space=01A.c", dice=PASSED + "ssbbbb")
    assert cold.get("m_damage")[0] == 0


@clause("MAN2-147", "MAN2-207")
def test_somebody_pushed_burns_but_evades_nothing(backend: str) -> None:
    h = hall(backend, monsters=[("cultist", "01A.a")], fire="01A.c")
    h.do("push_investigator/investigator=odile/space=01A.c", "yield", dice=PASSED)
    assert h.at("odile") == "01A.c" and h.down("odile") == 1
    assert h.told("evade_began") == ["evade_began bastien 0 cultist"]


@clause("MAN2-148")
def test_the_pusher_may_follow_once(backend: str) -> None:
    for choice, space in (("step/space=01A.c", "01A.c"), ("stay", "01A.a")):
        h = hall(backend).do("push_investigator/investigator=odile/space=01A.c", "yield")
        assert h.asked == (1, "follow") and h.spoken() == ["step/space=01A.c", "stay"]
        h.do(choice)
        assert h.at("bastien") == space and h.asked == (1, "turn") and h.get("actions")[1] == 1


@clause("MAN2-148", "MAN2-205")
def test_following_from_beside_another_monster_takes_an_evade_check(backend: str) -> None:
    h = hall(backend, monsters=[("cultist", "01A.a"), ("mob", "01A.a")])
    h.do("push_monster/monster=0/creature=cultist/space=01A.c", dice=PASSED + "ssbbbb")
    assert h.asked == (1, "follow") and len(h.told("evade_began")) == 1
    h.do("step/space=01A.c", dice="ssbbbb")
    assert h.told("evade_began")[1:] == ["evade_began bastien 1 mob"]
    assert h.at("bastien") == "01A.c"
