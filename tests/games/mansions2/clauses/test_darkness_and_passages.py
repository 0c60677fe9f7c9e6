"""Secret Passages and Darkness."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mansions2.dusk import last_turn, monster_at, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

THREE = "13A.a 10A.b 09A.c"


# ---- Secret Passages


@clause("MAN2-387")
@pytest.mark.parametrize("end", THREE.split())
def test_each_end_of_the_passages_is_next_to_all_the_others(backend: str, end: str) -> None:
    """With one step left, so that nothing farther is on offer."""
    at = {"agatha": "01A.a", "bastien": end}
    h = House(backend, turn="bastien", at=at, passages=THREE, steps={1: 1})
    assert {f"move/space={s}" for s in THREE.split() if s != end} <= set(h.spoken("move"))
    plain = House(backend, turn="bastien", at=at, passages=end, steps={1: 1})
    assert not {f"move/space={s}" for s in THREE.split()} & set(plain.spoken("move"))


@clause("MAN2-388")
def test_a_passage_is_one_space_for_investigators(backend: str) -> None:
    at = {"agatha": "01A.a", "bastien": "13A.a"}
    h = House(backend, turn="bastien", at=at, passages=THREE).do("move/space=10A.b")
    assert h.told("moved") == ["moved bastien 10A.b"] and h.get("steps")[1] == 1


@clause("MAN2-388")
@pytest.mark.parametrize("cut", ["13A.a", "10A.b"])
def test_a_barricade_cuts_a_passage_off_in_both_directions(backend: str, cut: str) -> None:
    for start, end in (("13A.a", "10A.b"), ("10A.b", "13A.a")):
        h = House(
            backend, turn="bastien", at={"agatha": "01A.a", "bastien": start},
            passages=THREE, barricades={cut: "passage"}, steps={1: 1},
        )  # fmt: skip
        assert f"move/space={end}" not in h.spoken("move")
        assert ("move/space=09A.c" in h.spoken("move")) == (start != cut)


@clause("MAN2-388")
@pytest.mark.parametrize(("passages", "end"), [(THREE, "10A.b"), ("", "01A.c")])
def test_monsters_pass_too(backend: str, passages: str, end: str) -> None:
    at = dict.fromkeys(("agatha", "bastien", "odile"), "10A.b")
    h = last_turn(backend, at=at, passages=passages, monsters=[("cultist", "13A.a")])
    nightfall(h)
    assert h.told("monster_moved")[0].split(" ")[-1] == ("10A.b" if passages else "13A.b")
    if passages:
        assert monster_at(h, 0) == end


# ---- Darkness

STUDY = "[{test: lore, diff: 2, pass: [{clue: 5}]}]"
DARK = "01A.a 01A.b"


def reading(backend: str, **wish: Any) -> House:
    """Let Bastien (Lore 2) roll two investigations in the hall, with two Clues."""
    given: dict[str, Any] = {"clues": {"bastien": 2}, "at": {"agatha": "13A.a"}} | wish
    return pull(beside(backend, STUDY, **given), dice="ii")


@clause("MAN2-389")
def test_no_clue_is_spent_on_a_test_in_the_dark(backend: str) -> None:
    dark = reading(backend, darkness=DARK)
    assert dark.told("tested") == ["tested bastien 0 2"] and dark.get("clues")[1] == 2
    assert dark.asked == (1, "turn")
    lit = reading(backend)
    assert lit.asked == (1, "improve") and "spend" in lit.spoken()
    lit.do("spend", "spend")
    assert lit.told("tested") == ["tested bastien 2 2"]


@clause("MAN2-391", "MAN2-392")
@pytest.mark.parametrize(
    ("wish", "lit"),
    [
        ({"at": {"agatha": "01A.c"}, "held": {"agatha": "lantern"}}, True),
        ({"at": {"agatha": "01A.a"}, "held": {"agatha": "lantern"}}, True),
        ({"at": {"agatha": "01A.c"}, "held": {"agatha": "lantern.back"}}, False),
        ({"at": {"agatha": "01A.d"}, "held": {"agatha": "lantern"}}, False),
        ({"at": {"agatha": "01A.e"}, "held": {"agatha": "torch"}}, False),
        ({"held": {"bastien": "candles"}}, True),
        ({"fire": "01A.b"}, True),
        ({"fire": "01A.d"}, False),
        ({"floor": {"01A.b": "lantern"}}, True),
        ({"floor": {"01A.a": "torch"}}, True),
        ({"floor": {"01A.b": "rope"}}, False),
    ],
)
def test_light_or_fire_here_or_next_door_lifts_the_darkness(
    backend: str, wish: dict[str, Any], lit: bool
) -> None:
    """The porter's lodge lies behind a wall of this space, its door farther on."""
    h = reading(backend, darkness="01A.a", **wish)
    assert (h.asked == (1, "improve") and "spend" in h.spoken()) == lit


@clause("MAN2-392")
def test_a_light_that_is_dropped_shines_where_it_lies(backend: str) -> None:
    """On its own space and the next ones, though nobody is there."""
    for spot, lit in (("01A.b", True), ("01A.d", True), ("01A.e", True), ("13A.b", False)):
        at = {"agatha": "09A.c", "bastien": spot}
        h = House(backend, turn="bastien", at=at, floor={"01A.b": "lantern"}, darkness=spot)
        assert h.get("floor") and seen_dark(h) != lit


def seen_dark(h: House) -> bool:
    """Whether the table shows Bastien as standing in the dark."""
    from noctuary.games.mansions2.view.figures import investigator
    from noctuary.kernel import state_for_rules

    return investigator(state_for_rules(h.state.observe(1), h.made.tables), h.made, 1).dark


@clause("MAN2-393")
def test_a_space_has_one_darkness_at_most(backend: str) -> None:
    twice = "[{feature: darkness, at: 10A.b}, {feature: darkness, at: 10A.b}]"
    h = pull(beside(backend, twice))
    assert h.told("feature_placed") == ["feature_placed darkness 10A.b"]
    two = "[{feature: darkness, at: 10A.b}, {feature: darkness, at: 10A.a}]"
    assert len(pull(beside(backend, two)).told("feature_placed")) == 2


@clause("MAN2-394")
def test_cards_still_convert_and_reroll_in_the_dark(backend: str) -> None:
    look = "[{test: observation, diff: 1, pass: [{clue: 5}]}]"
    h = beside(
        backend, look, darkness="01A.a", clues={"bastien": 1}, at={"agatha": "13A.a"},
        held={"bastien": "magnifier"}, conditions={"bastien": "focused"},
    )  # fmt: skip
    pull(h, dice="ibb")
    assert h.asked == (1, "improve")
    assert set(h.spoken()) == {"apply/card=magnifier", "apply/card=focused", "enough"}
    h.do("apply/card=magnifier", "enough")
    assert h.told("tested") == ["tested bastien 1 1"]
