"""What every row of a table has in common."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from noctuary.kernel import GameEvent

from ... import protocol as wire
from ..occupants import Occupant
from ..votes import PendingVote

if TYPE_CHECKING:
    from ..table import Table
    from . import AnyEntry

MOST_EVENTS = 200
"""Of one row; those after it are not told. Choices of people have a few, rarely forty."""
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[GameEvent]).decode


class Entry(msgspec.Struct, tag_field="kind"):
    """Something that happened at a table, as a store keeps it.

    Most kinds have a `check`, which makes the row of a wish or refuses it.
    """

    time: int = msgspec.field(name="at")
    """Milliseconds since 1970."""

    changes_game: ClassVar[bool] = False
    """Whether it changes the game itself."""
    is_private: ClassVar[bool] = False
    """Whether it usually changes nothing but the game, or nothing but the log."""

    def apply(self, table: Table, past: LoggedEntry) -> None:
        """Makes the table what it is after this row; a table's lists are replaced, not changed."""

    def vote_after(self, request: PendingVote | None, places: list[Occupant]) -> PendingVote | None:
        """The request to take back that waits after this row."""
        return request

    def data(self) -> dict[str, Any]:
        """The row as a store keeps it."""
        kept: dict[str, Any] = msgspec.to_builtins(self)
        return kept


@dataclass
class LoggedEntry:
    """A row that was applied, and the events it caused."""

    seq: int
    entry: AnyEntry
    choice_count: int = 0
    """How many choices stood before it."""
    public: bool = True
    """Whether it changed the table as everybody sees it, in more than a clock."""
    _packed: bytes = b""
    """Its events: a game has many, of which hardly one is asked for again."""

    @property
    def events(self) -> list[GameEvent]:
        """What it caused."""
        return unpack(zlib.decompress(self._packed)) if self._packed else []

    @events.setter
    def events(self, told: list[GameEvent]) -> None:
        self._packed = zlib.compress(pack(told[:MOST_EVENTS]), 1) if told else b""

    def line(self, eyes: int) -> wire.AnyLine:
        """The row in the log, as a seat may read it."""
        return self.entry.line(self, eyes)
