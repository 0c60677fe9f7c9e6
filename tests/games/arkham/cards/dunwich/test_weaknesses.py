"""Basic weaknesses of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card


@card("02038")
def test_an_injury_bleeds_until_it_is_treated(backend: str) -> None:
    s = Scene(backend, cards="internal_injury")
    s.drawn("internal_injury")
    assert s.get("at", "internal_injury") == 0
    s.do("end_turn")
    s.until("turn")
    assert s.get("damage", "0") == 1
    s.do("use internal_injury 2")
    assert s.get("actions", "0") == 1
    assert s.where("internal_injury") == "discard 0"
    s.do("end_turn")
    s.until("turn")
    assert s.get("damage", "0") == 1
