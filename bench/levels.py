"""What the bots of the lobby win: `python bench/levels.py gates heuristic=100 ismcts:1s=24`.

Prints the `levels.toml` of a game. Where seats are rivals one bot of a kind sits among heuristic
ones, in two seats, at each seat in turn; where one is against the rest it plays either side against
a heuristic one; where all win together they are all of that kind. Settings take turns, too: every
Monster, every starter deck, every night. A time is one of the processor. `--seats 4` fills so many
seats, `--against ismcts:100ms` seats other rivals, and `--ahead 30` has searches look so far.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from arkham import EASY
from company import bot_of, play_on, watched

import noctuary
from noctuary.games.lakeview.components import MONSTERS
from noctuary.games.mansions2.scenario import SCENARIOS
from noctuary.kernel import Position

SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "gates": [(2, {})],
    "lakeview": [(3, {"monster": m}) for m in MONSTERS],
    "arkham": [(1, {"investigators": [deck]}) for deck in EASY],
    "mansions1": [(2, {"investigators": n}) for n in (2, 3)],
    "mansions2": [(2, {"scenario": s}) for s in SCENARIOS],
}
"""Seats and options that games of a level are played with, in turn."""
USUAL = "heuristic"
WELL = (1, 2)
"""Resolutions of The Gathering after which the house stands or burns, and the Priest is dead."""


def won(position: Position, seat: int) -> bool:
    """Whether a seat has won, as people would say."""
    if position.game.id == "arkham":
        return position.fields()["ending"] in WELL
    return position.result[seat] > 500


def play(game: str, spec: str, wanted: int, rival: str, n: int) -> bool:
    """Whether the bot wins its game of this number."""
    settings = SETTINGS[game]
    usual, options = settings[n % len(settings)]
    seats = wanted or usual
    turn = n // len(settings)
    loaded = noctuary.load(game)
    alone = loaded.spec.sides.kind != "together"
    seat = turn % seats if alone else 0
    seed = 500_000 + n // seats if alone else 500_000 + n
    position = loaded.new(seats=seats, seed=seed, options=options)
    bots = [bot_of(rival if alone and p != seat else spec, 8 * seed + p) for p in range(seats)]
    play_on(position, bots)
    return won(position, seat)


def look_ahead(game: str, choices: int) -> None:
    """Playouts of a search go so far, in place of what the game says."""
    spec = noctuary.load(game).spec
    assert spec.evaluation is not None
    spec.evaluation = replace(spec.evaluation, search_depth=choices)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("bots", nargs="+", help="a bot and how many games it plays: heuristic=100")
    parser.add_argument("--seats", type=int, default=0, help="another number of seats")
    parser.add_argument("--against", default=USUAL, help="who has the other seats")
    parser.add_argument("--ahead", type=int, default=0, help="choices of a playout")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    noctuary.load(given.game)
    if given.ahead:
        look_ahead(given.game, given.ahead)
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            spec, _, games = bot.rpartition("=")
            one = partial(play, given.game, spec, given.seats, given.against)
            wins = sum(watched(pool.map(one, range(int(games))), f"{given.game} {spec}", float))
            print(f'[[level]]\nbot = "{spec}"\nwon = {wins}\ngames = {games}\n', flush=True)


if __name__ == "__main__":
    main()
