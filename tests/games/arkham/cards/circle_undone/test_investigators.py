"""Investigators of The Circle Undone and their signature cards."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("05001")
@clause("AHC-341")
def test_carolyn_answers_for_cards_she_controls(backend: str) -> None:
    for seat in (0, 1):
        s = Scene(backend, seats=2, who="carolyn_fern roland_banks", cards="first_aid")
        s.first(seat)
        s.asset("first_aid", seat)
        s.set("horror", "1", 1)
        s.do("use first_aid 0")
        s.until("reaction" if seat == 0 else "turn", "target 1")
        assert s.can("use carolyn_fern 0") is (seat == 0)
        assert s.get("horror", "1") == 0
