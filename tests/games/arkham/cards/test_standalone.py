"""Encounter cards of standalone scenarios."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause

MILITIA = "saturnite_drudge_militia"


@card("72033")
def test_the_militia_by_one_is_hurt_but_stays_ready(backend: str) -> None:
    s = Scene(backend, extra=MILITIA, tokens="plus_1")
    s.house()
    s.enemy(MILITIA, engaged=0)
    s.do(f"use {MILITIA} 0")
    assert "attacked saturnite_drudge_militia 0" not in s.log  # a Parley provokes nobody
    assert (s.get("damage", MILITIA), s.get("exhausted", MILITIA)) == (1, 0)
    s.bag("auto_fail")
    s.do(f"use {MILITIA} 0")
    assert (s.get("damage", MILITIA), s.get("exhausted", MILITIA)) == (1, 0)


@card("84009")
@clause("AHB-242")
def test_an_innocent_officer_is_remembered_though_worth_nothing(backend: str) -> None:
    s = Scene(backend, extra="arkham_officer")
    s.enemy("arkham_officer", engaged=0, damage=2)
    s.do("fight arkham_officer")
    s.until("turn")
    assert s.where("arkham_officer") == "victory"


@card("84009")
def test_the_officer_takes_clues_only_where_it_is(backend: str) -> None:
    s = Scene(backend, extra="arkham_officer", tokens="auto_fail")
    s.house()
    s.enemy("arkham_officer", at="attic", exhausted=1)
    s.set("clues", "cellar", 2)
    s.stand("attic")
    s.do("use arkham_officer 1")
    assert s.asked == (0, "turn")  # a failure
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("doom", "arkham_officer") == 0 and s.get("clues", "cellar") == 2
