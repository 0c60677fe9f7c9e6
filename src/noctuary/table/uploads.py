"""Uploads: journals and attachments are read in a worker, one at a time, so that nobody waits for
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
from .model.table import MAX_ENTRIES, Table
from .presentation.table_view import summary, view_for
from .refusal import TableRefusal
from .store.base import StoredAttachment, Summary
from .workers.pool import WorkerPool

MAX_LINES = MAX_ENTRIES // 2
"""Lines of an uploaded journal, so that its game can go on: far more than any game has."""
MAX_JOURNAL_SECONDS = 900.0
"""Seconds until reading a journal is given up. The longest takes six seconds on an idle processor;
on a busy machine the worker waits for everything else.
"""
MAX_FILE_SECONDS = 60.0
"""Seconds until checking a file is given up."""
NICENESS = 5
"""The worker's niceness."""

Rows = list[dict[str, Any]]


class UploadReader:
    """The worker that reads uploads."""

    def __init__(self) -> None:
        self.pool = WorkerPool(1, name="reader", niceness=NICENESS, longest=MAX_JOURNAL_SECONDS)

    async def read_journal(
        self, id: str, data: bytes, name: str, address: str
    ) -> tuple[Summary, Rows, list[StoredAttachment]]:
        """Return a table that continues a journal: its summary, its entries, its attachments.

        Raise TableRefusal if it cannot be read.
        """
        if data.count(b"\n") > MAX_LINES:
            raise TableRefusal("journal-long", n=MAX_LINES)
        return await self.pool.run(
            read_journal_in_worker, id, data, name, clock.now_ms(), address=address
        )

    async def check_attachment(self, game: str, data: bytes, address: str) -> StoredAttachment:
        """Return a file to store. Raise TableRefusal with every problem that it has."""
        answer = await self.pool.run(
            read_attachment_in_worker,
            game,
            data,
            clock.now_ms(),
            address=address,
            most=MAX_FILE_SECONDS,
        )
        if isinstance(answer, StoredAttachment):
            return answer
        raise TableRefusal(answer.key, problems=answer.problems, **answer.arguments)

    def close(self) -> None:
        """End the worker."""
        self.pool.close()


@dataclass(frozen=True)
class RejectedFile:
    """Why a file is refused, with one line for each problem, from the texts of its game."""

    key: str
    arguments: dict[str, Any]
    problems: list[dict[str, str]]


def read_attachment_in_worker(
    enough: ShouldStop, game: str, data: bytes, now: int
) -> StoredAttachment | RejectedFile:
    """Check a file in the worker."""
    spec = games()[game]
    if spec.attachments is None:
        return RejectedFile("file-game", {}, [])
    try:
        found = spec.attachments.validate(data)
    except plugin.Refusal as e:
        problems = [line_in_all(spec.package, p) for p in getattr(e, "problems", ())]
        return RejectedFile("file", {"n": len(problems)}, problems)
    return StoredAttachment(found.name, game, now, found.note, found.data)


def line_in_all(package: str, problem: Any) -> dict[str, str]:
    """Return a problem in every language."""
    return {lang: problem.full_text(FluentTranslations(package, lang)) for lang in LANGUAGES}


def read_journal_in_worker(
    enough: ShouldStop, id: str, data: bytes, name: str, now: int
) -> tuple[Summary, Rows, list[StoredAttachment]]:
    """Read a journal in the worker, to its end however long it takes."""
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
        for viewer in range(-1, len(table.occupants)):
            view_for(table, viewer)
    except (LookupError, ValueError) as e:  # its books name something that is missing
        raise TableRefusal("journal", text=f"the table cannot be shown: {e}") from None
    files = [StoredAttachment(f.name, table.game.id, now, f.note, f.data) for f in table.files]
    return replace(summary(table), seq=len(rows)), rows, files
