"""Spells, and what is behind their copies."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import Shown, clues, damage, maud, rolled, where
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import facedown, pull, stacked

shows = Shown()


def test_every_spell_is_shown_and_every_back() -> None:
    assert {str(c["id"]) for c in (*base().spells, *base().spell_backs)} == shows


def cast(backend: str, spell: str, back: str, **wish: Any) -> House:
    """Set up Maud with a Spell of a certain back, and a rope."""
    return maud(backend, held={"maud": f"{spell} rope"}, behind={spell: back}, **wish)


# -- fronts


@shows("cinder_word", "drowning_hand")
@pytest.mark.parametrize(
    ("spell", "printed", "ranged"), [("cinder_word", 2, True), ("drowning_hand", 4, False)]
)
def test_a_spell_that_attacks(backend: str, spell: str, printed: int, ranged: bool) -> None:
    h = cast(backend, spell, "b_settle", monsters=[("mob", "01A.a")])
    h.do(f"attack/card={spell}/monster=0/creature=mob", dice="ss")
    assert damage(h) == printed + 2 and rolled(h) == ["lore 4"]
    assert h.told("flipped") == ["flipped maud b_settle"]
    far = cast(backend, spell, "b_settle", monsters=[("mob", "01A.b")])
    assert (len(far.spoken("attack")) > 0) == ranged


@shows("drowning_hand")
def test_only_the_spell_that_was_used_is_turned(backend: str) -> None:
    h = maud(
        backend,
        held={"maud": "cinder_word drowning_hand"},
        behind={"drowning_hand": "b_settle"},
        monsters=[("mob", "01A.a")],
    )
    h.do("attack/card=drowning_hand/monster=0/creature=mob")
    assert h.told("flipped") == ["flipped maud b_settle"]
    assert h.held("maud") == ["cinder_word", "drowning_hand"]


@shows("knit_flesh", "still_mind")
@pytest.mark.parametrize(
    ("spell", "harm", "far"), [("knit_flesh", "damage", False), ("still_mind", "horror", True)]
)
def test_a_spell_that_heals(backend: str, spell: str, harm: str, far: bool) -> None:
    """Each success is for somebody of one's space, or within range."""
    down = {"agatha": (2, 2), "bastien": (2, 2), "maud": (2, 2)}
    h = House(
        backend,
        party="agatha bastien maud",
        turn="maud",
        at={"bastien": "01A.b"},
        held={"maud": spell},
        behind={spell: "b_settle"},
        down=down,
    )
    h.do(f"perform/card={spell}", dice="ssb")
    assert ("pick/investigator=bastien" in h.spoken()) == far
    h.do("pick/investigator=agatha").do("pick/investigator=maud")
    assert [h.down(who, harm) for who in down] == [1, 2, 1] and h.asked[1] == "turn"
    other = "horror" if harm == "damage" else "damage"
    assert [h.down(who, other) for who in down] == [2, 2, 2]
    assert h.told("flipped") == ["flipped maud b_settle"] and rolled(h) == ["lore 4"]


@shows("fold_path")
def test_fold_the_path_moves_a_space_for_each_success(backend: str) -> None:
    h = cast(backend, "fold_path", "b_settle", monsters=[("mob", "01A.b")])
    h.do("perform/card=fold_path", dice="sss")
    h.do("step/space=01A.b", "step/space=01A.d")
    assert "stay" in h.offered()
    h.do("stay")
    assert h.told("evade_began") == [] and h.at("maud") == "01A.d" and h.asked[1] == "turn"
    once = cast(backend, "fold_path", "b_settle")
    once.do("perform/card=fold_path", dice="s").do("step/space=01A.b")
    assert once.at("maud") == "01A.b" and once.asked[1] == "turn"


def test_fold_the_path_without_a_success(backend: str) -> None:
    h = cast(backend, "fold_path", "b_settle")
    h.do("perform/card=fold_path", dice="iibb")
    assert h.asked[1] == "turn" and h.at("maud") == "01A.a"
    assert h.told("flipped") == ["flipped maud b_settle"]


