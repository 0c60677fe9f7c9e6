"""The horror step: who is frightened by what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mansions2.dusk import drawer, last_turn, nightfall
from tests.games.mansions2.house import House
from tests.support import clause

STILL = [
    {
        "id": name, "name": [name.title(), name.title()], "horror": horror, "class": "humanoid",
        "figures": 4, "awareness": 1, "brawn": 1, "health": [9, 9],
        "flavour": ["It is still.", "Immobile."],
        "act": [
            {
                "move": 0, "toward": "closest", "pick": "closest", "reach": "here",
                "hit": {"negate": "will", "damage": 0}, "else": [],
                "t": ["It waits.", "Il attend."],
            },
        ],
        "evade": [{"test": "agility", "diff": 1, "t": ["You step aside.", "Vous l’évitez."]}],
        "scare": [
            {"negate": "will", "horror": 2, "t": ["It blinks.", "Il cligne."]},
            {"negate": "lore", "horror": 2, "t": ["It knows.", "Il sait."]},
        ],
    }
    for name, horror in (("doll", 1), ("clown", 3), ("scarecrow", 3))
]  # fmt: skip
"""Monsters that never move and hurt nobody: what they frighten with is all they do."""


def among(backend: str, *monsters: tuple[str, str], **wish: Any) -> House:
    """Set up Agatha in the study, Bastien in the hall, Odile on the landing, still monsters."""
    given = {"at": {"agatha": "13A.a", "bastien": "01A.a", "odile": "01A.d"}} | wish
    return last_turn(backend, parts={"monsters": STILL}, monsters=list(monsters), **given)


@clause("MAN2-364")
def test_everybody_makes_one_check_however_many_monsters_are_near(backend: str) -> None:
    h = among(backend, ("doll", "13A.a"), ("clown", "01A.a"), ("doll", "01A.b"), ("doll", "01A.d"))
    nightfall(h)
    assert h.told("horror_began") == [
        "horror_began agatha 0 doll", "horror_began bastien 1 clown", "horror_began odile 1 clown",
    ]  # fmt: skip


@clause("MAN2-344", "MAN2-365")
def test_the_check_is_against_the_most_horrible_monster_within_range(backend: str) -> None:
    h = nightfall(among(backend, ("doll", "01A.a"), ("scarecrow", "01A.d"), ("clown", "01A.c")))
    assert [m.horror for m in drawer(h)] == [1, 3, 3]
    assert h.told("horror_began") == [
        "horror_began bastien 1 scarecrow", "horror_began odile 1 scarecrow",
    ]  # fmt: skip


@clause("MAN2-366")
@pytest.mark.parametrize(("m", "kind"), [(0, "clown"), (2, "scarecrow")])
def test_between_equals_the_investigator_chooses(backend: str, m: int, kind: str) -> None:
    at = {"agatha": "13A.a", "bastien": "01A.a", "odile": "09A.c"}
    h = among(backend, ("clown", "01A.a"), ("doll", "01A.a"), ("scarecrow", "01A.b"), at=at)
    nightfall(h)
    assert h.asked == (1, "fright")
    assert h.spoken() == [
        "pick_monster/monster=0/creature=clown", "pick_monster/monster=2/creature=scarecrow",
    ]  # fmt: skip
    h.do(f"pick_monster/monster={m}/creature={kind}")
    assert h.told("horror_began") == [f"horror_began bastien {m} {kind}"]


@clause("MAN2-367")
def test_a_monster_behind_a_door_frightens_nobody(backend: str) -> None:
    h = nightfall(among(backend, ("clown", "01A.c")))
    assert h.told("horror_began") == [] and h.told("round_began") == ["round_began 2"]
    seen = nightfall(among(backend, ("clown", "01A.b")))
    assert seen.told("horror_began") == [
        "horror_began bastien 0 clown", "horror_began odile 0 clown",
    ]  # fmt: skip


@clause("MAN2-368")
@pytest.mark.parametrize(("chance", "line"), [(0, "It blinks."), (1, "It knows.")])
def test_all_who_face_a_monster_in_a_step_have_the_same_check(
    backend: str, chance: int, line: str
) -> None:
    """Each rolls for himself."""
    h = nightfall(among(backend, ("clown", "01A.b")), dice="ssssssss", chance=[chance])
    assert [t for t in h.told("narrated") if "It " in t] == [f"narrated {line} 0"] * 2
    assert [t.split(" ")[1] for t in h.told("rolled")] == ["bastien", "odile"]


@clause("MAN2-369")
def test_a_check_is_told_with_its_monster_and_its_text(backend: str) -> None:
    at = {"agatha": "13A.a", "bastien": "01A.a", "odile": "09A.c"}
    h = nightfall(among(backend, ("clown", "01A.b"), at=at), dice="ss")
    began = h.log.index("horror_began bastien 0 clown")
    assert h.log[began + 1] == "narrated It blinks. 0"
    assert h.log[began + 2].startswith("rolled bastien will 4 2")


@clause("MAN2-370")
@pytest.mark.parametrize(("dice", "horror"), [("sbbb", 1), ("bbbb", 2), ("sssb", 0)])
def test_each_success_spares_one_horror(backend: str, dice: str, horror: int) -> None:
    at = {"agatha": "13A.a", "bastien": "01A.a", "odile": "09A.c"}
    h = nightfall(among(backend, ("clown", "01A.b"), at=at), dice=dice)
    assert len(h.told("suffered")) == horror
    assert all(line.startswith("suffered bastien horror") for line in h.told("suffered"))
