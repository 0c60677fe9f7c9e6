"""Conditions, what is behind Insane and Marked, and whom an Insane card lets win."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import GARDEN, Shown, clues, maud, rolled, where
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, insane, pull, stacked

shows = Shown()
FIVE = "agatha bastien odile yorick maud"


def test_every_condition_is_shown_and_every_back() -> None:
    assert {str(c["id"]) for c in (*base().conditions, *base().condition_backs)} == shows


def sick(backend: str, condition: str, do: str = "[]", **wish: Any) -> House:
    """Set up Maud with a Condition."""
    return maud(backend, do, conditions={"maud": condition}, **wish)


# -- fronts


@shows("wounded")
def test_wounded_one_move_action_a_round(backend: str) -> None:
    h = sick(backend, "wounded").do("move/space=01A.d")
    assert h.spoken("move") == [] and h.get("actions")[1] == 1
    whole = maud(backend).do("move/space=01A.d")
    assert whole.spoken("move") != []
    h.pass_on("next").until_turn("maud")
    assert h.spoken("move") != [] and h.conditions("maud") == ["wounded"]


@shows("dazed")
def test_dazed_a_die_less_until_the_end_of_the_turn(backend: str) -> None:
    h = sick(backend, "dazed", "[{test: lore}, {test: will, to: all}]")
    pull(h)
    assert rolled(h) == ["lore 3", "will 5", "will 2"]
    h.do("end_turn")
    assert h.conditions("maud") == [] and h.told("recovered") == ["recovered maud dazed"]


@shows("stunned")
def test_stunned_one_action_on_the_turn(backend: str) -> None:
    h = sick(backend, "stunned", "[{clue: 1}]", held={"maud": "sickle"})
    pull(h)
    assert h.get("turn") != 1 and clues(h, "maud") == 1
    assert h.told("recovered") == ["recovered maud stunned"] and h.conditions("maud") == []
    whole = pull(maud(backend, "[{clue: 1}]"))
    assert whole.get("turn") == 1 and whole.spoken("press") != []


def test_stunned_while_another_takes_his_turn(backend: str) -> None:
    h = maud(backend, conditions={"agatha": "stunned"}).do("end_turn")
    assert h.conditions("agatha") == ["stunned"]


@shows("restrained")
@pytest.mark.parametrize(("dice", "free"), [("bsb", True), ("bbb", False)])
def test_restrained_until_one_breaks_free(backend: str, dice: str, free: bool) -> None:
    h = sick(backend, "restrained", "[{move: 1, dir: free}]")
    assert h.spoken("move") == []
    h.do("perform/card=restrained", dice=dice)
    assert rolled(h) == ["strength 3"] and h.get("actions")[1] == 1
    assert (h.conditions("maud") == []) == free and (h.spoken("move") != []) == free


def test_restrained_not_moved_by_an_effect_either(backend: str) -> None:
    h = pull(sick(backend, "restrained", "[{move: 1, dir: free}]"))
    assert h.asked[1] == "turn" and h.at("maud") == "01A.a"


@shows("focused")
def test_focused_two_dice_again(backend: str) -> None:
    h = sick(backend, "focused", "[{test: lore, diff: 3, pass: [{clue: 1}]}]")
    pull(h, dice="sbbi")
    assert h.spoken() == ["apply/card=focused", "enough"]
    h.do("apply/card=focused").do("reroll/die=blank", dice="s").do("reroll/die=blank", dice="s")
    assert h.conditions("maud") == [] and clues(h, "maud") == 1 and h.asked[1] == "turn"


def test_focused_kept_for_another_roll(backend: str) -> None:
    h = pull(sick(backend, "focused", "[{test: lore}]")).do("enough")
    assert h.conditions("maud") == ["focused"] and h.asked[1] == "turn"


@shows("soaked")
def test_soaked_no_fire_and_clumsy(backend: str) -> None:
    h = sick(backend, "soaked", "[{test: agility}, {test: lore}]", held={"maud": "lantern"})
    dry = maud(backend, held={"maud": "lantern"})
    assert h.spoken("set_fire") == [] and dry.spoken("set_fire") != []
    assert rolled(pull(h)) == ["agility 2", "lore 4"]


@pytest.mark.parametrize(
    ("spot", "soaked"), [("01A.b", False), ("11B.a", True), ("11B.c", True), ("05A.b", True)]
)
def test_soaked_until_a_round_ends_in_the_dry(backend: str, spot: str, soaked: bool) -> None:
    """Indoors and out of the water: 11B is a garden with a pond, 05A.b a cistern indoors."""
    parts = {
        "layout": {"05A": [0, 10, 0]},
        "start": {"tiles": ["01A", "13A", "10A", "09A", "11B", "05A"]},
    }
    h = sick(backend, "soaked", parts=parts, at={"maud": spot})
    h.pass_on("next")
    assert h.get("round") == 2 and (h.conditions("maud") == ["soaked"]) == soaked


@shows("insane")
def test_insane_read_in_secret(backend: str) -> None:
    h = insane(maud(backend), "maud", "i_miser")
    card = h.get("marks")[1][0]
    seen = [h.state.observe(seat).fields["behind"][card] for seat in (0, 1)]
    assert seen == [None, h.face("i_miser")]


@shows("marked")
def test_marked_does_nothing_by_itself(backend: str) -> None:
    h = sick(backend, "marked", "[{test: lore}]")
    pull(h)
    assert rolled(h) == ["lore 4"] and h.spoken("perform/card=marked") == []
    h.pass_on("next")
    assert h.conditions("maud") == ["marked"]


# -- behind Marked

FLIP = "[{turn: marked, to: all}]"


@shows("m_sign")
def test_the_sign_burns(backend: str) -> None:
    h = stacked(sick(backend, "marked", FLIP, behind={"marked": "m_sign"}), "h_doubt h_waver")
    pull(h)
    assert h.up("maud", "horror") == ["h_doubt", "h_waver"] and h.conditions("maud") == []
    assert h.up("agatha", "horror") == []


@shows("m_shadow")
def test_the_shadow_knows_the_way(backend: str) -> None:
    h = sick(
        backend,
        "marked",
        FLIP,
        behind={"marked": "m_shadow"},
        parts=GARDEN,
        at={"agatha": "11B.a"},
        monsters=[("mob", "11B.b"), ("cultist", "09A.b")],
    )
    pull(h)
    assert (where(h, 0), where(h, 1)) == ("11B.b", "01A.b") and h.conditions("maud") == []


@shows("m_blank")
def test_only_ink(backend: str) -> None:
    h = pull(sick(backend, "marked", FLIP, behind={"marked": "m_blank"}))
    assert (clues(h, "maud"), clues(h, "agatha")) == (1, 0) and h.conditions("maud") == []


# -- behind Insane: burdens


def mad(backend: str, back: str, do: str = "[]", **wish: Any) -> House:
    """Set up Maud as Insane, in a certain way."""
    return insane(maud(backend, do, **wish), "maud", back)


@shows("i_numb")
def test_numb_to_relief(backend: str) -> None:
    do = "[{heal: horror, num: 2, to: all}, {heal: damage, num: 1}]"
    h = pull(mad(backend, "i_numb", do, down={"agatha": (0, 2), "maud": (2, 2)}))
    assert [h.down(who, "horror") for who in ("agatha", "maud")] == [0, 2]
    assert h.down("maud") == 1


def test_numb_to_a_bargain(backend: str) -> None:
    h = pull(stacked(mad(backend, "i_numb", "[{horror: 1}]"), "h_bargain"))
    h.do("choose/choice=Suffer 1 facedown Damage and discard this")
    assert (h.down("maud"), h.down("maud", "horror")) == (1, 1)


@shows("i_blank")
def test_blank_about_clues(backend: str) -> None:
    do = "[{test: lore}, {puzzle: z}]"
    puzzles = 'z: {type: code, skill: lore, length: 3, variance: 5, name: ["C", "C"]}'
    h = mad(backend, "i_blank", do, clues={"maud": 2}, parts={"puzzles": puzzles})
    pull(h, dice="iiii")
    assert h.asked[1] == "puzzle" and "buy" in h.offered() and h.told("clue_spent") == []
    other = maud(backend, do, clues={"maud": 2}, parts={"puzzles": puzzles})
    assert "spend" in pull(other, dice="iiii").offered()


@shows("i_walker")
@pytest.mark.parametrize(("spot", "horror"), [("01A.a", 0), ("01A.b", 1)])
def test_a_walker_who_must_not_be_alone(backend: str, spot: str, horror: int) -> None:
    h = mad(backend, "i_walker", at={"maud": spot}).do("end_turn")
    assert h.down("maud", "horror") == horror and h.down("agatha", "horror") == 0


@shows("i_miser")
def test_a_miser_parts_with_nothing(backend: str) -> None:
    h = mad(backend, "i_miser", held={"agatha": "spade", "maud": "rope"})
    h.do("trade")
    assert h.asked == (0, "trade")
    h.do("give/card=spade/giver=agatha/investigator=maud")
    assert h.asked == (1, "turn") and h.held("maud") == ["rope", "spade"]
    sane = maud(backend, held={"agatha": "spade", "maud": "rope"}).do("trade")
    assert "drop/card=rope/investigator=maud" in sane.spoken()


def test_a_miser_drops_what_an_effect_tells_him_to(backend: str) -> None:
    h = pull(mad(backend, "i_miser", "[{drop: 1, of: item}]", held={"maud": "rope"}))
    assert h.held("maud") == []


# -- behind Insane: who wins

WIN = "[{end: win, epilogue: won}]"
LOSE = "[{end: lose, epilogue: late}]"


def results(backend: str, back: str, do: str, **wish: Any) -> tuple[int, int]:
    """Return the results of Maud, who is Insane, and of Agatha, who pulls the lever."""
    h = beside(backend, do, who="agatha", party=FIVE, **wish)
    pull(insane(h, "maud", back))
    assert h.state.over
    return tuple(int(h.get("result")[h.slot(who)] > 0) for who in ("maud", "agatha"))  # type: ignore[return-value]


@pytest.mark.parametrize("back", ["i_numb", "i_blank", "i_walker", "i_miser"])
def test_a_burden_shares_the_end_of_the_group(backend: str, back: str) -> None:
    assert results(backend, back, WIN) == (1, 1)
    assert results(backend, back, LOSE) == (0, 0)


@shows("i_hoard", "i_home", "i_envy")
@pytest.mark.parametrize(
    ("back", "good", "bad"),
    [
        ("i_hoard", {"held": {"maud": "rope spade flask knit_flesh"}},
         {"held": {"maud": "rope spade flask", "agatha": "drops whistle torch lantern"}}),
        ("i_home", {"at": {"maud": "09A.c"}},
         {"at": {"maud": "24A.a"}, "laid": {5: 1}}),
        ("i_envy", {"clues": {"maud": 2, "agatha": 2, "odile": 1}},
         {"clues": {"maud": 2, "odile": 3}}),
    ],
)  # fmt: skip
def test_a_term_without_which_one_does_not_win(
    backend: str, back: str, good: dict[str, Any], bad: dict[str, Any]
) -> None:
    assert results(backend, back, WIN, **good) == (1, 1)
    assert results(backend, back, WIN, **bad) == (0, 1)
    assert results(backend, back, LOSE, **good) == (0, 0)


@shows("i_usher", "i_pyre", "i_lamb")
@pytest.mark.parametrize("back", ["i_usher", "i_pyre", "i_lamb"])
def test_a_traitor_loses_when_the_others_win(backend: str, back: str) -> None:
    assert results(backend, back, WIN) == (0, 1)
    assert results(backend, back, LOSE) == (0, 0)


def test_an_usher_wins_when_two_others_are_gone(backend: str) -> None:
    """And the night is over at once."""
    for whom, over in (("most_damage", False), ("all", True)):
        h = beside(
            backend,
            f"[{{damage: 1, down: true, to: {whom}}}]",
            who="agatha",
            party=FIVE,
            down={"odile": (5, 0), "yorick": (7, 0)},
            conditions={"odile": "wounded", "yorick": "wounded"},
        )
        pull(insane(h, "maud", "i_usher"))
        assert h.state.over == over and len(h.told("eliminated")) == 1 + over
        if over:
            assert [r > 0 for r in h.get("result")] == [False] * 4 + [True]


@pytest.mark.parametrize(("fires", "over"), [("01A.c 01A.d 01A.e 10A.a 10A.b", True),
                                             ("01A.c 01A.d 01A.e 10A.a", False)])  # fmt: skip
def test_a_pyre_of_six_spaces(backend: str, fires: str, over: bool) -> None:
    """One more space burns before the round ends."""
    h = House(backend, party=FIVE, turn="maud", at={"maud": "13A.a"})
    insane(h, "maud", "i_pyre")
    h.grant(fire=fires, acted=dict.fromkeys(range(5), 1))
    h.do("end_turn")
    while not h.state.over and h.get("round") == 1:
        h.do(h.offered()[0])
    assert h.state.over == over
    if over:
        assert [r > 0 for r in h.get("result")] == [False] * 4 + [True]


def dead(h: House) -> None:
    """Eliminate Maud, and then two others."""
    for slot in (4, 2, 3):
        h.state.arrange({"out": {slot: 1}, "at": {slot: -1}})


def test_a_pyre_or_an_usher_does_not_win_with_the_others(backend: str) -> None:
    """Nor once eliminated; nor by fires before the round has ended."""
    fires = "01A.b 01A.c 01A.d 01A.e 10A.a 10A.b"
    for do in (WIN, LOSE):
        assert results(backend, "i_pyre", do, fire=fires)[0] == 0
        for back in ("i_pyre", "i_usher"):
            h = insane(beside(backend, do, who="agatha", party=FIVE, fire=fires), "maud", back)
            dead(h)
            assert pull(h).get("result")[4] == 0


def test_a_lamb_wins_by_its_death_alone(backend: str) -> None:
    for do in (WIN, LOSE):
        fate = "[{damage: 1, down: true, to: most_damage}, " + do[1:]
        h = beside(
            backend,
            fate,
            who="agatha",
            party=FIVE,
            down={"maud": (6, 0)},
            conditions={"maud": "wounded"},
        )
        pull(insane(h, "maud", "i_lamb"))
        assert h.told("eliminated") == ["eliminated maud"]
        assert h.get("result")[4] > 0 and (h.get("result")[0] > 0) == (do == WIN)
