"""How often bots win Lakeview: by Monster and number of players, with rounds and seconds a game.

`python bench/lakeview.py --games 50 --bots random heuristic ismcts:100` seats the same bot
everywhere, as Kids and as the Lost Kid; the same seeds give the same table (but for the seconds).
`--causes` says instead what brought Calamity in games by sense, and `--playouts 25` how long such a
game takes, and as much of it as a search looks ahead: the quickest of so many rounds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean
from time import perf_counter

from company import play_out, watched
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.components import MONSTERS


@dataclass(frozen=True)
class Setting:
    """What is played: bot, Monster and number of seats."""

    bot: str
    monster: str
    seats: int
    calamity: int
    """Spaces more, or fewer, than the track has."""


@dataclass(frozen=True)
class Played:
    """The outcome of a game."""

    won: bool
    objectives: int
    found: bool
    calamity: int
    rounds: int
    choices: int
    seconds: float


def play(setting: Setting, seed: int) -> Played:
    """Play a game; every seat has the same bot with its own stream."""
    options = {"monster": setting.monster, "calamity": setting.calamity}
    position, seconds = play_out("lakeview", setting.bot, setting.seats, seed, options)
    fields = position.fields()
    return Played(
        won=position.result[0] > 0,
        objectives=sum(fields["done"]),
        found=fields["found"] > 0,
        calamity=fields["calamity"],
        rounds=fields["round"],
        choices=position.choice_count,
        seconds=seconds,
    )


def row(setting: Setting, played: Sequence[Played]) -> list[str]:
    """Return a line of the table."""
    wins = fmean(g.won for g in played)
    return [
        setting.monster,
        str(setting.seats),
        str(len(played)),
        f"{100 * wins:.0f}",
        f"{100 * sqrt(wins * (1 - wins) / len(played)):.0f}",
        f"{100 * fmean(g.found for g in played):.0f}",
        f"{fmean(g.objectives for g in played):.1f}",
        f"{fmean(g.calamity for g in played):.1f}",
        f"{fmean(g.rounds for g in played):.1f}",
        f"{fmean(g.choices for g in played):.0f}",
        f"{fmean(g.seconds for g in played):.2f}",
    ]


def causes(monster: str, seats: int, seed: int) -> Counter[str]:
    """Play a game by the evaluation; count the events before each advance of Calamity."""
    game = noctuary.load("lakeview")
    position, _ = game.begin(seats=seats, seed=seed, options={"monster": monster})
    found: Counter[str] = Counter()
    before = ""
    while not position.over:
        scales = zip(position.action_scores(), position.legal(), strict=True)
        code = max(scales, key=lambda scale: scale[0])[1]
        for event in position.step(game.action_id(code)).events:
            if event.name == "calamity_advanced":
                found[before] += 1
            before = event.name
    return found


def cause_table(given: argparse.Namespace) -> Table:
    """Return the percentages of advances of Calamity, by their cause."""
    table = Table("Calamity by", "seats", "a game", "percent")
    for monster in given.monsters:
        for seats in given.seats:
            found: Counter[str] = Counter()
            for seed in range(given.seeds, given.seeds + given.games):
                found += causes(monster, seats, seed)
            total = found.total()
            shares = ", ".join(f"{c} {100 * n / total:.0f}" for c, n in found.most_common())
            table.add_row(monster, str(seats), f"{total / given.games:.1f}", shares)
    return table


PLAYOUTS = 100


def playout_ms(limit: int, rounds: int) -> float:
    """Return the milliseconds of playouts for three, with the easiest and the hardest Monster."""
    game = noctuary.load("lakeview")
    starts = [
        game.new(seats=3, seed=k, options={"monster": (MONSTERS[0], MONSTERS[-1])[k % 2]})
        for k in range(PLAYOUTS)
    ]
    best = float("inf")
    for _ in range(rounds):
        copies = [position.clone() for position in starts]
        began = perf_counter()
        for seed, position in enumerate(copies):
            position.playout(seed, "evaluation", limit)
        best = min(best, perf_counter() - began)
    return 1000 * best / PLAYOUTS


def playout_table(rounds: int) -> Table:
    """Return a table of whole games, and of the playouts of a search."""
    assert GAME.evaluation is not None
    table = Table("a playout by sense", "ms")
    table.add_row("the whole game", f"{playout_ms(0, rounds):.2f}")
    table.add_row(
        f"{GAME.evaluation.search_depth} choices",
        f"{playout_ms(GAME.evaluation.search_depth, rounds):.2f}",
    )
    return table


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each Monster and number")
    parser.add_argument("--bots", nargs="+", default=["random", "heuristic", "ismcts:100"])
    parser.add_argument("--seeds", type=int, default=0, help="the first seed")
    parser.add_argument("--monsters", nargs="+", choices=MONSTERS, default=list(MONSTERS))
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--calamity", type=int, default=0, help="spaces more on the track")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--causes", action="store_true", help="what brings Calamity")
    parser.add_argument("--playouts", type=int, default=0, help="rounds to time playouts in")
    given = parser.parse_args()
    console = Console(width=110)
    if given.causes or given.playouts:
        console.print(cause_table(given) if given.causes else playout_table(given.playouts))
        return
    head = ["seats", "games", "win %", "+-", "found %", "objectives", "calamity", "rounds"]
    seeds = range(given.seeds, given.seeds + given.games)
    noctuary.load("lakeview")
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            table = Table(bot, *head, "choices", "s", title=f"calamity {given.calamity:+}")
            for monster in given.monsters:
                for seats in given.seats:
                    setting = Setting(bot, monster, seats, given.calamity)
                    games = pool.map(partial(play, setting), seeds)
                    played = watched(games, f"{bot} {monster} {seats}", lambda g: g.won)
                    table.add_row(*row(setting, played))
            console.print(table)


if __name__ == "__main__":
    main()
