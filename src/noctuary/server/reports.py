"""Problem reports: the reporter gets what they may know, the server keeps what reproduces it."""

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
from noctuary.table.presentation import table_view
from noctuary.table.presentation.log_pages import latest

FORMAT = 1
LONGEST_NOTE = 4_000
LARGEST = 16 * 1024 * 1024


class BadReport(NoctuaryError):
    """A report that is damaged, or that another version wrote."""


class SealedReport(msgspec.Struct):
    """The report of a running game: what its seat saw, and the id of the journal on the server."""

    report: int
    id: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z-]{1,64}$")]
    table: str
    game: str
    rules: str
    version: str
    choices: int
    viewer: int = msgspec.field(name="eyes")
    note: str
    ask: wire.Decision | None
    lines: list[wire.AnyLine]
    at: Annotated[int, msgspec.Meta(ge=0, lt=1 << 47)] = 0
    """When it was written, in milliseconds since 1970."""
    names: list[str] = []
    """Of the seats."""
    options: dict[str, Any] = {}
    chance: wire.ChanceInfo = msgspec.field(default_factory=wire.ChanceInfo)
    texts: wire.SentTexts = {}
    """Texts of values that the table's options name, as far as its seat got them."""

    def journal(self, data: Path) -> Path:
        """Return the path of the journal on the server."""
        return folder(data) / f"{self.id}.jsonl"


def read_sealed(data: bytes) -> SealedReport | None:
    """Read a sealed report; None for anything else. Raise BadReport if it is damaged."""
    if not re.match(rb'(\xef\xbb\xbf)?\s*\{\s*"report"\s*:', data):
        return None
    try:
        return msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8), type=SealedReport)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadReport(str(e)) from None


def folder(data: Path) -> Path:
    """Return the folder of reports."""
    return data / "reports"


class ReportBuilder:
    """A report of a table as it is when the report is made."""

    def __init__(self, table: Table, viewer: int, note: str) -> None:
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
            "eyes": viewer,
            "note": "\n".join(
                to_one_line(x, LONGEST_NOTE) for x in note[:LONGEST_NOTE].split("\n")
            ),
        }
        if table.over:
            self.name, self.file = f"{table.id}.jsonl", self._journal
            return
        since, lines = latest(table.log, viewer, 0)
        decision = table_view.pending_decision(table, viewer)
        view = table_view.view_for(table, viewer)
        seen = {
            "at": clock.now_ms(),
            "names": [p.name for p in table.occupants],
            "options": table.options,
            "chance": table_view.chance_info(table),
            "ask": decision,
            "view": view,
            "since": since,
            "lines": lines,
            "texts": table_view.texts_for(table, lines, decision, view),
        }
        self.name = f"{table.id}-report.json"
        self.file = msgspec.json.format(msgspec.json.encode(self._about | seen))

    def keep(self, data: Path) -> None:
        """Write the journal, and beside it the report; readable by this user only."""
        where = folder(data)
        where.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = msgspec.json.format(msgspec.json.encode(self._about))
        for name, text in ((f"{self.id}.jsonl", self._journal), (f"{self.id}.json", about)):
            descriptor = os.open(where / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as f:
                f.write(text)
