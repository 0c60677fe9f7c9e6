"""Backend `gen`: the rules run as ordinary generators, slow and plain, for debugging."""

from __future__ import annotations

import json
import traceback
from abc import abstractmethod
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Self

from ...compiler.loop_limits import ENDLESS_QUESTIONS, MAX_UNASKED, limit_function
from ...compiler.outline import FunctionInfo
from ...compiler.program import RuleFunction, unwrap
from ...errors import BadState, EndlessRules, GameOver, NeedChance, RulesError
from ...language.actions import NONE
from ...language.primitives import TAKE, Ask, scoring
from ...language.state import IntField
from .. import board
from ..board import Board
from ..books import Books
from ..chance import ChanceFunction
from ..position import Position

ATTEMPTS = 4096
"""Samples drawn at most until one fits the waiting question."""
SLIP = 100
"""The lag in score of the options that one choice in eight of a playout may take."""
BROKEN = (ArithmeticError, LookupError, ValueError, RecursionError, NameError, RulesError)
"""The errors that Python raises where rules break their own declarations."""


def broken(e: BaseException) -> RulesError:
    """Return the error that names the place where rules broke."""
    if isinstance(e, EndlessRules):
        return e
    at = traceback.extract_tb(e.__traceback__)
    own = [f for f in at if "noctuary/kernel" not in f.filename.replace("\\", "/")] or list(at)
    return RulesError(f"{own[-1].filename}:{own[-1].lineno}: {e or type(e).__name__}")


def endless_questions(rule: FunctionInfo) -> EndlessRules:
    """Return the error for a rule that asks on and on without anything to choose."""
    return EndlessRules(f"{rule.file}:{rule.line}: in {rule.name}: {ENDLESS_QUESTIONS}")


