"""Additional actions: spent first, lost last."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause

DAISY = "daisy_walker"


@clause("AHC-174", "AHC-175")
def test_the_first_tome_action_is_the_additional_one(backend: str) -> None:
    s = Scene(backend, who=DAISY, cards="medical_texts")
    s.asset("medical_texts")
    s.do("use medical_texts 0")
    assert (s.get("actions", "0"), s.get("tome", "0")) == (3, 0)
    s.do("use medical_texts 0")
    assert s.get("actions", "0") == 2


@clause("AHC-174")
def test_an_action_that_does_not_qualify_is_a_normal_one(backend: str) -> None:
    s = Scene(backend, who=DAISY)
    s.do("resource")
    assert (s.get("actions", "0"), s.get("tome", "0")) == (2, 1)


@clause("AHC-176")
@pytest.mark.parametrize(("choice", "left"), [("tome", (1, 0)), ("additional", (0, 1))])
def test_one_chooses_which_additional_action_is_used(
    backend: str, choice: str, left: tuple[int, int]
) -> None:
    s = Scene(backend, who=DAISY, cards="medical_texts leo_de_luca")
    s.asset("medical_texts")
    s.hand("leo_de_luca")
    s.set("resources", "0", 6)
    s.do("play leo_de_luca")
    s.do("use medical_texts 0")
    assert s.options == ["choose additional", "choose tome"]
    s.do(f"choose {choice}")
    assert (s.get("extra", "0"), s.get("tome", "0")) == left
    assert s.get("actions", "0") == 2


def blinded(backend: str, actions: int, **more: int) -> Scene:
    """Daisy loses an action to Blinding Light, with this many of each left."""
    s = Scene(backend, who=DAISY, cards="blinding_light leo_de_luca", tokens="tablet")
    s.hand("blinding_light")
    s.enemy("swarm_of_rats", engaged=0)
    s.arrange(actions={0: actions + 1}, **{k: {0: n} for k, n in more.items()})
    s.do("play blinding_light")
    return s


@clause("AHC-177")
def test_normal_actions_are_lost_first(backend: str) -> None:
    s = blinded(backend, 2)
    assert (s.get("actions", "0"), s.get("tome", "0")) == (1, 1)


@clause("AHC-179")
def test_the_tome_action_is_lost_only_when_it_is_the_last(backend: str) -> None:
    s = blinded(backend, 1)
    assert "turn_ended 0" not in s.log
    assert (s.get("actions", "0"), s.get("tome", "0")) == (0, 1)
    s = blinded(backend, 0)
    assert "turn_ended 0" in s.log  # nothing was left


@clause("AHC-178")
@pytest.mark.parametrize(("choice", "left"), [("tome", (1, 0)), ("additional", (0, 1))])
def test_one_chooses_which_additional_action_is_lost(
    backend: str, choice: str, left: tuple[int, int]
) -> None:
    s = Scene(backend, who=DAISY, cards="blinding_light leo_de_luca", tokens="tablet")
    s.asset("leo_de_luca")
    s.hand("blinding_light")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("end_turn")
    s.until("turn")
    s.hand("blinding_light")
    s.arrange(actions={0: 0}, extra={0: 2})
    s.do("play blinding_light")
    assert s.options == ["choose additional", "choose tome"]
    s.do(f"choose {choice}")
    assert (s.get("extra", "0"), s.get("tome", "0")) == left
