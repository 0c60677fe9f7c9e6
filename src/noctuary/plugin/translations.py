"""Protocols of the translations, for the layers below `i18n`."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from noctuary.kernel import Decision, GameEvent, Kind, Option

LANGUAGES = ("en", "fr")
"""The languages in which every text exists."""


def folded(text: str) -> str:
    """Return a text without case, accents and typographic quotes, for comparing."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in apart if not unicodedata.combining(c))
    for quote, same in (("’", "'"), ("“", '"'), ("”", '"'), ("œ", "oe")):
        plain = plain.replace(quote, same)
    return " ".join(plain.split())


class Translations(Protocol):
    """The texts of one package in one language."""

    @property
    def lang(self) -> str:
        """The code of the language."""

    def has(self, key: str) -> bool:
        """Whether a key, or an attribute of one (`key.attribute`), has a text."""

    def format(self, key: str, **args: Any) -> str:
        """Format the text of a key."""


class GameTexts(Protocol):
    """The texts of a game at one table."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats that have one."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def speech(self) -> Translations:
        """The translations of the game's package."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the table that were set."""

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters of the state that follow from the table options."""

    def format(self, key: str, **args: Any) -> str:
        """Format any text of the game."""

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""

    def kind(self, kind: str | Kind, value: int | str, /, **args: Any) -> str:
        """Format a value of a kind; `args` fill in a text that the table's options bring."""

    def action(self, option: Option | int | str) -> str:
        """Format an option."""

    def prompt(self, decision: Decision) -> str:
        """Format the prompt of a decision."""

    def event(self, event: GameEvent) -> str:
        """Format an event."""


class Clause(Protocol):
    """A clause of a game's ledger, in every language."""

    @property
    def id(self) -> str:
        """The id, such as `GATE-087`."""

    @property
    def kind(self) -> str:
        """The kind of rule."""

    @property
    def source(self) -> str:
        """The place in the source."""

    @property
    def words(self) -> dict[str, str]:
        """The text, by language."""

    @property
    def ruling(self) -> dict[str, str] | None:
        """A remark where the source leaves something open, by language."""

    @property
    def rulings(self) -> tuple[str, ...]:
        """The ids of the rulings on it."""


class ToolHost(Protocol):
    """The environment of a game's tools: the command line, or a server."""

    def translations(self, package: str, lang: str | None = None) -> Translations:
        """Return the texts of a package, by default in the language chosen here."""

    def clauses(self, package: str) -> Mapping[str, Clause]:
        """Return the clauses of a package's ledger, by id."""
