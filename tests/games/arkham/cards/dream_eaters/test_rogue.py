"""Rogue cards of The Dream-Eaters."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("06199")
@clause("AHC-431")
def test_three_aces_win_and_leave_the_game_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="three_aces " * 3, tokens="auto_fail", taboo=taboo)
        s.hand("three_aces three_aces#1 three_aces#2")
        s.do("investigate")
        for name in ("three_aces", "three_aces#1", "three_aces#2"):
            s.do(f"commit {name}")
        s.until("turn")
        assert "token_revealed 0 auto_fail" not in s.log
        assert "settled 0 6 0 1" in s.log
        assert s.get("resources", "0") == 8
        assert len(s.zone("hand", 0)) == 3
        for name in ("three_aces", "three_aces#1", "three_aces#2"):
            assert s.where(name) == where


@card("06199")
def test_two_aces_are_only_icons(backend: str) -> None:
    s = Scene(backend, cards="three_aces " * 2, taboo=True)
    s.hand("three_aces three_aces#1")
    s.do("investigate")
    s.do("commit three_aces")
    s.do("commit three_aces#1")
    s.until("turn")
    assert "token_revealed 0 zero" in s.log
    assert s.where("three_aces") == "discard 0"
