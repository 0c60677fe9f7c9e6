"""Rules that look innocent and once ran differently on the backends, or broke differently.

Every case is alike everywhere: the same log, or a RulesError.
"""

from __future__ import annotations

import inspect
import resource
import sys
from pathlib import Path

import pytest

from noctuary.kernel import BACKENDS, Game, GameIsOver, RulesError, load
from tests.kernel.snippets import case, logs, many, on, play, snippet

THREE = """
@rule()
def three(g) -> IntRule:
    yield ask(0, go_options)
    return 3

"""


def text(rules: str, before: str = "") -> str:
    """Return a rule `body` made of these lines."""
    lines = "".join(f"    {x}\n" for x in rules.strip("\n").splitlines())
    return f"{before}@rule()\ndef body(g) -> Rule:\n{lines}    yield ask(0, go_options)\n"


ALIKE: dict[str, tuple[str, list[int]]] = {
    "named step": (
        text("for i in range(0, 10, STEP):\n    put(g, i)", "STEP = 3\n"),
        [0, 3, 6, 9],
    ),
    "named step asked": (
        text(
            "for i in range(9, 0, DOWN):\n    yield ask(0, go_options)\n    put(g, i)",
            "DOWN = -4\n",
        ),
        [9, 5, 1],
    ),
    "insert before the last": (
        text(
            "g.bag.append(1)\ng.bag.append(2)\ng.bag.insert(-1, 9)\n"
            "for c in g.bag:\n    put(g, c)"
        ),
        [1, 9, 2],
    ),
    "whole tuple": (text("put(g, 1 if 1 in (put(g, 1), put(g, 2)) else 0)"), [1, 2, 1]),
    "array filled twice": (
        text(
            "put(g, twice(g))",
            "def twice(g):\n    d = [0] * 4\n    s = d[0]\n    d = [7] * 4\n"
            "    return s * 10 + d[1]\n\n",
        ),
        [7],
    ),
    "answer into a zone": (
        text(
            "i = 1\ng.bags[i].append(0)\ng.bags[i][0] = yield from three(g)\nput(g, g.bags[1][0])",
            THREE,
        ),
        [3],
    ),
    "answer into a table": (
        text("g.grid[put(g, 1)][put(g, 2)] = yield from three(g)\nput(g, g.grid[1][2])", THREE),
        [1, 2, 3],
    ),
    "name of a constant": (
        text("g.bags[1].append(3)\nput(g, sum(len(g.bags[W]) for W in range(2)))", "W = 1\n"),
        [1],
    ),
    "length of a table of rules": (text("put(g, len(RULES))", THREE + "RULES = (three,)\n"), [1]),
    "zone into itself": (
        text("move(g, 3, g.hand[0])\nmove_all(g, g.hand[0], g.hand[0])\nput(g, len(g.hand[0]))"),
        [1],
    ),
}  # fmt: skip
"""Rules and what they log."""

ALONE = {
    "named step",
    "named step asked",
    "answer into a zone",
    "answer into a table",
    "length of a table of rules",
}
"""Cases in games of their own: they once could not be compiled at all."""

BREAK: dict[str, str] = {
    "negative index of a row": text("i = -1\nput(g, g.row[i])"),
    "negative index of a zone": text("g.bag.append(5)\ni = -1\nput(g, g.bag[i])"),
    "negative index of a table": text("i = -1\nput(g, SQUARES[i])", "SQUARES = (0, 1, 4)\n"),
    "negative index of functions": text("i = -1\nPUTS[i](g, 3)", "PUTS = (put, put)\n"),
    "negative index of a local array": text(
        "put(g, hold(g, -1))", "def hold(g, i):\n    d = [0] * 2\n    return d[i]\n\n"
    ),
    "index too large": text("i = 4\nput(g, g.row[i])"),
    "no such hand": text("i = 2\nput(g, len(g.hand[i]))"),
    "into no such hand": text("i = 2\nmove(g, 0, g.hand[i])"),
    "too many options": text(
        "yield ask(0, crowd_options)",
        "def crowd_options(g, p):\n    for i in range(200):\n        offer(g, Go())\n\n",
    ),
    "pop of nothing": text("put(g, g.bag.pop())"),
    "remove of what is not there": text("g.bag.remove(3)"),
    "full zone": text("for i in range(7):\n    g.bag.append(i)"),
    "full hand": text("move_all(g, g.deck, g.hand[0])"),
    "full column": text(
        "with g.attacks.open() as a:\n    for i in range(5):\n        g.attacks.hits[a].append(i)"
    ),
    "too many records": text(
        "yield from deep(g)",
        "@rule()\ndef deep(g) -> Rule:\n    with g.attacks.open() as a:\n"
        "        yield from deep(g)\n\n",
    ),
    "append of what is too large": text("g.bag.append(70000)"),
    "element too large": text("g.bag.append(7)\ng.bag[0] = 70000"),
    "row too narrow": text("g.row[0] = 70000"),
    "row too narrow for a sum": text("g.small[0] = 127\ng.small[0] += 1"),
    "answer too large": text(
        "g.small[0] = yield from large(g)",
        "@rule()\ndef large(g) -> IntRule:\n    yield ask(0, go_options)\n    return 300\n\n",
    ),
    "int too narrow": text("g.tiny = 200"),
    "column too narrow": text("with g.attacks.open(tiny=200) as a:\n    put(g, g.attacks.tiny[a])"),
    "column set too large": text("with g.attacks.open() as a:\n    g.attacks.tiny[a] = 200"),
    "columns too narrow": text("with g.attacks.open() as a:\n    g.attacks.hits[a].append(70000)"),
    "more than 32 bits": text("g.x = 2147483647\ng.x += 1"),
    "action field too large": text("put(g, Choose(n=g.x + 16))"),
    "negative action field": text("put(g, Choose(n=g.x - 1))"),
    "die without faces": text("put(g, rand(g, g.x))"),
    "take from nothing": text("put(g, take(g, g.bag))"),
    "draw from nothing": text("move_all(g, g.deck, g.pile)\ndraw(g, g.deck, g.hand[0])"),
    "division by zero": text("put(g, 3 // g.x)"),
    "remainder of zero": text("put(g, 3 % g.x)"),
    "seat that does not play": text("yield ask(2, go_options)"),
    "no such piece": text("move(g, 9, g.pile)"),
    "negative piece": text("i = -1\nmove(g, i, g.pile)"),
    "no such rule": text("i = 99\nyield from call(g, i)"),
    "negative shift": text("put(g, 1 << (g.x - 1))"),
}
"""Rules that break their own declarations while they run."""

