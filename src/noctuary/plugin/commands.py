"""A game's part in the command line, and the console that its commands see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from .translations import ToolHost

if TYPE_CHECKING:
    from .http import Workspace


class Console(ToolHost, Protocol):
    """The command line as the commands of a game see it."""

    def serve(
        self, shelf: Workspace, ready: Callable[[str], None], port: int | None = None
    ) -> None:
        """Serve this machine alone until interrupted, with a folder as workspace; call `ready`
        with the address of its page.
        """


@dataclass(frozen=True)
class Commands:
    """How a game reads options of `noctuary play` and `sim`.

    COMMANDS in the module that `Game.commands` names. The game's own commands stand in its
    `commands.toml`, which `--help` reads; the object of their context is the Console.
    """

    decks: Callable[[Sequence[str]], dict[str, Any]] | None = None
    """From the values of `noctuary play --deck` to table options."""
    options: Callable[[dict[str, Any], ToolHost], dict[str, Any]] | None = None
    """From table options as they were typed to their values: a path becomes a file's name."""
