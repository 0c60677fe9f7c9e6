"""How a table begins and ends, with which game, and by which rules it goes on."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType, field

from noctuary.kernel.runtime.chance import ChanceKey, Commitment

from ... import protocol as wire
from ..occupants import Occupant
from .entry import Entry


class Opened(Entry, tag="opened", frozen=True):
    """The first entry: the game, its rules, and the occupants of the seats."""

    game: str
    version: int
    rules: str
    """Hash of the rules."""
    seed: int | None
    options: dict[str, Any]
    settings: wire.Settings
    seats: list[Occupant]
    books: dict[str, str] | UnsetType = UNSET
    """The books of this table, recorded as in a journal; unset where there are none."""
    chosen: bool = False
    """Whether somebody chose the seed, so that it is public; old programs drew a secret one."""
    key: str = ""
    """Where there is no seed: the chance key,"""
    commitment: str = ""
    """or the commitment to it, where the key is not known."""


class Began(Entry, tag="began", frozen=True):
    """The game began."""

    changes_game = True

    chance: list[int] | None = None
    """The outcomes of chance before the first choice; None in entries of programs that did not
    record them.
    """
    outcome_counts: list[int] | UnsetType = field(name="of", default=UNSET)
    """How many outcomes each could have had, where a chance key gave them."""


class Sealed(Entry, tag="sealed", frozen=True):
    """From here on, chance follows from another key."""

    changes_game = True
    is_private = True

    key: str = ""
    """The chance key,"""
    commitment: str = ""
    """or the commitment to it, where the key is not known."""


class Upgraded(Entry, tag="upgraded", frozen=True):
    """The entries before this one were written under other rules than those after it."""

    is_private = True

    version: int
    rules: str
    origin: str = ""
    """The table where the entries before this one were written, if it was another."""


class Deleted(Entry, tag="deleted", frozen=True):
    """The table was deleted: nobody finds it any more."""


def chance_source(entry: Opened | Sealed) -> ChanceKey | Commitment:
    """Return the chance key of an entry, or the commitment where the key is not known."""
    return ChanceKey.read(entry.key) if entry.key else Commitment.read(entry.commitment)