class PythonPosition(Position):
    """The common part of positions on the Python backends."""

    __slots__ = ("books", "choice_count", "g", "question", "seat")
    g: Board
    question: tuple[Any, tuple[int, ...], bool]
    asking: list[Callable[..., Any]]
    """The options functions of the game, as this backend runs them."""
    hook: Callable[[Any, int], Any] | None
    weigher: Callable[[Any, int, int], int]
    valuer: Callable[[Any, int], int]
    watchers: dict[Any, Callable[[Any, int, int], bool]]

    # how a backend runs the rules

    board: type[Any]

    @abstractmethod
    def _first(self) -> Ask | None:
        """Begin the rules and return the first question."""

    @abstractmethod
    def _send(self, answer: int) -> Ask | None:
        """Give the rules an answer and return the next question, or None at the end."""

    @property
    def over(self) -> bool:  # type: ignore[override]
        return bool(self.g.over)

    def _run(self, ask: Ask | None) -> None:
        """Go on to a question with something on offer, or to the end."""
        g = self.g
        left = MAX_UNASKED
        while ask is not None:
            if left < 0:
                raise endless_questions(self.game.outline.rules[self._why()[-1]])
            left -= 1
            if ask.all:
                self.question = (ask.options, ask.context, True)
                g.answers = [NONE] * len(g.answers)
                if self._next_of_all(0):
                    return
                ask = self._send(0)
                continue
            if not 0 <= ask.seat < g.seats:
                raise RulesError(f"{ask.options.__name__}: seat {ask.seat} is asked, of {g.seats}")
            g.answers = [NONE] * len(g.answers)
            g.legal = []
            ask.options(g, ask.seat, *ask.context)
            if len(g.legal) > 1 or (g.legal and ask.alone != TAKE):
                self.question = (ask.options, ask.context, False)
                self.seat = ask.seat
                return
            ask = self._send(g.legal[0] if g.legal else NONE)
        g.over = 1
        g.legal = []
        self.seat = -1

    @classmethod
    def opened(
        cls,
        seats: int,
        seed: int,
        params: dict[str, Any],
        books: Books,
        chance: list[int] | None = None,
        source: ChanceFunction | None = None,
        moments: list[Position] | None = None,
    ) -> tuple[Self, Any]:
        """Return a new game, with the events and the chance of its beginning.

        `chance` holds outcomes to use, `source` gives them; `moments` collects the position at each
        event.
        """
        told: list[Any] = []
        traced: list[int] = []
        ear = (told, traced)
        return cls.start(seats, seed, params, books, chance, ear, source, moments), ear

    @classmethod
    def start(
        cls,
        seats: int,
        seed: int,
        params: dict[str, Any],
        books: Books,
        chance: list[int] | None = None,
        ear: tuple[Any, Any] = (None, None),
        source: ChanceFunction | None = None,
        moments: list[Position] | None = None,
    ) -> Self:
        """Return a new game at its first question; `ear` collects events and outcomes of chance."""
        self = cls.__new__(cls)
        self.choice_count, self.seat = 0, -1
        self.books = books
        self.g = g = cls.board()
        board.initial_state(g, seats, seed, params, books)
        g._told, g._traced = ear
        g._script = None if chance is None else list(chance)
        g._source = source
        try:
            with self._keeping(moments):
                self._run(self._first())
        except BROKEN as e:
            raise broken(e) from e
        self._begun_with(seats, seed, params, chance if source is None else ear[1])
        g._told = g._traced = g._script = g._source = None
        return self

    @contextmanager
    def _keeping(self, moments: list[Position] | None) -> Iterator[None]:
        """Collect the position at each event while the rules run."""
        boards: list[Board] = []
        self.g._moments = None if moments is None else boards
        try:
            yield
        finally:
            self.g._moments = None
        if moments is not None:
            for g in boards:
                then = object.__new__(type(self))
                then.g, then.books, then.choice_count, then.seat = (
                    g,
                    self.books,
                    self.choice_count,
                    -1,
                )
                moments.append(then)

    def _begun_with(
        self, seats: int, seed: int, params: dict[str, Any], chance: list[int] | None
    ) -> None:
        """Note what a backend needs to begin the same game again."""

    def _next_of_all(self, seat: int) -> bool:
        """Ask the next seat that has something on offer; return False when all have answered."""
        g, (options, context, _) = self.g, self.question
        for p in range(seat, g.seats):
            g.legal = []
            options(g, p, *context)
            if g.legal:
                self.seat = p
                return True
        return False

    def _answer(self, code: int) -> None:
        self.choice_count += 1
        self.g.asked = self.choice_count
        try:
            if not self.question[2]:
                self._run(self._send(code))
                return
            self.g.answers[self.seat] = code
            if not self._next_of_all(self.seat + 1):
                self._run(self._send(0))
        except BROKEN as e:
            self.g.over = 1
            raise broken(e) from e

    def _reask(self) -> None:
        """Compute the options of the waiting question again."""
        if not self.over:
            self.g.legal = []
            self.question[0](self.g, self.seat, *self.question[1])

    def _draw(self, seat: int, seed: int) -> None:
        """Make this position a sample; raise BadState if none has an answer to the question."""
        if isinstance(seat, bool) or seat not in range(self.g.seats):
            self._bad_seat(seat)
        for attempt in range(ATTEMPTS):
            self._redraw(self.g, seat, seed + (attempt << 32))
            self._reask()
            if self.g.legal or self.over:
                return
        raise BadState("no position could be drawn in which the waiting question has an answer")

    def _redraw(self, g: Board, seat: int, seed: int) -> None:
        """Resample `g`, and draw anew what others have answered to a question asked of all."""
        s = board.resample(g, self.game.schema, seat, seed, self.hook)
        if not self.over and self.question[2]:
            for p in range(self.seat):
                if p != seat and g.answers[p] != NONE:
                    g.legal = []
                    self.question[0](g, p, *self.question[1])
                    s = board.next_word(s)
                    g.answers[p] = g.legal[board.pick_below(s, len(g.legal))]

    # the Position

    def legal(self) -> list[int]:
        return self.g.legal[:]

    def apply(self, choice: int | str, /) -> None:
        self._answer(self._checked(choice))

    def _step(
        self,
        code: int,
        source: ChanceFunction | None = None,
        moments: list[Position] | None = None,
    ) -> tuple[list[Any], list[int]]:
        self.g._told, self.g._traced, self.g._source = [], [], source
        try:
            with self._keeping(moments):
                self._answer(code)
            return self.g._told, self.g._traced
        finally:
            self.g._told = self.g._traced = self.g._source = None

    def _scripted(self, code: int, script: list[int]) -> tuple[int, tuple[list[Any], list[int]]]:
        self.g._script, self.g._told, self.g._traced = script, [], []
        need = 0
        try:
            self._answer(code)
        except NeedChance as e:
            need = e.n
        finally:
            heard = (self.g._told, self.g._traced)
            self.g._script = self.g._told = self.g._traced = None
        return need, heard

    def _denials(self) -> list[tuple[int, str]]:
        self.g._denied = []
        self._reask()
        found, self.g._denied = self.g._denied, None
        return found

    def _sees(self, see: Callable[..., bool], rows: int, seat: int) -> list[bool]:
        return [bool(self.watchers[see](self.g, r, seat)) for r in range(rows)]

    def _options_of(self, seat: int) -> list[int]:
        mine = self.g.legal
        self.g.legal = []
        self.question[0](self.g, seat, *self.question[1])
        found, self.g.legal = self.g.legal, mine
        return found

    def _question(self) -> tuple[int, tuple[int, ...], int, int]:
        options, context, everyone = self.question
        number = self.asking.index(options)
        return number, tuple(int(x) for x in context), int(everyone), self.seat

    def fields(self) -> dict[str, Any]:
        return board.dump_state(self.g, self.game.schema)

    @property
    def score(self) -> tuple[int, ...]:
        return tuple(self.g.score[: self.g.seats])

    @property
    def result(self) -> tuple[int, ...]:
        return tuple(self.g.result[: self.g.seats])

    def expected_values(self) -> tuple[int, ...]:
        with scoring():
            return tuple(int(self.valuer(self.g, p)) for p in range(self.g.seats))

    def action_scores(self) -> list[int]:
        with scoring():
            return [int(self.weigher(self.g, self.seat, a)) for a in self.g.legal]

    def playout(self, seed: int, policy: str = "random", limit: int = 0, /) -> int:
        by_evaluation = self.game.policy(policy)
        s = board.seed_stream(seed)
        n = 0
        while not self.g.over and (n < limit or not limit):
            s = board.next_word(s)
            legal = self.g.legal
            k = board.pick_below(s, len(legal))
            if by_evaluation:
                weights = self.action_scores()
                best = max(weights)
                if (s & 0xFF) >= 32 or weights[k] < best - SLIP:
                    while weights[k] != best:
                        k = (k + 1) % len(legal)
            self._answer(legal[k])
            n += 1
        return n


