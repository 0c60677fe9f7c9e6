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


@card("03041")
def test_drawing_the_sign_takes_two_actions_to_end(backend: str) -> None:
    s = Scene(backend, cards="drawing_the_sign")
    s.threat("drawing_the_sign")
    s.set("actions", "0", 1)
    assert not s.can("use drawing_the_sign 1")
    s.set("actions", "0", 2)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use drawing_the_sign 1")
    s.until("turn")
    assert "attacked ghoul_minion 0" in s.log
    assert s.where("drawing_the_sign") == "discard 0"


@card("03042")
def test_the_thing_is_never_defeated(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="the_thing_that_follows", filler=6)
    s.first(0)
    s.enemy("the_thing_that_follows", engaged=1, damage=1)
    s.set("clues", "study", 2)
    s.do("fight the_thing_that_follows")
    s.until("turn")
    assert s.where("the_thing_that_follows") == "deck 1"  # its bearer's
    assert "used 0 roland_banks" not in s.log and s.get("clues", "0") == 0


@card("03042")
def test_the_thing_follows_nobody_but_its_bearer(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="the_thing_that_follows")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.enemy("the_thing_that_follows", at="hallway")
    s.top("obscuring_fog obscuring_fog#1", 4)
    s.do("resource")
    s.until("turn")
    assert s.get("engaged", "the_thing_that_follows") == -1  # Roland is here
    s.do("end_turn")
    s.do("end_turn")
    s.until("next_turn")
    assert s.get("at", "the_thing_that_follows") == s.row("attic")
    assert s.get("engaged", "the_thing_that_follows") == 1
