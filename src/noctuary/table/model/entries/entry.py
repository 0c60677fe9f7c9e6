"""What all entries of a log have in common."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from noctuary.kernel import GameEvent

if TYPE_CHECKING:
    from . import AnyEntry

MAX_EVENTS = 200
"""Events kept of one entry; later ones are dropped. Choices of people have a few, rarely forty."""
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[GameEvent]).decode


class Entry(msgspec.Struct, tag_field="kind", frozen=True):
    """Something that happened at a table, as a store keeps it. Tags and keys never change."""

    time: int = msgspec.field(name="at")
    """Milliseconds since 1970."""

    changes_game: ClassVar[bool] = False
    """Whether it changes the game itself."""
    is_private: ClassVar[bool] = False
    """Whether it usually leaves the table's public information as it is."""

    def data(self) -> dict[str, Any]:
        """Return the entry as a store keeps it."""
        kept: dict[str, Any] = msgspec.to_builtins(self)
        return kept


class LoggedEntry(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """An entry in the log of a table, with the events that it caused."""

    seq: int
    entry: AnyEntry
    choice_count: int = 0
    """How many choices stood before it."""
    is_public: bool = True
    """Whether it changed the table's public information, clocks aside."""
    packed_events: bytes = b""
    """Its events, compressed: a game has many, and hardly any is read twice."""

    @property
    def events(self) -> list[GameEvent]:
        """The events that it caused."""
        return _decode(zlib.decompress(self.packed_events)) if self.packed_events else []


def pack_events(events: Sequence[GameEvent]) -> bytes:
    """Compress the events of an entry."""
    return zlib.compress(_encode(events[:MAX_EVENTS]), 1) if events else b""
