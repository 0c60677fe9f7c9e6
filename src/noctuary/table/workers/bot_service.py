"""What rooms ask of workers: bots' choices, hints, try-outs, and jobs of games' tools.

A worker gets a sample of what the bot's seat knows, never the true position.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any, TypeVar

from noctuary.bots import (
    Advice,
    HintSearch,
    Ismcts,
    SeatKnowledge,
    ShouldStop,
    default_bot,
    make_bot,
    spare_cores,
)
from noctuary.kernel import GameEvent, LoadedGame, Position, load

from . import MAX_THINKING_SECONDS
from .fair_queue import ROUND_SECONDS
from .pool import NICENESS, Work, WorkerPool

Answer = TypeVar("Answer")
AHEAD = 7
"""Short tasks that wait at their process: they last a millisecond or two."""
HINT_INTERVAL = 0.25
"""Seconds between two pieces of advice of a hint."""
MAX_HINTS = 16
"""Hints that a process keeps; a forgotten one begins anew, with the time that it has left."""
MAX_STEPS = 2_000
"""Choices of others until a try-out gives up waiting for its seat's turn."""
MAX_EVENTS = 200
"""Events of a try-out that are kept, the latest."""
MAX_JOB_SECONDS = 30.0
"""Seconds until a job is given up, and its process killed."""


@dataclass(frozen=True)
class BotChoice:
    """What a bot chooses, and how long it searched."""

    option: str
    work: float = 0.0
    """Seconds of processor time."""


class BotService:
    """Four pools of workers: for quick choices, for hints and try-outs, for searches, for jobs.

    Hints and try-outs wait for no bot; searches and jobs run at low priority.
    """

    def __init__(self, processes: int | None = None, round: float = ROUND_SECONDS) -> None:
        self.quick = WorkerPool(1, round, name="quick", ahead=AHEAD)
        self.interactive = WorkerPool(1, round, name="aside")
        many = processes or max(1, (os.cpu_count() or 2) - 1)
        self.search = WorkerPool(many, round, name="deep", niceness=NICENESS)
        self.jobs = WorkerPool(
            many, round, name="labours", niceness=NICENESS, longest=MAX_JOB_SECONDS, again=False
        )

    @property
    def pools(self) -> tuple[WorkerPool, ...]:
        """All four."""
        return self.quick, self.interactive, self.search, self.jobs

    def warm_up(self) -> None:
        """Start a process before the first bot must choose."""
        self.quick.warm_up()

    async def choose(
        self,
        position: Position,
        seat: int,
        spec: str,
        seed: int,
        address: str = "",
        most: float = MAX_THINKING_SECONDS,
    ) -> BotChoice:
        """Return what a bot chooses, in a sample; after this many seconds at most.

        `address`: the address for which the bot thinks.
        """
        sample = position.sample(seat, 0).to_bytes()
        pool = self.search if spec.startswith("ismcts") else self.quick
        given = (position.game.id, sample, seat, spec, seed, position.game.checked)
        return await pool.run(bot_choice, *given, address=address, most=most)

    async def advise(
        self, position: Position, seat: int, spec: str, address: str = ""
    ) -> AsyncGenerator[tuple[list[Advice], bool], None]:
        """Yield a bot's advice on every option while it thinks, and whether more is to come."""
        sample, hint = position.sample(seat, 0).to_bytes(), secrets.token_hex(8)
        given = (position.game.id, sample, seat, spec, hint, position.game.checked)
        spent, more = 0.0, True
        while more:
            advice, more = await self.interactive.run(bot_advice, *given, spent, address=address)
            yield advice, more
            spent += HINT_INTERVAL

    async def play_on(
        self, game: LoadedGame, data: bytes, seat: int, option: str | None, address: str = ""
    ) -> tuple[bytes, list[GameEvent]]:
        """Make a choice in a try-out, and let bots choose until it is the seat's turn again."""
        given = (game.id, data, seat, option, game.checked)
        return await self.interactive.run(play_on, *given, address=address)

    async def run_job(self, work: Work[Answer], *given: Any, address: str, most: float) -> Answer:
        """Run a job of a game's tool. Raise WorkerLost if it does not end in time."""
        return await self.jobs.run(work, *given, address=address, most=most)

    def close(self) -> None:
        """Kill all workers."""
        for pool in self.pools:
            pool.close()


# ---- in a worker


def bot_choice(
    enough: ShouldStop,
    game: str,
    sample: bytes,
    seat: int,
    spec: str,
    seed: int,
    checked: bool = False,
) -> BotChoice:
    """Return what a bot chooses in a sample.

    A bot that searches does so even with a single option: its time must not reveal what it holds.
    """
    loaded = load(game, checked=checked)
    knowledge, bot = (
        SeatKnowledge(loaded.from_bytes(sample), seat),
        make_bot(spec, seed, enough, spare_cores()),
    )
    if not isinstance(bot, Ismcts):
        return BotChoice(loaded.action_id(bot.choose(knowledge)))
    began = time.process_time()
    best = bot.search(knowledge).best()
    return BotChoice(loaded.action_id(best), time.process_time() - began)


hints: dict[str, HintSearch] = {}
"""Hints in progress, the oldest first."""


def bot_advice(
    enough: ShouldStop,
    game: str,
    sample: bytes,
    seat: int,
    spec: str,
    hint: str,
    checked: bool = False,
    spent: float = 0.0,
) -> tuple[list[Advice], bool]:
    """Return a bot's advice after one more interval of a hint, and whether it could think on.

    `spent`: the seconds that the hint has had, should this process not know it.
    """
    one = hints.pop(hint, None)
    if one is None:
        knowledge = SeatKnowledge(load(game, checked=checked).from_bytes(sample), seat)
        one = HintSearch(knowledge, spec, cores=spare_cores())
        one.left -= spent
    advice, more = one.run_for(HINT_INTERVAL, enough)
    if more:
        hints[hint] = one
        while len(hints) > MAX_HINTS:
            del hints[next(iter(hints))]
    return advice, more


def play_on(
    enough: ShouldStop, game: str, data: bytes, seat: int, option: str | None, checked: bool = False
) -> tuple[bytes, list[GameEvent]]:
    """Make a choice, then let bots choose until it is the seat's turn or the game is over."""
    loaded = load(game, checked=checked)
    state = loaded.from_bytes(data)
    events = state.step(option).events if option is not None else []
    bot = make_bot(default_bot(loaded))
    for _ in range(MAX_STEPS):
        if state.over or state.seat == seat or enough():
            break
        events += state.step(bot.choose(SeatKnowledge(state))).events
        del events[:-MAX_EVENTS]
    return state.to_bytes(), events
