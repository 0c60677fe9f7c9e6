"""Survivor cards of The Dream-Eaters."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("06031")
@clause("AHC-262")
def test_hope_given_up_succeeds_without_a_token(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="hope manual_dexterity", tokens="auto_fail")
    s.asset("hope")
    s.hand("manual_dexterity")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use hope 1")
    s.do("commit manual_dexterity")
    s.until("turn")
    assert "token_revealed 0 auto_fail" not in s.log
    assert "settled 0 7 0 1" in s.log  # base 5 and two icons
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.where("hope") == "discard 0"


@card("06031")
def test_hope_kept_still_needs_a_token(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="hope", tokens="auto_fail")
    s.asset("hope")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use hope 0")
    s.until("turn")
    assert "token_revealed 0 auto_fail" in s.log
    assert s.get("exhausted", "ghoul_minion") == 0
    assert s.get("exhausted", "hope") == 1


@card("06031")
def test_hope_is_fast_and_helps_only_while_ready(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="hope")
    s.hand("hope")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1")
    s.do("play hope")
    assert s.get("actions", "0") == 3
    assert "attacked ghoul_minion 0" not in s.log
    assert s.can("use hope 0") and s.can("use hope 1")
    s.do("use hope 0")  # the Ghoul that is engaged
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    assert s.get("exhausted", "ghoul_minion") == 1
    s.arrange(engaged={s.row("ghoul_minion#1"): 0})
    assert not s.can("use hope 0")
    assert not s.can("use hope 1")  # nor given up while exhausted
