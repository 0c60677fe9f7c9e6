"""Possible changes of a rule: comparisons, signs, numbers, conditions, statements, arguments."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

GAMES = Path("src/noctuary/games")
COMPARE: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
}
TOLD = {"say", "deny"}
"""Calls that only write to the log: their mutants are counted apart."""
FIXED = {"range", "min", "max", "sum", "any", "all", "len", "abs", "bool", "ask", "ask_all", "move"}
"""Calls without two int arguments that could be swapped."""
CLAUSE = re.compile(r"[A-Z]+\d*-\w+")

Change = tuple[str, tuple[int, int], str, int]
"""Kind, span in the text, new text, line."""


@dataclass(frozen=True)
class Name:
    """The name of a mutant, independent of its line: the `nth` of its kind in the function."""

    file: str
    function: str
    kind: str
    old: str
    new: str
    nth: int

    def of(self, part: str) -> bool:
        """Return whether the mutant is in a folder or file of its game: `rules`, `cards/core`,
        `rules/damage`.
        """
        parts = Path(part).parts
        return Path(self.file).with_suffix("").parts[1 : 1 + len(parts)] == parts


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    id: int
    name: Name
    line: int
    inside: tuple[int, int] | None  # a lambda of a decorator: its line, and its number on it
    start: int
    end: int
    new: str
    told: bool
    clauses: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        return GAMES / self.name.file

    def __str__(self) -> str:
        n = self.name
        return f"{self.id:5} {n.file}:{self.line} {n.function}: {n.kind}: {n.old} -> {n.new}"

    def applied(self, text: str) -> str:
        """Return the file with the change made. Every other line keeps its number."""
        gone = "\n" * (text.count("\n", self.start, self.end) - self.new.count("\n"))
        new = self.new + gone if self.name.kind == "drop" or not gone else f"({self.new}{gone})"
        return text[: self.start] + new + text[self.end :]


@dataclass
class Source:
    """A file of rules, and the spans of its nodes in the text."""

    text: str
    lines: list[str] = field(init=False)
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = self.text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """Return the offset in the text. `ast` counts columns in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, n: Any) -> tuple[int, int]:
        return self.at(n.lineno, n.col_offset), self.at(n.end_lineno, n.end_col_offset)

    def between(self, left: ast.AST, right: ast.AST, sign: str) -> tuple[int, int]:
        """Return the span of the sign between two operands."""
        start = self.text.index(sign, self.span(left)[1], self.span(right)[0])
        return start, start + len(sign)

    def changes(self, root: ast.AST) -> Iterator[Change]:
        """Yield the possible changes at and below a node."""
        for n in ast.walk(root):
            yield from self.here(n)

    def here(self, n: ast.AST) -> Iterator[Change]:
        """Yield the possible changes at a node itself."""
        line = getattr(n, "lineno", 0)
        match n:
            case ast.Compare():
                operands = [n.left, *n.comparators]
                for (left, right), op in zip(pairwise(operands), n.ops, strict=True):
                    if type(op) in COMPARE:
                        old, new = COMPARE[type(op)]
                        yield "compare", self.between(left, right, old), new, left.end_lineno or 0
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                old, new = ("+", "-") if isinstance(n.op, ast.Add) else ("-", "+")
                yield "arithmetic", self.between(n.left, n.right, old), new, line
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(n.op, ast.And) else ("or", "and")
                for a, b in pairwise(n.values):
                    yield "and/or", self.between(a, b, old), new, b.lineno
            case ast.Constant(value=int(x)) if not isinstance(x, bool):
                yield "constant", self.span(n), str(x + 1), line
            case ast.If() | ast.While() | ast.IfExp():
                yield from self.condition(n.test)
            case ast.comprehension():
                for test in n.ifs:
                    yield from self.condition(test)
            case ast.Break():
                yield "break", self.span(n), "pass", line
            case ast.AugAssign():
                yield "drop", self.span(n), "pass", line
                if isinstance(n.op, ast.Add | ast.Sub):
                    old, new = ("+=", "-=") if isinstance(n.op, ast.Add) else ("-=", "+=")
                    yield "arithmetic", self.between(n.target, n.value, old), new, line
            case ast.Expr() if called(n):
                yield "drop", self.span(n), "pass", line
            case ast.Call() if called(n) not in FIXED | TOLD:
                yield from self.swaps(n)

    def condition(self, test: ast.expr) -> Iterator[Change]:
        """Replace a condition by True and by False."""
        if not isinstance(test, ast.Constant):
            for new in ("True", "False"):
                yield "condition", self.span(test), new, test.lineno

    def swaps(self, call: ast.Call) -> Iterator[Change]:
        """Swap neighbouring arguments after the state."""
        for a, b in pairwise(call.args[1:]):
            (s, m), (k, e) = self.span(a), self.span(b)
            one, gap, two = self.text[s:m], self.text[m:k], self.text[k:e]
            if one != two and not isinstance(a, ast.Starred) and not isinstance(b, ast.Starred):
                yield "swap", (s, e), two + gap + one, call.lineno


