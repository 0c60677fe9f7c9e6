"""What `noctuary` can be told to do: every command by its name, none of them imported."""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NAMED = "commands.toml"
"""The file of a game that names the commands it brings."""


@dataclass(frozen=True)
class Entry:
    """A command: the module and the name where it stands, and the line that `--help` shows."""

    at: str
    help: str
    brought: bool = False
    """Whether a game brings it."""

    def load(self) -> Any:
        """The function, or the Typer app of several commands."""
        module, _, name = self.at.partition(":")
        return getattr(importlib.import_module(module), name)


OWN = {
    "play": Entry(
        "play:play", "Play at the terminal: an unfinished game goes on, otherwise a new one begins."
    ),
    "serve": Entry("serve:serve", "Opens the table to browsers."),
    "replay": Entry("replay:replay", "Replay a recorded game and show where it stands."),
    "rescue": Entry(
        "rescue:rescue_tables",
        "Write the journals of a damaged store's tables, each up to its damage.",
    ),
    "doctor": Entry(
        "doctor:doctor", "Tell what this machine offers: compiler, backend, folders, extras, games."
    ),
    "sim": Entry("sim:sim", "Lets bots play one another and tells who wins."),
    "rules": Entry("rules:rules", "The rules: find, list, show, coverage."),
}
"""Those that are here, by module and name in this package."""


def entries() -> dict[str, Entry]:
    """Every command, in the order of `--help`."""
    here = Path(__file__).parent / "commands"
    out = {}
    for name, entry in OWN.items():
        if (here / f"{entry.at.partition(':')[0]}.py").is_file():
            out[name] = Entry(f"{__package__}.commands.{entry.at}", entry.help)
    for file in brought():
        package = f"noctuary.games.{file.parent.name}"
        for name, told in tomllib.loads(file.read_text(encoding="utf-8")).items():
            out[name] = Entry(f"{package}.{told['at']}", told["help"], brought=True)
    return out


def brought() -> Iterator[Path]:
    """The files in which games name their commands; no game is imported for it."""
    found = importlib.util.find_spec("noctuary.games")
    folders = (found.submodule_search_locations if found else None) or ()
    files = (f for folder in folders for f in Path(folder).glob(f"*/{NAMED}"))
    yield from sorted(files, key=lambda file: file.parent.name)
