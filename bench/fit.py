"""A fit of the weights of an evaluation, by playing: `python bench/fit.py arkham --minutes 20`.

Its constants and the entries of its tables become knobs of the compiled rules. All are turned a
little at once, up or down by chance, a few games are played, and so on for a minute; what goes with
better games is then turned that way. Millions of games make up for the noise. Only for games that
all seats win together, since all have the same evaluation. It prints what moved and what that wins
on other seeds, and writes nothing into the rules: look at each number before you take it over,
leave those that these games do not ask for, and see that other settings lose nothing.
"""

from __future__ import annotations

import argparse
import ast
import ctypes
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate, pairwise
from math import sqrt
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from statistics import fmean, pstdev
from time import monotonic
from types import ModuleType
from typing import Any

from evaluation import LONGEST, beginnings
from game_settings import games_together, load_game_settings
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.kernel import LoadedGame, Position
from noctuary.kernel.runtime.backends import native

NEVER_USED = 1_900_000
"""Numbers from here on stand for knobs while the rules are compiled to C."""
SHARE, LEAST, FEW = 0.2, 6, 15
"""A knob is turned by this share of its value, at least by LEAST. Numbers below FEW are counts:
they are skipped unless asked for, and then turned by one.
"""
ROUND = 60
"""Seconds between two steps."""
KEEP, STEP, SURE = 0.6, 0.5, 3
"""The share of the last direction that stays; the largest step, and the errors it needs."""
MOVED = 0.7
"""Turns below which a knob is not printed."""
SEEN = 4000


@dataclass
class Knob:
    """A number of the evaluation, in turns of its own size from where it was."""

    name: str
    usual: int
    turn: float
    at: float = 0.0

    def value(self, more: float = 0.0) -> int:
        """Return the present value, or that after a further turn."""
        return round(self.usual + self.turn * (self.at + more))


@dataclass
class Row:
    """A table of the evaluation; of one that rises, the knobs are its steps."""

    name: str
    usual: list[int]
    knobs: dict[int, Knob]
    rises: bool

    def values(self, turned: dict[str, float]) -> list[int]:
        """Return the values after further turns of its knobs."""
        steps = [b - a for a, b in pairwise([0, *self.usual])] if self.rises else [*self.usual]
        for i, knob in self.knobs.items():
            steps[i] = knob.value(turned.get(knob.name, 0.0))
        return list(accumulate(max(0, s) for s in steps)) if self.rises else steps


def modules(loaded: LoadedGame) -> list[ModuleType]:
    """Return the modules of a game's evaluation."""
    root = import_module(f"{loaded.spec.state.__module__.rpartition('.')[0]}.evaluation")
    below = iter_modules(getattr(root, "__path__", ()))
    return [root, *(import_module(f"{root.__name__}.{m.name}") for m in below)]


def constants(module: ModuleType) -> Iterator[str]:
    """Yield the names in capitals to which a module assigns."""
    for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        for target in node.targets if isinstance(node, ast.Assign) else ():
            for one in target.elts if isinstance(target, ast.Tuple) else (target,):
                if isinstance(one, ast.Name) and one.id.isupper():
                    yield one.id


def measures(module: ModuleType) -> Iterator[str]:
    """Yield the names of lengths and indices, which are no weights."""
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
        match node:
            case ast.Subscript(slice=part) | ast.BinOp(left=ast.List(), right=part):
                parts = [part]
            case ast.Call(func=ast.Name(id="range"), args=args):
                parts = args
            case _:
                continue
        yield from (n.id for x in parts for n in ast.walk(x) if isinstance(n, ast.Name))


def turn_of(n: int) -> float:
    """Return how far a knob is turned."""
    return 1 if abs(n) < FEW else max(LEAST, SHARE * abs(n))


def row_of(name: str, usual: list[int]) -> Row:
    """Return a table with a knob for each entry that is not the most common one."""
    rises = len(usual) > 3 and all(a < b for a, b in pairwise(usual))
    steps = [b - a for a, b in pairwise([0, *usual])] if rises else usual
    common = Counter(steps).most_common(1)[0][0]
    knobs = {
        i: Knob(f"{name}[{i}]", n, turn_of(n))
        for i, n in enumerate(steps)
        if (n > 0 if rises else n != common)
    }
    return Row(name, usual, knobs, rises)