def called(n: ast.AST) -> str:
    """Return the last name of the function that a statement or expression calls."""
    while isinstance(n, ast.Expr | ast.YieldFrom):
        n = n.value
    if not isinstance(n, ast.Call):
        return ""
    return n.func.attr if isinstance(n.func, ast.Attribute) else getattr(n.func, "id", "")


def cited(f: ast.FunctionDef) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the clauses and the cards that the decorators of a function name."""
    clauses: dict[str, None] = {}
    cards: dict[str, None] = {}
    for n in (n for d in f.decorator_list for n in ast.walk(d)):
        match n:
            case ast.Constant(value=str(text)) if CLAUSE.fullmatch(text):
                clauses[text] = None
            case ast.Attribute(value=ast.Name(id="Code"), attr=card):
                cards[card] = None
    return tuple(clauses), tuple(cards)


def served(functions: list[ast.FunctionDef]) -> dict[str, tuple[str, ...]]:
    """Return the cards of each function of a file. A helper without cards gets those of its
    callers.
    """
    calls = {
        f.name: {n.id for n in ast.walk(f) if isinstance(n, ast.Name)} - {f.name} for f in functions
    }
    cards = {f.name: dict.fromkeys(cited(f)[1]) for f in functions}
    helpers = [name for name, own in cards.items() if not own]
    for _ in helpers:
        for helper in helpers:
            for caller, used in calls.items():
                if helper in used:
                    cards[helper] |= cards[caller]
    return {name: tuple(codes) for name, codes in cards.items()}


def lambdas(f: ast.FunctionDef) -> Iterator[tuple[tuple[int, int], ast.Lambda]]:
    """Yield the lambdas in the decorators of a function, by line and number on it."""
    found = [n for d in f.decorator_list for n in ast.walk(d) if isinstance(n, ast.Lambda)]
    seen: Counter[int] = Counter()
    for n in sorted(found, key=lambda n: (n.lineno, n.col_offset)):
        yield (n.lineno, seen[n.lineno]), n
        seen[n.lineno] += 1


def mutants(text: str, file: str) -> Iterator[Mutant]:
    """Yield every mutant of a file of rules: of functions, and of lambdas in their decorators."""
    source = Source(text)
    alike: Counter[tuple[str, ...]] = Counter()
    functions = [f for f in ast.parse(text).body if isinstance(f, ast.FunctionDef)]
    cards = served(functions)
    for f in functions:
        clauses, _ = cited(f)
        telling = [
            source.span(n) for n in ast.walk(f) if isinstance(n, ast.Expr) and called(n) in TOLD
        ]
        roots: list[tuple[tuple[int, int] | None, ast.AST]] = [(None, n) for n in f.body]
        roots += [(inside, n.body) for inside, n in lambdas(f)]
        for inside, root in roots:
            for kind, (start, end), new, line in source.changes(root):
                like = (f.name, kind, " ".join(text[start:end].split()), " ".join(new.split()))
                told = any(s <= start and end <= e for s, e in telling)
                name = Name(file, *like, alike[like])
                alike[like] += 1
                yield Mutant(0, name, line, inside, start, end, new, told, clauses, cards[f.name])


def every(game: str, parts: list[str]) -> list[Mutant]:
    """Return all mutants in some folders or files of a game, numbered."""
    found: list[Mutant] = []
    for part in parts:
        place = GAMES / game / part
        for path in sorted(place.rglob("*.py")) or [place.with_suffix(".py")]:
            text = path.read_text(encoding="utf-8")
            for m in mutants(text, path.relative_to(GAMES).as_posix()):
                found.append(replace(m, id=len(found)))
    return found
