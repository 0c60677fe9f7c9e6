"""Barricades: against doors and Secret Passages, shoved away, broken by monsters."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.components import FEATURES
from tests.games.mansions2.dusk import last_turn, monster_at, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

BEHIND = {"01A.a": "01A.c"}
"""A Barricade in the hall, against the door of the cloakroom."""


def house(backend: str, at: str, **wish: Any) -> House:
    """Set up Bastien's turn somewhere; Agatha is in the bathroom."""
    at_all = {"agatha": "09A.c", "bastien": at}
    return House(backend, turn="bastien", at=at_all, **wish)


@clause("MAN2-372")
def test_there_are_four_features(backend: str) -> None:
    do = ", ".join(f"{{feature: {f}, at: 10A.b}}" for f in FEATURES)
    h = pull(beside(backend, f"[{do}]"))
    assert h.told("feature_placed") == [
        "feature_placed fire 10A.b", "feature_placed darkness 10A.b",
        "feature_placed barricade 10A.b", "feature_placed secret_passage 10A.b",
    ]  # fmt: skip
    assert len(FEATURES) == 4


@clause("MAN2-373", "MAN2-374")
def test_a_barricade_is_moved_against_a_door_of_its_space(backend: str) -> None:
    """Nothing is told or asked by the scenario."""
    h = house(backend, "01A.c", barricades={"01A.c": ""})
    assert h.spoken("block") == ["block/barricade=0/space=01A.a", "block/barricade=0/space=13A.b"]
    assert {"move/space=01A.a", "move/space=13A.b"} <= set(h.spoken("move"))
    h.do("block/barricade=0/space=13A.b")
    assert h.log == ["blocked 0 13A.b"] and h.get("actions")[1] == 1
    moves = h.spoken("move")
    assert "move/space=13A.b" not in moves and "move/space=01A.a" in moves
    assert h.spoken("block") == ["block/barricade=0/space=01A.a"]


@clause("MAN2-374")
def test_a_barricade_is_moved_from_one_door_to_another_in_one_action(backend: str) -> None:
    h = house(backend, "01A.c", barricades={"01A.c": "01A.a"})
    h.do("block/barricade=0/space=13A.b")
    assert h.get("actions")[1] == 1
    moves = h.spoken("move")
    assert "move/space=13A.b" not in moves and "move/space=01A.a" in moves


@clause("MAN2-374", "MAN2-377")
def test_a_barricade_is_moved_against_a_secret_passage(backend: str) -> None:
    h = house(backend, "01A.c", barricades={"01A.c": ""}, passages="01A.c 10A.b")
    assert "move/space=10A.b" in h.spoken("move") and "block_passage/barricade=0" in h.spoken()
    h.do("block_passage/barricade=0")
    assert "move/space=10A.b" not in h.spoken("move") and h.get("actions")[1] == 1
    without = house(backend, "01A.c", barricades={"01A.c": ""}, passages="10A.b")
    assert without.spoken("block_passage") == []


@clause("MAN2-375")
def test_a_barricade_is_moved_away_from_what_it_blocks(backend: str) -> None:
    h = house(backend, "01A.a", barricades=BEHIND)
    assert "move/space=01A.c" not in h.spoken("move")
    h.do("unblock/barricade=0")
    assert "move/space=01A.c" in h.spoken("move") and h.get("actions")[1] == 1
    assert h.space_name(h.get("barricade_at")[0]) == "01A.a" and h.spoken("unblock") == []
    away = house(backend, "01A.b", barricades=BEHIND)
    assert away.spoken("unblock") == []


@clause("MAN2-376")
def test_a_barricade_does_not_leave_its_space(backend: str) -> None:
    h = house(backend, "01A.a", barricades={"01A.a": ""})
    assert h.spoken("block") == ["block/barricade=0/space=01A.c"]
    h.do("move/space=01A.b")
    assert h.space_name(h.get("barricade_at")[0]) == "01A.a"
    assert h.spoken("block") == [] and h.spoken("unblock") == [] and h.spoken("shove") == []


@clause("MAN2-377")
@pytest.mark.parametrize(("at", "other"), [("01A.a", "01A.c"), ("01A.c", "01A.a")])
def test_nobody_passes_a_blocked_door_from_either_side(backend: str, at: str, other: str) -> None:
    assert f"move/space={other}" not in house(backend, at, barricades=BEHIND).spoken("move")
    assert f"move/space={other}" in house(backend, at).spoken("move")


@clause("MAN2-378")
@pytest.mark.parametrize(
    ("at", "offered"), [("01A.c", True), ("01A.b", False), ("01A.d", False), ("13A.b", False)]
)
def test_a_barricade_is_shoved_from_beyond_the_door(backend: str, at: str, offered: bool) -> None:
    h = house(backend, at, barricades=BEHIND)
    assert h.spoken("shove") == (["shove/barricade=0"] if offered else [])


