"""Problem reports: what the reporter may know goes to them, all that reproduces it stays here."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec

from noctuary import __version__
from noctuary.home.http import one_line
from noctuary.table.table import Table, journal_file

FORMAT = 1
LONGEST_NOTE = 4_000
LARGEST = 16 * 1024 * 1024


class Sealed(msgspec.Struct):
    """The report of a running game: it holds no secret, only the name of the journal that does."""

    report: int
    id: str
    table: str

    def journal(self, data: Path) -> Path:
        """The journal that the server keeps."""
        return folder(data) / f"{Path(self.id).name}.jsonl"


def read_sealed(path: Path) -> Sealed | None:
    """The report in a file; None for a file that is something else."""
    try:
        if path.stat().st_size <= LARGEST:
            return msgspec.json.decode(path.read_bytes(), type=Sealed)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass
    return None


def folder(data: Path) -> Path:
    """Where reports are kept."""
    return data / "reports"


class Report:
    """A problem at a table, as it was when it was reported."""

    def __init__(self, table: Table, eyes: int, note: str) -> None:
        self.id = f"{time.strftime('%Y%m%d')}-{secrets.token_hex(8)}"
        self._journal = journal_file(table.playing)
        self._about: dict[str, Any] = {
            "report": FORMAT,
            "id": self.id,
            "table": table.id,
            "game": table.game.id,
            "rules": table.game.rules_hash,
            "version": __version__,
            "seq": table.seq,
            "choices": table.count,
            "eyes": eyes,
            "note": "\n".join(one_line(x, LONGEST_NOTE) for x in note[:LONGEST_NOTE].split("\n")),
        }
        if table.over:
            self.name, self.file = f"{table.id}.jsonl", self._journal
            return
        seen = {
            "ask": table.ask(eyes),
            "view": table.view(eyes),
            "lines": [table.line(p, eyes) for p in table.past],
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
