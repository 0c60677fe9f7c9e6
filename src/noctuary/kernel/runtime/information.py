"""What a choice tells a seat: whether it could have come out otherwise as far as that seat knew."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import BadState, IllegalChoice
from .observation import GameEvent
from .position import Position

QUICK_SAMPLES = 16
THOROUGH_SAMPLES = 128
"""Worlds that are tried: what comes out otherwise in fewer than one of so many was nearly known."""


def reveals_information(
    before: Position,
    choice: str,
    after: Position,
    events: Sequence[GameEvent],
    seat: int,
    worlds: int = THOROUGH_SAMPLES,
) -> bool:
    """Whether a choice, made before and seen after, told a seat something it did not know.

    The choice is made again in worlds drawn from what the seat knew. Where it looks the same to the
    seat in all of them, nothing was learned: whoever takes it back has gained nothing.
    """
    seen = _SeatView(after, events, seat)
    tried = 0
    for seed in range(1, worlds + 1):
        world = before.sample(seat, seed)
        try:
            step = world.step(choice)
        except IllegalChoice:  # the seat saw that it was on offer: this world is not possible
            continue
        tried += 1
        if not seen.same(_SeatView(world, step.events, seat)):
            return True
    return not tried


class _SeatView:
    """A position as a seat sees it, and what it saw happen.

    A sample is a function of what a seat knows: equal samples, equal knowledge.
    """

    def __init__(self, position: Position, events: Sequence[GameEvent], seat: int) -> None:
        self.events = [told.redact(seat) for told in events]
        try:
            self.sample: Position | None = position.sample(seat, 0)
        except BadState:
            self.sample = None

    def same(self, other: _SeatView) -> bool:
        """Whether the seat cannot tell one from the other."""
        if self.sample is None or other.sample is None or self.events != other.events:
            return False
        # Equal bytes are quickly found; others may still differ only in what no rule reads.
        same_bytes = self.sample._body() == other.sample._body()
        return same_bytes or self.sample.hash() == other.sample.hash()
