"""Import what a game's `GAME` names, when it is wanted."""

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
    """How a game says its values."""
    found: ValueNames = (
        import_module(game.value_names).VALUE_NAMES if game.value_names else ValueNames()
    )
    return found


def load_option_texts(game: Game) -> OptionTexts | None:
    """How the options of a table name values; None where they name none."""
    found: OptionTexts | None = (
        import_module(game.option_texts).OPTION_TEXTS if game.option_texts else None
    )
    return found


def load_drawing(game: Game) -> Drawing | None:
    """How a game looks at the terminal; None where it has no drawing of its own."""
    found: Drawing | None = import_module(game.terminal).DRAWING if game.terminal else None
    return found


def load_commands(game: Game) -> Commands | None:
    """What a game makes of the options of commands."""
    found: Commands | None = import_module(game.commands).COMMANDS if game.commands else None
    return found


def load_endpoints(game: Game) -> Sequence[Endpoint]:
    """What a game answers over HTTP: ENDPOINTS in the module that `Game.http` names."""
    found: Sequence[Endpoint] = import_module(game.http).ENDPOINTS if game.http else ()
    return found


def load_tips(game: Game) -> Tips | None:
    """What says what matters before a choice; None where a game has no coach."""
    found: Tips | None = import_module(game.tips).TIPS if game.tips else None
    return found


def load_terms(game: Game) -> EvaluationTerms | None:
    """What tells the quantities that bots weigh: TERMS in the module that `Game.tips` names."""
    found: EvaluationTerms | None = import_module(game.tips).TERMS if game.tips else None
    return found


def load_previews(game: Game) -> Previews | None:
    """What says what options would come to; None where a game says nothing of it."""
    found: Previews | None = import_module(game.previews).PREVIEWS if game.previews else None
    return found


def load_warnings(game: Game) -> PlayWarnings | None:
    """What says what nobody should overlook: WARNINGS in the module that `Game.tips` names."""
    found: PlayWarnings | None = import_module(game.tips).WARNINGS if game.tips else None
    return found
