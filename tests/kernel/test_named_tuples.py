"""Ints with names that functions hand on together, on every backend."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.snippets import on, play, snippet

RULES = """
from typing import NamedTuple


class Use(NamedTuple):
    card: int
    seat: int
    target: int = NONE
    token: int = NONE


def worth(g, n: int, use: Use):
    return n + 10 * use.card + 100 * use.seat


@rule()
def asked(g, use: Use) -> Rule:
    a = yield ask(use.seat, choose_options, 3)
    put(g, Choose.n(a) + use.card)
    put(g, worth(g, 1, use))


@rule(asks=True)
def unasked(g, use: Use) -> None:
    put(g, use.target)
    put(g, use.token)


EFFECTS = [asked, unasked]
MAY = [lambda g, use: use.card > 2, lambda g, use: use.token == NONE]


@rule()
def hand_on(g, k, use: Use) -> Rule:
    yield from EFFECTS[k](g, use)


@rule()
def body(g) -> Rule:
    yield from hand_on(g, 0, Use(card=3, seat=1))
    yield from EFFECTS[1](g, Use(3, 0, put(g, 7), token=put(g, 8)))
    for k in range(2):
        put(g, MAY[k](g, Use(k + 2, 0)))
    put(g, sum(worth(g, x, Use(x, 1)) for x in range(3)))
"""


def test_a_named_tuple_is_handed_on_and_read_by_its_names(backend: str, tmp_path: Path) -> None:
    game = on(snippet(tmp_path, RULES), backend)
    log = play(game.new(seed=1), ["choose/n=2"]).fields()["log"]
    assert log == [5, 131, 7, 8, 7, 8, 0, 1, 333]
