"""Puzzles: steps, Clues, and what a step is at a code, a torn picture, a lock and a tower."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.components import PUZZLE_TYPES
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

PUZZLES: dict[str, str] = {
    "code": "{type: code, skill: lore, length: 3, variance: 5",
    "slide": "{type: slide, skill: observation, grid: [3, 2]",
    "lock": "{type: lock, skill: observation, size: 6, pieces: "
    "[[2, 0, 2, h], [0, 4, 3, v], [5, 3, 3, h]]",
    "tower": "{type: tower, skill: observation, discs: 2",
}
SECRET = (4, 0, 2)
"""The code 513, of the worked example."""


def at_work(backend: str, sort: str, **wish: Any) -> House:
    """Let Agatha (Lore 5, Observation 3) open a puzzle that brings three Clues.

    Chance gives the code 513.
    """
    puzzles = f'z: {PUZZLES[sort]}, name: ["Puzzle", "Énigme"]}}'
    do = "[{puzzle: z, pass: [{clue: 3}], fail: [{become: dazed}]}]"
    h = beside(backend, do, who="agatha", parts={"puzzles": puzzles}, **wish)
    return pull(h, chance=SECRET)


def guess(h: House, digits: str) -> list[str]:
    """Guess a code, written with digits from 1; return the marks since."""
    before = len(h.told("guessed"))
    for d in digits:
        h.do(f"dial/rune={int(d) - 1}")
    h.do("propose")
    return [line.split("0 ", 1)[1] for line in h.told("guessed")[before:]]


def steps(h: House) -> tuple[int, int]:
    """Return the steps made in this attempt, and how many there can be."""
    return h.get("steps_made"), h.get("steps_most")


# -- attempts


@clause("MAN2-418", "MAN2-419", "MAN2-420", "MAN2-421")
@pytest.mark.parametrize(("sort", "most"), [("code", 5), ("slide", 3), ("lock", 3)])
def test_steps_are_the_printed_skill(backend: str, sort: str, most: int) -> None:
    """Each puzzle names its skill; a Condition does not change what is printed."""
    assert sort in PUZZLE_TYPES
    h = at_work(backend, sort, conditions={"agatha": "dazed"})
    assert h.asked == (0, "puzzle")
    assert steps(h) == (0, most)


@clause("MAN2-422")
def test_a_card_grants_more_steps_at_its_sort_of_puzzle(backend: str) -> None:
    held = {"agatha": "lock_picks"}
    assert steps(at_work(backend, "lock", held=held)) == (0, 5)
    assert steps(at_work(backend, "slide", held=held)) == (0, 3)


@clause("MAN2-423", "MAN2-428", "MAN2-429")
def test_a_clue_buys_one_more_step_at_any_moment(backend: str) -> None:
    """Before the free steps are used up, or after."""
    h = at_work(backend, "slide", clues={"agatha": 2})
    h.do("buy")
    assert steps(h) == (0, 4)
    for n in range(4):
        assert steps(h)[0] == n
        h.do("swap/cell=0/other=3")
    assert h.offered("swap") == []
    h.do("buy", "swap/cell=1/other=2")
    assert steps(h) == (5, 5)
    assert h.offered() == ["close"]
    assert h.get("clues")[0] == 0
    assert h.told("clue_spent") == ["clue_spent agatha"] * 2


@clause("MAN2-390", "MAN2-423")
def test_no_clue_buys_a_step_in_the_dark(backend: str) -> None:
    dark = at_work(backend, "slide", clues={"agatha": 1}, darkness="01A.a")
    assert dark.offered("buy") == []
    assert ("buy", "MAN2-390") in dark.state.denials()


@clause("MAN2-423")
def test_a_card_can_forbid_clues_for_steps(backend: str) -> None:
    h = at_work(backend, "slide", clues={"agatha": 1}, up={"agatha": "d_skull"})
    assert h.offered("buy") == []


@clause("MAN2-424", "MAN2-425", "MAN2-433")
def test_the_last_step_solves_and_the_action_goes_on(backend: str) -> None:
    """No button: the reward follows within the same action."""
    h = at_work(backend, "slide", cells={0: {0: 1, 1: 0, 2: 2, 3: 3, 4: 4, 5: 5}}, laid_out={0: 1})
    h.do("swap/cell=0/other=1")
    assert h.told("solved") == ["solved agatha 0"]
    assert h.told("clues_gained") == ["clues_gained agatha 3"]
    assert h.get("opened") == 0
    assert h.asked == (0, "turn")
    assert h.get("actions")[0] == 1


@clause("MAN2-426", "MAN2-425")
def test_closing_ends_the_attempt_and_steps_are_lost(backend: str) -> None:
    h = at_work(backend, "slide").do("close")
    assert h.told("puzzle_closed") == ["puzzle_closed agatha 0"]
    assert h.conditions("agatha") == ["dazed"]
    assert h.told("clues_gained") == []
    assert h.asked == (0, "turn")


@clause("MAN2-427")
def test_another_resumes_it_as_it_was_left(backend: str) -> None:
    """With steps of his own."""
    h = at_work(backend, "slide").do("swap/cell=0/other=1", "swap/cell=4/other=5", "close")
    left = h.get("cells")[0]
    pull(h.until_turn("bastien"))
    assert h.get("cells")[0] == left
    assert steps(h) == (0, h.game.spec.parameters(2, h.game.spec.resolve(h.options))["sheet"][1][2])


@clause("MAN2-429")
def test_people_with_the_box_count_their_own_steps(backend: str) -> None:
    """Where sheets are not kept, steps are recorded and nothing limits them."""
    h = at_work(backend, "slide", clues={"agatha": 1})
    h.state.arrange({"kept": {3: 0}, "cells": {0: {0: 5, 5: 0, 1: 1, 2: 2, 3: 3, 4: 4}}})
    for n in range(6):
        assert h.get("steps_made") == n
        h.do("swap/cell=1/other=2")
    assert h.get("steps_made") == 6
    assert len(h.offered("swap")) == 7
    assert h.offered("buy") == []


# -- codes


@clause("MAN2-434", "MAN2-435", "MAN2-436", "MAN2-437", "MAN2-438")
def test_a_guess_fills_every_slot_with_any_piece(backend: str) -> None:
    """Any of five pieces, as often as one likes; only a whole guess is a step."""
    h = at_work(backend, "code")
    for n in range(3):
        assert h.offered("dial") == [f"dial/rune={k}" for k in range(5)]
        assert ("propose", "MAN2-438") in h.state.denials()
        assert h.offered("propose") == []
        h.do("dial/rune=1")
        assert h.get("dialled")[0] == [1] * (n + 1)
    assert h.offered("dial") == []
    assert steps(h) == (0, 5)
    h.do("wipe", "dial/rune=0", "close")
    assert h.get("dialled")[0] == [0]


@clause("MAN2-510", "MAN2-511", "MAN2-512", "MAN2-513", "MAN2-514", "MAN2-515")
@clause("MAN2-439", "MAN2-440", "MAN2-441", "MAN2-442")
def test_the_worked_example(backend: str) -> None:
    """Lore 5 gives five guesses at 513: the last one solves it."""
    h = at_work(backend, "code")
    assert h.get("secret")[0][:3] == list(SECRET)
    for n, (digits, marks) in enumerate(
        {"123": "1 1", "234": "0 1", "222": "0 0", "135": "0 3"}.items()
    ):
        assert guess(h, digits) == [marks]
        assert steps(h) == (n + 1, 5)
    assert h.told("solved") == []
    assert guess(h, "513") == ["3 0"]
    assert h.told("solved") == ["solved agatha 0"]


@clause("MAN2-510")
def test_after_five_guesses_there_is_no_sixth(backend: str) -> None:
    h = at_work(backend, "code")
    for _ in range(5):
        guess(h, "222")
    assert h.offered() == ["close"]


@clause("MAN2-442")
def test_each_piece_of_the_code_is_counted_once(backend: str) -> None:
    h = at_work(backend, "code")
    h.state.arrange({"secret": {0: {0: 0, 1: 0, 2: 1}}})
    assert guess(h, "211") == ["1 2"]


@clause("MAN2-516")
def test_a_bot_imagines_only_codes_that_agree(backend: str) -> None:
    """After two guesses one of those with a 1, no 4, and one of 2 and 3; after four, 513."""
    h = at_work(backend, "code")
    assert all(row is None for row in h.state.observe(0).fields["secret"])
    guess(h, "123"), guess(h, "234")
    for seed in range(10):
        code = [k + 1 for k in h.state.sample(0, seed).fields()["secret"][0][:3]]
        assert 4 not in code
        assert (2 in code) != (3 in code)
    guess(h, "222"), guess(h, "135")
    for seed in range(5):
        assert h.state.sample(0, seed).fields()["secret"][0][:3] == list(SECRET)


# -- torn pictures


@clause("MAN2-430")
def test_a_picture_begins_in_disorder(backend: str) -> None:
    """Whatever chance says."""
    for seed in range(6):
        h = at_work(backend, "slide", seed=seed)
        pieces = h.get("cells")[0][:6]
        assert sorted(pieces) == list(range(6))
        assert pieces != list(range(6))


@clause("MAN2-431", "MAN2-432")
def test_a_step_swaps_two_pieces_that_share_an_edge(backend: str) -> None:
    h = at_work(backend, "slide")
    edges = ((0, 1), (0, 3), (1, 2), (1, 4), (2, 5), (3, 4), (4, 5))
    assert h.offered("swap") == [f"swap/cell={a}/other={b}" for a, b in edges]
    before = h.get("cells")[0][:6]
    h.do("swap/cell=0/other=1")
    assert h.get("cells")[0][:6] == [before[1], before[0], *before[2:]]
    assert steps(h) == (1, 3)


# -- locks


@clause("MAN2-443", "MAN2-444", "MAN2-445", "MAN2-446", "MAN2-447")
def test_a_step_slides_a_piece_along_its_line(backend: str) -> None:
    """Any distance; not aside, not through another, not over it."""
    h = at_work(backend, "lock")
    slides = [(0, 1), (0, 2), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert h.offered("slide") == [f"slide/block={k}/to={to}" for k, to in slides]
    h.do("slide/block=1/to=2")
    assert steps(h) == (1, 3)
    assert "slide/block=0/to=3" not in h.offered("slide")


@clause("MAN2-448")
def test_a_lock_opens_when_the_special_piece_is_far_right(backend: str) -> None:
    h = at_work(backend, "lock").do("slide/block=2/to=0", "slide/block=1/to=3")
    assert h.told("solved") == []
    h.do("slide/block=0/to=4")
    assert h.told("solved") == ["solved agatha 0"]


# -- towers


def test_a_tower_stands_on_the_last_peg(backend: str) -> None:
    """Two discs want three steps; the larger never lies on the smaller."""
    h = at_work(backend, "tower").do("hop/peg=0/to=1")
    assert h.offered("hop") == ["hop/peg=0/to=2", "hop/peg=1/to=0", "hop/peg=1/to=2"]
    h.do("hop/peg=0/to=2", "hop/peg=1/to=2")
    assert h.told("solved") == ["solved agatha 0"]
