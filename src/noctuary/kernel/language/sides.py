"""Sides: who wins with whom, as a game declares it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Sides:
    """A side for each seat.

    Seats of one side win and lose together and have the same result, unless the end may part them.
    """

    kind: Literal["rivals", "together", "against", "changing"]
    where: int | str = ""
    """The seat that is alone; or the name of the field that holds it, or that holds every side."""
    parting: bool = False
    """Whether the end may part a seat from its side: by a goal of its own, or an elimination."""

    def known(self, seats: int) -> tuple[int, ...] | None:
        """Return the side of each seat; None where only the state holds it."""
        if self.kind == "together" or seats == 1:
            return (0,) * seats
        if self.kind == "rivals":
            return tuple(range(seats))
        if isinstance(self.where, int):
            return tuple(int(p != self.where) for p in range(seats))
        return None


COMPETITIVE = Sides("rivals")
"""All against all."""
COOPERATIVE = Sides("together")
"""All together."""
SEMI_COOPERATIVE = Sides("together", parting=True)
"""All together, until the end shows who had a goal of their own, or did not survive."""


def one_versus_all(where: int | str) -> Sides:
    """Declare one seat against the rest: a fixed one, or the one in a field of the state."""
    return Sides("against", where)


def changing_sides(field: str) -> Sides:
    """Declare sides that change during play: a field holds the side of each seat."""
    return Sides("changing", field)
