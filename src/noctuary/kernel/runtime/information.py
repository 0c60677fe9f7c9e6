"""Whether a choice gave a seat information.

It did if it could have turned out differently in a position that the seat held possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import BadState, IllegalChoice
from .observation import GameEvent
from .position import Position

QUICK_SAMPLES = 16
THOROUGH_SAMPLES = 128
"""Samples that are tried. What turns out differently in fewer than one of them was nearly known."""


def reveals_information(
    before: Position,
    choice: str,
    after: Position,
    events: Sequence[GameEvent],
    seat: int,
    worlds: int = THOROUGH_SAMPLES,
) -> bool:
    """Return whether a choice gave a seat information that it did not have.

    The choice is made again in samples drawn from what the seat knew. If all of them look the same
    to the seat afterwards, it learned nothing, and an undo gives it no advantage.
    """
    seen = _SeatView(after, events, seat)
    tried = 0
    for seed in range(1, worlds + 1):
        world = before.sample(seat, seed)
        try:
            step = world.step(choice)
        except IllegalChoice:  # on offer in truth, so this sample is not possible
            continue
        tried += 1
        if not seen.same(_SeatView(world, step.events, seat)):
            return True
    return not tried


class _SeatView:
    """A position and its last events, as a seat sees them.

    A sample is a function of knowledge, so equal samples mean equal knowledge.
    """

    def __init__(self, position: Position, events: Sequence[GameEvent], seat: int) -> None:
        self.events = [told.redact(seat) for told in events]
        try:
            self.sample: Position | None = position.sample(seat, 0)
        except BadState:
            self.sample = None

    def same(self, other: _SeatView) -> bool:
        """Return whether the seat cannot tell one from the other."""
        if self.sample is None or other.sample is None or self.events != other.events:
            return False
        # Comparing bytes is fast, but they may differ only in what no rule reads.
        same_bytes = self.sample._body() == other.sample._body()
        return same_bytes or self.sample.hash() == other.sample.hash()
