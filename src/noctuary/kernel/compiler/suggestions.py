"""What an author may have meant: names in a refused line that nothing has, and names like them.

A misspelt name makes many other checks fail first: `for c in g.hnd` cannot be looped over.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from ..language import primitives
from ..language.actions import Action, Kind
from ..language.state import GIVEN, RowsField

if TYPE_CHECKING:
    from .program import Program, RuleFunction


def did_you_mean(wrong: str, names: Iterable[str], before: str = "") -> str:
    """Return `wrong (did you mean …?)`, or `wrong` alone where no name is like it."""
    like = get_close_matches(wrong, sorted(set(names)), 1)
    return f"{before}{wrong}" + (f" (did you mean {before}{like[0]}?)" if like else "")


def misspelt(program: Program, fn: RuleFunction, n: ast.AST) -> tuple[str, ast.AST, str] | None:
    """Return the message, place and note about the first name in `n` that nothing has."""
    parts: list[ast.AST] = [i.context_expr for i in n.items] if isinstance(n, ast.With) else [n]
    own = {
        t.id
        for x in ast.walk(n)
        if isinstance(x, ast.comprehension)
        for t in ast.walk(x.target)
        if isinstance(t, ast.Name)
    }
    reader = _NameReader(program, fn, frozenset(own))
    found = (reader.problem(x) for part in parts for x in ast.walk(part))
    return next((f for f in found if f is not None), None)


class _NameReader:
    def __init__(self, program: Program, fn: RuleFunction, own: frozenset[str]) -> None:
        self.p, self.fn, self.own = program, fn, own

    def problem(self, n: ast.AST) -> tuple[str, ast.AST, str] | None:
        """Return what is wrong with one name, if nothing has it."""
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load):
            known = n.id == "g" or n.id in self.fn.locals or n.id in self.own
            if known or self.p.static(self.fn, n) is not self.p.MISSING:
                return None
            return "name", n, self.unknown_name(n.id)
        if not isinstance(n, ast.Attribute):
            return None
        if isinstance(n.value, ast.Name) and n.value.id == "g":
            return self.field(n)
        records = self.records(n.value)
        if records is not None:
            columns = [c.name for c in records.cols]
            if n.attr in (*columns, "kind", "open"):
                return None
            return "field", n, did_you_mean(n.attr, columns, f"{records.name}.")
        base = self.p.static(self.fn, n.value, self.own)
        before = f"{ast.unparse(n.value)}."
        if isinstance(base, Kind) and not hasattr(base, n.attr):
            return "name", n, did_you_mean(n.attr, base.names, before)
        if isinstance(base, Action) and n.attr not in (*base.fields, "matches"):
            has = [*base.fields, "matches"]
            return "arguments", n, f"{did_you_mean(n.attr, has, before)}, it has {', '.join(has)}"
        if isinstance(base, ModuleType) and not hasattr(base, n.attr):
            return "name", n, did_you_mean(n.attr, vars(base), before)
        return None

    def field(self, n: ast.Attribute) -> tuple[str, ast.AST, str] | None:
        """Return what is wrong with `g.name`, if the state has no such field."""
        schema = self.p.schema
        if n.attr in GIVEN or schema.find(n.attr) is not None:
            return None
        declared = next((v for k in schema.cls.__mro__ if (v := vars(k).get(n.attr))), None)
        annotated = any(n.attr in vars(k).get("__annotations__", ()) for k in schema.cls.__mro__)
        if declared is not None or annotated:
            wrong = f"{n.attr} is written in {schema.cls.__name__} without Int(), Arr(…), Zone(…) …"
            return "field", n, wrong
        return "field", n, did_you_mean(n.attr, [*schema.fields, *schema.books, *GIVEN], "g.")

    def records(self, n: ast.expr) -> RowsField | None:
        """Return the records that `g.attacks` names."""
        if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == "g":
            f = self.p.schema.fields.get(n.attr)
            return f if isinstance(f, RowsField) else None
        return None

    def unknown_name(self, name: str) -> str:
        """Return a name with where to import it from, or with one that is like it."""
        if name in primitives.__all__:
            return f"{name} (import it: from noctuary.kernel import {name})"
        for module in self.modules():
            if callable(vars(module).get(name)):
                return f"{name} (import it from {module.__name__})"
        here = (k for k, v in vars(self.fn.module).items() if self.is_of_the_language(v))
        return did_you_mean(name, [*self.fn.locals, *here, *primitives.__all__, "range", "len"])

    def modules(self) -> Iterator[ModuleType]:
        """Yield the modules of the game that are loaded."""
        package = self.fn.module.__name__.rpartition(".")[0]
        read = {f.module.__name__ for f in self.p.fns.values()}
        for key, module in sorted(sys.modules.items()):
            if module is not None and (key in read or (package and key.startswith(package + "."))):
                yield module

    @staticmethod
    def is_of_the_language(v: Any) -> bool:
        """Whether rules can use a value of a module."""
        return isinstance(v, (int, tuple, list, FunctionType, Kind)) or callable(v)
