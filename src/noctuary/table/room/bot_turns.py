"""The turns of bots at a table."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import blake2b

from noctuary.kernel.runtime.chance import ChanceKey

from ..model.commands.choices import choose
from ..model.draft import Draft
from ..model.table import Table
from ..refusal import TableRefusal
from ..workers import MAX_THINKING_SECONDS
from ..workers.bot_service import BotChoice
from .presence import Presence
from .services import RoomServices, TableHolder

log = logging.getLogger("noctuary.table")

RETRY_SECONDS = 1.0
"""Seconds until a bot tries again if its choice could not be stored."""


class BotTurns:
    """Claims a table and lets its bots choose, one choice after another."""

    def __init__(self, room: TableHolder, services: RoomServices, presence: Presence) -> None:
        self._room, self._services, self._presence = room, services, presence
        self._task: asyncio.Task[None] | None = None
        self._thought: asyncio.Future[BotChoice] | None = None
        self._longest: dict[str, float] = {}
        """Seconds that each bot has worked on a choice here at most."""

    @property
    def is_running(self) -> bool:
        """Whether bots are choosing."""
        return self._task is not None and not self._task.done()

    @property
    def is_due(self) -> bool:
        """Whether a bot must choose now."""
        table = self._room.table
        turn = table.turn
        automatic = turn is not None and table.occupants[turn].is_automatic
        return automatic and not self._room.is_closing and not table.is_full

    def wake(self) -> None:
        """Let bots choose if it is a bot's turn."""
        if self.is_due and not self.is_running:
            self._task = asyncio.create_task(self._run())

    def cancel(self) -> None:
        """Cancel a choice that is out of date."""
        if self._thought is not None:
            self._thought.cancel()

    async def close(self) -> None:
        """Stop, and let go of the tasks: a finished one still holds its last error."""
        tasks = [task for task in (self._task, self._thought) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = self._thought = None

    async def _run(self) -> None:
        """Let bots choose as long as it is a bot's turn."""
        if not await self._services.store.claim(self._room.table.id):
            return  # another process has the claim
        while self.is_due:
            try:
                await self._choose()
            except TableRefusal:
                continue  # the table has moved on
            except Exception:  # a lost worker, a full disk: try again
                log.exception("a bot could not choose", extra={"table": self._room.table.id})
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose(self) -> None:
        began, table = time.monotonic(), self._room.table
        decision, state, pace = table.decision_number, table.state, table.settings.pace / 1000
        assert state is not None
        seat, bot = state.seat, table.occupants[state.seat].bot
        most = MAX_THINKING_SECONDS if self._presence.is_watched else pace
        thinking = self._services.bots.choose(
            state, seat, bot, bot_seed(table, seat), self._room.address, most
        )
        self._thought = asyncio.ensure_future(thinking)
        await asyncio.wait({self._thought})
        if self._thought.cancelled():
            return  # something happened meanwhile
        thought = self._thought.result()
        shown_after = self._usual_time(bot, thought) if self._presence.is_watched else 0
        due = began + max(pace, shown_after)
        await asyncio.sleep(max(0, due - time.monotonic()))

        def command(draft: Draft) -> None:
            if not draft.table.occupants[seat].is_automatic:
                raise TableRefusal("stale")  # somebody has sat down, or come back
            choose(draft, seat, decision, thought.option)

        await self._room.execute(command)

    def _usual_time(self, bot: str, thought: BotChoice) -> float:
        """Return the seconds after which a bot chooses here, so that its time reveals nothing."""
        self._longest[bot] = longest = max(self._longest.get(bot, 0.0), thought.work)
        return longest


def bot_seed(table: Table, seat: int) -> int:
    """Return the seed of a bot: always the same, and independent of the game's chance."""
    if isinstance(table.chance_source, ChanceKey):
        return table.chance_source.derive(f"bot {seat}")
    return int.from_bytes(
        blake2b(f"{table.chance_source} {seat}".encode(), digest_size=4).digest(), "big"
    )
