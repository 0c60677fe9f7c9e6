"""Neutral cards of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card


def gloves(backend: str) -> Scene:
    """Arrange a scene: Roland has called the Red-Gloved Man: intellect and agility."""
    s = Scene(backend, seats=2, cards="the_red_gloved_man")
    s.first(0)
    s.hand("the_red_gloved_man")
    s.do("play the_red_gloved_man")
    s.do("use the_red_gloved_man 0")
    s.do("choose intellect")
    s.do("choose agility")
    assert s.get("actions", "0") == 3  # he is Fast
    return s


@card("02310")
def test_the_red_gloved_man_lifts_values_as_long_as_he_is_there(backend: str) -> None:
    s = gloves(backend)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 6 2 1" in s.log
    s.do("end_turn")
    s.top("grasping_hands obscuring_fog", 4)
    s.do("end_turn")
    s.until("next_turn")
    assert "settled 0 6 3 1" in s.log  # agility, in the mythos phase of the next round
    assert s.where("the_red_gloved_man") == "discard 0"
    s.first(0)
    s.do("investigate")
    s.until("turn")
    assert s.log.count("settled 0 6 2 1") == 1  # no more


@card("02310")
def test_the_gloves_are_off_when_he_leaves(backend: str) -> None:
    s = gloves(backend)
    s.enemy("ghoul_priest", engaged=0)
    s.set("damage", "the_red_gloved_man", 3)
    s.do("resource")
    s.until("turn", "assign the_red_gloved_man")
    assert s.where("the_red_gloved_man") == "discard 0"
    s.enemy("ghoul_priest", at="study", exhausted=1)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 6 2 1" not in s.log


@card("02310")
def test_nobody_must_take_what_he_offers(backend: str) -> None:
    s = Scene(backend, cards="the_red_gloved_man")
    s.hand("the_red_gloved_man")
    s.do("play the_red_gloved_man")
    assert s.asked == (0, "reaction")
    s.do("pass")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log
