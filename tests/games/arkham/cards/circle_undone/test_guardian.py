"""Guardian cards of The Circle Undone."""

from tests.games.arkham.cards.rifles import rifle
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("05230")
@clause("AHC-427")
def test_a_sighted_rifle_fights_those_upon_you_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="shotgun telescopic_sight", taboo=taboo)
        s.house()
        s.asset("shotgun")
        s.hand("telescopic_sight")
        s.enemy("ghoul_minion", engaged=0)
        s.do("play telescopic_sight")
        assert s.get("at", "telescopic_sight") == s.row("shotgun")
        assert s.can("use shotgun 0") is taboo


@card("05230")
def test_a_sighted_rifle_reaches_next_door_when_nobody_is_upon_you(backend: str) -> None:
    s = rifle(backend, "goat_spawn")
    s.attach("telescopic_sight", "springfield_m1903", 0)
    s.bag("auto_fail")
    s.do("use telescopic_sight 1")
    s.until("turn")
    assert "attacked goat_spawn 0" not in s.log
    assert s.get("uses", "springfield_m1903") == 2
    assert s.get("exhausted", "telescopic_sight") == 1
    s.set("exhausted", "telescopic_sight", 0)
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("use telescopic_sight 1")


@card("05313", "05314")
@clause("AHC-218")
def test_three_melodies_are_set_aside_and_no_more(backend: str) -> None:
    for mirrors in ("hallowed_mirror", "hallowed_mirror hallowed_mirror"):
        s = Scene(backend, seats=2, cards1=mirrors)
        aside = [c for c in s.value("aside") if s.name(c).startswith("soothing_melody")]
        assert len(aside) == 3
        assert {s.get("owner", c) for c in aside} == {1}
