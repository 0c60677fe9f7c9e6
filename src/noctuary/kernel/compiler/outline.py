"""The outline of rules: their names, numbers and clauses, without their code.

Reading and checking rules takes seconds. The outline is therefore cached beside the compiled rules,
for as long as no file changes that rules can depend on.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..language.actions import Action, Event, to_snake_case
from ..language.primitives import OUTER
from .program import Program, unwrap

if TYPE_CHECKING:
    from ..language.game import Game

KERNEL = Path(__file__).parents[1]
READ = {".py", ".h", ".c", ".toml", ".yaml", ".json", ".tsv"}
"""The endings of files that rules can depend on."""


class FunctionInfo(msgspec.Struct, frozen=True):
    """One function of the rules."""

    name: str
    key: str
    clauses: tuple[str, ...]
    params: tuple[str, ...]
    locals: tuple[str, ...]
    prompts: dict[str, str]
    """The options functions that it asks with, each with the clause that `ask` names, or ""."""
    calls: frozenset[str]
    """The keys of the rules that it runs."""
    file: str
    line: int


class Hashes(msgspec.Struct, frozen=True):
    """The hashes of a program."""

    layout: str
    rules: str
    evaluation: str


class Outline(msgspec.Struct, dict=True):
    """A program without its code; positions in `parts` stand for functions."""

    parts: tuple[FunctionInfo, ...]
    clauses: tuple[str, ...]
    rule_places: tuple[int, ...]
    option_places: tuple[int, ...]
    acts: tuple[tuple[str, str], ...]
    """The module and variable of each action; `tells` has those of events."""
    tells: tuple[tuple[str, str], ...]
    refs: tuple[tuple[str, str, int], ...]
    """Module, name and number of the rules that a state can name."""
    hashes: Hashes | None = None
    """The hashes of the program, where this was read from the cache."""
    files: tuple[str, ...] = ()
    source: str = ""
    """The digest of the C source."""

    @cached_property
    def rules(self) -> list[FunctionInfo]:
        """The rules that ask, by number."""
        return [self.parts[n] for n in self.rule_places]

    @cached_property
    def options(self) -> list[FunctionInfo]:
        """The options functions, by number."""
        return [self.parts[n] for n in self.option_places]

    @cached_property
    def actions(self) -> list[Action]:
        """The actions that rules offer, by number."""
        return [_named(*at) for at in self.acts]

    @cached_property
    def events(self) -> list[Event]:
        """The events that rules emit, by number."""
        return [_named(*at) for at in self.tells]

    def bind(self) -> None:
        """Give actions, events and rules the numbers that they had when the program was read."""
        things: list[list[Any]] = [self.actions, self.events]
        for numbered, at in zip(things, (self.acts, self.tells), strict=True):
            for n, thing in enumerate(numbered):
                thing.bind(n, to_snake_case(at[n][1]))
        for module, name, number in self.refs:
            _named(module, name).number = number

    def about(self, options: FunctionInfo, rule: FunctionInfo, around: FunctionInfo | None) -> str:
        """Return the clause about a question of `rule`, run by `around`.

        That is the one that `ask` names, or the first of the options function, or of the rule that
        asks.
        """
        named = rule.prompts[options.key]
        cited = around.clauses if named == OUTER and around else ()
        if named and named != OUTER:
            return named
        return next((c for c in options.clauses if c in cited), "") or next(
            iter(options.clauses + rule.clauses), ""
        )

    def askers(self, options: FunctionInfo) -> Iterator[tuple[str, str]]:
        """Yield the rules that ask a question, each with the clause about it.

        Where the clause depends on the rule around, each of those is named.
        """
        for rule in self.rules:
            if rule.prompts.get(options.key) == OUTER:
                for f in self.rules:
                    if rule.key in f.calls:
                        yield f"{f.key}/{rule.key}", self.about(options, rule, f)
            elif options.key in rule.prompts:
                yield rule.key, self.about(options, rule, None)


def _named(module: str, name: str) -> Any:
    """Return the value of a variable of a module."""
    return getattr(importlib.import_module(module), name)


def outline_of(program: Program) -> Outline:
    """Return the outline of a program that was read and bound."""
    fns = list(program.fns.values())
    parts = tuple(
        FunctionInfo(
            f.name, f.key, f.clauses, tuple(f.params), tuple(f.locals),
            f.prompts, frozenset(f.calls), f.file, f.line,
        )
        for f in fns
    )  # fmt: skip
    modules = {f.module.__name__: f.module for f in fns}
    at = {
        id(v): (m, k)
        for m, module in modules.items()
        for k, v in vars(module).items()
        if isinstance(v, (Action, Event))
    }
    return Outline(
        parts,
        tuple(program.clauses),
        tuple(f.place for f in program.rules),
        tuple(f.place for f in program.options),
        tuple(at[id(a)] for a in program.actions),
        tuple(at[id(e)] for e in program.events),
        tuple((f.module.__name__, f.name, f.number) for f in program.refs),
    )


# -- the cache beside the compiled rules


def cache_key(spec: Game) -> str:
    """Return a hash of all files that the rules of a game can depend on, and of their places.

    Return "" where the folder of the game is not known.
    """
    if not spec.package:
        return ""
    read = hashlib.sha256(f"{sys.version} {spec.id} {spec.package}".encode())
    for folder in _folders(spec):
        read.update(f"{folder}\0".encode())
        for file in sorted(f for f in folder.rglob("*") if f.suffix in READ):
            read.update(f"{file.relative_to(folder)} {file.stat().st_size}\0".encode())
            read.update(file.read_bytes())
    return read.hexdigest()[:24]


def _folders(spec: Game) -> list[Path]:
    """Return the folders of all files that rules are made of."""
    own = importlib.import_module(spec.package).__file__
    assert own is not None
    return [KERNEL, KERNEL.parent / "mechanics", Path(own).parent]


def is_cacheable(spec: Game, program: Program) -> bool:
    """Return whether all rules are in the folders that `cache_key` reads, and are found by name."""
    folders = _folders(spec)
    files = {Path(f.file) for f in program.fns.values()}
    named = all(unwrap(getattr(f.module, f.name, None)) is unwrap(f.function) for f in program.refs)
    return named and all(any(f.is_relative_to(folder) for folder in folders) for f in files)


def load_cached(file: Path) -> Outline | None:
    """Return the cached outline, or None."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Outline)
        found.bind()
    except (OSError, msgspec.MsgspecError, AttributeError, ImportError):
        return None
    return found


def save_cached(file: Path, made: Outline) -> None:
    """Write an outline whole or not at all; ignore a folder that cannot be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=file.parent, prefix="build-") as work:
            whole = Path(work) / file.name
            whole.write_bytes(msgspec.json.encode(made))
            os.replace(whole, file)
    except OSError:
        return
