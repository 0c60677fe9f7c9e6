"""How a table begins, with which game, and by which rules it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec

from noctuary.kernel import BadOption, Loaded
from noctuary.kernel.journal import Journal, books_of

from .. import protocol as wire
from ..refusal import Refusal
from ..seats import Place
from ..showing import event
from .row import Past, Row

if TYPE_CHECKING:
    from ..table import Table


class Opened(Row, tag="opened"):
    """The first row: what is played, by which rules, and who sits where."""

    game: str
    version: int
    rules: str
    """Hash of the rules."""
    seed: int
    options: dict[str, Any]
    settings: wire.Settings
    seats: list[Place]
    books: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """What the rules read at this table, recorded as in a journal; left out where it is nothing."""

    def apply(self, table: Table, past: Past) -> None:
        table.options, table.seed, table.rules = self.options, self.seed, self.rules
        table.settings, table.places = self.settings, self.seats
        table.clock = [0] * len(self.seats)
        table.opened = table.asked_at = self.at
        spec, seats = table.game.spec, len(self.seats)
        try:
            parameters = spec.parameters(seats, spec.resolve(self.options))
            books = books_of(table.game, self.books or None, self.rules)
            table.books = table.game.books(seats, self.options) if books is None else books
            table.parameters = parameters | table.books.public()
        except BadOption:
            raise Refusal("other-rules", id=table.id, version=self.version) from None

    def line(self, past: Past, eyes: int) -> wire.Opened:
        return wire.Opened(past.seq, self.at)


class Began(Row, tag="began"):
    """The game began."""

    plays = True

    chance: list[int] | None = None
    """The outcomes of chance before the first choice; none yet where the game begins now, or where
    the row was kept by a program that did not note them.
    """

    @classmethod
    def check(cls, table: Table, now: int) -> Self:
        """The game begins."""
        if table.begun:
            raise Refusal("begun")
        return cls(now)

    def apply(self, table: Table, past: Past) -> None:
        how = (len(table.places), table.seed, table.options, self.chance, table.books)
        table.journal = Journal(table.game, *how)
        opening = table.journal.opening
        past.events, self.chance = opening.events, opening.chance
        table.asked_at = self.at

    def line(self, past: Past, eyes: int) -> wire.Began:
        return wire.Began(past.seq, self.at, [event(t, eyes) for t in past.events])


class Upgraded(Row, tag="upgraded"):
    """The rows before this one were made by other rules than those after it."""

    quiet = True

    version: int
    rules: str
    origin: str = ""
    """The table on which the rows before this one were made, where it was another."""

    @classmethod
    def to(cls, game: Loaded, now: int, origin: str = "") -> Self:
        """The row that notes the rules of this program."""
        return cls(now, game.version, game.rules_hash, origin)

    def apply(self, table: Table, past: Past) -> None:
        table.rules = self.rules

    def line(self, past: Past, eyes: int) -> wire.Upgraded:
        return wire.Upgraded(past.seq, self.at, self.version, self.origin)
