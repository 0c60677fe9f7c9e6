"""Games as parameters of a test, each skipped with the reason where it lacks what is tested.

A game that was released lacks nothing: `test_complete.py` sees to it.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from noctuary.kernel import Game, games
from noctuary.packages import package_folder

HERE = Path(__file__).parent
RECORDED = HERE.parent / "frozen" / "rules.json"
RELEASED = tuple(sorted(json.loads(RECORDED.read_text(encoding="utf-8"))))
"""Games whose hashes are recorded; the others are still being made."""
Parameters = list[Any]
"""What `pytest.mark.parametrize` takes: `pytest.param` names no type of its own."""


def with_part(name: str) -> Parameters:
    """Return the id of every game; skipped are those whose `GAME` leaves a part out."""
    return [parameter(id, bool(getattr(spec, name)), name) for id, spec in sorted(games().items())]


def with_content(file: str) -> Parameters:
    """Return the id of every game; skipped are those whose package lacks a file."""
    known = sorted(games().items())
    return [parameter(id, package_file(spec, file).is_file(), file) for id, spec in known]


def with_file(file: str) -> Parameters:
    """Return the id of every game; skipped are those whose tests lack a file."""
    return [parameter(id, (HERE / id / file).is_file(), file) for id in sorted(games())]


def parameter(id: str, is_there: bool, what: str) -> Any:
    """Return a game as a parameter."""
    reason = f"{id} has no {what}: noctuary games check {id}"
    return id if is_there else pytest.param(id, marks=pytest.mark.skip(reason=reason))


def package_file(spec: Game, file: str) -> Path:
    """Return a file of a game's package."""
    folder = package_folder(spec.package)
    assert isinstance(folder, Path)
    return folder / file


def data_of(game: str, module: str) -> ModuleType:
    """Return a module of a game's tests: `tests/games/<game>/<module>.py`."""
    return import_module(f"tests.games.{game}.{module}")


def setting(game: str, name: str, default: Any) -> Any:
    """Return what `settings.py` of a game's tests says under a name; otherwise the default."""
    if not (HERE / game / "settings.py").is_file():
        return default
    return getattr(data_of(game, "settings"), name, default)
