"""Damage cards: resolved at once and turned facedown, or kept faceup."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import (
    Shown,
    clues,
    damage,
    fewer,
    lying,
    maud,
    struck,
    where,
)
from tests.games.mansions2.lever import pull, stacked

shows = Shown()


def test_every_damage_card_is_shown() -> None:
    assert {str(c["id"]) for c in base().damage} == shows


# -- resolved at once

CONDITION = {
    "d_winded": "stunned", "d_reeling": "dazed", "d_snagged": "restrained", "d_surge": "focused",
}  # fmt: skip
shows.update(CONDITION)


@pytest.mark.parametrize("card", CONDITION)
def test_damage_that_brings_a_condition(backend: str, card: str) -> None:
    assert struck(backend, card).told("became") == [f"became maud {CONDITION[card]}"]


@shows("d_slack_grip")
def test_a_slack_grip_drops_an_item_of_choice(backend: str) -> None:
    h = struck(backend, "d_slack_grip", held={"maud": "rope knit_flesh spade"})
    assert h.spoken() == ["pick_card/card=rope", "pick_card/card=spade"]
    h.do("pick_card/card=spade")
    assert h.held("maud") == ["rope", "knit_flesh"] and lying(h, "01A.a") == ["spade"]
    assert h.down("maud") == 1 and h.up("maud") == []


def test_a_slack_grip_on_nothing(backend: str) -> None:
    assert struck(backend, "d_slack_grip", held={"maud": "knit_flesh"}).held("maud") == [
        "knit_flesh"
    ]


@shows("d_red_spray")
@pytest.mark.parametrize(("spot", "horror"), [("01A.a", 1), ("01A.b", 0)])
def test_a_red_spray_frightens_those_near(backend: str, spot: str, horror: int) -> None:
    h = struck(backend, "d_red_spray", at={"agatha": spot})
    assert (h.down("agatha", "horror"), h.down("maud", "horror")) == (horror, 0)


@shows("d_outcry")
def test_an_outcry_draws_the_closest_monster(backend: str) -> None:
    h = struck(backend, "d_outcry", monsters=[("mob", "10A.b"), ("cultist", "09A.a")])
    assert (where(h, 0), where(h, 1)) == ("10A.b", "01A.b")


@shows("d_reopened")
@pytest.mark.parametrize(("up", "down"), [("d_limp", 2), ("h_doubt", 1), ("", 1)])
def test_a_wound_reopens_beside_another(backend: str, up: str, down: int) -> None:
    h = maud(backend, "[{damage: 1}]", up={"maud": up})
    assert pull(stacked(h, "d_reopened")).down("maud") == down


@shows("d_snuffed")
def test_every_light_goes_out(backend: str) -> None:
    h = struck(backend, "d_snuffed", held={"maud": "rope lantern candles ether_lamp"})
    assert h.held("maud") == ["rope", "lantern.back", "ether_lamp.back"]
    assert lying(h, "01A.a") == ["candles"]


@shows("d_thrown")
def test_thrown_back_from_the_closest_monster(backend: str) -> None:
    h = struck(backend, "d_thrown", monsters=[("mob", "01A.b"), ("cultist", "13A.a")])
    assert h.at("maud") == "01A.c" and h.told("evade_began") == []
    assert struck(backend, "d_thrown").at("maud") == "01A.a"


@shows("d_lost_thread")
@pytest.mark.parametrize(("had", "has"), [(3, 2), (0, 0)])
def test_a_lost_thread_costs_a_clue(backend: str, had: int, has: int) -> None:
    h = struck(backend, "d_lost_thread", clues={"maud": had, "agatha": 1})
    assert (clues(h, "maud"), clues(h, "agatha")) == (has, 1)


@shows("d_graze")
@pytest.mark.parametrize(("choice", "spot"), [("step/space=01A.b", "01A.b"), ("stay", "01A.a")])
def test_a_graze_lets_one_slip_away(backend: str, choice: str, spot: str) -> None:
    """The only evade check is that of the action itself."""
    h = struck(backend, "d_graze", dice="s", monsters=[("cultist", "01A.a")])
    assert h.spoken() == ["step/space=01A.b", "step/space=01A.c", "stay"]
    h.do(choice)
    assert h.at("maud") == spot and len(h.told("evade_began")) == 1
    assert h.down("maud") == 1 and h.asked[1] == "turn"


# -- kept faceup

SKILL = {
    "d_wrist": "agility", "d_ribs": "strength", "d_eye": "observation", "d_jaw": "influence",
}  # fmt: skip
shows.update(SKILL)


@pytest.mark.parametrize("card", SKILL)
def test_damage_that_takes_a_die(backend: str, card: str) -> None:
    assert fewer(backend, card) == {SKILL[card]: 1}


@shows("d_limp")
def test_a_limp_is_a_space_less(backend: str) -> None:
    h = maud(backend, up={"maud": "d_limp"})
    assert h.spoken("move") == ["move/space=01A.b", "move/space=01A.c"]
    assert "move/space=01A.d" in maud(backend).spoken("move")
    h.do("move/space=01A.b")
    assert h.get("steps")[1] == 0 and h.get("actions")[1] == 1


@shows("d_arm")
def test_a_broken_arm(backend: str) -> None:
    def able(up: str) -> set[str]:
        h = maud(
            backend,
            up={"maud": up},
            held={"maud": "crowbar sickle revolver"},
            monsters=[("mob", "01A.a")],
            barricades={"01A.a": "01A.c"},
        )
        return {i.split("/")[1] for i in h.spoken("attack")} | {
            i.split("/")[0] for i in h.spoken() if "barricade=" in i
        }

    assert able("d_limp") - able("d_arm") == {"card=crowbar", "unblock"}
    assert able("d_arm") == {"card=unarmed", "card=sickle", "card=revolver"}


def test_a_broken_arm_shoves_no_barricade(backend: str) -> None:
    wish = {"barricades": {"01A.c": "01A.a"}}
    assert maud(backend, **wish).spoken("shove") == ["shove/barricade=0"]
    assert maud(backend, up={"maud": "d_arm"}, **wish).spoken("shove") == []


@shows("d_bleeding")
def test_bleeding_after_each_attack(backend: str) -> None:
    h = maud(
        backend,
        "[{clue: 1}]",
        up={"maud": "d_bleeding"},
        held={"maud": "revolver"},
        monsters=[("mob", "01A.b")],
    )
    pull(h)
    assert h.down("maud") == 0
    h.do("attack/card=revolver/monster=0/creature=mob", dice="s")
    assert damage(h) == 4 and h.down("maud") == 1 and h.down("agatha") == 0


@shows("d_skull")
@pytest.mark.parametrize(("up", "buys"), [("d_skull", False), ("d_limp", True)])
def test_a_ringing_skull_buys_no_steps(backend: str, up: str, buys: bool) -> None:
    puzzles = 'z: {type: code, skill: lore, length: 3, variance: 5, name: ["C", "C"]}'
    do = "[{test: lore}, {puzzle: z}]"
    h = maud(backend, do, parts={"puzzles": puzzles}, up={"maud": up}, clues={"maud": 2})
    pull(h, dice="i").do("spend")
    assert h.asked[1] == "puzzle" and ("buy" in h.offered()) == buys
