"""Replacement of a function in a loaded game, without changing the source on disk."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from noctuary.kernel import RulesError, load
from noctuary.kernel.compiler.named_tuples import expand_named_tuples
from noctuary.kernel.compiler.statements import StatementChecker
from noctuary.kernel.runtime.loaded import _loaded

from .changes import Mutant


def written(fn: Any) -> FunctionType:
    """Return the function under its decorators."""
    f = inspect.unwrap(fn)
    assert isinstance(f, FunctionType)
    return f


def code_of(text: str, m: Mutant, path: Path) -> CodeType:
    """Return the code of the function, or of the lambda in its decorator, that a mutant changes."""
    top = compile(text, str(path), "exec", dont_inherit=True)
    own = [c for c in top.co_consts if isinstance(c, CodeType)]
    if m.inside is None:
        return next(c for c in own if c.co_name == m.name.function)
    line, nth = m.inside
    return [c for c in own if c.co_name == "<lambda>" and c.co_firstlineno == line][nth]


def node_of(text: str, m: Mutant, old: ast.FunctionDef) -> ast.FunctionDef:
    """Return the changed function in the form that the checker expects."""
    tree = ast.parse(text)
    if m.inside is None:
        functions = (n for n in tree.body if isinstance(n, ast.FunctionDef))
        return next(n for n in functions if n.name == m.name.function)
    line, nth = m.inside
    there = [n for n in ast.walk(tree) if isinstance(n, ast.Lambda) and n.lineno == line]
    found = sorted(there, key=lambda n: n.col_offset)[nth]
    made = ast.FunctionDef(
        name=old.name,
        args=found.args,
        decorator_list=[],
        returns=old.returns,
        body=[ast.copy_location(ast.Return(value=found.body), found.body)],
    )
    return ast.copy_location(ast.fix_missing_locations(made), found)


class Patient:
    """A game on backend gen with a replaceable function."""

    def __init__(self, game: str) -> None:
        self.game = load(game, "gen", checked=True)
        load(game, "gen")
        self.fns = list(self.game.program.fns.values())

    def codes(self) -> set[CodeType]:
        """Return the code of every function of the rules."""
        return {written(f.function).__code__ for f in self.fns}

    def fn(self, m: Mutant) -> Any:
        """Return the function that a mutant changes, or None if no rule reaches it."""
        path = m.path.resolve()
        own = code_of(path.read_text(encoding="utf-8"), m, path)
        where = list(own.co_positions())
        for f in self.fns:
            code = written(f.function).__code__
            alike = code.co_name == own.co_name and Path(f.file).resolve() == path
            if alike and list(code.co_positions()) == where:
                return f
        return None

    def code(self, m: Mutant) -> CodeType:
        """Return the present code of the function that a mutant changes."""
        return written(self.fn(m).function).__code__

    def operate(self, m: Mutant) -> str:
        """Replace the code. Return the checker's reason for refusing the change, or an empty
        string.
        """
        path = m.path.resolve()
        text = m.applied(path.read_text(encoding="utf-8"))
        fn = self.fn(m)
        f = written(fn.function)
        old, new = f.__code__, code_of(text, m, path)
        try:
            node = node_of(text, m, fn.node)
            fn.node = expand_named_tuples(node, fn.module, by_name=m.inside is not None)
            StatementChecker(self.game.program, fn).check()
        except RulesError as e:
            return str(e).splitlines()[0]
        if (old.co_flags & ~new.co_flags) & inspect.CO_GENERATOR:
            # The rule asks nothing any more: its decorator must not wait for it.
            cell = fn.function.__code__.co_freevars.index("asks")
            fn.function.__closure__[cell].cell_contents = False
        f.__code__ = new
        for g in _loaded.values():
            if g.id == self.game.id and g.backend == "gen":
                places = g._positions.board._places
                places[new] = places[old]
        return ""
