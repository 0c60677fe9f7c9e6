"""The primitives of the rules language, as they run in Python; the native backend compiles them."""

from __future__ import annotations

import functools
import inspect
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar, cast

from ..errors import GameOver, NeedChance, RulesError
from .actions import NONE

_F = TypeVar("_F", bound=Callable[..., Any])
_M64 = (1 << 64) - 1
MUL, INC = 6364136223846793005, 1442695040888963407

ASK: Final = 0
TAKE: Final = 1
"""`ask(..., alone=TAKE)` takes a single option unasked."""
OUTER: Final = "outer"
"""`ask(..., clause=OUTER)` takes the clause of the options function that the rule around cites."""


class Ask(NamedTuple):
    """A question that a rule yields."""

    seat: int
    options: Callable[..., None]
    context: tuple[int, ...]
    alone: int
    all: bool = False


Rule = Generator[Ask, int, None]
"""The return type of a rule that may ask."""
IntRule = Generator[Ask, int, int]
"""The return type of a rule that may ask and then returns an int."""


class RuleMarks(NamedTuple):
    """The facts that `@rule(...)` notes about a function."""

    clauses: tuple[str, ...]
    asks: bool


def rule(*clauses: str, asks: bool = False) -> Callable[[_F], _F]:
    """Mark a function as the implementation of clauses.

    A rule with `yield` may ask; one without computes. `asks=True` makes a rule of a function
    without `yield`, so that a table of rules can hold it.
    """
    wanted = asks
    if clauses and callable(clauses[0]):
        name = getattr(clauses[0], "__name__", "")
        raise RulesError(f'write @rule() or @rule("CLAUSE") above {name}, not @rule')

    def mark(f: _F) -> _F:
        asks = inspect.isgeneratorfunction(f)
        if asks or wanted or f.__annotations__.get("return") in ("Rule", "IntRule", Rule, IntRule):

            @functools.wraps(f)
            def run(g: Any, *args: Any, **kw: Any) -> Generator[Ask, int, Any]:
                g._why.append(run)
                try:
                    r = f(g, *args, **kw)
                    return (yield from r) if asks else r
                finally:
                    g._why.pop()

            run.marks = RuleMarks(clauses, True)  # type: ignore[attr-defined]
            return cast(_F, run)
        f.marks = RuleMarks(clauses, False)  # type: ignore[attr-defined]
        return f

    return mark


class _Scoring(threading.local):
    """The answers of cached functions while one question is scored; None at other times."""

    answers: dict[Any, Any] | None = None


_scoring = _Scoring()


@contextmanager
def scoring() -> Iterator[None]:
    """Compute cached functions only once for the same arguments, for as long as this lasts."""
    _scoring.answers = {}
    try:
        yield
    finally:
        _scoring.answers = None


def memoized(f: _F) -> _F:
    """Return a function that remembers its answers while a question is scored."""

    @functools.wraps(f)
    def answer(g: Any, *args: Any, **kw: Any) -> Any:
        known = _scoring.answers
        if known is None:
            return f(g, *args, **kw)
        key = (f, args, *kw.items())
        if key not in known:
            known[key] = f(g, *args, **kw)
        return known[key]

    return cast(_F, answer)


def cached(f: _F) -> _F:
    """Mark a plain function that changes nothing and is called often.

    While the options of one question are scored, its answer to the same arguments is computed once.
    """
    f.cached = True  # type: ignore[attr-defined]
    return memoized(f)


def ask(
    seat: int, options: Callable[..., None], *context: int, alone: int = ASK, clause: str = ""
) -> Ask:
    """Return a question to one seat: `a = yield ask(p, play_options)`.

    Seat `p` picks an offer of `play_options(g, p)`. `clause` is about this question, where it is
    not the first of the options function.
    """
    return Ask(seat, options, context, alone)


def ask_all(options: Callable[..., None], *context: int, clause: str = "") -> Ask:
    """Return a question to every seat: `yield ask_all(keep_options)`.

    Answers are hidden until all are in; then the rule reads `g.answers[p]`.
    """
    return Ask(0, options, context, ASK, True)


