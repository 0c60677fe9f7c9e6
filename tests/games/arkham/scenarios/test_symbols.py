"""The numbers on the reference cards, far enough above 0 to be seen."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

HIGH = 12
"""Roland's intellect here: 3, and 9 for the sake of the numbers."""


def told(s: Scene) -> list[str]:
    """Investigate with a high value, to the end."""
    s.lasting(Question.intellect, "0", HIGH - 3)
    told = s.do("investigate")
    while s.asked[1] not in ("turn", "over"):
        mine = "assign roland_banks"
        told += s.do(next(o for o in ("pass", "done", mine, s.options[0]) if s.can(o)))
    return told


def worth(s: Scene) -> int:
    """Return the value of the token of the next test."""
    settled = next(line for line in told(s) if line.startswith("settled"))
    return int(settled.split()[2]) - HIGH


@card("01104")
@clause("AHB-111", "AHB-407", "AHB-408", "AHB-409")
@pytest.mark.parametrize(
    ("token", "standard", "hard"), [("skull", 0, -2), ("cultist", -1, 0), ("tablet", -2, -4)]
)
def test_symbols_of_the_gathering(backend: str, token: str, standard: int, hard: int) -> None:
    for difficulty, n in (("easy", standard), ("standard", standard), ("hard", hard)):
        assert worth(Scene(backend, tokens=token, difficulty=difficulty)) == n


@card("01104")
@clause("AHB-407", "AHB-409")
def test_only_ghouls_with_you_count_in_the_gathering(backend: str) -> None:
    for token, n, hurt in (("skull", -1, 0), ("tablet", -2, 1)):
        s = Scene(backend, tokens=token)
        s.house(clues=2)
        s.location("hallway", clues=2)
        s.enemy("swarm_of_rats", at="hallway", exhausted=1)
        s.enemy("ghoul_minion", at="attic", exhausted=1)
        assert worth(s) == (0 if token == "skull" else n)
        assert s.get("damage", "0") == 0
        s = Scene(backend, tokens=token)
        s.house(clues=2)
        s.location("hallway", clues=2)
        s.enemy("ghoul_minion", at="hallway", exhausted=1)
        assert worth(s) == n
        assert s.get("damage", "0") == hurt


@card("01120")
@clause("AHB-435", "AHB-436", "AHB-437")
@pytest.mark.parametrize(
    ("token", "standard", "hard"), [("skull", -2, -5), ("cultist", -2, -2), ("tablet", -3, -4)]
)
def test_symbols_of_the_midnight_masks(backend: str, token: str, standard: int, hard: int) -> None:
    for difficulty, n in (("standard", standard), ("hard", hard)):
        s = Scene(backend, scenario="midnight_masks", tokens=token, difficulty=difficulty)
        s.enemy("acolyte", at="northside", doom=2, exhausted=1)
        s.enemy("acolyte#1", at="graveyard", doom=1, exhausted=1)
        s.set("doom", "predator_or_prey", 2)
        s.location("rivertown", clues=1)
        s.stand("rivertown")
        assert worth(s) == n
        doom = [s.get("doom", x) for x in ("acolyte", "acolyte#1")]
        near = difficulty == "standard"
        assert doom == ([2 + (not near), 2] if token == "cultist" else [2, 1])


@card("01142")
@clause("AHB-457", "AHB-458", "AHB-459", "AHB-460")
@pytest.mark.parametrize(
    ("token", "standard", "hard"),
    [("skull", -2, -3), ("cultist", -2, -4), ("tablet", -3, -5), ("elder_thing", -5, -7)],
)
def test_symbols_of_the_devourer_below(backend: str, token: str, standard: int, hard: int) -> None:
    for difficulty, n in (("standard", standard), ("hard", hard)):
        s = Scene(backend, scenario="devourer_below", tokens=token, difficulty=difficulty)
        s.location("old_house")
        s.location("main_path", clues=1)
        s.enemy("acolyte", at="main_path", exhausted=1)  # no Monster
        for ghoul in ("ghoul_minion", "ghoul_minion#1"):
            s.enemy(ghoul, at="old_house", exhausted=1)
        assert worth(s) == n
        assert s.get("damage", "0") == 0  # no Monster here
        doom = (1 if difficulty == "standard" else 2) if token == "cultist" else 0
        assert s.get("doom", "acolyte") == doom
