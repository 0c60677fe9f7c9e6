"""Survivor cards of The Circle Undone."""

from noctuary.games.arkham.campaign.after import after
from noctuary.games.arkham.campaign.document import at_seat
from tests.games.arkham.campaign.tables import Table, good, new
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def spirit(backend: str) -> Scene:
    """Roland with a Guiding Spirit and a Grasping Hands at hand."""
    s = Scene(backend, cards="guiding_spirit dynamite_blast")
    s.asset("guiding_spirit")
    return s


@card("05236")
@clause("AHC-099")
def test_a_guiding_spirit_defeated_by_horror_is_exiled(backend: str) -> None:
    s = spirit(backend)
    s.set("horror", "guiding_spirit", 2)
    s.enemy("ghoul_minion", engaged=0)
    s.do("draw")
    while s.asked[1] == "assign":
        s.do(s.options[-1])
    assert s.where("guiding_spirit") == "exiled"
    assert s.get("horror", "0") == 0


@card("05236")
@clause("AHC-099")
def test_an_exiled_card_is_missing_after_the_scenario(backend: str) -> None:
    campaign = new("wendy")
    cards = dict(campaign.seats[0].cards)
    assert cards.pop("01088") == 2
    campaign = at_seat(campaign, 0, cards=cards | {"05236": 2})
    s = Table(campaign, backend)
    s.bag("auto_fail")
    s.asset("guiding_spirit", horror=2)
    s.set("damage", "0", 6)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    s.until("over", "assign guiding_spirit")
    assert s.where("guiding_spirit") == "exiled"
    seat = good(after(campaign, s.state.fields(), s.chosen)).seats[0]
    assert seat.cards["05236"] == 1
    assert seat.exiled == {"05236": 1}


@card("05236")
@clause("AHC-099")
def test_a_guiding_spirit_that_leaves_otherwise_is_only_discarded(backend: str) -> None:
    s = Scene(backend, cards="guiding_spirit beat_cop")
    s.asset("guiding_spirit", horror=2)
    s.hand("beat_cop")
    s.do("play beat_cop")
    assert s.where("guiding_spirit") == "discard 0"


@card("05236")
def test_the_spirit_bears_horror_first(backend: str) -> None:
    s = spirit(backend)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    s.enemy("ghoul_priest", engaged=0)
    s.do("draw")
    horror = []
    while s.asked[1] == "assign":
        horror.append(s.options)
        s.do(s.options[0])
    assert s.get("horror", "guiding_spirit") == 2
    assert s.get("horror", "0") == 0


@card("05324")
@clause("AHC-428")
def test_eucatastrophe_turns_a_ruinous_token_and_leaves_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="eucatastrophe", tokens="auto_fail", taboo=taboo)
        s.set("clues", "study", 2)
        s.hand("eucatastrophe")
        s.do("investigate")
        s.until("reaction")
        s.do("play eucatastrophe")
        s.until("turn")
        assert "settled 0 5 2 1" in s.log  # Roland's sign: the clues here
        assert s.where("eucatastrophe") == where
        assert s.value("bag") == [14]  # the auto-fail is back in the bag


@card("05324")
def test_eucatastrophe_waits_for_a_token_that_ruins(backend: str) -> None:
    for token, offered in (("minus_2", False), ("minus_3", True)):
        s = Scene(backend, cards="eucatastrophe", tokens=token)
        s.hand("eucatastrophe")
        s.do("investigate")
        s.until("turn" if not offered else "reaction")
        assert s.can("play eucatastrophe") is offered


@card("05119")
@clause("AHC-365")
def test_the_totems_icon_stays_to_the_end_of_the_test(backend: str) -> None:
    s = Scene(backend, cards="grisly_totem perception")
    s.asset("grisly_totem")
    s.hand("perception")
    s.do("investigate")
    s.do("commit perception")
    s.do("use grisly_totem 0")
    s.until("turn")
    assert "settled 0 6 2 1" in s.log  # 3, two icons and one more
    assert s.get("exhausted", "grisly_totem") == 1
