"""Committed cards: icons, who gains by them, where they are."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-170")
def test_a_wild_icon_is_any_icon(backend: str) -> None:
    s = Scene(backend, cards="unexpected_courage")
    s.hand("unexpected_courage")
    s.enemy("ghoul_priest", engaged=0)
    s.do("fight ghoul_priest")
    s.do("commit unexpected_courage")
    assert "settled 0 6 4 1" in s.log


@clause("AHC-293")
def test_whoever_committed_a_card_gains_by_it(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="overpower")
    s.hand("")
    s.hand("overpower", 1)
    s.enemy("ghoul_priest", engaged=0)
    s.first(0)
    s.do("fight ghoul_priest")
    s.do("commit overpower")
    s.do("apply overpower card")
    assert (len(s.zone("hand", 0)), len(s.zone("hand", 1))) == (0, 1)


@clause("AHC-294")
def test_what_changes_the_result_is_for_whoever_is_tested(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="deduction")
    s.hand("")
    s.hand("deduction", 1)
    s.first(0)
    s.do("investigate")
    s.do("commit deduction")
    assert (s.get("clues", "0"), s.get("clues", "1")) == (2, 0)


@clause("AHC-367")
def test_a_committed_card_acts_without_being_in_play(backend: str) -> None:
    s = Scene(backend, cards="hyperawareness deduction")
    s.asset("hyperawareness")
    s.hand("deduction")
    s.set("clues", "study", 3)
    s.do("investigate")
    s.do("pass")
    s.do("commit deduction")
    assert s.asked == (0, "free")
    assert s.where("deduction") == "committed"
    s.do("pass")
    assert "discovered 0 study 2" in s.log
    assert s.where("deduction") == "discard 0"
    s.do("investigate")
    s.until("turn")
    assert "discovered 0 study 1" in s.log  # no longer
