"""How things are said, as those below `words` see it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from noctuary.kernel import Decision, GameEvent, Kind, Option

LANGUAGES = ("en", "fr")
"""Those in which everything is said."""


def folded(text: str) -> str:
    """Text without case, accents and the look of its quotes, for comparing."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in apart if not unicodedata.combining(c))
    for quote, same in (("’", "'"), ("“", '"'), ("”", '"'), ("œ", "oe")):
        plain = plain.replace(quote, same)
    return " ".join(plain.split())


class Translations(Protocol):
    """The words of one package in one language."""

    @property
    def lang(self) -> str:
        """The language."""

    def has(self, key: str) -> bool:
        """Whether there are words for a key, or for an attribute of one."""

    def format(self, key: str, **args: Any) -> str:
        """A message."""


class GameTexts(Protocol):
    """The words of a game at one table."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats, as far as they have any."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def speech(self) -> Translations:
        """The words of the game."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the table, as far as they were given."""

    @property
    def parameters(self) -> dict[str, Any]:
        """What the table options make of the state: the cards, the board."""

    def format(self, key: str, **args: Any) -> str:
        """Any message of the game."""

    def seat(self, seat: int) -> str:
        """The name of a seat."""

    def kind(self, kind: str | Kind, value: int | str, /, **args: Any) -> str:
        """A value of a kind; `args` fill in the text of one that the table's options name."""

    def action(self, option: Option | int | str) -> str:
        """Something on offer."""

    def prompt(self, decision: Decision) -> str:
        """What a seat is asked."""

    def event(self, told: GameEvent) -> str:
        """What happened."""


class Clause(Protocol):
    """A rule of a game, in every language."""

    @property
    def id(self) -> str:
        """What it is called."""

    @property
    def kind(self) -> str:
        """What kind of rule it is."""

    @property
    def source(self) -> str:
        """Where it stands."""

    @property
    def words(self) -> dict[str, str]:
        """The rule, by language."""

    @property
    def ruling(self) -> dict[str, str] | None:
        """A remark where the source left something open, by language."""

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings on it."""


class ToolHost(Protocol):
    """Who runs the tools of a game: the command line, or a server."""

    def translations(self, package: str, lang: str | None = None) -> Translations:
        """The words of a package in a language, else in the one that is usual here."""

    def clauses(self, package: str) -> Mapping[str, Clause]:
        """The ledger of a package, by id."""
