"""Codes, torn pictures, locks and towers, on every backend alike."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from noctuary.kernel import IllegalChoice, Position, conformance, load
from noctuary.mechanics.puzzles import CODE, GUESSES, LOCK, PICTURE, TOWER
from tests.mechanics.riddles import BLOCKS, GAME, PUZZLES


def laid(
    backend: str, *puzzle: int, given: int = 0, seed: int = 1, blocks: object = BLOCKS
) -> Position:
    """Return a table with a single puzzle in front of it."""
    return load(GAME, backend, checked=True).new(
        seed=seed, books={"puzzles": ((*puzzle, given),), "blocks": blocks}
    )


def code(backend: str, secret: str, variance: int = 5) -> Position:
    """Return a code whose pieces are the digits from 1 on."""
    table = laid(backend, CODE, 0, len(secret), variance, 0)
    table.arrange({"secret": {0: {k: int(c) - 1 for k, c in enumerate(secret)}}})
    return table


def tried(table: Position, guess: str) -> tuple[int, int]:
    """Return the marks of a guess: in their place, right elsewhere."""
    for c in guess:
        step = table.step(f"dial/rune={int(c) - 1}")
    marked = next(e for e in step.events if e.name == "marked")
    return marked.fields["exact"], marked.fields["near"]


def offered(table: Position, name: str) -> set[tuple[int, ...]]:
    """Return the options of one sort on offer."""
    return {tuple(o.fields.values()) for o in table.options() if o.name == name}


def cells(table: Position, n: int) -> list[int]:
    """How the only puzzle lies."""
    found: list[int] = table.fields()["cells"][0][:n]
    return found


def solved(table: Position) -> bool:
    """Return whether the only puzzle is solved."""
    return bool(table.fields()["solved"][0])


def reckoned(secret: str, guess: str) -> tuple[int, int]:
    """Return the marks by the book: first those in their place, then what is left over."""
    exact = sum(a == b for a, b in zip(secret, guess, strict=True))
    return exact, (Counter(secret) & Counter(guess)).total() - exact


# -- codes


def test_the_worked_example(backend: str) -> None:
    """Four guesses at 513 leave no other code."""
    table = code(backend, "513")
    marks = {"123": (1, 1), "234": (0, 1), "222": (0, 0), "135": (0, 3)}
    for guess, expected in marks.items():
        assert tried(table, guess) == expected
    assert not solved(table)
    agree = [
        "".join(c)
        for c in product("12345", repeat=3)
        if all(reckoned("".join(c), guess) == m for guess, m in marks.items())
    ]
    assert agree == ["513"]
    assert tried(table, "513") == (3, 0)
    assert solved(table)


def test_a_code_that_is_given_is_no_matter_of_chance(backend: str) -> None:
    blocks = tuple((int(c) - 1, 0, 0, 0) for c in "231")
    for seed in range(3):
        table = laid(backend, CODE, 0, 3, 4, 0, given=3, seed=seed, blocks=blocks)
        assert tried(table, "231") == (3, 0)
        assert solved(table)


@pytest.mark.parametrize(
    ("secret", "guess", "expected"),
    [
        ("112", "211", (1, 2)),
        ("551", "222", (0, 0)),
        ("551", "155", (1, 2)),
        ("112", "111", (2, 0)),
    ],
)
def test_pieces_that_come_more_than_once(
    backend: str, secret: str, guess: str, expected: tuple[int, int]
) -> None:
    assert tried(code(backend, secret), guess) == expected == reckoned(secret, guess)


def test_every_guess_is_marked_by_the_book() -> None:
    """All guesses at a few codes, in as many tables as they need."""
    for secret in ("1111", "1212", "4321", "1123"):
        table = code("native", secret, 4)
        for guess in map("".join, product("1234", repeat=4)):
            if guess != secret:
                assert tried(table.clone(), guess) == reckoned(secret, guess)


def test_any_piece_may_come_in_a_code() -> None:
    codes = {
        tuple(laid("native", CODE, 0, 3, 2, 0, seed=s).fields()["secret"][0]) for s in range(99)
    }
    assert codes == {(*c, 0, 0, 0, 0, 0) for c in product((0, 1), repeat=3)}


def test_all_pieces_are_offered_for_every_slot(backend: str) -> None:
    table = code(backend, "513")
    for _ in range(3):
        assert offered(table, "dial") == {(k,) for k in range(5)}
        step = table.step("dial/rune=1")
    assert [e.name for e in step.events] == ["marked"]
    assert table.fields()["dialled"][0] == []


def test_where_there_is_no_room_the_oldest_guess_goes(backend: str) -> None:
    table = code(backend, "513")
    room = GUESSES // 5
    for k in range(room):
        tried(table, "111" if k == 0 else "222")
    assert table.fields()["tried"][0][:5] == [0, 0, 0, 1, 0]
    tried(table, "333")
    kept = table.fields()["tried"][0]
    assert len(kept) == 5 * room
    assert kept[:5] == [1, 1, 1, 0, 0]
    assert kept[-5:] == [2, 2, 2, 1, 0]


def test_a_code_is_hidden_and_imagined_in_agreement_with_all_guesses(backend: str) -> None:
    table = code(backend, "51324", 7)
    guesses = ["11223", "45671", "51111"]
    marks = [tried(table, guess) for guess in guesses]
    assert all(row is None for row in table.observe(0).fields["secret"])
    seen = set()
    for seed in range(12):
        imagined = table.sample(0, seed).fields()["secret"][0][:5]
        secret = "".join(str(k + 1) for k in imagined)
        assert [reckoned(secret, guess) for guess in guesses] == marks
        seen.add(secret)
    assert len(seen) > 3


def test_a_code_that_only_one_agrees_with_is_found(backend: str) -> None:
    table = code(backend, "513")
    for guess in ("123", "234", "222", "135"):
        tried(table, guess)
    for seed in range(8):
        assert table.sample(0, seed).fields()["secret"][0][:3] == [4, 0, 2]


# -- torn pictures


@pytest.mark.parametrize(("columns", "rows"), [(3, 2), (3, 3), (3, 4), (2, 1)])
def test_a_picture_begins_in_any_order_but_the_right_one(columns: int, rows: int) -> None:
    n = columns * rows
    orders = set()
    for seed in range(40):
        lying = cells(laid("native", PICTURE, 0, columns, rows, 0, seed=seed), n)
        assert sorted(lying) == list(range(n))
        assert lying != list(range(n))
        orders.add(tuple(lying))
    assert len(orders) == 1 if n == 2 else len(orders) > 30


def test_pieces_with_a_common_edge_change_places(backend: str) -> None:
    table = laid(backend, PICTURE, 0, 3, 2, 0)
    pairs = {(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)}
    assert offered(table, "swap") == pairs
    before = cells(table, 6)
    table.apply("swap/cell=1/other=4")
    after = cells(table, 6)
    assert (after[1], after[4]) == (before[4], before[1])
    assert [after[k] for k in (0, 2, 3, 5)] == [before[k] for k in (0, 2, 3, 5)]
    for diagonal in ("swap/cell=0/other=4", "swap/cell=2/other=3"):
        with pytest.raises(IllegalChoice):
            table.apply(diagonal)


def test_a_picture_is_whole_when_every_piece_is_in_its_place(backend: str) -> None:
    table = laid(backend, PICTURE, 0, 3, 2, 0)
    table.arrange({"cells": {0: {0: 1, 1: 0, 2: 5, 3: 3, 4: 4, 5: 2}}})
    table.apply("swap/cell=0/other=1")
    assert not solved(table)
    step = table.step("swap/cell=2/other=5")
    assert solved(table)
    assert [e.name for e in step.events] == ["solved"]


# -- locks


def test_blocks_slide_along_their_line_as_far_as_nothing_is_in_the_way(backend: str) -> None:
    """`AA.B` over `...B`, the lowest row `CC..`: B cannot come down at once."""
    table = laid(backend, *PUZZLES[2][:-1])
    assert cells(table, 3) == [0, 0, 0]
    assert offered(table, "slide") == {(0, 1), (1, 1), (2, 1), (2, 2)}
    table.apply("slide/block=2/to=2")
    assert offered(table, "slide") == {(0, 1), (2, 0), (2, 1)}
    for refused in ("slide/block=1/to=1", "slide/block=0/to=2"):
        with pytest.raises(IllegalChoice):
            table.apply(refused)


def test_a_lock_is_open_when_the_first_block_is_far_right(backend: str) -> None:
    table = laid(backend, LOCK, 0, 2, 4, 0, blocks=((1, 0, 2, 1), (0, 3, 2, 0)))
    table.apply("slide/block=1/to=2")
    assert not solved(table)
    table.apply("slide/block=0/to=1")
    assert not solved(table)
    table.apply("slide/block=0/to=2")
    assert solved(table)


# -- towers


def test_a_disc_never_lies_on_a_smaller_one(backend: str) -> None:
    table = laid(backend, TOWER, 0, 3, 3, 0)
    assert offered(table, "hop") == {(0, 1), (0, 2)}
    table.apply("hop/peg=0/to=2")
    assert offered(table, "hop") == {(0, 1), (2, 0), (2, 1)}
    table.apply("hop/peg=0/to=1")
    assert offered(table, "hop") == {(1, 0), (2, 0), (2, 1)}
    assert cells(table, 3) == [2, 1, 0]


def test_a_tower_of_three_moves_in_seven(backend: str) -> None:
    table = laid(backend, TOWER, 0, 3, 3, 0)
    for peg, to in ((0, 2), (0, 1), (2, 1), (0, 2), (1, 0), (1, 2)):
        table.apply(f"hop/peg={peg}/to={to}")
        assert not solved(table)
    table.apply("hop/peg=0/to=2")
    assert solved(table)


# -- all of them


def test_what_is_left_stays_as_it_is(backend: str) -> None:
    """Every puzzle is met twice: the second time as it was left."""
    table = load(GAME, backend, checked=True).new(seed=3)
    table.apply("dial/rune=2")
    table.apply("leave")
    table.apply("swap/cell=0/other=1")
    table.apply("leave")
    table.apply("slide/block=2/to=2")
    table.apply("leave")
    table.apply("hop/peg=0/to=1")
    left = table.fields()
    table.apply("leave")
    for name in ("cells", "dialled", "secret", "tried", "solved"):
        assert table.fields()[name] == left[name], name
    assert left["dialled"][0] == [2]


def test_conformance() -> None:
    """Puzzles of each type, three backends, field by field."""
    report = conformance.check(GAME, games=10, every=3)
    assert report.actions == {"dial", "swap", "slide", "hop", "leave"}
    assert report.events == {"marked", "solved"}
