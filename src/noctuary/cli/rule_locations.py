"""Where rules are implemented and tested.

Code and tests are read once; the result is cached until one of their files changes.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

import noctuary
from noctuary.file_cache import load_or_compute
from noctuary.packages import package_folder

HERE = Path(noctuary.__file__).parent
SHARED = ("kernel", "mechanics")
"""Folders that the rules of every game use besides their own."""

RuleLocations = dict[str, list[str]]
"""Clause -> where it is implemented or tested."""


class GameFolder(msgspec.Struct, frozen=True):
    """A game's id and package, for its ledger."""

    id: str
    package: str


def checkout() -> Path | None:
    """Return the root of the checkout that this runs from; None if there is none with tests."""
    root = HERE.resolve().parents[1]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def relative_path(path: str) -> str:
    """Return a path, relative to the root of the checkout if it lies in it."""
    root = checkout()
    full = Path(path).resolve()
    return str(full.relative_to(root)) if root and full.is_relative_to(root) else path


def game_folders() -> list[GameFolder]:
    """Return every game that can be played, by id."""
    own = importlib.util.find_spec("noctuary.games")
    folders = (own.submodule_search_locations if own else None) or ()
    files = [f for name in folders for f in Path(name).glob("*/*.py")]

    def made() -> list[GameFolder]:
        from noctuary.kernel import games

        return [GameFolder(id, spec.package) for id, spec in sorted(games().items())]

    return load_or_compute("games", [*files, Path(__file__)], list[GameFolder], made)


@cache
def rules_in_code(book: GameFolder) -> RuleLocations:
    """Return where the rules of a game implement its clauses."""

    def made() -> RuleLocations:
        from noctuary.kernel import games, load

        clauses = load(games()[book.id], "frames").clauses
        return {id: [f"{f.file}:{f.line} {f.name}" for f in parts] for id, parts in clauses.items()}

    own = package_folder(book.package)
    if not isinstance(own, Path):
        return made()
    shared = (HERE / name for name in SHARED)
    files = [f for place in (own, *shared) for f in files_in(place)]
    return load_or_compute(f"code-{book.id}", [*files, Path(__file__)], RuleLocations, made)


@cache
def rules_in_tests(game: str) -> RuleLocations:
    """Return clause -> tests that cite it; empty outside a checkout."""
    root = checkout()
    if root is None:
        return {}
    files = [f for f in files_in(root / "tests" / "games" / game) if f.suffix == ".py"]
    return load_or_compute(
        f"tests-{game}", [*files, Path(__file__)], RuleLocations, lambda: files_citing(root, files)
    )


def files_in(place: Path) -> Iterator[Path]:
    """Yield every file in a folder but what Python compiled."""
    for at, folders, names in os.walk(place):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (Path(at, name) for name in names)


def files_citing(root: Path, files: Iterable[Path]) -> RuleLocations:
    """Return clause -> tests that cite it, in some files."""
    out: RuleLocations = {}
    for path in sorted(files):
        for id, line, name in clauses_cited(path):
            out.setdefault(id, []).append(f"{path.relative_to(root)}:{line} {name}")
    return out


def clauses_cited(path: Path) -> Iterator[tuple[str, int, str]]:
    """Yield (clause, line, test) for each citation in a test file."""
    import ast

    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for call in (x for d in node.decorator_list for x in ast.walk(d)):
                if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("clause"):
                    for arg in call.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            yield arg.value, node.lineno, node.name
