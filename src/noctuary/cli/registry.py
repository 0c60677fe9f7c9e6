"""The commands of `noctuary` by name, none of them imported."""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMMANDS_FILE = "commands.toml"
"""The file in which a game names its commands."""


@dataclass(frozen=True)
class CommandInfo:
    """A command: its module and name, and the line that `--help` shows."""

    at: str
    help: str
    from_game: bool = False
    """Whether it is a game's command."""

    def load(self) -> Any:
        """Return the function, or the Typer app of several commands."""
        module, _, name = self.at.partition(":")
        return getattr(importlib.import_module(module), name)


OUR_COMMANDS = {
    "play": CommandInfo(
        "play:play", "Play at the terminal: an unfinished game goes on, otherwise a new one begins."
    ),
    "serve": CommandInfo("serve:serve", "Open the table to browsers."),
    "replay": CommandInfo("replay:replay", "Replay a recorded game and show where it stands."),
    "rescue": CommandInfo(
        "rescue:rescue_tables",
        "Write the journals of a damaged store's tables, each up to its damage.",
    ),
    "doctor": CommandInfo(
        "doctor:doctor", "Tell what this machine offers: compiler, backend, folders, extras, games."
    ),
    "sim": CommandInfo("sim:sim", "Let bots play one another and report who wins."),
    "rules": CommandInfo("rules:rules", "The rules: find, list, show, coverage."),
    "games": CommandInfo("games:games_commands", "The games: list, check."),
    "new-game": CommandInfo(
        "new_game:new_game",
        "Write the folders of a small game that passes all tests, to be made into another one.",
    ),
}
"""The commands of this package, by module and name."""


def list_commands() -> dict[str, CommandInfo]:
    """Return every command, in the order of `--help`."""
    here = Path(__file__).parent / "commands"
    out = {}
    for name, entry in OUR_COMMANDS.items():
        if (here / f"{entry.at.partition(':')[0]}.py").is_file():
            out[name] = CommandInfo(f"{__package__}.commands.{entry.at}", entry.help)
    for file in command_files():
        package = f"noctuary.games.{file.parent.name}"
        for name, told in tomllib.loads(file.read_text(encoding="utf-8")).items():
            out[name] = CommandInfo(f"{package}.{told['at']}", told["help"], from_game=True)
    return out


def command_files() -> Iterator[Path]:
    """Yield the files in which games name their commands; no game is imported for it."""
    found = importlib.util.find_spec("noctuary.games")
    folders = (found.submodule_search_locations if found else None) or ()
    files = (f for folder in folders for f in Path(folder).glob(f"*/{COMMANDS_FILE}"))
    yield from sorted(files, key=lambda file: file.parent.name)
