"""Locks: how few slides open one, and locks made to want so many."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.scenario.lock_puzzles import make_lock, shortest
from tests.support import clause

Lock = list[tuple[int, int, int, str]]

ESCAPEMENT: Lock = [
    (2, 0, 2, "h"), (5, 3, 3, "h"), (0, 4, 3, "v"), (4, 1, 2, "v"), (0, 2, 2, "v"), (3, 0, 2, "v"),
    (0, 1, 2, "v"), (2, 2, 2, "v"), (0, 3, 3, "v"),
]  # fmt: skip
BLOCKED: Lock = [(2, 0, 2, "h"), (0, 4, 3, "v"), (3, 4, 3, "v")]


def rows(lock: Lock) -> list[list[int]]:
    """Return the lock as the compiler reads it."""
    return [[row, column, n, int(lies == "h")] for row, column, n, lies in lock]


@clause("MAN2-443", "MAN2-448")
def test_the_escapement_opens_in_six_slides() -> None:
    assert shortest(rows(ESCAPEMENT), 6) == 6


@clause("MAN2-447")
def test_a_way_that_is_barred_for_good_never_opens() -> None:
    """Two upright pieces fill a column."""
    assert shortest(rows(BLOCKED), 6) is None
    assert shortest(rows(BLOCKED[:2]), 6) == 2


@clause("MAN2-445")
def test_a_slide_of_any_distance_counts_once() -> None:
    assert shortest(rows([(2, 0, 2, "h")]), 6) == 1
    assert shortest(rows([(2, 4, 2, "h")]), 6) == 0


@pytest.mark.parametrize(
    "lock",
    [
        [],
        [(0, 2, 2, "v")],
        [(2, 0, 2, "h"), (1, 1, 2, "v")],
        [(2, 0, 2, "h"), (5, 3, 2, "v")],
        [(2, 0, 2, "h"), (5, 3, 4, "h")],
        [(2, -1, 2, "h")],
    ],
    ids=["empty", "upright", "over-another", "over-the-edge", "too-long", "outside"],
)
@clause("MAN2-444")
def test_what_is_no_lock_never_opens(lock: Lock) -> None:
    assert shortest(rows(lock), 6) is None


@pytest.mark.parametrize(("pieces", "least", "most"), [(6, 4, 6), (8, 6, 8), (12, 10, 12)])
def test_a_lock_made_wants_as_many_slides_as_asked_for(pieces: int, least: int, most: int) -> None:
    lock = make_lock(1, pieces, least, most)
    assert lock is not None
    assert len(lock) == pieces
    slides = shortest(lock, 6)
    assert slides is not None
    assert least <= slides <= most
    assert make_lock(1, pieces, least, most) == lock


def test_a_lock_that_cannot_be_made_is_none() -> None:
    assert make_lock(1, 2, 9, 12) is None
