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
from .model.creation import journal_rows
from .model.entries import read_rows
from .model.table import Table
from .refusal import Refusal
from .room.room import MOST_ROWS
from .store.base import File, Summary
from .workers.pool import Pool

MOST_LINES = MOST_ROWS // 2
"""Of an uploaded journal, so that its game can go on: far more than any game has."""
LONGEST = 900.0
"""Seconds until a journal that is still being read is given up. The longest takes six seconds of a
processor that nobody else wants; on a busy machine it waits for everything else.
"""
CHECKED = 60.0
"""Seconds until a file that is still being checked is given up."""
CALM = 5
"""How much the system lets others go before it."""

Rows = list[dict[str, Any]]


class Reader:
    """A process that reads journals."""

    def __init__(self) -> None:
        self.pool = Pool(1, name="reader", calm=CALM, longest=LONGEST)

    async def read(
        self, id: str, data: bytes, name: str, whose: str
    ) -> tuple[Summary, Rows, list[File]]:
        """The rows of a table on which a journal goes on, what it is listed with, and the files
        that came with it.
        """
        if data.count(b"\n") > MOST_LINES:
            raise Refusal("journal-long", n=MOST_LINES)
        return await self.pool.do(read, id, data, name, clock.now(), whose=whose)

    async def check(self, game: str, data: bytes, whose: str) -> File:
        """A file that options may name; Refusal with everything that is wrong with it."""
        answer = await self.pool.do(check, game, data, clock.now(), whose=whose, most=CHECKED)
        if isinstance(answer, File):
            return answer
        raise Refusal(answer.key, problems=answer.problems, **answer.told)

    def close(self) -> None:
        """Ends the process."""
        self.pool.close()


@dataclass(frozen=True)
class Wrong:
    """Why a file is refused; in the words of its game, one line for each problem."""

    key: str
    told: dict[str, Any]
    problems: list[dict[str, str]]


def check(enough: ShouldStop, game: str, data: bytes, now: int) -> File | Wrong:
    """Reads a file, in a process of its own."""
    spec = games()[game]
    if spec.attachments is None:
        return Wrong("file-game", {}, [])
    try:
        found = spec.attachments.validate(data)
    except plugin.Refusal as e:
        told = [line_in_all(spec.package, p) for p in getattr(e, "problems", ())]
        return Wrong("file", {"n": len(told)}, told)
    return File(found.name, game, now, found.note, found.data)


def line_in_all(package: str, problem: Any) -> dict[str, str]:
    """A problem in every language."""
    return {lang: problem.said(FluentTranslations(package, lang)) for lang in LANGUAGES}


def read(
    enough: ShouldStop, id: str, data: bytes, name: str, now: int
) -> tuple[Summary, Rows, list[File]]:
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
    try:
        for eyes in range(-1, len(table.places)):
            table.view(eyes)
    except (LookupError, ValueError) as e:  # what its books name is not there
        raise Refusal("journal", text=f"the table cannot be shown: {e}") from None
    files = [File(f.name, table.game.id, now, f.note, f.data) for f in table.files]
    return replace(table.summary(), seq=len(rows)), rows, files
