"""The long example of FAQ (1.4), AHC-148 to AHC-152, step by step on every backend."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nightfall.content import CRYPT
from tests.games.nightfall.scene import Scene

KINDS = ("playings", "attacks", "deals", "defeats", "windows")


def example(backend: str, **facts: Any) -> Scene:
    """Arrange a scene: Roland and Guard Dog engaged with Goat Spawn, Agnes with Ghoul Minion, all
    at one place.
    """
    return Scene(
        backend,
        roland="guard_dog",
        roland_hand="automatic lens",
        agnes_hand="lens_2",
        enemies={"goat_spawn": 0, "ghoul_minion": 1},
        damage={"goat_spawn": 2},
        **facts,
    )


def test_the_example_as_told(backend: str) -> None:
    """AHC-148 to AHC-152."""
    s = example(backend)

    # AHC-148: the attack of opportunity comes before the .45 enters play.
    assert s.asked == (0, "turn")
    assert s.do("play/card=automatic") == ["paid 0 automatic", "attacked goat_spawn 0"]
    assert s.where("automatic") == "limbo"
    assert s.asked == (0, "assign")
    assert s.ids == ["assign/card=guard_dog", "assign/card=roland"]
    assert s.open(*KINDS) == (1, 1, 1, 0, 0)

    # AHC-149: the dog reacts when damage is dealt, before that damage is placed.
    assert s.do("assign/card=guard_dog") == ["assigned guard_dog 0"]
    assert s.asked == (0, "reaction")
    assert s.ids == ["pass", "use/card=guard_dog"]
    assert s.open(*KINDS) == (1, 1, 1, 0, 1)
    assert (s.get("damage", "guard_dog"), s.get("damage", "goat_spawn")) == (0, 2)
    assert s.do("use/card=guard_dog") == [
        "reacted 0 guard_dog when",
        "assigned goat_spawn 0",
        "damaged goat_spawn 1",
        "happened goat_spawn when",
    ]
    assert (s.get("damage", "guard_dog"), s.get("damage", "goat_spawn")) == (0, 3)
    assert s.where("goat_spawn") == "play"

    # AHC-150: a horror for each investigator before the defeat is resolved.
    assert s.asked == (0, "assign")
    assert s.ids == ["assign/card=guard_dog", "assign/card=roland"]
    assert s.open(*KINDS) == (1, 1, 3, 1, 2)
    assert s.do("assign/card=roland") == [
        "assigned roland 1",
        "assigned agnes 1",
        "horrified roland 1",
        "horrified agnes 1",
    ]
    assert s.where("goat_spawn") == "play"

    # AHC-151: Agnes reacts to her horror, still before the defeat is resolved.
    assert s.asked == (1, "reaction")
    assert s.ids == ["pass", "use/card=agnes"]
    assert s.open(*KINDS) == (1, 1, 3, 1, 3)
    assert s.do("use/card=agnes") == ["reacted 1 agnes after"]
    assert s.asked == (1, "target")
    assert s.ids == ["target/card=ghoul_minion", "target/card=goat_spawn"]
    assert s.do("target/card=ghoul_minion") == [
        "assigned ghoul_minion 0",
        "damaged ghoul_minion 1",
        "defeated goat_spawn",
        "left_play goat_spawn",
    ]

    # AHC-152: defeat and its "after" effects, the dog's damage, the .45.
    assert s.where("goat_spawn") == "encounter"
    assert s.asked == (0, "reaction")
    assert s.ids == ["pass", "use/card=roland"]
    assert s.open(*KINDS) == (1, 1, 2, 1, 2)
    assert (s.get("damage", "guard_dog"), s.get("damage", "ghoul_minion")) == (0, 1)
    assert s.where("automatic") == "limbo"
    assert s.do("use/card=roland") == [
        "reacted 0 roland after",
        "discovered 0 1",
        "damaged guard_dog 1",
        "entered_play automatic",
    ]
    assert s.asked == (0, "turn")
    assert s.open(*KINDS) == (0, 0, 0, 0, 0)
    assert (s.get("damage", "guard_dog"), s.get("clues", "roland")) == (1, 1)
    assert (s.get("horror", "roland"), s.get("horror", "agnes")) == (1, 1)
    assert s.where("automatic") == "play"


def test_four_dealings_deep(backend: str) -> None:
    """AHC-144, AHC-147: attack > dog's bite > spawn's horror > Agnes's bolt, from the inside.

    Ghoul Minion takes its damage unasked. A wounded second Goat Spawn instead lets us look: its
    forced effect asks Roland while the four dealings and a fifth are open.
    """
    s = Scene(
        backend,
        roland="guard_dog",
        roland_hand="automatic",
        enemies={"goat_spawn": 0, "goat_spawn_2": 1},
        damage={"goat_spawn": 2, "goat_spawn_2": 2},
    )
    for a in ("play/card=automatic", "assign/card=guard_dog", "use/card=guard_dog"):
        s.do(a)
    for a in ("assign/card=roland", "use/card=agnes", "target/card=goat_spawn_2"):
        s.do(a)
    assert s.asked == (0, "assign")
    assert s.open(*KINDS) == (1, 1, 5, 2, 4)
    f = s.state.fields()
    assert f["deals.attack"] == [1, 0, 0, 0, 0]
    assert f["deals.horror"] == [0, 0, 1, 0, 1]
    assert f["defeats.by"] == [0, 1]
    assert s.where("goat_spawn") == s.where("goat_spawn_2") == "play"
    s.do("assign/card=guard_dog")  # its sanity is 1: the dog falls while its damage is in flight
    assert s.where("guard_dog") == "discard"
    assert s.log[-5:] == [
        "left_play guard_dog",
        "defeated goat_spawn_2",
        "left_play goat_spawn_2",
        "defeated goat_spawn",
        "left_play goat_spawn",
    ]
    assert s.asked == (0, "reaction")
    assert s.do("use/card=roland")[-1] == "entered_play automatic"
    assert s.get("damage", "guard_dog") == 0, "a card that has left play takes nothing"


@pytest.mark.parametrize("horror_on", ["roland", "guard_dog"])
def test_horror_is_placed_with_the_damage(backend: str, horror_on: str) -> None:
    """AHC-149: what the attack deals is placed together, after everything that interrupted it."""
    s = example(backend, place=CRYPT)
    s.do("play/card=automatic")
    s.do("assign/card=guard_dog")
    assert s.do(f"assign/card={horror_on}")[0] == f"assigned {horror_on} 1"
    s.do("use/card=guard_dog")
    assert s.get("horror", horror_on) == 0
    for a in ("assign/card=roland", "use/card=agnes", "target/card=ghoul_minion"):
        s.do(a)
    told = s.do("use/card=roland")
    assert told[:2] == ["reacted 0 roland after", "discovered 0 1"]
    if horror_on == "roland":
        placed = ["horrified roland 1", "damaged guard_dog 1"]
    else:
        placed = ["damaged guard_dog 1", "horrified guard_dog 1", "left_play guard_dog"]
    assert told[2:] == [*placed, "entered_play automatic"]


def test_the_same_order_when_hands_are_asked(backend: str) -> None:
    """AHC-140: windows may ask whoever holds cards; the order of events does not change."""
    quiet, loud = example(backend), example(backend, whispers=1)
    choices = [
        "play/card=automatic",
        "assign/card=guard_dog",
        "use/card=guard_dog",
        "assign/card=roland",
        "use/card=agnes",
        "target/card=ghoul_minion",
        "use/card=roland",
    ]
    for a in choices:
        quiet.do(a)
    passed = 0
    for a in choices:
        while a not in loud.ids:
            assert "pass" in loud.ids
            loud.do("pass")
            passed += 1
        loud.do(a)
    while loud.asked[1] == "reaction":
        loud.do("pass")
    assert passed >= 2, "hands were asked, and had nothing to say"
    assert loud.log == quiet.log


def test_cut_short(backend: str) -> None:
    """AHC-140: whoever passes lets the rest unwind; nothing is left open."""
    s = example(backend)
    s.do("play/card=automatic")
    s.do("assign/card=guard_dog")
    assert s.do("pass") == ["damaged guard_dog 1", "entered_play automatic"]
    assert s.open(*KINDS) == (0, 0, 0, 0, 0)


def test_why(backend: str) -> None:
    """In the middle of the example the rules in progress tell why Agnes is asked."""
    s = example(backend)
    for a in (
        "play/card=automatic",
        "assign/card=guard_dog",
        "use/card=guard_dog",
        "assign/card=roland",
    ):
        s.do(a)
    why = s.state.decision.clauses
    order = [
        why.index(c) for c in ("NIGHT-02", "NIGHT-05", "NIGHT-09", "AHC-148", "AHC-150", "AHC-139")
    ]
    assert order[:4] == sorted(order[:4])
    assert "AHC-150" in why
