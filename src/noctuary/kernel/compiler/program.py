"""The front end of the rules language: the functions of a game, and what their names mean."""

from __future__ import annotations

import ast
import builtins
import enum
import functools
import hashlib
import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Any, NoReturn

from ..errors import RulesError
from ..language.actions import Action, Event, to_snake_case
from ..language.primitives import RuleMarks
from ..language.state import (
    GIVEN,
    PUBLIC,
    ArrField,
    ColField,
    ColsField,
    Field,
    IntField,
    RowsField,
    Schema,
    ZoneField,
)
from .dataflow import first_mutation, suspends
from .messages import MESSAGES
from .named_tuples import expand_named_tuples
from .statements import StatementChecker
from .suggestions import misspelt

MISSING = object()
EARLY = ("twice", "not_marked", "g_first", "default", "shared_ref", "options_change", "cached")
"""Messages about whole functions, or that come before the variables of a function are known."""


@dataclass(frozen=True)
class Storage:
    """The storage that an expression names: a field of g with the indexes given so far."""

    field: Field
    col: ColField | ColsField | None
    index: tuple[ast.expr, ...]

    @property
    def depth(self) -> int:
        """The number of indexes that lead to one int."""
        f = self.field
        if isinstance(f, ArrField):
            return len(f.dims)
        if isinstance(f, ZoneField):
            return 2 if f.rows else 1
        if isinstance(f, RowsField):
            return {ColField: 1, ColsField: 2}.get(type(self.col), 9)
        return 0

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes that indexes are checked against, where they are fixed."""
        f = self.field
        if isinstance(f, ArrField):
            return f.dims
        if isinstance(f, ZoneField):
            return (f.rows, f.cap) if f.rows else (f.cap,)
        cols = self.col.cap if isinstance(self.col, ColsField) else 0
        return (f.cap, cols) if isinstance(f, RowsField) else ()

    @property
    def is_int(self) -> bool:
        return len(self.index) == self.depth

    @property
    def is_zone(self) -> bool:
        return (
            isinstance(self.col or self.field, (ZoneField, ColsField))
            and len(self.index) == self.depth - 1
        )

    @property
    def is_row(self) -> bool:
        return (
            isinstance(self.field, ArrField)
            and not self.is_zone
            and len(self.index) == self.depth - 1
        )


@dataclass
class RuleFunction:
    """One function of the rules."""

    name: str
    node: ast.FunctionDef
    module: ModuleType
    function: Callable[..., Any]
    may_ask: bool
    clauses: tuple[str, ...]
    place: int
    key: str = ""  # its name, unique in the program
    number: int = -1  # among the rules that ask
    returns_bool: bool = False
    is_cached: bool = False
    params: list[str] = field(default_factory=list)
    locals: list[str] = field(default_factory=list)
    arrays: dict[str, tuple[int, int]] = field(default_factory=dict)
    defaults: dict[str, int] = field(default_factory=dict)
    prompts: dict[str, str] = field(default_factory=dict)
    """The options functions that it asks with, each with the clause that `ask` names, or ""."""
    calls: set[str] = field(default_factory=set)
    """The keys of the rules that it runs."""

    @functools.cached_property
    def gives(self) -> bool:
        """Whether it returns an int."""
        returns = (x for x in ast.walk(self.node) if isinstance(x, ast.Return))
        return any(x.value is not None for x in returns)

    @property
    def line(self) -> int:
        return self.node.lineno

    @property
    def file(self) -> str:
        return str(self.module.__file__)


def unwrap(f: Any) -> Any:
    """Return the function that was written, under its decorators."""
    return inspect.unwrap(f)


@functools.cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


@functools.cache
def _defs(module: ModuleType) -> dict[str, ast.FunctionDef]:
    """Return the functions of a module by name; of two with one name, the first."""
    defs = [d for d in _tree(module).body if isinstance(d, ast.FunctionDef)]
    return {d.name: d for d in reversed(defs)}


@functools.cache
def _lambdas(module: ModuleType) -> list[ast.Lambda]:
    return [n for n in ast.walk(_tree(module)) if isinstance(n, ast.Lambda)]


class Program:
    """All functions of a game that its entry rule can reach, checked."""

    MISSING = MISSING

    def __init__(
        self,
        schema: Schema,
        entry: Any,
        others: Iterable[Any] = (),
        weighers: Sequence[Any] = (),
    ) -> None:
        self.schema = schema
        self.fns: dict[str, RuleFunction] = {}
        self.rules: list[RuleFunction] = []
        self.options: list[RuleFunction] = []
        self.clauses: list[str] = []
        self.actions: list[Action] = []
        self.events: list[Event] = []
        self.tables: dict[int, tuple[str, Any]] = {}
        self.function_tables: dict[int, tuple[str, list[RuleFunction]]] = {}
        self.constants: dict[str, int] = {}
        self.refs: list[RuleFunction] = []
        self.numbers: dict[Any, int] = {}
        self._by_function: dict[Any, RuleFunction] = {}
        self._written: set[tuple[ModuleType, str]] = set()
        self._queue: list[RuleFunction] = []
        self.entry = self.add(entry)
        for f in (*weighers, *others):
            self.add(f)
        for f in schema.watched():
            if callable(f.see):
                self.add(f.see)
        while self._queue:
            StatementChecker(self, self._queue.pop(0)).check()
        seen: set[str] = set()
        for fn in self.options:
            at = first_mutation(self, fn, seen)
            if at is not None:
                self.fail("options_change", fn, at)
        self._check_cached(weighers)
        for i, fn in enumerate(f for f in self.fns.values() if f.may_ask):
            fn.number = i
            self.numbers[fn.function] = i
            self.rules.append(fn)
        for fn in self.refs:
            if getattr(fn.function, "number", fn.number) != fn.number:
                self.fail("shared_ref", fn, fn.node)
            fn.function.number = fn.number  # type: ignore[attr-defined]

    def _check_cached(self, weighers: Sequence[Any]) -> None:
        """Refuse cached functions that change the state, and scores that use them and change it."""
        kept = [fn for fn in self.fns.values() if fn.is_cached]
        for fn in kept:
            at = fn.node if fn.may_ask else first_mutation(self, fn, set())
            if at is not None:
                self.fail("cached", fn, at)
        for f in weighers if kept else ():
            at = first_mutation(self, self.add(f), set())
            if at is not None:
                self.fail("cached", self.add(f), at)

    def add(self, f: Any) -> RuleFunction:
        """Return the rule function of a Python function, and queue it for checking."""
        key = unwrap(f)
        if key in self._by_function:
            return self._by_function[key]
        module = inspect.getmodule(key)
        marks: RuleMarks | None = getattr(f, "marks", None)
        node = (
            self._node(key, module)
            if module is not None and isinstance(key, FunctionType)
            else None
        )
        if node is None or module is None:
            what, todo = MESSAGES["source"]
            raise RulesError(f"{getattr(key, '__name__', key)}: {what}; {todo}")
        node = expand_named_tuples(node, module, by_name=key.__name__ == "<lambda>")
        fn = RuleFunction(
            node.name,
            node,
            module,
            f,
            bool(marks and marks.asks),
            marks.clauses if marks else (),
            len(self.fns),
        )
        fn.key = self._key(fn)
        fn.is_cached = getattr(key, "cached", False)
        self.fns[fn.key] = fn
        self._by_function[key] = fn
        if suspends(node) and not fn.may_ask:
            self.fail("not_marked", fn, node)
        args = [a.arg for a in node.args.args]
        if (
            not args
            or args[0] != "g"
            or node.args.vararg
            or node.args.kwonlyargs
            or node.args.kwarg
        ):
            self.fail("g_first", fn, node)
        fn.params = args[1:]
        for name, d in zip(args[::-1], node.args.defaults[::-1], strict=False):
            fn.defaults[name] = self._default(fn, d)
        fn.returns_bool = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
        for c in fn.clauses:
            self.clause(c)
        self._queue.append(fn)
        return fn

    def _key(self, fn: RuleFunction) -> str:
        """Return the name of a function, with its module before it where the name is taken."""
        if (fn.module, fn.name) in self._written:
            self.fail("twice", fn, fn.node)
        self._written.add((fn.module, fn.name))
        parts = fn.module.__name__.split(".")
        keys = ("_".join([*parts[n:], fn.name]) for n in range(len(parts), -1, -1))
        return next(k for k in keys if k not in self.fns)

    @staticmethod
    def _node(f: FunctionType, module: ModuleType) -> ast.FunctionDef | None:
        if f.__name__ != "<lambda>":
            return _defs(module).get(f.__name__)
        for n in _lambdas(module):
            if n.lineno == f.__code__.co_firstlineno:
                b = n.body
                whole = (b.lineno, b.end_lineno, b.col_offset, b.end_col_offset)
                if whole in f.__code__.co_positions():
                    body = ast.copy_location(ast.Return(value=n.body), n.body)
                    file = "_".join(module.__name__.split(".")[-2:])
                    d = ast.FunctionDef(
                        name=f"lambda_{file}_{n.lineno}_{n.col_offset}",
                        args=n.args, body=[body], decorator_list=[],
                        returns=ast.Name("bool", ast.Load()),
                    )  # fmt: skip
                    return ast.copy_location(ast.fix_missing_locations(d), n)
        return None

    def _default(self, fn: RuleFunction, n: ast.expr) -> int:
        value = self.number(fn, n)
        if value is None:
            self.fail("default", fn, n)
        return value

    def number(self, fn: RuleFunction, n: ast.expr) -> int | None:
        """Return the int of a constant, or of a constant with a minus; None for anything else."""
        if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.USub):
            value = self.constant(fn, n.operand)
            return None if value is None else -value
        return self.constant(fn, n)

    def fail(self, key: str, fn: RuleFunction, n: ast.AST, note: str = "") -> NoReturn:
        """Raise the error `key` for the line of `n`, or the one about a misspelt name in it."""
        if key not in EARLY and (found := misspelt(self, fn, n)) is not None:
            key, n, note = found
        what, todo = MESSAGES[key]
        note = note and f": {note}"
        shown = ast.unparse(n).splitlines()[0] if isinstance(n, (ast.expr, ast.stmt)) else ""
        raise RulesError(
            f"{fn.file}:{getattr(n, 'lineno', fn.line)}: in {fn.name}: {what}{note}; {todo}"
            + (f"\n    {shown}" if shown else "")
        )

    def clause(self, name: str) -> int:
        """Return the number of a clause id in this program."""
        if name not in self.clauses:
            self.clauses.append(name)
        return self.clauses.index(name)

    def option(self, fn: RuleFunction) -> int:
        """Return the number of an options function; its name is a prompt's, so no other has it."""
        if fn not in self.options:
            if any(f.name == fn.name for f in self.options):
                self.fail("twice", fn, fn.node)
            self.options.append(fn)
        return self.options.index(fn)

    def alone(self, fn: RuleFunction, c: ast.Call) -> int:
        """Return what a question does with a single option: ASK, or TAKE."""
        given = (self.constant(fn, k.value) for k in c.keywords if k.arg == "alone")
        return next(given, 0) or 0

    def action(self, a: Action) -> Action:
        """Record that the rules use this action."""
        if a not in self.actions:
            self.actions.append(a)
        return a

    def event(self, e: Event) -> Event:
        """Record that the rules emit this event."""
        if e not in self.events:
            self.events.append(e)
        return e

    # -- what names mean

    def static(self, fn: RuleFunction, n: ast.expr, scope: frozenset[str] = frozenset()) -> Any:
        """Return the Python object of a dotted name; MISSING for a variable or a field."""
        if isinstance(n, ast.Name):
            if n.id == "g" or n.id in fn.locals or n.id in scope:
                return MISSING
            return vars(fn.module).get(n.id, getattr(builtins, n.id, MISSING))
        if isinstance(n, ast.Attribute):
            base = self.static(fn, n.value, scope)
            return MISSING if base is MISSING else getattr(base, n.attr, MISSING)
        return MISSING

    def place_of(self, fn: RuleFunction, n: ast.expr) -> Storage | None:
        """Return the storage that an expression names, or None."""
        index: list[ast.expr] = []
        while isinstance(n, ast.Subscript):
            index.insert(0, n.slice)
            n = n.value
        if not isinstance(n, ast.Attribute):
            return None
        if isinstance(n.value, ast.Name) and n.value.id == "g":
            f = self.schema.find(n.attr)
            if n.attr in GIVEN:
                return Storage(IntField(PUBLIC, n.attr), None, tuple(index))
            return Storage(f, None, tuple(index)) if f else None
        if (
            isinstance(n.value, ast.Attribute)
            and isinstance(n.value.value, ast.Name)
            and n.value.value.id == "g"
        ):
            f = self.schema.fields.get(n.value.attr)
            if isinstance(f, RowsField):
                if n.attr == "kind":
                    return None
                col = next((c for c in f.cols if c.name == n.attr), None)
                return Storage(f, col, tuple(index)) if col else None
        return None

    def record_kind(self, n: ast.expr) -> int | None:
        """Return `g.attacks.kind` as a number, or None."""
        if isinstance(n, ast.Attribute) and n.attr == "kind" and isinstance(n.value, ast.Attribute):
            f = self.schema.fields.get(n.value.attr)
            if (
                isinstance(n.value.value, ast.Name)
                and n.value.value.id == "g"
                and isinstance(f, RowsField)
            ):
                return f.kind
        return None

    def constant(
        self, fn: RuleFunction, n: ast.expr, scope: frozenset[str] = frozenset()
    ) -> int | None:
        """Return the int that a constant expression is, or None."""
        if isinstance(n, ast.Constant) and isinstance(n.value, (int, bool)):
            return int(n.value)
        v = self.static(fn, n, scope)
        if isinstance(v, (int, enum.IntEnum)):
            self.constants[f"{fn.module.__name__}:{ast.unparse(n)}"] = int(v)
            return int(v)
        return self.record_kind(n)

    def table(self, fn: RuleFunction, v: Any, n: ast.AST) -> tuple[str, Any]:
        """Return the name in generated code, and the rows, of a table of ints."""
        if id(v) not in self.tables:
            flat = [x for r in v for x in r] if v and isinstance(v[0], (list, tuple)) else list(v)
            ok = flat and all(isinstance(x, int) for x in flat)
            if isinstance(v[0], (list, tuple)):
                ok = ok and len({len(r) for r in v}) == 1
            if not ok:
                self.fail("table", fn, n)
            self.tables[id(v)] = (f"T{len(self.tables)}", v)
        return self.tables[id(v)]

    def function_table(
        self, fn: RuleFunction, v: Any, n: ast.AST
    ) -> tuple[str, list[RuleFunction]]:
        """Return the name in generated code, and the functions, of a table of functions."""
        if id(v) not in self.function_tables:
            fns = [self.add(f) for f in v]
            if len({(f.may_ask, len(f.params)) for f in fns}) != 1:
                self.fail("function_table", fn, n)
            self.function_tables[id(v)] = (f"F{len(self.function_tables)}", fns)
        return self.function_tables[id(v)]

    @functools.cached_property
    def source(self) -> str:
        """The whole program as one text, names and evaluation included."""
        parts = [ast.unparse(f.node) for f in sorted(self.fns.values(), key=lambda f: f.name)]
        parts += [f"{name}={v!r}" for name, v in self.tables.values()]
        parts += [f"{name}={[f.key for f in fs]}" for name, fs in self.function_tables.values()]
        parts += [f"{name}={v}" for name, v in sorted(self.constants.items())]
        things: list[Action | Event] = [*self.actions, *self.events]
        for thing in things:
            fields = {f: (kind.names or kind.size) for f, kind in thing.fields.items()}
            parts.append(f"{thing.name}{fields}{sorted(getattr(thing, 'secret', ()))}")
        parts += [repr(p) for p in self.schema.pieces]
        for f in self.schema.watched():
            see = getattr(f.see, "__name__", f.see)
            shape = {k: v for k, v in vars(f).items() if k not in ("see", "of", "record", "cols")}
            cols = [vars(c) | {"see": str(c.see)} for c in getattr(f, "cols", ())]
            parts.append(f"{see} {getattr(getattr(f, 'of', None), 'name', '')} {shape} {cols}")
        return "\n".join(parts)

    @functools.cached_property
    def hash(self) -> str:
        """A hash of everything that the layout of a saved position can depend on."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]


def name_actions_and_events(module_vars: Iterable[tuple[str, Any]], program: Program) -> None:
    """Name actions and events after the variables that hold them, and number them."""
    names = {id(v): to_snake_case(k) for k, v in module_vars if isinstance(v, (Action, Event))}
    things: list[Action | Event]
    for things in (program.actions, program.events):  # type: ignore[assignment]
        things.sort(key=lambda x: names.get(id(x), ""))
        for i, x in enumerate(things):
            if id(x) not in names:
                raise RulesError(f"assign the action or event with fields {tuple(x.fields)} a name")
            if x.name and (x.name, x.index) != (names[id(x)], i):
                raise RulesError(
                    f"{x.name} is an action or event of another game: make one of your own"
                )
            x.bind(i, names[id(x)])
