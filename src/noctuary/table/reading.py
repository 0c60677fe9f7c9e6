"""Uploaded journals are read in a process of their own, one at a time, so that nobody waits for
what a stranger has written.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from noctuary.bots import Enough
from noctuary.kernel import BadJournal
from noctuary.kernel.journal import Journal

from . import clock
from .opening import journal_rows
from .pool import Pool
from .refusal import Refusal
from .room import MOST_ROWS
from .rows import read_rows
from .store import Summary
from .table import Table

MOST_LINES = MOST_ROWS // 2
"""Of an uploaded journal, so that its game can go on: far more than any game has."""
LONGEST = 900.0
"""Seconds until a journal that is still being read is given up. The longest takes six seconds of a
processor that nobody else wants; on a busy machine it waits for everything else.
"""
CALM = 5
"""How much the system lets others go before it."""

Rows = list[dict[str, Any]]


class Reader:
    """A process that reads journals."""

    def __init__(self) -> None:
        self._pool = Pool(1, calm=CALM, longest=LONGEST)

    async def read(self, id: str, data: bytes, name: str, whose: str) -> tuple[Summary, Rows]:
        """The rows of a table on which a journal goes on, and what it is listed with."""
        if data.count(b"\n") > MOST_LINES:
            raise Refusal("journal-long", n=MOST_LINES)
        return await self._pool.do(read, id, data, name, clock.now(), whose=whose)

    def close(self) -> None:
        """Ends the process."""
        self._pool.close()


def read(enough: Enough, id: str, data: bytes, name: str, now: int) -> tuple[Summary, Rows]:
    """Reads a journal, in a process of its own; however long it takes, it is read to its end."""
    try:
        journal = Journal.parse(data)
    except BadJournal as e:
        raise Refusal("journal", text=str(e)) from None
    rows = [row.data() for row in journal_rows(journal, data, name, now)]
    try:
        table = Table(id, read_rows(rows))
    except msgspec.ValidationError as e:
        raise Refusal("journal", text=str(e)) from None
    return replace(table.summary(), seq=len(rows)), rows