WIDTHS = {
    "append of what is too large",
    "element too large",
    "int too narrow",
    "column too narrow",
    "column set too large",
    "columns too narrow",
    "more than 32 bits",
}
INDEXES = {
    "negative index of a zone",
    "negative index of a table",
    "negative index of functions",
    "negative index of a local array",
}
UNCHECKED: dict[str, set[str]] = {
    "gen": INDEXES - {"negative index of a zone"},
    "frames": WIDTHS
    | INDEXES
    | {
        "negative index of a row",
        "row too narrow",
        "row too narrow for a sum",
        "answer too large",
        "too many options",
        "action field too large",
        "negative action field",
    },
}
"""What a backend leaves to the others to check (docs/decisions/08-what-is-refused.md)."""


@pytest.fixture(scope="module")
def alike(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Return the cases that log, as one game."""
    rules = {name: rules for name, (rules, _) in ALIKE.items() if name not in ALONE}
    return many(tmp_path_factory.mktemp("alike"), rules)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Return the cases that break, as one game."""
    return many(tmp_path_factory.mktemp("broken"), BREAK)


@pytest.mark.parametrize("name", ALIKE)
def test_alike(name: str, alike: Game, tmp_path: Path) -> None:
    """The same log on every backend."""
    rules, expected = ALIKE[name]
    if name in ALONE:
        assert logs(snippet(tmp_path, rules)) == dict.fromkeys(BACKENDS, expected)
    else:
        assert logs(alike, [case(name)]) == dict.fromkeys(BACKENDS, expected)


@pytest.mark.parametrize(
    ("name", "backend"),
    [(n, b) for n in BREAK for b in BACKENDS if n not in UNCHECKED.get(b, ())],
)
def test_breaks(name: str, broken: Game, backend: str) -> None:
    """A RulesError on every backend that checks it, and the game is over."""
    position = on(broken, backend).new(seed=3)
    with pytest.raises(RulesError) as e:
        play(position, [case(name)])
    assert len(str(e.value)) > 10
    assert position.over
    with pytest.raises(GameIsOver):
        position.apply("go")


@pytest.mark.parametrize("backend", BACKENDS)
def test_endless_recursion(backend: str, tmp_path: Path) -> None:
    """A rule that runs itself without end is stopped, and soon."""
    rules = "@rule()\ndef body(g) -> Rule:\n    yield from body(g)\n"
    game = on(snippet(tmp_path, rules), backend)
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, before[1]))
    try:
        with pytest.raises(RulesError):
            game.new()
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


