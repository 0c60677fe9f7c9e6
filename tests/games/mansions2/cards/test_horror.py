"""Horror cards: resolved at once and turned facedown, or kept faceup."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import (
    GARDEN,
    Shown,
    clues,
    fewer,
    lying,
    maud,
    rolled,
    struck,
)
from tests.games.mansions2.lever import lever, pull, stacked

shows = Shown()
BOX = """
box: {kind: search, at: 01A.a, look: ["A box.", "Une boîte."],
  opts: [{t: ["Open", "Ouvrir"], act: true, do: [{clue: 1}]}]}
"""


def test_every_horror_card_is_shown() -> None:
    assert {str(c["id"]) for c in base().horror} == shows


# -- resolved at once

CONDITION = {
    "h_blackout": "stunned", "h_vertigo": "dazed", "h_rooted": "restrained", "h_resolve": "focused",
}  # fmt: skip
shows.update(CONDITION)


@pytest.mark.parametrize("card", CONDITION)
def test_horror_that_brings_a_condition(backend: str, card: str) -> None:
    assert struck(backend, card).told("became") == [f"became maud {CONDITION[card]}"]


@shows("h_shriek")
@pytest.mark.parametrize(("spot", "horror"), [("01A.a", 1), ("01A.b", 0)])
def test_a_shriek_frightens_those_near(backend: str, spot: str, horror: int) -> None:
    h = struck(backend, "h_shriek", at={"agatha": spot})
    assert (h.down("agatha", "horror"), h.down("maud", "horror")) == (horror, 1)


@shows("h_bolt")
def test_bolting_from_the_closest_monster(backend: str) -> None:
    h = struck(backend, "h_bolt", monsters=[("mob", "01A.b"), ("cultist", "09A.a")])
    assert h.at("maud") == "13A.b" and h.told("evade_began") == []
    assert struck(backend, "h_bolt").at("maud") == "01A.a"


@shows("h_numb_hands")
@pytest.mark.parametrize(("drawn", "dropped"), [(0, "rope"), (1, "spade")])
def test_numb_hands_drop_any_item(backend: str, drawn: int, dropped: str) -> None:
    h = maud(backend, "[{horror: 1}]", held={"maud": "rope knit_flesh spade"})
    pull(stacked(h, "h_numb_hands"), chance=[0, drawn])
    assert lying(h, "01A.a") == [dropped] and len(h.held("maud")) == 2
    assert h.down("maud", "horror") == 1


@shows("h_alone")
@pytest.mark.parametrize(("spot", "horror"), [("01A.a", 1), ("01A.b", 2)])
def test_nobody_near(backend: str, spot: str, horror: int) -> None:
    assert struck(backend, "h_alone", at={"agatha": spot}).down("maud", "horror") == horror


@shows("h_nails")
def test_ones_own_nails(backend: str) -> None:
    h = struck(backend, "h_nails")
    assert (h.down("maud"), h.down("maud", "horror"), h.down("agatha")) == (1, 1, 0)


@shows("h_lapse", "h_clarity")
@pytest.mark.parametrize(
    ("card", "had", "has"), [("h_lapse", 3, 2), ("h_lapse", 0, 0), ("h_clarity", 3, 4)]
)
def test_a_clue_lost_or_found(backend: str, card: str, had: int, has: int) -> None:
    h = struck(backend, card, clues={"maud": had, "agatha": 1})
    assert (clues(h, "maud"), clues(h, "agatha")) == (has, 1)


@shows("h_bargain")
@pytest.mark.parametrize("accept", [True, False])
def test_a_bargain(backend: str, accept: bool) -> None:
    h = struck(backend, "h_bargain")
    card = h.get("up")[3][0]
    assert len(h.offered()) == 2
    choice = "Suffer 1 facedown Damage and discard this" if accept else "Refuse"
    h.do(f"choose/choice={choice}")
    assert (h.down("maud"), h.down("maud", "horror")) == ((1, 0) if accept else (0, 1))
    assert h.up("maud", "horror") == [] and (card in h.get("deck")[1]) == accept


# -- kept faceup

SKILL = {"h_waver": "will", "h_mutter": "influence", "h_doubt": "lore"}
shows.update(SKILL)


@pytest.mark.parametrize("card", SKILL)
def test_horror_that_takes_a_die(backend: str, card: str) -> None:
    assert fewer(backend, card) == {SKILL[card]: 1}


@shows("h_dark")
@pytest.mark.parametrize(
    ("wish", "dice"),
    [
        ({}, 4),
        ({"darkness": "01A.a"}, 3),
        ({"darkness": "01A.b"}, 4),
        ({"darkness": "01A.a", "held": {"agatha": "lantern"}}, 4),
    ],
)
def test_dread_of_the_dark(backend: str, wish: dict[str, Any], dice: int) -> None:
    h = pull(maud(backend, "[{test: lore}]", up={"maud": "h_dark"}, **wish))
    assert rolled(h) == [f"lore {dice}"]


@shows("h_depths")
@pytest.mark.parametrize(("spot", "dice", "horror"), [("11B.c", 3, 1), ("11B.b", 4, 0)])
def test_dread_of_depths(backend: str, spot: str, dice: int, horror: int) -> None:
    h = maud(
        backend,
        up={"maud": "h_depths"},
        at={"maud": spot},
        parts={**GARDEN, "tokens": lever("[{test: lore}]", at=spot)},
    )
    pull(h)
    assert rolled(h) == [f"lore {dice}"] and h.down("maud", "horror") == 0
    h.pass_on("next")
    assert h.get("round") == 2 and h.down("maud", "horror") == horror


@shows("h_fire")
def test_dread_of_flame(backend: str) -> None:
    wish: dict[str, Any] = {"fire": "01A.b", "held": {"maud": "lantern"}}
    brave = maud(backend, **wish)
    assert "move/space=01A.b" in brave.spoken() and brave.spoken("set_fire") != []
    h = maud(backend, up={"maud": "h_fire"}, **wish)
    assert h.spoken("set_fire") == []
    assert h.spoken("move") == ["move/space=01A.c", "move/space=13A.b"]


def test_dread_of_flame_does_not_help_who_must_go(backend: str) -> None:
    h = maud(
        backend,
        "[{move: 1, dir: away, of: closest_monster}]",
        up={"maud": "h_fire"},
        fire="01A.c",
        monsters=[("mob", "01A.b")],
    )
    assert pull(h).at("maud") == "01A.c" and h.down("maud") == 1


@shows("h_hesitate")
def test_hesitation_before_an_attack(backend: str) -> None:
    h = maud(
        backend,
        "[{clue: 1}]",
        up={"maud": "h_hesitate"},
        held={"maud": "revolver crowbar"},
        monsters=[("mob", "01A.b")],
    )
    assert h.spoken("attack") == []
    pull(h)
    assert h.spoken("attack") == ["attack/card=revolver/monster=0/creature=mob"]


@shows("h_compulsion")
def test_compulsion_beside_a_search_token(backend: str) -> None:
    def box(up: str, tokens: str) -> Any:
        return maud(backend, parts={"tokens": BOX + lever("[]")}, tokens=tokens, up={"maud": up})

    h = box("h_compulsion", "box")
    assert h.spoken("move") == []
    h.do(f"press/choice={h.choice('Open')}")
    assert "move/space=01A.d" in h.spoken("move")
    assert box("h_compulsion", "lever").spoken("move") != []
    assert box("h_doubt", "box").spoken("move") != []
