"""Clues, and spending things."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

LOCK = (
    "{z: {type: lock, skill: lore, size: 6, name: [Lock, Verrou], "
    "pieces: [[2, 0, 2, h], [0, 4, 3, v]]}}"
)


@clause("MAN2-253")
def test_a_clue_gained_is_in_one_s_play_area(backend: str) -> None:
    h = pull(beside(backend, "[{clue: 2}]", clues={"agatha": 1, "bastien": 3}))
    assert h.get("clues")[:2] == [1, 5]
    assert h.told("clues_gained") == ["clues_gained bastien 2"]
    assert h.held("bastien") == []


@clause("MAN2-254")
def test_clues_are_neither_traded_nor_dropped(backend: str) -> None:
    h = House(backend, turn="bastien", clues={"agatha": 2, "bastien": 3})
    assert h.offered("trade") == []
    h.grant(held={"bastien": "rope"})
    h.do("trade")
    rope = h.face("rope")
    assert h.offered() == [
        f"give/card={rope}/giver=bastien/investigator=agatha",
        f"drop/card={rope}/investigator=bastien",
        "enough",
    ]
    h.do(f"drop/card={rope}/investigator=bastien").do("enough")
    while h.asked[1] == "trade":
        h.do("enough")
    assert h.get("clues")[:2] == [2, 3]


@clause("MAN2-254")
def test_clues_are_not_left_behind_on_a_space(backend: str) -> None:
    h = beside(
        backend, "[{damage: 9, down: true}]", conditions={"bastien": "wounded"},
        clues={"agatha": 2, "bastien": 3}, held={"bastien": "rope"},
    )  # fmt: skip
    pull(h)
    assert h.told("eliminated") == ["eliminated bastien"]
    assert [h.card_name(h.state.fields(), c) for c in h.get("floor")] == ["rope"]
    assert h.get("clues")[:2] == [2, 0]


@clause("MAN2-255")
def test_clues_buy_puzzle_steps(backend: str) -> None:
    h = beside(
        backend, "[{puzzle: z}]", party="agatha yorick", who="yorick", parts={"puzzles": LOCK},
        clues={"yorick": 3},
    )  # fmt: skip
    pull(h)
    assert h.get("steps_most") == 3
    h.do("buy", "buy")
    assert (h.get("steps_most"), h.get("clues")[1]) == (5, 1)
    assert h.offered("buy") == ["buy"]
    h.do("buy")
    assert (h.get("steps_most"), h.get("clues")[1]) == (6, 0)
    assert h.offered("buy") == []


@clause("MAN2-256")
def test_a_clue_spent_or_discarded_is_gone(backend: str) -> None:
    h = beside(backend, "[{test: agility}, {clue: -2}]", clues={"agatha": 1, "bastien": 4})
    pull(h, dice="i").do("spend")
    assert h.told("clue_spent") == ["clue_spent bastien"]
    assert h.told("clues_lost") == ["clues_lost bastien 2"]
    assert h.get("clues")[:2] == [1, 1]


@clause("MAN2-257")
def test_what_is_spent_is_discarded_before_it_works(backend: str) -> None:
    h = beside(
        backend, "[{test: influence, use: interact}]", party="agatha preston", who="preston",
        held={"preston": "rope sabre"},
    )  # fmt: skip
    pull(h)
    assert h.asked == (1, "apply") and h.told("rolled") == []
    h.do(h.offered("apply")[0])
    lines = [line for line in h.log if line.split()[0] in ("lost", "rolled")]
    assert lines == ["lost preston rope", "rolled preston influence 7 0 0"]
    assert h.held("preston") == ["sabre"]
    assert set(h.cards_of("rope")) <= set(h.get("shelf"))


@clause("MAN2-258")
def test_nobody_spends_what_they_do_not_have(backend: str) -> None:
    h = beside(backend, "[{test: agility}]", clues={"agatha": 2, "bastien": 0})
    pull(h, dice="ii")
    assert h.told("tested") == ["tested bastien 0 1"] and h.asked == (1, "turn")
    h = beside(
        backend, "[{test: influence, use: interact}]", party="agatha preston", who="preston",
        held={"preston": "sabre"},
    )  # fmt: skip
    pull(h)
    assert h.told("rolled") == ["rolled preston influence 5 0 0"], "no Common Item to spend"


@clause("MAN2-259")
@pytest.mark.parametrize("spent", [0, 1])
def test_spending_is_never_a_must(backend: str, spent: int) -> None:
    h = beside(backend, "[{test: agility}]", clues={"bastien": 2})
    pull(h, dice="ii").do(*["spend"] * spent, "enough")
    assert h.told("tested") == [f"tested bastien {spent} 1"]
    assert h.get("clues")[1] == 2 - spent
