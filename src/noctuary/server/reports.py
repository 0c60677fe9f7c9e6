"""Problem reports: what the reporter may know goes to them, all that reproduces it stays here."""

from __future__ import annotations

import codecs
import os
import re
import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec

from noctuary import __version__
from noctuary.kernel import NoctuaryError
from noctuary.plugin.http import to_one_line
from noctuary.table import clock
from noctuary.table import protocol as wire
from noctuary.table.model.table import Table, journal_file
from noctuary.table.presentation.log_pages import latest

FORMAT = 1
LONGEST_NOTE = 4_000
LARGEST = 16 * 1024 * 1024


class BadReport(NoctuaryError):
    """A report that was damaged, or that another version wrote."""


class SealedReport(msgspec.Struct):
    """The report of a running game: what its seat saw, and the name of the journal that holds the
    rest.
    """

    report: int
    id: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z-]{1,64}$")]
    table: str
    game: str
    rules: str
    version: str
    choices: int
    eyes: int
    note: str
    ask: wire.Decision | None
    lines: list[wire.AnyLine]
    at: Annotated[int, msgspec.Meta(ge=0, lt=1 << 47)] = 0
    """When it was made, in milliseconds since 1970."""
    names: list[str] = []
    """Of the seats."""
    options: dict[str, Any] = {}
    chance: wire.ChanceInfo = msgspec.field(default_factory=wire.ChanceInfo)
    texts: wire.SentTexts = {}
    """The words of what the table's options name, as far as its seat was told."""

    def journal(self, data: Path) -> Path:
        """The journal that the server keeps."""
        return folder(data) / f"{self.id}.jsonl"


def read_sealed(data: bytes) -> SealedReport | None:
    """The report that these bytes are; None for anything else."""
    if not re.match(rb'(\xef\xbb\xbf)?\s*\{\s*"report"\s*:', data):
        return None
    try:
        return msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8), type=SealedReport)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadReport(str(e)) from None


def folder(data: Path) -> Path:
    """Where reports are kept."""
    return data / "reports"


class ReportBuilder:
    """A problem at a table, as it was when it was reported."""

    def __init__(self, table: Table, eyes: int, note: str) -> None:
        self.id = f"{time.strftime('%Y%m%d')}-{secrets.token_hex(8)}"
        self._journal = journal_file(table.journal_in_play)
        self._about: dict[str, Any] = {
            "report": FORMAT,
            "id": self.id,
            "table": table.id,
            "game": table.game.id,
            "rules": table.game.rules_hash,
            "version": __version__,
            "seq": table.seq,
            "choices": table.choice_count,
            "eyes": eyes,
            "note": "\n".join(
                to_one_line(x, LONGEST_NOTE) for x in note[:LONGEST_NOTE].split("\n")
            ),
        }
        if table.over:
            self.name, self.file = f"{table.id}.jsonl", self._journal
            return
        since, lines = latest(table.log, eyes, 0)
        ask, view = table.decision_for(eyes), table.view_for(eyes)
        seen = {
            "at": clock.now_ms(),
            "names": [p.name for p in table.occupants],
            "options": table.options,
            "chance": table.chance,
            "ask": ask,
            "view": view,
            "since": since,
            "lines": lines,
            "texts": table.texts_for(lines, ask, view),
        }
        self.name = f"{table.id}-report.json"
        self.file = msgspec.json.format(msgspec.json.encode(self._about | seen))

    def keep(self, data: Path) -> None:
        """Writes the journal, and beside it what was said about it; for this user only."""
        where = folder(data)
        where.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = msgspec.json.format(msgspec.json.encode(self._about))
        for name, text in ((f"{self.id}.jsonl", self._journal), (f"{self.id}.json", about)):
            descriptor = os.open(where / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as f:
                f.write(text)
