"""Investigators of The Innsmouth Conspiracy and their signature cards."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def amanda(backend: str, cards: str, beneath: str) -> Scene:
    """Arrange a scene: Amanda in her turn, with a card beneath her."""
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
    assert s.log[-4] == "phase_began investigation"  # before any turn
    assert s.where("perception") == "discard 0"
    s.do("target knife")
    assert s.where("knife") == "beneath 0"


@card("07002")
def test_amanda_chooses_before_anybody_has_a_turn_and_any_card(backend: str) -> None:
    who = "roland_banks amanda_sharpe"
    s = Scene(backend, seats=2, who=who, cards1="knife dark_memory", begin=False)
    while s.asked[1] == "mulligan":
        s.do("done")
    assert s.asked == (1, "tuck")
    s.hand("knife dark_memory", 1)
    assert s.options == ["target dark_memory", "target knife"]
    s.do("target dark_memory")
    assert s.where("dark_memory") == "beneath 1"
    assert s.asked == (0, "next_turn")
    s.do("name 0")
    s.do("end_turn")
    assert s.asked == (1, "turn")  # and not again


@card("07002")
def test_amandas_sign_doubles_the_card_beneath_her_alone(backend: str) -> None:
    s = amanda(backend, "perception unexpected_courage", "perception")
    s.hand("unexpected_courage")
    s.bag("elder_sign")
    s.do("investigate")
    s.do("commit unexpected_courage")
    s.until("turn")
    assert "settled 0 8 2 1" in s.log  # 2, twice two icons, and two


@card("07002", "05119")
def test_amandas_sign_doubles_the_icon_of_the_totem_too(backend: str) -> None:
    s = amanda(backend, "perception grisly_totem", "perception")
    s.asset("grisly_totem")
    s.bag("elder_sign")
    s.do("investigate")
    s.do("use grisly_totem 0")
    s.until("turn")
    assert "settled 0 8 2 1" in s.log  # 2, and twice three icons
