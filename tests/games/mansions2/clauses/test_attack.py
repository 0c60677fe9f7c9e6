"""The attack action."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.maps import STREET
from tests.support import clause


def street(backend: str, at: str = "08B.a", **wish: object) -> House:
    """Set up Bastien's turn in the street; Agatha and Odile are in the house."""
    given = {"at": {"bastien": at}, "turn": "bastien"} | wish
    return House(backend, party="agatha bastien odile", parts=STREET, **given)


@clause("MAN2-128", "MAN2-213")
@pytest.mark.parametrize(
    ("spot", "near"), [("08B.a", True), ("08B.b", True), ("16B.a", True), ("16B.b", False)]
)
def test_a_ranged_weapon_attacks_at_most_three_spaces_away(
    backend: str, spot: str, near: bool
) -> None:
    h = street(backend, held={"bastien": "revolver"}, monsters=[("cultist", spot)])
    wanted = ["attack/card=revolver/monster=0/creature=cultist"] if near else []
    assert [i for i in h.spoken("attack") if "revolver" in i] == wanted


@clause("MAN2-129")
def test_an_attack_takes_a_card_with_an_attack_icon(backend: str) -> None:
    h = street(
        backend,
        held={"bastien": "rope sickle knit_flesh drowning_hand", "agatha": "revolver"},
        monsters=[("cultist", "08B.a")],
    )
    cards = {i.split("/")[1] for i in h.spoken("attack")}
    assert cards == {"card=unarmed", "card=sickle", "card=drowning_hand"}


@clause("MAN2-130")
def test_somebody_without_a_weapon_attacks_with_bare_hands(backend: str) -> None:
    h = street(backend, monsters=[("cultist", "08B.a")])
    assert h.spoken("attack") == ["attack/card=unarmed/monster=0/creature=cultist"]
    h.do("attack/card=unarmed/monster=0/creature=cultist", dice="ssbbb")
    assert h.told("attack_began") == ["attack_began bastien unarmed 0 cultist"]
    assert h.get("m_damage")[0] == 2


@clause("MAN2-131", "MAN2-132", "MAN2-133")
def test_each_weapon_has_the_targets_it_reaches(backend: str) -> None:
    h = street(
        backend,
        held={"bastien": "crowbar rifle"},
        monsters=[("cultist", "08B.a"), ("hybrid", "08B.b"), ("mob", "16B.c"), ("ghost", "08B.c")],
    )
    reached: dict[str, set[str]] = {}
    for i in h.spoken("attack"):
        _, card, _, creature = i.split("/")
        reached.setdefault(card, set()).add(creature.removeprefix("creature="))
    assert reached == {
        "card=unarmed": {"cultist"},
        "card=crowbar": {"cultist"},
        "card=rifle": {"cultist", "hybrid", "ghost"},
    }


@clause("MAN2-133", "MAN2-214")
def test_a_ranged_weapon_does_not_reach_behind_a_door(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        at={"bastien": "01A.a"},
        held={"bastien": "revolver"},
        monsters=[("cultist", "01A.c"), ("hybrid", "01A.d")],
    )
    assert h.spoken("attack") == ["attack/card=revolver/monster=1/creature=hybrid"]


@clause("MAN2-134")
def test_an_attack_is_one_action_and_no_evade_check(backend: str) -> None:
    h = street(backend, held={"bastien": "sickle"}, monsters=[("cultist", "08B.a")])
    assert h.get("actions")[1] == 2
    h.do("attack/card=sickle/monster=0/creature=cultist")
    assert h.get("actions")[1] == 1 and h.told("evade_began") == []


@clause("MAN2-135")
def test_there_are_five_ways_to_attack(backend: str) -> None:
    ways = {
        "unarmed": "You bring both fists down.", "crowbar": "You swing for the collarbone.",
        "sickle": "You step inside its guard.", "revolver": "You fire at the centre of the shape.",
        "cinder_word": "The word lands before you finish it.",
    }  # fmt: skip
    for card, told in ways.items():
        h = street(
            backend,
            held={"bastien": "crowbar sickle revolver cinder_word"},
            monsters=[("cultist", "08B.a")],
        )
        assert len(h.spoken("attack")) == len(ways)
        h.do(f"attack/card={card}/monster=0/creature=cultist")
        assert told in h.told("narrated")[0]
    few = street(backend, held={"bastien": "sickle"}, monsters=[("cultist", "08B.a")])
    assert len(few.spoken("attack")) == 2


@clause("MAN2-136")
def test_the_harm_of_a_failed_attack_belongs_to_the_action(backend: str) -> None:
    h = street(backend, held={"bastien": "crowbar"}, monsters=[("cultist", "08B.a")])
    h.do("attack/card=crowbar/monster=0/creature=cultist", dice="sbbbb", chance=[1])
    assert h.down("bastien") == 1 and h.get("m_damage")[0] == 0
    assert h.get("actions")[1] == 1 and h.asked == (1, "turn")


@clause("MAN2-137")
def test_an_attack_that_passes_its_test_hurts_the_monster(backend: str) -> None:
    for dice, damage in (("sbsb", 5), ("bbbb", 0)):
        h = street(
            backend, held={"bastien": "revolver"}, monsters=[("mob", "08B.b"), ("hybrid", "08B.b")]
        )
        h.do("attack/card=revolver/monster=0/creature=mob", dice=dice)
        assert h.get("m_damage")[:2] == [damage, 0]


@clause("MAN2-139", "MAN2-140")
@pytest.mark.parametrize("dice", ["ssbbb", "ssssb"])
def test_a_monster_with_as_much_damage_as_health_is_gone(backend: str, dice: str) -> None:
    h = street(backend, monsters=[("cultist", "08B.a", 3), ("hybrid", "08B.b", 3)])
    assert h.get("m_health")[0] == 5
    h.do("attack/card=unarmed/monster=0/creature=cultist", dice=dice)
    assert h.told("defeated") == ["defeated 0 cultist"] and h.get("alive") == [1]
    assert h.spoken("attack") == []


@clause("MAN2-139", "MAN2-140")
def test_a_monster_with_less_damage_than_health_stays(backend: str) -> None:
    h = street(backend, monsters=[("cultist", "08B.a", 3)])
    h.do("attack/card=unarmed/monster=0/creature=cultist", dice="sbbbb")
    assert h.told("defeated") == [] and h.get("alive") == [0] and h.get("m_damage")[0] == 4
