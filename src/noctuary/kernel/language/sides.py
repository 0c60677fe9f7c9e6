"""Who wins with whom, as a game declares it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Sides:
    """A side for each seat: seats of one side win and lose together, and have the same result,
    unless the end may part them.
    """

    kind: Literal["rivals", "together", "against", "changing"]
    where: int | str = ""
    """The seat that is alone; or the field that tells it, or that tells every side."""
    parting: bool = False
    """Whether the end may part somebody from his side: a goal of his own, an elimination."""

    def known(self, seats: int) -> tuple[int, ...] | None:
        """The side of each seat; None where only the state tells it."""
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
"""All together, until the end tells who had a goal of his own, or did not live to see it."""


def one_versus_all(where: int | str) -> Sides:
    """One seat against the rest: always the same, or the one that a field of the state names."""
    return Sides("against", where)


def changing_sides(field: str) -> Sides:
    """Sides that form and change while the game is played: a field with the side of each seat."""
    return Sides("changing", field)
