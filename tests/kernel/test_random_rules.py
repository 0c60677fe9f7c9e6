"""Random rules: functions written by a generator run alike on all backends.

One module of many functions is written per seed, so that one compilation tries them all.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.kernel import BACKENDS, Game
from tests.kernel.snippets import HEAD, game, module, on, play

FUNCTIONS = 16
RULES = 8
SMALL = 1 << 12


class Writer:
    """Writes statements and expressions of the language; every value stays small."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.lines: list[str] = []
        self.names: list[str] = []
        self.fresh = 0
        self.callable: list[str] = []
        self.asks = False
        self.in_zone = False
        self.loops = 0

    # -- expressions

    def atom(self) -> str:
        r = self.r
        return r.choice(
            [
                str(r.randint(-9, 9)),
                r.choice(self.names),
                r.choice(self.names),
                "g.x",
                f"g.row[{self.index(4)}]",
                f"g.grid[{self.index(2)}][{self.index(3)}]",
                f"SQUARES[{self.index(4)}]",
                f"PAIRS[{self.index(3)}][{self.index(2)}]",
                "len(g.bag)",
                "len(g.leaf)",
                f"g.leaf[{self.index(5)}]",
                f"g.page[{self.index(3)}][{self.index(2)}]",
                "STEP",
            ]
        )

    def index(self, n: int) -> str:
        r = self.r
        if r.random() < 0.5 or not self.names:
            return str(r.randrange(n))
        return f"{r.choice(self.names)} % {n}"

    def expr(self, depth: int = 2) -> str:
        r = self.r
        if depth == 0 or r.random() < 0.15:
            return self.atom()
        a, b = self.expr(depth - 1), self.expr(depth - 1)
        kind = r.randrange(13)
        if kind < 4:
            return f"({a} {r.choice('+-&|^')} {b})"
        if kind == 4:
            return f"(({a}) % {SMALL} * (({b}) % 16))"
        if kind == 5:
            return f"(({a}) {r.choice(['//', '%'])} (({b}) | 1))"
        if kind == 6:
            return f"(({a}) % {SMALL} {r.choice(['<<', '>>'])} (({b}) % 8))"
        if kind == 7:
            return f"({a} if {self.cond(depth - 1)} else {b})"
        if kind == 8:
            return f"{r.choice(['min', 'max'])}({a}, {b}, {self.atom()})"
        if kind == 9:
            return r.choice([f"abs({a})", f"-({a})", f"~({a})", f"int({self.cond(depth - 1)})"])
        if kind == 10:
            return f"put(g, ({a}) % {SMALL})"
        if kind == 11:
            return self.generator(depth - 1)
        if not self.callable:
            return a
        return f"{r.choice(self.callable)}(g, {a} % 99, {b} % 99) % {SMALL}"

    def generator(self, depth: int) -> str:
        r = self.r
        self.fresh += 1
        v = f"v{self.fresh}"
        some = [f"range({r.randint(0, 4)})", "g.row", "g.bag", "(3, g.x, -4)", "g.leaf"]
        over = r.choice(some)
        self.names.append(v)
        if r.random() < 0.5:
            out = f"sum(({self.expr(depth)}) % 64 for {v} in {over} if {self.cond(0)})"
        else:
            out = f"int({r.choice(['any', 'all'])}({self.cond(depth)} for {v} in {over}))"
        self.names.pop()
        return out

    def cond(self, depth: int) -> str:
        r = self.r
        signs = ["<", "<=", ">", ">=", "==", "!="]
        a, b = self.expr(max(0, depth - 1)), self.expr(max(0, depth - 1))
        kind = r.randrange(6)
        if kind < 2 or depth <= 0:
            return f"{a} {r.choice(signs)} {b}"
        if kind == 2:
            return f"{a} {r.choice(signs)} {b} {r.choice(signs)} {self.atom()}"
        if kind == 3:
            return f"({self.cond(depth - 1)} {r.choice(['and', 'or'])} {self.cond(depth - 1)})"
        if kind == 4:
            return f"not ({self.cond(depth - 1)})"
        where = r.choice(["g.row", "g.bag", f"g.grid[{self.index(2)}]", "(1, 2, 5)", "g.leaf"])
        return f"{a} {r.choice(['in', 'not in'])} {where}"

    # -- statements

    def add(self, text: str, ind: int) -> None:
        self.lines.append("    " * ind + text)

    def store(self, ind: int) -> None:
        r = self.r
        value = f"({self.expr()}) % {SMALL}"
        target = r.choice(
            [
                r.choice(self.names[2:] or ["g.x"]),
                "g.x",
                f"g.row[{self.index(4)}]",
                f"g.grid[{self.index(2)}][{self.index(3)}]",
            ]
        )
        if target.startswith("v"):
            target = "g.x"
        if r.random() < 0.3:
            self.add(f"{target} {r.choice(['^=', '|=', '&=', '//='])} {value} | 1", ind)
        else:
            self.add(f"{target} = {value}", ind)

    def block(self, n: int, depth: int, ind: int) -> None:
        for _ in range(n):
            self.statement(depth, ind)

    def statement(self, depth: int, ind: int) -> None:
        r = self.r
        kind = r.randrange(12) if depth else r.randrange(5)
        if kind < 2:
            self.store(ind)
        elif kind == 2:
            self.fresh += 1
            name = f"n{self.fresh}"
            self.add(f"{name} = ({self.expr()}) % {SMALL}", ind)
            if ind == 1:
                self.names.append(name)
        elif kind == 3:
            self.add(f"put(g, ({self.expr()}) % {SMALL})", ind)
        elif kind == 4:
            self.question(ind)
        elif kind in (5, 6):
            self.add(f"if {self.cond(2)}:", ind)
            self.block(r.randint(1, 2), depth - 1, ind + 1)
            if r.random() < 0.5:
                self.add("else:", ind)
                self.block(1, depth - 1, ind + 1)
        elif kind in (7, 8):
            self.loop(depth, ind)
        elif kind == 9:
            self.fresh += 1
            at = f"a{self.fresh}"
            self.add(f"with g.attacks.open(damage=({self.atom()}) % 99) as {at}:", ind)
            self.add(f"g.attacks.damage[{at}] += {r.randint(1, 9)}", ind + 1)
            self.block(1, 0, ind + 1)
            self.add(f"put(g, g.attacks.damage[{at}] + len(g.attacks))", ind + 1)
        elif kind == 10 and self.loops:
            self.add(f"if {self.cond(1)}:", ind)
            self.add(r.choice(["break", "continue"]), ind + 1)
        else:
            self.add(f"if {self.cond(1)} and len(g.bag) < 6:", ind)
            self.add(f"g.bag.append(({self.expr(1)}) % 50)", ind + 1)

    def loop(self, depth: int, ind: int) -> None:
        r = self.r
        self.fresh += 1
        v = f"i{self.fresh}"
        zone = r.random() < 0.2
        over = (
            "g.bag"
            if zone
            else r.choice(
                [
                    f"range(({self.expr(1)}) % 4)",
                    f"range({r.randint(-3, 3)}, {r.randint(-3, 5)}, {r.choice([1, 2, -1, -2])})",
                    "g.row",
                    f"g.grid[{self.index(2)}]",
                    f"({self.atom()}, {self.atom()})",
                    "g.leaf",
                    f"g.page[{self.index(3)}]",
                ]
            )
        )
        self.add(f"for {v} in {over}:", ind)
        self.names.append(v)
        before, self.in_zone = self.in_zone, self.in_zone or zone
        self.loops += 1
        self.block(r.randint(1, 2), depth - 1, ind + 1)
        self.loops -= 1
        self.in_zone = before
        self.names.remove(v)

    def question(self, ind: int) -> None:
        if not self.asks or self.in_zone:
            self.store(ind)
            return
        self.fresh += 1
        if self.r.random() < 0.6:
            self.add(f"q{self.fresh} = yield ask(g.x % 2, choose_options, 3)", ind)
            self.add(f"put(g, Choose.n(q{self.fresh}))", ind)
        else:
            self.add(f"q{self.fresh} = yield from little(g, {self.atom()} % 50)", ind)
            self.add(f"g.x ^= q{self.fresh} % 64", ind)

    # -- functions

    def function(self, k: int) -> None:
        self.names, self.asks = ["a", "b"], False
        self.add(f"def f{k}(g, a, b):", 0)
        self.block(3, 2, 1)
        self.add(f"return ({self.expr()}) % {SMALL}", 1)
        if k < 2:
            self.callable.append(f"f{k}")

    def rule(self, k: int) -> None:
        self.names, self.asks, self.callable = ["a"], True, ["f0", "f1"]
        self.add("@rule()", 0)
        self.add(f"def r{k}(g, a) -> IntRule:", 0)
        self.add("yield ask(0, go_options)", 1)
        self.block(4, 2, 1)
        self.add(f"return ({self.expr()}) % {SMALL}", 1)

    def module(self) -> str:
        self.add("STEP = 5", 0)
        self.add("SQUARES = [0, 1, 4, 9]", 0)
        self.add("PAIRS = ((1, -2), (300, 7000), (-5, 6))", 0)
        self.add("@rule()\ndef little(g, n) -> IntRule:", 0)
        self.add("a = yield ask(1, choose_options, n % 3, alone=TAKE)", 1)
        self.add("return Choose.n(a) + n", 1)
        for k in range(FUNCTIONS):
            self.function(k)
        for k in range(RULES):
            self.rule(k)
        self.add(f"ALL = ({', '.join(f'f{k}' for k in range(FUNCTIONS))})", 0)
        self.add(f"EVERY = ({', '.join(f'r{k}' for k in range(RULES))})", 0)
        self.add("@rule()\ndef main(g) -> Rule:", 0)
        self.add("yield ask(0, go_options)", 1)
        self.add(f"for i in range({FUNCTIONS}):", 1)
        self.add("g.log.clear()", 2)
        self.add("g.x = ALL[i](g, g.row[0] + i, g.row[1] - i)", 2)
        self.add("yield ask(0, go_options)", 2)
        self.add(f"for i in range({RULES}):", 1)
        self.add("g.log.clear()", 2)
        self.add("g.bag.clear()", 2)
        self.add("n = yield from EVERY[i](g, i)", 2)
        self.add("g.x = n", 2)
        self.add("g.result[0] = 1000", 1)
        head = HEAD.replace(
            "log = Zone(96, bits=32)",
            "log = Zone(4000, bits=32)\n    leaf = Book(9, bits=8)\n    page = Book(7, 2, bits=32)",
        )
        return (
            head.replace("row = Arr(4)", "row = Arr(4, bits=32)").replace(
                "grid = Arr(2, 3)", "grid = Arr(2, 3, bits=32)"
            )
            + "\n".join(self.lines)
            + "\n"
        )


