"""The search and interact actions."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """
drawer:
  kind: search
  at: 01A.b
  look: ["A drawer.", "Un tiroir."]
  opts:
  - t: ["Search", "Fouiller"]
    act: true
    do: [{test: observation, diff: 2, pass: [{clue: 1}, {gain: rope}]}]
valet:
  kind: person
  at: 01A.b
  look: ["A valet.", "Un valet."]
  opts:
  - t: ["Question him", "L’interroger"]
    act: true
    do:
    - choose:
      - {t: ["Kindly", "Gentiment"], do: [{add: {kind: 1}}, {choose: [
          {t: ["Listen", "Écouter"], do: [{clue: 2}]}, {t: ["Leave", "Partir"], do: []}]}]}
      - {t: ["Harshly", "Durement"], do: [{add: {harsh: 1}}]}
      t: ["He hesitates.", "Il hésite."]
clock:
  kind: interact
  at: 01A.b
  look: ["A clock.", "Une horloge."]
  opts: [{t: ["Wind it", "La remonter"], act: true, do: [{add: {wound: 1}}]}]
"""
PARTS = {"tokens": TOKENS, "start": {"vars": {"kind": 0, "harsh": 0, "wound": 0}}}


def house(backend: str, at: str = "01A.b") -> House:
    """Set up Odile's turn somewhere; the others are in the study."""
    return House(
        backend,
        party="agatha bastien odile",
        parts=PARTS,
        tokens="drawer valet clock",
        at={"agatha": "13A.a", "bastien": "13A.a", "odile": at},
        turn="odile",
    )


def through(h: House, *choices: str, dice: str = "") -> House:
    """Make choices, and leave every chance to improve a roll."""
    for choice in choices:
        h.do(choice, dice=dice)
        while h.asked[1] == "improve":
            h.do("enough")
    return h


@clause("MAN2-115", "MAN2-116")
def test_a_search_token_is_searched_from_its_own_space(backend: str) -> None:
    assert house(backend, "01A.a").spoken("press") == []
    assert house(backend, "01A.d").spoken("press") == []
    h = house(backend)
    assert "press/choice=Search" in h.spoken() and h.get("actions")[2] == 2
    through(h, "press/choice=Search", dice="sibbb")
    assert h.told("pressed") == ["pressed odile Search"] and h.get("actions")[2] == 1


@clause("MAN2-117", "MAN2-118")
def test_a_search_with_its_test_and_its_gains_is_one_action(backend: str) -> None:
    h = through(house(backend), "press/choice=Search", dice="sbbsb")
    assert h.get("clues")[2] == 1 and h.held("odile") == ["rope"] and h.get("actions")[2] == 1
    failed = through(house(backend), "press/choice=Search", dice="sbbbb")
    assert failed.get("clues")[2] == 0 and failed.held("odile") == []
    assert failed.get("actions")[2] == 1


@clause("MAN2-119", "MAN2-120")
@pytest.mark.parametrize("choice", ["Question him", "Wind it"])
def test_people_and_objects_are_met_on_their_own_space(backend: str, choice: str) -> None:
    assert house(backend, "01A.a").spoken("press") == []
    h = house(backend)
    assert f"press/choice={choice}" in h.spoken()
    h.do(f"press/choice={choice}")
    assert h.get("actions")[2] == 1 and h.told("pressed") == [f"pressed odile {choice}"]
    assert h.variable("wound") == int(choice == "Wind it")


@clause("MAN2-121")
def test_choices_within_an_interaction_cost_nothing_more(backend: str) -> None:
    h = house(backend).do("press/choice=Question him")
    h.do("choose/choice=Kindly", "choose/choice=Listen")
    assert h.get("actions")[2] == 1 and h.get("clues")[2] == 2 and h.asked == (2, "turn")


@clause("MAN2-122")
def test_only_the_chosen_branch_of_an_interaction_happens(backend: str) -> None:
    h = house(backend).do("press/choice=Question him")
    assert h.asked == (2, "choose")
    assert h.spoken() == ["choose/choice=Kindly", "choose/choice=Harshly"]
    assert (h.variable("kind"), h.variable("harsh")) == (0, 0)
    h.do("choose/choice=Harshly")
    assert (h.variable("kind"), h.variable("harsh")) == (0, 1) and h.asked == (2, "turn")
