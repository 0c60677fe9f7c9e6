"""Primitives as C: lengths and sums, chance, pieces, offers, events, loops."""

from __future__ import annotations

import ast

from ...language.primitives import PRIMITIVES
from ...language.state import ArrField, BookField, RowsField, ZoneField
from .expressions import Expressions
from .text import c_name


class Primitives(Expressions):
    """The C of calls of the language's primitives."""

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
        word = PRIMITIVES[self.p.static(self.fn, c.func)]
        e = c.args[0]
        s = self.temp()
        if not isinstance(e, ast.GeneratorExp):
            x = self.temp()
            head, done = self.loop_head(e, f"I {x}", x)
            body, start = f"{s} += {x};", "0"
        else:
            target = e.generators[0].target
            assert isinstance(target, ast.Name)
            x = c_name(target.id)
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
        return f"({{ if (g->denying) h_deny({self.e(c.args[1])}, {self.p.clause(str(c.args[2].value))}); 0; }})"

    def word_emit(self, c: ast.Call) -> str:
        e = c.args[1]
        assert isinstance(e, ast.Call)
        event = self.p.static(self.fn, e.func)
        given = {str(k.arg): k.value for k in e.keywords}
        names = {k: self.temp() for k in given}
        values = " ".join(f"I {names[k]} = {self.e(v)};" for k, v in given.items())
        row = ", ".join(names[k] for k in event.fields) or "0"
        impure = any(self.impure(v) for v in given.values())
        tell = f"if (g->live) {{ I _e[] = {{{row}}}; h_emit(g, {event.index}, {len(given)}, _e, {self.fn.place}); }}"
        if impure:
            return f"({{ {values} {tell} 0; }})"
        return f"({{ if (g->live) {{ {values} {tell} }} 0; }})"

    # loops

    def loop_head(
        self, it: ast.expr, declare: str, var: str, keep: bool = False
    ) -> tuple[str, str]:
        """Return (head, tail) of a C loop over a range, zone, row or tuple.

        With `keep` its counters live across questions.
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