BOOKS = {"leaf": (3, -7, 0, 120, 3), "page": ((1, -9), (70_000, 4), (-5, 2))}


def written(seed: int, folder: Path) -> Game:
    return game(module(folder, Writer(seed).module()), books=lambda seats, options: BOOKS)


def trace(spec: Game, backend: str, picks: list[int], start: dict[str, object]) -> list[Any]:
    """Everything of a play, at every choice."""
    position = on(spec, backend).new(seed=1)
    position.arrange(start)
    out: list[Any] = []
    while not position.over:
        legal = position.legal()
        out.append((position.fields(), position.seat, legal))
        position.apply(legal[picks[position.choice_count % len(picks)] % len(legal)])
    return [*out, position.fields()]


def difference(a: Any, b: Any) -> str:
    """Which fields differ, shortly."""
    if isinstance(a, tuple):
        return difference(a[0], b[0]) or f"{a[1:]} / {b[1:]}"
    return "; ".join(f"{k}: {a[k]} / {b[k]}" for k in a if a[k] != b[k])[:300]


@pytest.mark.parametrize("seed", range(2))
def test_random_rules(seed: int, tmp_path: Path) -> None:
    """Fields, seat and options at every choice are those of Python."""
    spec = written(seed, tmp_path)

    @settings(max_examples=6, deadline=None, derandomize=True, database=None)
    @given(
        picks=st.lists(st.integers(0, 9), min_size=1, max_size=8),
        row=st.lists(st.integers(-900, 900), min_size=4, max_size=4),
        x=st.integers(-99, 99),
    )
    def alike(picks: list[int], row: list[int], x: int) -> None:
        plays = [trace(spec, b, picks, {"row": row, "x": x}) for b in BACKENDS]
        for other in plays[1:]:
            first = next(
                (i for i, (a, b) in enumerate(zip(plays[0], other, strict=False)) if a != b), -1
            )
            if first >= 0 or len(other) != len(plays[0]):
                pytest.fail(f"{difference(plays[0][first], other[first])} at choice {first}")

    alike()


def test_the_generator_writes_much(tmp_path: Path) -> None:
    """The rules are not all trivial: questions are asked and logs are long."""
    spec = written(0, tmp_path)
    position = on(spec, "gen").new(seed=1)
    longest = 0
    while not position.over:
        longest = max(longest, len(position.fields()["log"]))
        position.apply(position.legal()[-1])
    assert position.choice_count > FUNCTIONS + RULES
    assert longest > 10
    assert play(on(spec, "gen").new(seed=1)).over
