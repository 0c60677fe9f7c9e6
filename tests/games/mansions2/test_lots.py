"""Lots: drawn before the first turn, seen by nobody until the story has told them."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import noctuary
from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.kernel import Position
from tests.games.mansions2.house import House
from tests.support import clause

LOTS = "{who: [ann, bob, cid], where: [here, there]}"
LINE = "{{t: ['{0}', '{0}'], do: [{1}]}}"
ASKED = [
    ("Ann?", "{when: [{lot: [who, ann]}], then: [{clue: 1}]}"),
    ("A man?", "{when: [{lot: [who, bob, cid]}], then: [{clue: 1}]}"),
    ("Here?", "{when: [{lot: [where, here]}], then: [{clue: 1}], else: [{clue: 2}]}"),
    ("Late?", "{when: [{round: [ge, 5]}, {lot: [who, cid]}], then: [{clue: 1}]}"),
    ("Either?", "{when: [{any: [{lot: [who, cid]}, {round: [ge, 1]}]}], then: [{clue: 1}]}"),
    ("Not Bob?", "{when: [{not: {lot: [who, bob]}}], then: [{clue: 1}]}"),
]
TOKEN = (
    "{s: {kind: interact, at: 01A.a, look: [a, b], opts: ["
    + ", ".join(LINE.format(*line) for line in ASKED)
    + "]}}"
)


def house(backend: str, seed: int = 1) -> House:
    """Set up a house with two lots, and a token that reads them."""
    return House(backend, parts={"lots": LOTS, "tokens": TOKEN}, tokens="s", seed=seed)


def press(h: House, words: str) -> House:
    """Let somebody ask."""
    return h.do(f"press/choice={words}")


def fallen(state: Position, lot: int) -> int:
    """Return how a lot has fallen in a position."""
    return int(state.fields()["lots"][lot])


def imagined(h: House, lot: int, seat: int = 0) -> set[int]:
    """Return how a lot falls in the positions that a seat holds possible."""
    return {fallen(h.state.sample(seat, seed), lot) for seed in range(40)}


def seen(state: Position, seat: int) -> Any:
    """Return a seat's knowledge of the lots."""
    return list(state.observe(seat).fields["lots"][:2])


@clause("MAN2-013", "MAN2-284")
def test_a_lot_falls_at_random_and_nobody_sees_it(backend: str) -> None:
    nights = [house(backend, seed) for seed in range(12)]
    assert {fallen(h.state, 0) for h in nights} == {0, 1, 2}
    assert {fallen(h.state, 1) for h in nights} == {0, 1}
    for seat in (-1, 0, 1):
        assert {tuple(seen(h.state, seat)) for h in nights} == {(None, None)}
    assert imagined(nights[0], 0) == {0, 1, 2} and imagined(nights[0], 1, 1) == {0, 1}


@pytest.mark.parametrize("seed", range(6))
def test_what_the_story_tells_everybody_knows(backend: str, seed: int) -> None:
    """A branch between two values tells the lot; the other lot stays what it was."""
    h = house(backend, seed)
    truth = fallen(h.state, 1)
    press(h, "Here?")
    assert h.get("clues")[0] == 1 + truth
    for seat in (0, 1):
        assert seen(h.state, seat) == [None, truth]
    assert imagined(h, 1) == imagined(h, 1, 1) == {truth} and imagined(h, 0) == {0, 1, 2}


@pytest.mark.parametrize("seed", range(6))
def test_a_branch_leaves_what_agrees_with_it(backend: str, seed: int) -> None:
    """It was not Ann: Bob and Cid are left. It was not Bob: Ann and Cid; both: Cid."""
    h = house(backend, seed)
    who = fallen(h.state, 0)
    press(h, "Ann?")
    assert imagined(h, 0) == ({0} if who == 0 else {1, 2})
    assert seen(h.state, 0)[0] == (0 if who == 0 else None)
    press(h, "Not Bob?")
    assert imagined(h, 0) == {who} and seen(h.state, 1)[0] == who


@pytest.mark.parametrize("seed", range(6))
def test_several_values_are_one_side_of_a_branch(backend: str, seed: int) -> None:
    h = house(backend, seed)
    who = fallen(h.state, 0)
    press(h, "A man?")
    assert imagined(h, 0) == ({0} if who == 0 else {1, 2})


@pytest.mark.parametrize("words", ["Late?", "Either?"])
def test_a_branch_that_any_value_would_take_tells_nothing(backend: str, words: str) -> None:
    for seed in range(6):
        h = press(house(backend, seed), words)
        assert imagined(h, 0) == {0, 1, 2} and seen(h.state, 0) == [None, None]


# ---- our scenarios


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_untold_lots_are_many_and_hidden_at_the_first_turn(scenario: str) -> None:
    """No two worlds that differ in a lot alone look different to anybody."""
    made, game = compiled(scenario), noctuary.load(GAME)
    assert len(made.lots) >= 3
    state = game.new(2, 5, {"scenario": scenario})
    state.playout(5, "sense", 6)
    n, worlds = len(made.lots), [state.sample(0, seed) for seed in range(60)]
    drawn = [tuple(w.fields()["lots"][:n]) for w in worlds]
    assert len(set(drawn)) > 4
    assert all(set(column) == set(range(len(values))) for column, values in zip(
        zip(*drawn, strict=True), made.lots.values(), strict=True
    ))  # fmt: skip
    assert len({w.infoset(0) for w in worlds}) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_world_contradicts_what_was_told(scenario: str, backend: str) -> None:
    """Through a game: a told lot is the same in every world, an untold one never told otherwise."""
    made, game, random = compiled(scenario), noctuary.load(GAME, backend), Random(4)
    state = game.new(3, 7, {"scenario": scenario})
    told, ways = 0, 0
    while not state.over and state.choice_count < 160:
        state.playout(random.getrandbits(30), "sense", 20)
        if state.over:
            break
        fields, seat = state.fields(), state.seat
        worlds = [state.sample(seat, k).fields() for k in range(3)]
        for lot in range(len(made.lots)):
            left = fields["lots_left"][lot]
            assert left >> fields["lots"][lot] & 1
            assert all(w["lots_left"][lot] == left for w in worlds)
            assert all(left >> w["lots"][lot] & 1 for w in worlds)
            single = left.bit_count() == 1
            told += single
            assert (state.observe(seat).fields["lots"][lot] is not None) == single
            ways += any(a["lots"][lot] != b["lots"][lot] for a, b in combinations(worlds, 2))
    assert told > 0 and ways > 0
