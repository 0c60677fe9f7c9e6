"""Votes on an undo or a concession."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ... import protocol as wire
from .entry import Entry


class Asked(Entry, tag="asked", frozen=True):
    """A seat asked the table for an undo, or its side for a concession."""

    seat: int
    to: int
    """How many choices would stand."""
    what: wire.Wanted = "undo"
    whom: list[int] | UnsetType = UNSET
    """The persons who are asked; unset: everybody else."""


class Answered(Entry, tag="answered", frozen=True):
    """A seat agreed to what another asked for, or refused it."""

    seat: int
    yes: bool


class Withdrawn(Entry, tag="withdrawn", frozen=True):
    """A seat withdrew what it had asked for."""

    seat: int
