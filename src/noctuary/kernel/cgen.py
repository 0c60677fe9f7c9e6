"""Writes the C of a game: the state as one struct, each rule a protothread, each plain function a
function.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING

from .actions import KIND_BITS, Action
from .flow import suspends
from .lang import Fn, Place
from .rule import WORDS
from .schema import (
    ArrField,
    BookField,
    ColField,
    ColsField,
    IntField,
    RowsField,
    ZoneField,
)

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
HEAD = 3  # ints of a frame before its variables: rule, where it waits, the frame below


if TYPE_CHECKING:
    from .cfile import Writer


class Zone:
    """How C reaches one zone: declarations to make first, its first element, its count, its room,
    its number.
    """

    def __init__(
        self, pre: str, ptr: str, count: str, field: ZoneField | ColsField, code: str
    ) -> None:
        self.pre, self.ptr, self.count, self.code = pre, ptr, count, code
        self.cap, self.bits = field.cap, field.bits


class Function:
    """One function of the rules as C."""

    def __init__(self, writer: Writer, fn: Fn) -> None:
        self.w, self.p, self.fn = writer, writer.program, fn
        self.slots = list(fn.locals)
        self.names: dict[str, str] = {}  # variables of generator expressions
        self.temps = 0
        self.points = 0
        self.withs: list[tuple[str, str]] = []
        self.loops: list[int] = []
        self.loc = 0

    # -- names

    def var(self, name: str) -> str:
        if name in self.names:
            return self.names[name]
        return f"f[{HEAD + self.slots.index(name)}]" if self.fn.asks else f"v_{name}"

    def hidden(self) -> str:
        """A variable of ours that lives across questions."""
        name = f"h{len(self.slots)}"
        self.slots.append(name)
        return self.var(name)

    def temp(self) -> str:
        self.temps += 1
        return f"_t{self.temps}"

    # -- expressions

    def impure(self, n: ast.AST) -> bool:
        for c in ast.walk(n):
            if isinstance(c, ast.Call):
                f = self.p.static(self.fn, c.func)
                if isinstance(f, Action) or WORDS.get(f) in PURE:
                    continue
                if isinstance(c.func, ast.Attribute) and isinstance(
                    self.p.static(self.fn, c.func.value), Action
                ):
                    continue
                return True
        return False

    def ordered(self, nodes: list[ast.expr], fmt: Callable[..., str]) -> str:
        """Operands from left to right, as Python does, also when C would be free to choose."""
        if len(nodes) < 2 or not any(self.impure(n) for n in nodes):
            return fmt(*[self.e(n) for n in nodes])
        names = [self.temp() for _ in nodes]
        lets = " ".join(f"I {v} = {self.e(n)};" for v, n in zip(names, nodes, strict=True))
        return f"({{ {lets} {fmt(*names)}; }})"

    def cond(self, n: ast.expr) -> str:
        """An expression of which only the truth matters."""
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

    def cell(self, place: Place) -> tuple[str, str]:
        """(declarations, lvalue) of one int in the state."""
        f, ix = place.field, place.index
        if isinstance(f, IntField):
            return "", "g->seats" if f.name == "seats" else f"g->m_{f.name}"
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
        """(first element, how long it is) of a row or table of the state, or of a book."""
        if isinstance(f, BookField):
            return f"g->book->m_{f.name}", f"g->book->c_{f.name}"
        return f"g->m_{f.name}", str(f.dims[0])

    def zone_at(self, place: Place) -> Zone:
        """The zone that holds the cell `place`."""
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
        """One operation; those that can leave 32 bits are checked in checked builds."""
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
            return f"v_{base.id}[{self.index(index[0], str(self.fn.arrays[base.id][0]))}]"
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

    def row(self, place: Place) -> tuple[str, str, str]:
        """(declarations, first element, count) of a row of ints."""
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
                if c.func.attr == "made":
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
        word = WORDS.get(f)
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

    # the words of the language

    def word_len(self, c: ast.Call) -> str:
        n = c.args[0]
        whole = self.p.place_of(self.fn, n)
        if whole is not None and isinstance(whole.field, BookField):
            return f"((I){self.array(whole.field)[1]})"
        if isinstance(n, ast.Attribute) and isinstance(self.p.schema.fields.get(n.attr), RowsField):
            return f"((I)g->c_{n.attr})"
        v = self.p.static(self.fn, n, frozenset(self.names))
        if isinstance(v, (list, tuple)):
            return str(len(v))
        z = self.zone(n)
        return f"({{ {z.pre}(I){z.count}; }})" if z.pre else f"((I){z.count})"

    def word_min(self, c: ast.Call, macro: str = "MIN") -> str:
        if len(c.args) == 1:
            place = self.p.place_of(self.fn, c.args[0])
            assert place is not None
            pre, ptr, count = self.row(place)
            if not count.isdigit():  # a book may be empty
                pre += f"(void){self.index(ast.Constant(0), count)}; "
            return f"({{ {pre}ROW{macro}({ptr}, {count}); }})"

        def nest(*v: str) -> str:
            out = v[-1]
            for x in reversed(v[:-1]):
                out = f"{macro}({x}, {out})"
            return out

        return self.ordered(c.args, nest)

    def word_max(self, c: ast.Call) -> str:
        return self.word_min(c, "MAX")

    def word_abs(self, c: ast.Call) -> str:
        return f"ABS({self.e(c.args[0])})"

    def word_int(self, c: ast.Call) -> str:
        return self.e(c.args[0])

    def word_bool(self, c: ast.Call) -> str:
        return self.cond(c.args[0])

    def word_sum(self, c: ast.Call) -> str:
        word = WORDS[self.p.static(self.fn, c.func)]
        e = c.args[0]
        s = self.temp()
        if not isinstance(e, ast.GeneratorExp):
            x = self.temp()
            head, done = self.loop_head(e, f"I {x}", x)
            body, start = f"{s} += {x};", "0"
        else:
            target = e.generators[0].target
            assert isinstance(target, ast.Name)
            x = f"w{self.temp()}_{target.id}"
            head, done = self.loop_head(e.generators[0].iter, f"I {x}", x)
            before = dict(self.names)
            self.names[target.id] = x
            cond = " && ".join(self.cond(i) for i in e.generators[0].ifs)
            elt = self.e(e.elt) if word == "sum" else self.cond(e.elt)
            self.names = before
            body = {"sum": f"{s} += {elt};", "any": f"if ({elt}) {{ {s} = 1; break; }}"}.get(
                word, f"if (!({elt})) {{ {s} = 0; break; }}"
            )
            body = f"if ({cond}) {{ {body} }}" if cond else body
            start = "1" if word == "all" else "0"
        return f"({{ I {s} = {start}; {head} {body} {done} {s}; }})"

    word_any = word_sum
    word_all = word_sum

    def word_rand(self, c: ast.Call) -> str:
        return f"h_rand(g, {self.e(c.args[1])}, {self.loc})"

    def word_ref(self, c: ast.Call) -> str:
        return f"R_{self.p.add(self.p.static(self.fn, c.args[0])).key}"

    def pieces(self, n: ast.expr) -> int:
        place = self.p.place_of(self.fn, n)
        assert (
            place is not None and isinstance(place.field, ZoneField) and place.field.of is not None
        )
        return self.p.schema.pieces.index(place.field.of)

    def word_move(self, c: ast.Call) -> str:
        z, t = self.zone(c.args[2]), self.temp()
        return f"({{ I {t} = {self.e(c.args[1])}; {z.pre}h_move{self.pieces(c.args[2])}(g, {t}, {z.code}, {self.loc}); }})"

    def word_move_all(self, c: ast.Call) -> str:
        a, b = self.zone(c.args[1]), self.zone(c.args[2])
        return f"({{ {a.pre}{b.pre}h_move_all{self.pieces(c.args[1])}(g, {a.code}, {b.code}, {self.loc}); }})"

    def word_draw(self, c: ast.Call) -> str:
        a, b = self.zone(c.args[1]), self.zone(c.args[2])
        return f"({{ {a.pre}{b.pre}h_draw{self.pieces(c.args[1])}(g, {a.code}, {b.code}, {self.loc}); }})"

    def word_take(self, c: ast.Call) -> str:
        z = self.zone(c.args[1])
        return f"({{ {z.pre}TAKE_ONE({z.ptr}, {z.count}, {self.loc}); }})"

    def word_offer(self, c: ast.Call) -> str:
        return f"OFFER({self.e(c.args[1])}, {self.loc})"

    def word_deny(self, c: ast.Call) -> str:
        assert isinstance(c.args[2], ast.Constant)
        return f"({{ if (h_denying) h_deny({self.e(c.args[1])}, {self.p.clause(str(c.args[2].value))}); 0; }})"

    def word_say(self, c: ast.Call) -> str:
        e = c.args[1]
        assert isinstance(e, ast.Call)
        event = self.p.static(self.fn, e.func)
        given = {str(k.arg): k.value for k in e.keywords}
        names = {k: self.temp() for k in given}
        values = " ".join(f"I {names[k]} = {self.e(v)};" for k, v in given.items())
        row = ", ".join(names[k] for k in event.fields) or "0"
        impure = any(self.impure(v) for v in given.values())
        tell = f"if (h_live) {{ I _e[] = {{{row}}}; h_say(g, {event.index}, {len(given)}, _e, {self.fn.place}); }}"
        if impure:
            return f"({{ {values} {tell} 0; }})"
        return f"({{ if (h_live) {{ {values} {tell} }} 0; }})"

    # -- statements

    def loop_head(
        self, it: ast.expr, declare: str, var: str, keep: bool = False
    ) -> tuple[str, str]:
        """(head, tail) of a C loop over a range, zone, row or tuple. `keep`: its counters live
        across questions.
        """

        def name() -> str:
            return self.hidden() if keep else self.temp()

        def let(v: str, x: str) -> str:
            return f"{v} = {x};" if keep else f"I {v} = {x};"

        i = name()
        target = f"{declare} = " if declare else f"{var} = "
        if isinstance(it, ast.Call):
            args = it.args
            by = (self.p.number(self.fn, args[2]) if len(args) == 3 else 1) or 1
            low = "0" if len(args) == 1 else self.e(args[0])
            high = self.e(args[0] if len(args) == 1 else args[1])
            h = name()
            test = "<" if by > 0 else ">"
            return (
                f"{{ {let(i, low)} {let(h, high)} for (; {i} {test} {h}; {i} += {by}) {{ {target}{i};",
                "} }",
            )
        if isinstance(it, ast.Tuple):
            values = [name() for _ in it.elts]
            lets = " ".join(let(v, self.e(x)) for v, x in zip(values, it.elts, strict=True))
            chosen = values[-1]
            for k in range(len(values) - 2, -1, -1):
                chosen = f"({i} == {k} ? {values[k]} : {chosen})"
            return (
                f"{{ {lets} {let(i, '0')} for (; {i} < {len(values)}; {i}++) {{ {target}{chosen};",
                "} }",
            )
        place = self.p.place_of(self.fn, it)
        assert place is not None
        pre = ""
        if place.is_zone:
            z = self.zone(it)
            pre, ptr, count = z.pre, z.ptr, z.count
        else:
            pre, ptr, count = self.row(place)
            if keep and place.index:
                h = self.hidden()
                assert isinstance(place.field, ArrField)
                first, rows = self.array(place.field)
                pre = f"{h} = {self.index(place.index[0], rows)}; "
                ptr = f"({first} + {h} * {place.field.dims[1]})"
        return f"{{ {pre}{let(i, '0')} for (; {i} < {count}; {i}++) {{ {target}{ptr}[{i}];", "} }"

    def body(self, stmts: list[ast.stmt], ind: int) -> str:
        return "\n".join(x for s in stmts if (x := self.s(s, ind)))

    def s(self, n: ast.stmt, ind: int) -> str:
        t = "  " * ind
        self.loc = self.w.location(self.fn, n)
        match n:
            case ast.Pass() | ast.Expr(value=ast.Constant()):
                return ""
            case ast.Expr(value=ast.Yield() | ast.YieldFrom() as y):
                return t + self.suspend(y)
            case ast.Expr(value=ast.Call() as c):
                if WORDS.get(self.p.static(self.fn, c.func)) == "finish":
                    return t + "{ g->over = 1; return; }"
                return t + self.e(c) + ";"
            case ast.Assign(targets=[target], value=value):
                return t + self.assign(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                return t + self.assign(target, value)
            case ast.AugAssign():
                return t + self.augment(n)
            case ast.If(test=test, body=body, orelse=orelse):
                out = f"{t}if ({self.cond(test)}) {{\n{self.body(body, ind + 1)}\n{t}}}"
                return out + (f" else {{\n{self.body(orelse, ind + 1)}\n{t}}}" if orelse else "")
            case ast.While(test=test, body=body):
                self.loops.append(len(self.withs))
                out = f"{t}while ({self.cond(test)}) {{\n{self.body(body, ind + 1)}\n{t}}}"
                self.loops.pop()
                return out
            case ast.For(target=ast.Name() as target):
                head, tail = self.loop_head(
                    n.iter, "", self.var(target.id), keep=self.fn.asks and suspends(n)
                )
                self.loops.append(len(self.withs))
                out = f"{t}{head}\n{self.body(n.body, ind + 1)}\n{t}{tail}"
                self.loops.pop()
                return out
            case ast.With():
                return self.open(n, ind)
            case ast.Break() | ast.Continue():
                close = self.close(self.withs[self.loops[-1] :])
                return t + close + ("break;" if isinstance(n, ast.Break) else "continue;")
            case ast.Return(value=value):
                v = self.e(value) if value else "0"
                if self.fn.asks:
                    return f"{t}{{ g->ret = {v}; {self.close(self.withs)}LEAVE; return; }}"
                if self.withs:
                    return f"{t}{{ I _r = {v}; {self.close(self.withs)}return _r; }}"
                return f"{t}return {v};"
        raise AssertionError(ast.dump(n))

    @staticmethod
    def close(withs: list[tuple[str, str]]) -> str:
        return "".join(f"g->c_{rows} = {at}; " for rows, at in reversed(withs))

    def open(self, n: ast.With, ind: int) -> str:
        t = "  " * ind
        item = n.items[0]
        call = item.context_expr
        assert isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        assert isinstance(call.func.value, ast.Attribute) and isinstance(
            item.optional_vars, ast.Name
        )
        rows, at = call.func.value.attr, self.var(item.optional_vars.id)
        names = [self.temp() for _ in call.keywords]
        lets = "".join(
            f"I {v} = {self.e(k.value)}; " for v, k in zip(names, call.keywords, strict=True)
        )
        sets = "".join(
            f"g->m_{rows}__{k.arg}[_at] = {v}; " for v, k in zip(names, call.keywords, strict=True)
        )
        fits = "".join(
            f"FIT({v}, {next(c.bits for c in self.w.rows(rows).cols if c.name == k.arg)}, {self.loc}); "
            for v, k in zip(names, call.keywords, strict=True)
        )
        out = f"{t}{{ {lets}{fits}I _at = h_open_{rows}(g, {self.loc}); {sets}{at} = _at; }} {{\n"
        self.withs.append((rows, at))
        out += self.body(n.body, ind + 1)
        return out + f"\n{t}}} {self.close([self.withs.pop()])}"

    def target(self, n: ast.expr) -> tuple[str, str, str, str]:
        """(declarations, lvalue, C type, check that `_v` fits)"""
        if isinstance(n, ast.Name):
            return "", self.var(n.id), "I", ""
        if (
            isinstance(n, ast.Subscript)
            and isinstance(n.value, ast.Name)
            and n.value.id in self.fn.arrays
        ):
            size = self.fn.arrays[n.value.id][0]
            return "", f"v_{n.value.id}[{self.index(n.slice, str(size))}]", "I", ""
        place = self.p.place_of(self.fn, n)
        assert place is not None
        bits = getattr(place.col or place.field, "bits", 32)
        pre, cell = self.cell(place)
        return pre, cell, f"int{bits}_t", f"FIT(_v, {bits}, {self.loc}); " if bits < 32 else ""

    def assign(self, target: ast.expr, value: ast.expr) -> str:
        if isinstance(value, (ast.Yield, ast.YieldFrom)):
            asked = self.suspend(value)
            pre, cell, _, fit = self.target(target)
            return f"{asked} {{ I _v = g->ret; {pre}{fit}{cell} = _v; }}"
        if isinstance(target, ast.Name) and target.id in self.fn.arrays:
            assert isinstance(value, ast.BinOp) and isinstance(value.left, ast.List)
            size = self.fn.arrays[target.id][0]
            fill = self.p.number(self.fn, value.left.elts[0])
            return f"for (I _k = 0; _k < {size}; _k++) v_{target.id}[_k] = {fill};"
        v = self.e(value)
        pre, cell, _, fit = self.target(target)
        if isinstance(target, ast.Name):
            return f"{cell} = {v};"
        return f"{{ I _v = {v}; {pre}{fit}{cell} = _v; }}"

    def augment(self, n: ast.AugAssign) -> str:
        pre, cell, ctype, fit = self.target(n.target)
        r = self.binary(n.op, "_o", "_v")
        return f"{{ {pre}{ctype}* _p = &{cell}; I _o = *_p; I _v = {self.e(n.value)}; _v = {r}; {fit}*_p = _v; }}"

    def suspend(self, y: ast.Yield | ast.YieldFrom) -> str:
        self.points += 1
        k = self.points
        c = y.value
        assert isinstance(c, ast.Call)
        if isinstance(y, ast.Yield):
            args = list(c.args)
            everyone = int(WORDS[self.p.static(self.fn, c.func)] == "ask_all")
            seat = "0" if everyone else self.e(args.pop(0))
            options = self.p.option(self.p.add(self.p.static(self.fn, args.pop(0))))
            alone = self.p.constant(self.fn, c.keywords[0].value) if c.keywords else 0
            values = " ".join(f"I _x{i} = {self.e(a)};" for i, a in enumerate(args))
            context = "".join(f" g->x[{i}] = {f'_x{i}' if i < len(args) else 0};" for i in range(3))
            s = (
                f"f[1] = {k}; {{ I _s = {seat}; {values} g->seat = _s; g->opt = {options};{context} g->alone = {alone}; "
                f"g->all = {everyone}; g->wait = 1; }} return; case {k}:;"
            )
        else:
            args = [*c.args[1:]]
            if isinstance(c.func, ast.Subscript):
                name, fns = self.p.function_table(self.fn, self.p.static(self.fn, c.func.value), c)
                which = f"I _q = {name}[{self.index(c.func.slice, str(len(fns)))}]; "
                push = "h_push(g, _q, SIZES[_q], "
            elif WORDS.get(self.p.static(self.fn, c.func)) == "call":
                which = f"I _q = IX({self.e(args.pop(0))}, RULES, {self.loc}); "
                push = "h_push(g, _q, SIZES[_q], "
            else:
                rule = self.p.add(self.p.static(self.fn, c.func))
                which, push = "", f"h_push(g, R_{rule.key}, S_{rule.key}, "
            values = " ".join(f"I _a{i} = {self.e(a)};" for i, a in enumerate(args))
            sets = " ".join(f"_h[{HEAD + i}] = _a{i};" for i in range(len(args)))
            s = f"f[1] = {k}; {{ {which}{values} I* _h = {push}{self.loc}); (void)_h; {sets} }} return; case {k}:;"
        return s

    def emit(self) -> str:
        name = self.fn.key
        if self.fn.asks:
            body = self.body(self.fn.node.body, 2)
            return (
                f"static void r_{name}(G* g, I* f) {{\n  switch (f[1]) {{ case 0:;\n{body}\n  }}\n"
                f"  g->ret = 0; LEAVE;\n}}\n"
            )
        body = self.body(self.fn.node.body, 1)
        own = [v for v in self.slots if v not in self.fn.params]
        lets = "".join(
            f"  I v_{v}[{self.fn.arrays[v][0]}];\n" if v in self.fn.arrays else f"  I v_{v} = 0;\n"
            for v in own
        )
        return f"{self.signature()} {{\n{lets}{body}\n  return 0;\n}}\n"

    def signature(self) -> str:
        if self.fn.asks:
            return f"static void r_{self.fn.key}(G* g, I* f)"
        return f"static I p_{self.fn.key}({', '.join(['G* g', *(f'I v_{a}' for a in self.fn.params)])})"
