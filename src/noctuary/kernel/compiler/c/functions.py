"""Functions of a game as C: each rule a protothread over its frame, each plain one a function."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from ...language.primitives import PRIMITIVES
from ..dataflow import suspends
from ..program import RuleFunction
from .primitives import Primitives
from .text import HERE, c_name, file_of

if TYPE_CHECKING:
    from .source_file import SourceFile

HEAD = ("_rule", "_at", "_below")
"""What a frame begins with: its rule, where it waits, the frame below."""

KEPT_BITS = 8
"""A kept function remembers its answers to as many sets of arguments at once: 2 ** 8."""
MIX = (2654435769, 2246822519, 3266489917, 668265263, 374761393)


class CFunction(Primitives):
    """One function of the rules as C."""

    def __init__(self, writer: SourceFile, fn: RuleFunction) -> None:
        super().__init__(writer, fn)
        self.points = 0
        self.turns = 0
        self.withs: list[tuple[str, str]] = []
        self.loops: list[int] = []

    # -- statements

    def body(self, stmts: list[ast.stmt], ind: int) -> str:
        return "\n".join(x for s in stmts if (x := self.s(s, ind)))

    def s(self, n: ast.stmt, ind: int) -> str:
        if isinstance(n, ast.Pass) or (
            isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)
        ):
            return ""
        self.loc = self.w.location(self.fn, n)
        return self.line(n) + self.statement(n, ind)

    def statement(self, n: ast.stmt, ind: int) -> str:
        t = "  " * ind
        match n:
            case ast.Expr(value=ast.Yield() | ast.YieldFrom() as y):
                return t + self.suspend(y)
            case ast.Expr(value=ast.Call() as c):
                if PRIMITIVES.get(self.p.static(self.fn, c.func)) == "finish":
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
                self.turns += 1
                turns, loc = f"_n{self.turns}", self.loc
                head = f"{t}{turns} = 0; while ({self.cond(test)}) {{ TURN({turns}, {loc});"
                out = f"{head}\n{self.body(body, ind + 1)}\n{t}}}"
                self.loops.pop()
                return out
            case ast.For(target=ast.Name() as target):
                head, tail = self.loop_head(
                    n.iter, "", self.var(target.id), keep=self.fn.may_ask and suspends(n)
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
                if self.fn.may_ask:
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
        return f"{out}\n{self.line(n)}{t}}} {self.close([self.withs.pop()])}"

    def target(self, n: ast.expr) -> tuple[str, str, str, str]:
        """Return (declarations, lvalue, C type, check that `_v` fits)."""
        if isinstance(n, ast.Name):
            return "", self.var(n.id), "I", ""
        if (
            isinstance(n, ast.Subscript)
            and isinstance(n.value, ast.Name)
            and n.value.id in self.fn.arrays
        ):
            size = self.fn.arrays[n.value.id][0]
            return "", f"{c_name(n.value.id)}[{self.index(n.slice, str(size))}]", "I", ""
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
            return f"for (I _k = 0; _k < {size}; _k++) {c_name(target.id)}[_k] = {fill};"
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
            everyone = int(PRIMITIVES[self.p.static(self.fn, c.func)] == "ask_all")
            seat = "0" if everyone else self.e(args.pop(0))
            options = self.p.option(self.p.add(self.p.static(self.fn, args.pop(0))))
            alone = self.p.alone(self.fn, c)
            values = " ".join(f"I _x{i} = {self.e(a)};" for i, a in enumerate(args))
            context = "".join(f" g->x[{i}] = {f'_x{i}' if i < len(args) else 0};" for i in range(3))
            s = (
                f"frame->_at = {k}; {{ I _s = {seat}; {values} g->seat = _s; g->opt = {options};{context} g->alone = {alone}; "
                f"g->all = {everyone}; g->wait = 1; }} return; case {k}:;"
            )
        else:
            args = [*c.args[1:]]
            if isinstance(c.func, ast.Subscript):
                name, fns = self.p.function_table(self.fn, self.p.static(self.fn, c.func.value), c)
                which = f"I _q = {name}[{self.index(c.func.slice, str(len(fns)))}]; "
                push, run = "h_push(g, _q, SIZES[_q], ", "RULE[_q]"
            elif PRIMITIVES.get(self.p.static(self.fn, c.func)) == "call":
                which = f"I _q = IX({self.e(args.pop(0))}, RULES, {self.loc}); "
                push, run = "h_push(g, _q, SIZES[_q], ", "RULE[_q]"
            else:
                rule = self.p.add(self.p.static(self.fn, c.func))
                which, push = "", f"h_push(g, R_{rule.key}, S_{rule.key}, "
                run = f"r_{rule.key}"
            values = " ".join(f"I _a{i} = {self.e(a)};" for i, a in enumerate(args))
            sets = " ".join(f"_h[{len(HEAD) + i}] = _a{i};" for i in range(len(args)))
            s = f"frame->_at = {k}; {{ {which}{values} I* _h = {push}{self.loc}); {sets} {run}(g, _h); }} if (AWAY) return; case {k}:;"
        return s

    def emit(self) -> str:
        first = self.line(self.fn.node)
        if self.fn.may_ask:
            body = self.body(self.fn.node.body, 2)
            return (
                f"{first}{self.signature()} {{\n  F_{self.fn.key}* frame = (F_{self.fn.key}*)_f;\n"
                f"{self.turn_counters()}"
                f"  switch (frame->_at) {{ case 0:;\n{body}\n  }}\n"
                f"  g->ret = 0; LEAVE;\n}}\n{HERE}\n"
            )
        body = self.body(self.fn.node.body, 1)
        own = [v for v in self.fn.locals if v not in self.fn.params]
        lets = "".join(
            f"  I {c_name(v)}[{self.fn.arrays[v][0]}];\n"
            if v in self.fn.arrays
            else f"  I {c_name(v)} = 0;\n"
            for v in own
        )
        lets += self.turn_counters()
        own_name = self.signature("q" if self.fn.is_cached else "p")
        found = f"{first}{own_name} {{\n{lets}{body}\n  return 0;\n}}\n{HERE}\n"
        return found + self.memory() if self.fn.is_cached else found

    def turn_counters(self) -> str:
        """Return the declarations of the counters of loops; a question resets them."""
        return "".join(f"  I _n{k} = 0;\n" for k in range(1, self.turns + 1))

    def memory(self) -> str:
        """Return the C that remembers the answers of a cached function for one question."""
        key, names = self.fn.key, [c_name(a) for a in self.fn.params]
        mixed = " + ".join(f"(uint32_t){a} * {MIX[i % len(MIX)]}u" for i, a in enumerate(names))
        slot = f"({mixed}) >> {32 - KEPT_BITS}" if names else "0"
        same = "".join(f" && h_slot->a[{i}] == {a}" for i, a in enumerate(names))
        notes = "".join(f" h_slot->a[{i}] = {a};" for i, a in enumerate(names))
        args = "".join(f", {a}" for a in names)
        return (
            f"static inline __attribute__((always_inline)) {self.signature()[7:]} {{\n"
            f"  if (!g->memo) return q_{key}(g{args});\n"
            f"  Memo* h_m = g->memo;\n"
            f"  __auto_type h_slot = &h_m->m_{key}[{slot}];\n"
            f"  if (h_slot->at == h_m->weighing{same}) return h_slot->v;\n"
            f"  I h_answer = q_{key}(g{args});\n"
            f"  h_slot->at = h_m->weighing; h_slot->v = h_answer;{notes}\n"
            f"  return h_answer;\n}}\n"
        )

    def slots_of_memory(self) -> str:
        """Return the declaration of the slots for the answers of a cached function."""
        n = len(self.fn.params)
        size = 1 << KEPT_BITS if n else 1
        return f"  struct {{ uint64_t at; I v, a[{max(1, n)}]; }} m_{self.fn.key}[{size}];"

    def line(self, n: ast.AST) -> str:
        """Return the directive that assigns what follows to the line of `n`."""
        return f'{HERE} {getattr(n, "lineno", self.fn.line)} "{file_of(self.fn.module)}"\n'

    def frame(self) -> str:
        """Return the type of a rule's frame: where it is, then its variables by name."""
        return f"typedef struct {{ I {', '.join([*HEAD, *self.slots])}; }} F_{self.fn.key};"

    def signature(self, prefix: str = "p") -> str:
        if self.fn.may_ask:
            return f"static void r_{self.fn.key}(G* g, I* _f)"
        params = "".join(f", I {c_name(a)}" for a in self.fn.params)
        return f"static I {prefix}_{self.fn.key}(G* g{params})"
