"""What tests read from a position of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noctuary.kernel import Position

View = dict[str, Any]
Say = Callable[..., str]
Found = tuple[str, str]
"""An option by its id, and what must stand on its button."""


def asks(state: Position) -> str:
    """Return the prompt of the decision, "" at the end."""
    return state.decision.prompt if state.decision else ""


def option_ids(state: Position) -> list[str]:
    """Return all that is on offer."""
    return [option.id for option in state.options()]
