"""What a game may bring besides its rules: words, a drawing, commands, answers; as types.

Each is made in a module that `GAME` names and that is imported when it is wanted. What runs it
hands in all it needs, so that games import nothing from above them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from noctuary.errors import NoctuaryError

from .speech import LANGUAGES, Clause, Host, Speech, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from noctuary.kernel import Game, Observation, Option, Position

    from .http import Answer, Shelf
    from .scene import Scene

__all__ = [
    "LANGUAGES",
    "Caution",
    "Cautions",
    "Clause",
    "Coach",
    "Commands",
    "Console",
    "Drawing",
    "Foresight",
    "Host",
    "Lexicon",
    "Namer",
]
__all__ += ["Names"]
__all__ += ["Refused", "Remark", "Speech", "Teller", "Term", "Terms", "Texts", "Words"]
__all__ += ["answers", "cautions", "coach", "commands", "drawing", "foresight", "lexicon"]
__all__ += ["names", "terms"]

Namer = Callable[[Words, int], str]
Teller = Callable[[Words, Mapping[str, int | None]], dict[str, str]]
Texts = Callable[[str, int], Mapping[str, str] | None]
"""From a kind and a value to its text in each language; None where there is no such thing."""


class Refused(NoctuaryError):
    """Something that cannot be done, as a key of its package's words."""

    package: str
    status = 400
    """What HTTP calls it."""

    def __init__(self, key: str, **told: Any) -> None:
        super().__init__(f"{key}: {told}" if told else key)
        self.key, self.told = key, told


@dataclass(frozen=True)
class Names:
    """How a game says its values: NAMES in the module that `Game.namers` names."""

    namers: Mapping[str, Namer] = field(default_factory=dict)
    """Kinds whose values are named by something else than `kind-<kind>-<value>`."""
    tellers: Mapping[str, Teller] = field(default_factory=dict)
    """Actions and events of which a field is said by looking at the others too."""


@dataclass(frozen=True)
class Lexicon:
    """How the options of a table name values: LEXICON in the module that `Game.lexicon` names."""

    kinds: frozenset[str]
    """The kinds whose values it names."""
    words: Callable[[Mapping[str, Any]], Texts]
    """From the options of a table, resolved, to the texts that they name: Fluent patterns, which
    the other fields of an event, or the other arguments of a question, fill in.
    """


@dataclass(frozen=True)
class Drawing:
    """How a table looks at the terminal: DRAWING in the module that `Game.terminal` names."""

    draw: Callable[[Scene], RenderableType]
    final: Callable[[Scene], RenderableType]
    """What stands below the table once the game is over."""


@dataclass(frozen=True)
class Remark:
    """Something that matters before a choice: a key of the game's words, `coach-<key>`, or of an
    option `ahead-<key>`, and what fills it in; an argument that is called like a kind is named by
    it.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Caution:
    """Something that nobody should overlook, coach or not: `warn-<key>` of the game's words; about
    one option where it would do nothing, or waste something.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)
    option: str = ""
    """The id of the option that it is about; nothing: about the game."""


Cautions = Callable[["Observation", Mapping[str, Any], str, Sequence["Option"]], Iterable[Caution]]
"""From what a seat may see, the table's options, what it is asked and offered: what it should know
first.
"""
Coach = Callable[["Observation", Mapping[str, Any], str], Sequence[Remark]]
"""From what a seat may see, the table's options and what it is asked: what matters most, first."""

Foresight = Callable[["Position"], Mapping[str, Sequence[Remark]]]
"""From a position drawn from what the seat that is asked knows, where anything may be tried: what
options would come to, by their ids, and under no id what the question is about. It says the same
of all such positions.
"""


@dataclass(frozen=True)
class Term:
    """One of the quantities that bots weigh, as it stands: `why-<key>` of the game's words says
    what it is; an argument that is called like a kind is named by it.
    """

    key: str
    n: int
    weight: int
    """What one more is worth to the seat, as the game's sense reckons; negative: less is better."""
    args: Mapping[str, int] = field(default_factory=dict)


Terms = Callable[[Any, int], Iterable[Term]]
"""From a glance of what a seat may see, and the seat: what its bots weigh there."""


class Console(Host, Protocol):
    """The command line, as commands of a game see it."""

    def serve(self, shelf: Shelf, ready: Callable[[str], None], port: int | None = None) -> None:
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
    options: Callable[[dict[str, Any], Host], dict[str, Any]] | None = None
    """What table options mean as they were typed: a path becomes what the file there is called."""


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
