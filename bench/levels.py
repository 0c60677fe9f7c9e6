"""What the bots of the lobby win: `python bench/levels.py gates heuristic=100 ismcts:1s=24`.

Prints the `levels.toml` of a game. Where seats are rivals one bot of a kind sits among heuristic
ones, in two seats, at each seat in turn; where one is against the rest it plays either side against
a heuristic one; where all win together they are all of that kind. Settings take turns, too: every
those of the game's `bench.toml`. A time is one of the processor. `--seats 4` fills so many
seats, `--against ismcts:100ms` seats other rivals, and `--ahead 30` has searches look so far.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

from company import bot_of, play_on, watched
from game_settings import has_won, load_game_settings

import noctuary
from noctuary.kernel import games

USUAL = "heuristic"


def play(game: str, spec: str, wanted: int, rival: str, n: int) -> bool:
    """Return whether the bot wins its game of this number."""
    settings = load_game_settings(game).setting
    setting = settings[n % len(settings)]
    seats = wanted or setting.seats
    turn = n // len(settings)
    loaded = noctuary.load(game)
    alone = loaded.spec.sides.kind != "together"
    seat = turn % seats if alone else 0
    seed = 500_000 + n // seats if alone else 500_000 + n
    position = loaded.new(seats=seats, seed=seed, options=setting.options)
    bots = [bot_of(rival if alone and p != seat else spec, 8 * seed + p) for p in range(seats)]
    play_on(position, bots)
    return has_won(position, seat)


def set_search_depth(game: str, choices: int) -> None:
    """Let searches look ahead a number of choices, in place of what the game says."""
    spec = noctuary.load(game).spec
    assert spec.evaluation is not None
    spec.evaluation = replace(spec.evaluation, search_depth=choices)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("bots", nargs="+", help="a bot and how many games it plays: heuristic=100")
    parser.add_argument("--seats", type=int, default=0, help="another number of seats")
    parser.add_argument("--against", default=USUAL, help="who has the other seats")
    parser.add_argument("--ahead", type=int, default=0, help="choices of a playout")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    noctuary.load(given.game)
    if given.ahead:
        set_search_depth(given.game, given.ahead)
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            spec, _, count = bot.rpartition("=")
            one = partial(play, given.game, spec, given.seats, given.against)
            wins = sum(watched(pool.map(one, range(int(count))), f"{given.game} {spec}", float))
            print(f'[[level]]\nbot = "{spec}"\nwon = {wins}\ngames = {count}\n', flush=True)


if __name__ == "__main__":
    main()
