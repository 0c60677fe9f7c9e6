"""Limits of a book, which hold for our own scenarios and for quests of others alike."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.limits import OPERANDS, PUZZLES, VARIABLES
from noctuary.games.mansions2.opcodes import NumberSource, Sign
from noctuary.games.mansions2.scenario.book_writer import (
    BookWriter,
    Step,
    TooLarge,
    join_conditions,
    most_operands,
)
from noctuary.mechanics.puzzles import CODE, LOCK, PICTURE, TOWER

LYING = [0, 0, 2, 1]


def empty() -> BookWriter:
    """Return a book without cards and monsters."""
    book = BookWriter()
    book.rows |= {name: [] for name in ("faces", "copies", "creatures", "acts")}
    return book


def refused(book: BookWriter) -> list[tuple[str, int, int]]:
    """Return what the book has too much of."""
    with pytest.raises(TooLarge) as large:
        book.tables(paths=False)
    return large.value.what


def nested(book: BookWriter, n: int) -> list[Step]:
    """Return n comparisons, all of which wait for their signs."""
    parts = [book.comparison(Sign.EQ, NumberSource.ROUND, 0, k) for k in range(n)]
    return [*(step for part in parts for step in part), *[(int(Sign.AND), 0, 0)] * (n - 1)]


def test_joined_conditions_wait_for_one_sign_at_a_time() -> None:
    book = empty()
    parts = [book.comparison(Sign.EQ, NumberSource.ROUND, 0, k) for k in range(3 * OPERANDS)]
    assert most_operands(join_conditions(parts, Sign.OR)) == 2
    assert join_conditions([], Sign.AND) == []
    book.condition(join_conditions(parts, Sign.OR))
    assert book.tables(paths=False)["terms"][-1] == (Sign.STOP, 0, 0)


def test_a_condition_has_room_for_so_many_operands() -> None:
    book = empty()
    book.condition(nested(book, OPERANDS))
    book.tables(paths=False)
    book.condition(nested(book, OPERANDS + 1))
    assert refused(book) == [("operands", OPERANDS + 1, OPERANDS)]


def test_a_book_has_room_for_so_many_variables() -> None:
    """The first place of the state is no variable."""
    book = empty()
    for n in range(1, VARIABLES):
        assert book.variable(f"v{n}") == n
    book.tables(paths=False)
    book.variable("one more")
    assert refused(book) == [("variables", VARIABLES, VARIABLES - 1)]


def test_a_book_has_room_for_so_many_puzzles() -> None:
    book = empty()
    for n in range(PUZZLES + 1):
        assert book.puzzle_row(("", ""), TOWER, 0, (4, 3)) == n
    assert refused(book) == [("puzzles", PUZZLES + 1, PUZZLES)]


@pytest.mark.parametrize(
    ("kind", "sizes", "blocks", "given"),
    [
        (CODE, (7, 5), [], 0), (CODE, (3, 9), [], 0), (CODE, (3, 5), [[1, 0, 0, 0]], 2),
        (CODE, (1, 5), [[1, 0, 0, 0]] * 2, 2), (PICTURE, (1, 8), [], 0), (PICTURE, (7, 6), [], 0),
        (LOCK, (2, 6), [LYING], 0), (LOCK, (1, 9), [LYING], 0), (TOWER, (9, 3), [], 0),
        (TOWER, (4, 4), [], 0), (4, (3, 3), [], 0),
    ],
)  # fmt: skip
def test_a_puzzle_that_the_rules_cannot_lay_out_is_refused(
    kind: int, sizes: tuple[int, int], blocks: list[list[int]], given: int
) -> None:
    book = empty()
    book.puzzle_row(("", ""), kind, 0, sizes, blocks, given)
    with pytest.raises(ValueError, match="puzzle 0: the rules cannot lay out"):
        book.tables(paths=False)


@pytest.mark.parametrize(
    ("kind", "sizes", "blocks", "given"),
    [
        (CODE, (6, 8), [], 0), (CODE, (2, 5), [[1, 0, 0, 0]] * 2, 2), (PICTURE, (8, 5), [], 0),
        (LOCK, (1, 4), [LYING], 0), (LOCK, (16, 8), [LYING] * 16, 0), (TOWER, (8, 3), [], 0),
    ],
)  # fmt: skip
def test_a_puzzle_as_large_as_the_rules_allow_is_written(
    kind: int, sizes: tuple[int, int], blocks: list[list[int]], given: int
) -> None:
    book = empty()
    book.puzzle_row(("First", "Premier"), TOWER, 1, (3, 3))
    book.puzzle_row(("Second", "Second"), kind, 2, sizes, blocks, given)
    tables = book.tables(paths=False)
    assert tables["puzzles"][1] == (kind, 2, *sizes, 0, given)
    assert tables["blocks"] == tuple(map(tuple, blocks))
    assert book.puzzle_names == [("First", "Premier"), ("Second", "Second")]
