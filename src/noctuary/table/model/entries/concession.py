"""A side gives the game up."""

from __future__ import annotations

from .entry import Entry


class Conceded(Entry, tag="conceded", frozen=True):
    """A seat conceded for its whole side. Bots take over where persons of other sides play on."""

    changes_game = True

    seat: int
