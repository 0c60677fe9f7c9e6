"""Rogue cards of The Path to Carcosa."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("03029")
@clause("AHC-421")
def test_sleight_of_hand_puts_small_items_into_play_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="sleight_of_hand springfield_m1903 machete", taboo=taboo)
        s.hand("sleight_of_hand springfield_m1903 machete")
        s.do("play sleight_of_hand")
        if not taboo:
            assert s.options == ["target machete", "target springfield_m1903"]
            s.do("target machete")
        assert s.where("machete") == "play"
        assert s.get("resources", "0") == 4
        s.do("end_turn")
        assert s.where("machete") == "hand 0"


@card("03029")
@clause("AHC-421")
def test_the_list_leaves_nothing_for_sleight_of_hand(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="sleight_of_hand springfield_m1903", taboo=taboo)
        s.hand("sleight_of_hand springfield_m1903")
        assert s.can("play sleight_of_hand") is not taboo


@card("03029")
def test_sleight_of_hand_is_fast_and_only_for_ones_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, cards="sleight_of_hand machete beat_cop")
    s.first(1)
    s.hand("sleight_of_hand machete beat_cop")
    s.do("resource")
    assert s.asked == (1, "turn")  # Roland is not asked
    s.do("end_turn")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play sleight_of_hand")
    assert "attacked ghoul_minion 0" not in s.log
    assert s.where("machete") == "play" and s.where("beat_cop") == "hand 0"  # no Item
    assert s.get("actions", "0") == 3
    assert s.where("sleight_of_hand") == "discard 0"
