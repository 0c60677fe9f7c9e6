"""Backend `frames`: rules compiled to basic blocks over explicit frames of ints. Pure Python; clone and save are copies."""

from __future__ import annotations

import ast
import copy
import json
from collections.abc import Callable
from typing import Any, Self

from . import engine
from .engine import Board
from .errors import BadState, GameOver
from .gen import PythonPosition
from .lang import Fn, Program, inner, suspends
from .position import FORMAT
from .rule import WORDS, Ask


class Slots(ast.NodeTransformer):
    """Variables of a rule become places in its frame."""

    def __init__(self, slot: dict[str, int]) -> None:
        self.slot = slot

    def visit_Name(self, n: ast.Name) -> ast.expr:
        if n.id not in self.slot:
            return n
        at = ast.Subscript(ast.Name("f", ast.Load()), ast.Constant(self.slot[n.id]), n.ctx)
        return ast.copy_location(at, n)

    def visit_GeneratorExp(self, n: ast.GeneratorExp) -> ast.AST:
        own = {t.id for c in n.generators for t in ast.walk(c.target) if isinstance(t, ast.Name)}
        first = n.generators[0].iter
        n.generators[0].iter = ast.Constant(0)
        out = Slots({k: v for k, v in self.slot.items() if k not in own}).generic_visit(n)
        n.generators[0].iter = self.visit(first)
        return out

    def visit_AnnAssign(self, n: ast.AnnAssign) -> ast.AST:
        assert n.value is not None
        return self.generic_visit(ast.copy_location(ast.Assign([n.target], n.value), n))


class Blocks:
    """Cuts one rule into blocks: functions of (g, f) that run without asking and say which block is next."""

    def __init__(self, compiler: Compiler, fn: Fn) -> None:
        self.c, self.fn = compiler, fn
        self.slot = {v: i + 1 for i, v in enumerate(fn.locals)}
        self.first = len(compiler.owner)
        self.blocks: dict[int, list[str]] = {}
        self.withs: list[tuple[str, str]] = []
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
        self.add(f"g.ret = {value}", ind)
        self.close(self.withs, ind)
        self.add("g.stack.pop(); return", ind)

    def hidden(self) -> str:
        name = f".{len(self.slot)}"
        self.slot[name] = len(self.slot) + 1
        return f"f[{self.slot[name]}]"

    def x(self, n: ast.AST) -> str:
        return ast.unparse(ast.fix_missing_locations(Slots(self.slot).visit(copy.deepcopy(n))))

    # -- statements

    def body(self, stmts: list[ast.stmt]) -> None:
        for s in stmts:
            if suspends(s):
                self.asking(s)
            else:
                self.plain(s, 1)

    def asking(self, s: ast.stmt) -> None:
        """A statement with a question in it."""
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
                self.add(f"if not ({self.x(test)}):")
                self.jump(end, 2)
                self.loop(body, end, head)
                self.jump(head)
                self.start(end)
            case ast.For():
                self.for_loop(s)
            case ast.With(items=[item], body=body):
                call = item.context_expr
                assert isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
                assert isinstance(call.func.value, ast.Attribute) and item.optional_vars is not None
                rows, at = call.func.value.attr, self.x(item.optional_vars)
                columns = ", ".join(f"{k.arg}={self.x(k.value)}" for k in call.keywords)
                self.add(f"{at} = g.{rows}.push({columns})")
                self.withs.append((rows, at))
                self.body(body)
                self.close([self.withs.pop()], 1)

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
            by = int(ast.literal_eval(s.iter.args[2])) if len(args) == 3 else 1
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
            everyone = WORDS[p.static(self.fn, c.func)] == "ask_all"
            seat = "0" if everyone else self.x(args.pop(0))
            options = p.option(p.add(p.static(self.fn, args.pop(0))))
            context = "".join(self.x(a) + ", " for a in args)
            alone = p.constant(self.fn, c.keywords[0].value) if c.keywords else 0
            self.add(f"g.asked = _Ask({seat}, _O[{options}], ({context}), {alone}, {everyone})")
            self.add("return True")
        else:
            args = [*c.args[1:]]
            if isinstance(c.func, ast.Subscript):
                name, _ = p.function_table(self.fn, p.static(self.fn, c.func.value), c)
                self.add(f"r = _F[{name!r}][{self.x(c.func.slice)}]")
                self.add(f"g.stack.append([r[0], {''.join(self.x(a) + ', ' for a in args)}*r[1]]); return")
            elif WORDS.get(p.static(self.fn, c.func)) == "call":
                self.add(f"r = _R[{self.x(args.pop(0))}]")
                self.add(f"g.stack.append([r[0], {''.join(self.x(a) + ', ' for a in args)}*r[1]]); return")
            else:
                target_fn = p.add(p.static(self.fn, c.func))
                self.add(f"r = _R[{target_fn.number}]")
                self.add(f"g.stack.append([r[0], {''.join(self.x(a) + ', ' for a in args)}*r[1]]); return")
        self.start(k)
        if target:
            self.add(f"{target} = g.ret")

    def plain(self, s: ast.stmt, ind: int) -> None:
        """A statement without a question; jumps out of loops with questions still end the block."""
        match s:
            case ast.Return(value=value):
                self.leave(self.x(value) if value else "0", ind)
            case ast.Break() | ast.Continue() if self.loops:
                out, again, open_withs = self.loops[-1]
                self.close(self.withs[open_withs:], ind)
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
                head = f"while {self.x(s.test)}:" if isinstance(s, ast.While) else f"for {self.x(s.target)} in {self.x(s.iter)}:"
                self.add(head, ind)
                loops, self.loops = self.loops, []
                for t in s.body:
                    self.plain(t, ind + 1)
                self.loops = loops
            case ast.With(items=[item], body=body):
                self.add(f"with {self.x(item)}:", ind)
                for t in body:
                    self.plain(t, ind + 1)
            case _:
                self.add(self.x(s), ind)

    def source(self) -> str:
        return "".join(f"def b{k}(g, f):\n" + "\n".join(b or ["    pass"]) + "\n" for k, b in self.blocks.items())


