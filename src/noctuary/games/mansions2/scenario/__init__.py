"""Scenarios: files that become books."""

from __future__ import annotations

from functools import cache
from importlib import resources

from .box import PACKAGE, base
from .compile import Compiler
from .compiled import CompiledScenario
from .package import KNOWN, Package
from .translations_in import read_words
from .yaml_reader import Broken, Problem, read

__all__ = [
    "NIGHTS",
    "PRODUCTS",
    "SCENARIOS",
    "SHORT",
    "Broken",
    "CompiledScenario",
    "Package",
    "Problem",
    "compiled",
]
__all__ += ["compiled_package", "compiled_text", "shipped"]

SCENARIOS = ("thirteenth_chime", "salt_parish", "black_regatta")
"""Long nights."""
SHORT = ("last_train", "ninth_tenant")
"""About twenty minutes each."""
NIGHTS = SCENARIOS + SHORT
PRODUCTS = ("base", "annex")
EVERYTHING = frozenset(PRODUCTS)


@cache
def shipped(name: str) -> Package:
    """Read the files of a scenario of ours."""
    folder = resources.files(PACKAGE).joinpath("scenarios", name)
    files = {path: folder.joinpath(path) for path in KNOWN}
    return Package.from_files(
        {p: f.read_bytes() for p, f in files.items() if f.is_file()}, f"{name}/"
    )


@cache
def compiled(name: str, products: frozenset[str] = EVERYTHING) -> CompiledScenario:
    """Compile a scenario of ours."""
    return compiled_package(shipped(name), products)


def compiled_text(name: str, text: str, products: frozenset[str] = EVERYTHING) -> CompiledScenario:
    """Compile the scenario in a text.

    Raise Broken with every problem, each with file, line and column.
    """
    source = read(name, text)
    read_words(source, {})
    return Compiler(source, base(), products).make()


def compiled_package(package: Package, products: frozenset[str] = EVERYTHING) -> CompiledScenario:
    """Compile the scenario in a package, or raise Broken."""
    return Compiler(package.source(), base(), products).make()
