"""Checks that one function of the rules is in the language, and makes its calls positional."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, NoReturn

from .actions import Action, Event, Kind
from .rule import ASK, TAKE, WORDS
from .schema import PUBLIC, ArrField, ColField, RowsField, ZoneField

if TYPE_CHECKING:
    from .lang import Fn, Place, Program

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


def suspends(n: ast.AST) -> bool:
    """Whether a question is asked inside."""
    return any(isinstance(x, (ast.Yield, ast.YieldFrom)) for x in ast.walk(n))


class Checker:
    """Checks one function and makes its calls positional."""

    def __init__(self, program: Program, fn: Fn) -> None:
        self.p, self.fn = program, fn
        self.scope: frozenset[str] = frozenset()
        self.opened: set[str] = set()
        inner_names = {
            id(t)
            for x in ast.walk(fn.node)
            if isinstance(x, ast.comprehension)
            for t in _names(x.target)
        }
        fn.locals = list(fn.params)
        for n in _names(fn.node):
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

    def fail(self, key: str, n: ast.AST, note: str = "") -> NoReturn:
        self.p.fail(key, self.fn, n, note)

    def check(self) -> None:
        """Everything about the function, or the first thing that is wrong."""
        self.body(self.fn.node.body, zone_loop=False)
        if self.fn.gives and not ends(self.fn.node.body):
            self.fail("way_out", self.fn.node)
        Flow(self.p, self.fn).check()
        if self.fn.asks:
            HiddenLocals(self.p, self.fn).check()

    # -- statements

    def body(self, stmts: list[ast.stmt], *, zone_loop: bool) -> None:
        for s in stmts:
            self.stmt(s, zone_loop)

    def stmt(self, s: ast.stmt, zone_loop: bool) -> None:
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
                self.assign(target, value, zone_loop)
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value):
                self.assign(target, value, zone_loop)
            case ast.AugAssign(target=target, op=op, value=value):
                if not isinstance(op, OPERATORS):
                    self.fail("operator", s)
                self.target(target)
                self.expr(value)
            case ast.If(test=test, body=body, orelse=orelse):
                self.expr(test, truth=True)
                self.body(body, zone_loop=zone_loop)
                self.body(orelse, zone_loop=zone_loop)
            case ast.While(test=test, body=body, orelse=orelse):
                if orelse:
                    self.fail("for_else", s)
                self.expr(test, truth=True)
                self.body(body, zone_loop=zone_loop)
            case ast.For():
                self.loop(s, zone_loop)
            case ast.With():
                self.open(s, zone_loop)
            case ast.Return(value=value):
                if value is not None:
                    self.expr(value, truth=self.fn.truth)
            case _:
                self.fail("statement", s)

    def assign(self, target: ast.expr, value: ast.expr, zone_loop: bool) -> None:
        if isinstance(value, (ast.Yield, ast.YieldFrom)):
            self.question(value)
            if isinstance(value, ast.YieldFrom) and not self.answers(value.value):
                self.fail("no_value", value)
        elif isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            if not isinstance(target, ast.Name):
                self.fail("array_shape", target)
            if self.fn.asks:
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
        if (isinstance(place.field, ArrField) and place.field.param) or place.field.name == "seats":
            self.fail("param", n)
        if isinstance(place.field, ZoneField) and place.field.of is not None:
            self.fail("pieces", n)
        self.indexes(place, n)
        if not place.is_int:
            self.fail("index", n)

    def indexes(self, place: Place, n: ast.expr) -> None:
        if len(place.index) > place.depth:
            self.fail("index", n)
        for i, size in zip(place.index, place.sizes, strict=False):
            self.expr(i)
            k = self.p.number(self.fn, i)
            if k is not None and not 0 <= k < size:
                self.fail("range", n)

    def loop(self, s: ast.For, zone_loop: bool) -> None:
        if s.orelse:
            self.fail("for_else", s)
        if not isinstance(s.target, ast.Name):
            self.fail("target", s.target)
        over = self.iterable(s.iter)
        if over == "zone" and suspends(s):
            self.fail("zone_question", s)
        self.body(s.body, zone_loop=zone_loop or over == "zone")

    def iterable(self, n: ast.expr) -> str:
        """Checks what is looped over; says what it is."""
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

    def open(self, s: ast.With, zone_loop: bool) -> None:
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
                if c.args or any(k.arg not in names for k in c.keywords):
                    self.fail("arguments", c, f"columns are {', '.join(sorted(names))}")
                for k in c.keywords:
                    self.expr(k.value)
                if at in self.opened:
                    self.fail("with", s, f"{at} is the number of another record")
            case _:
                self.fail("with", s)
        self.opened.add(at)
        self.body(s.body, zone_loop=zone_loop)
        self.opened.discard(at)

    # -- questions

    def answers(self, c: ast.expr) -> bool:
        """Whether the rule that is run returns an int."""
        if not isinstance(c, ast.Call):
            return False
        if isinstance(c.func, ast.Subscript):
            table = self.p.static(self.fn, c.func.value)
            return all(f.gives for f in self.p.function_table(self.fn, table, c)[1])
        f = self.p.static(self.fn, c.func)
        return WORDS.get(f) == "call" or self.p.add(f).gives

    def question(self, y: ast.Yield | ast.YieldFrom) -> None:
        if isinstance(y, ast.YieldFrom):
            self.run_rule(y)
            return
        c = y.value
        word = WORDS.get(self.p.static(self.fn, c.func), "") if isinstance(c, ast.Call) else ""
        if not isinstance(c, ast.Call) or word not in ("ask", "ask_all"):
            self.fail("yield", y)
        alone = [k for k in c.keywords if k.arg == "alone"]
        if alone and word == "ask_all":
            self.fail("alone", c, "everybody is asked")
        if len(alone) != len(c.keywords) or (
            alone and self.p.constant(self.fn, alone[0].value) not in (ASK, TAKE)
        ):
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
        if options.asks or len(options.params) != 1 + len(rest):
            self.fail("options_shape", c, options.name)
        if len(rest) > 3:
            self.fail("context", c)
        self.p.option(options)
        for a in rest:
            self.expr(a)

    def run_rule(self, y: ast.YieldFrom) -> None:
        c = y.value
        if not isinstance(c, ast.Call):
            self.fail("yield_from", y)
        if isinstance(c.func, ast.Subscript):
            table = self.p.static(self.fn, c.func.value)
            if not isinstance(table, (list, tuple)) or not table or not callable(table[0]):
                self.fail("yield_from", y)
            _, fns = self.p.function_table(self.fn, table, y)
            if not fns[0].asks:
                self.fail("yield_from", y)
            self.expr(c.func.slice)
            self.positional(c, fns[0])
            return
        f = self.p.static(self.fn, c.func)
        if WORDS.get(f) == "call":
            for a in c.args[1:]:
                self.expr(a)
            return
        if not isinstance(f, FunctionType) or not self.p.add(f).asks:
            self.fail("yield_from", y)
        self.positional(c, self.p.add(f))

    def positional(self, c: ast.Call, f: Fn) -> None:
        """Keyword arguments and defaults become positional."""
        if not c.args or not (isinstance(c.args[0], ast.Name) and c.args[0].id == "g"):
            self.fail("arguments", c, "the first argument is g")
        self.in_order(c, f.params)
        given = {k.arg: k.value for k in c.keywords}
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
        """Values with calls in them are given in the order in which they are declared."""
        given = [str(k.arg) for k in c.keywords]
        declared = [n for n in names if n in given]
        calls = any(isinstance(x, ast.Call) for k in c.keywords for x in ast.walk(k.value))
        if calls and given != declared:
            self.fail("order", c)

    # -- expressions

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
                if isinstance(func, ast.Attribute) and func.attr == "made":
                    return True
                f = self.p.static(self.fn, func, self.scope)
                return f in (any, all, bool) or (
                    isinstance(f, FunctionType) and self.p.add(f).truth
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
            if fns[0].asks:
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
                if c.func.attr not in (*act.fields, "made") or len(c.args) != 1 or c.keywords:
                    self.fail(
                        "arguments",
                        c,
                        f"{act.name or 'action'} has {', '.join([*act.fields, 'made'])}",
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
            self.fail("event_only", c, "an event is told with say(g, ...)")
        elif isinstance(f, FunctionType) and f not in WORDS:
            target = p.add(f)
            if target.asks:
                self.fail("bare_rule", c)
            if not statement and not target.gives:
                self.fail("no_value", c)
            self.positional(c, target)
        elif (word := WORDS.get(f, "")) != "":
            getattr(self, "word_" + word, self.word_other)(c, statement)
        else:
            self.fail("call", c)

    def named(self, c: ast.Call, fields: Iterable[str]) -> None:
        self.in_order(c, fields)
        if c.args or {k.arg for k in c.keywords} != set(fields):
            self.fail("arguments", c, f"fields are {', '.join(fields) or 'none'}")
        for k in c.keywords:
            self.expr(k.value)

    def method(self, c: ast.Call, place: Place, name: str, statement: bool) -> None:
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

    def zone(self, n: ast.expr, *, pieces: bool) -> Place:
        place = self.p.place_of(self.fn, n)
        if place is None or not place.is_zone:
            self.fail("zone_wanted", n)
        if pieces and not (isinstance(place.field, ZoneField) and place.field.of is not None):
            self.fail("plain_zone", n)
        self.indexes(place, n)
        return place

    def count(self, c: ast.Call, n: int) -> None:
        if len(c.args) != n or c.keywords:
            self.fail("arguments", c)

    def done(self, c: ast.Call, statement: bool) -> None:
        """Some words do something and have no value."""
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
        """An action, or a variable that holds one."""
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

    def word_say(self, c: ast.Call, statement: bool) -> None:
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
        if not self.fn.asks or not statement:
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
        if not isinstance(f, FunctionType) or not self.p.add(f).asks:
            self.fail("yield_from", c)
        self.p.refs.append(self.p.add(f))

    def word_len(self, c: ast.Call, statement: bool) -> None:
        self.count(c, 1)
        n = c.args[0]
        whole = n.attr if isinstance(n, ast.Attribute) and ast.unparse(n.value) == "g" else ""
        if isinstance(self.p.schema.fields.get(whole), RowsField):
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


CHANGING = ("rand", "move", "move_all", "draw", "take", "say")


def changes(program: Program, fn: Fn, seen: set[str]) -> ast.AST | None:
    """Where a plain function, or one that it calls, changes the state."""
    if fn.name in seen:
        return None
    seen.add(fn.name)
    for n in (x for s in fn.node.body for x in ast.walk(s)):
        if isinstance(n, (ast.Attribute, ast.Subscript)):
            stored = isinstance(n.ctx, ast.Store) and program.place_of(fn, n) is not None
        else:
            stored = isinstance(n, ast.With)
        if stored:
            return n
        if not isinstance(n, ast.Call):
            continue
        if isinstance(n.func, ast.Attribute) and program.place_of(fn, n.func.value) is not None:
            return n
        if isinstance(n.func, ast.Subscript):
            table = program.static(fn, n.func.value)
            called = program.function_table(fn, table, n)[1]
        else:
            f = program.static(fn, n.func)
            if WORDS.get(f) in CHANGING:
                return n
            plain = isinstance(f, FunctionType) and f not in WORDS
            called = [program.add(f)] if plain else []
        if any(changes(program, c, seen) is not None for c in called):
            return n
    return None


class HiddenLocals:
    """Refuses a hidden piece in a variable across a question: resampling cannot see it there."""

    def __init__(self, program: Program, fn: Fn) -> None:
        self.p, self.fn = program, fn

    def check(self) -> None:
        self.run(self.fn.node.body, set(), set())

    def hidden(self, n: ast.expr, held: set[str]) -> bool:
        """Whether the value of an expression tells of a piece in a hidden zone."""
        return any(self.leak(x, held) for x in ast.walk(n) if isinstance(x, ast.expr))

    def leak(self, n: ast.expr, held: set[str]) -> bool:
        """Whether this very expression is a hidden piece."""
        if isinstance(n, ast.Call):
            f = self.p.static(self.fn, n.func)
            if WORDS.get(f) == "draw":
                return self.secret(self.p.place_of(self.fn, n.args[2]))
            if isinstance(n.func, ast.Attribute):
                base = self.p.static(self.fn, n.func.value)
                if isinstance(base, Action):
                    return False
            plain = isinstance(f, FunctionType) and f not in WORDS
            return plain and self.gives_away(self.p.add(f))
        if isinstance(n, ast.Name):
            return n.id in held
        place = self.p.place_of(self.fn, n)
        return place is not None and place.is_int and self.secret(place)

    def gives_away(self, fn: Fn) -> bool:
        """Whether a plain function returns a hidden piece."""
        inside = HiddenLocals(self.p, fn)
        values = [x.value for x in ast.walk(fn.node) if isinstance(x, ast.Return) and x.value]
        return not fn.asks and any(
            inside.leak(v, set()) for v in values if not isinstance(v, ast.Call)
        )

    @staticmethod
    def secret(place: Place | None) -> bool:
        return (
            place is not None and isinstance(place.field, ZoneField) and place.field.see != PUBLIC
        )

    def shown(self, c: ast.Call, held: set[str]) -> None:
        """A piece that moves to where all can see it is no longer hidden."""
        if WORDS.get(self.p.static(self.fn, c.func)) == "move" and isinstance(c.args[1], ast.Name):
            if self.secret(self.p.place_of(self.fn, c.args[2])):
                return
            held.discard(c.args[1].id)

    def passed_on(self, s: ast.stmt, held: set[str]) -> None:
        """A hidden piece must not be an argument of a rule, or the context of a question."""
        for y in ast.walk(s):
            if isinstance(y, (ast.Yield, ast.YieldFrom)) and isinstance(y.value, ast.Call):
                for a in y.value.args:
                    if self.hidden(a, held):
                        self.p.fail("hidden_local", self.fn, s, ast.unparse(a))

    def run(self, stmts: list[ast.stmt], held: set[str], stale: set[str]) -> None:
        """`held`: variables with a hidden piece; `stale`: those a question was asked over since."""
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
                self.shown(s.value, held)
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


class Flow:
    """Refuses a variable that may be read before it is set; a loop may not run at all."""

    def __init__(self, program: Program, fn: Fn) -> None:
        self.p, self.fn = program, fn

    def check(self) -> None:
        self.run(self.fn.node.body, set(self.fn.params))

    def read(self, n: ast.AST | None, known: set[str]) -> None:
        """Every variable read in an expression is known."""
        for x in _names(n) if n is not None else ():
            unknown = x.id in self.fn.locals and x.id not in known
            if unknown and isinstance(x.ctx, ast.Load) and not self.inside(n, x):
                self.p.fail("unset", self.fn, x, x.id)

    @staticmethod
    def inside(n: ast.AST | None, x: ast.Name) -> bool:
        """Whether a name is the variable of a generator expression."""
        inner = [e for e in ast.walk(n) if isinstance(e, ast.GeneratorExp)] if n is not None else []
        around = [e for e in inner if any(y is x for y in ast.walk(e))]
        return any(t.id == x.id for e in around for c in e.generators for t in _names(c.target))

    def run(self, stmts: list[ast.stmt], known: set[str]) -> bool:
        """Adds what is set; whether the way goes on after these statements."""
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


def ends(body: list[ast.stmt]) -> bool:
    """Whether every way through these statements ends in a return."""
    match body[-1] if body else None:
        case ast.Return():
            return True
        case ast.If(body=a, orelse=b):
            return ends(a) and ends(b)
        case ast.With(body=a):
            return ends(a)
        case ast.While(test=ast.Constant(value=True), body=a):
            return not any(isinstance(x, ast.Break) for s in a for x in ast.walk(s))
        case ast.Expr(value=ast.Call(func=ast.Name(id="finish"))):
            return True
    return False


def _literal(value: int) -> ast.expr:
    """An int as it is written."""
    if value >= 0:
        return ast.Constant(value)
    return ast.UnaryOp(ast.USub(), ast.Constant(-value))


def _names(n: ast.AST) -> Iterator[ast.Name]:
    return (x for x in ast.walk(n) if isinstance(x, ast.Name))
