"""Commands that are imported when they are run, and help that imports none of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from .registry import CommandInfo, list_commands

UNUSED = {"rich.markdown": ("Markdown",), "rich.traceback": ("Traceback",)}
"""Modules that typer imports for help and never uses here: half of the time that help takes."""


class LazyCommand(TyperCommand):
    """A command as `--help` lists it."""

    def __init__(self, name: str, entry: CommandInfo) -> None:
        super().__init__(name, help=entry.help)
        self.entry = entry

    def load(self) -> Any:
        """Return the command itself."""
        found, app = self.entry.load(), typer.Typer(callback=lambda: None)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=self.name)
        else:
            app.command(name=self.name)(found)
        group: Any = typer.main.get_command(app)
        return group.commands[self.name]


class LazyGroup(TyperGroup):
    """All commands; each is imported when it is run."""

    def __init__(self, **told: Any) -> None:
        super().__init__(**told)
        for name, entry in list_commands().items():
            self.add_command(LazyCommand(name, entry))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Import and return the command with which a line begins."""
        name, named, rest = super().resolve_command(ctx, args)
        if not isinstance(named, LazyCommand):
            return name, named, rest
        if named.entry.from_game:
            from .tool_host import CommandLineToolHost

            ctx.obj = CommandLineToolHost()
        if "--help" in rest or not rest:
            import_help()
        return name, named.load(), rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of all commands."""
        import_help()
        super().format_help(ctx, formatter)


def import_help() -> None:
    """Import what shows help, without what it never uses."""
    with stand_ins():
        try:
            import typer.rich_utils  # noqa: F401
        except (ImportError, TypeError):  # another version of typer, which needs the real ones
            sys.modules.pop("typer.rich_utils", None)


@contextmanager
def stand_ins() -> Iterator[None]:
    """Put empty classes in place of UNUSED modules while something else is imported."""
    put = {}
    for name, classes in UNUSED.items():
        if name not in sys.modules:
            put[name] = ModuleType(name)
            put[name].__dict__.update({c: type(c, (), {}) for c in classes})
    sys.modules.update(put)
    try:
        yield
    finally:
        for name in put:
            sys.modules.pop(name, None)
