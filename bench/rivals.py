"""Bots of different strength at one table: `python bench/rivals.py gates ismcts:1s heuristic`.

Each bot has every seat equally often: games go in rounds, one for each shift of the seats, and all
games of a round begin alike. Where one is against the rest, two bots play either side. A time is
one of the processor. Prints how often each bot won, where a tie is a part of a win, and what the
error of that is; `--games 12` is rounded up to whole rounds.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, pstdev

from company import bot_of, play_on
from game_settings import games_of_rivals, load_game_settings
from rich.console import Console
from rich.table import Table

import noctuary


def play(game: str, specs: tuple[str, ...], first: int, n: int) -> list[float]:
    """Return the share of a win of each bot in game number `n`, in the order of the bots."""
    seats = len(specs)
    turn, shift = divmod(n, seats)
    settings = load_game_settings(game).setting
    position = noctuary.load(game).new(
        seats=seats, seed=first + turn, options=settings[turn % len(settings)].options
    )
    bots = [bot_of(specs[(p + shift) % seats], 8 * (first + n) + p) for p in range(seats)]
    play_on(position, bots)
    return [position.result[(k - shift) % seats] / 1000 for k in range(seats)]


def main() -> None:
    """Play and print, after every game how it stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games_of_rivals())
    parser.add_argument("bots", nargs="+", help="a bot for each seat")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seeds", type=int, default=600_000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    specs = tuple(given.bots)
    games = -(-given.games // len(specs)) * len(specs)
    console, errors = Console(width=110), Console(stderr=True)
    shares: list[list[float]] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for won in pool.map(partial(play, given.game, specs, given.seeds), range(games)):
            shares.append(won)
            stand = ", ".join(
                f"{s} {sum(x):g}" for s, x in zip(specs, zip(*shares, strict=True), strict=True)
            )
            errors.print(f"{len(shares)} of {games}: {stand}")
    table = Table("bot", "games", "won", "%", "+-", title=f"{given.game}, {len(specs)} seats")
    for spec, own in zip(specs, zip(*shares, strict=True), strict=True):
        error = 100 * pstdev(own) / sqrt(games)
        table.add_row(spec, str(games), f"{sum(own):g}", f"{100 * fmean(own):.0f}", f"{error:.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