class GenPosition(PythonPosition):
    """A position whose rules are suspended generators, cloned by playing its history again."""

    __slots__ = ("begin", "gen", "history")
    begin: tuple[int, int, dict[str, Any], list[int] | None]
    gen: Generator[Ask, int, Any]
    history: list[tuple[Any, ...]]

    def _begun_with(
        self, seats: int, seed: int, params: dict[str, Any], chance: list[int] | None
    ) -> None:
        self.begin = (seats, seed, params, chance)

    def _first(self) -> Ask | None:
        self.history = []
        board.check_bounds(self.g, self.game.schema)
        self.gen = self.game.program.entry.function(self.g)
        try:
            return next(self.gen)
        except (GameOver, StopIteration):
            return None

    def _send(self, answer: int) -> Ask | None:
        try:
            return self.gen.send(answer)
        except (GameOver, StopIteration):
            return None

    def _answer(self, code: int) -> None:
        script = None if self.g._script is None else list(self.g._script)
        super()._answer(code)
        if self.g._source is not None:
            script = self.g._traced
        self.history.append((code, script))

    def _why(self) -> list[int]:
        return self.g._why_ids()

    def _load(self, values: dict[str, Any]) -> None:
        board.load_state(self.g, self.game.schema, values)
        board.check_bounds(self.g, self.game.schema)
        self.history.append((-1, values))
        self._reask()

    def clone(self) -> Self:
        seats, seed, params, chance = self.begin
        new = self.start(seats, seed, params, self.books, chance)
        for code, extra in self.history:
            if code == -1:
                new._load(extra)
            elif extra is None:
                new._answer(code)
            else:
                new._scripted(code, list(extra))
        return new

    def sample(self, seat: int, seed: int, /) -> Self:
        new = self.clone()
        new._draw(seat, seed)
        new._load(new.fields())
        return new

    def _body(self) -> bytes:
        return json.dumps([self.begin, self.history], separators=(",", ":")).encode()

    def _frames(self) -> list[tuple[int, list[int]]]:
        out = []
        running: Any = self.gen
        for number in self._why():
            running = running.gi_yieldfrom  # under the mark of the rule, the rule itself
            own = spread_out(running.gi_frame.f_locals)
            names = self.game.program.rules[number].locals
            out.append((number, [int(own.get(name, 0)) for name in names]))
            running = running.gi_yieldfrom
        return out

    @classmethod
    def from_body(cls, body: bytes, books: Books) -> Self:
        """Return the position that `to_bytes` wrote."""
        (seats, seed, params, chance), history = json.loads(body)
        saved = cls.__new__(cls)
        saved.begin, saved.books = (seats, seed, params, chance), books
        saved.history = [tuple(h) for h in history]
        return saved.clone()


