"""The weights of the evaluation: a good end is 1000."""

from __future__ import annotations

WIN = 1000
NEVER = -20_000
URGENT = 5000
FAR_OFF = 9000
"""Tenths of an action: what cannot be brought about."""

MOST_DICE, MOST_NEED = 8, 6


def _pass(share: float, dice: int, need: int) -> float:
    """Return the chance of so many successes with so many dice."""
    if need <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    return share * _pass(share, dice - 1, need - 1) + (1 - share) * _pass(share, dice - 1, need)


PASSES = [
    [round(100 * _pass(0.375, dice, need)) for need in range(MOST_NEED + 1)]
    for dice in range(MOST_DICE + 1)
]
"""By dice and difficulty: percent of tests passed."""
CLEVER = [
    [round(100 * _pass(0.56, dice, need)) for need in range(MOST_NEED + 1)]
    for dice in range(MOST_DICE + 1)
]
"""The same with Clues to spend."""
