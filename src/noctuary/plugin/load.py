"""Loaders of the modules that `GAME` names: each is imported on first use."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from .commands import Commands
from .option_texts import OptionTexts
from .terminal import Drawing
from .tips import EvaluationTerms, PlayWarnings, Previews, Tips
from .value_names import ValueNames

if TYPE_CHECKING:
    from noctuary.kernel import Game

    from .http import Endpoint


def load_value_names(game: Game) -> ValueNames:
    """Return how a game names its values."""
    found: ValueNames = (
        import_module(game.value_names).VALUE_NAMES if game.value_names else ValueNames()
    )
    return found


def load_option_texts(game: Game) -> OptionTexts | None:
    """Return how table options name values; None if a game's options name none."""
    found: OptionTexts | None = (
        import_module(game.option_texts).OPTION_TEXTS if game.option_texts else None
    )
    return found


def load_drawing(game: Game) -> Drawing | None:
    """Return a game's drawing for the terminal; None if it has none."""
    found: Drawing | None = import_module(game.terminal).DRAWING if game.terminal else None
    return found


def load_commands(game: Game) -> Commands | None:
    """Return how a game reads options of the command line; None if it does not."""
    found: Commands | None = import_module(game.commands).COMMANDS if game.commands else None
    return found


def load_endpoints(game: Game) -> Sequence[Endpoint]:
    """Return a game's HTTP endpoints."""
    found: Sequence[Endpoint] = import_module(game.http).ENDPOINTS if game.http else ()
    return found


def load_tips(game: Game) -> Tips | None:
    """Return the function for a game's tips; None if it gives none."""
    found: Tips | None = import_module(game.tips).TIPS if game.tips else None
    return found


def load_terms(game: Game) -> EvaluationTerms | None:
    """Return the function for a game's evaluation terms; None if it names none."""
    found: EvaluationTerms | None = import_module(game.tips).TERMS if game.tips else None
    return found


def load_previews(game: Game) -> Previews | None:
    """Return the function for a game's previews; None if it gives none."""
    found: Previews | None = import_module(game.previews).PREVIEWS if game.previews else None
    return found


def load_warnings(game: Game) -> PlayWarnings | None:
    """Return the function for a game's warnings; None if it gives none."""
    found: PlayWarnings | None = import_module(game.tips).WARNINGS if game.tips else None
    return found
