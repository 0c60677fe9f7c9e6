"""Survivor cards of The Innsmouth Conspiracy."""

from noctuary.games.arkham.components import Token
from tests.games.arkham.scene import Scene
from tests.support import card, clause

BLESSED = "bless " * 10 + "zero"


@card("07269")
@clause("AHC-432")
def test_a_watchful_peace_skips_the_encounter_cards_and_leaves_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, seats=2, cards="a_watchful_peace", tokens=BLESSED, taboo=taboo)
        s.first(0)
        s.hand("a_watchful_peace")
        s.do("end_turn")
        s.do("end_turn")
        s.until("reaction")
        s.do("play a_watchful_peace")
        s.until("next_turn")
        assert not any(line.startswith("drew_encounter") for line in s.log)
        assert s.get("doom", s.value("agenda")) == 1
        assert s.value("bag").count(16) == 5
        assert s.where("a_watchful_peace") == where


@card("07269")
def test_a_watchful_peace_wants_five_bless_tokens(backend: str) -> None:
    s = Scene(backend, cards="a_watchful_peace", tokens="bless bless bless bless zero")
    s.hand("a_watchful_peace")
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert "drew_encounter 0 ancient_evils" in s.log
    assert s.where("a_watchful_peace") == "hand 0"


@card("07269")
def test_a_watchful_peace_may_leave_the_bag_alone(backend: str) -> None:
    bless = Token.names.index("bless")
    s = Scene(backend, cards="a_watchful_peace knife", tokens="bless bless zero")
    s.hand("a_watchful_peace")
    knife = s.asset("knife")
    s.arrange(sealed=[bless * 256 + knife] * 5)
    s.do("end_turn")
    s.until("reaction")
    s.do("play a_watchful_peace")
    for _ in range(5):
        s.do("target knife")
    assert s.value("bag").count(bless) == 2
    assert s.value("sealed") == []


@card("07034")
def test_faith_is_kept_in_any_window_as_far_as_there_are_tokens(backend: str) -> None:
    bless = Token.names.index("bless")
    s = Scene(backend, seats=2, cards1="keep_faith keep_faith", tokens="bless " * 7 + "zero")
    s.first(0)
    s.hand("keep_faith keep_faith#1", 1)
    s.do("investigate")
    s.until("free")
    assert s.asked == (1, "free")  # in the test of another
    s.do("play keep_faith")
    assert s.value("bag").count(bless) == 10
    assert s.where("keep_faith") == "discard 1"
    assert s.get("actions", "1") == 3
