"""The worked examples of an attack and of an activation, with the Reef Walker."""

from __future__ import annotations

import pytest

from tests.games.mansions2.dusk import last_turn, monster_at, nightfall
from tests.games.mansions2.house import House
from tests.support import clause

CROWBAR = "attack/card=crowbar/monster=0/creature=amphibian"


@clause("MAN2-487", "MAN2-489", "MAN2-500", "MAN2-501")
def test_the_attack_example(backend: str) -> None:
    """Strength 3, a crowbar: two successes and a blank are 2 + 2 damage."""
    h = House(
        backend, party="agatha maud", turn="maud", held={"maud": "crowbar"},
        monsters=[("amphibian", "01A.a")],
    )  # fmt: skip
    assert h.spoken("attack/card=crowbar") == [CROWBAR]
    h.do(CROWBAR, dice="ssb")
    assert h.told("attack_began") == ["attack_began maud crowbar 0 amphibian"]
    assert h.log[1] == "narrated You break something that was not quite bone. 0"
    assert h.told("rolled") == ["rolled maud strength 3 2 0"]
    assert h.told("tested") == ["tested maud 2 2"]
    assert h.get("m_damage")[0] == 4 and h.get("actions")[1] == 1


@clause("MAN2-500", "MAN2-501")
@pytest.mark.parametrize(("dice", "damage"), [("sbb", 0), ("sss", 5)])
def test_the_attack_example_with_other_dice(backend: str, dice: str, damage: int) -> None:
    h = House(
        backend, party="agatha maud", turn="maud", held={"maud": "crowbar"},
        monsters=[("amphibian", "01A.a")],
    )  # fmt: skip
    assert h.do(CROWBAR, dice=dice).get("m_damage")[0] == damage


@clause("MAN2-502")
@pytest.mark.parametrize("name", ["bastien", "odile"])
def test_the_activation_example_moves_to_the_closest(backend: str, name: str) -> None:
    """One investigator is one space away, the other three."""
    at = {"agatha": "09A.c", "bastien": "01A.d", "odile": "01A.d"} | {name: "01A.c"}
    h = nightfall(last_turn(backend, at=at, monsters=[("amphibian", "01A.a")]), dice="sss")
    assert monster_at(h, 0) == "01A.c" and h.told("targeted") == [f"targeted 0 amphibian {name}"]


@clause("MAN2-503")
@pytest.mark.parametrize(
    ("down", "name"),
    [
        ({"agatha": (0, 0), "bastien": (1, 0), "odile": (3, 0)}, "bastien"),
        ({"agatha": (0, 0), "bastien": (3, 0), "odile": (2, 4)}, "odile"),
    ],
)
def test_the_activation_example_attacks_whoever_has_the_least_damage(
    backend: str, down: dict[str, tuple[int, int]], name: str
) -> None:
    """Of those in its space: Agatha, unhurt, is elsewhere."""
    at = {"agatha": "13A.a", "bastien": "01A.a", "odile": "01A.a"}
    h = nightfall(last_turn(backend, at=at, down=down, monsters=[("amphibian", "01A.a")]))
    assert h.told("targeted") == [f"targeted 0 amphibian {name}"]


@clause("MAN2-504", "MAN2-505")
@pytest.mark.parametrize(("dice", "cards"), [("sbb", 1), ("bbb", 2), ("ssb", 0)])
def test_the_activation_example_deals_two_damage_less_the_successes(
    backend: str, dice: str, cards: int
) -> None:
    """Odile’s Strength of 2 and the modifier of 1 are three dice."""
    at = {"agatha": "13A.a", "bastien": "13A.b", "odile": "01A.a"}
    h = nightfall(last_turn(backend, at=at, monsters=[("amphibian", "01A.a")]), dice=dice + "sss")
    successes = dice.count("s")
    assert h.told("rolled")[0] == f"rolled odile strength 3 {successes} 0"
    assert len([t for t in h.told("suffered") if "odile damage" in t]) == cards
    assert h.told("horror_began") == ["horror_began odile 0 amphibian"]
