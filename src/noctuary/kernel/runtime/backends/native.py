"""Backend `native`: the rules compiled to C on first use, cached, and loaded as a Python type."""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from noctuary.machine import cache_folder, find_compiler, why_no_native

from ...compiler.c.source_file import SourceFile
from ...compiler.loop_limits import ENDLESS_LOOP, ENDLESS_QUESTIONS
from ...errors import BadState, NeedChance, RulesError
from ..position import Position
from .generators import endless_questions

FLAGS = ["-O2", "-shared", "-fPIC", "-fno-strict-aliasing", "-fwrapv", "-std=gnu11", "-w"]
# Without contraction, sums in C are rounded as in Python.
FLAGS += ["-ffp-contract=off"]
BOUNDS_ERRORS = {
    1: "an index is out of range",
    2: "a zone is full",
    3: "the rule stack is full: raise DEPTH in the state class",
    4: "there are too many records: give rows() more room",
    5: "a value does not fit its field: give it more bits",
    6: "there is nothing to choose from at random",
    7: "there are too many options: raise OPTIONS in the state class",
    8: "this is not in the zone",
    9: "division by zero",
    10: "an action field is out of its kind's range",
    11: "a seat is asked that does not play",
    12: "chance has no such outcome",
    13: ENDLESS_LOOP,
    14: ENDLESS_QUESTIONS,
}


def build(name: str, source: Callable[[], str], *, checked: bool) -> tuple[Path | None, str]:
    """Return the shared library of a C source with this name, or None and why not.

    It is taken from the cache, or compiled now.
    """
    if why := why_no_native():
        return None, why
    cc = find_compiler()
    flags = FLAGS + (["-DCHECKED"] if checked else [])
    if sys.platform == "darwin":
        flags = [*flags, "-undefined", "dynamic_lookup"]
    name = digest(name, *flags, platform.machine(), sys.platform)[:24]
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        if cc is None:
            if kept := sorted(folder.glob(f"{name}-*.so")):
                return kept[0], ""
            return None, "no C compiler found (install gcc, or `pip install ziglang`)"
        found = shutil.which(cc[0]) or cc[0]
        target = folder / f"{name}-{digest(os.path.realpath(found), *cc[1:])[:8]}.so"
        if target.exists():
            return target, ""
        with _alone(target.with_suffix(".lock")):
            why = "" if target.exists() else _compile([*cc, *flags], source(), target)
        return (None, why) if why else (target, "")
    except (OSError, subprocess.SubprocessError) as e:
        return None, f"the rules could not be compiled ({e})"


def digest(*parts: str) -> str:
    """Return a name for texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Hold a lock while building a library; other processes wait and then find it."""
    import fcntl  # not on Windows, where nothing is built

    with open(lock, "wb") as f:
        fcntl.flock(f, fcntl.LOCK_EX)
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def _compile(command: list[str], source: str, target: Path) -> str:
    """Compile the library and return what went wrong, or ""."""
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="build-") as work:
        c, so = Path(work) / "game.c", Path(work) / "game.so"
        c.write_text(source, encoding="utf-8")
        done = subprocess.run(
            [*command, "-o", str(so), str(c), "-lm"], capture_output=True, text=True, timeout=600
        )
        if done.returncode:
            first = next(
                (x for x in done.stderr.splitlines() if "error" in x), done.stderr.strip()[:200]
            )
            return f"{Path(command[0]).name} could not compile the rules ({first})"
        os.replace(so, target)  # atomic: other processes see it whole or not at all
    return ""


class NativePosition(Position):
    """The part of a native position that is written in Python."""

    __slots__ = ()
    files: tuple[str, ...]
    watched: dict[Callable[..., bool], int]
    """The functions given as `see=`, each with the number of a field that has it."""
    _raw_denials: Callable[[], list[int]]
    _raw_question: Callable[[], tuple[int, tuple[int, ...], int, int]]
    _raw_frames: Callable[[], list[list[int]]]
    _sees_field: Callable[[int, int, int], bool]

    def _denials(self) -> list[tuple[int, str]]:
        raw = self._raw_denials()
        return [(a, self.game.outline.clauses[c]) for a, c in zip(raw[::2], raw[1::2], strict=True)]

    def _question(self) -> tuple[int, tuple[int, ...], int, int]:
        options, context, everyone, seat = self._raw_question()
        used = len(self.game.outline.options[options].params) - 1
        return options, context[:used], everyone, seat

    def _sees(self, see: Callable[..., bool], rows: int, seat: int) -> list[bool]:
        ask, field = self._sees_field, self.watched[see]
        return [ask(field, r, seat) for r in range(rows)]

    def _frames(self) -> list[tuple[int, list[int]]]:
        rules = self.game.outline.rules
        return [(r, v[: len(rules[r].locals)]) for r, *v in self._raw_frames()]

    def _policy(self, name: str) -> int:
        return int(self.game.policy(name))

    def _broken(self, kind: int, loc: int) -> NoReturn:
        if BOUNDS_ERRORS.get(kind) == ENDLESS_QUESTIONS:
            raise endless_questions(self.game.outline.rules[loc])
        where = f"{self.files[loc >> 16]}:{loc & 0xFFFF}: " if self.files and loc else ""
        if BOUNDS_ERRORS.get(kind) == ENDLESS_LOOP:
            where += f"in {self._function_at(self.files[loc >> 16], loc & 0xFFFF)}: "
        raise RulesError(f"{where}{BOUNDS_ERRORS.get(kind, 'broken')}")

    def _function_at(self, file: str, line: int) -> str:
        """Return the name of the function of the rules that a line belongs to."""
        above = [f for f in self.game.outline.parts if f.file == file and f.line <= line]
        return max(above, key=lambda f: f.line).name

    @classmethod
    def _need(cls, n: int) -> NoReturn:
        raise NeedChance(n)

    def _no_sample(self) -> NoReturn:
        raise BadState("no position could be drawn in which the waiting question has an answer")


def write(game: Any) -> tuple[str, list[str]]:
    """Return the C source of a game, and the files that its locations refer to."""
    evaluation = game.spec.evaluation
    names = (
        (game.program.add(evaluation.score_action).key, game.program.add(evaluation.value).key)
        if evaluation
        else None
    )
    resample = game.program.add(game.spec.resample).key if game.spec.resample else None
    writer = SourceFile(game.program, names, resample)
    return writer.source(), writer.files


def position_class(game: Any, *, checked: bool = False) -> tuple[type[Any] | None, str]:
    """Return the Position class of a game on this backend, or None and why not."""
    library, why = build(game.outline.source, lambda: write(game)[0], checked=checked)
    if library is None:
        return None, why
    try:
        lib = ctypes.PyDLL(str(library))
        lib.noctuary_type.restype = ctypes.py_object
        base = lib.noctuary_type()
    except (OSError, AttributeError) as e:
        return None, f"the compiled rules could not be loaded ({e})"
    fields = enumerate(game.schema.watched())
    own = {
        "__slots__": (),
        "game": game,
        "files": game.outline.files,
        "watched": {f.see: i for i, f in fields if callable(f.see)},
        "size": lib.noctuary_size(),
        "library": lib,
    }
    if not game.schema.books:
        own["books"] = game.book_cache.read({})
    return type("NativePosition", (base, NativePosition), own), ""
