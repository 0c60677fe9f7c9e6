"""Uploaded journals are read in a process of their own, one at a time, so that nobody waits for
what a stranger has written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from noctuary import plugin
from noctuary.bots import ShouldStop
from noctuary.i18n import FluentTranslations
from noctuary.kernel import BadJournal, games
from noctuary.kernel.journal import Journal
from noctuary.plugin import LANGUAGES

from . import clock
from .model.creation import entries_from_journal
from .model.entries import read_entries
from .model.table import Table
from .refusal import TableRefusal
from .room.room import MAX_ENTRIES
from .store.base import StoredAttachment, Summary
from .workers.pool import WorkerPool

MAX_LINES = MAX_ENTRIES // 2
"""Of an uploaded journal, so that its game can go on: far more than any game has."""
LONGEST = 900.0
"""Seconds until a journal that is still being read is given up. The longest takes six seconds of a
processor that nobody else wants; on a busy machine it waits for everything else.
"""
CHECKED = 60.0
"""Seconds until a file that is still being checked is given up."""
NICENESS = 5
"""How much the system lets others go before it."""

Rows = list[dict[str, Any]]


class UploadReader:
    """A process that reads journals."""

    def __init__(self) -> None:
        self.pool = WorkerPool(1, name="reader", calm=NICENESS, longest=LONGEST)

    async def read_journal(
        self, id: str, data: bytes, name: str, whose: str
    ) -> tuple[Summary, Rows, list[StoredAttachment]]:
        """The rows of a table on which a journal goes on, what it is listed with, and the files
        that came with it.
        """
        if data.count(b"\n") > MAX_LINES:
            raise TableRefusal("journal-long", n=MAX_LINES)
        return await self.pool.run(
            read_journal_in_worker, id, data, name, clock.now_ms(), whose=whose
        )

    async def check_attachment(self, game: str, data: bytes, whose: str) -> StoredAttachment:
        """A file that options may name; Refusal with everything that is wrong with it."""
        answer = await self.pool.run(
            read_attachment_in_worker, game, data, clock.now_ms(), whose=whose, most=CHECKED
        )
        if isinstance(answer, StoredAttachment):
            return answer
        raise TableRefusal(answer.key, problems=answer.problems, **answer.arguments)

    def close(self) -> None:
        """Ends the process."""
        self.pool.close()


@dataclass(frozen=True)
class RejectedFile:
    """Why a file is refused; in the words of its game, one line for each problem."""

    key: str
    arguments: dict[str, Any]
    problems: list[dict[str, str]]


def read_attachment_in_worker(
    enough: ShouldStop, game: str, data: bytes, now: int
) -> StoredAttachment | RejectedFile:
    """Reads a file, in a process of its own."""
    spec = games()[game]
    if spec.attachments is None:
        return RejectedFile("file-game", {}, [])
    try:
        found = spec.attachments.validate(data)
    except plugin.Refusal as e:
        told = [line_in_all(spec.package, p) for p in getattr(e, "problems", ())]
        return RejectedFile("file", {"n": len(told)}, told)
    return StoredAttachment(found.name, game, now, found.note, found.data)


def line_in_all(package: str, problem: Any) -> dict[str, str]:
    """A problem in every language."""
    return {lang: problem.full_text(FluentTranslations(package, lang)) for lang in LANGUAGES}


def read_journal_in_worker(
    enough: ShouldStop, id: str, data: bytes, name: str, now: int
) -> tuple[Summary, Rows, list[StoredAttachment]]:
    """Reads a journal, in a process of its own; however long it takes, it is read to its end."""
    try:
        journal = Journal.parse(data)
    except BadJournal as e:
        raise TableRefusal("journal", text=str(e)) from None
    rows = [row.data() for row in entries_from_journal(journal, data, name, now)]
    try:
        table = Table(id, read_entries(rows))
    except msgspec.ValidationError as e:
        raise TableRefusal("journal", text=str(e)) from None
    try:
        for eyes in range(-1, len(table.occupants)):
            table.view_for(eyes)
    except (LookupError, ValueError) as e:  # what its books name is not there
        raise TableRefusal("journal", text=f"the table cannot be shown: {e}") from None
    files = [StoredAttachment(f.name, table.game.id, now, f.note, f.data) for f in table.files]
    return replace(table.summary(), seq=len(rows)), rows, files
