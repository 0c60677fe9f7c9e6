"""What a game makes of the options of commands, and the console that it speaks to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from .translations import ToolHost

if TYPE_CHECKING:
    from .http import Workspace


class Console(ToolHost, Protocol):
    """The command line, as commands of a game see it."""

    def serve(
        self, shelf: Workspace, ready: Callable[[str], None], port: int | None = None
    ) -> None:
        """Opens the table to this machine alone until it is interrupted, with a folder on a shelf;
        `ready` is told where its page is.
        """


@dataclass(frozen=True)
class Commands:
    """What a game makes of the options of `noctuary play` and `sim`: COMMANDS in the module that
    `Game.commands` names. Commands of its own stand in its `commands.toml`, which `--help` reads:
    the object of their context is the Console.
    """

    decks: Callable[[Sequence[str]], dict[str, Any]] | None = None
    """What `noctuary play --deck` means, as table options."""
    options: Callable[[dict[str, Any], ToolHost], dict[str, Any]] | None = None
    """What table options mean as they were typed: a path becomes what the file there is called."""
