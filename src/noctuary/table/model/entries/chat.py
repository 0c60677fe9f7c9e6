"""Chat, and places pinned for others."""

from __future__ import annotations

from .entry import Entry


class Said(Entry, tag="said", frozen=True):
    """Somebody said something; the seat of a spectator is -1."""

    is_private = True

    seat: int
    name: str
    text: str


class Pinned(Entry, tag="pinned", frozen=True):
    """A seat pinned a place for the others, or removed its pin."""

    is_private = True

    seat: int
    place: str
    on: bool
