"""Rogue cards of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02230")
@clause("AHC-038")
def test_lucky_dice_ignore_a_token_for_two_resources(backend: str) -> None:
    s = Scene(backend, cards="lucky_dice", tokens="minus_4")
    s.asset("lucky_dice")
    s.do("investigate")
    s.until("reaction")
    s.bag("plus_1")
    s.do("use lucky_dice 0")
    s.until("turn")
    assert "token_ignored 0 minus_4" in s.log
    assert "settled 0 4 2 1" in s.log
    assert s.get("resources", "0") == 3
    assert sorted(s.value("bag")) == [0, 5]
    assert s.where("lucky_dice") == "play"


@card("02230")
@clause("AHC-038", "AHC-039")
def test_an_auto_fail_costs_the_dice_and_is_never_ignored(backend: str) -> None:
    s = Scene(backend, cards="lucky_dice", tokens="auto_fail")
    s.asset("lucky_dice")
    s.do("investigate")
    s.until("turn")
    assert s.where("lucky_dice") == "play"  # not offered, nothing lost
    assert s.get("resources", "0") == 5
    s.bag("zero")
    s.do("investigate")
    s.until("reaction")
    s.bag("auto_fail")
    s.do("use lucky_dice 0")
    s.until("turn")
    assert s.where("lucky_dice") == "removed"


@card("02305")
@clause("AHC-043")
def test_the_watch_skips_a_phase_that_begins(backend: str) -> None:
    s = Scene(backend, cards="the_gold_pocket_watch")
    s.asset("the_gold_pocket_watch")
    assert not s.can("use the_gold_pocket_watch 0")  # no free ability
    s.enemy("ghoul_minion", engaged=0)
    s.do("end_turn")
    s.until("reaction")
    s.do("pass")  # the investigation phase is not repeated
    s.do("use the_gold_pocket_watch 0")
    s.until("turn")
    assert "phase_began enemy" not in s.log
    assert s.get("damage", "0") == 0
    assert s.where("the_gold_pocket_watch") == "removed"


@card("02305")
@clause("AHC-043")
def test_the_watch_repeats_a_phase_that_has_ended(backend: str) -> None:
    s = Scene(backend, cards="the_gold_pocket_watch")
    s.asset("the_gold_pocket_watch")
    s.do("resource")
    s.do("end_turn")
    s.until("reaction")
    s.do("use the_gold_pocket_watch 1")
    assert s.log.count("phase_began investigation") == 2
    assert s.asked == (0, "turn")
    assert s.get("actions", "0") == 3
    assert s.value("round") == 1


@card("02229")
@clause("AHB-099", "AHC-337", "AHC-419")
def test_quick_thinking_gives_an_action_once_a_round_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="quick_thinking quick_thinking", taboo=taboo)
        s.hand("quick_thinking quick_thinking#1")
        s.do("investigate")
        s.do("commit quick_thinking")
        s.until("bonus_action")
        s.do("resource")
        assert s.asked == (0, "turn")
        assert s.get("resources", "0") == 6
        assert (s.get("actions", "0"), s.extra()) == (2, [])  # gained and spent at once
        s.do("investigate")
        s.do("commit quick_thinking#1")
        assert s.meets("bonus_action") is not taboo
        assert s.get("actions", "0") == 1


@card("02266")
@clause("AHB-099", "AHC-420")
def test_one_ace_in_the_hole_a_round_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, seats=2, cards="ace_in_the_hole", cards1="ace_in_the_hole", taboo=taboo)
        s.first(0)
        s.hand("ace_in_the_hole")
        s.hand("ace_in_the_hole#1", 1)
        s.do("play ace_in_the_hole")
        assert s.extra() == 3 * ["ace_in_the_hole"]
        assert s.where("ace_in_the_hole") == "discard 0"
        s.do("end_turn")
        assert s.asked == (1, "turn")
        assert s.can("play ace_in_the_hole#1") is not taboo
        s.top("obscuring_fog obscuring_fog#1", 4)
        s.do("end_turn")
        s.until("next_turn")
        s.first(1)
        assert s.can("play ace_in_the_hole#1")


@card("02026")
@clause("AHC-304", "AHC-305")
def test_double_or_nothing_doubles_results_but_no_reactions(backend: str) -> None:
    s = Scene(
        backend, who="daisy_walker", cards="double_or_nothing perception dr_milan_christopher"
    )
    s.asset("dr_milan_christopher")
    s.set("clues", "study", 3)
    s.hand("double_or_nothing perception")
    s.do("investigate")
    s.do("commit double_or_nothing")
    s.do("commit perception")
    s.until("turn", "use dr_milan_christopher 0")
    assert "settled 0 9 4 1" in s.log  # shroud 2, doubled
    assert s.get("clues", "0") == 2
    assert len(s.zone("hand", 0)) == 2
    assert s.get("resources", "0") == 6


@card("02024", "05001")
@clause("AHC-325")
def test_liquid_courage_is_one_heal(backend: str) -> None:
    s = Scene(backend, who="carolyn_fern", cards="liquid_courage")
    s.asset("liquid_courage")
    s.set("horror", "0", 3)
    s.do("use liquid_courage 0")
    s.until("reaction")
    s.do("use carolyn_fern 0")
    s.until("turn")
    assert s.get("horror", "0") == 1
    assert s.get("resources", "0") == 6
    assert s.log.count("healed carolyn_fern 0 2") == 1


@card("02266")
def test_the_ace_is_for_ones_own_turn_and_is_discarded(backend: str) -> None:
    s = Scene(backend, seats=2, cards="ace_in_the_hole")
    s.first(1)
    s.hand("ace_in_the_hole")
    assert s.asked == (1, "turn")  # not in the turn of another
    s.do("end_turn")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play ace_in_the_hole")
    assert "attacked ghoul_minion 0" not in s.log
    assert s.where("ace_in_the_hole") == "discard 0"
    assert s.get("resources", "0") == 5
    s.enemy("ghoul_minion", engaged=-1, at="study", exhausted=1)
    for _ in range(5):
        s.do("resource")
    assert s.asked == (0, "turn")
    assert s.value("round") == 1
    s.do("resource")  # the sixth
    assert "turn_ended 0" in s.log


@card("02026")
def test_one_double_or_nothing_in_a_test_and_nothing_for_a_failure(backend: str) -> None:
    s = Scene(backend, seats=2, cards="double_or_nothing double_or_nothing")
    s.first(0)
    s.hand("double_or_nothing double_or_nothing#1")
    s.do("investigate")
    s.do("commit double_or_nothing")
    assert not s.can("commit double_or_nothing#1")
    s.until("turn")
    assert "settled 0 4 4 1" in s.log
    s.bag("minus_1")
    s.do("investigate")
    s.do("commit double_or_nothing#1")
    s.until("turn")
    assert "settled 0 3 4 0" in s.log  # 2 would have been enough without it
    assert s.where("double_or_nothing#1") == "discard 0"


@card("02229")
def test_quick_thinking_by_one_is_not_quick_enough(backend: str) -> None:
    s = Scene(backend, cards="quick_thinking", tokens="minus_1")
    s.hand("quick_thinking")
    s.do("investigate")
    s.do("commit quick_thinking")
    assert "settled 0 3 2 1" in s.log
    assert s.asked == (0, "turn") and s.get("actions", "0") == 2


@card("02229")
def test_whoever_thinks_quickly_may_act_in_the_turn_of_another(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="quick_thinking")
    s.first(0)
    s.hand("quick_thinking", 1)
    s.do("investigate")
    s.until("commit")
    s.do("commit quick_thinking")
    s.until("bonus_action")
    assert s.asked == (1, "bonus_action")
    s.do("resource")
    assert s.get("resources", "1") == 6
    assert s.asked == (0, "turn") and s.value("actions")[:2] == [2, 3]


@card("02024")
def test_courage_for_whoever_is_here_and_afraid(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="liquid_courage", tokens="auto_fail")
    s.first(1)
    s.house()
    s.asset("liquid_courage", 1, uses=1)
    assert not s.can("use liquid_courage 0")  # nobody has horror
    s.set("horror", "0", 2)
    s.stand("attic", 0)
    assert not s.can("use liquid_courage 0")  # nor here
    s.stand("hallway", 0)
    s.hand("emergency_cache")
    s.do("use liquid_courage 0")
    s.until("turn")
    assert "tested 0 willpower 2 none" in s.log
    assert s.get("horror", "0") == 1
    assert s.where("emergency_cache") == "discard 0"
    assert s.where("liquid_courage") == "play" and not s.can("use liquid_courage 0")


@card("02230")
def test_the_dice_are_for_ones_own_tokens(backend: str) -> None:
    s = Scene(backend, seats=2, cards="lucky_dice")
    s.first(1)
    s.asset("lucky_dice")
    s.do("investigate")
    assert s.asked == (1, "turn")
    s.do("end_turn")
    s.arrange(resources={0: 1})
    s.do("investigate")
    assert s.asked == (0, "turn")  # too poor
