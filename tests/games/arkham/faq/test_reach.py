"""Whose abilities an investigator may trigger."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-132")
def test_ones_own_cards(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="physical_training")
    s.hand("")
    s.hand("", 1)
    s.asset("physical_training", 1)
    s.first(0)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=1)
    s.do("fight ghoul_minion")
    assert s.asked == (0, "turn")  # nobody was asked
    s.do("end_turn")
    s.do("fight ghoul_minion#1")
    assert s.can("use physical_training 1")


@clause("AHC-133")
def test_ones_own_investigator(backend: str) -> None:
    s = Scene(backend, who="skids_otoole")
    assert s.can("use skids_otoole 0")


@clause("AHC-134")
def test_the_location_one_is_at(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.location("parlor")
    assert not s.can("use parlor 0")
    s.stand("parlor")
    assert s.can("use parlor 0")


@clause("AHC-135")
def test_encounter_cards_at_ones_location(backend: str) -> None:
    s = Scene(backend, extra="locked_door")
    s.house()
    s.attach("locked_door", "hallway")
    assert s.can("use locked_door 1")
    s.stand("attic")
    assert not s.can("use locked_door 1")


@clause("AHC-136", "AHC-225", "AHC-233", "AHC-189")
def test_encounter_cards_before_somebody_there(backend: str) -> None:
    s = Scene(backend, seats=2, extra="dreams_of_rlyeh", cards="haunted")
    s.house()
    s.hand("")
    s.hand("", 1)
    s.threat("dreams_of_rlyeh")
    s.threat("haunted")  # a weakness is an encounter card in play
    s.first(1)
    assert s.can("use dreams_of_rlyeh 1")
    assert s.can("use haunted 1")
    s.stand("attic", 1)
    assert not s.can("use dreams_of_rlyeh 1")
    assert not s.can("use haunted 1")
    s.stand("hallway", 1)
    s.do("use dreams_of_rlyeh 1")
    assert "tested 1 willpower 3 none" in s.log
    assert s.where("dreams_of_rlyeh") == "discard 4"


@clause("AHC-137")
@pytest.mark.parametrize("street", ["rivertown", "northside", "graveyard"])
def test_the_current_agenda_from_anywhere(backend: str, street: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.stand(street)
    assert s.can("use predator_or_prey 0")
    assert not s.can("use time_is_running_short 0")
    s.stage(agenda="time_is_running_short")
    assert s.can("use time_is_running_short 0")
    assert not s.can("use predator_or_prey 0")
