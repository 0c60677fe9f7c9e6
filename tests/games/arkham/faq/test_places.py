"""Where things are: locations, clues, investigating where nothing lies."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-221", "AHC-222")
def test_nobody_is_left_without_a_location(backend: str) -> None:
    s = Scene(backend)
    s.set("clues", "0", 2)
    s.lasting(Question.no_move, "0")
    s.do("advance_act")
    assert s.where("study") == "removed"
    assert s.get("at", "0") == s.row("hallway")


@clause("AHC-276", "AHC-277")
def test_a_location_without_clues_may_be_investigated_for_nothing(backend: str) -> None:
    s = Scene(backend)
    s.house()
    told = s.do("investigate")
    assert "tested 0 intellect 1 investigate" in told
    assert "settled 0 3 1 1" in told
    assert s.get("clues", "0") == 0


@clause("AHC-278")
def test_burglary_pays_where_no_clue_is(backend: str) -> None:
    s = Scene(backend, cards="burglary")
    s.house()
    s.asset("burglary")
    s.do("use burglary 0")
    assert s.get("resources", "0") == 8


@clause("AHC-278")
def test_scavenging_finds_an_item_where_no_clue_is(backend: str) -> None:
    s = Scene(backend, cards="scavenging knife")
    s.house()
    s.asset("scavenging")
    s.hand("")
    s.discards("knife")
    s.do("investigate")
    s.do("use scavenging 0")
    assert s.where("knife") == "hand 0"


@clause("AHC-279", "AHC-280", "AHC-282")
def test_clues_on_cards_are_not_clues_of_the_location(backend: str) -> None:
    s = Scene(backend, cards="cover_up rolands_38_special")
    s.house()
    s.threat("cover_up", clues=3)
    s.asset("rolands_38_special")
    s.set("clues", "0", 2)
    s.enemy("swarm_of_rats", engaged=0)
    assert "settled 0 5 1 1" in s.do("use rolands_38_special 0")  # +1, not +3
    assert s.asked == (0, "turn")  # nothing for Roland to discover
    assert s.get("clues", "cover_up") == 3


@clause("AHC-281")
def test_what_is_before_an_investigator_is_where_they_are(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="beat_cop")
    s.house()
    s.asset("beat_cop", 1)
    s.enemy("ghoul_minion", engaged=0)
    s.first(0)
    assert s.can("use beat_cop 0")
    s.do("pass")
    s.do("move_to attic")  # the enemy follows; the policeman stays with Daisy
    s.until("turn", "assign roland_banks")
    assert s.get("at", "ghoul_minion") == s.row("attic")
    s.stand("attic", 1)
    s.do("resource")
    assert s.asked == (1, "free")
    assert s.can("use beat_cop 0")


@clause("AHC-289", "AHC-290")
def test_what_lay_on_an_unrevealed_location_stays_there(backend: str) -> None:
    s = Scene(backend, extra="locked_door")
    s.house()
    s.location("attic", revealed=0, clues=1)
    s.attach("locked_door", "attic")
    s.enemy("ghoul_minion", at="attic", exhausted=1)
    s.do("move_to attic")
    assert s.get("revealed", "attic") == 1
    assert s.get("clues", "attic") == 3
    assert s.get("at", "locked_door") == s.get("at", "ghoul_minion") == s.row("attic")


@clause("AHC-312", "AHC-313")
@pytest.mark.parametrize(("reachable", "doomed"), [(True, "acolyte"), (False, "acolyte#1")])
def test_no_path_is_farther_than_any_path(backend: str, reachable: bool, doomed: str) -> None:
    s = Scene(backend, extra="acolyte acolyte mysterious_chanting")
    s.house()
    s.location("study")  # no way leads there
    if reachable:
        s.enemy("acolyte", at="attic")
    s.enemy("acolyte#1", at="study")
    s.top("mysterious_chanting", 4)
    s.do("end_turn")
    assert f"doomed {doomed} 2" in s.log


@pytest.fixture
def elsewhere(backend: str) -> Scene:
    """Arrange a scene: Roland stands in the Hallway and counts as being in the Cellar, where a
    ghoul is.
    """
    s = Scene(backend)
    s.house(2)
    s.enemy("ghoul_minion", at="cellar")
    s.lasting(Question.as_if_at, "0", s.row("cellar"))
    return s


@clause("AHC-264", "AHC-267")
def test_as_if_there_one_is_still_here(elsewhere: Scene) -> None:
    s = elsewhere
    s.bag("plus_1")
    s.set("exhausted", "ghoul_minion", 1)
    assert "tested 0 intellect 4 investigate" in s.do("investigate")
    assert s.get("clues", "cellar") == 1
    assert s.get("at", "0") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion") == -1


@clause("AHC-265", "AHC-267")
def test_as_if_there_one_is_attacked_there(elsewhere: Scene) -> None:
    s = elsewhere
    s.do("resource")
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("engaged", "ghoul_minion") == -1


@clause("AHC-266")
def test_as_if_there_other_abilities_see_it_too(elsewhere: Scene) -> None:
    s = elsewhere
    s.set("damage", "ghoul_minion", 1)
    s.do("fight ghoul_minion")
    s.do("use roland_banks 0")
    assert (s.get("clues", "0"), s.get("clues", "cellar")) == (1, 1)