@clause("MAN2-378")
def test_a_blocked_passage_is_shoved_open_from_another_end(backend: str) -> None:
    wish = {"passages": "13A.a 10A.b", "barricades": {"13A.a": "passage"}}
    h = house(backend, "10A.b", **wish)
    assert h.spoken("shove") == ["shove/barricade=0"]
    h.do("shove/barricade=0", dice="ss")
    assert h.asked == (1, "follow") and h.spoken() == ["step/space=13A.a", "stay"]
    assert house(backend, "10A.a", **wish).spoken("shove") == []
    same_room = {"passages": "01A.a 01A.b 10A.b", "barricades": {"01A.a": "passage"}}
    assert house(backend, "01A.b", **same_room).spoken("shove") == []


@clause("MAN2-379")
@pytest.mark.parametrize(("dice", "stays"), [("sbbbbb", True), ("ssbbbb", False)])
def test_two_successes_of_strength_shove_a_barricade_away(
    backend: str, dice: str, stays: bool
) -> None:
    h = house(backend, "01A.c", barricades=BEHIND).do("shove/barricade=0", dice=dice)
    assert h.told("tested") == [f"tested bastien {dice.count('s')} 2"]
    assert h.told("rolled")[0].startswith("rolled bastien strength 6 ")
    assert h.get("barricade_edge")[0] > 0 if stays else h.get("barricade_edge")[0] == 0
    if not stays:
        h.do("stay")
    assert h.get("actions")[1] == 1
    assert ("move/space=01A.a" in h.spoken("move")) == (not stays)


@clause("MAN2-380")
@pytest.mark.parametrize(("choice", "end"), [("step/space=01A.a", "01A.a"), ("stay", "01A.c")])
def test_whoever_shoves_it_away_may_pass_once(backend: str, choice: str, end: str) -> None:
    h = house(backend, "01A.c", barricades=BEHIND).do("shove/barricade=0", dice="ssssss")
    assert h.asked == (1, "follow") and h.spoken() == ["step/space=01A.a", "stay"]
    h.do(choice)
    assert h.at("bastien") == end and h.asked == (1, "turn") and h.get("actions")[1] == 1


# ---- monsters


def besieged(backend: str, kind: str, at: str = "01A.c", **wish: Any) -> House:
    """Set up Odile in the hall behind her Barricade, the others behind her, a monster before it."""
    spots = {"agatha": "09A.c", "bastien": "09A.b", "odile": "01A.a"}
    return last_turn(backend, at=spots, barricades=BEHIND, monsters=[(kind, at)], **wish)


@clause("MAN2-381", "MAN2-385")
def test_two_successes_break_a_barricade_and_the_monster_goes_on(backend: str) -> None:
    h = nightfall(besieged(backend, "cultist", "13A.b"), dice="ss" + "ss")
    assert h.told("barricade_rolled") == ["barricade_rolled 0 cultist 2 2"]
    assert h.told("feature_gone") == ["feature_gone barricade 01A.a"]
    assert h.get("barricade_at")[0] < 0 and monster_at(h, 0) == "01A.a"
    assert h.told("targeted") == ["targeted 0 cultist odile"]


@clause("MAN2-381", "MAN2-386")
def test_a_monster_that_fails_loses_the_rest_of_its_movement(backend: str) -> None:
    """It keeps the way it has made."""
    hurt = {"agatha": (2, 0), "bastien": (1, 0)}
    h = besieged(backend, "amphibian", "13A.b", down=hurt)
    nightfall(h, dice="sbb", chance=[1])
    assert h.told("activated") == ["activated 0 amphibian It leaps with its whole cold weight."]
    moved = [line.split(" ")[-1] for line in h.told("monster_moved")]
    assert moved == ["01A.c"] and monster_at(h, 0) == "01A.c"
    assert h.told("barricade_rolled") == ["barricade_rolled 0 amphibian 3 1"]
    assert h.get("barricade_at")[0] == h.space("01A.a") and h.get("barricade_edge")[0] > 0
    assert h.told("targeted") == []


@clause("MAN2-345", "MAN2-382")
@pytest.mark.parametrize(("kind", "dice"), [("priest", 2), ("amphibian", 3), ("mob", 4 + 2)])
def test_a_monster_rolls_its_brawn_and_what_its_ability_adds(
    backend: str, kind: str, dice: int
) -> None:
    h = nightfall(besieged(backend, kind))
    assert h.told("barricade_rolled")[0] == f"barricade_rolled 0 {kind} {dice} 0"


@clause("MAN2-383")
def test_people_with_their_own_dice_roll_for_the_monster(backend: str) -> None:
    h = nightfall(besieged(backend, "amphibian", options={"kept": "own_dice"}))
    assert h.asked[0] == 0 and h.spoken() == [f"report/n={n}" for n in range(4)]
    h.do("report/n=1")
    assert h.told("barricade_rolled") == ["barricade_rolled 0 amphibian 3 1"]
    assert monster_at(h, 0) == "01A.c"


@clause("MAN2-384")
def test_nothing_is_converted_or_rerolled_for_a_monster(backend: str) -> None:
    h = besieged(
        backend, "cultist", clues={"agatha": 2, "odile": 3},
        conditions={"odile": "focused"}, held={"odile": "black_pearl"},
    )  # fmt: skip
    nightfall(h, dice="ii" + "ii")
    assert h.told("barricade_rolled")[0] == "barricade_rolled 0 cultist 2 0"
    assert h.told("clue_spent") == [] and h.asked == (0, "next")
    assert monster_at(h, 0) == "01A.c" and h.get("barricade_edge")[0] > 0
