"""Range: how far it goes, and what stops it."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.maps import STREET
from tests.support import clause

GAZER = """
- id: gazer
  name: ["Gazer", "Guetteur"]
  class: titan
  figures: 4
  base: small
  awareness: 1
  horror: 3
  brawn: 3
  health: [4, 0]
  abilities: []
  flavour: ["It stands.", "Il se dresse."]
  act:
  - {move: 0, toward: closest, pick: closest, reach: range, hit: {negate: will, horror: 1},
    t: ["It stares.", "Il fixe."]}
  evade: [{test: will, diff: 1, t: ["You pass.", "Vous passez."]}]
  scare: [{negate: will, horror: 1, t: ["It looks.", "Il regarde."]}]
"""


def house(backend: str, at: str, spot: str, **wish: object) -> House:
    """Set up Bastien's turn, with a revolver and a monster that stares; Agatha is far away."""
    tiles = [*STREET["start"]["tiles"], "14A", "12B"]
    layout = STREET["layout"] | {"14A": [0, 14, 0], "12B": [4, 14, 0]}
    given = {
        "at": {"bastien": at, "agatha": "09A.c"},
        "held": {"bastien": "revolver"},
        "monsters": [("gazer", spot)],
        "turn": "bastien",
    } | wish
    parts = {"layout": layout, "start": {"tiles": tiles}, "monsters": GAZER}
    return House(backend, parts=parts, **given)


def seen(h: House) -> tuple[bool, bool, bool]:
    """Whether Bastien can shoot at it, it attacks him in its step, and he makes a horror check."""
    shot = any("revolver" in i for i in h.spoken("attack"))
    h.pass_on()
    while h.get("round") == 1:
        h.pass_on()
    attacked = h.told("targeted") == ["targeted 0 gazer bastien"]
    scared = h.told("horror_began") == ["horror_began bastien 0 gazer"]
    assert attacked or h.told("targeted") == []
    assert scared or h.told("horror_began") == []
    return shot, attacked, scared


@clause("MAN2-213", "MAN2-217")
@pytest.mark.parametrize(
    ("spot", "near"),
    [("08B.b", True), ("08B.c", True), ("16B.a", True), ("16B.b", True), ("16B.c", False)],
)
def test_three_spaces_are_within_range_for_whatever_counts_it(
    backend: str, spot: str, near: bool
) -> None:
    assert seen(house(backend, "08B.b", spot)) == (near, near, near)


@clause("MAN2-214", "MAN2-183", "MAN2-217")
@pytest.mark.parametrize(
    ("at", "spot", "near"),
    [("01A.a", "01A.c", False), ("01A.c", "01A.b", False), ("01A.a", "01A.d", True)],
    ids=["door", "wall", "yellow"],
)
def test_doors_and_walls_stop_range_and_yellow_borders_do_not(
    backend: str, at: str, spot: str, near: bool
) -> None:
    assert seen(house(backend, at, spot)) == (near, near, near)


@clause("MAN2-215", "MAN2-217")
@pytest.mark.parametrize(("at", "spot"), [("12B.c", "12B.b"), ("14A.b", "14A.c")])
def test_range_goes_across_impassable_borders(backend: str, at: str, spot: str) -> None:
    assert seen(house(backend, at, spot)) == (True, True, True)


@clause("MAN2-216")
def test_a_secret_passage_is_one_step_and_no_range(backend: str) -> None:
    h = house(backend, "08B.a", "16B.c", passages="08B.a 16B.c")
    assert "move/space=16B.c" in h.spoken()
    assert seen(h) == (False, False, False)
    h = house(backend, "08B.a", "08B.b", passages="08B.a 16B.c").do("move/space=16B.c")
    assert h.told("moved") == ["moved bastien 16B.c"]
