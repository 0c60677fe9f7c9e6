"""Mansions of Madness, second edition: how fast it is played, and how often bots win it.

`python bench/mansions2.py --speed` measures native against frames, copies, beginnings, and how long
a scenario takes from its file to the first question. `--games 100 --bots random heuristic
ismcts:100` seats the same bot everywhere; the same seeds give the same table (but for the seconds).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import resources
from math import sqrt
from statistics import fmean, median
from time import perf_counter
from typing import Any

from company import play_out, watched
from rates import ROUNDS, medians, searches
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.bots import SeatKnowledge
from noctuary.games.mansions2.scenario import SCENARIOS, compiled_text
from noctuary.games.mansions2.scenario.box import PACKAGE, base

ALONE = [["yorick"]]
"""Options of a single investigator; one person usually plays two."""


def playouts(backend: str, scenario: str, policy: str) -> Callable[[int], int]:
    """Return a unit of work: games of three, played inside the backend."""
    root = noctuary.load("mansions2", backend).new(3, 1, {"scenario": scenario})
    return lambda k: root.clone().playout(k, policy)


def thinking(scenario: str) -> Callable[[int], int]:
    """Return a unit of work: iterations of the search bot at the first turn."""
    state = noctuary.load("mansions2").new(3, 1, {"scenario": scenario})
    while state.decision is not None and state.decision.prompt != "turn":
        state.apply(state.legal()[0])
    return searches(SeatKnowledge(state, state.seat), 200)


def from_file(scenario: str) -> float:
    """Return the milliseconds from the text of a scenario to its first decision."""
    file = resources.files(PACKAGE).joinpath("scenarios", scenario, "scenario.yaml")
    text, game = file.read_text("utf-8"), noctuary.load("mansions2")
    found = []
    for _ in range(ROUNDS):
        began = perf_counter()
        made = compiled_text(scenario, text)
        game.new(3, 1, {"scenario": scenario}, books=made.tables)
        found.append(1000 * (perf_counter() - began))
    return median(found)


def speed_table(seconds: float) -> Table:
    """Return a table of all speeds."""
    base()
    table = Table("three seats, one core", *SCENARIOS)
    rows: dict[str, list[str]] = {}
    for scenario in SCENARIOS:
        m = medians(
            {b: playouts(b, scenario, "random") for b in ("native", "frames")}
            | {"sense": playouts("native", scenario, "evaluation"), "search": thinking(scenario)},
            seconds,
        )
        state = noctuary.load("mansions2").new(3, 1, {"scenario": scenario})
        fresh: Callable[[int], int] = lambda k, s=scenario: (  # noqa: E731
            noctuary.load("mansions2").new(3, k, {"scenario": s}) and 1
        )
        calls = medians({"clone": lambda _, s=state: s.clone() and 1, "new": fresh}, seconds / 2)
        for name, value in (
            ("random choices/s, native", f"{m['native']:,.0f}"),
            ("the same, frames", f"{m['frames']:,.0f}"),
            ("native / frames", f"{m['native'] / m['frames']:.0f}"),
            ("choices/s by sense", f"{m['sense']:,.0f}"),
            ("search, iterations/s", f"{m['search']:,.0f}"),
            ("clone, µs", f"{1e6 / calls['clone']:.2f}"),
            ("new(), ms", f"{1e3 / calls['new']:.2f}"),
            ("from file to playable, ms", f"{from_file(scenario):.0f}"),
        ):
            rows.setdefault(name, []).append(value)
    for name, values in rows.items():
        table.add_row(name, *values)
    return table


@dataclass(frozen=True)
class Setting:
    """What is played: bot, scenario and number of investigators."""

    bot: str
    scenario: str
    investigators: int

    @property
    def options(self) -> dict[str, Any]:
        """The table options; one person plays one or two investigators."""
        return {"scenario": self.scenario} | ({"party": ALONE} if self.investigators == 1 else {})

    @property
    def seats(self) -> int:
        """The number of seats: one person plays two investigators."""
        return 1 if self.investigators < 3 else self.investigators


def play(setting: Setting, seed: int) -> tuple[bool, int, int, float]:
    """Play a game; return whether it was won, rounds, choices and seconds."""
    position, seconds = play_out(
        "mansions2", setting.bot, setting.seats, seed, dict(setting.options)
    )
    fields = position.fields()
    return fields["ending"] == 2, fields["round"], position.choice_count, seconds


def row(setting: Setting, played: Sequence[tuple[bool, int, int, float]]) -> list[str]:
    """Return a line of the table."""
    wins = fmean(won for won, *_ in played)
    return [
        setting.scenario,
        str(setting.investigators),
        str(len(played)),
        f"{100 * wins:.0f}",
        f"{100 * sqrt(wins * (1 - wins) / len(played)):.0f}",
        f"{fmean(rounds for _, rounds, _, _ in played):.1f}",
        f"{fmean(choices for _, _, choices, _ in played):.0f}",
        f"{fmean(seconds for *_, seconds in played):.2f}",
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speed", action="store_true", help="measure speed instead")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a measurement lasts")
    parser.add_argument("--games", type=int, default=100, help="games of each cell")
    parser.add_argument("--bots", nargs="+", default=["random", "heuristic"])
    parser.add_argument("--seeds", type=int, default=0, help="the first seed")
    parser.add_argument("--scenarios", nargs="+", choices=SCENARIOS, default=list(SCENARIOS))
    parser.add_argument("--investigators", nargs="+", type=int, default=[1, 2, 3, 4, 5])
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    console = Console(width=110)
    if given.speed:
        console.print(speed_table(given.seconds))
        return
    seeds = range(given.seeds, given.seeds + given.games)
    noctuary.load("mansions2")
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            table = Table(bot, "investigators", "games", "win %", "+-", "rounds", "choices", "s")
            for scenario in given.scenarios:
                for n in given.investigators:
                    setting = Setting(bot, scenario, n)
                    games = pool.map(partial(play, setting), seeds)
                    played = watched(games, f"{bot} {scenario} {n}", lambda g: g[0])
                    table.add_row(*row(setting, played))
            console.print(table)


if __name__ == "__main__":
    main()
