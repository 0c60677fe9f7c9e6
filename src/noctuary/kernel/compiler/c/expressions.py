"""Expressions of the rules as C: what names stand for, where values lie, calls."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...language.actions import KIND_BITS, Action
from ...language.primitives import PRIMITIVES
from ...language.state import (
    GIVEN,
    ArrField,
    BookField,
    ColField,
    ColsField,
    IntField,
    RowsField,
    ZoneField,
)
from ..program import RuleFunction, Storage
from .text import c_name

if TYPE_CHECKING:
    from .source_file import SourceFile

OPS = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.RShift: ">>"}
MACROS = {
    ast.Add: "ADD",
    ast.Sub: "SUB",
    ast.Mult: "TIMES",
    ast.LShift: "SHL",
    ast.FloorDiv: "FDIV",
    ast.Mod: "FMOD",
}
UNARY = {ast.USub: "-", ast.Invert: "~"}
COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
PURE = ("len", "min", "max", "abs", "int", "bool", "sum", "any", "all", "ref")


class Zone:
    """Access to one zone in C: declarations, first element, count, room and number."""

    def __init__(
        self, pre: str, ptr: str, count: str, field: ZoneField | ColsField, code: str
    ) -> None:
        self.pre, self.ptr, self.count, self.code = pre, ptr, count, code
        self.cap, self.bits = field.cap, field.bits


class Expressions:
    """The expressions of one function."""

    def __init__(self, writer: SourceFile, fn: RuleFunction) -> None:
        self.w, self.p, self.fn = writer, writer.program, fn
        self.slots = [c_name(v) for v in fn.locals]
        """The variables that live in the frame of a rule, by their names in C."""
        self.names: dict[str, str] = {}  # variables of generator expressions
        self.temps = 0
        self.loc = 0

    # -- names

    def var(self, name: str) -> str:
        if name in self.names:
            return self.names[name]
        return self.framed(c_name(name)) if self.fn.may_ask else c_name(name)

    @staticmethod
    def framed(name: str) -> str:
        """Return a variable in the frame of a rule."""
        return f"frame->{name}"

    def hidden(self) -> str:
        """Return a new variable of the compiler's own that lives across questions."""
        name = f"_{len(self.slots)}"
        self.slots.append(name)
        return self.framed(name)

    def temp(self) -> str:
        self.temps += 1
        return f"_t{self.temps}"

    # -- expressions

    def impure(self, n: ast.AST) -> bool:
        for c in ast.walk(n):
            if isinstance(c, ast.Call):
                f = self.p.static(self.fn, c.func)
                if isinstance(f, Action) or PRIMITIVES.get(f) in PURE:
                    continue
                if isinstance(c.func, ast.Attribute) and isinstance(
                    self.p.static(self.fn, c.func.value), Action
                ):
                    continue
                return True
        return False

    def ordered(self, nodes: list[ast.expr], fmt: Callable[..., str]) -> str:
        """Return operands evaluated from left to right, as in Python, where C leaves it open."""
        if len(nodes) < 2 or not any(self.impure(n) for n in nodes):
            return fmt(*[self.e(n) for n in nodes])
        names = [self.temp() for _ in nodes]
        lets = " ".join(f"I {v} = {self.e(n)};" for v, n in zip(names, nodes, strict=True))
        return f"({{ {lets} {fmt(*names)}; }})"

    def cond(self, n: ast.expr) -> str:
        """Return an expression of which only the truth matters."""
        if isinstance(n, ast.BoolOp):
            sign = " && " if isinstance(n.op, ast.And) else " || "
            return "(" + sign.join(self.cond(v) for v in n.values) + ")"
        if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.Not):
            return f"(!{self.cond(n.operand)})"
        return f"({self.e(n)} != 0)"

    def index(self, n: ast.expr, bound: str) -> str:
        k = self.p.constant(self.fn, n, frozenset(self.names))
        if k is not None and bound.isdigit() and 0 <= k < int(bound):
            return str(k)
        return f"IX({self.e(n)}, {bound}, {self.loc})"

    def zone(self, n: ast.expr) -> Zone:
        place = self.p.place_of(self.fn, n)
        assert place is not None and place.is_zone
        f = place.field
        if isinstance(f, ZoneField):
            if not f.rows:
                return Zone("", f"g->m_{f.name}", f"g->c_{f.name}", f, str(f.base))
            k = self.p.constant(self.fn, place.index[0], frozenset(self.names))
            z = str(k) if k is not None else self.temp()
            pre = "" if k is not None else f"I {z} = {self.index(place.index[0], str(f.rows))}; "
            return Zone(
                pre,
                f"(g->m_{f.name} + {z} * {f.cap})",
                f"g->c_{f.name}[{z}]",
                f,
                f"({f.base} + {z})",
            )
        assert isinstance(f, RowsField) and isinstance(place.col, ColsField)
        z, cap = self.temp(), place.col.cap
        name = f"{f.name}__{place.col.name}"
        pre = f"I {z} = {self.index(place.index[0], str(f.cap))}; "
        return Zone(pre, f"(g->m_{name} + {z} * {cap})", f"g->c_{name}[{z}]", place.col, "-1")

    def cell(self, place: Storage) -> tuple[str, str]:
        """Return (declarations, lvalue) of one int in the state."""
        f, ix = place.field, place.index
        if isinstance(f, IntField):
            return "", f"g->{f.name}" if f.name in GIVEN else f"g->m_{f.name}"
        if isinstance(f, ArrField):
            first, count = self.array(f)
            if len(f.dims) == 1:
                return "", f"{first}[{self.index(ix[0], count)}]"
            if self.impure(ix[0]) or self.impure(ix[1]):
                t = self.temp()
                pre = f"I {t} = {self.index(ix[0], count)} * {f.dims[1]}; "
                return pre, f"{first}[{t} + {self.index(ix[1], str(f.dims[1]))}]"
            row, col = self.index(ix[0], count), self.index(ix[1], str(f.dims[1]))
            return "", f"{first}[{row} * {f.dims[1]} + {col}]"
        if isinstance(place.col, ColField):
            assert isinstance(f, RowsField)
            return "", f"g->m_{f.name}__{place.col.name}[{self.index(ix[0], str(f.cap))}]"
        z = self.zone_at(place)
        return z.pre, f"{z.ptr}[{self.index(ix[-1], z.count)}]"

    @staticmethod
    def array(f: ArrField) -> tuple[str, str]:
        """Return (first element, length) of a row or table of the state, or of a book."""
        if isinstance(f, BookField):
            return f"g->book->m_{f.name}", f"g->book->c_{f.name}"
        return f"g->m_{f.name}", str(f.dims[0])

    def zone_at(self, place: Storage) -> Zone:
        """Return the zone that holds the cell `place`."""
        f = place.field
        base: ast.expr = ast.Attribute(ast.Name("g", ast.Load()), f.name, ast.Load())
        if place.col is not None:
            base = ast.Attribute(base, place.col.name, ast.Load())
        for i in place.index[:-1]:
            base = ast.Subscript(base, i, ast.Load())
        return self.zone(base)

    def e(self, n: ast.expr) -> str:
        scope = frozenset(self.names)
        if isinstance(n, ast.Name) and (n.id in self.names or n.id in self.fn.locals):
            return self.var(n.id)
        k = self.p.constant(self.fn, n, scope)
        if k is not None:
            return str(k) if k >= 0 else f"({k})"
        match n:
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self.read(n)
            case ast.BinOp(left=left, op=op, right=right):
                return self.ordered([left, right], lambda a, b: self.binary(op, a, b))
            case ast.UnaryOp(op=unary, operand=operand):
                if isinstance(unary, ast.Not):
                    return f"(!{self.cond(operand)})"
                return f"({UNARY[type(unary)]}{self.e(operand)})"
            case ast.BoolOp(op=both, values=values):
                out = self.e(values[-1])
                for v in reversed(values[:-1]):
                    t = self.temp()
                    yes, no = (out, t) if isinstance(both, ast.And) else (t, out)
                    out = f"({{ I {t} = {self.e(v)}; {t} ? {yes} : {no}; }})"
                return out
            case ast.Compare():
                return self.compare(n)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.cond(test)} ? {self.e(body)} : {self.e(orelse)})"
            case ast.Call():
                return self.call(n)
        raise AssertionError(ast.dump(n))

    def binary(self, op: ast.operator, a: str, b: str) -> str:
        """Return one operation; checked builds check those that can leave 32 bits."""
        if type(op) in MACROS:
            return f"{MACROS[type(op)]}({a}, {b}, {self.loc})"
        return f"({a} {OPS[type(op)]} {b})"

    def read(self, n: ast.expr) -> str:
        place = self.p.place_of(self.fn, n)
        if place is not None:
            pre, cell = self.cell(place)
            return f"({{ {pre}(I){cell}; }})" if pre else f"((I){cell})"
        index: list[ast.expr] = []
        base = n
        while isinstance(base, ast.Subscript):
            index.insert(0, base.slice)
            base = base.value
        if isinstance(base, ast.Name) and base.id in self.fn.arrays:
            return f"{c_name(base.id)}[{self.index(index[0], str(self.fn.arrays[base.id][0]))}]"
        v = self.p.static(self.fn, base, frozenset(self.names))
        name, rows = self.p.table(self.fn, v, n)
        out = f"{name}[{self.index(index[0], str(len(rows)))}]"
        if len(index) == 2:
            out += f"[{self.index(index[1], str(len(rows[0])))}]"
        return f"((I){out})"

    def compare(self, n: ast.Compare) -> str:
        if isinstance(n.ops[0], (ast.In, ast.NotIn)):
            right = n.comparators[0]
            bang = "!" if isinstance(n.ops[0], ast.NotIn) else ""
            t = self.temp()
            if isinstance(right, ast.Tuple):
                left = self.e(n.left)
                names = [self.temp() for _ in right.elts]
                lets = " ".join(
                    f"I {x} = {self.e(v)};" for x, v in zip(names, right.elts, strict=True)
                )
                some = " || ".join(f"{t} == {x}" for x in names)
                return f"({bang}({{ I {t} = {left}; {lets} {some}; }}))"
            place = self.p.place_of(self.fn, right)
            assert place is not None
            if place.is_zone:
                z = self.zone(right)
                there = f"HAS({z.ptr}, {z.count}, {t})"
                if isinstance(place.field, ZoneField) and (of := place.field.of):
                    where = f"g->w_{self.p.schema.pieces.index(of)}[{t}]"
                    there = f"((uint32_t){t} < {of.count} && {where} == {z.code})"
                return f"({bang}({{ I {t} = {self.e(n.left)}; {z.pre}{there}; }}))"
            pre, ptr, count = self.row(place)
            return f"({bang}({{ I {t} = {self.e(n.left)}; {pre}HAS({ptr}, {count}, {t}); }}))"
        if len(n.ops) == 1:
            return self.ordered(
                [n.left, n.comparators[0]], lambda a, b: f"({a} {COMPARE[type(n.ops[0])]} {b})"
            )
        nodes = [n.left, *n.comparators]
        names = [self.temp() for _ in nodes]
        out = f"I {names[0]} = {self.e(nodes[0])}; I {names[1]}; I _r = 1;"
        for i, op in enumerate(n.ops):
            if i:
                out += f" I {names[i + 1]} = 0;"
            out += f" if (_r) {{ {names[i + 1]} = {self.e(nodes[i + 1])}; _r = {names[i]} {COMPARE[type(op)]} {names[i + 1]}; }}"
        return f"({{ {out} _r; }})"

    def row(self, place: Storage) -> tuple[str, str, str]:
        """Return (declarations, first element, count) of a row of ints."""
        f = place.field
        assert isinstance(f, ArrField)
        first, count = self.array(f)
        if len(f.dims) == 1:
            return "", first, count
        t = self.temp()
        pre = f"I {t} = {self.index(place.index[0], count)} * {f.dims[1]}; "
        return pre, f"({first} + {t})", str(f.dims[1])

    def call(self, c: ast.Call) -> str:
        p, fn = self.p, self.fn
        if isinstance(c.func, ast.Subscript):
            name, _ = p.function_table(fn, p.static(fn, c.func.value), c)
            return self.ordered(
                [c.func.slice, *c.args[1:]], lambda *v: f"d_{name}(g, {', '.join(v)})"
            )
        if isinstance(c.func, ast.Attribute):
            act = p.static(fn, c.func.value, frozenset(self.names))
            if isinstance(act, Action):
                a = self.e(c.args[0])
                if c.func.attr == "matches":
                    return f"(({a} & {(1 << KIND_BITS) - 1}) == {act.index})"
                kind = act.fields[c.func.attr]
                return f"(({a} >> {act.shifts[c.func.attr]}) & {(1 << kind.bits) - 1})"
            if p.place_of(fn, c.func.value) is not None:
                return self.method(c, c.func)
        f = p.static(fn, c.func, frozenset(self.names))
        if isinstance(f, Action):
            values = [k.value for k in c.keywords]
            names = [str(k.arg) for k in c.keywords]

            def pack(*v: str) -> str:
                parts = [
                    f"(AF({x}, {f.fields[k].size}, {self.loc}) << {f.shifts[k]})"
                    for k, x in zip(names, v, strict=True)
                ]
                return "(" + " | ".join([str(f.index), *parts]) + ")"

            return self.ordered(values, pack) if values else str(f.index)
        word = PRIMITIVES.get(f)
        if word is not None:
            out: str = getattr(self, "word_" + word)(c)
            return out
        target = p.add(f)
        return (
            self.ordered(c.args[1:], lambda *v: f"p_{target.key}({', '.join(['g', *v])})")
            if c.args[1:]
            else f"p_{target.key}(g)"
        )

    def method(self, c: ast.Call, func: ast.Attribute) -> str:
        z = self.zone(func.value)
        args = [self.e(a) for a in c.args]
        match func.attr:
            case "append":
                return f"({{ {z.pre}I _v = {args[0]}; FIT(_v, {z.bits}, {self.loc}); ROOM({z.count}, {z.cap}, {self.loc}); {z.ptr}[{z.count}] = _v; {z.count}++; 0; }})"
            case "pop":
                at = args[0] if args else f"{z.count} - 1"
                return f"({{ {z.pre}POP({z.ptr}, {z.count}, {at}, {self.loc}); }})"
            case "remove":
                return f"({{ {z.pre}REMOVE({z.ptr}, {z.count}, {args[0]}, {self.loc}); }})"
            case "insert":
                return f"({{ {z.pre}I _at = {args[0]}, _x = {args[1]}; FIT(_x, {z.bits}, {self.loc}); INSERT({z.ptr}, {z.count}, {z.cap}, _at, _x, {self.loc}); }})"
        return f"({{ {z.pre}{z.count} = 0; 0; }})"
