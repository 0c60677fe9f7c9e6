"""The check of a scenario for all its problems at once."""

from __future__ import annotations

from dataclasses import dataclass

from .box import base
from .compile import Compiler
from .compiled import CompiledScenario
from .lint import Linter
from .map_layout import MapLayout
from .package import MOST_TOLD, Package
from .yaml_reader import Broken, Problem, Source


@dataclass(frozen=True)
class Report:
    """The result of a check."""

    made: CompiledScenario | None
    """The scenario, where it can be played; it may still lack something."""
    problems: tuple[Problem, ...]
    stopping: tuple[Problem, ...] = ()
    """The problems because of which it cannot be played."""
    source: Source | None = None
    """The file, where it can be read."""
    plan: MapLayout | None = None
    """Its map, as far as it goes."""


def check(package: Package) -> Report:
    """Compile a package and look through it."""
    try:
        source = package.source()
    except Broken as broken:
        return Report(None, tuple(broken.problems), tuple(broken.problems))
    made: CompiledScenario | None = None
    stopping: tuple[Problem, ...] = ()
    compiler = Compiler(source, base(), frozenset({"base", "annex"}))
    try:
        made = compiler.make()
    except Broken as broken:
        source.problems = broken.problems
        stopping = tuple(p for p in broken.problems if p.stops)
    sound = Linter(source)
    sound.tell()
    if made is not None:
        sound.tell_map(made)
    told = {str(p): p for p in source.problems}.values()
    ordered = sorted(told, key=lambda p: (p.file, p.line, p.column))
    return Report(made, tuple(ordered[:MOST_TOLD]), stopping, source, compiler.plan)
