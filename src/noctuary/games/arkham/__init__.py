"""Arkham Horror: The Card Game, one to four investigators against the mythos.

Its tools for decks, cards and odds do without its rules: GAME is imported once it is wanted.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import GAME as GAME


def __getattr__(name: str) -> Any:
    """Return what `game.py` declares."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .game import GAME

    return GAME
