"""How well the bots play Arkham Horror: experience less trauma, endings, seconds a game.

`python bench/arkham.py --games 20 --bots random heuristic ismcts:1000` plays The Gathering with
each investigator alone; the same seeds give the same table (but for the seconds).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, pstdev

from company import play_out, watched
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.games.arkham.components import Difficulty, Scenario

EASY = ("roland-easy", "daisy-easy", "skids-easy", "agnes-easy", "wendy-easy")


@dataclass(frozen=True)
class Setting:
    """What is played: investigators, scenario and bot."""

    bot: str
    decks: tuple[str, ...]
    """The starter decks at the table, one a seat."""
    scenario: str
    difficulty: str


@dataclass(frozen=True)
class Played:
    """The outcome of a game."""

    points: float
    """Experience less trauma, the average of the seats."""
    ending: int
    rounds: int
    choices: int
    seconds: float


def play(setting: Setting, seed: int) -> Played:
    """Play a game; every seat has the same bot with its own stream."""
    options = {
        "investigators": list(setting.decks),
        "scenario": setting.scenario,
        "difficulty": setting.difficulty,
    }
    position, seconds = play_out("arkham", setting.bot, len(setting.decks), seed, options)
    fields = position.fields()
    points = position.result[0] / 100
    return Played(points, fields["ending"], fields["round"], position.choice_count, seconds)


def row(name: str, played: Sequence[Played]) -> list[str]:
    """Return a line of the table."""
    points = [g.points for g in played]
    endings = Counter(g.ending for g in played)
    shares = [f"{100 * endings[r] / len(played):.0f}" for r in range(4)]
    return [
        name,
        str(len(played)),
        f"{fmean(points):.2f}",
        f"{pstdev(points) / sqrt(len(points)):.2f}",
        *shares,
        f"{fmean(g.rounds for g in played):.1f}",
        f"{fmean(g.choices for g in played):.0f}",
        f"{fmean(g.seconds for g in played):.2f}",
    ]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games with each investigator")
    parser.add_argument("--bots", nargs="+", default=["random", "heuristic", "ismcts:1000"])
    parser.add_argument("--seeds", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--investigators",
        nargs="+",
        default=list(EASY),
        help="starter decks, each a game of its own; several joined by + play together",
    )
    parser.add_argument("--scenario", choices=Scenario.names, default="gathering")
    parser.add_argument("--difficulty", choices=Difficulty.names, default="standard")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    console = Console(width=110)
    head = ["games", "points", "+-", "none %", "R1 %", "R2 %", "R3 %", "rounds", "choices", "s"]
    seeds = range(given.seeds, given.seeds + given.games)
    noctuary.load("arkham")
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            table = Table(bot, *head, title=f"{given.scenario}, {given.difficulty}")
            everything: list[Played] = []
            for decks in given.investigators:
                setting = Setting(bot, tuple(decks.split("+")), given.scenario, given.difficulty)
                games = pool.map(partial(play, setting), seeds)
                played = watched(games, f"{bot} {decks}", lambda g: g.points)
                everything += played
                table.add_row(*row(decks, played))
            table.add_row(*row("all", everything), end_section=True)
            console.print(table)


if __name__ == "__main__":
    main()
