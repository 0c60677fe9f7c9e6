"""Checks along the paths of a function: unset variables, hidden pieces, changed state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING

from ..language.actions import Action
from ..language.primitives import PRIMITIVES
from ..language.state import PUBLIC, ZoneField

if TYPE_CHECKING:
    from .program import Program, RuleFunction, Storage


def suspends(n: ast.AST) -> bool:
    """Return whether a question is asked inside."""
    return any(isinstance(x, (ast.Yield, ast.YieldFrom)) for x in ast.walk(n))


def names_in(n: ast.AST) -> Iterator[ast.Name]:
    return (x for x in ast.walk(n) if isinstance(x, ast.Name))


MUTATING = ("rand", "move", "move_all", "draw", "take", "emit")


def first_mutation(program: Program, fn: RuleFunction, seen: set[str]) -> ast.AST | None:
    """Return where a plain function, or one that it calls, changes the state; None if nowhere."""
    if fn.key in seen:
        return None
    seen.add(fn.key)
    for n in (x for s in fn.node.body for x in ast.walk(s)):
        if isinstance(n, (ast.Attribute, ast.Subscript)):
            stored = isinstance(n.ctx, ast.Store) and program.place_of(fn, n) is not None
        else:
            stored = isinstance(n, ast.With)
        if stored:
            return n
        if not isinstance(n, ast.Call):
            continue
        if isinstance(n.func, ast.Attribute):
            if program.place_of(fn, n.func.value) is not None:
                return n
            if isinstance(program.static(fn, n.func.value), Action):
                continue
        if isinstance(n.func, ast.Subscript):
            table = program.static(fn, n.func.value)
            called = program.function_table(fn, table, n)[1]
        else:
            f = program.static(fn, n.func)
            if PRIMITIVES.get(f) in MUTATING:
                return n
            plain = isinstance(f, FunctionType) and f not in PRIMITIVES
            called = [program.add(f)] if plain else []
        if any(first_mutation(program, c, seen) is not None for c in called):
            return n
    return None


class HiddenLocals:
    """The check that no variable holds a hidden piece across a question.

    Resampling would not reach it there.
    """

    def __init__(self, program: Program, fn: RuleFunction) -> None:
        self.p, self.fn = program, fn

    def check(self) -> None:
        self.run(self.fn.node.body, set(), set())

    def hidden(self, n: ast.expr, held: set[str]) -> bool:
        """Return whether the value of an expression tells about a piece in a hidden zone."""
        return any(self.leak(x, held) for x in ast.walk(n) if isinstance(x, ast.expr))

    def leak(self, n: ast.expr, held: set[str]) -> bool:
        """Return whether this very expression is a hidden piece."""
        if isinstance(n, ast.Call):
            f = self.p.static(self.fn, n.func)
            if PRIMITIVES.get(f) == "draw":
                return self.secret(self.p.place_of(self.fn, n.args[2]))
            if isinstance(n.func, ast.Attribute):
                base = self.p.static(self.fn, n.func.value)
                if isinstance(base, Action):
                    return False
            plain = isinstance(f, FunctionType) and f not in PRIMITIVES
            return plain and self.gives_away(self.p.add(f))
        if isinstance(n, ast.Name):
            return n.id in held
        place = self.p.place_of(self.fn, n)
        return place is not None and place.is_int and self.secret(place)

    def gives_away(self, fn: RuleFunction) -> bool:
        """Return whether a plain function returns a hidden piece."""
        inside = HiddenLocals(self.p, fn)
        values = [x.value for x in ast.walk(fn.node) if isinstance(x, ast.Return) and x.value]
        return not fn.may_ask and any(
            inside.leak(v, set()) for v in values if not isinstance(v, ast.Call)
        )

    @staticmethod
    def secret(place: Storage | None) -> bool:
        return (
            place is not None and isinstance(place.field, ZoneField) and place.field.see != PUBLIC
        )

    def reveal_moved_piece(self, c: ast.Call, held: set[str]) -> None:
        """Forget a piece that moves to where all can see it."""
        if PRIMITIVES.get(self.p.static(self.fn, c.func)) == "move" and isinstance(
            c.args[1], ast.Name
        ):
            if self.secret(self.p.place_of(self.fn, c.args[2])):
                return
            held.discard(c.args[1].id)

    def passed_on(self, s: ast.stmt, held: set[str]) -> None:
        """Refuse a hidden piece as an argument of a rule or as the context of a question."""
        for y in ast.walk(s):
            if isinstance(y, (ast.Yield, ast.YieldFrom)) and isinstance(y.value, ast.Call):
                for a in y.value.args:
                    if self.hidden(a, held):
                        self.p.fail("hidden_local", self.fn, s, ast.unparse(a))

    def run(self, stmts: list[ast.stmt], held: set[str], stale: set[str]) -> None:
        """Follow statements.

        `held` are variables with a hidden piece, `stale` those that were held across a question.
        """
        for s in stmts:
            head: list[ast.AST] = [s]
            if isinstance(s, (ast.If, ast.While)):
                head = [s.test]
            elif isinstance(s, ast.For):
                head = [s.iter]
            elif isinstance(s, ast.With):
                head = [i.context_expr for i in s.items]
            for h in head:
                for x in ast.walk(h):
                    if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Load) and x.id in stale:
                        self.p.fail("hidden_local", self.fn, s, x.id)
            if isinstance(s, ast.Expr) and isinstance(s.value, ast.Call):
                self.reveal_moved_piece(s.value, held)
            if isinstance(s, (ast.If, ast.While, ast.For, ast.With)):
                if isinstance(s, ast.For) and isinstance(s.target, ast.Name):
                    stale.discard(s.target.id)
                    if self.secret(self.p.place_of(self.fn, s.iter)):
                        held.add(s.target.id)
                for _ in range(2 if isinstance(s, (ast.While, ast.For)) else 1):
                    a, b = set(held), set(stale)
                    self.run(s.body, a, b)
                    if isinstance(s, ast.If):
                        c2, d = set(held), set(stale)
                        self.run(s.orelse, c2, d)
                        a, b = a | c2, b | d
                    held |= a
                    stale |= b
            else:
                if suspends(s):
                    self.passed_on(s, held)
                    stale |= held
                target = s.targets[0] if isinstance(s, ast.Assign) else None
                if isinstance(s, ast.AnnAssign):
                    target = s.target
                if isinstance(s, (ast.Assign, ast.AnnAssign)) and isinstance(target, ast.Name):
                    held.discard(target.id)
                    stale.discard(target.id)
                    if s.value is not None and self.hidden(s.value, held):
                        held.add(target.id)


class AssignedBeforeUse:
    """The check that a variable is set before it is read; a loop may run no turn at all."""

    def __init__(self, program: Program, fn: RuleFunction) -> None:
        self.p, self.fn = program, fn

    def check(self) -> None:
        self.run(self.fn.node.body, set(self.fn.params))

    def read(self, n: ast.AST | None, known: set[str]) -> None:
        """Refuse variables of an expression that may not be set."""
        for x in names_in(n) if n is not None else ():
            unknown = x.id in self.fn.locals and x.id not in known
            if unknown and isinstance(x.ctx, ast.Load) and not self.inside(n, x):
                self.p.fail("unset", self.fn, x, x.id)

    @staticmethod
    def inside(n: ast.AST | None, x: ast.Name) -> bool:
        """Return whether a name is the variable of a generator expression."""
        inner = [e for e in ast.walk(n) if isinstance(e, ast.GeneratorExp)] if n is not None else []
        around = [e for e in inner if any(y is x for y in ast.walk(e))]
        return any(t.id == x.id for e in around for c in e.generators for t in names_in(c.target))

    def run(self, stmts: list[ast.stmt], known: set[str]) -> bool:
        """Add the variables that are set to `known`; return whether control goes on."""
        for s in stmts:
            match s:
                case ast.Assign(targets=[target], value=value):
                    self.read(value, known)
                    self.store(target, known)
                case ast.AnnAssign(target=target, value=value):
                    self.read(value, known)
                    self.store(target, known)
                case ast.AugAssign(target=target, value=value):
                    if isinstance(target, ast.Name) and target.id not in known:
                        self.p.fail("unset", self.fn, target, target.id)
                    self.read(target, known)
                    self.read(value, known)
                case ast.If(test=test, body=body, orelse=orelse):
                    self.read(test, known)
                    a, b = set(known), set(known)
                    ways = [k for k, x in ((a, body), (b, orelse)) if self.run(x, k)]
                    if not ways:
                        return False
                    known |= set.intersection(*ways)
                case ast.While(test=test, body=body):
                    self.read(test, known)
                    sure = isinstance(test, ast.Constant) and bool(test.value)
                    self.run(body, known if sure else set(known))
                case ast.For(target=target, iter=iterable, body=body):
                    self.read(iterable, known)
                    inner = set(known)
                    self.store(target, inner)
                    self.run(body, inner)
                case ast.With(items=[item], body=body):
                    self.read(item.context_expr, known)
                    if item.optional_vars is not None:
                        self.store(item.optional_vars, known)
                    if not self.run(body, known):
                        return False
                case ast.Return(value=value):
                    self.read(value, known)
                    return False
                case ast.Break() | ast.Continue():
                    return False
                case ast.Expr(value=value):
                    self.read(value, known)
        return True

    def store(self, n: ast.expr, known: set[str]) -> None:
        if isinstance(n, ast.Name):
            known.add(n.id)
        else:
            self.read(n, known)


def always_returns(body: list[ast.stmt]) -> bool:
    """Return whether every path through these statements ends in a return."""
    match body[-1] if body else None:
        case ast.Return():
            return True
        case ast.If(body=a, orelse=b):
            return always_returns(a) and always_returns(b)
        case ast.With(body=a):
            return always_returns(a)
        case ast.While(test=ast.Constant(value=True), body=a):
            return not any(isinstance(x, ast.Break) for s in a for x in ast.walk(s))
        case ast.Expr(value=ast.Call(func=ast.Name(id="finish"))):
            return True
    return False
