"""Survivor cards of The Circle Undone."""

from noctuary.games.arkham.campaign.aftermath import after
from noctuary.games.arkham.campaign.document import at_seat
from tests.games.arkham.campaign.tables import Table, good, new
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def spirit(backend: str) -> Scene:
    """Arrange a scene: Roland with a Guiding Spirit and a Grasping Hands at hand."""
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
def test_the_spirit_helps_to_investigate(backend: str) -> None:
    s = spirit(backend)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log


@card("05236")
@clause("AHB-233")
def test_the_spirit_bears_horror_first(backend: str) -> None:
    s = Scene(backend, cards="guiding_spirit holy_rosary")
    s.asset("guiding_spirit", horror=1)  # of 3
    s.asset("holy_rosary")
    s.enemy("ghoul_priest", engaged=0)
    s.do("draw")
    assert s.options == ["assign guiding_spirit", "assign holy_rosary"]
    s.do("assign guiding_spirit")
    s.do("assign guiding_spirit")
    assert s.where("guiding_spirit") == "exiled"
    s.do("draw")
    s.do("assign holy_rosary")
    assert s.options == ["assign holy_rosary", "assign roland_banks"]


@card("05236")
@clause("AHB-233", "AHB-235")
def test_the_spirit_bears_only_what_is_its_investigators_and_not_direct(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="guiding_spirit")
    s.asset("guiding_spirit", 1)
    s.enemy("ghoul_minion", engaged=0)
    s.first(0)
    s.do("draw")
    assert s.get("horror", "0") == 1  # Roland has no spirit
    s = Scene(backend, who="wendy_adams", cards="guiding_spirit abandoned_and_alone")
    s.asset("guiding_spirit")
    s.drawn("abandoned_and_alone")
    assert (s.get("horror", "0"), s.get("horror", "guiding_spirit")) == (2, 0)


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
        assert s.meets("reaction") is offered
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


@card("05119")
def test_the_totems_icon_belongs_to_the_card(backend: str) -> None:
    s = Scene(backend, cards="grisly_totem guts", extra="somniphobia", tokens="zero")
    s.asset("grisly_totem")
    s.hand("guts")
    s.top("somniphobia", 4)
    s.do("end_turn")
    s.until("commit")
    s.do("commit guts")
    s.do("use grisly_totem 0")
    s.until("turn")
    assert "settled 0 9 5 1" in s.log  # willpower 3, and three icons that count twice


@card("05119")
def test_the_totem_looks_at_your_own_cards_and_the_icon_may_be_wild(backend: str) -> None:
    s = Scene(backend, seats=2, cards="grisly_totem manual_dexterity", cards1="unexpected_courage")
    s.first(0)
    s.asset("grisly_totem")
    s.hand("")
    s.hand("unexpected_courage", 1)
    s.do("investigate")
    s.do("commit unexpected_courage")
    assert not s.can("use grisly_totem 0")
    s.until("turn")
    assert s.get("exhausted", "grisly_totem") == 0
    assert "settled 0 5 2 1" in s.log


@card("05036")
def test_whoever_runs_well_must_run_on(backend: str) -> None:
    s = Scene(backend, cards="track_shoes", extra="parlor", tokens="zero")
    s.house()
    s.asset("track_shoes")
    s.stand("cellar")
    s.do("move_to hallway")
    s.do("use track_shoes 0")
    assert s.asked == (0, "run")
    assert s.options == ["move_to attic", "move_to cellar"]  # and no way to stay
    s.do("move_to attic")
    assert s.get("at", "0") == s.row("attic")
    assert s.get("exhausted", "track_shoes") == 1
    s.do("move_to hallway")
    assert s.asked == (0, "turn")  # exhausted


@card("05281")
def test_trial_by_fire_is_fast_lasts_a_turn_and_is_only_yours(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks wendy_adams", cards1="trial_by_fire")
    s.first(0)
    s.hand("trial_by_fire", 1)
    s.do("resource")
    assert s.asked == (0, "turn")  # Wendy is not asked
    s.do("end_turn")
    s.do("play trial_by_fire")
    s.do("choose combat")
    assert s.get("actions", "1") == 3
    s.enemy("ghoul_minion", engaged=1)
    s.do("fight ghoul_minion")
    assert "settled 1 5 2 1" in s.log
    assert s.where("trial_by_fire") == "discard 1"
    s.do("end_turn")
    s.until("next_turn")
    s.do("name 1")
    s.enemy("ghoul_minion#1", engaged=1)
    s.do("fight ghoul_minion#1")
    s.until("turn")
    assert "settled 1 1 2 0" in s.log


@card("05324")
def test_eucatastrophe_is_for_your_own_tests(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="eucatastrophe", tokens="auto_fail")
    s.first(0)
    s.hand("eucatastrophe", 1)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 0 2 0" in s.log
    assert s.where("eucatastrophe") == "hand 1"
