"""What the basic weaknesses do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card


def drawn(s: Scene, weakness: str) -> None:
    """Draw a weakness with an action at seat 0."""
    s.top(weakness)
    s.do("draw")


@card("01000")
def test_a_random_weakness_of_a_deck_list_is_drawn_from_the_collection(backend: str) -> None:
    deck = {"investigator": "01001", "cards": {"01000": 2, "01088": 10}}
    s = Scene(backend, investigators=[deck])
    added = [line.split()[-1] for line in s.log if line.startswith("weakness_added 0")]
    assert len(added) == 2
    assert all(s.get("owner", weakness) == 0 for weakness in added)
    assert not set(added) & set(s.zone("collection"))


@card("01096")
def test_amnesia_leaves_one_card(backend: str) -> None:
    s = Scene(backend, cards="amnesia knife machete flashlight")
    s.hand("knife machete flashlight")
    drawn(s, "amnesia")
    s.do("target machete")
    s.do("target knife")
    assert s.zone("hand", 0) == ["flashlight"]
    assert s.zone("discard", 0) == ["machete", "knife", "amnesia"]


@card("01096")
def test_amnesia_cannot_forget_a_weakness(backend: str) -> None:
    s = Scene(backend, cards="amnesia dark_memory knife")
    s.hand("dark_memory knife")
    drawn(s, "amnesia")
    assert s.zone("hand", 0) == ["dark_memory"]


@card("01097")
def test_paranoia_loses_all_resources(backend: str) -> None:
    s = Scene(backend, cards="paranoia")
    drawn(s, "paranoia")
    assert s.get("resources", "0") == 0
    assert s.where("paranoia") == "discard 0"


@card("01098")
def test_the_haunted_are_worse_at_everything(backend: str) -> None:
    s = Scene(backend, cards="haunted")
    s.arrange(actions={0: 9})
    drawn(s, "haunted")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.do("evade ghoul_minion")
    s.do("investigate")
    settled = [line for line in s.log if line.startswith("settled")]
    assert settled == ["settled 0 3 2 1", "settled 0 1 2 0", "settled 0 2 2 1"]


@card("01098", "01099", "01100")
@pytest.mark.parametrize("trouble", ["haunted", "psychosis", "hypochondria"])
def test_two_actions_shake_it_off(backend: str, trouble: str) -> None:
    s = Scene(backend, cards=trouble)
    s.threat(trouble)
    s.set("actions", "0", 1)
    assert not s.can(f"use {trouble} 1")
    s.set("actions", "0", 3)
    s.do(f"use {trouble} 1")
    assert s.where(trouble) == "discard 0"
    assert s.get("actions", "0") == 1


@card("01099")
def test_psychosis_turns_horror_into_damage_also_on_ones_assets(backend: str) -> None:
    s = Scene(backend, cards="psychosis forbidden_knowledge elder_sign_amulet bulletproof_vest")
    s.asset("forbidden_knowledge")
    s.asset("elder_sign_amulet")
    s.asset("bulletproof_vest")
    drawn(s, "psychosis")
    s.do("use forbidden_knowledge 0")
    s.do("assign elder_sign_amulet")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 0)  # direct


@card("01100")
def test_hypochondria_turns_damage_into_horror_also_on_ones_assets(backend: str) -> None:
    s = Scene(backend, cards="hypochondria leather_coat elder_sign_amulet")
    s.asset("leather_coat")
    s.asset("elder_sign_amulet")
    drawn(s, "hypochondria")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    s.do("assign leather_coat")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 1)  # direct


@card("01101")
def test_the_mob_enforcer_takes_money(backend: str) -> None:
    s = Scene(backend, seats=2, cards="mob_enforcer")
    s.first(0)
    drawn(s, "mob_enforcer")
    assert s.get("engaged", "mob_enforcer") == 0
    s.do("use mob_enforcer 0")
    assert s.where("mob_enforcer") == "discard 0"
    assert s.get("resources", "0") == 1
    assert "attacked mob_enforcer 0" not in s.log  # a Parley


@card("01101")
def test_the_mob_enforcer_wants_its_bearer_only(backend: str) -> None:
    s = Scene(backend, seats=2, cards="mob_enforcer")
    s.first(0)
    s.house()
    s.stand("attic", 0)
    s.enemy("mob_enforcer", at="cellar")
    s.stand("cellar", 1)
    s.do("end_turn")
    s.do("end_turn")
    assert "enemy_moved mob_enforcer hallway" in s.log
    assert s.get("engaged", "mob_enforcer") != 1


@card("01102")
def test_the_acolyte_brings_doom_that_does_not_advance(backend: str) -> None:
    s = Scene(backend, cards="silver_twilight_acolyte")
    drawn(s, "silver_twilight_acolyte")
    s.set("doom", "whats_going_on", 2)
    s.do("resource")
    assert s.get("doom", "whats_going_on") == 3
    assert "agenda_advanced whats_going_on" not in s.log


@card("01103")
def test_the_detective_silences_investigators_until_he_falls(backend: str) -> None:
    s = Scene(backend, cards="stubborn_detective", tokens="elder_sign")
    drawn(s, "stubborn_detective")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert "settled 0 4 1 1" in s.log  # the elder sign says nothing
    assert s.asked == (0, "turn")  # nor does Roland
    s.set("damage", "stubborn_detective", 1)
    s.do("fight stubborn_detective")
    assert s.can("use roland_banks 0")


@card("01098")
def test_haunted_weighs_on_its_bearer_alone(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="haunted")
    s.threat("haunted", 1)
    s.first(0)
    assert "settled 0 3 2 1" in s.do("investigate")
    s.do("end_turn")
    assert "settled 1 4 2 1" in s.do("investigate")
    s.do("use haunted 1")
    assert s.where("haunted") == "discard 1"
