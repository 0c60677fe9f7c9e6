"""Import what a game's `GAME` names, when it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from .commands import Commands
from .option_texts import Lexicon
from .terminal import Drawing
from .tips import Cautions, Coach, Foresight, Terms
from .value_names import Names

if TYPE_CHECKING:
    from noctuary.kernel import Game

    from .http import Answer


def names(game: Game) -> Names:
    """How a game says its values."""
    found: Names = import_module(game.namers).NAMES if game.namers else Names()
    return found


def lexicon(game: Game) -> Lexicon | None:
    """How the options of a table name values; None where they name none."""
    found: Lexicon | None = import_module(game.lexicon).LEXICON if game.lexicon else None
    return found


def drawing(game: Game) -> Drawing | None:
    """How a game looks at the terminal; None where it has no drawing of its own."""
    found: Drawing | None = import_module(game.terminal).DRAWING if game.terminal else None
    return found


def commands(game: Game) -> Commands | None:
    """What a game makes of the options of commands."""
    found: Commands | None = import_module(game.commands).COMMANDS if game.commands else None
    return found


def answers(game: Game) -> Sequence[Answer]:
    """What a game answers over HTTP: ANSWERS in the module that `Game.answers` names."""
    found: Sequence[Answer] = import_module(game.answers).ANSWERS if game.answers else ()
    return found


def coach(game: Game) -> Coach | None:
    """What says what matters before a choice; None where a game has no coach."""
    found: Coach | None = import_module(game.coach).COACH if game.coach else None
    return found


def terms(game: Game) -> Terms | None:
    """What tells the quantities that bots weigh: TERMS in the module that `Game.coach` names."""
    found: Terms | None = import_module(game.coach).TERMS if game.coach else None
    return found


def foresight(game: Game) -> Foresight | None:
    """What says what options would come to; None where a game says nothing of it."""
    found: Foresight | None = import_module(game.foresight).FORESIGHT if game.foresight else None
    return found


def cautions(game: Game) -> Cautions | None:
    """What says what nobody should overlook: CAUTIONS in the module that `Game.coach` names."""
    found: Cautions | None = import_module(game.coach).CAUTIONS if game.coach else None
    return found
