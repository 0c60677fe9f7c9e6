"""Chance: exact odds, node by node, and dice that thinking does not touch."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from noctuary.kernel import BadState, ChanceNode, Position, load
from tests.kernel.games.secrets import GAME
from tests.kernel.snippets import on


def new(backend: str, seed: int = 4) -> Position:
    return on(GAME, backend).new(seed=seed)


def test_two_out_of_five(backend: str) -> None:
    """Two ints out of a bag of five: ten ends, each with odds of one in ten."""
    p = new(backend)
    ends = p.outcomes("take_two")
    assert sum(odds for odds, _ in ends) == 1
    assert [odds for odds, _ in ends] == [Fraction(1, 10)] * 10
    left = {tuple(sorted(end.fields()["bag"])) for _, end in ends}
    assert left == {tuple(c) for c in combinations(range(5), 3)}


def test_a_draw_is_any_card_of_the_deck(backend: str) -> None:
    p = new(backend)
    deck = p.fields()["deck"]
    ends = p.outcomes("draw")
    assert {odds for odds, _ in ends} == {Fraction(1, len(deck))}
    assert sorted(end.fields()["hand"][0][-1] for _, end in ends) == sorted(deck)


def test_no_chance(backend: str) -> None:
    ((odds, end),) = new(backend).outcomes("pass")
    assert odds == 1 and end.choice_count == 1


def test_node_by_node(backend: str) -> None:
    p = new(backend)
    node = p.chance("take_two", [])
    assert isinstance(node, ChanceNode) and (node.n, node.odds) == (5, (Fraction(1, 5),) * 5)
    node = p.chance("take_two", [1])
    assert isinstance(node, ChanceNode) and node.n == 4
    end = p.chance("take_two", [1, 0])
    assert isinstance(end, Position)
    assert end.fields()["bag"] == [3, 4, 2] or sorted(end.fields()["bag"]) == [2, 3, 4]
    assert p.choice_count == 0 and end.choice_count == 1


def test_what_a_variable_holds_counts(backend: str) -> None:
    """A roll that sits in a variable while one is asked: six ends, though no field differs."""
    p = new(backend)
    ends = p.outcomes("roll")
    assert [odds for odds, _ in ends] == [Fraction(1, 6)] * 6
    scores = set()
    for _, end in ends:
        end.apply("pass")
        scores.add(end.score[0])
    assert scores == set(range(6))


def test_a_script_that_cannot_be(backend: str) -> None:
    """An outcome that the die does not have is refused."""
    p = new(backend)
    for script in ([5], [-1], [0, 4]):
        with pytest.raises(BadState):
            p.chance("take_two", script)
    assert p.fields() == new(backend).fields()


def test_too_many_outcomes(backend: str) -> None:
    with pytest.raises(BadState, match="raise limit"):
        new(backend).outcomes("take_two", limit=5)


def test_outcomes_hold_what_happened(backend: str) -> None:
    """The real end is one of those foreseen."""
    for choice in ("take_two", "draw", "pass"):
        p = new(backend)
        foreseen = {end.hash() for _, end in p.outcomes(choice)}
        p.apply(choice)
        assert p.hash() in foreseen


def test_thinking_does_not_touch_the_dice(backend: str) -> None:
    """Clones, samples, outcomes and playouts of copies leave the game's own stream alone."""
    game = load("gates", backend, checked=True)
    quiet, busy = game.new(3, 21), game.new(3, 21)
    for n in range(12):
        if n % 3 == 0:
            busy.clone().playout(n)
            for seat in range(3):
                busy.sample(seat, n).playout(n)
                busy.observe(seat)
            busy.denials()
            busy.chance(busy.legal()[0], [])
            busy.hash()
        assert busy.fields() == quiet.fields()
        code = quiet.legal()[n % len(quiet.legal())]
        steps = [p.step(code) for p in (quiet, busy)]
        assert steps[0] == steps[1]
    assert busy.fields()["rng"] == quiet.fields()["rng"]


def test_a_sample_rolls_other_dice(backend: str) -> None:
    """The stream of a sample is the seed's, not the game's."""
    p = new(backend)
    assert p.sample(0, 1).fields()["rng"] != p.fields()["rng"]
    assert p.sample(0, 1).fields()["rng"] != p.sample(0, 2).fields()["rng"]


def test_seeds_are_unlike(backend: str) -> None:
    games = {tuple(map(tuple, new(backend, s).fields()["hand"])) for s in range(40)}
    assert len(games) > 30
    assert new(backend, 7).fields() == new(backend, 7).fields()
