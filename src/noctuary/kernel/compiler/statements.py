"""The check that a function of the rules is in the language."""

from __future__ import annotations

import ast
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING

from ..language.actions import Action, Event, Kind
from ..language.primitives import ASK, OUTER, PRIMITIVES, TAKE
from ..language.state import GIVEN, ArrField, BookField, ColField, RowsField, ZoneField
from .dataflow import AssignedBeforeUse, HiddenLocals, always_returns, names_in, suspends
from .expressions import OPERATORS, ExpressionChecker
from .suggestions import did_you_mean

if TYPE_CHECKING:
    from .program import Program, RuleFunction


class StatementChecker(ExpressionChecker):
    """A checker of one function, which makes its calls positional."""

    def __init__(self, program: Program, fn: RuleFunction) -> None:
        super().__init__(program, fn)
        self.opened: set[str] = set()
        inner_names = {
            id(t)
            for x in ast.walk(fn.node)
            if isinstance(x, ast.comprehension)
            for t in names_in(x.target)
        }
        fn.locals = list(fn.params)
        for n in names_in(fn.node):
            stored = isinstance(n.ctx, ast.Store) and id(n) not in inner_names
            if stored and n.id not in fn.locals:
                fn.locals.append(n.id)
        for name in fn.locals:
            v = vars(fn.module).get(name)
            if (
                isinstance(v, (FunctionType, ModuleType, Action, Event, Kind))
                and name not in fn.params
            ):
                self.fail("shadow", fn.node, name)

    def check(self) -> None:
        """Check the function; raise RulesError for the first thing that is wrong."""
        self.body(self.fn.node.body)
        if self.fn.gives and not always_returns(self.fn.node.body):
            self.fail("way_out", self.fn.node)
        AssignedBeforeUse(self.p, self.fn).check()
        if self.fn.may_ask:
            HiddenLocals(self.p, self.fn).check()

    # -- statements

    def body(self, stmts: list[ast.stmt]) -> None:
        for s in stmts:
            self.stmt(s)

    def stmt(self, s: ast.stmt) -> None:
        match s:
            case (
                ast.Expr(value=ast.Constant(value=str()))
                | ast.Pass()
                | ast.Break()
                | ast.Continue()
            ):
                pass
            case ast.Expr(value=ast.Yield() | ast.YieldFrom() as y):
                self.question(y)
            case ast.Expr(value=ast.Call() as c):
                self.call(c, statement=True)
            case ast.Assign(targets=[target], value=value):
                self.assign(target, value)
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value):
                self.assign(target, value)
            case ast.AugAssign(target=target, op=op, value=value):
                if not isinstance(op, OPERATORS):
                    self.fail("operator", s)
                self.target(target)
                self.expr(value)
            case ast.If(test=test, body=body, orelse=orelse):
                self.expr(test, truth=True)
                self.body(body)
                self.body(orelse)
            case ast.While(test=test, body=body, orelse=orelse):
                if orelse:
                    self.fail("for_else", s)
                self.expr(test, truth=True)
                self.body(body)
            case ast.For():
                self.loop(s)
            case ast.With():
                self.open(s)
            case ast.Return(value=value):
                if value is not None:
                    self.expr(value, truth=self.fn.returns_bool)
            case _:
                self.fail("statement", s)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(value, (ast.Yield, ast.YieldFrom)):
            self.question(value)
            if isinstance(value, ast.YieldFrom) and not self.answers(value.value):
                self.fail("no_value", value)
        elif isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            if not isinstance(target, ast.Name):
                self.fail("array_shape", target)
            if self.fn.may_ask:
                self.fail("local_array", value)
            size = self.p.constant(self.fn, value.right)
            one = value.left.elts[0] if len(value.left.elts) == 1 else None
            fill = self.p.number(self.fn, one) if one is not None else None
            if size is None or fill is None or self.fn.arrays.get(target.id, (size,))[0] != size:
                self.fail("array_shape", value)
            self.fn.arrays[target.id] = (size, fill)
            return
        else:
            self.expr(value)
        self.target(target)

    def target(self, n: ast.expr) -> None:
        if isinstance(n, ast.Name):
            if n.id in self.fn.arrays:
                self.fail("whole", n)
            if n.id in self.opened:
                self.fail("with", n, f"{n.id} is the number of a record")
            return
        if (
            isinstance(n, ast.Subscript)
            and isinstance(n.value, ast.Name)
            and n.value.id in self.fn.arrays
        ):
            self.expr(n.slice)
            return
        place = self.p.place_of(self.fn, n)
        if place is None:
            self.fail("target", n)
        if (isinstance(place.field, ArrField) and place.field.param) or place.field.name in GIVEN:
            self.fail("param", n)
        if isinstance(place.field, BookField):
            self.fail("book", n)
        if isinstance(place.field, ZoneField) and place.field.of is not None:
            self.fail("pieces", n)
        self.indexes(place, n)
        if not place.is_int:
            self.fail("index", n)

    def loop(self, s: ast.For) -> None:
        if s.orelse:
            self.fail("for_else", s)
        if not isinstance(s.target, ast.Name):
            self.fail("target", s.target)
        over = self.iterable(s.iter)
        if over == "zone" and suspends(s):
            self.fail("zone_question", s)
        self.body(s.body)

    def open(self, s: ast.With) -> None:
        match s.items:
            case [
                ast.withitem(
                    context_expr=ast.Call(
                        func=ast.Attribute(
                            value=ast.Attribute(value=ast.Name(id="g")) as r, attr="open"
                        )
                    ) as c,
                    optional_vars=ast.Name(id=at),
                )
            ] if isinstance(f := self.p.schema.fields.get(r.attr), RowsField):
                names = {x.name for x in f.cols if isinstance(x, ColField)}
                wrong = [str(k.arg) for k in c.keywords if k.arg not in names]
                if c.args or wrong:
                    note = f"columns are {', '.join(sorted(names))}"
                    no = f"no column {did_you_mean(wrong[0], names)}, " if wrong else ""
                    self.fail("arguments", c, no + note)
                for k in c.keywords:
                    self.expr(k.value)
                if at in self.opened:
                    self.fail("with", s, f"{at} is the number of another record")
            case _:
                self.fail("with", s)
        self.opened.add(at)
        self.body(s.body)
        self.opened.discard(at)

    # -- questions

    def answers(self, c: ast.expr) -> bool:
        """Return whether the rule that is run returns an int."""
        if not isinstance(c, ast.Call):
            return False
        if isinstance(c.func, ast.Subscript):
            table = self.p.static(self.fn, c.func.value)
            return all(f.gives for f in self.p.function_table(self.fn, table, c)[1])
        f = self.p.static(self.fn, c.func)
        return PRIMITIVES.get(f) == "call" or self.p.add(f).gives

    def question(self, y: ast.Yield | ast.YieldFrom) -> None:
        if isinstance(y, ast.YieldFrom):
            self.run_rule(y)
            return
        c = y.value
        word = PRIMITIVES.get(self.p.static(self.fn, c.func), "") if isinstance(c, ast.Call) else ""
        if not isinstance(c, ast.Call) or word not in ("ask", "ask_all"):
            self.fail("yield", y)
        given = {k.arg: k.value for k in c.keywords}
        named = self.clause(c, given.pop("clause", ast.Constant("")))
        for k in given:
            if k != "alone":
                note = did_you_mean(str(k), ["alone", "clause"])
                self.fail("arguments", c, f"{word} has no {note}")
        if "alone" in given and word == "ask_all":
            self.fail("alone", c, "everybody is asked")
        if any(self.p.constant(self.fn, v) not in (ASK, TAKE) for v in given.values()):
            self.fail("alone", c)
        rest = list(c.args)
        if word == "ask":
            if not rest:
                self.fail("arguments", c)
            self.expr(rest.pop(0))
        if not rest or any(isinstance(a, ast.Starred) for a in rest):
            self.fail("arguments", c)
        f = self.p.static(self.fn, rest.pop(0))
        if not isinstance(f, FunctionType):
            self.fail("options_shape", c)
        options = self.p.add(f)
        if not options.name.endswith("_options"):
            self.fail("options_name", c, options.name)
        if options.may_ask or len(options.params) != 1 + len(rest):
            self.fail("options_shape", c, options.name)
        if len(rest) > 3:
            self.fail("context", c)
        self.p.option(options)
        if self.fn.prompts.setdefault(options.key, named) != named:
            self.fail("two_clauses", c, options.name)
        for a in rest:
            self.expr(a)

    def clause(self, c: ast.Call, n: ast.expr) -> str:
        """Return the clause that a question names: written out, or OUTER."""
        if isinstance(n, ast.Constant) and isinstance(n.value, str):
            return n.value
        if self.p.static(self.fn, n) != OUTER or not isinstance(n, (ast.Name, ast.Attribute)):
            self.fail("ask_clause", c)
        return OUTER

    def run_rule(self, y: ast.YieldFrom) -> None:
        c = y.value
        if not isinstance(c, ast.Call):
            self.fail("yield_from", y)
        if isinstance(c.func, ast.Subscript):
            table = self.p.static(self.fn, c.func.value)
            if not isinstance(table, (list, tuple)) or not table or not callable(table[0]):
                self.fail("yield_from", y)
            _, fns = self.p.function_table(self.fn, table, y)
            if not fns[0].may_ask:
                self.fail("yield_from", y)
            self.expr(c.func.slice)
            self.positional(c, fns[0])
            self.fn.calls |= {f.key for f in fns}
            return
        f = self.p.static(self.fn, c.func)
        if PRIMITIVES.get(f) == "call":
            for a in c.args[1:]:
                self.expr(a)
            return
        if not isinstance(f, FunctionType):
            self.fail("yield_from", y)
        if not self.p.add(f).may_ask:
            calls = (n for n in ast.walk(self.p.add(f).node) if isinstance(n, ast.Call))
            words = {PRIMITIVES.get(self.p.static(self.p.add(f), n.func)) for n in calls}
            how = "asks without yield" if words & {"ask", "ask_all"} else "never yields"
            self.fail("yield_from", y, f"{f.__name__} {how}")
        self.fn.calls.add(self.p.add(f).key)
        self.positional(c, self.p.add(f))
