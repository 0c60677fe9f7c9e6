"""How a table begins: it is opened, and then the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from noctuary.kernel.journal import Journal

from .. import protocol as wire
from ..refusal import Refusal
from ..seats import Place
from ..showing import event
from .row import OtherRules, Past, Row

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

    def apply(self, table: Table, past: Past) -> None:
        if self.rules != table.game.rules_hash:
            raise OtherRules(
                f"table {table.id} was played by version {self.version} of {table.game.id} "
                f"({self.rules}); this program has {table.game.rules_hash}"
            )
        table.options, table.seed, table.rules = self.options, self.seed, self.rules
        table.settings, table.places = self.settings, self.seats
        table.clock = [0] * len(self.seats)
        table.opened = table.asked_at = self.at
        spec = table.game.spec
        table.parameters = spec.parameters(len(self.seats), spec.resolve(self.options))

    def line(self, past: Past, eyes: int) -> wire.Opened:
        return wire.Opened(past.seq, self.at)


class Began(Row, tag="began"):
    """The game began."""

    plays = True

    @classmethod
    def check(cls, table: Table, now: int) -> Self:
        """The game begins."""
        if table.begun:
            raise Refusal("begun")
        return cls(now)

    def apply(self, table: Table, past: Past) -> None:
        table.journal = Journal(table.game, len(table.places), table.seed, table.options)
        past.events = table.journal.opening.events
        table.asked_at = self.at

    def line(self, past: Past, eyes: int) -> wire.Began:
        return wire.Began(past.seq, self.at, [event(t, eyes) for t in past.events])
