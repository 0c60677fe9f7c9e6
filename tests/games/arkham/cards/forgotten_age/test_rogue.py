"""Rogue cards of The Forgotten Age."""

from noctuary.games.arkham.ability import Question
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


@card("04309")
def test_all_in_draws_five_cards_at_most_and_only_one_is_committed(backend: str) -> None:
    s = Scene(backend, cards="all_in all_in")
    s.hand("all_in all_in#1")
    s.lasting(Question.intellect, "0", 5)
    s.do("investigate")
    s.do("commit all_in")
    assert not s.can("commit all_in#1")
    s.until("turn")
    assert "settled 0 10 2 1" in s.log
    assert len(s.zone("hand", 0)) == 6  # the other copy and five more


@card("04270")
def test_the_skeleton_key_is_fast_and_its_action_provokes(backend: str) -> None:
    s = Scene(backend, cards="the_skeleton_key")
    s.hand("the_skeleton_key")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play the_skeleton_key")
    assert s.get("actions", "0") == 3
    assert "attacked ghoul_minion 0" not in s.log
    s.do("use the_skeleton_key 0")
    s.until("turn")
    assert s.get("actions", "0") == 2
    assert "attacked ghoul_minion 0" in s.log


@card("04028")
def test_a_card_with_peril_is_handled_by_who_drew_it(backend: str) -> None:
    cards = "drawn_to_the_flame you_handle_this_one"
    s = Scene(backend, seats=2, cards=cards, extra="hunting_shadow")
    s.first(0)
    s.hand("drawn_to_the_flame you_handle_this_one")
    s.top("hunting_shadow", 4)
    s.do("play drawn_to_the_flame")
    assert not s.can("play you_handle_this_one")