@shows("chalk_ward", "b_calm")
@pytest.mark.parametrize("use", [True, False])
def test_a_chalk_ward_before_an_evade_check(backend: str, use: bool) -> None:
    """The ward is laid before the dice are rolled."""
    h = cast(backend, "chalk_ward", "b_calm", monsters=[("cultist", "01A.a")])
    h.do("move/space=01A.b")
    assert rolled(h) == []
    h.do("apply/card=chalk_ward" if use else "enough", dice="s")
    assert rolled(h) == ["agility 5" if use else "agility 3"]
    assert h.told("flipped") == (["flipped maud b_calm"] if use else [])
    assert h.conditions("maud") == (["focused"] if use else [])


@pytest.mark.parametrize(
    ("use", "asked"), [("evade", True), ("horror", True), ("interact", False), ("cast", False)]
)
def test_a_chalk_ward_is_for_evade_and_horror_checks(backend: str, use: str, asked: bool) -> None:
    h = pull(maud(backend, f"[{{test: will, use: {use}}}]", held={"maud": "chalk_ward"}))
    assert ("apply/card=chalk_ward" in h.spoken()) == asked


def test_a_chalk_ward_before_a_horror_check(backend: str) -> None:
    """Not before the test against the monster's blow."""
    h = cast(backend, "chalk_ward", "b_calm", monsters=[("cultist", "01A.a")])
    h.grant(acted={0: 1}, down={"agatha": (0, 1)})
    h.do("end_turn")
    assert rolled(h)[0] == "strength 3" and h.asked == (1, "apply")
    h.do("apply/card=chalk_ward")
    assert rolled(h)[-1] == "will 6" and h.told("flipped") == ["flipped maud b_calm"]


# -- backs: the harmless and the costly

KNIT, STILL, FOLD = "knit_flesh", "still_mind", "fold_path"


def resolved(
    backend: str, spell: str, back: str, chance: tuple[int, ...] = (), **wish: Any
) -> House:
    """Cast an action Spell without a success, so that its back takes effect."""
    h = cast(backend, spell, back, **wish)
    return h.do(f"perform/card={spell}", chance=chance)


def again(h: House, spell: str) -> bool:
    """Whether the Spell was discarded and a copy gained, front up."""
    mine = h.told("lost") == [f"lost maud {h.told('flipped')[0].split()[-1]}"]
    return mine and h.told("gained") == [f"gained maud {spell}"] and spell in h.held("maud")


@shows("b_settle")
@pytest.mark.parametrize("spell", [KNIT, STILL, FOLD])
def test_the_air_settles(backend: str, spell: str) -> None:
    h = resolved(backend, spell, "b_settle")
    assert again(h, spell) and h.conditions("maud") == [] and clues(h, "maud") == 0
    assert h.down("maud") + h.down("maud", "horror") == 0


def test_another_copy_may_have_another_back(backend: str) -> None:
    h = resolved(backend, KNIT, "b_settle", chance=(0,))
    seen = {int(h.get("behind")[h.get("held")[1][-1]])}
    for k in range(1, 5):
        h = resolved(backend, KNIT, "b_settle", chance=(k,))
        seen.add(int(h.get("behind")[h.get("held")[1][-1]]))
    assert len(seen) == 5


CONDITION = {
    "b_blind": (FOLD, "dazed"), "b_hush": (STILL, "stunned"),
}  # fmt: skip
shows.update(CONDITION)


@pytest.mark.parametrize("back", CONDITION)
def test_a_back_that_brings_a_condition(backend: str, back: str) -> None:
    spell, condition = CONDITION[back]
    h = resolved(backend, spell, back)
    assert h.told("became") == [f"became maud {condition}"] and again(h, spell)


@shows("b_drown")
def test_drowning_soaks(backend: str) -> None:
    h = cast(backend, "drowning_hand", "b_drown", monsters=[("mob", "01A.a")])
    h.do("attack/card=drowning_hand/monster=0/creature=mob")
    assert h.conditions("maud") == ["soaked"] and again(h, "drowning_hand")


@shows("b_grip")
@pytest.mark.parametrize(("dice", "held"), [("bbbb" + "bbb", True), ("bbbb" + "s", False)])
def test_a_grip_is_resisted_with_will(backend: str, dice: str, held: bool) -> None:
    h = cast(backend, "drowning_hand", "b_grip", monsters=[("mob", "01A.a")])
    h.do("attack/card=drowning_hand/monster=0/creature=mob", dice=dice)
    assert rolled(h) == ["lore 4", "will 3"]
    assert h.conditions("maud") == (["restrained"] if held else []) and again(h, "drowning_hand")


