"""Where a game wants it, a search leaves what sense likes only for something surely better."""

from __future__ import annotations

import pytest

import noctuary
from noctuary.bots.ismcts import Node, Search, is_significant
from noctuary.bots.knowledge import SeatKnowledge


def node(*brought: float, urge: float = 0.1) -> Node:
    """Return a choice that was taken so often and brought this."""
    made = Node(urge)
    made.visits, made.reward = len(brought), sum(brought)
    made.squares = sum(x * x for x in brought)
    return made


@pytest.mark.parametrize(
    ("better", "usual", "sure"),
    [
        ((0.6, 0.6, 0.6), (0.3, 0.3, 0.3), True),
        ((1.0, 0.0, 1.0), (1.0, 0.0, 0.0), False),  # luck
        ((0.31, 0.31), (0.3, 0.3), False),  # alike
        ((1.0, 0.0) * 200 + (1.0,) * 100, (1.0, 0.0) * 200, True),  # the same, often enough
        ((0.2,), (), True),  # nothing is known of the usual one
    ],
)
def test_luck_is_no_reason(better: tuple[float, ...], usual: tuple[float, ...], sure: bool) -> None:
    assert is_significant(node(*better), node(*usual), 1.0) is sure


def searched(game: str, *brought: tuple[float, ...]) -> tuple[Search, list[int]]:
    """Return a search whose options brought this; the evaluation likes the first best."""
    state = noctuary.load(game).new(2, 1)
    while len(state.legal()) < len(brought):
        state.apply(state.legal()[0])
    search = Search(SeatKnowledge(state), 1)
    legal = search.knowledge.legal[: len(brought)]
    for k, (code, told) in enumerate(zip(legal, brought, strict=True)):
        search.root.children[code] = node(*told, urge=0.1 if k else 0.9)
    return search, legal


def test_one_stays_with_sense_until_something_is_surely_better() -> None:
    search, legal = searched("mansions2", (0.0, 1.0), (1.0, 0.0, 1.0))
    assert search.best() == legal[0]
    search, legal = searched("mansions2", (0.1, 0.1), (0.9, 0.8, 0.9))
    assert search.best() == legal[1]


def test_elsewhere_what_was_taken_most_often_is_best() -> None:
    search, legal = searched("gates", (0.0, 1.0), (1.0, 0.0, 1.0))
    assert search.best() == legal[1]
