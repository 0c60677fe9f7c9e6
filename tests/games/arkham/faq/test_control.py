"""Slots and who controls what."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-014", "AHC-016")
def test_a_new_ally_takes_the_place_of_the_old_one(backend: str) -> None:
    s = Scene(backend, cards="guard_dog beat_cop")
    s.asset("guard_dog")
    s.hand("beat_cop")
    told = s.do("play beat_cop")
    assert s.where("guard_dog") == "discard 0"
    assert s.where("beat_cop") == "play"
    entered = told.index("entered beat_cop")
    assert told[entered : entered + 2] == ["entered beat_cop", "discarded guard_dog"]


@clause("AHC-014")
def test_one_chooses_what_to_discard_but_not_the_new_asset(backend: str) -> None:
    s = Scene(backend, cards="knife flashlight machete")
    s.asset("knife")
    s.asset("flashlight")
    s.hand("machete")
    s.do("play machete")
    assert s.asked == (0, "room")
    assert s.options == ["target flashlight", "target knife"]


def parley(backend: str, **more: object) -> Scene:
    """Arrange a scene: Daisy is about to talk to Lita in the Parlor."""
    s = Scene(backend, who="daisy_walker", **more)
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.asset("lita_chantler", -1, at=s.row("parlor"))
    return s


@clause("AHC-015")
def test_taking_control_needs_room_too(backend: str) -> None:
    s = parley(backend, cards="guard_dog")
    s.asset("guard_dog")
    s.do("use lita_chantler 0")
    assert s.get("ctrl", "lita_chantler") == 0
    assert s.where("guard_dog") == "discard 0"


@clause("AHC-196")
def test_what_is_attached_follows_its_card(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks", cards1="barricade")
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.asset("lita_chantler", -1, at=s.row("parlor"))
    s.attach("barricade", "lita_chantler", 1)  # as if it could be attached to her
    s.first(0)
    s.do("use lita_chantler 0")
    assert (s.get("ctrl", "barricade"), s.get("owner", "barricade")) == (0, 1)


@clause("AHC-197")
def test_a_card_attached_to_an_encounter_card_stays_ones_own(backend: str) -> None:
    s = Scene(backend, cards="barricade")
    s.hand("barricade")
    s.do("play barricade")
    assert s.get("at", "barricade") == s.row("study")
    assert (s.get("ctrl", "barricade"), s.get("ctrl", "study")) == (0, -1)


@clause("AHC-340")
def test_ones_cards_are_those_one_controls(backend: str) -> None:
    s = Scene(backend, seats=2, cards="knife", tokens="auto_fail")
    s.first(0)
    s.hand("")
    s.hand("", 1)
    s.asset("knife", 1)  # Roland's knife in Daisy's hand
    s.top("crypt_chill crypt_chill#1", 4)
    s.do("end_turn")
    s.do("end_turn")
    assert s.get("damage", "0") == 2  # Roland has no asset to lose
    assert s.get("damage", "1") == 0
    assert s.where("knife") == "discard 0"
