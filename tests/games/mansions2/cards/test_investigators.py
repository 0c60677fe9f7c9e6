"""The eight investigators: what their cards say, what they bring, what only they can do."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import Shown, clues, rolled
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull, stacked

shows = Shown()
SHEETS = {
    "agatha": ((2, 3, 3, 5, 3, 5), 6, 8, "magnifier"),
    "carson": ((3, 3, 4, 3, 5, 3), 7, 7, "lantern"),
    "rita": ((3, 5, 3, 2, 3, 5), 8, 6, "rope"),
    "yorick": ((4, 3, 3, 3, 4, 4), 8, 6, "spade"),
    "preston": ((3, 3, 3, 4, 5, 3), 7, 7, "sword_cane"),
    "odile": ((2, 4, 5, 4, 3, 3), 6, 8, "lock_picks"),
    "bastien": ((5, 4, 3, 2, 3, 4), 9, 5, "crowbar"),
    "maud": ((3, 3, 4, 4, 4, 3), 7, 7, "dressing"),
}
"""Skills from Strength to Will, health, sanity, and what everybody brings."""
NAMES = ("strength", "agility", "observation", "lore", "influence", "will")


def test_every_investigator_is_shown() -> None:
    assert {str(i["id"]) for i in base().investigators} == shows == set(SHEETS)


def alone(backend: str, who: str, do: str, **wish: Any) -> House:
    """Set up an investigator beside a lever; Agatha, or Maud, is there too."""
    other = "maud" if who == "agatha" else "agatha"
    return beside(backend, do, who=who, party=f"{other} {who}", **wish)


@pytest.mark.parametrize("who", SHEETS)
def test_dice_are_as_many_as_the_skill(backend: str, who: str) -> None:
    do = ", ".join(f"{{test: {skill}, use: search}}" for skill in NAMES)
    h = pull(alone(backend, who, f"[{do}]"))
    if who == "odile":
        h.do("enough")
    skills = list(SHEETS[who][0])
    if who == "bastien":
        skills[0] += 1
    assert rolled(h) == [f"{s} {n}" for s, n in zip(NAMES, skills, strict=True)]


@pytest.mark.parametrize("who", SHEETS)
@pytest.mark.parametrize("harm", ["damage", "horror"])
def test_health_and_sanity_are_what_one_bears(backend: str, who: str, harm: str) -> None:
    bears = SHEETS[who][1] if harm == "damage" else SHEETS[who][2]
    h = alone(backend, who, f"[{{{harm}: {bears - 1}, down: true}}]")
    pull(h)
    assert h.conditions(who) == [] and h.down(who, harm) == bears - 1
    h = pull(alone(backend, who, f"[{{{harm}: {bears}, down: true}}]"))
    assert h.conditions(who) == ["wounded" if harm == "damage" else "insane"]


@pytest.mark.parametrize("who", SHEETS)
def test_everybody_brings_something(backend: str, who: str) -> None:
    other = "maud" if who == "agatha" else "agatha"
    h = House(backend, party=f"{other} {who}", parts={"start": {"own": True}}, turn=None)
    assert h.held(who) == [SHEETS[who][3]] and h.held(other) == [SHEETS[other][3]]
    without = House(backend, party=f"{other} {who}", turn=None)
    assert without.held(who) == []


# -- abilities


@shows("agatha")
def test_agatha_resolves_the_back_of_another_copy(backend: str) -> None:
    """Once a round; the other copies keep their backs hidden."""
    h = alone(
        backend,
        "agatha",
        "[]",
        held={"agatha": "knit_flesh still_mind"},
        behind={"knit_flesh": "b_chill"},
    )
    h.do("perform/card=knit_flesh")
    assert h.told("flipped") == ["flipped agatha b_chill"]
    assert h.spoken() == ["apply/card=agatha", "enough"]
    shelf = [c for c in h.cards_of("knit_flesh") if c in h.get("shelf")]
    backs = [h.face_name(h.get("behind")[c]) for c in shelf]
    h.do("apply/card=agatha", chance=[backs.index("b_echo")])
    assert h.told("flipped")[1:] == ["flipped agatha b_echo"]
    assert clues(h, "agatha") == 1 and h.down("agatha", "horror") == 0
    assert h.held("agatha") == ["still_mind", "knit_flesh"]
    h.do("perform/card=still_mind")
    assert "apply/card=agatha" not in h.spoken()


def test_agatha_may_take_the_back_as_it_is(backend: str) -> None:
    h = alone(
        backend, "agatha", "[]", held={"agatha": "knit_flesh"}, behind={"knit_flesh": "b_chill"}
    )  # fmt: skip
    h.do("perform/card=knit_flesh", "enough")
    assert h.told("flipped") == ["flipped agatha b_chill"] and h.down("agatha", "horror") == 1


@shows("carson")
def test_carsons_first_trade_of_a_round_is_free(backend: str) -> None:
    h = alone(backend, "carson", "[]", held={"carson": "rope spade"})
    h.do("trade", "give/card=rope/giver=carson/investigator=agatha").do("enough")
    while h.asked[1] != "turn":
        h.do("enough")
    assert h.get("actions")[1] == 2 and h.held("agatha") == ["rope"]
    h.do("trade", "enough")
    while h.asked[1] != "turn":
        h.do("enough")
    assert h.get("actions")[1] == 1
    late = alone(backend, "carson", "[]", held={"carson": "rope"}, actions={"carson": 0})
    assert late.spoken("trade") == ["trade"]
    other = alone(backend, "odile", "[]", held={"odile": "rope"}, actions={"odile": 0})
    assert other.spoken("trade") == []


@shows("rita")
def test_rita_slips_on_after_an_evade_check(backend: str) -> None:
    h = alone(
        backend, "rita", "[{clue: 1}]", monsters=[("cultist", "01A.a"), ("mob", "01A.b")]
    )  # fmt: skip
    h.do("move/space=01A.b", dice="s")
    assert h.spoken() == ["step/space=01A.b", "step/space=01A.c", "stay"]
    h.do("step/space=01A.c")
    assert h.at("rita") == "01A.c" and h.get("steps")[1] == 2
    h.do("move/space=13A.b")
    assert len(h.told("evade_began")) == 1 and h.get("actions")[1] == 1
    h = alone(backend, "rita", "[{clue: 1}]", monsters=[("cultist", "01A.a")])
    pull(h, dice="s").do("stay")
    assert clues(h, "rita") == 1
    pull(h, dice="ss")
    assert h.asked[1] == "turn" and clues(h, "rita") == 2, "once a round"


def test_rita_needs_a_check_that_is_passed(backend: str) -> None:
    h = alone(backend, "rita", "[{clue: 1}]", monsters=[("cultist", "01A.a")])
    pull(h, dice="b")
    assert h.asked[1] == "turn" and h.at("rita") == "01A.a" and h.down("rita") == 1


@shows("yorick")
@pytest.mark.parametrize("use", [True, False])
def test_yorick_bears_a_horror_of_somebody_near(backend: str, use: bool) -> None:
    h = beside(backend, "[{horror: 2}]", who="agatha", party="agatha yorick")
    pull(stacked(h, "h_doubt h_waver"))
    assert h.asked[0] == 1 and h.spoken() == ["apply/card=yorick", "enough"]
    h.do("apply/card=yorick" if use else "enough")
    assert (len(h.up("agatha", "horror")), h.down("yorick", "horror")) == (
        (1, 1) if use else (2, 0)
    )
    pull(stacked(h, "h_dark h_mutter"))
    assert (h.asked == (1, "apply")) == (not use)


def test_yorick_is_not_everywhere(backend: str) -> None:
    h = beside(
        backend, "[{horror: 1}]", who="agatha", party="agatha yorick", at={"yorick": "01A.b"}
    )  # fmt: skip
    pull(stacked(h, "h_doubt"))
    assert h.asked == (0, "turn") and h.up("agatha", "horror") == ["h_doubt"]
    h = beside(backend, "[{damage: 1}]", who="agatha", party="agatha yorick")
    assert pull(stacked(h, "d_limp")).asked == (0, "turn")


@shows("preston")
def test_preston_pays_for_an_answer(backend: str) -> None:
    h = alone(
        backend, "preston", "[{test: influence}]", held={"preston": "rope tide_table spade"}
    )  # fmt: skip
    pull(h).do("apply/card=preston")
    assert h.spoken() == ["pick_card/card=rope", "pick_card/card=spade"]
    h.do("pick_card/card=spade")
    assert rolled(h) == ["influence 7"] and h.held("preston") == ["rope", "tide_table"]
    pull(h)
    assert rolled(h) == ["influence 7", "influence 5"], "once a round"


@pytest.mark.parametrize(
    ("do", "held"),
    [("[{test: influence}]", "tide_table"), ("[{test: influence, use: search}]", "rope")],
)
def test_preston_pays_with_common_items_for_interactions(backend: str, do: str, held: str) -> None:
    h = pull(alone(backend, "preston", do, held={"preston": held}))
    assert h.asked[1] == "turn" and rolled(h) == ["influence 5"]


@shows("odile")
def test_odile_looks_again(backend: str) -> None:
    do = "[{test: observation, diff: 2, pass: [{clue: 1}]}]"
    h = alone(backend, "odile", do)
    pull(h, dice="sbbbb").do("apply/card=odile").do("reroll/die=blank", dice="s")
    assert clues(h, "odile") == 1 and h.asked[1] == "turn"
    pull(h, dice="sbbbb")
    assert h.asked[1] == "turn" and clues(h, "odile") == 1, "once a round"
    other = pull(alone(backend, "odile", "[{test: lore}]"))
    assert other.asked[1] == "turn"


@shows("bastien")
@pytest.mark.parametrize(
    ("do", "dice"),
    [("[{test: strength}]", "strength 6"), ("[{test: agility}]", "agility 4")],
)
def test_bastien_is_strong(backend: str, do: str, dice: str) -> None:
    assert rolled(pull(alone(backend, "bastien", do))) == [dice]


def test_bastien_is_no_stronger_in_an_attack(backend: str) -> None:
    h = alone(backend, "bastien", "[]", monsters=[("mob", "01A.a")])
    h.do("attack/card=unarmed/monster=0/creature=mob")
    assert rolled(h) == ["strength 5"]


@shows("maud")
def test_maud_tends_somebody_of_her_space(backend: str) -> None:
    h = House(
        backend,
        party="agatha bastien maud",
        turn="maud",
        at={"bastien": "01A.b"},
        down={"agatha": (2, 2), "bastien": (1, 0), "maud": (1, 0)},
        up={"agatha": "d_limp"},
    )
    h.do("perform/card=maud")
    assert h.spoken() == ["pick/investigator=agatha", "pick/investigator=maud"]
    h.do("pick/investigator=agatha")
    assert (h.down("agatha"), h.up("agatha"), h.down("agatha", "horror")) == (1, ["d_limp"], 2)
    assert h.down("maud") == 1 and h.get("actions")[2] == 1
    h.do("perform/card=maud", "pick/investigator=maud")
    assert h.down("maud") == 0, "as often as she has actions"
