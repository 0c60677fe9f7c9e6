"""Choices, and choices that were taken back."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from .entry import Entry


class Chosen(Entry, tag="chosen", frozen=True):
    """A seat answered the decision."""

    changes_game = True
    is_private = True

    seat: int
    choice: str
    chance: list[int] | None = None
    """The outcomes of chance; None in entries of programs that did not record them."""
    outcome_counts: list[int] | UnsetType = field(name="of", default=UNSET)
    """How many outcomes each could have had, where a chance key gave them."""


class Undone(Entry, tag="undone", frozen=True):
    """Choices were taken back, or a concession was; their entries stay."""

    changes_game = True

    seat: int
    to: int
    """How many choices stand."""
