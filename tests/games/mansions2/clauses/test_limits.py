"""What runs out, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.columns import CreatureRow
from noctuary.mechanics.spaces import DARKNESS, FIRE
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, lever, pull
from tests.support import clause

ALL = ("01A", "13A", "10A", "09A", "24A", "17A", "11B")
OTHERS = (
    "01A.b 01A.c 01A.d 01A.e 13A.a 13A.b 10A.a 10A.b 09A.a 09A.b 09A.c 24A.a 24A.b 17A.a 17A.b "
    "11B.a 11B.b 11B.c"
)
"""All spaces but that of the lever: as many as there are tokens of Fire and Darkness."""


def with_start(backend: str, do: str, **wish: Any) -> House:
    """Set up a lever in a house with all its tiles."""
    parts = {"tokens": lever(do), "start": {"tiles": list(ALL)}}
    return beside(backend, do, parts=parts, at={"agatha": "13A.a", "bastien": "01A.a"}, **wish)


@clause("MAN2-016")
def test_there_are_always_clues(backend: str) -> None:
    h = beside(backend, "[{clue: 2}]", clues={"agatha": 20, "bastien": 6})
    pull(h)
    assert h.get("clues")[:2] == [20, 8] and h.told("missing") == []


@clause("MAN2-016")
@pytest.mark.parametrize(("feature", "bit"), [("fire", FIRE), ("darkness", DARKNESS)])
def test_there_is_always_fire_and_darkness(backend: str, feature: str, bit: int) -> None:
    h = with_start(backend, f"[{{feature: {feature}, at: 01A.a}}]", **{feature: OTHERS})
    assert sum(1 for f in h.get("feature") if f & bit) == 18
    pull(h)
    assert sum(1 for f in h.get("feature") if f & bit) == 19 and h.told("missing") == []


FOUR = {"10A.a": "", "09A.a": "", "09A.b": "", "13A.b": ""}


@clause("MAN2-017", "MAN2-054")
@pytest.mark.parametrize("used", [3, 4])
def test_there_are_four_barricades_whatever_else_is_used(backend: str, used: int) -> None:
    """Passages are another pool: one can be placed all the same."""
    h = beside(
        backend, "[{feature: barricade, at: 01A.b}, {feature: secret_passage, at: 01A.b}]",
        barricades=dict(list(FOUR.items())[:used]), at={"agatha": "13A.a", "bastien": "01A.a"},
    )  # fmt: skip
    pull(h)
    there = h.space("01A.b") in h.get("barricade_at")
    assert there == (used == 3) and bool(h.told("missing")) == (used == 4)
    assert h.told("feature_placed")[-1] == "feature_placed secret_passage 01A.b"


@clause("MAN2-017", "MAN2-054")
@pytest.mark.parametrize("used", [3, 4])
def test_there_are_four_passages_whatever_else_is_used(backend: str, used: int) -> None:
    h = beside(
        backend, "[{feature: secret_passage, at: 01A.b}, {feature: barricade, at: 01A.b}]",
        passages=" ".join(list(FOUR)[:used]), at={"agatha": "13A.a", "bastien": "01A.a"},
    )  # fmt: skip
    pull(h)
    placed = "feature_placed secret_passage 01A.b" in h.log
    assert placed == (used == 3) and bool(h.told("missing")) == (used == 4)
    assert h.space("01A.b") in h.get("barricade_at")


@clause("MAN2-017")
@pytest.mark.parametrize(("hers", "gained"), [("rope", ["rope"]), ("rope rope", [])])
def test_a_card_of_which_all_copies_are_out_is_not_gained(
    backend: str, hers: str, gained: list[str]
) -> None:
    """What else the effect does is done."""
    h = beside(backend, "[{gain: rope}, {clue: 1}]", held={"agatha": hers})
    pull(h)
    assert h.held("bastien") == gained and h.held("agatha") == hers.split()
    assert h.told("missing") == ([] if gained else [f"missing {h.face('rope')}"])
    assert h.get("clues")[1] == 1


@clause("MAN2-017")
def test_a_monster_without_a_figure_left_does_not_come(backend: str) -> None:
    h = beside(
        backend, "[{spawn: star_spawn, at: 09A.c}, {spawn: mob, at: 09A.c}]",
        at={"agatha": "10A.a", "bastien": "01A.a"},
    )  # fmt: skip
    figures = h.made.tables["creatures"][h.creature("star_spawn")][CreatureRow.FIGURES]
    h.grant(monsters=[("star_spawn", "13A.a")] * figures)
    pull(h)
    kinds = [h.made.creatures[h.get("m_kind")[m]].id for m in h.get("alive")]
    assert kinds == ["star_spawn"] * figures + ["mob"]
    assert len(h.told("missing")) == 1 and len(h.told("spawned")) == 1
