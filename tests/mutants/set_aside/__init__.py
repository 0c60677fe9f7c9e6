"""Mutants that change nothing a player could notice, by game, each with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from ..changes import Mutant, Name


def named(game: str) -> dict[Name, str]:
    """Return the mutants of a game that are set aside, each with the reason."""
    path = Path(__file__).parent / f"{game}.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"] if path.exists() else []
    return {
        Name(
            f"{game}/{row['file']}",
            row["function"],
            row["kind"],
            row["old"],
            row["new"],
            row.get("nth", 0),
        ): row["why"]
        for row in rows
    }


def stale(game: str, found: Iterable[Mutant], parts: Iterable[str]) -> list[Name]:
    """Return the names in the file that match no mutant in the given parts of the game."""
    names = {m.name for m in found}
    return [n for n in named(game) if n not in names and any(map(n.of, parts))]
