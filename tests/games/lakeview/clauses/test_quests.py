"""Quests: cards that are kept until they are done."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, Town, meeting, plain
from tests.support import clause


def on_quest(backend: str, quest: str, *spot: int, **wish: object) -> Town:
    """Return a town: Nancy has a quest and is about to choose a wheel."""
    given = {"at": {"nancy": spot, "dustin": (2, 2)}, "monster_in": "c1"} | wish
    return plain(backend, turn="nancy", quests={"nancy": quest}, **given)


@clause("LAKE-217")
@pytest.mark.parametrize("quest", ["lost_cat", "paper_round", "double_dare"])
def test_a_quest_is_kept_where_all_see_it(backend: str, quest: str) -> None:
    t = meeting(backend, quest)
    assert t.told("quest_taken") == [f"quest_taken nancy {quest}"]
    assert t.kid == "dustin"
    assert len(t.sees(2, "quests")[0]) == 1 and t.get("encounter_discard") == []


@clause("LAKE-217")
def test_to_pass_over_a_square_is_enough(backend: str) -> None:
    t = on_quest(backend, "lost_cat", 11, 3)
    t.do("spin/wheel=2").go(12, 1)
    assert t.told("quest_done") == ["quest_done nancy lost_cat"]
    assert len(t.items("nancy")) == 1
    assert t.get("quests")[0] == [] and t.get("encounter_discard") == [22]
    assert t.get("cat") == 0  # whoever draws the card next has to go there again
    assert t.get("left") == 1


@clause("LAKE-217")
def test_to_pass_by_is_not(backend: str) -> None:
    t = on_quest(backend, "lost_cat", 12, 2)
    t.do("spin/wheel=0").go(12, 1)
    assert t.told("quest_done") == []


@clause("LAKE-217")
def test_of_equal_ways_the_one_that_serves_the_quest_is_taken(backend: str) -> None:
    t = on_quest(backend, "lost_cat", 12, 2)
    t.do("spin/wheel=2").go(10, 1)
    assert t.told("moved") == ["moved nancy x10y1 3"]
    assert t.told("quest_done") == ["quest_done nancy lost_cat"]


@clause("LAKE-217")
def test_a_diagonal_way_passes_over_squares_too(backend: str) -> None:
    t = on_quest(backend, "lost_cat", 12, 2)
    t.do("spin/wheel=1").go(10, 0)
    assert t.told("moved") == ["moved nancy x10y0 2"]
    assert t.told("quest_done") == ["quest_done nancy lost_cat"]


@clause("LAKE-217")
def test_a_way_over_a_fence_passes_over_squares_too(backend: str) -> None:
    t = on_quest(backend, "lost_cat", 10, 2, bikes={"nancy": "bull_bar"})
    t.do("spin/wheel=2").go(12, 1)
    assert t.told("quest_done") == ["quest_done nancy lost_cat"]
    t = on_quest(backend, "paper_round", 1, 6, items={"nancy": "rope"})
    t.do("spin/wheel=1", "use_item/item=rope").go(1, 4)
    assert t.get("papers") == 1 << 6


@clause("LAKE-217")
def test_where_a_way_begins_is_not_passed_over(backend: str) -> None:
    t = on_quest(backend, "lost_cat", 11, 1)
    t.do("spin/wheel=0").go(11, 0)
    assert t.told("quest_done") == []
    t.go(11, 1)
    assert t.told("quest_done") == ["quest_done nancy lost_cat"]


@clause("LAKE-217")
def test_two_quests_are_done_by_one_way(backend: str) -> None:
    papers = (1 << 6) | (1 << 15)
    t = on_quest(backend, "lost_cat paper_round", 11, 2, papers=papers, next_symbols=[5])
    t.do("spin/wheel=3").go(11, 1)
    assert t.told("quest_done") == ["quest_done nancy lost_cat"]
    t.go(11, 3).do("pay/symbol=key")
    assert t.told("quest_done")[1:] == ["quest_done nancy paper_round"]


@clause("LAKE-217")
def test_the_quest_of_another_is_not_done_for_him(backend: str) -> None:
    kids: dict[str, Spot] = {"nancy": (11, 3), "dustin": (2, 2)}
    t = plain(backend, turn="nancy", quests={"dustin": "lost_cat"}, at=kids, monster_in="c1")
    t.do("spin/wheel=2").go(12, 1)
    assert t.told("quest_done") == []


@clause("LAKE-217")
def test_the_paper_round_takes_several_turns(backend: str) -> None:
    t = on_quest(backend, "paper_round", 9, 3, next_symbols=[0])
    t.do("spin/wheel=2").go(12, 3)
    assert t.told("quest_done") == []
    # Building 6 is done in the first turn; then 7 and 16.
    assert t.get("papers") == 1 << 5
    t = on_quest(backend, "paper_round", 0, 5, papers=(1 << 5) | (1 << 15), next_symbols=[0])
    t.do("spin/wheel=3").go(3, 5)
    assert t.asked == (1, "symbol")
    t.do("pay/symbol=eye")
    assert t.told("quest_done") == ["quest_done nancy paper_round"]
    assert t.symbols("nancy") == ["eye"] and t.asked[1] == "travel"
    assert t.get("papers") == 0


@clause("LAKE-218")
def test_a_dare_asks_for_an_encounter(backend: str) -> None:
    t = on_quest(backend, "double_dare", 9, 11)
    t.do("spin/wheel=2").go(10, 10)
    assert t.told("quest_done") == []
    t = on_quest(backend, "double_dare", 9, 11, items={"nancy": "-rope"}, next_symbols=[5])
    t.do("spin/wheel=0").go(10, 11).do("stop")
    assert "dare" in t.offered()
    t.do("dare", "pay/symbol=key")
    assert t.told("quest_done") == ["quest_done nancy double_dare"]
    assert t.symbols("nancy") == ["key"]
    assert t.told("items_ready") == ["items_ready nancy"]


@clause("LAKE-218")
def test_an_objective_with_an_encounter_is_not_done_in_passing(backend: str) -> None:
    t = plain(
        backend, turn="nancy", at={"nancy": (5, 6), "dustin": (2, 2)}, monster_in="c1", tokens={}
    )
    t.do("spin/wheel=3").go(5, 4)
    assert t.get("done")[0] == 0
    t.go(5, 5).do("stop", "fulfil/objective=d1")
    assert t.get("done")[0] == 1
