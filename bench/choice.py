"""What a choice costs a table: `python bench/choice.py [--profile]`.

Random games of each game, with four seats where it has them, played through `Room.answer` with a
store that keeps nothing: the median processor time of the last third of the choices. First with
nobody to tell, then with a person at each seat. Chance follows from a key, as at any live table; in
turns with it the same is played with a seed, whose stream costs nothing: the last column is what
the key costs. Python looks for garbage as rarely as in a server. `--profile` says where the time
goes.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import pstats
import random
import statistics
import sys
import time
from typing import Any

from noctuary.kernel import games
from noctuary.server.run import GC_THRESHOLDS
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub
from noctuary.table.room.client import Client
from noctuary.table.store.base import Summary
from noctuary.table.store.sqlite.store import SqliteStore
from noctuary.table.workers.bot_service import BotService

SEED = 5
GAMES = 5


class Nowhere(SqliteStore):
    """A store that writes nothing."""

    async def append(self, summary: Summary, rows: list[Any]) -> None:
        pass


async def play(
    game: str, watched: bool, seed: int, profile: cProfile.Profile | None, keyed: bool
) -> list[float]:
    """Return the microseconds of each choice in the last third of a random game."""
    hub = Hub(await Nowhere.open(":memory:"), BotService(1))
    seats = min(4, max(games()[game].seats))
    wish = wire.NewTable(game, "Ana", [wire.NewSeat("me")] * seats, seed=None if keyed else seed)
    room = await hub.room((await hub.open(wish)).table)
    people = [Client(lambda message: None, [k], False, k, "Ana") for k in range(seats)]
    if watched:
        for person in people:
            await room.enter(person, 0)
    rng, took, n = random.Random(seed), [], 0
    state = room.table.journal_in_play.state
    last = state.clone().playout(seed) * 2 // 3
    while not room.table.over and len(took) < 2 * last + 50:
        state = room.table.journal_in_play.state
        option, seat = rng.choice(state.options()).id, state.seat
        choice = wire.Choose(wire.VERSION, n, room.table.decision_number, option)
        if profile and len(took) > last:
            profile.enable()
        began = time.thread_time()
        refused = await room.request(people[seat], choice)
        took.append(1e6 * (time.thread_time() - began))
        if profile:
            profile.disable()
        assert refused is None
    await hub.close()
    return took[-max(1, len(took) // 3) :]


def measure(
    game: str, watched: bool, profile: cProfile.Profile | None = None
) -> tuple[float, float]:
    """Return the medians of some games: with a key, and with a seed."""
    took: tuple[list[float], list[float]] = [], []
    for seed in range(SEED, SEED + GAMES):
        for those, keyed in zip(took, (True, False), strict=True):
            those += asyncio.run(play(game, watched, seed, profile, keyed))
    return statistics.median(took[0]), statistics.median(took[1])


def main() -> None:
    """Print the table, or the profiles."""
    gc.set_threshold(*GC_THRESHOLDS)
    if sys.argv[1:] == ["--profile"]:
        for game in games():
            profile = cProfile.Profile()
            measure(game, True, profile)
            print(f"## {game}")
            pstats.Stats(profile).sort_stats("tottime").print_stats(22)
        return
    print("| game | nobody watches, µs | every seat watches, µs | key / seed |")
    print("| --- | --: | --: | --: |")
    for game in games():
        (alone, _), (watched, by_seed) = measure(game, False), measure(game, True)
        ratio = watched / by_seed
        print(f"| {game} | {alone:.0f} | {watched:.0f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
