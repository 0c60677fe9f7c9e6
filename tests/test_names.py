"""Names that were given up do not come back, and the glossary names them."""

from __future__ import annotations

import ast
import re
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


# ---- the web client

WEB = ROOT / "web"
DECLARED = re.compile(
    r"^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)", re.M
)
BODY = re.compile(r"^export (?:class|interface) (\w+)[^\n]*\{\n(.*?)^\}", re.M | re.S)
MEMBER = re.compile(r"^  (?:(?:readonly|get|set|async|static) )*(\w+)[?!]?(?=[(:;<]| =)", re.M)


@cache
def exports(module: str) -> frozenset[str]:
    """Return what a TypeScript module exports, and members of its classes as `Class.member`."""
    source = (WEB / module).read_text("utf-8")
    members = {f"{name}.{m}" for name, body in BODY.findall(source) for m in MEMBER.findall(body)}
    return frozenset(DECLARED.findall(source)) | members


def test_no_web_module_has_a_retired_name() -> None:
    """A module that is renamed again is put right in the table as well."""
    moved = RETIRED["web"]["modules"]
    assert len(moved) > 200
    assert not [old for old in moved if (WEB / old).exists() and old not in moved.values()]
    assert not [new for new in moved.values() if not (WEB / new).exists()]


@pytest.mark.parametrize("module", sorted(RETIRED["web"]["exports"]))
def test_no_export_of_the_web_has_a_retired_name(module: str) -> None:
    for old, new in RETIRED["web"]["exports"][module].items():
        holder = old.rpartition(".")[0]
        assert old not in exports(module)
        assert (f"{holder}.{new}" if holder else new) in exports(module)


def test_web_modules_are_kebab_case_and_components_capitalised() -> None:
    files = [f for at in ("src", "tests") for f in (WEB / at).rglob("*")]
    modules = [f.name for f in files if f.suffix == ".ts"]
    components = [f.stem for f in files if f.suffix == ".svelte"]
    assert len(modules) > 150 and len(components) > 200
    assert not [n for n in modules if not re.fullmatch(r"[a-z0-9-]+(\.(svelte|test|d))?\.ts", n)]
    assert not [n for n in components if not re.fullmatch(r"[A-Z][A-Za-z0-9]*", n)]
    assert not {n.split(".")[0] for n in modules} & NOT_NAMES
