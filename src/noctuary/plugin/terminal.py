"""A game's drawing for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from .terminal_scene import Scene


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn at the terminal: DRAWING in the module that `Game.terminal` names."""

    draw: Callable[[Scene], RenderableType]
    final: Callable[[Scene], RenderableType]
    """Draws what stands below the table once the game is over."""
