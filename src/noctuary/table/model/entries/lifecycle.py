"""How a table begins, with which game, and by which rules it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec

from noctuary.kernel import BadOption, LoadedGame, hold_attachments
from noctuary.kernel.journal.journal import Journal, books_of
from noctuary.kernel.runtime.chance import ChanceKey, Commitment
from noctuary.plugin import load_option_texts

from ... import protocol as wire
from ...presentation.decision import event_for
from ...presentation.option_texts import MessageTexts
from ...refusal import TableRefusal
from ..occupants import Occupant
from .entry import Entry, LoggedEntry

if TYPE_CHECKING:
    from ..table import Table


class Opened(Entry, tag="opened"):
    """The first row: what is played, by which rules, and who sits where."""

    game: str
    version: int
    rules: str
    """Hash of the rules."""
    seed: int | None
    options: dict[str, Any]
    settings: wire.Settings
    seats: list[Occupant]
    books: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """What the rules read at this table, recorded as in a journal; left out where it is nothing."""
    chosen: bool = False
    """Whether somebody chose the seed, and so everybody is told; old programs drew one unsaid."""
    key: str = ""
    """Where there is no seed: the key from which chance follows,"""
    commitment: str = ""
    """or, where that is not known, what was told of it."""

    def apply(self, table: Table, past: LoggedEntry) -> None:
        table.options, table.rules = self.options, self.rules
        table.chance_source = origin(self) if self.seed is None else self.seed
        table.seed_is_private = self.seed is not None and not self.chosen
        table.settings, table.occupants = self.settings, self.seats
        table.clock = [0] * len(self.seats)
        table.opened = table.asked_at = self.time
        spec, seats = table.game.spec, len(self.seats)
        try:
            parameters = spec.parameters(seats, spec.resolve(self.options))
            books = books_of(table.game, self.books or None, self.rules)
            table.books = table.game.books(seats, self.options) if books is None else books
            table.parameters = parameters | table.books.public()
            table.game = table.game.with_bounds_checks(seats, self.options, table.books)
            table.files = hold_attachments(spec.attachments, self.options)
        except BadOption:
            raise TableRefusal("other-rules", id=table.id, version=self.version) from None
        if (brought := load_option_texts(spec)) is not None:
            table.message_texts = MessageTexts(table.game, brought, self.options)

    def line(self, past: LoggedEntry, eyes: int) -> wire.Opened:
        return wire.Opened(past.seq, self.time)


class Began(Entry, tag="began"):
    """The game began."""

    changes_game = True

    chance: list[int] | None = None
    """The outcomes of chance before the first choice; none yet where the game begins now, or where
    the row was kept by a program that did not note them.
    """
    of: list[int] | msgspec.UnsetType = msgspec.UNSET
    """Of how many outcomes each was one, where a key gave them."""

    @classmethod
    def check(cls, table: Table, now: int) -> Self:
        """The game begins."""
        if table.begun:
            raise TableRefusal("begun")
        return cls(now)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        how = (table.chance_source, table.options, self.chance, table.books, self.of or ())
        journal = table.journal = Journal(table.game, len(table.occupants), *how)
        past.events, self.chance = journal.first_step.events, journal.first_step.chance
        self.of = journal.opening_of or msgspec.UNSET
        table.asked_at = self.time

    def line(self, past: LoggedEntry, eyes: int) -> wire.Began:
        return wire.Began(past.seq, self.time, [event_for(t, eyes) for t in past.events])


class Sealed(Entry, tag="sealed"):
    """From here on chance follows from another key."""

    changes_game = True
    is_private = True

    key: str = ""
    """The key,"""
    commitment: str = ""
    """or, where that is not known, what was told of it."""

    def apply(self, table: Table, past: LoggedEntry) -> None:
        sealed = origin(self)
        table.chance_source, table.seed_is_private = sealed, False
        if table.journal is not None:
            table.journal.commit_to(sealed)

    def line(self, past: LoggedEntry, eyes: int) -> wire.Sealed:
        return wire.Sealed(past.seq, self.time, origin(self).commitment)


def origin(row: Opened | Sealed) -> ChanceKey | Commitment:
    """The key that a row holds, or the seal of one that is not known."""
    return ChanceKey.read(row.key) if row.key else Commitment.read(row.commitment)


class Upgraded(Entry, tag="upgraded"):
    """The rows before this one were made by other rules than those after it."""

    is_private = True

    version: int
    rules: str
    origin: str = ""
    """The table on which the rows before this one were made, where it was another."""

    @classmethod
    def to(cls, game: LoadedGame, now: int, origin: str = "") -> Self:
        """The row that notes the rules of this program."""
        return cls(now, game.version, game.rules_hash, origin)

    def apply(self, table: Table, past: LoggedEntry) -> None:
        table.rules = self.rules

    def line(self, past: LoggedEntry, eyes: int) -> wire.Upgraded:
        return wire.Upgraded(past.seq, self.time, self.version, self.origin)
