"""Symbols: how they are gained, what their backs bring, and what they are spent for."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import meeting, plain
from tests.support import clause

GAIN = {"eye": "bullies", "key": "night_watchman", "bone": "turned_earth", "flame": "dustbin_fire"}
QUIET = {
    "eye": "blurred_photograph",
    "key": "rusty_lock",
    "bone": "borrowed_fossil",
    "flame": "black_candles",
}
TYPES = list(GAIN)
COLOURS = [{1, 5, 9, 13, 17}, {2, 6, 10, 14, 18}, {3, 7, 11, 15, 19}, {4, 8, 12, 16, 20}]
"""The red, blue, green and yellow buildings."""


@clause("LAKE-184", "LAKE-186")
@pytest.mark.parametrize("symbol", TYPES)
def test_the_top_token_of_its_pile_is_taken(backend: str, symbol: str) -> None:
    k = TYPES.index(symbol)
    t = meeting(backend, GAIN[symbol], next_symbols=[5 * k + n for n in (1, 0, 2, 3, 4)])
    assert len(t.get("under")[k]) == 5
    t.do("choose/option=1")
    assert len(t.get("under")[k]) == 4
    assert [t.sees(seat, "held")[0] for seat in range(3)] == [[5 * k + 1]] * 3
    assert t.symbols("nancy") == [symbol]


@clause("LAKE-184")
def test_the_tokens_of_a_pile_are_face_down(backend: str) -> None:
    t = plain(backend)
    assert [pile.count for pile in t.sees(1, "pile")] == [5, 5, 5, 5]


@clause("LAKE-185", "LAKE-186")
@pytest.mark.parametrize("k", range(4))
def test_the_back_may_send_the_monster(backend: str, k: int) -> None:
    t = meeting(backend, QUIET[TYPES[k]], monster_in="b3", next_symbols=[5 * k + 2])
    t.do("choose/option=1", "turn_down/wheel=3")
    assert t.told("monster_moved") == ["monster_moved b2"]
    assert t.told("kid_hit") == ["kid_hit nancy"] and t.kid == "nancy"
    assert t.symbols("nancy") == []
    t.do("turn_down/wheel=2")
    assert t.symbols("nancy") == [TYPES[k]]


@clause("LAKE-185", "LAKE-186")
@pytest.mark.parametrize(("k", "feds"), [(0, [2, 0]), (1, [2, 0]), (2, [0, 2]), (3, [0, 2])])
def test_the_back_may_send_the_feds(backend: str, k: int, feds: list[int]) -> None:
    t = meeting(backend, QUIET[TYPES[k]], next_symbols=[5 * k + 3])
    t.do("choose/option=1", "turn_down/wheel=3")
    assert t.get("feds") == feds
    assert t.symbols("nancy") == [TYPES[k]]


@clause("LAKE-185", "LAKE-186")
@pytest.mark.parametrize("k", range(4))
def test_the_back_may_bring_a_token(backend: str, k: int) -> None:
    t = meeting(backend, QUIET[TYPES[k]], next_symbols=[5 * k + 4])
    t.do("choose/option=1", "turn_down/wheel=3")
    assert t.asked == (1, "building")
    assert set(t.offered()) == {f"at_building/building=b{n}" for n in COLOURS[k]}
    assert t.symbols("nancy") == []
    b = max(COLOURS[k])
    t.do(f"at_building/building=b{b}")
    assert t.get("tokens")[b - 1] == 1
    assert t.symbols("nancy") == [TYPES[k]]


@clause("LAKE-185")
def test_a_lost_kid_who_has_been_found_must_follow_the_back_too(backend: str) -> None:
    t = plain(
        backend,
        found=(4, 7),
        hand=[21],
        stun=1,
        at={"nancy": (2, 2), "dustin": (10, 10)},
        tokens={10: 1},
        monster_in="b4",
        items={"lost": "rope"},
        next_cards="blurred_photograph",
        next_symbols=[4],
    )
    t.play(21).do("stop", "meet", "choose/option=1", "use_item/item=rope")
    assert t.asked == (0, "building")
    assert set(t.offered()) == {f"at_building/building=b{n}" for n in COLOURS[0]}


@clause("LAKE-184")
def test_an_empty_pile_gives_nothing(backend: str) -> None:
    t = meeting(backend, "rusty_lock", symbols={"dustin": "key key key key key"})
    t.do("choose/option=1", "turn_down/wheel=3")
    assert t.told("symbol_gone") == ["symbol_gone key"]
    assert t.symbols("nancy") == []


@clause("LAKE-187")
def test_example_the_token_of_dustin_brings_the_monster(backend: str) -> None:
    t = plain(
        backend,
        turn="dustin",
        at={"nancy": (2, 10), "dustin": (6, 2)},
        monster_in="b2",
        tokens={4: 1},
        next_cards="bullies",
        next_symbols=[2],
    )
    t.do("spin/wheel=0").go(6, 3).do("stop", "meet", "choose/option=1")
    assert t.told("monster_moved") == ["monster_moved a2"]
    assert t.told("kid_hit") == ["kid_hit dustin"]
    t.go(10, 2).do("turn_down/wheel=3")
    assert t.symbols("dustin") == ["eye"]


@clause("LAKE-184")
def test_a_spent_token_under_its_pile_counts_with_those_above(backend: str) -> None:
    t = meeting(backend, "rusty_lock", pile={1: [6]}, under={1: [5]})
    t.do("choose/option=1", "turn_down/wheel=3")
    assert t.get("held")[0] == [6] and t.told("symbol_gone") == []


@clause("LAKE-184")
def test_a_type_of_which_none_is_left_cannot_be_named(backend: str) -> None:
    all_keys = {"dustin": "key key key key key"}
    t = meeting(backend, "dead_body", symbols=all_keys, monster_in="b4", stun=1)
    t.do("choose/option=1")
    assert t.asked == (1, "symbol")
    assert t.offered() == ["pay/symbol=eye", "pay/symbol=bone", "pay/symbol=flame"]


@clause("LAKE-203")
def test_symbols_pay_for_an_objective(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        at={"nancy": (3, 1), "dustin": (10, 10)},
        monster_in="b4",
        done=["d1"],
        symbols={"nancy": "eye key key bone"},
        feds=[2, 0],
    )
    t.do("spin/wheel=0").go(2, 1).do("stop", "fulfil/objective=d2")
    assert t.told("objective_done") == ["objective_done d2"]
    assert sorted(t.symbols("nancy")) == ["bone", "eye"]
    assert len(t.get("under")[1]) == 2


@clause("LAKE-203")
def test_the_cost_must_be_held_by_who_pays(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        at={"nancy": (3, 1), "dustin": (10, 10)},
        monster_in="b4",
        done=["d1"],
        symbols={"nancy": "eye key bone", "dustin": "key key"},
        feds=[2, 0],
    )
    t.do("spin/wheel=0").go(2, 1).do("stop")
    assert t.offered("fulfil") == []


@clause("LAKE-204")
def test_a_symbol_buys_three_squares(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        at={"nancy": (6, 6), "dustin": (10, 10)},
        monster_in="c3",
        symbols={"nancy": "eye flame"},
    )
    assert t.offered("spend") == []
    t.do("spin/wheel=0")
    assert (6, 1) not in t.reach()
    t.go(6, 5).do("spend/symbol=flame")
    assert t.get("left") == 4 and (6, 1) in t.reach()
    assert t.symbols("nancy") == ["eye"] and t.get("under")[3] == [15]
    t.do("spend/symbol=eye")
    assert t.get("left") == 7
