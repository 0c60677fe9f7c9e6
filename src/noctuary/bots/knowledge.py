"""The knowledge that a bot gets instead of the game: one seat's, with samples drawn from it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from noctuary.kernel import Decision, LoadedGame, NoctuaryError, Observation, Position


class NotAsked(NoctuaryError):
    """The error of asking for the knowledge of a seat that has nothing to choose now."""


class SeatKnowledge:
    """All that a seat knows when it is asked, and nothing else.

    The true position is read once, here, and not kept: what is kept is a sample of the seat's
    knowledge. Samples drawn from that one are those drawn from the truth, since drawing depends on
    knowledge and seed alone.
    """

    def __init__(self, position: Position, seat: int | None = None) -> None:
        seat = position.seat if seat is None else seat
        if position.over or (seat != position.seat and not is_asked_together(position, seat)):
            raise NotAsked(f"seat {seat} is not asked anything now")
        self.seat = seat
        self.seats = len(position.score)
        self.number = position.choice_count
        """The number of choices made in the game so far."""
        self.__world = position.sample(seat, 0)
        self.legal: list[int] = [o.code for o in self.__world.options(seat)]
        """The codes of all options of the seat, in an order that reveals nothing hidden."""

    @property
    def game(self) -> LoadedGame:
        """The game that is played."""
        return self.__world.game

    @cached_property
    def observation(self) -> Observation:
        """All that the seat may know, as data."""
        return self.__world.observe(self.seat)

    @property
    def decision(self) -> Decision:
        """The decision that waits for the seat."""
        decision = self.observation.decision
        assert decision is not None
        return decision

    def sample(self, seed: int) -> Position:
        """Return a possible position; others who are asked before the seat answer at random."""
        world = self.__world.sample(self.seat, seed)
        while world.seat != self.seat:
            world.playout(seed, "random", 1)
        return world

    def tree(self, *how: Any) -> Any:
        """Return a search compiled with the rules, over the same samples, if there is one."""
        search = getattr(self.__world, "search", None)
        return search and search(self.seat, *how)


def is_asked_together(position: Position, seat: int) -> bool:
    """Return whether a seat is asked together with the one that answers next."""
    return any(d.seat == seat for d in position.decisions())