class GenBoard(Board):
    """The `g` of the gen backend, which refuses ints that do not fit."""

    _spans: ClassVar[dict[str, tuple[int, int]]] = {}

    def __setattr__(self, name: str, value: Any) -> None:
        span = self._spans.get(name)
        if span is not None and not span[0] <= value <= span[1]:
            raise OverflowError(f"{name}: {value} does not fit")
        super().__setattr__(name, value)

    def _why_ids(self) -> list[int]:
        return [self._program.numbers[f] for f in self._why]


def spread_out(variables: dict[str, Any]) -> dict[str, Any]:
    """Return the variables of a rule, with named tuples spread out as on other backends."""
    parts = {
        f"{name}_{part}": getattr(value, part)
        for name, value in variables.items()
        for part in getattr(value, "_fields", ())
    }
    return variables | parts


def _indifferent(g: Board, seat: int, action: int) -> int:
    return 0


def _score(g: Board, seat: int) -> int:
    return g.score[seat]


def helpers(game: Any, run: Callable[[RuleFunction], Callable[..., Any]]) -> dict[str, Any]:
    """Return the functions of a game that a position calls itself, as a backend runs them."""
    spec, program = game.spec, game.program

    def one(f: Any) -> Callable[..., Any]:
        return run(program.add(f))

    watched = [f.see for f in game.schema.watched() if callable(f.see)]
    return {
        "game": game,
        "asking": [run(f) for f in program.options],
        "hook": staticmethod(one(spec.resample)) if spec.resample else None,
        "weigher": staticmethod(
            one(spec.evaluation.score_action) if spec.evaluation else _indifferent
        ),
        "valuer": staticmethod(one(spec.evaluation.value) if spec.evaluation else _score),
        "watchers": {f: one(f) for f in watched},
    }


def position_class(game: Any) -> type[GenPosition]:
    """Return the Position class of a game on this backend."""
    cls = board.board_class(game.schema, game.program, GenBoard)
    for f in game.program.fns.values():
        limit_function(unwrap(f.function), f.module)
    cls._places = {unwrap(f.function).__code__: f.place for f in game.program.fns.values()}
    ints = [f for f in game.schema.fields.values() if isinstance(f, IntField)]
    cls._spans = {f.name: (-(1 << (f.bits - 1)), (1 << (f.bits - 1)) - 1) for f in ints}  # type: ignore[attr-defined]
    own = {"__slots__": (), "board": cls}
    return type("GenPosition", (GenPosition,), own | helpers(game, lambda f: f.function))
