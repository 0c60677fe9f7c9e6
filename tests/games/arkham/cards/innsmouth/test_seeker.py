"""Seeker cards of The Innsmouth Conspiracy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("07223")
@clause("AHC-111")
def test_the_unseen_guides_once_a_test(backend: str) -> None:
    s = Scene(backend, cards="guided_by_the_unseen perception deduction")
    s.asset("guided_by_the_unseen")
    s.hand("")
    s.top("perception deduction")
    s.do("investigate")
    s.do("use guided_by_the_unseen 0")
    s.do("target perception")
    assert s.where("perception") == "committed"
    assert s.get("uses", "guided_by_the_unseen") == 3
    assert not s.can("use guided_by_the_unseen 0")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("investigate")
    assert s.can("use guided_by_the_unseen 0")
