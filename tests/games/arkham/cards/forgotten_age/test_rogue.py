"""Rogue cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("04270")
@clause("AHC-057")
def test_the_skeleton_key_leaves_your_play_area_and_comes_back_where_it_hangs(
    backend: str,
) -> None:
    s = Scene(backend, cards="the_skeleton_key")
    s.house()
    s.asset("the_skeleton_key")
    s.stand("attic")
    s.do("use the_skeleton_key 0")
    assert s.get("at", "the_skeleton_key") == s.row("attic")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 3 1 1" in s.log  # shroud 1
    s.stand("hallway")
    assert not s.can("use the_skeleton_key 0")  # it hangs elsewhere
    s.stand("attic")
    s.do("use the_skeleton_key 0")
    assert s.get("at", "the_skeleton_key") == -1


@card("04309")
@clause("AHC-423")
def test_all_in_draws_the_margin_and_leaves_the_game_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="all_in paranoia", taboo=taboo)
        s.hand("all_in")
        s.top("paranoia")
        s.do("investigate")
        s.do("commit all_in")
        s.until("turn")
        assert "settled 0 5 2 1" in s.log
        assert len(s.zone("hand", 0)) == 2  # three drawn, the weakness shuffled back
        assert s.where("paranoia") == "deck 0"
        assert s.where("all_in") == where


@card("04309")
def test_all_in_of_a_failed_test_is_discarded(backend: str) -> None:
    s = Scene(backend, cards="all_in", tokens="auto_fail", taboo=True)
    s.hand("all_in")
    s.do("investigate")
    s.do("commit all_in")
    s.until("turn")
    assert s.where("all_in") == "discard 0"
