"""Backend `frames`: rules in progress are frames of ints, which blocks of Python run."""

from __future__ import annotations

import json
from typing import Any, Self

from ...compiler.blocks import BlockCompiler
from ...compiler.loop_limits import MAX_TURNS
from ...compiler.program import RuleFunction
from ...errors import GameOver, RulesError
from ...language.primitives import Ask, memoized
from .. import board
from ..board import Board
from ..books import Books
from .generators import PythonPosition, helpers


class FramesBoard(Board):
    """`g` of the frames backend; the rules in progress are `stack`."""

    _stack: list[list[int]]
    _asked: Ask
    _ret: int
    _turns: int
    """Turns of loops over blocks that are left until a question."""
    _owner: list[RuleFunction]

    def _why_ids(self) -> list[int]:
        return [self._owner[f[0]].number for f in self._stack]


class FramesPosition(PythonPosition):
    """A position whose rules in progress are lists of ints."""

    __slots__ = ()
    compiled: BlockCompiler
    g: FramesBoard

    def _first(self) -> Ask | None:
        first, pad = self.compiled.entry
        self.g._stack, self.g._ret = [[first, *pad]], 0
        return self._go()

    def _go(self) -> Ask | None:
        g, blocks, deepest = self.g, self.compiled.blocks, self.game.schema.depth
        stack, g._turns = g._stack, MAX_TURNS
        try:
            while stack:
                f = stack[-1]
                if blocks[f[0]](g, f):
                    return g._asked
                if len(stack) > deepest:
                    raise RulesError("the rule stack is full: raise DEPTH in the state class")
        except GameOver:
            pass
        stack.clear()
        for r in self.game.schema.records():
            getattr(g, r.name)._used = 0
        return None

    def _send(self, answer: int) -> Ask | None:
        self.g._ret = answer
        return self._go()

    def _why(self) -> list[int]:
        return self.g._why_ids()

    def _load(self, values: dict[str, Any]) -> None:
        board.load_state(self.g, self.game.schema, values)
        self._reask()

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.choice_count, new.seat, new.books = self.choice_count, self.seat, self.books
        if not self.g.over:
            new.question = self.question
        g: Any = self.g._clone()
        g._stack = [f[:] for f in self.g._stack]
        g._ret = 0
        new.g = g
        return new

    def sample(self, seat: int, seed: int, /) -> Self:
        new = self.clone()
        new._draw(seat, seed)
        return new

    def _frames(self) -> list[tuple[int, list[int]]]:
        rules = ((self.g._owner[f[0]], f) for f in self.g._stack)
        return [(r.number, [int(x) for x in f[1 : 1 + len(r.locals)]]) for r, f in rules]

    def _body(self) -> bytes:
        question = [] if self.over else list(self._question())
        body = json.dumps(
            [self.choice_count, self.seat, question, self.g._stack, self.fields()],
            separators=(",", ":"),
        )
        return body.encode()

    @classmethod
    def from_body(cls, body: bytes, books: Books) -> Self:
        """Return the position that `to_bytes` wrote."""
        number, seat, question, stack, values = json.loads(body)
        self = cls.__new__(cls)
        self.books = books
        self.g = cls.board()
        board.attach_books(self.g, books)
        self.choice_count, self.seat = int(number), int(seat)
        self.g.asked = self.choice_count
        self.g._stack, self.g._ret = [[int(x) for x in f] for f in stack], 0
        if any(not 0 <= f[0] < len(cls.compiled.blocks) for f in self.g._stack):
            raise ValueError("a frame of no rule")
        if question:
            self.question = (cls.asking[question[0]], tuple(question[1]), bool(question[2]))
        cls.game.schema.check(values)
        self._load(values)
        return self


def position_class(game: Any) -> type[FramesPosition]:
    """Return the Position class of a game on this backend."""
    compiled = BlockCompiler(game.program)
    for fn in game.program.fns.values():
        if fn.is_cached:
            compiled.space[f"p_{fn.key}"] = memoized(compiled.space[f"p_{fn.key}"])
    cls: Any = board.board_class(game.schema, game.program, FramesBoard)
    cls._places = compiled.places
    cls._owner = compiled.owner
    own = {"__slots__": (), "board": cls, "compiled": compiled}
    return type(
        "FramesPosition",
        (FramesPosition,),
        own | helpers(game, lambda f: compiled.space[f"p_{f.key}"]),
    )