@shows("b_echo")
def test_an_echo_is_a_clue(backend: str) -> None:
    h = resolved(backend, KNIT, "b_echo", clues={"agatha": 3})
    assert clues(h, "maud") == 1 and clues(h, "agatha") == 3 and again(h, KNIT)


@shows("b_sting", "b_chill")
@pytest.mark.parametrize(
    ("spell", "back", "harm"), [(STILL, "b_sting", "damage"), (KNIT, "b_chill", "horror")]
)
def test_a_sting_or_a_chill(backend: str, spell: str, back: str, harm: str) -> None:
    h = resolved(backend, spell, back)
    both = {"damage": h.down("maud"), "horror": h.down("maud", "horror")}
    assert both == {"damage": 0, "horror": 0} | {harm: 1} and again(h, spell)


@shows("b_price")
@pytest.mark.parametrize(("choice", "harm"), [("Suffer 1 Damage", 0), ("Suffer 1 Horror", 1)])
def test_a_price_of_ones_choice(backend: str, choice: str, harm: int) -> None:
    h = stacked(cast(backend, KNIT, "b_price"), "d_limp h_doubt")
    h.do(f"perform/card={KNIT}")
    assert h.spoken() == ["choose/choice=Suffer 1 Damage", "choose/choice=Suffer 1 Horror"]
    h.do(f"choose/choice={choice}")
    assert (h.up("maud"), h.up("maud", "horror")) == ((["d_limp"], []), ([], ["h_doubt"]))[harm]
    assert again(h, KNIT)


@shows("b_beacon")
def test_a_beacon_draws_the_closest_monster(backend: str) -> None:
    h = resolved(
        backend, FOLD, "b_beacon", monsters=[("mob", "10A.b"), ("cultist", "09A.a")]
    )  # fmt: skip
    assert where(h, 0) == "10A.b" and where(h, 1) == "01A.b" and again(h, FOLD)


@shows("b_dusk")
def test_dusk_falls(backend: str) -> None:
    h = resolved(backend, STILL, "b_dusk", at={"maud": "01A.b"})
    assert h.told("feature_placed") == ["feature_placed darkness 01A.b"] and again(h, STILL)


@shows("b_toll")
def test_a_toll_costs_the_spell(backend: str) -> None:
    h = stacked(cast(backend, FOLD, "b_toll"), "h_doubt").do(f"perform/card={FOLD}")
    assert h.down("maud") == 1 and h.up("maud", "horror") == ["h_doubt"]
    assert h.held("maud") == ["rope"] and h.told("gained") == []


@shows("b_cinder")
def test_cinders_set_a_space_near_on_fire(backend: str) -> None:
    h = cast(backend, "cinder_word", "b_cinder", monsters=[("mob", "01A.a")])
    h.do("attack/card=cinder_word/monster=0/creature=mob")
    assert h.spoken() == [f"pick_space/space={s}" for s in ("01A.a", "01A.b", "01A.c")]
    h.do("pick_space/space=01A.c")
    assert h.told("feature_placed") == ["feature_placed fire 01A.c"] and again(h, "cinder_word")


@shows("b_scar")
def test_a_scar_opens(backend: str) -> None:
    h = facedown(cast(backend, KNIT, "b_scar"), "maud", "d_limp d_skull h_doubt")
    h.do(f"perform/card={KNIT}")
    assert len(h.up("maud")) == 1 and h.down("maud") == 1 and again(h, KNIT)
    assert h.up("maud", "horror") == [] and h.down("maud", "horror") == 1


@shows("b_fold")
@pytest.mark.parametrize(("drawn", "spot"), [(0, "01A.a"), (3, "01A.d"), (4, "01A.e")])
def test_a_fold_leads_anywhere_on_the_tile(backend: str, drawn: int, spot: str) -> None:
    h = resolved(backend, FOLD, "b_fold", chance=(drawn,))
    assert h.at("maud") == spot and again(h, FOLD)
