"""Declarations that cannot be, values that do not fit, edits that change nothing when refused."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.kernel import (
    NOBODY,
    OWNER,
    Arr,
    BadOption,
    BadSeats,
    BadState,
    Cols,
    Int,
    Kind,
    Pieces,
    Record,
    RulesError,
    State,
    Zone,
    load,
)
from noctuary.kernel.language.state import Schema
from tests.kernel.games.words import GAME
from tests.kernel.snippets import on


def declared(**fields: Any) -> Schema:
    return Schema(type("Odd", (State,), fields), 2)


CARDS = Pieces(4)

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("the kernel has a field of that name", {"score": Int()}),
    ("the kernel has a field of that name", {"rng": Int()}),
    ("of= must be Pieces declared in the same class", {"z": Zone(4, of=Pieces(4), start=True)}),
    ("start=True wants a single zone", {"c": CARDS, "z": Zone(3, of=CARDS, start=True)}),
    ("start=True wants a single zone", {"c": CARDS, "z": Zone(2, 4, of=CARDS, start=True)}),
    ("start=True wants a single zone", {"z": Zone(4, start=True)}),
    ("one zone of these pieces says start=True", {"c": CARDS, "z": Zone(4, of=CARDS)}),
    ("one zone of these pieces says start=True", {"c": CARDS}),
    (
        "one zone of these pieces says start=True",
        {"c": CARDS, "z": Zone(4, of=CARDS, start=True), "y": Zone(4, of=CARDS, start=True)},
    ),
    ("a hidden zone needs of=", {"z": Zone(4, see=NOBODY)}),
    (
        "known= names an Arr",
        {"c": CARDS, "z": Zone(4, of=CARDS, start=True, see=NOBODY, known="nothing")},
    ),
    ("see=OWNER wants 2 rows, one per seat, not 3", {"a": Arr(3, see=OWNER)}),
    ("see= ", {"a": Arr(3, see="secret")}),
    ("see= ", {"a": Int(see=3)}),
    ("see= ", {"c": CARDS, "z": Zone(4, of=CARDS, start=True, see=None)}),
    (
        "kind= names 3 values for 4 pieces",
        {"c": (c := Pieces(4, kind=Kind("guest", 3))), "z": Zone(4, of=c, start=True)},
    ),
    ("bits is 8, 16 or 32", {"a": Arr(3, bits=7)}),
    ("bits is 8, 16 or 32", {"a": Int(bits=64)}),
]


@pytest.mark.parametrize(("said", "fields"), WRONG, ids=[str(i) for i in range(len(WRONG))])
def test_declarations(said: str, fields: dict[str, Any]) -> None:
    with pytest.raises(RulesError, match=said):
        declared(**fields)


def test_columns_have_names_of_their_own() -> None:
    odd = type("Odd", (Record,), {"kind": Cols(3)})
    with pytest.raises(RulesError, match="choose another name"):
        odd.rows(3)


# ---- values


def good() -> dict[str, Any]:
    return on(GAME, "gen").new().fields()


BAD: list[tuple[str, Any]] = [
    ("x", 1 << 31),
    ("x", -(1 << 31) - 1),
    ("x", True),
    ("x", 1.0),
    ("x", "1"),
    ("x", None),
    ("x", [1]),
    ("row", [1, 2, 3]),
    ("row", [1, 2, 3, 4, 5]),
    ("row", [1, 2, 3, 40000]),
    ("row", [1, 2, 3, None]),
    ("row", 7),
    ("small", [0, 0, 0, 128]),
    ("grid", [[1, 2, 3]]),
    ("grid", [[1, 2, 3], [1, 2]]),
    ("grid", [[1, 2, 3], 4]),
    ("bag", [1] * 9),
    ("bag", [70000]),
    ("bag", {1: 2}),
    ("bags", [[1], [2], [3]]),
    ("bags", [[1] * 5, []]),
    ("deck", [0, 1, 2, 3, 4, 5, 6]),
    ("deck", [0, 1, 2, 3, 4, 5, 6, 6]),
    ("deck", [0, 1, 2, 3, 4, 5, 6, 8]),
    ("hand", [[3], []]),
    ("rng", -1),
    ("rng", 1 << 64),
    ("seats", 3),
    ("seats", "2"),
    ("fights.damage", [1, 2, 3, 4, 5]),
    ("fights.tiny", [200]),
    ("fights.hits", [[1, 2, 3, 4, 5]]),
]


@pytest.mark.parametrize(("name", "value"), BAD, ids=lambda v: str(v)[:24])
def test_values_that_do_not_fit(name: str, value: Any, backend: str) -> None:
    """`check` and `edit` refuse them, and the position stays as it was."""
    game = on(GAME, backend)
    with pytest.raises(BadState):
        game.schema.check(good() | {name: value})
    position = game.new()
    before = position.fields()
    with pytest.raises(BadState) as e:
        position.edit({name: value})
    assert len(str(e.value)) > 10
    assert position.fields() == before
    assert position.legal() == game.new().legal()


def test_fields_missing_or_unknown() -> None:
    schema = on(GAME, "gen").schema
    schema.check(good())
    with pytest.raises(BadState, match="not the fields of a Words: x"):
        schema.check({k: v for k, v in good().items() if k != "x"})
    with pytest.raises(BadState, match="nothing"):
        schema.check(good() | {"nothing": 1})
    with pytest.raises(BadState, match="each of the 8 pieces must be in exactly one zone"):
        schema.check(good() | {"pile": [3]})


@pytest.mark.parametrize(
    "wish",
    [
        {"nothing": 3},
        {"x": "a"},
        {"row": {4: 1}},
        {"row": {-1: 1}},
        {"row": {"a": 1}},
        {"row": {0: 1 << 20}},
        {"grid": {0: {3: 1}}},
        {"grid": {2: {0: 1}}},
        {"hand": {2: [1]}},
        {"hand": {0: [8]}},
        {"hand": {0: [1, 1]}},
        {"hand": {0: [1], 1: [1]}},
        {"hand": {0: [0, 1, 2, 3, 4]}},
        {"hand": {0: 3}},
        {"hand": 3},
        {"hand": {0: ["a"]}},
        {"hand": {0: None}},
        {"hand": {0: [[1]]}},
        {"deck": {0: [1]}},
        {"fights.nothing": [1]},
        {"bag": [1, "a"]},
        {"seats": 3},
    ],
    ids=lambda w: str(w)[:30],
)
def test_wishes_that_cannot_be(wish: dict[str, Any], backend: str) -> None:
    """`arrange` says BadState whatever is wrong, and changes nothing."""
    position = on(GAME, backend).new()
    before = position.fields()
    with pytest.raises(BadState):
        position.arrange(wish)
    assert position.fields() == before


def test_arrange(backend: str) -> None:
    """Named pieces come from where they are; pushed-out ones go back to the start."""
    position = on(GAME, backend).new()
    position.arrange({"hand": {0: [3, 4]}, "pile": [6, 5], "grid": {1: {2: 7}}, "x": 9})
    position.arrange({"hand": {1: [3], 0: [1]}})
    f = position.fields()
    assert f["hand"] == [[1], [3]] and f["pile"] == [6, 5]
    assert sorted(f["deck"]) == [0, 2, 4, 7]
    assert f["grid"] == [[0, 0, 0], [0, 0, 7]] and f["x"] == 9
    position.arrange({"hand": [[], [0, 1]]})
    assert position.fields()["hand"] == [[], [0, 1]]


def test_edit_wants_lists(backend: str) -> None:
    """A tuple is no list: refused before anything is changed."""
    position = on(GAME, backend).new()
    before = position.fields()
    for values in ({"row": (4, 3, 2, 1)}, {"x": 3, "bag": (5,)}, {"grid": [(1, 2, 3), [1, 2, 3]]}):
        with pytest.raises(BadState, match="a list of"):
            position.edit(values)
    assert position.fields() == before


@pytest.mark.parametrize("values", [{"over": 1}, {"seats": 1}])
def test_edit_does_not_end_games(values: dict[str, int], backend: str) -> None:
    """Whether it is over and how many play cannot be edited: the rules are in the middle of it."""
    position = on(GAME, backend).new()
    before = position.fields()
    with pytest.raises(BadState):
        position.edit(values)
    assert position.fields() == before


# ---- tables and seats


def test_seats_seeds_and_options(backend: str) -> None:
    game = load("gates", backend, checked=True)
    for seats in (0, 1, 5, 99, -1, "2", 2.5, True):
        with pytest.raises(BadSeats):
            game.new(seats=seats)
    for seed in (-1, 1 << 63, 1.5, "7", True):
        with pytest.raises(BadState, match="a seed is an int"):
            game.new(seed=seed)
    with pytest.raises(BadOption, match="there is no such option"):
        game.new(options={"nothing": 1})
