"""Named tuples of ints in the rules, as parameters and arguments.

`gen` runs the tuple itself; for the backends that compile, each of its values is a variable.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from types import ModuleType
from typing import Any, TypeGuard

Tuple = type[Any]


def named_tuple(v: Any) -> TypeGuard[Tuple]:
    """Return whether this is a class made with `NamedTuple`."""
    return isinstance(v, type) and issubclass(v, tuple) and hasattr(v, "_fields")


def tuples_of(node: ast.FunctionDef, module: ModuleType, *, by_name: bool) -> dict[str, Tuple]:
    """Return the parameters that are named tuples, found by annotation.

    A lambda has no annotations: there, `by_name`, a parameter called `use` is a `Use`.
    """
    found: dict[str, Tuple] = {}
    for a in node.args.args:
        name = a.arg.title().replace("_", "") if by_name else getattr(a.annotation, "id", "")
        if named_tuple(v := vars(module).get(name)):
            found[a.arg] = v
    return found


def expand_named_tuples(
    node: ast.FunctionDef, module: ModuleType, *, by_name: bool
) -> ast.FunctionDef:
    """Return the function with a parameter and an argument for each value of its named tuples."""
    tuples = tuples_of(node, module, by_name=by_name)
    made = {k: v for k, v in vars(module).items() if named_tuple(v)}
    if not tuples and not made:
        return node
    return NamedTupleExpander(tuples, made).function(copy.deepcopy(node))


class NamedTupleExpander(ast.NodeTransformer):
    """A transformer that rewrites one function."""

    def __init__(self, tuples: dict[str, Tuple], made: dict[str, Tuple]) -> None:
        self.tuples, self.expanded = tuples, made

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Return the function, rewritten."""
        args: list[ast.arg] = []
        for a in node.args.args:
            if a.arg in self.tuples:
                args += [ast.arg(n, ast.Name("int", ast.Load())) for n in self.names(a.arg)]
            else:
                args.append(a)
        node.args.args = args
        node.body = [self.visit(s) for s in node.body]
        return ast.fix_missing_locations(node)

    def names(self, name: str) -> Iterator[str]:
        """Return the variables that a tuple becomes: `use_card`, `use_seat`."""
        return (f"{name}_{f}" for f in self.tuples[name]._fields)

    def visit_Attribute(self, n: ast.Attribute) -> ast.expr:
        whole = self.tuples.get(n.value.id) if isinstance(n.value, ast.Name) else None
        if whole is not None and n.attr in whole._fields:
            return ast.copy_location(ast.Name(f"{ast.unparse(n.value)}_{n.attr}", n.ctx), n)
        self.generic_visit(n)
        return n

    def visit_Call(self, n: ast.Call) -> ast.expr:
        n.args = [x for a in n.args for x in self.values(a)]
        self.generic_visit(n)
        return n

    def values(self, a: ast.expr) -> list[ast.expr]:
        """Return what an argument becomes: the values of a tuple, or itself."""
        if isinstance(a, ast.Name) and a.id in self.tuples:
            return [ast.copy_location(ast.Name(x, a.ctx), a) for x in self.names(a.id)]
        if isinstance(a, ast.Call) and isinstance(a.func, ast.Name) and a.func.id in self.expanded:
            cls = self.expanded[a.func.id]
            given: dict[str, ast.expr] = dict(zip(cls._fields, a.args, strict=False))
            given |= {str(k.arg): k.value for k in a.keywords}
            known = {f: ast.Constant(v) for f, v in cls._field_defaults.items()} | given
            in_order = [f for f in cls._fields if f in given] == list(given)
            if in_order and set(known) == set(cls._fields):
                return [ast.copy_location(known[f], a) for f in cls._fields]
        return [a]
