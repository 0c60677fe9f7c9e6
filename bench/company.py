"""Games in which every seat has the same bot."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import noctuary
from noctuary.bots import Knowledge, make_bot
from noctuary.kernel import Position


def play_out(
    game: str, bot: str, seats: int, seed: int, options: dict[str, Any]
) -> tuple[Position, float]:
    """One game to its end, every bot with a stream of its own, and the seconds it took."""
    position = noctuary.load(game).new(seats=seats, seed=seed, options=options)
    bots = [make_bot(bot, 8 * seed + p) for p in range(seats)]
    began = perf_counter()
    while not position.over:
        position.apply(bots[position.seat].choose(Knowledge(position)))
    return position, perf_counter() - began
