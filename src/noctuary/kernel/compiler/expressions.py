"""Checks of expressions: what is read, what is called, the primitives of the language."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from types import FunctionType
from typing import TYPE_CHECKING, NoReturn

from ..language.actions import Action, Event
from ..language.primitives import PRIMITIVES
from ..language.state import BookField, RowsField, ZoneField
from .suggestions import did_you_mean

if TYPE_CHECKING:
    from .program import Program, RuleFunction, Storage

OPERATORS = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.BitAnd,
    ast.BitOr,
    ast.BitXor,
    ast.LShift,
    ast.RShift,
)
METHODS = {"append": 1, "pop": 1, "remove": 1, "insert": 2, "clear": 0}


class ExpressionChecker:
    """A checker of the expressions of one function, which makes its calls positional."""

    def __init__(self, program: Program, fn: RuleFunction) -> None:
        self.p, self.fn = program, fn
        self.scope: frozenset[str] = frozenset()

    def fail(self, key: str, n: ast.AST, note: str = "") -> NoReturn:
        self.p.fail(key, self.fn, n, note)

    def expr(self, n: ast.expr, *, truth: bool = False) -> None:
        match n:
            case ast.Constant(value=int()):
                pass
            case ast.Constant():
                self.fail("constant", n)
            case ast.Name() | ast.Attribute() | ast.Subscript():
                self.read(n)
            case ast.BinOp(left=left, op=op, right=right):
                if not isinstance(op, OPERATORS):
                    self.fail("operator", n)
                self.expr(left)
                self.expr(right)
            case ast.UnaryOp(op=op, operand=operand):
                if not isinstance(op, (ast.USub, ast.Not, ast.Invert)):
                    self.fail("operator", n)
                self.expr(operand, truth=isinstance(op, ast.Not))
            case ast.BoolOp(values=values):
                if not truth and not all(self.is_truth(v) for v in values):
                    self.fail("truth", n)
                for v in values:
                    self.expr(v, truth=True)
            case ast.Compare(left=left, ops=ops, comparators=rights):
                self.expr(left)
                for how, right in zip(ops, rights, strict=True):
                    if isinstance(how, (ast.In, ast.NotIn)):
                        if len(ops) > 1:
                            self.fail("expression", n, "in stands alone")
                        if self.iterable(right) not in ("zone", "row", "tuple"):
                            self.fail("zone_wanted", right)
                    elif isinstance(how, (ast.Is, ast.IsNot)):
                        self.fail("operator", n)
                    else:
                        self.expr(right)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self.expr(test, truth=True)
                self.expr(body, truth=truth)
                self.expr(orelse, truth=truth)
            case ast.Call():
                self.call(n)
            case ast.Yield() | ast.YieldFrom():
                self.fail("yield_place", n)
            case _:
                self.fail("expression", n)

    def is_truth(self, n: ast.expr) -> bool:
        match n:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant(value=bool()):
                return True
            case ast.BoolOp(values=values):
                return all(self.is_truth(v) for v in values)
            case ast.IfExp(body=body, orelse=orelse):
                return self.is_truth(body) and self.is_truth(orelse)
            case ast.Call(func=func):
                if isinstance(func, ast.Attribute) and func.attr == "matches":
                    return True
                f = self.p.static(self.fn, func, self.scope)
                return f in (any, all, bool) or (
                    isinstance(f, FunctionType) and self.p.add(f).returns_bool
                )
        return False

    def read(self, n: ast.Name | ast.Attribute | ast.Subscript) -> None:
        if isinstance(n, ast.Name) and (n.id in self.fn.locals or n.id in self.scope):
            if n.id in self.fn.arrays:
                self.fail("whole", n)
            return
        if self.p.constant(self.fn, n, self.scope) is not None:
            return
        place = self.p.place_of(self.fn, n)
        if place is not None:
            self.indexes(place, n)
            if not place.is_int:
                self.fail("whole", n)
            return
        base: ast.expr = n
        index: list[ast.expr] = []
        while isinstance(base, ast.Subscript):
            index.insert(0, base.slice)
            base = base.value
        if isinstance(base, ast.Name) and base.id in self.fn.arrays and len(index) == 1:
            self.expr(index[0])
            return
        v = self.p.static(self.fn, base, self.scope)
        if isinstance(v, (list, tuple)) and v and index:
            deep = 2 if isinstance(v[0], (list, tuple)) else 1
            self.p.table(self.fn, v, n)
            if len(index) != deep:
                self.fail("index" if len(index) > deep else "whole", n)
            for i in index:
                self.expr(i)
            return
        if (
            isinstance(base, ast.Attribute)
            and isinstance(base.value, ast.Name)
            and base.value.id == "g"
        ):
            self.fail("field", n, base.attr)
        self.fail("name", n)

    def call(self, c: ast.Call, *, statement: bool = False) -> None:
        fn, p = self.fn, self.p
        if any(isinstance(a, ast.Starred) for a in c.args) or any(
            k.arg is None for k in c.keywords
        ):
            self.fail("arguments", c)
        if isinstance(c.func, ast.Subscript):
            table = p.static(fn, c.func.value, self.scope)
            if not isinstance(table, (list, tuple)) or not table or not callable(table[0]):
                self.fail("call", c)
            _, fns = p.function_table(fn, table, c)
            if fns[0].may_ask:
                self.fail("bare_rule", c)
            if not statement and not all(f.gives for f in fns):
                self.fail("no_value", c)
            self.expr(c.func.slice)
            self.positional(c, fns[0])
            return
        if isinstance(c.func, ast.Attribute):
            place = p.place_of(fn, c.func.value)
            if place is not None:
                self.method(c, place, c.func.attr, statement)
                return
            act = p.static(fn, c.func.value, self.scope)
            if isinstance(act, Action):
                if c.func.attr not in (*act.fields, "matches") or len(c.args) != 1 or c.keywords:
                    self.fail(
                        "arguments",
                        c,
                        f"{act.name or 'action'} has {', '.join([*act.fields, 'matches'])}",
                    )
                p.action(act)
                self.expr(c.args[0])
                return
        f = p.static(fn, c.func, self.scope)
        if f is self.p.MISSING:
            self.fail("name", c)
        if isinstance(f, Action):
            p.action(f)
            self.named(c, f.fields)
        elif isinstance(f, Event):
            self.fail("event_only", c, "an event is told with emit(g, ...)")
        elif isinstance(f, FunctionType) and f not in PRIMITIVES:
            target = p.add(f)
            if target.may_ask:
                self.fail("bare_rule", c)
            if not statement and not target.gives:
                self.fail("no_value", c)
            self.positional(c, target)
        elif (word := PRIMITIVES.get(f, "")) != "":
            getattr(self, "word_" + word, self.word_other)(c, statement)
        else:
            self.fail("call", c)

    def named(self, c: ast.Call, fields: Iterable[str]) -> None:
        self.in_order(c, fields)
        given = {str(k.arg) for k in c.keywords}
        if c.args or given != set(fields):
            wrong = [did_you_mean(k, set(fields) - given) for k in sorted(given - set(fields))]
            note = f"fields are {', '.join(fields) or 'none'}"
            self.fail("arguments", c, f"no field {wrong[0]}, {note}" if wrong else note)
        for k in c.keywords:
            self.expr(k.value)

    def method(self, c: ast.Call, place: Storage, name: str, statement: bool) -> None:
        if name not in METHODS or not place.is_zone:
            self.fail("method", c, name)
        if isinstance(place.field, ZoneField) and place.field.of is not None:
            self.fail("pieces", c)
        if c.keywords or not (len(c.args) == METHODS[name] or (name == "pop" and not c.args)):
            self.fail("arguments", c)
        if name != "pop" and not statement:
            self.fail("expression", c, f"{name} has no value")
        self.indexes(place, c.func)
        for a in c.args:
            self.expr(a)

    def zone(self, n: ast.expr, *, pieces: bool) -> Storage:
        place = self.p.place_of(self.fn, n)
        if place is None or not place.is_zone:
            self.fail("zone_wanted", n)
        if pieces and not (isinstance(place.field, ZoneField) and place.field.of is not None):
            self.fail("plain_zone", n)
        self.indexes(place, n)
        return place

    def indexes(self, place: Storage, n: ast.expr) -> None:
        if len(place.index) > place.depth:
            self.fail("index", n)
        for i, size in zip(place.index, place.sizes, strict=False):
            self.expr(i)
            k = self.p.number(self.fn, i)
            if k is not None and not 0 <= k < size:
                self.fail("range", n)

    def iterable(self, n: ast.expr) -> str:
        """Check the iterable of a loop and return its kind: range, tuple, zone or row."""
        if isinstance(n, ast.Call) and self.p.static(self.fn, n.func) is range:
            if not 1 <= len(n.args) <= 3 or n.keywords:
                self.fail("arguments", n)
            if len(n.args) == 3 and not self.p.number(self.fn, n.args[2]):
                self.fail("arguments", n, "the step of a range is a constant")
            for a in n.args:
                self.expr(a)
            return "range"
        if isinstance(n, ast.Tuple) and n.elts:
            for a in n.elts:
                self.expr(a)
            return "tuple"
        place = self.p.place_of(self.fn, n)
        if place is not None and (place.is_zone or place.is_row):
            self.indexes(place, n)
            return "zone" if place.is_zone else "row"
        self.fail("for", n)

    def positional(self, c: ast.Call, f: RuleFunction) -> None:
        """Make keyword arguments and defaults positional."""
        if not c.args or not (isinstance(c.args[0], ast.Name) and c.args[0].id == "g"):
            self.fail("arguments", c, "the first argument is g")
        self.in_order(c, f.params)
        given = {k.arg: k.value for k in c.keywords}
        for k in given:
            if k not in f.params:
                self.fail("arguments", c, f"{f.name} has no {did_you_mean(str(k), f.params)}")
        for name in f.params[len(c.args) - 1 :]:
            if name in given:
                c.args.append(given.pop(name))
            elif name in f.defaults:
                c.args.append(ast.copy_location(_literal(f.defaults[name]), c))
            else:
                self.fail("arguments", c, f"{name} is missing")
        if given or len(c.args) - 1 != len(f.params):
            self.fail("arguments", c, f"{f.name} takes ({', '.join(['g', *f.params])})")
        c.keywords = []
        for a in c.args[1:]:
            self.expr(a)

    def in_order(self, c: ast.Call, names: Iterable[str]) -> None:
        """Refuse values with calls in them in another order than that of the declaration."""
        given = [str(k.arg) for k in c.keywords]
        declared = [n for n in names if n in given]
        calls = any(isinstance(x, ast.Call) for k in c.keywords for x in ast.walk(k.value))
        if calls and given != declared:
            self.fail("order", c)

    # -- the primitives of the language

    def count(self, c: ast.Call, n: int) -> None:
        if len(c.args) != n or c.keywords:
            word = self.p.static(self.fn, c.func)
            note = ""
            if isinstance(word, FunctionType):
                note = f"{word.__name__} takes ({', '.join(inspect.signature(word).parameters)})"
            self.fail("arguments", c, note)

    def done(self, c: ast.Call, statement: bool) -> None:
        """Refuse the value of a primitive that has none."""
        if not statement:
            self.fail("no_value", c)

    def word_other(self, c: ast.Call, statement: bool) -> None:
        self.fail("call", c)

    def word_ask(self, c: ast.Call, statement: bool) -> None:
        self.fail("yield", c)

    word_ask_all = word_ask

    def word_call(self, c: ast.Call, statement: bool) -> None:
        self.fail("bare_rule", c)

    def act(self, n: ast.expr) -> None:
        """Check an action, or a variable that holds one."""
        made = isinstance(n, ast.Call) and isinstance(
            self.p.static(self.fn, n.func, self.scope), Action
        )
        if not made and not isinstance(n, ast.Name):
            self.fail("action_only", n)
        self.expr(n)

    def word_offer(self, c: ast.Call, statement: bool) -> None:
        self.done(c, statement)
        self.count(c, 2)
        self.act(c.args[1])

    def word_deny(self, c: ast.Call, statement: bool) -> None:
        self.done(c, statement)
        self.count(c, 3)
        self.act(c.args[1])
        if not (isinstance(c.args[2], ast.Constant) and isinstance(c.args[2].value, str)):
            self.fail("deny_clause", c)
        self.p.clause(c.args[2].value)

    def word_emit(self, c: ast.Call, statement: bool) -> None:
        self.done(c, statement)
        self.count(c, 2)
        e = c.args[1]
        event = self.p.static(self.fn, e.func, self.scope) if isinstance(e, ast.Call) else None
        if not isinstance(event, Event) or not isinstance(e, ast.Call):
            self.fail("event_only", c)
        self.p.event(event)
        self.named(e, event.fields)

    def word_finish(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        if not self.fn.may_ask or not statement:
            self.fail("finish", c)

    def word_rand(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 2)
        self.expr(c.args[1])

    def word_move(self, c: ast.Call, statement: bool) -> None:
        self.done(c, statement)
        self.count(c, 3)
        self.expr(c.args[1])
        self.zone(c.args[2], pieces=True)

    def word_move_all(self, c: ast.Call, statement: bool) -> None:
        self.done(c, statement)
        self.count(c, 3)
        a, b = (self.zone(x, pieces=True) for x in c.args[1:])
        if a.field.of is not b.field.of:  # type: ignore[attr-defined]
            self.fail("same_pieces", c)

    def word_draw(self, c: ast.Call, statement: bool) -> None:
        self.word_move_all(c, statement=True)
        if self.zone(c.args[1], pieces=True).field.order != "bag":  # type: ignore[attr-defined]
            self.fail("bag_only", c)

    def word_take(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 2)
        place = self.zone(c.args[1], pieces=False)
        if isinstance(place.field, ZoneField) and place.field.of is not None:
            self.fail("pieces", c)
        if isinstance(place.field, ZoneField) and place.field.order != "bag":
            self.fail("bag_only", c)

    def word_ref(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        f = self.p.static(self.fn, c.args[0], self.scope)
        if not isinstance(f, FunctionType) or not self.p.add(f).may_ask:
            self.fail("yield_from", c)
        self.p.refs.append(self.p.add(f))

    def word_len(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        n = c.args[0]
        whole = n.attr if isinstance(n, ast.Attribute) and ast.unparse(n.value) == "g" else ""
        if isinstance(self.p.schema.find(whole), (RowsField, BookField)):
            return
        if isinstance(self.p.static(self.fn, n, self.scope), (list, tuple)):
            return
        self.zone(n, pieces=False)

    def word_abs(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        self.expr(c.args[0])

    word_int = word_abs

    def word_bool(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        self.expr(c.args[0], truth=True)

    def word_min(self, c: ast.Call, statement: bool) -> None:
        if c.keywords or not c.args:
            self.fail("arguments", c)
        if len(c.args) == 1:
            if self.iterable(c.args[0]) != "row":
                self.fail("whole", c)
            return
        for a in c.args:
            self.expr(a)

    word_max = word_min

    def word_sum(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        e = c.args[0]
        if not isinstance(e, ast.GeneratorExp):
            if self.iterable(e) not in ("row", "zone"):
                self.fail("genexp", c)
            return
        if len(e.generators) != 1 or not isinstance(e.generators[0].target, ast.Name):
            self.fail("genexp", c)
        gen = e.generators[0]
        self.iterable(gen.iter)
        before = self.scope
        self.scope = before | {gen.target.id}  # type: ignore[attr-defined]
        for cond in gen.ifs:
            self.expr(cond, truth=True)
        self.expr(e.elt, truth=self.p.static(self.fn, c.func) in (any, all))
        self.scope = before

    word_any = word_sum
    word_all = word_sum


def _literal(value: int) -> ast.expr:
    """Return the expression for an int."""
    if value >= 0:
        return ast.Constant(value)
    return ast.UnaryOp(ast.USub(), ast.Constant(-value))
