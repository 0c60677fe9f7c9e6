"""Investigators of The Innsmouth Conspiracy and their signature cards."""

from noctuary.games.arkham.registry import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def amanda(backend: str, cards: str, beneath: str) -> Scene:
    """Amanda in her turn, with a card beneath her."""
    s = Scene(backend, who="amanda_sharpe", cards=cards)
    s.until("turn")
    s.hand("")
    s.arrange(beneath={0: [s.row(beneath)]}, discard={0: s.value("beneath")[0]})
    return s


@card("07002")
@clause("AHC-110", "AHC-358")
def test_the_card_beneath_amanda_is_committed_by_itself_and_stays(backend: str) -> None:
    s = amanda(backend, "perception", "perception")
    s.do("investigate")  # no question
    assert "committed 0 perception" in s.log
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    assert s.where("perception") == "beneath 0"


@card("07002")
@clause("AHC-358")
def test_a_card_of_amanda_that_goes_elsewhere_stays_there(backend: str) -> None:
    s = amanda(backend, "opportunist", "opportunist")
    s.lasting(Question.intellect, "0", 3)
    s.do("investigate")
    s.until("turn")
    assert s.where("opportunist") == "hand 0"


@card("07002", "05119")
@clause("AHC-368")
def test_the_totems_icon_on_amandas_card_lasts_one_test(backend: str) -> None:
    s = amanda(backend, "perception grisly_totem", "perception")
    s.asset("grisly_totem")
    s.do("investigate")
    s.do("use grisly_totem 0")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("investigate")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log


@card("07002")
def test_amanda_draws_and_exchanges_the_card_beneath_her(backend: str) -> None:
    s = amanda(backend, "perception knife", "perception")
    s.hand("knife")
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("tuck")
    assert s.where("perception") == "discard 0"
    s.do("target knife")
    assert s.where("knife") == "beneath 0"
