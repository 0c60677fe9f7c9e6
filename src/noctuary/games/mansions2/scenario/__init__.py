"""Scenarios: files that become books."""

from __future__ import annotations

from functools import cache
from importlib import resources

from .base import PACKAGE, base
from .compile import Compiler
from .made import Made
from .read import Broken, read

__all__ = ["PRODUCTS", "SCENARIOS", "Broken", "Made", "compiled", "compiled_text"]

SCENARIOS = ("thirteenth_chime", "salt_parish", "black_regatta")
PRODUCTS = ("base", "annex")
EVERYTHING = frozenset(PRODUCTS)


@cache
def compiled(name: str, products: frozenset[str] = EVERYTHING) -> Made:
    """A scenario of ours, ready to play."""
    file = resources.files(PACKAGE).joinpath("scenarios", name, "scenario.yaml")
    return compiled_text(f"{name}/scenario.yaml", file.read_text("utf-8"), products)


def compiled_text(name: str, text: str, products: frozenset[str] = EVERYTHING) -> Made:
    """The scenario in a text; Broken tells every problem with file, line and column."""
    return Compiler(read(name, text), base(), products).make()
