"""A seat asks the others for something."""

from __future__ import annotations

import msgspec

from ... import protocol as wire
from ..occupants import Place
from ..votes import Request, others
from .entry import Past, Row


class Asked(Row, tag="asked"):
    """A seat asks the table to take back choices, or those of its side to give up."""

    seat: int
    to: int
    """How many choices would stand."""
    what: wire.Wanted = "undo"
    whom: list[int] | msgspec.UnsetType = msgspec.UNSET
    """The persons who are asked, where that is not everybody else."""

    def waits(self, request: Request | None, places: list[Place]) -> Request:
        asked = sorted(others(places, self.seat)) if self.whom is msgspec.UNSET else self.whom
        return Request(self.seat, self.to, asked, self.what)

    def line(self, past: Past, eyes: int) -> wire.Asked:
        return wire.Asked(past.seq, self.at, self.seat, self.to, self.what)
