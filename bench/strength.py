"""How strong the bots are in Gates, how fast they think, and what their games say about the game.

`python bench/strength.py` plays for some minutes; `--slow 20` adds games at one second per choice.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from rich.console import Console

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.bots.ismcts import Search
from noctuary.lab import Batch, play_batch, tables


def thinking_speed(backend: str, iterations: int) -> float:
    """Return iterations of a search per second, in the middle of a game for two."""
    position = noctuary.load("gates", backend).new(seats=2, seed=3)
    bot = make_bot("heuristic")
    while position.choice_count < 60 or len(position.legal()) < 3:
        position.apply(bot.choose(SeatKnowledge(position)))
    search = Search(SeatKnowledge(position), seed=1)
    search.run(10, 0)
    began = perf_counter()
    search.run(iterations, 0)
    return iterations / (perf_counter() - began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--slow", type=int, default=0, help="games with one second per choice")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    console = Console()
    native, frames = thinking_speed("native", 10_000), thinking_speed("frames", 200)
    console.print(f"ismcts: {native:,.0f} iterations/s on native, {frames:,.0f} on frames")
    console.print(f"native is {native / frames:.0f} times as fast\n")
    batches = [
        (("heuristic", "random"), given.games),
        (("ismcts:100ms", "heuristic"), given.games),
        (("ismcts:1s", "heuristic"), given.slow),
        (("heuristic",) * 2, 2 * given.games),
        (("heuristic",) * 3, 2 * given.games),
        (("heuristic",) * 4, 2 * given.games),
    ]
    for bots, games in batches:
        if games:
            console.rule(f"{' against '.join(bots)}, {games} games")
            for table in tables(play_batch(Batch("gates", bots, games, given.seed), given.jobs)):
                console.print(table)


if __name__ == "__main__":
    main()