class Compiler:
    """All rules of a program as blocks."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.owner: list[Fn] = []  # block -> its rule
        self.rules = [Blocks(self, f) for f in program.rules]
        rows: list[tuple[int, list[int]]] = []
        for b in self.rules:
            rows.append((b.first, [0] * (len(b.slot) - len(b.fn.params))))
        shared = {
            "_Ask": Ask,
            "_O": [f.function for f in program.options],
            "_R": rows,
            "_F": {name: [rows[f.number] for f in fns] for name, fns in program.function_tables.values() if fns[0].asks},
        }
        self.blocks: list[Callable[[Any, list[int]], Any]] = []
        self.places = {inner(f.function).__code__: f.place for f in program.fns.values()}
        for b in self.rules:
            space = {**vars(b.fn.module), **shared}
            exec(compile(b.source(), f"<frames of {b.fn.module.__name__}.{b.fn.name}>", "exec"), space)
            for k in b.blocks:
                self.places[space[f"b{k}"].__code__] = b.fn.place
                self.blocks.append(space[f"b{k}"])
        order = [k for b in self.rules for k in b.blocks]
        self.blocks = [f for _, f in sorted(zip(order, self.blocks, strict=True), key=lambda x: x[0])]
        self.entry = rows[program.entry.number]


class FramesBoard(Board):
    """`g` of the frames backend; the rules in progress are `stack`."""

    stack: list[list[int]]
    asked: Ask
    ret: int
    owner: list[Fn]

    def why_ids(self) -> list[int]:
        return [self.owner[f[0]].number for f in self.stack]


class FramesPosition(PythonPosition):
    """A position whose rules in progress are lists of ints."""

    __slots__ = ()
    board: type[Any]
    compiled: Compiler
    g: FramesBoard

    @classmethod
    def start(cls, seats: int, seed: int, params: dict[str, Any]) -> Self:
        """A new game."""
        self = cls.__new__(cls)
        self.number, self.seat = 0, -1
        self.g = g = cls.board()
        engine.start(g, seats, seed, params)
        first, pad = cls.compiled.entry
        g.stack, g.ret = [[first, *pad]], 0
        self._run(self._go())
        return self

    def _go(self) -> Ask | None:
        g, blocks = self.g, self.compiled.blocks
        stack = g.stack
        try:
            while stack:
                f = stack[-1]
                if blocks[f[0]](g, f):
                    return g.asked
        except GameOver:
            pass
        stack.clear()
        for r in self.game.schema.records():
            getattr(g, r.name)._used = 0
        return None

    def _send(self, answer: int) -> Ask | None:
        self.g.ret = answer
        return self._go()

    def _why(self) -> list[int]:
        return self.g.why_ids()

    def _load(self, values: dict[str, Any]) -> None:
        engine.load(self.g, self.game.schema, values)
        self._reask()

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.number, new.seat = self.number, self.seat
        if not self.g.over:
            new.question = self.question
        g: Any = self.g.clone()
        g.stack = [f[:] for f in self.g.stack]
        g.ret = 0
        new.g = g
        return new

    def sample(self, seat: int, seed: int, /) -> Self:
        for attempt in range(16):
            new = self.clone()
            new._redraw(new.g, seat, seed + (attempt << 32))
            new._reask()
            if new.g.legal or new.over:
                return new
        raise BadState("no position could be drawn in which the waiting question has an answer")

    def to_bytes(self) -> bytes:
        question = [] if self.over else list(self._question())
        body = json.dumps([self.number, self.seat, question, self.g.stack, self.fields()], separators=(",", ":"))
        return FORMAT + b"f" + self.game.rules_hash.encode() + body.encode()

    @classmethod
    def from_body(cls, body: bytes) -> Self:
        """The position that `to_bytes` wrote."""
        number, seat, question, stack, values = json.loads(body)
        self = cls.__new__(cls)
        self.g = cls.board()
        self.number, self.seat = int(number), int(seat)
        self.g.stack, self.g.ret = [[int(x) for x in f] for f in stack], 0
        if any(not 0 <= f[0] < len(cls.compiled.blocks) for f in self.g.stack):
            raise ValueError("a frame of no rule")
        if question:
            options = cls.game.program.options[question[0]]
            self.question = (options.function, tuple(question[1]), bool(question[2]))
        cls.game.schema.check(values)
        self._load(values)
        return self


def prepare(game: Any) -> type[FramesPosition]:
    """The Position class of a game on this backend."""
    compiled = Compiler(game.program)
    board: Any = engine.board_class(game.schema, game.program, FramesBoard)
    board.places = compiled.places
    board.owner = compiled.owner
    return type("FramesPosition", (FramesPosition,), {"__slots__": (), "game": game, "board": board, "compiled": compiled})
