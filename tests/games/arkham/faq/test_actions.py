"""Additional actions: each has its source; spent first, lost last."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card, clause

DAISY = "daisy_walker"


def left(s: Scene, seat: int = 0) -> tuple[int, list[str]]:
    """Return the standard actions left, and the sources of the additional ones."""
    return s.get("actions", seat), s.extra(seat)


@clause("AHC-174", "AHC-175")
def test_the_first_tome_action_is_the_additional_one(backend: str) -> None:
    s = Scene(backend, who=DAISY, cards="medical_texts")
    s.asset("medical_texts")
    s.do("use medical_texts 0")
    assert left(s) == (3, [])
    s.do("use medical_texts 0")
    assert left(s) == (2, [])


@clause("AHC-174")
def test_an_action_that_does_not_qualify_is_a_normal_one(backend: str) -> None:
    s = Scene(backend, who=DAISY)
    s.do("resource")
    assert left(s) == (2, [DAISY])


@clause("AHC-175")
def test_the_tome_action_is_there_again_on_the_next_turn(backend: str) -> None:
    s = Scene(backend, who=DAISY, cards="medical_texts")
    s.asset("medical_texts")
    s.do("use medical_texts 0")
    s.do("end_turn")
    s.until("turn")
    assert left(s) == (3, [DAISY])


@clause("AHC-176")
@pytest.mark.parametrize(("used", "kept"), [(DAISY, "leo_de_luca"), ("leo_de_luca", DAISY)])
def test_one_chooses_which_additional_action_is_used(backend: str, used: str, kept: str) -> None:
    s = Scene(backend, seats=2, who=f"roland_banks {DAISY}", cards1="medical_texts leo_de_luca")
    s.first(1)
    s.asset("medical_texts", 1)
    s.hand("leo_de_luca", 1)
    s.set("resources", "1", 6)
    s.do("play leo_de_luca")
    s.do("use medical_texts 0")
    assert s.asked == (1, "spend_action")
    assert s.options == ["target daisy_walker", "target leo_de_luca"]
    s.do(f"target {used}")
    assert left(s, 1) == (2, [kept])


@clause("AHC-176")
def test_each_source_is_named_once_however_many_actions_it_gives(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="police_badge leo_de_luca")
    s.asset("police_badge")
    s.hand("leo_de_luca")
    s.set("resources", "0", 8)
    s.do("play leo_de_luca")
    s.do("use skids_otoole 0")
    s.do("use police_badge 0")
    s.do("resource")
    assert s.options == ["target leo_de_luca", "target police_badge", "target skids_otoole"]
    s.do("target police_badge")
    assert left(s) == (2, ["leo_de_luca", "police_badge", "skids_otoole"])
    s.do("resource")
    s.do("target police_badge")
    s.do("resource")
    assert s.options == ["target leo_de_luca", "target skids_otoole"]
    s.do("target skids_otoole")
    s.do("resource")  # only Leo's is left: nobody is asked
    assert left(s) == (2, [])


@clause("AHC-174")
@card("01048")
@pytest.mark.parametrize(
    ("used", "kept"), [("skids_otoole", []), ("leo_de_luca", ["skids_otoole"])]
)
def test_an_action_is_lost_with_the_card_that_gives_it(
    backend: str, used: str, kept: list[str]
) -> None:
    s = Scene(backend, who="skids_otoole", cards="leo_de_luca")
    s.hand("leo_de_luca")
    s.set("resources", "0", 8)
    s.do("play leo_de_luca")
    s.do("use skids_otoole 0")
    assert left(s) == (2, ["leo_de_luca", "skids_otoole"])
    s.set("damage", "leo_de_luca", 1)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    s.do(f"target {used}")
    s.do("assign leo_de_luca")  # the attack of opportunity kills him
    assert s.where("leo_de_luca") == "discard 0"
    assert left(s) == (2, kept)


@clause("AHC-174")
@card("01048")
def test_a_source_that_comes_back_into_play_gives_anew(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="leo_de_luca")
    s.hand("leo_de_luca")
    s.set("resources", "0", 12)
    s.do("play leo_de_luca")
    s.do("resource")
    assert left(s) == (2, [])
    s.hand("leo_de_luca")
    s.do("resource")
    s.do("play leo_de_luca")
    assert left(s) == (0, ["leo_de_luca"])


def blinded(backend: str, actions: int) -> Scene:
    """Arrange a scene: Daisy loses an action to Blinding Light, with some standard ones left."""
    s = Scene(backend, who=DAISY, cards="blinding_light", tokens="tablet")
    s.hand("blinding_light")
    s.enemy("swarm_of_rats", engaged=0)
    s.arrange(actions={0: actions + 1})
    s.do("play blinding_light")
    return s


@clause("AHC-177")
def test_normal_actions_are_lost_first(backend: str) -> None:
    assert left(blinded(backend, 2)) == (1, [DAISY])


@clause("AHC-179")
def test_the_tome_action_is_lost_only_when_it_is_the_last(backend: str) -> None:
    s = blinded(backend, 1)
    assert "turn_ended 0" not in s.log
    assert left(s) == (0, [DAISY])
    s = blinded(backend, 0)
    assert "turn_ended 0" in s.log  # nothing was left


@clause("AHC-178")
@pytest.mark.parametrize(("lost", "kept"), [(DAISY, "police_badge"), ("police_badge", DAISY)])
def test_one_chooses_which_additional_action_is_lost(backend: str, lost: str, kept: str) -> None:
    s = Scene(backend, who=DAISY, cards="blinding_light police_badge", tokens="tablet")
    s.asset("police_badge")
    s.hand("blinding_light")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use police_badge 0")
    s.arrange(actions={0: 0})
    s.do("play blinding_light")  # with an action of the badge
    assert s.asked == (0, "lose_action")
    assert s.options == ["target daisy_walker", "target police_badge"]
    s.do(f"target {lost}")
    assert left(s) == (0, [kept])


@clause("AHC-337")
@card("04002")
def test_an_action_taken_at_once_costs_none_of_the_others(backend: str) -> None:
    s = Scene(backend, who="ursula_downs", cards="leo_de_luca")
    s.hand("leo_de_luca")
    s.set("resources", "0", 8)
    s.house(clues=2)
    s.do("play leo_de_luca")
    assert left(s) == (2, ["leo_de_luca"])
    s.do("move_to attic")
    s.do("assign ursula_downs")
    s.do("use ursula_downs 0")
    s.until("turn")
    assert left(s) == (2, [])
