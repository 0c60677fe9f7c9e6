"""What every construct of the language does, on every backend, against what Python does."""

from __future__ import annotations

import pytest

from noctuary.kernel import BACKENDS, conformance
from tests.kernel.games.words import GAME, Case
from tests.kernel.snippets import on, play

EXPECTED: dict[str, list[int]] = {
    "floors": [
        x for a in (7, -7, 0, 1, -1) for b in (2, -2, 3, -3, 7) for x in (a // b, a % b)
    ],
    "bits": [8, 15, 9, -13, 96, -3, -12, 24, -3, 1, -64, 65],
    "numbers": [3, 33, -3, 2, 6, 1, 78, 5, 2, 2, 32, 2],
    "order": [
        1, 2, 3, -5, 4, 2, 2, 5, 1, 6, 1, 2, 1, 2, 1, 1, 7, 8, 9, 789,
        11, 120, 21,
    ],
    "chains": [1, 2, 3, 1, 1, 0, 0, 1, 1, 2, 2, 1, 1],
    "shortcut": [1, 3, 5, 6, 7, 8, 9, 10, 11, 0, 13, 14, 14, 15, 15, 15],
    "ranges": [3, 0, 1, 2, 5, 1, -3, 98, 101, 104, 10, 20, 4, 2, 2],
    "jumps": [0, 1, 20, 21, 30, 31, 3, 4],
    "live": [
        0, 1, 2, 10, 11, 12, 0, 2, 11, 3,
        0, 1, 2, 3, 0, 0, 5, 8,
    ],
    "tuples": [2, 4, 5, 2, 50, 7, 1, 0],
    "rows_asked": [4, 0, 9, 103, 1],
    "generators": [
        14, 6, 12, 4, 12, 0, 1, 4, 1, 0, 1, 0, 0, 1, 9, 11, 1, 7,
    ],
    "tables": [8, 73001, -40, 9, 40000, 34, 2, 1, 6],
    "function_tables": [10, -5, 15, 11, 12, 13],
    "references": [21, 23, 1],
    "arguments": [123, 145, 987, 12, -36, -31],
    "recursion": [21, 55],
    "arrays": [8, 8],
    "records": [50, 130, 46, 2, 100, 0, 0],
    "ways_out": [31, 0, 7, 80, 1, 1, 0, 0, 0, 0],
    "ends_inside": [0, 3],
    "plain_zones": [13, 0, 7, 5, 2, 1, 8, 3, 9, 23, 1, 1, 0],
    "pieces": [6, 1, 7, 3, 4, 5, 6, 7, 3, 4, 5, 11, 2, 1, 2],
    "lots": [1, 28, 1, 1, 0],
    "narrow": [0, 65535, -1, -32896],
    "questions": [1, -1, 4, 0, 7, 1, 4],
    "together": [1, 1, -1, 7, -2],
}  # fmt: skip


@pytest.mark.parametrize("case", Case.names)
def test_construct(case: str, backend: str) -> None:
    """The log of a case, as plain Python would write it."""
    position = play(on(GAME, backend).new(seed=5), [f"run/case={case}"])
    assert position.fields()["log"] == EXPECTED[case]
    assert all(v == [] for k, v in position.fields().items() if k.startswith("fights."))


def test_bags_and_stacks() -> None:
    """Every backend takes the same piece out of a bag and puts the same one in its place."""
    ends = [play(on(GAME, b).new(seed=9), ["run/case=lots"]).fields() for b in BACKENDS]
    assert ends[0] == ends[1] == ends[2]
    assert sorted(ends[0]["pile"] + ends[0]["hand"][0]) == list(range(8))


def test_nothing_on_offer_is_not_asked(backend: str) -> None:
    """Two questions have no answer or one: only the others are asked, and of the right seat."""
    position = on(GAME, backend).new()
    position.apply("run/case=questions")
    asked = []
    while not position.over:
        d = position.decision
        asked.append((d.seat, d.prompt, d.args))
        position.apply(position.legal()[0])
    assert asked == [
        (1, "choose", {"low": 1, "high": 3}),
        (0, "choose", {"low": 0, "high": 2}),
        (0, "go", {}),
    ]


def test_asked_together(backend: str) -> None:
    """All are asked at once; a seat with nothing is left out; none of them sees another answer."""
    position = on(GAME, backend).new()
    position.apply("run/case=together")
    assert position.decision.simultaneous_seats == (0, 1)
    assert [d.seat for d in position.decisions()] == [0, 1]
    assert [o.id for o in position.options(1)] == ["choose/n=1", "choose/n=2"]
    position.apply("choose/n=2")
    assert position.observe(1).fields["answers"] == [None, -1]
    assert position.observe(0).fields["answers"] == [position.game.action_code("choose/n=2"), None]
    position.apply("choose/n=1")
    assert (position.seat, position.decision.simultaneous_seats) == (1, (1,))
    assert [d.seat for d in position.decisions()] == [1]


def test_a_seat_left_out_has_no_options(backend: str) -> None:
    """The options of a seat that is asked nothing are none."""
    position = on(GAME, backend).new()
    for c in ("run/case=together", "choose/n=1", "choose/n=1"):
        position.apply(c)
    assert position.options(0) == []
    assert position.observe(0).options == ()


def test_why_spans_files(backend: str) -> None:
    """A question asked in another file cites the clause of the rule there."""
    position = on(GAME, backend).new()
    position.apply("run/case=references")
    assert position.decision.clauses == ()
    position.apply("go")
    assert (position.seat, position.decision.clauses) == (1, ("FAR-1",))


def test_conformance() -> None:
    """All backends agree at every choice of random plays."""
    report = conformance.check(GAME, games=30, every=3)
    assert report.games == 30
    assert report.prompts == {"run", "go", "choose"}
