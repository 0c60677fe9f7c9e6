"""Bots think in processes of their own, so that nobody at any table waits for them.

A process is given a world drawn from what the bot's seat knows, never the true position.
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
"""Quick thoughts that wait at the door of their process: they last a millisecond or two."""
HINT_INTERVAL = 0.25
"""Seconds of thinking between what is told of a hint."""
MAX_HINTS = 16
"""Thoughts that a process keeps; one that was forgotten is begun anew, for the time it has left."""
MAX_STEPS = 2_000
"""Choices of others that a try-out plays before it gives up waiting for one's turn."""
MAX_EVENTS = 200
"""Of what then happened, the latest, that are told."""
MAX_JOB_SECONDS = 30.0
"""Seconds until a labour that does not come to an end is given up, with its process."""


@dataclass(frozen=True)
class BotChoice:
    """What a bot chooses, and how long it worked on it where it searched."""

    option: str
    work: float = 0.0
    """Seconds of a processor."""


class BotService:
    """Processes in which bots think: one for quick answers, one for hints and try-outs, which wait
    for no bot, and others for long searches, which let everything else go first; and those in
    which the tools of games work at what strangers have written.
    """

    def __init__(self, processes: int | None = None, round: float = ROUND_SECONDS) -> None:
        self.quick = WorkerPool(1, round, name="quick", ahead=AHEAD)
        self.interactive = WorkerPool(1, round, name="aside")
        many = processes or max(1, (os.cpu_count() or 2) - 1)
        self.search = WorkerPool(many, round, name="deep", calm=NICENESS)
        self.jobs = WorkerPool(
            many, round, name="labours", calm=NICENESS, longest=MAX_JOB_SECONDS, again=False
        )

    @property
    def pools(self) -> tuple[WorkerPool, ...]:
        """Each of them."""
        return self.quick, self.interactive, self.search, self.jobs

    def warm_up(self) -> None:
        """Starts a process before the first bot has to think."""
        self.quick.warm_up()

    async def choose(
        self,
        position: Position,
        seat: int,
        spec: str,
        seed: int,
        whose: str = "",
        most: float = MAX_THINKING_SECONDS,
    ) -> BotChoice:
        """What a bot chooses, for the table of an address, after so many seconds at most."""
        world = position.sample(seat, 0).to_bytes()
        pool = self.search if spec.startswith("ismcts") else self.quick
        given = (position.game.id, world, seat, spec, seed, position.game.checked)
        return await pool.run(bot_choice, *given, whose=whose, most=most)

    async def advise(
        self, position: Position, seat: int, spec: str, whose: str = ""
    ) -> AsyncGenerator[tuple[list[Advice], bool], None]:
        """What a bot thinks of every option of a seat, again and again while it thinks on; with
        whether more is to come.
        """
        world, thought = position.sample(seat, 0).to_bytes(), secrets.token_hex(8)
        given = (position.game.id, world, seat, spec, thought, position.game.checked)
        spent, more = 0.0, True
        while more:
            advice, more = await self.interactive.run(bot_advice, *given, spent, whose=whose)
            yield advice, more
            spent += HINT_INTERVAL

    async def play_on(
        self, game: LoadedGame, data: bytes, seat: int, option: str | None, whose: str = ""
    ) -> tuple[bytes, list[GameEvent]]:
        """A choice in a try-out, and what the others then do, until the seat is asked again."""
        given = (game.id, data, seat, option, game.checked)
        return await self.interactive.run(play_on, *given, whose=whose)

    async def run_job(self, work: Work[Answer], *given: Any, whose: str, most: float) -> Answer:
        """What a tool of a game works out; LostThought when it does not come to an end."""
        return await self.jobs.run(work, *given, whose=whose, most=most)

    def close(self) -> None:
        """Ends the processes."""
        for pool in self.pools:
            pool.close()


# ---- in a process of its own


def bot_choice(
    enough: ShouldStop,
    game: str,
    world: bytes,
    seat: int,
    spec: str,
    seed: int,
    checked: bool = False,
) -> BotChoice:
    """What a bot chooses in a world it holds possible. One that searches also searches where it has
    a single option: nobody is to see by its time what it holds.
    """
    loaded = load(game, checked=checked)
    knowledge, bot = (
        SeatKnowledge(loaded.from_bytes(world), seat),
        make_bot(spec, seed, enough, spare_cores()),
    )
    if not isinstance(bot, Ismcts):
        return BotChoice(loaded.action_id(bot.choose(knowledge)))
    began = time.process_time()
    best = bot.search(knowledge).best()
    return BotChoice(loaded.action_id(best), time.process_time() - began)


hints: dict[str, HintSearch] = {}
"""What is being thought about piece by piece, the oldest first."""


def bot_advice(
    enough: ShouldStop,
    game: str,
    world: bytes,
    seat: int,
    spec: str,
    thought: str,
    checked: bool = False,
    spent: float = 0.0,
) -> tuple[list[Advice], bool]:
    """What a bot thinks of every option after one more piece of a thought on which so many seconds
    were spent, and whether it could think on.
    """
    one = hints.pop(thought, None)
    if one is None:
        knowledge = SeatKnowledge(load(game, checked=checked).from_bytes(world), seat)
        one = HintSearch(knowledge, spec, cores=spare_cores())
        one.left -= spent
    advice, more = one.run_for(HINT_INTERVAL, enough)
    if more:
        hints[thought] = one
        while len(hints) > MAX_HINTS:
            del hints[next(iter(hints))]
    return advice, more


def play_on(
    enough: ShouldStop, game: str, data: bytes, seat: int, option: str | None, checked: bool = False
) -> tuple[bytes, list[GameEvent]]:
    """Makes a choice, then lets bots choose until the seat is asked or the game is over."""
    loaded = load(game, checked=checked)
    state = loaded.from_bytes(data)
    told = state.step(option).events if option is not None else []
    bot = make_bot(default_bot(loaded))
    for _ in range(MAX_STEPS):
        if state.over or state.seat == seat or enough():
            break
        told += state.step(bot.choose(SeatKnowledge(state))).events
        del told[:-MAX_EVENTS]
    return state.to_bytes(), told
