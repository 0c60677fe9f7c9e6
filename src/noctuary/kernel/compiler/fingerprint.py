"""The meaning of rules as a text: two texts are equal when the rules play alike.

Left out are docstrings, comments, type hints, clause ids, the names of functions and of their
locals, and places in files. Constants and tables are written with their values.
"""

from __future__ import annotations

import ast
import enum
import hashlib
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any

from ..language.actions import Action, Event, Kind
from ..language.primitives import PRIMITIVES
from .program import Program, RuleFunction, unwrap

SPELLING = {"emit": "say", "matches": "made"}
"""The names in fingerprints of what was renamed since rules were first recorded."""


def digest(text: str) -> str:
    """Return a short hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fingerprint_of(
    program: Program, roots: Iterable[Callable[..., Any]], *, whole: bool = False
) -> str:
    """Return the meaning of functions and all they reach; `whole` adds the state."""
    reader = ProgramPrinter(program)
    lines = reader.schema() if whole else []
    for f in roots:
        reader.function(f)
    done = 0
    while done < len(reader.order):
        lines.append(FunctionPrinter(reader, reader.order[done]).text())
        done += 1
    return "\n".join(lines)


def field_kinds(fields: dict[str, Kind]) -> str:
    """Return the fields of an action or event, with the values they can have."""
    return ",".join(f"{name}:{list(k.names) or k.size}" for name, k in fields.items())


class ProgramPrinter:
    """A printer that numbers functions as it meets them, so that their names do not matter."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.order: list[RuleFunction] = []
        self.numbers: dict[Any, int] = {}
        self.tables: dict[int, str] = {}

    def function(self, f: Callable[..., Any]) -> str:
        """Return a function by its number."""
        key = unwrap(f)
        if key not in self.numbers:
            self.numbers[key] = len(self.order)
            self.order.append(self.program.add(f))
        return f"f{self.numbers[key]}"

    def constant_text(self, v: Any) -> str:
        """Return the meaning of a name in the rules."""
        if isinstance(v, (int, enum.IntEnum)):
            return str(int(v))
        if isinstance(v, FunctionType) and v not in PRIMITIVES:
            return self.function(v)
        if isinstance(v, (list, tuple)):
            if id(v) not in self.tables:
                self.tables[id(v)] = digest(",".join(map(self.constant_text, v)))
            return f"table {self.tables[id(v)]}"
        if isinstance(v, Event):
            return f"event {v.name}({field_kinds(v.fields)}){sorted(v.secret)}"
        if isinstance(v, Action):
            return f"action {v.name}({field_kinds(v.fields)})"
        name = PRIMITIVES.get(v, "")
        return SPELLING.get(name, name) or str(getattr(v, "__name__", type(v).__name__))

    def schema(self) -> list[str]:
        """Return the fields of the state, its pieces and books, and who may see them."""
        lines = [f"pieces {p.name} {p.count} {p.pool}" for p in self.program.schema.pieces]
        for f in self.program.schema.watched():
            shape = {k: v for k, v in vars(f).items() if k not in ("see", "of", "record", "cols")}
            cols = [
                (type(c).__name__, c.name, vars(c) | {"see": ""}) for c in getattr(f, "cols", ())
            ]
            of = getattr(getattr(f, "of", None), "name", "")
            see = self.function(f.see) if callable(f.see) else f.see
            lines.append(f"{type(f).__name__} {see} {of} {shape} {cols}")
        return lines


class FunctionPrinter:
    """A printer of one function that numbers its locals as it meets them."""

    LEFT_OUT = ("ctx", "annotation", "type_comment", "simple", "type_ignores", "kind")

    def __init__(self, reader: ProgramPrinter, fn: RuleFunction) -> None:
        self.reader, self.fn = reader, fn
        self.names: dict[str, str] = {}
        names = (n for n in ast.walk(fn.node) if isinstance(n, ast.Name))
        self.own = {n.id for n in names if isinstance(n.ctx, ast.Store)} | set(fn.params)

    def text(self) -> str:
        """Return parameters, statements, and whether it may ask or return a truth value."""
        params = [self.local(p) for p in self.fn.params]
        body = [s for s in self.fn.node.body if not is_docstring(s)]
        return f"{params} {self.fn.may_ask} {self.fn.returns_bool} {self.of(body)}"

    def local(self, name: str) -> str:
        """Return a variable by its number."""
        return self.names.setdefault(name, f"v{len(self.names)}")

    def of(self, n: Any) -> str:
        """Return the text of any part of a function."""
        if isinstance(n, list):
            return f"[{','.join(map(self.of, n))}]"
        if not isinstance(n, ast.AST):
            return repr(n)
        if isinstance(n, (ast.Name, ast.Attribute)):
            return self.name(n)
        if (number := int_literal(n)) is not None:
            return str(number)  # like a constant with a name
        if isinstance(n, ast.AnnAssign) and n.value is not None:
            return f"Assign({self.of([n.target])},{self.of(n.value)})"
        if isinstance(n, ast.Call) and self.name(n.func) == "deny":
            n = ast.Call(n.func, n.args[:2], [])  # the clause changes nothing about play
        if isinstance(n, ast.Call) and self.name(n.func) in ("ask", "ask_all"):
            n = ast.Call(n.func, n.args, [k for k in n.keywords if k.arg != "clause"])
        parts = (self.of(v) for k, v in ast.iter_fields(n) if k not in self.LEFT_OUT)
        return f"{type(n).__name__}({','.join(parts)})"

    def static(self, n: ast.expr) -> Any:
        """Return the Python object that a name stands for, or MISSING."""
        return self.reader.program.static(self.fn, n, frozenset(self.own))

    def name(self, n: ast.expr) -> str:
        """Return a constant, function or table by its meaning, a field by its name."""
        if isinstance(n, ast.Name):
            if n.id == "g":
                return "g"
            if n.id in self.own:
                return self.local(n.id)
        if isinstance(n, ast.Attribute) and isinstance(self.static(n.value), Action):
            attr = n.attr if n.attr in self.static(n.value).fields else SPELLING.get(n.attr, n.attr)
            return f"{self.of(n.value)}.{attr}"
        if isinstance(n, (ast.Name, ast.Attribute)):
            found = self.static(n)
            if found is not self.reader.program.MISSING:
                return self.reader.constant_text(found)
        if isinstance(n, ast.Attribute):
            return f"{self.of(n.value)}.{n.attr}"
        return ""


def int_literal(n: ast.AST) -> int | None:
    """Return the int that is written there, or None."""
    if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.USub):
        positive = int_literal(n.operand)
        return None if positive is None else -positive
    return int(n.value) if isinstance(n, ast.Constant) and isinstance(n.value, int) else None


def is_docstring(s: ast.stmt) -> bool:
    """Return whether a statement is a docstring."""
    return (
        isinstance(s, ast.Expr)
        and isinstance(s.value, ast.Constant)
        and isinstance(s.value.value, str)
    )
