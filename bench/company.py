"""Bots at a table of a bench, and how its games stand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from time import perf_counter, thread_time
from typing import Any, TypeVar

import noctuary
from noctuary.bots import Bot, Ismcts, SeatKnowledge, ismcts, make_bot
from noctuary.kernel import Position

ismcts.TIME_SLICE = 0.004  # short budgets are met closely

Played = TypeVar("Played")


class Sparing(Ismcts):
    """A search whose time is that of its processor, so that a busy machine changes little."""

    clock = staticmethod(thread_time)


def bot_of(spec: str, seed: int) -> Bot:
    """Return the bot of a spec; a time is one of the processor."""
    bot = make_bot(spec, seed)
    return Sparing(seed, seconds=bot.seconds) if isinstance(bot, Ismcts) and bot.seconds else bot


def play_out(
    game: str, bot: str, seats: int, seed: int, options: dict[str, Any]
) -> tuple[Position, float]:
    """Play a game to its end, each bot with its own stream; return it and the seconds it took."""
    position = noctuary.load(game).new(seats=seats, seed=seed, options=options)
    bots = [bot_of(bot, 8 * seed + p) for p in range(seats)]
    began = perf_counter()
    play_on(position, bots)
    return position, perf_counter() - began


def play_on(position: Position, bots: Sequence[Bot]) -> None:
    """Play a game to its end, with a bot for each seat."""
    while not position.over:
        position.apply(bots[position.seat].choose(SeatKnowledge(position, position.seat)))


def watched(games: Iterable[Played], name: str, mark: Callable[[Played], float]) -> list[Played]:
    """Yield games as they end, and print how they stand to the standard error."""
    found: list[Played] = []
    for game in games:
        found.append(game)
        mean = fmean(mark(one) for one in found)
        print(f"{name}: {len(found)} games, {mean:.2f} on average", file=sys.stderr, flush=True)
    return found
