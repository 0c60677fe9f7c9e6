"""Two files of a game may use one name for two functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel import BACKENDS, Game, conformance, load
from noctuary.kernel.runtime.backends import native
from tests.kernel.snippets import HEAD, TAIL, game, logs, module, on

CHAPTER = """
from noctuary.kernel import *
from {head} import Go, Told, emit, go_options, put

def worth(g, n):
    emit(g, Told(n=n, m={k}))
    return n * {k}

@rule("{clause}")
def turn(g, p) -> IntRule:
    yield ask(p, go_options)
    return worth(g, 3)

can = lambda g, n: n == {k}  # noqa: E731
"""
BODY = """
import {a}, {b}

TURNS = ({a}.turn, {b}.turn)
WORTHS = ({a}.worth, {b}.worth)
CAN = ({a}.can, {b}.can)

def worth(g, n):
    return n

@rule()
def turn(g, r) -> IntRule:
    x = yield from call(g, r, 1)
    return x

@rule()
def body(g) -> Rule:
    put(g, worth(g, 1) + {a}.worth(g, 1) + {b}.worth(g, 1))
    for i in range(2):
        x = yield from TURNS[i](g, 0)
        put(g, x)
        put(g, WORTHS[i](g, 7))
        put(g, int(CAN[i](g, 10)))
    x = yield from turn(g, ref({b}.turn))
    put(g, x)
"""


@pytest.fixture
def spec(tmp_path: Path) -> Game:
    """Return a game of three files, each with its own `worth` and `turn`."""
    head = module(tmp_path, HEAD).__name__
    chapters = {
        x: module(tmp_path, CHAPTER.format(head=head, k=k, clause=f"NAME-{k}")).__name__
        for x, k in (("a", 10), ("b", 100))
    }
    start = f"from noctuary.kernel import *\nfrom {head} import Table, go_options, put\n"
    return game(module(tmp_path, start + BODY.format(**chapters) + TAIL))


def test_each_file_calls_its_own(spec: Game) -> None:
    expected = [111, 30, 70, 1, 300, 700, 0, 300]
    assert logs(spec) == dict.fromkeys(BACKENDS, expected)


def test_conformance(spec: Game) -> None:
    """The same events, for the same clauses, on every backend."""
    assert conformance.check(spec, games=2, every=1).games == 2
    told = [on(spec, b).new().step("go").events for b in BACKENDS]
    assert [(t.name, t.clauses) for t in told[0]] == [("told", ("NAME-10",)), ("told", ())]
    assert told[0] == told[1] == told[2]


def test_functions_are_told_apart(spec: Game) -> None:
    """By file and line for people; a name in C gets its module only where it must."""
    loaded = load(spec, "gen")
    worths = [f for f in loaded.program.fns.values() if f.name == "worth"]
    assert len({f.file for f in worths}) == 3
    assert [f.key for f in worths] == ["worth", *(f"{f.module.__name__}_worth" for f in worths[1:])]
    assert [f.name for f in loaded.clauses["NAME-100"]] == ["turn"]
    source, _ = native.write(loaded)
    assert all(source.count(f"p_{f.key}(G* g, ") == 2 for f in worths)
