"""Limits that end rules which would otherwise run for ever between two decisions.

Limited are `while` loops, and questions that nobody had to answer. Rules that run themselves meet
the end of the rule stack, and `for` ends. Each loop counts in a local variable, which is cheap.
"""

from __future__ import annotations

import ast
import functools
import inspect
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

_S = TypeVar("_S", bound=ast.AST)

MAX_TURNS = 1_000_000
"""Turns of one `while` loop without a question: far more than a rule needs."""
MAX_UNASKED = 100_000
"""Questions in a row that nobody had to answer."""
ENDLESS_LOOP = (
    f"a loop has gone round {MAX_TURNS} times without a question: see that its condition "
    "becomes false"
)
ENDLESS_QUESTIONS = (
    f"{MAX_UNASKED} questions in a row had nothing to choose: see that one offers something, or "
    "that the loop around them ends"
)


def limit_loops(node: _S, rule: str) -> _S:
    """Return a function or statement with a counter in each `while` loop.

    `rule` is named in the error. The counters are locals that no rule can have: `_turns1`, ….
    """
    limited: _S = ast.fix_missing_locations(_LoopLimiter(rule).visit(node))
    return limited


class _LoopLimiter(ast.NodeTransformer):
    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.loops = 0

    def visit_While(self, loop: ast.While) -> list[ast.stmt]:
        self.loops += 1
        name = f"_turns{self.loops}"
        self.generic_visit(loop)
        # An ArithmeticError is what broken rules raise in Python; its name is there everywhere.
        start, *count = ast.parse(
            f"{name} = 0\n{name} += 1\n"
            f"if {name} > {MAX_TURNS}: raise OverflowError({f'in {self.rule}: {ENDLESS_LOOP}'!r})"
        ).body
        for s in (start, *count):
            for n in ast.walk(s):
                ast.copy_location(n, loop.test)
        loop.body[:0] = count
        return [start, loop]


def limit_function(f: FunctionType, module: ModuleType) -> None:
    """Put counters into the loops of a function as Python runs it, in place and once.

    Its file and lines stay the same for debuggers.
    """
    if f.__name__ == "<lambda>" or f.__closure__ or hasattr(f, "limited"):
        return
    f.limited = True  # type: ignore[attr-defined]
    first = f.__code__.co_firstlineno
    for node in _functions_with_loops(module):
        if first != min([node.lineno, *(d.lineno for d in node.decorator_list)]):
            continue
        tree = limit_loops(ast.Module([node], []), f.__name__)
        flags = f.__code__.co_flags & ANNOTATIONS
        made = compile(tree, f.__code__.co_filename, "exec", flags=flags, dont_inherit=True)
        f.__code__ = next(
            c for c in made.co_consts if isinstance(c, CodeType) and c.co_name == f.__name__
        )


ANNOTATIONS: int = 0x1000000
"""The compiler's flag for `from __future__ import annotations`."""


@functools.cache
def _functions_with_loops(module: ModuleType) -> list[ast.FunctionDef]:
    tree: Any = ast.parse(inspect.getsource(module))
    return [
        d
        for d in tree.body
        if isinstance(d, ast.FunctionDef) and any(isinstance(n, ast.While) for n in ast.walk(d))
    ]
