"""Rules compiled to basic blocks over explicit frames of ints, in pure Python."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

from ..language.actions import KIND_BITS, Action, Event
from ..language.primitives import PRIMITIVES, Ask
from .dataflow import suspends
from .loop_limits import ENDLESS_LOOP, MAX_TURNS, limit_loops
from .program import MISSING, Program, RuleFunction

BUILTINS = (len, min, max, abs, sum, any, all, range, int, bool)


class ConstantFolder(ast.NodeTransformer):
    """A transformer that replaces names by what they mean.

    These are constants, packed actions, tables and functions.
    """

    def __init__(self, program: Program, fn: RuleFunction, slot: dict[str, int]) -> None:
        self.p, self.fn, self.slot = program, fn, slot
        self.scope: frozenset[str] = frozenset()

    def of(self, n: ast.AST) -> ast.AST:
        """Return the statement or expression with its names replaced."""
        out: ast.AST = ast.fix_missing_locations(self.visit(copy.deepcopy(n)))
        return out

    def visit_Name(self, n: ast.Name) -> ast.AST:
        if n.id in self.slot and n.id not in self.scope:
            return ast.Subscript(ast.Name("f", ast.Load()), ast.Constant(self.slot[n.id]), n.ctx)
        if n.id in self.scope or n.id in self.fn.locals:
            return ast.Name(f"v_{n.id}", n.ctx)  # no other generated name begins with v_
        return self.meant(n)

    def visit_Attribute(self, n: ast.Attribute) -> ast.AST:
        out = self.meant(n)
        return self.generic_visit(n) if out is n else out

    def meant(self, n: ast.expr) -> ast.expr:
        """Return a name outside the function as the generated code knows it."""
        k = self.p.constant(self.fn, n, self.scope)
        if k is not None:
            return ast.Constant(k)
        v = self.p.static(self.fn, n, self.scope)
        if v is MISSING or v in BUILTINS:
            return n
        if isinstance(v, (list, tuple)) and v:
            called = callable(v[0])
            name, _ = (self.p.function_table if called else self.p.table)(self.fn, v, n)
            return ast.Name(name, ast.Load())
        if isinstance(v, FunctionType):
            return ast.Name(
                PRIMITIVES[v] if v in PRIMITIVES else "p_" + self.p.add(v).key, ast.Load()
            )
        return n

    def visit_GeneratorExp(self, n: ast.GeneratorExp) -> ast.AST:
        first = self.visit(n.generators[0].iter)
        before = self.scope
        self.scope = before | {
            t.id for c in n.generators for t in ast.walk(c.target) if isinstance(t, ast.Name)
        }
        n.generators[0].iter = ast.Constant(0)
        out = self.generic_visit(n)
        self.scope = before
        n.generators[0].iter = first
        return out

    def visit_AnnAssign(self, n: ast.AnnAssign) -> ast.AST:
        assert n.value is not None
        out: ast.AST = self.visit(ast.Assign([n.target], n.value, lineno=n.lineno))
        return out

    def visit_Expr(self, n: ast.Expr) -> ast.AST:
        c = n.value
        word = PRIMITIVES.get(self.p.static(self.fn, c.func)) if isinstance(c, ast.Call) else None
        if not isinstance(c, ast.Call) or word not in ("emit", "deny"):
            return self.generic_visit(n)
        heard = "_told" if word == "emit" else "_denied"
        if any(
            isinstance(x, ast.Call) and not self.harmless(x) for a in c.args for x in ast.walk(a)
        ):
            return self.generic_visit(n)
        test = ast.parse(f"g.{heard} is not None", mode="eval").body
        told = ast.Expr(cast(ast.expr, self.generic_visit(c)))
        return ast.If(test, [told], [])

    def harmless(self, c: ast.Call) -> bool:
        """Return whether a call can be left out without changing anything."""
        f = self.p.static(self.fn, c.func)
        if isinstance(c.func, ast.Attribute) and isinstance(
            self.p.static(self.fn, c.func.value), Action
        ):
            return True
        return isinstance(f, (Action, Event)) or PRIMITIVES.get(f) in ("len", "min", "max", "abs")

    def visit_Call(self, n: ast.Call) -> ast.AST:
        f = self.p.static(self.fn, n.func, self.scope)
        if isinstance(n.func, ast.Attribute):
            act = self.p.static(self.fn, n.func.value, self.scope)
            if isinstance(act, Action):
                a = ast.unparse(self.visit(n.args[0]))
                mask = (1 << KIND_BITS) - 1
                if n.func.attr == "matches":
                    return ast.parse(f"(({a}) & {mask}) == {act.index}", mode="eval").body
                kind = act.fields[n.func.attr]
                return ast.parse(
                    f"({a}) >> {act.shifts[n.func.attr]} & {(1 << kind.bits) - 1}", mode="eval"
                ).body
        if isinstance(f, Action):
            parts = [
                f"({ast.unparse(self.visit(k.value))}) << {f.shifts[str(k.arg)]}"
                for k in n.keywords
            ]
            return ast.parse(" | ".join([str(f.index), *parts]), mode="eval").body
        if isinstance(f, Event):
            given = {k.arg: self.visit(k.value) for k in n.keywords}
            return ast.Tuple(
                [ast.Constant(f.index), *(given[name] for name in f.fields)], ast.Load()
            )
        if PRIMITIVES.get(f) == "offer":
            return ast.parse(
                f"g.legal.append({ast.unparse(self.visit(n.args[1]))})", mode="eval"
            ).body
        if PRIMITIVES.get(f) == "len" and isinstance(
            table := self.p.static(self.fn, n.args[0], self.scope), (list, tuple)
        ):
            return ast.Constant(len(table))
        if PRIMITIVES.get(f) == "ref":
            return ast.Constant(self.p.add(self.p.static(self.fn, n.args[0])).number)
        return self.generic_visit(n)


class BlockBuilder:
    """The blocks of one rule: functions of (g, f) that run without asking.

    Each names the next block.
    """

    def __init__(self, compiler: BlockCompiler, fn: RuleFunction) -> None:
        self.c, self.fn = compiler, fn
        self.slot = {v: i + 1 for i, v in enumerate(fn.locals)}
        self.first = len(compiler.owner)
        self.blocks: dict[int, list[str]] = {}
        self.withs: list[tuple[str, str]] = []
        self.turns = 0
        self.loops: list[tuple[int, int, int]] = []  # (break to, continue to, open withs)
        self.start(self.label())
        self.body(fn.node.body)
        self.leave("0")

    # -- writing

    def label(self) -> int:
        self.c.owner.append(self.fn)
        return len(self.c.owner) - 1

    def start(self, k: int) -> None:
        self.cur = self.blocks[k] = []

    def add(self, s: str, ind: int = 1) -> None:
        self.cur.append("    " * ind + s)

    def jump(self, k: int, ind: int = 1) -> None:
        self.add(f"f[0] = {k}; return", ind)

    def close(self, withs: list[tuple[str, str]], ind: int) -> None:
        for rows, at in reversed(withs):
            self.add(f"g.{rows}._used = {at}", ind)

    def leave(self, value: str, ind: int = 1) -> None:
        self.add(f"g._ret = {value}", ind)
        self.close(self.withs, ind)
        self.add("g._stack.pop(); return", ind)

    def hidden(self) -> str:
        name = f".{len(self.slot)}"
        self.slot[name] = len(self.slot) + 1
        return f"f[{self.slot[name]}]"

    def endless(self) -> str:
        """Return the message about a loop of this rule that does not end."""
        return f"in {self.fn.name}: {ENDLESS_LOOP}"

    def x(self, n: ast.AST) -> str:
        return ast.unparse(ConstantFolder(self.c.program, self.fn, self.slot).of(n))

    # -- statements

    def body(self, stmts: list[ast.stmt]) -> None:
        for s in stmts:
            if suspends(s):
                self.asking(s)
            else:
                self.plain(s, 1)

    def asking(self, s: ast.stmt) -> None:
        """Write a statement with a question in it."""
        match s:
            case ast.Expr(value=ast.Yield() | ast.YieldFrom() as y):
                self.suspend(y, "")
            case ast.Assign(targets=[target], value=ast.Yield() | ast.YieldFrom() as y):
                self.suspend(y, self.x(target))
            case ast.AnnAssign(target=target, value=ast.Yield() | ast.YieldFrom() as y):
                self.suspend(y, self.x(target))
            case ast.If(test=test, body=body, orelse=orelse):
                other, end = self.label(), self.label()
                self.add(f"if not ({self.x(test)}):")
                self.jump(other, 2)
                self.body(body)
                self.jump(end)
                self.start(other)
                self.body(orelse)
                self.jump(end)
                self.start(end)
            case ast.While(test=test, body=body):
                head, end = self.label(), self.label()
                self.jump(head)
                self.start(head)
                self.add("g._turns -= 1")
                self.add(f"if g._turns < 0: raise OverflowError({self.endless()!r})")
                self.add(f"if not ({self.x(test)}):")
                self.jump(end, 2)
                self.loop(body, end, head)
                self.jump(head)
                self.start(end)
            case ast.For():
                self.for_loop(s)
            case ast.With(body=body):
                self.open(s, 1)
                self.body(body)
                self.close([self.withs.pop()], 1)

    def open(self, s: ast.With, ind: int) -> None:
        """Open a record, to be closed on every way out."""
        call, name = s.items[0].context_expr, s.items[0].optional_vars
        assert isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        assert isinstance(call.func.value, ast.Attribute) and name is not None
        rows, at = call.func.value.attr, self.x(name)
        columns = ", ".join(f"{k.arg}={self.x(k.value)}" for k in call.keywords)
        self.add(f"{at} = g.{rows}.push({columns})", ind)
        self.withs.append((rows, at))

    def loop(self, body: list[ast.stmt], out: int, again: int) -> None:
        self.loops.append((out, again, len(self.withs)))
        self.body(body)
        self.loops.pop()

    def for_loop(self, s: ast.For) -> None:
        head, step, end = self.label(), self.label(), self.label()
        i = self.hidden()
        by = 1
        if isinstance(s.iter, ast.Call):
            args = [self.x(a) for a in s.iter.args]
            low, high = ("0", args[0]) if len(args) == 1 else (args[0], args[1])
            if len(args) == 3:
                by = self.c.program.number(self.fn, s.iter.args[2]) or 1
            bound = self.hidden()
            self.add(f"{i}, {bound} = {low}, {high}")
            value = i
        elif isinstance(s.iter, ast.Tuple):
            slots = [self.hidden() for _ in s.iter.elts]
            for slot, e in zip(slots, s.iter.elts, strict=True):
                self.add(f"{slot} = {self.x(e)}")
            self.add(f"{i} = 0")
            bound, value = str(len(slots)), f"f[{slots[0][2:-1]} + {i}]"
        else:
            row = self.hidden()
            over = self.x(s.iter)
            if isinstance(s.iter, ast.Subscript):
                self.add(f"{row} = {self.x(s.iter.slice)}")
                over = f"{self.x(s.iter.value)}[{row}]"
            self.add(f"{i} = 0")
            bound, value = f"len({over})", f"{over}[{i}]"
        self.jump(head)
        self.start(head)
        self.add(f"if {i} {'>=' if by > 0 else '<='} {bound}:")
        self.jump(end, 2)
        self.add(f"{self.x(s.target)} = {value}")
        self.loop(s.body, end, step)
        self.jump(step)
        self.start(step)
        self.add(f"{i} += {by}")
        self.jump(head)
        self.start(end)

    def suspend(self, y: ast.Yield | ast.YieldFrom, target: str) -> None:
        k = self.label()
        c = y.value
        assert isinstance(c, ast.Call)
        p = self.c.program
        self.add(f"f[0] = {k}")
        if isinstance(y, ast.Yield):
            args = list(c.args)
            everyone = PRIMITIVES[p.static(self.fn, c.func)] == "ask_all"
            seat = "0" if everyone else self.x(args.pop(0))
            options = p.option(p.add(p.static(self.fn, args.pop(0))))
            context = "".join(self.x(a) + ", " for a in args)
            alone = p.alone(self.fn, c)
            self.add(f"g._asked = _Ask({seat}, _O[{options}], ({context}), {alone}, {everyone})")
            self.add("return True")
        else:
            args = [*c.args[1:]]
            if isinstance(c.func, ast.Subscript):
                name, _ = p.function_table(self.fn, p.static(self.fn, c.func.value), c)
                self.add(f"r = _F[{name!r}][{self.x(c.func.slice)}]")
            elif PRIMITIVES.get(p.static(self.fn, c.func)) == "call":
                self.add(f"r = _R[{self.x(args.pop(0))}]")
            else:
                target_fn = p.add(p.static(self.fn, c.func))
                self.add(f"r = _R[{target_fn.number}]")
            values = "".join(self.x(a) + ", " for a in args)
            self.add(f"g._stack.append([r[0], {values}*r[1]]); return")
        self.start(k)
        if target:
            self.add(f"{target} = g._ret")

    def plain(self, s: ast.stmt, ind: int) -> None:
        """Write a statement without a question; jumps out of loops with questions end the block."""
        match s:
            case ast.Return(value=value):
                self.leave(self.x(value) if value else "0", ind)
            case ast.Break() | ast.Continue():
                out, again, open_withs = self.loops[-1]
                self.close(self.withs[open_withs:], ind)
                if out < 0:  # a loop without questions stays a Python loop
                    self.add("break" if isinstance(s, ast.Break) else "continue", ind)
                else:
                    self.jump(out if isinstance(s, ast.Break) else again, ind)
            case ast.If(test=test, body=body, orelse=orelse):
                self.add(f"if {self.x(test)}:", ind)
                for t in body:
                    self.plain(t, ind + 1)
                if orelse:
                    self.add("else:", ind)
                    for t in orelse:
                        self.plain(t, ind + 1)
            case ast.While() | ast.For():
                if isinstance(s, ast.While):
                    self.turns += 1
                    turns = f"_turns{self.turns}"
                    self.add(f"{turns} = 0", ind)
                    self.add(f"while {self.x(s.test)}:", ind)
                    self.add(f"{turns} += 1", ind + 1)
                    self.add(
                        f"if {turns} > {MAX_TURNS}: raise OverflowError({self.endless()!r})",
                        ind + 1,
                    )
                else:
                    self.add(f"for {self.x(s.target)} in {self.x(s.iter)}:", ind)
                self.loops.append((-1, -1, len(self.withs)))
                for t in s.body:
                    self.plain(t, ind + 1)
                self.loops.pop()
            case ast.With(body=body):
                self.open(s, ind)
                for t in body:
                    self.plain(t, ind)
                self.close([self.withs.pop()], ind)
            case _:
                for line in self.x(s).splitlines():
                    self.add(line, ind)

    def source(self) -> str:
        return "".join(
            f"def b{k}(g, f):\n" + "\n".join(b or ["    pass"]) + "\n"
            for k, b in self.blocks.items()
        )


class BlockCompiler:
    """All rules of a program as blocks."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.owner: list[RuleFunction] = []  # block -> its rule
        self.rules = [BlockBuilder(self, f) for f in program.rules]
        rows = [(b.first, [0] * (len(b.slot) - len(b.fn.params))) for b in self.rules]
        self.entry = rows[program.entry.number]
        space: dict[str, Any] = {word: f for f, word in PRIMITIVES.items()} | {
            "_Ask": Ask,
            "_R": dict(enumerate(rows)),
        }
        space |= dict(program.tables.values())
        plain = [f for f in program.fns.values() if not f.may_ask]
        for f in plain:
            exec(self.compiled(f), space)
        for b in self.rules:
            exec(
                compile(b.source(), f"<frames of {b.fn.module.__name__}.{b.fn.name}>", "exec"),
                space,
            )
        space["_O"] = [space[f"p_{f.key}"] for f in program.options]
        space["_F"] = {}
        for name, fns in program.function_tables.values():
            if fns[0].may_ask:
                space["_F"][name] = [rows[f.number] for f in fns]
            else:
                space[name] = [space[f"p_{f.key}"] for f in fns]
        self.blocks: list[Callable[[Any, list[int]], Any]] = [
            space[f"b{k}"] for k in range(len(self.owner))
        ]
        self.places = {b.__code__: f.place for b, f in zip(self.blocks, self.owner, strict=True)}
        self.places |= {space[f"p_{f.key}"].__code__: f.place for f in plain}
        self.space = space

    def compiled(self, f: RuleFunction) -> Any:
        """Return the code of a plain function with its names replaced."""
        node = copy.deepcopy(f.node)
        node.name = f"p_{f.key}"
        node.decorator_list, node.returns = [], None
        node.args.defaults = []
        for a in node.args.args:
            a.annotation = None
            a.arg = a.arg if a.arg == "g" else f"v_{a.arg}"
        inline = ConstantFolder(self.program, f, {})
        node.body = [s for s in f.node.body if not _is_text(s)] or [ast.Pass()]
        node.body = [inline.of(s) for s in node.body]  # type: ignore[misc]
        module = limit_loops(ast.Module([node], []), f.name)
        return compile(ast.unparse(module), f"<frames of {f.module.__name__}.{f.name}>", "exec")


def _is_text(s: ast.stmt) -> bool:
    return isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant)