def offer(g: Any, action: int) -> None:
    """Put an action on offer; only in options functions."""
    if len(g.legal) >= g._options_cap:
        raise RulesError(f"more than {g._options_cap} options: raise OPTIONS in the state class")
    g.legal.append(action)


def deny(g: Any, action: int, clause: str) -> None:
    """Note why an action is not on offer; kept only when somebody asks why."""
    if g._denied is not None:
        g._denied.append((action, clause))


def emit(g: Any, event: tuple[int, ...]) -> None:
    """Tell that something happened: the only source of log lines, animation and statistics."""
    if g._told is not None:
        g._told.append((event, tuple(g._why_ids()), g._place_of(sys._getframe(1).f_code)))
        if g._moments is not None:
            g._moments.append(g._clone())


def finish(g: Any) -> None:
    """End the game at once; only in a rule."""
    raise GameOver


def rand(g: Any, n: int) -> int:
    """Return a number from 0 to n-1, each as likely."""
    if n <= 0:
        raise RulesError(f"rand({n}): there is nothing to choose from")
    s = g.rng = (g.rng * MUL + INC) & _M64
    if g._source is not None:
        x: int = g._source(n)
        if not 0 <= x < n:
            raise RulesError("chance has no such outcome")
    elif g._script is None:
        x = ((s >> 33) * n) >> 31
    else:
        if not g._script:
            raise NeedChance(n)
        x = g._script.pop(0)
        if not 0 <= x < n:
            raise NeedChance(-1)
    if g._traced is not None:
        g._traced.append(x)
    return x


def _leave(zone: Any, i: int) -> None:
    if zone.bag:
        last = zone.pop()
        if i < len(zone):
            zone[i] = last
    else:
        del zone[i]


def move(g: Any, piece: int, zone: Any) -> None:
    """Put a piece at the end of a zone, from wherever it is."""
    where = g._where[zone.pieces]
    source = g._zones[zone.pieces][where[piece]]
    _leave(source, source.index(piece))
    zone.append(piece)
    where[piece] = zone.code


def move_all(g: Any, source: Any, zone: Any) -> None:
    """Move every piece of one zone to the end of another, in order."""
    if source is zone:
        return
    where = g._where[zone.pieces]
    for c in source:
        zone.append(c)
        where[c] = zone.code
    source.clear()


def draw(g: Any, source: Any, zone: Any) -> int:
    """Move one piece at random from one zone to another and return it."""
    i = rand(g, len(source))
    c: int = source[i]
    _leave(source, i)
    zone.append(c)
    g._where[zone.pieces][c] = zone.code
    return c


def take(g: Any, zone: Any) -> int:
    """Take a random int out of a plain zone and return it."""
    i = rand(g, len(zone))
    x: int = zone[i]
    _leave(zone, i)
    return x


def ref(f: Callable[..., Any]) -> int:
    """Return a rule as a value, to keep in a field and run with `call`."""
    number: int | None = getattr(f, "number", None)
    if number is None:
        raise RulesError(f"ref({f.__name__}): not a rule of the loaded game")
    return number


def call(g: Any, r: int, *args: int) -> Generator[Ask, int, int]:
    """Run the rule of the value `r`: `yield from call(g, r, p)`."""
    if r < 0:
        raise IndexError(f"there is no rule {r}")
    result: Generator[Ask, int, int] = g._program.rules[r].function(g, *args)
    return result


PRIMITIVES: dict[Any, str] = {
    ask: "ask",
    ask_all: "ask_all",
    offer: "offer",
    deny: "deny",
    emit: "emit",
    finish: "finish",
    rand: "rand",
    move: "move",
    move_all: "move_all",
    draw: "draw",
    take: "take",
    ref: "ref",
    call: "call",
    len: "len",
    min: "min",
    max: "max",
    abs: "abs",
    sum: "sum",
    any: "any",
    all: "all",
    range: "range",
    int: "int",
    bool: "bool",
}
"""The name of each primitive, by the Python object that rules call."""

__all__ = [
    "ASK",
    "NONE",
    "OUTER",
    "TAKE",
    "Ask",
    "IntRule",
    "Rule",
    "ask",
    "ask_all",
    "call",
    "deny",
    "draw",
    "emit",
    "finish",
    "move",
    "move_all",
    "offer",
    "rand",
    "ref",
    "rule",
    "take",
]