ENDLESS: dict[str, tuple[str, str]] = {
    "loop of a rule": ("body", text("while g.x < 1:\n    g.row[0] = g.x")),
    "loop of a plain function": (
        "spin",
        text("spin(g)", "def spin(g):\n    i = 0\n    while i < 3:\n        i = i * 1\n\n"),
    ),
    "loop inside a loop": (
        "body",
        text("for i in range(2):\n    while True:\n        if g.x:\n            break"),
    ),
    "loop over a rule that never asks": (
        "body",
        text(
            "while True:\n    yield from idle(g)",
            "@rule(asks=True)\ndef idle(g) -> Rule:\n    g.x = 0\n\n",
        ),
    ),
    "questions with nothing on offer": (
        "body",
        text(
            "while True:\n    yield ask(0, none_options)",
            "def none_options(g, p):\n    pass\n\n",
        ),
    ),
    "questions that answer themselves": (
        "body",
        text("while True:\n    yield ask(0, go_options, alone=TAKE)"),
    ),
    "questions to all with nothing on offer": (
        "body",
        text(
            "while True:\n    yield ask_all(none_options)",
            "def none_options(g, p):\n    pass\n\n",
        ),
    ),
    "options that never end": (
        "wild_options",
        text(
            "yield ask(0, wild_options)",
            "def wild_options(g, p):\n    while not g.x:\n        pass\n    offer(g, Go())\n\n",
        ),
    ),
}
"""Rules that reach no decision, each with the function that the message names."""


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", ENDLESS)
def test_endless_rules(name: str, backend: str, tmp_path: Path) -> None:
    """A rule without a question ends with its name, and the game is over."""
    function, rules = ENDLESS[name]
    game = on(snippet(tmp_path, rules), backend)
    with pytest.raises(RulesError, match=rf":\d+: in {function}: .*(gone round|in a row)"):
        game.new()


@pytest.mark.parametrize("backend", ["gen", "native"])
def test_the_line_of_an_endless_loop(backend: str, tmp_path: Path) -> None:
    """The line of its `while`, below a decorator too; the function keeps its source."""
    spec = snippet(tmp_path, text("g.x = 0\nwhile g.x < 1:\n    g.row[0] = g.x"))
    lines, first = inspect.getsourcelines(inspect.unwrap(sys.modules[spec.id].body))
    with pytest.raises(RulesError, match=rf"\.py:{first + 3}: in body: "):
        on(spec, backend).new()
    again = inspect.getsourcelines(inspect.unwrap(sys.modules[spec.id].body))
    assert again == (lines, first) and "while g.x < 1" in lines[3]


@pytest.mark.parametrize("backend", BACKENDS)
def test_endless_rules_after_a_choice(backend: str, tmp_path: Path) -> None:
    """The position is over, as after any other error of the rules."""
    position = on(
        snippet(tmp_path, text("yield ask(0, go_options)\nwhile True:\n    pass")), backend
    ).new()
    with pytest.raises(RulesError, match="in body: a loop has gone round"):
        position.apply("go")
    assert position.over


@pytest.mark.parametrize("backend", BACKENDS)
def test_long_games_are_not_endless(backend: str, tmp_path: Path) -> None:
    """A loop whose every turn asks may turn for ever: each decision starts the count anew."""
    rules = text("while g.x < 3:\n    yield ask(0, go_options)\n    i = 0\n    while i < 400000:\n"
                 "        i += 1\n    g.x += 1\nput(g, g.x)")  # fmt: skip
    assert play(on(snippet(tmp_path, rules), backend).new()).fields()["log"] == [3]


REFUSED = {
    "sum of a column": text("put(g, sum(g.attacks.damage))"),
    "loop over a column": text("for d in g.attacks.damage:\n    put(g, d)"),
    "largest of a column": text("put(g, max(g.attacks.damage))"),
    "same name opened twice": text(
        "with g.attacks.open() as at:\n    with g.attacks.open() as at:\n        put(g, at)"
    ),
    "variable set in a loop": text("for i in range(g.x):\n    y = i\nput(g, y)"),
    "keywords out of order": text(
        "two(g, b=put(g, 1), a=put(g, 2))", "def two(g, a, b):\n    put(g, a * 10 + b)\n\n"
    ),
    "event fields out of order": text("emit(g, Told(m=put(g, 1), n=put(g, 2)))"),
    "empty tuple": text("for v in ():\n    put(g, v)"),
    "constant index out of range": text("move(g, 0, g.hand[2])"),
    "variable never set": text("if g.x:\n    y = 3\nput(g, y)"),
    "with variable set": text("with g.attacks.open() as at:\n    at = 2"),
    "alone for all": text("yield ask_all(go_options, alone=TAKE)"),
    "no value at the end": text(
        "put(g, maybe(g, 0))", "def maybe(g, p):\n    if p:\n        return 1\n\n"
    ),
    "no value of a rule": text(
        "a = yield from maybe(g, 0)\nput(g, a)",
        "@rule()\ndef maybe(g, p) -> IntRule:\n    yield ask(0, go_options)\n"
        "    if p:\n        return 1\n\n",
    ),
    "value of a move": text("y = move(g, 0, g.pile)\nput(g, y)"),
    "options that change the state": text(
        "yield ask(0, wild_options)",
        "def wild_options(g, p):\n    g.x += 1\n    offer(g, Go())\n\n",
    ),
    "options that draw": text(
        "yield ask(0, wild_options)",
        "def wild_options(g, p):\n    draw(g, g.deck, g.pile)\n    offer(g, Go())\n\n",
    ),
}
"""Rules that mean different things on different backends, or nothing at all."""


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str, tmp_path: Path) -> None:
    """The checker says no, with file and line."""
    with pytest.raises(RulesError, match=r"snippet_\w+\.py:\d+: in "):
        load(snippet(tmp_path, REFUSED[name]), "gen")
