"""Encounter cards of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02040")
@clause("AHC-051")
def test_armitage_sells_a_card_just_drawn(backend: str) -> None:
    s = Scene(backend, cards="dr_henry_armitage knife machete amnesia")
    s.asset("dr_henry_armitage")
    s.hand("machete")
    s.drawn("amnesia")
    assert s.asked == (0, "turn")  # a weakness is not for sale
    s.hand("machete")
    s.drawn("knife")
    assert s.asked == (0, "reaction")
    s.do("use dr_henry_armitage 0")
    assert s.where("knife") == "discard 0"
    assert s.where("machete") == "hand 0"
    assert s.get("resources", "0") == 8
    assert s.get("exhausted", "dr_henry_armitage") == 1


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_takes_weaknesses_of_the_chosen_type(backend: str) -> None:
    s = Scene(
        backend,
        who="agnes_baker",
        cards="dark_memory knife guts",
        extra="terror_from_beyond",
        filler=0,
    )
    s.hand("dark_memory knife guts")
    s.top("terror_from_beyond", 4)
    s.set("horror", "0", 0)
    s.do("end_turn")
    s.until("type")
    s.do("choose event")
    assert s.where("dark_memory") == "discard 0"
    assert s.where("knife") == s.where("guts") == "hand 0"


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_takes_the_chosen_type_from_everybody(backend: str) -> None:
    s = Scene(
        backend,
        seats=3,
        cards="knife guts",
        cards1="machete perception flashlight",
        cards2="overpower",
        extra="terror_from_beyond",
        filler=0,
        lead=1,
    )
    s.hand("knife guts")
    s.hand("machete perception flashlight", 1)
    s.hand("overpower", 2)
    s.top("terror_from_beyond", 4)
    s.until("type")
    assert s.asked == (1, "type")
    s.do("choose asset")
    assert s.where("knife") == "discard 0"
    assert s.where("machete") == s.where("flashlight") == "discard 1"
    assert [s.where(c) for c in ("guts", "perception", "overpower")] == [
        "hand 0",
        "hand 1",
        "hand 2",
    ]
