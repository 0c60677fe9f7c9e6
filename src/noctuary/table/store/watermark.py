"""A small file outside a store that says what the store has kept, should the store forget."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import msgspec

from .quarantine import quarantine_path, quarantined_files

MAX_LINES = 10_000
"""Lines, beside twice those it began with, until those are left out that later ones have made
needless. For that they are read again: in memory they would be all the tables ever played."""


class WatermarkEntry(NamedTuple):
    """Something that a store has kept: a table up to a row; or a key or a secret, by its checksum.

    Only a table may be there further than that.
    """

    kind: str
    name: str
    seq: int = 0
    checksum: str = ""

    def line(self) -> bytes:
        """The trace as it is written."""
        said = msgspec.json.encode(tuple(self))
        return b"%08x %b\n" % (crc32(said), said)

    @classmethod
    def read(cls, line: bytes) -> WatermarkEntry | None:
        """The trace that was written; None when it is not whole."""
        proof, _, said = line.partition(b" ")
        if proof != b"%08x" % crc32(said):
            return None
        return cls(*msgspec.json.decode(said, type=tuple[str, str, int, str]))


class Watermark:
    """Written after the store, and never synced: it may be behind the store, never ahead of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None
        self._lines = self._most = 0

    def read(self) -> list[WatermarkEntry]:
        """What the store has kept since this was begun anew, as far as that can be told."""
        try:
            lines = self.path.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        traces = [trace for line in lines if (trace := WatermarkEntry.read(line)) is not None]
        if len(traces) < len(lines):  # of a key or a secret, the line that is damaged may be later
            traces = [trace for trace in traces if trace.kind == "table"]
        return list({(trace.kind, trace.name): trace for trace in traces}.values())

    @property
    def begun(self) -> bool:
        """Whether anything was noted since it was opened."""
        return self._lines > 0

    def quarantine(self) -> None:
        """Leaves what it says to whoever runs the server, and knows of nothing itself."""
        self.path.rename(quarantine_path(self.path))

    def aside(self) -> list[Path]:
        """What was set aside of it."""
        return quarantined_files(self.path)

    def begin(self, traces: list[WatermarkEntry]) -> None:
        """Begins anew with what is known to be there."""
        self._lines, self._most = len(traces), 2 * len(traces) + MAX_LINES
        self.close()
        new = self.path.with_name(f"{self.path.name}.new")
        with suppress(OSError):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
            os.write(self._file, b"".join(trace.line() for trace in traces))
            new.replace(self.path)

    def add(self, traces: list[WatermarkEntry]) -> None:
        """Notes what the store has kept; whether that works does not concern the store."""
        self._lines += len(traces)
        if self._file is not None:
            with suppress(OSError):
                os.write(self._file, b"".join(trace.line() for trace in traces))
        if self._lines > self._most:
            with suppress(OSError):
                self.begin(self.read())

    def close(self) -> None:
        """Nothing more is noted."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
