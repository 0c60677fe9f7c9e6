"""Mansions of Madness, first edition: how fast it is played, and how often the Keeper wins.

`python bench/mansions1.py --speed` measures native against frames, copies and beginnings.
`--games 200` has bots play each Objective with one to four investigators, held by one seat;
`--keeper ismcts:100 --others heuristic` sets other bots against each other. The same seeds give the
same table.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from company import bot_of, play_on, watched
from rates import medians
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.games.mansions1.components import OBJECTIVES
from noctuary.games.mansions1.stories import STORIES


def playouts(backend: str, seats: int, policy: str = "random") -> Callable[[int], int]:
    """Return a unit of work: games played inside the backend."""
    root = noctuary.load("mansions1", backend).new(seats, 1)
    return lambda k: root.clone().playout(k, policy)


def speed(console: Console, seconds: float) -> None:
    """Print choices a second, and what copies and beginnings cost."""
    game = noctuary.load("mansions1")
    root = game.new(4, 1)
    works: dict[str, Callable[[int], int]] = {
        "random choices, native, 2 seats": playouts("native", 2),
        "random choices, native, 5 seats": playouts("native", 5),
        "random choices, frames, 5 seats": playouts("frames", 5),
        "choices by sense, native, 4 seats": playouts("native", 4, "evaluation"),
        "clones": lambda k: bool(root.clone()) + 0,
        "beginnings": lambda k: bool(game.new(4, k)) + 0,
    }
    table = Table("", "a second")
    for name, found in medians(works, seconds).items():
        table.add_row(name, f"{found:,.0f}")
    console.print(table)


def play(
    keeper: str, others: str, story: str, team: int, objective: int, seed: int
) -> tuple[int, ...]:
    """Play a game; the Keeper's first answer is given, the others are the bot's."""
    options = {"investigators": team, "story": story}
    state = noctuary.load("mansions1").new(2, seed, options)
    bots = [bot_of(keeper, seed), bot_of(others, seed + 1)]
    state.apply(state.legal()[objective])
    play_on(state, bots)
    return state.result


def matches(console: Console, asked: argparse.Namespace) -> None:
    """Print the wins of Keeper and investigators, in percent."""
    table = Table("investigators", *(f"objective {k + 1}" for k in range(OBJECTIVES)))
    seeds = range(asked.seeds, asked.seeds + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for team in asked.teams:
            row = []
            for objective in range(OBJECTIVES):
                work = partial(play, asked.keeper, asked.others, asked.story, team, objective)
                name = f"{team} investigators, objective {objective + 1}, Keeper"
                games = pool.map(work, seeds, chunksize=4)
                results = watched(games, name, lambda r: r[0] / 1000)
                wins = [sum(r[p] for r in results) / (10 * len(results)) for p in range(2)]
                row.append(f"{wins[0]:.0f} / {wins[1]:.0f}")
            table.add_row(str(team), *row)
    console.print(table)


def main() -> None:
    """Measure what the command line asks for."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--speed", action="store_true")
    asks.add_argument("--seconds", type=float, default=1.0)
    asks.add_argument("--games", type=int, default=0)
    asks.add_argument("--keeper", default="heuristic")
    asks.add_argument("--others", default="heuristic")
    asks.add_argument("--story", choices=STORIES, default=STORIES[0])
    asks.add_argument("--teams", type=int, nargs="*", default=[1, 2, 3, 4])
    asks.add_argument("--seeds", type=int, default=5000)
    asks.add_argument("--jobs", type=int, default=2)
    asked = asks.parse_args()
    console = Console()
    if asked.speed:
        speed(console, asked.seconds)
    if asked.games:
        matches(console, asked)


if __name__ == "__main__":
    main()
