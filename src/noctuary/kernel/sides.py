"""Who wins with whom, as a game declares it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .position import Position


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

    def of(self, position: Position) -> tuple[int, ...]:
        """The side of each seat, as things stand."""
        seats = len(position.score)
        found = self.known(seats)
        if found is not None:
            return found
        told = position.fields()[str(self.where)]
        if self.kind == "against":
            one = told[0] if isinstance(told, list) else told
            return tuple(int(p != one) for p in range(seats))
        return tuple(told[:seats])


RIVALS = Sides("rivals")
"""All against all."""
TOGETHER = Sides("together")
"""All together."""
PARTING = Sides("together", parting=True)
"""All together, until the end tells who had a goal of his own, or did not live to see it."""


def one_against(where: int | str) -> Sides:
    """One seat against the rest: always the same, or the one that a field of the state names."""
    return Sides("against", where)


def changing(field: str) -> Sides:
    """Sides that form and change while the game is played: a field with the side of each seat."""
    return Sides("changing", field)