class Fit:
    """A game whose evaluation has knobs."""

    def __init__(self, game: str, seed: int, also: list[str]) -> None:
        self.loaded = noctuary.load(game)
        self.also = also
        self.settings = load_game_settings(game).setting
        self.random = Random(seed)
        source = self.written()
        name = native.digest(source)
        native.build(name, lambda: source, checked=False)
        self.loaded.outline.source = name
        made, why = native.position_class(self.loaded)
        assert made is not None, why
        self.loaded._positions = made
        library: Any = vars(made)["library"]
        self.board = (ctypes.c_int * len(self.knobs)).in_dll(library, "KNOBS")
        self.shelf = [
            (ctypes.c_int * len(row.usual)).in_dll(library, f"ROW_{row.name}") for row in self.rows
        ]
        self.begun = [beginnings(game, s.seats, s.options, seed) for s in self.settings]
        self.every = [*self.knobs, *(k for row in self.rows for k in row.knobs.values())]

    def written(self) -> str:
        """Return the rules in C, with knobs for the numbers of the evaluation."""
        found = modules(self.loaded)
        own = {n: getattr(m, n) for m in found for n in constants(m)}
        fixed = {n for m in found for n in measures(m)}
        numbers = {
            n: v
            for n, v in own.items()
            if type(v) is int and n not in fixed and (abs(v) >= FEW or n in self.also)
        }
        for i, (name, value) in enumerate(numbers.items()):
            for m in found:
                if type(vars(m).get(name)) is int and vars(m)[name] == value:
                    setattr(m, name, NEVER_USED + i)
        self.loaded.__dict__.pop("program", None)
        source, _ = native.write(self.loaded)
        for i, (name, value) in enumerate(numbers.items()):
            for m in found:
                if vars(m).get(name) == NEVER_USED + i:
                    setattr(m, name, value)
        used = sorted({int(n) - NEVER_USED for n in re.findall(r"\b19\d{5}\b", source)})
        used = [i for i in used if i < len(numbers)]
        self.knobs = [
            Knob(n, v, turn_of(v)) for i, (n, v) in enumerate(numbers.items()) if i in used
        ]
        for place, i in enumerate(used):
            source = re.sub(rf"\b{NEVER_USED + i}\b", f"KNOBS[{place}]", source)
        self.rows: list[Row] = []
        for name, value in own.items():
            if not isinstance(value, list | tuple) or not all(type(x) is int for x in value):
                continue
            if max(map(abs, value), default=0) >= FEW:
                body = r",\s+".join(re.escape(str(x)) for x in value)
                told = rf"static const int\d+_t (\w+)\[\] = \{{{body}\}};"
                line = f"int ROW_{name}[{len(value)}];\n#define \\1 ROW_{name}"
                changed, n = re.subn(told, line, source)
                if n == 1:
                    source = changed
                    self.rows.append(row_of(name, list(value)))
        return f"int KNOBS[{len(self.knobs)}];\n{source}"

    def turn(self, turned: dict[str, float]) -> None:
        """Set all knobs, some with a further turn."""
        for i, knob in enumerate(self.knobs):
            self.board[i] = knob.value(turned.get(knob.name, 0.0))
        for row, place in zip(self.rows, self.shelf, strict=True):
            for i, n in enumerate(row.values(turned)):
                place[i] = n

    def game(self, begun: list[Position]) -> int:
        """Return the result of a game by the evaluation, in thousandths."""
        seed = self.random.getrandbits(60)
        world = self.random.choice(begun).sample(0, seed)
        world.playout(seed, "evaluation", LONGEST)
        return world.result[0]

    def results(self) -> list[list[int]]:
        """Return results of games of every setting with the present knobs."""
        self.turn({})
        return [[self.game(begun) for _ in range(SEEN)] for begun in self.begun]

    def rounds(self, seconds: float) -> Iterator[float]:
        """Turn all knobs step by step; yield the mean result of each step."""
        end = monotonic() + seconds
        heading = dict.fromkeys((k.name for k in self.every), 0.0)
        while monotonic() < end:
            until = min(end, monotonic() + ROUND)
            trials: list[tuple[int, float]] = []
            while monotonic() < until:
                signs = self.random.getrandbits(len(self.every))
                self.turn({k.name: 2 * (signs >> i & 1) - 1 for i, k in enumerate(self.every)})
                trials.append((signs, fmean(self.game(begun) for begun in self.begun)))
            mean = fmean(r for _, r in trials)
            error = pstdev(r for _, r in trials) / sqrt(len(trials))
            for i, knob in enumerate(self.every):
                lean = fmean((2 * (s >> i & 1) - 1) * (r - mean) for s, r in trials)
                heading[knob.name] = KEEP * heading[knob.name] + lean
                surely = heading[knob.name] / max(error, 1e-9) / SURE
                knob.at += STEP * min(1.0, max(-1.0, surely))
            yield mean


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games_together())
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seeds", type=int, default=0, help="the first seed")
    parser.add_argument("--also", nargs="*", default=[], help="small numbers that are turned, too")
    given = parser.parse_args()
    console, fit = Console(width=110), Fit(given.game, given.seeds, given.also)
    before = fit.results()
    for mean in fit.rounds(60 * given.minutes):
        console.print(f"all knobs turned a little: {mean:.1f}")
    after = fit.results()
    table = Table("setting", "before", "now", "+-", title="in thousandths")
    for setting, old, new in zip(fit.settings, before, after, strict=True):
        name = " ".join(str(x) for x in setting.options.values())
        error = sqrt((pstdev(old) ** 2 + pstdev(new) ** 2) / SEEN)
        table.add_row(name, f"{fmean(old):.1f}", f"{fmean(new):.1f}", f"{error:.1f}")
    console.print(table)
    moved = Table("knob", "was", "is", "turns")
    for knob in sorted(fit.every, key=lambda k: -abs(k.at)):
        if abs(knob.at) >= MOVED:
            moved.add_row(knob.name, str(knob.usual), str(knob.value()), f"{knob.at:+.1f}")
    console.print(moved)


if __name__ == "__main__":
    main()
