"""`noctuary doctor`: what this machine offers."""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from noctuary import __version__
from noctuary.i18n import FluentTranslations
from noctuary.kernel import games, load
from noctuary.machine import cache_folder, find_compiler, why_no_native
from noctuary.plugin.console import LAMP, QUIET, WAX, make_console
from noctuary.table.store.connect import data_folder

from ..errors import load_texts
from .play import title

EXTRAS = {
    "lab": ("matplotlib", "pyarrow"),
    "native": ("ziglang",),
    "bench": ("chess", "pyspiel", "pettingzoo", "rlcard"),
    "dev": ("hypothesis", "mypy", "pytest", "ruff"),
}
COLOURS = {None: 0, "standard": 16, "256": 256, "truecolor": 1 << 24, "windows": 16}


def writable(path: Path) -> bool:
    """Return whether a folder can be written to, or created."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return path.is_dir() and os.access(path, os.W_OK | os.X_OK)


def folder(say: FluentTranslations, path: Path, variable: str) -> Text:
    """Return a folder, and what to do if it cannot be written."""
    if writable(path):
        return Text(say.format("doctor-writable", path=str(path)))
    told = say.format("doctor-not-writable", path=str(path), variable=variable)
    return Text(told, style=WAX)


def extra(say: FluentTranslations, name: str, modules: tuple[str, ...]) -> Text:
    """Return whether an extra is installed, and how to install it."""
    missing = [m for m in modules if importlib.util.find_spec(m) is None]
    if not missing:
        return Text(say.format("doctor-extra-present"))
    told = say.format("doctor-extra-missing", missing=", ".join(missing), name=name)
    return Text(told, style=QUIET)


def doctor(lang: Annotated[str | None, typer.Option(help="fr or en.")] = None) -> None:
    """Tell what this machine offers: compiler, backend, folders, extras, games."""
    say = load_texts(lang)
    console = make_console()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=LAMP, no_wrap=True)
    grid.add_column(overflow="fold")

    def line(key: str, text: str | Text, **args: str) -> None:
        grid.add_row(say.format(f"doctor-{key}", **args), text)

    line("version", __version__)
    line(
        "python",
        f"{platform.python_version()} {platform.python_implementation()}, {sys.executable}",
    )
    loaded = {name: load(spec) for name, spec in games().items()}
    cc = find_compiler()
    if all(g.backend == "native" for g in loaded.values()):
        line("backend", say.format("doctor-backend-native"))
    else:
        why = why_no_native() or say.format("doctor-compiler-none")
        line("backend", Text(say.format("doctor-backend-frames", why=why), style=WAX))
    found = Text(" ".join(cc)) if cc else Text(say.format("doctor-compiler-none"), style=QUIET)
    line("compiler", found)
    line("cache", folder(say, cache_folder(), "NOCTUARY_CACHE"))
    line("data", folder(say, data_folder(), "NOCTUARY_DATA"))
    line("language", say.format("doctor-language-text", lang=say.lang))
    colours = COLOURS.get(console.color_system, 0) if console.is_terminal else 0
    told = {"width": str(console.width), "colours": colours, "encoding": console.encoding}
    line("terminal", say.format("doctor-terminal-text", **told))
    for name, modules in EXTRAS.items():
        line("extra", extra(say, name, modules), name=name)
    for name, game in loaded.items():
        version = {"version": str(game.version), "hash": game.rules_hash}
        line("game", say.format("doctor-game-text", title=title(game, say), **version), name=name)
    console.print(grid)
