"""What a game's evaluation wins by itself, and where a search thinks otherwise.

`python bench/evaluation.py arkham` plays thousands of games within the compiled rules, where all
win together, in a few seconds: a change of a weight is seen at once. `--astray 5` has a search play
five games of each setting (`--bot ismcts:1500`) and prints where it left what the evaluation likes
best, how often, and what it expects to gain by that, with the dearest examples: what to mend next.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from game_settings import games_together, load_game_settings
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.bots import Ismcts, SeatKnowledge, make_bot
from noctuary.kernel import Position

BEGINNINGS = 200
"""Shuffles and first hands; the rest of a game is drawn anew from each."""
LONGEST = 5000
WORST = 3


@dataclass(frozen=True)
class Stray:
    """A choice of a search that the evaluation would not have made."""

    liked: str
    taken: str
    gain: float
    """What the search expects of its choice, minus that of the other: shares of a win."""
    where: str


def beginnings(game: str, seats: int, options: dict[str, Any], first: int) -> list[Position]:
    """Return positions at the first decision."""
    loaded = noctuary.load(game)
    return [loaded.new(seats=seats, seed=first + n, options=options) for n in range(BEGINNINGS)]


def results(begun: list[Position], games: int, first: int) -> list[int]:
    """Return how games played by the evaluation end, in thousandths."""
    found = []
    for n in range(games):
        world = begun[n % len(begun)].sample(0, first + n)
        world.playout(first + n, "evaluation", LONGEST)
        assert world.over, f"a game by the evaluation does not end: {first + n}"
        found.append(world.result[0])
    return found


def strays(position: Position, bot: Ismcts) -> Iterator[Stray]:
    """Yield where a search leaves the evaluation in a game that it plays to the end."""
    game = position.game
    while not position.over:
        knowledge = SeatKnowledge(position)
        search = bot.search(knowledge)
        taken, liked = (
            search.best(),
            max(zip(position.legal(), position.action_scores(), strict=True), key=lambda x: x[1])[
                0
            ],
        )
        if taken != liked and all(search.root.children[c].visits for c in (taken, liked)):
            best, usual = (search.root.children[c] for c in (taken, liked))
            gain = best.reward / best.visits - usual.reward / usual.visits
            where = f"{bot.seed}, choice {position.choice_count}"
            yield Stray(game.action_id(liked), game.action_id(taken), gain, where)
        position.apply(taken)


def kind(action: str) -> str:
    """Return the name of an action, without its values."""
    return action.partition("/")[0]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games_together())
    parser.add_argument("--games", type=int, default=4000, help="games of each setting")
    parser.add_argument("--seeds", type=int, default=0, help="the first seed")
    parser.add_argument("--astray", type=int, default=0, help="games of a search instead")
    parser.add_argument("--bot", default="ismcts:1500", help="the search that strays")
    given = parser.parse_args()
    console, loaded = Console(width=110), noctuary.load(given.game)
    if not given.astray:
        table = Table("setting", "games", "result", "+-", title=f"{given.game}, in thousandths")
        for setting in load_game_settings(given.game).setting:
            begun = beginnings(given.game, setting.seats, setting.options, given.seeds)
            ends = results(begun, given.games, given.seeds)
            error = pstdev(ends) / sqrt(len(ends))
            name = " ".join(str(x) for x in setting.options.values())
            table.add_row(name, str(len(ends)), f"{fmean(ends):.1f}", f"{error:.1f}")
        console.print(table)
        return
    found: dict[tuple[str, str], list[Stray]] = defaultdict(list)
    for setting in load_game_settings(given.game).setting:
        for seed in range(given.seeds, given.seeds + given.astray):
            position = loaded.new(seats=setting.seats, seed=seed, options=setting.options)
            bot = make_bot(given.bot, seed)
            assert isinstance(bot, Ismcts), "only a search strays"
            for stray in strays(position, bot):
                found[kind(stray.liked), kind(stray.taken)].append(stray)
    table = Table("evaluation", "search", "times", "gain", "dearest")
    for (liked, taken), cases in sorted(found.items(), key=lambda x: -sum(s.gain for s in x[1])):
        worst = sorted(cases, key=lambda s: -s.gain)[:WORST]
        told = "\n".join(f"{s.gain:.3f} {s.liked} -> {s.taken} ({s.where})" for s in worst)
        table.add_row(liked, taken, str(len(cases)), f"{sum(s.gain for s in cases):.2f}", told)
    console.print(table)


if __name__ == "__main__":
    main()
