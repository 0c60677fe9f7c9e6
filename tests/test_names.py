"""Names that were given up do not come back, and the glossary names them."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "noctuary"
RETIRED = tomllib.loads((ROOT / "tests" / "retired.toml").read_text("utf-8"))
NOT_NAMES = {"told", "shown", "said", "made", "found", "kept", "held", "brought"}
"""Words that say that something happened, not what it is."""
RECORDED = {"table.protocol.replies"}
"""Modules whose names travel: they change with version 2 of the wire."""
OF_GAMES = "games"


@cache
def modules() -> dict[str, Path]:
    """Return every module and package of the project, by its dotted name without `noctuary`."""
    out = {}
    for file in SOURCE.rglob("*.py"):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        out[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return out


def is_of_a_game(module: str) -> bool:
    """Return whether a module belongs to a game, which has its own words."""
    return module.partition(".")[0] == OF_GAMES


def defined(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """Yield the names that a module or a class defines."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node
            case ast.Assign(targets=targets):
                every = (x for t in targets for x in ast.walk(t) if isinstance(x, ast.Name))
                yield from ((x.id, node) for x in every if isinstance(x.ctx, ast.Store))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node


def attributes(node: ast.ClassDef) -> set[str]:
    """Return every member of a class: what its body defines and what its methods set on `self`."""
    own = {name for name, _ in defined(node.body)}
    return own | {
        n.attr
        for n in ast.walk(node)
        if isinstance(n, ast.Attribute)
        and isinstance(n.ctx, ast.Store)
        and isinstance(n.value, ast.Name)
        and n.value.id == "self"
    }


def classes(module: str) -> set[str]:
    """Return the classes that a module defines."""
    body = ast.parse(modules()[module].read_text("utf-8")).body
    return {name for name, node in defined(body) if isinstance(node, ast.ClassDef)}


@cache
def names(module: str) -> frozenset[str]:
    """Return the names of a module, and those of its classes as `Class.member`."""
    out = set()
    for name, node in defined(ast.parse(modules()[module].read_text("utf-8")).body):
        out.add(name)
        if isinstance(node, ast.ClassDef):
            out |= {f"{name}.{member}" for member in attributes(node)}
    return frozenset(out)


def test_no_module_has_a_retired_name() -> None:
    assert not RETIRED["modules"].keys() & modules().keys()


def test_no_class_has_a_retired_name() -> None:
    found = {
        (module, name)
        for module in modules()
        if not is_of_a_game(module)
        for name in classes(module)
        if name in RETIRED["classes"]
    }
    assert not found


@pytest.mark.parametrize("place", sorted({key.partition(":")[0] for key in RETIRED["members"]}))
def test_no_function_or_member_has_a_retired_name(place: str) -> None:
    """The new name is there: a name that changes again is corrected in the table as well."""
    for key, new in RETIRED["members"].items():
        if key.partition(":")[0] == place:
            old = key.partition(":")[2]
            holder = old.rpartition(".")[0]
            assert old not in names(place)
            assert (f"{holder}.{new}" if holder else new) in names(place)


def test_public_functions_and_modules_say_what_they_are() -> None:
    """A participle is the name of a local variable at most."""
    found = {
        f"{module}:{name}"
        for module in modules()
        if not is_of_a_game(module) and module not in RECORDED
        for name in {module.rpartition(".")[2], *names(module)}
        if name.rpartition(".")[2] in NOT_NAMES
    }
    assert not found


def test_the_glossary_lists_each_word_once() -> None:
    rows = [
        line.split("|")[1].strip()
        for line in (ROOT / "docs/reference/glossary.md").read_text("utf-8").splitlines()
        if line.startswith("| **")
    ]
    assert len(rows) > 50 and len(rows) == len(set(rows))
