"""The folders of the web client import one another in one direction only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "web/src"
IMPORT = re.compile(r"""(?:from|import\(?) ?["'](\.[^"']*|\$lib/[^"']*)["']""")
ALLOWED = {
    "lib": {"lib"},
    "games": {"games", "lib"},
    "table": {"table", "games", "lib"},
    "lobby": {"lobby", "games", "lib"},
}
"""Folder -> the folders that its files import."""
CONTRACT = ("games/index", "games/module")
"""What lobby and table import of games."""
FALLBACK = ("games/index.ts", "table/fallback")
"""The one import upwards: the drawings of a game that has none."""


def imports(folder: str) -> list[tuple[str, str]]:
    """Each file of a folder with each path that it imports, both below `web/src`."""
    out = []
    for file in (SRC / folder).rglob("*"):
        if file.suffix not in (".ts", ".svelte") or file.name.endswith(".test.ts"):
            continue
        name = file.relative_to(SRC).as_posix()
        for spec in IMPORT.findall(file.read_text("utf-8")):
            home = SRC / "lib" if spec.startswith("$lib/") else file.parent
            path = (home / spec.removeprefix("$lib/")).resolve()
            if path.is_relative_to(SRC):
                out.append((name, path.relative_to(SRC).as_posix()))
    return out


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_a_folder_imports_only_what_is_below_it(folder: str) -> None:
    found = imports(folder)
    assert len(found) > 20
    wrong = {pair for pair in found if pair[1].split("/")[0] not in ALLOWED[folder]}
    assert wrong <= {FALLBACK}


@pytest.mark.parametrize("folder", ["lobby", "table"])
def test_lobby_and_table_import_only_the_contract_of_games(folder: str) -> None:
    parts = {path for _, path in imports(folder) if path.split("/")[0] == "games"}
    assert parts and parts <= {*CONTRACT, "games"}


def test_no_game_imports_another() -> None:
    for name, path in imports("games"):
        game = name.split("/")[1]
        if path.startswith("games/") and "." not in game:
            assert path in CONTRACT or path.split("/")[1] == game
