"""The campaign log: what was recorded, section by section, as keys that later checks look for."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Section = Literal["notes", "interrogated", "got_away"]
Key = Annotated[str, Meta(pattern=r"\A[a-z0-9_]{1,40}\Z")]

NOTES = (
    "house_standing",
    "house_burned",
    "ghoul_priest_alive",
    "lita_found_others",
    "past_midnight",
    "arkham_succumbed",
    "ritual_broken",
    "umordhoth_repelled",
    "lita_sacrificed",
    "dreams_interpreted",
)
"""What Night of the Zealot, and cards of the investigators, record among the notes."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A phrase by its key, with its number if it has one."""

    key: Key
    n: int | None = None
    crossed: bool = False


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Campaign Notes, Cultists We Interrogated, Cultists Who Got Away."""

    notes: tuple[Note, ...] = ()
    interrogated: tuple[Note, ...] = ()
    got_away: tuple[Note, ...] = ()


def section_of(log: Log, section: Section) -> tuple[Note, ...]:
    """Return the entries of a section."""
    found: tuple[Note, ...] = getattr(log, section)
    return found


def record(log: Log, key: str, section: Section = "notes", n: int | None = None) -> Log:
    """Write a phrase down, among the notes unless another section is named (AHC-123). A phrase that
    stands there already is not written twice.
    """
    others = tuple(e for e in section_of(log, section) if e.key != key)
    return msgspec.structs.replace(log, **{section: (*others, Note(key, n))})


def cross_out(log: Log, key: str) -> Log:
    """Cross out a note that no longer holds."""
    notes = (msgspec.structs.replace(e, crossed=True) if e.key == key else e for e in log.notes)
    return msgspec.structs.replace(log, notes=tuple(notes))


def says(log: Log, key: str, section: Section = "notes") -> bool:
    """Whether exactly this phrase stands in a section and is not crossed out (AHC-124)."""
    return any(e.key == key and not e.crossed for e in section_of(log, section))


def number(log: Log, key: str) -> int | None:
    """Return the number that a note tells (AHC-125)."""
    return next((e.n for e in log.notes if e.key == key and not e.crossed), None)
