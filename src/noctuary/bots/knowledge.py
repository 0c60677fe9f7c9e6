"""What a bot is given in place of the game: one seat's knowledge, and worlds drawn from it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from noctuary.kernel import Decision, LoadedGame, NoctuaryError, Observation, Position


class NotAsked(NoctuaryError):
    """Knowledge wanted for a seat that has nothing to choose now."""


class SeatKnowledge:
    """All that a seat knows when it is asked, and nothing else.

    The true position is read once, here, and not kept: what is kept is a world drawn from the
    seat's knowledge. Worlds drawn from that one are those drawn from the truth, since drawing
    depends on knowledge and seed alone.
    """

    def __init__(self, position: Position, seat: int | None = None) -> None:
        seat = position.seat if seat is None else seat
        if position.over or (seat != position.seat and not is_asked_together(position, seat)):
            raise NotAsked(f"seat {seat} is not asked anything now")
        self.seat = seat
        self.seats = len(position.score)
        self.number = position.choice_count
        """How many choices were made in the game so far."""
        self.__world = position.sample(seat, 0)
        self.legal: list[int] = [o.code for o in self.__world.options(seat)]
        """The codes of all actions on offer to the seat, in an order that tells nothing hidden."""

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
        """The question that waits for the seat."""
        decision = self.observation.decision
        assert decision is not None
        return decision

    def sample(self, seed: int) -> Position:
        """A world the seat holds possible; others who are asked before it answer at random."""
        world = self.__world.sample(self.seat, seed)
        while world.seat != self.seat:
            world.playout(seed, "random", 1)
        return world

    def tree(self, *how: Any) -> Any:
        """A search compiled with the rules, over the same worlds; None where there is none."""
        search = getattr(self.__world, "search", None)
        return search and search(self.seat, *how)


def is_asked_together(position: Position, seat: int) -> bool:
    """Whether a seat is asked together with the one whose turn it is to answer."""
    return any(d.seat == seat for d in position.decisions())
