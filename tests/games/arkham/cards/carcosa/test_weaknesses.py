"""Basic weaknesses of The Path to Carcosa."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("03041")
@clause("AHC-088")
def test_drawing_the_sign_leaves_room_for_three_cards(backend: str) -> None:
    s = Scene(backend, cards="drawing_the_sign " + "knife " * 6)
    s.drawn("drawing_the_sign")
    assert s.where("drawing_the_sign") == "play"
    s.top("obscuring_fog", 4)
    s.hand(["knife", *(f"knife#{n}" for n in range(1, 5))])
    s.do("end_turn")
    s.until("discard_from_hand")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 3
    s.do("use drawing_the_sign 1")
    assert s.where("drawing_the_sign") == "discard 0"
