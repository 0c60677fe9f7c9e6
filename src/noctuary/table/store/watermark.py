"""A high-water mark kept outside a store, to detect that the store has lost data."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import msgspec

from .quarantine import quarantine_path, quarantined_files

MAX_LINES = 10_000
"""Lines beyond twice those at the beginning, until lines that later ones replace are left out. The
file is read again for that: in memory it would be all tables ever played.
"""


class WatermarkEntry(NamedTuple):
    """Something that a store has: a table up to an entry, or a key or secret by its checksum.

    Of a table the store may have more.
    """

    kind: str
    name: str
    seq: int = 0
    checksum: str = ""

    def line(self) -> bytes:
        """Return the entry as a line of the file."""
        said = msgspec.json.encode(tuple(self))
        return b"%08x %b\n" % (crc32(said), said)

    @classmethod
    def read(cls, line: bytes) -> WatermarkEntry | None:
        """Read an entry; None if its line is damaged."""
        proof, _, said = line.partition(b" ")
        if proof != b"%08x" % crc32(said):
            return None
        return cls(*msgspec.json.decode(said, type=tuple[str, str, int, str]))


class Watermark:
    """Written after the store and never synced: it may be behind the store, never ahead of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None
        self._lines = self._most = 0

    def read(self) -> list[WatermarkEntry]:
        """Read what the store must have, as far as the file is intact."""
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
        """Quarantine the file, and begin with nothing."""
        self.path.rename(quarantine_path(self.path))

    def quarantined(self) -> list[Path]:
        """Return the quarantined files."""
        return quarantined_files(self.path)

    def begin(self, traces: list[WatermarkEntry]) -> None:
        """Begin anew with what the store is known to have."""
        self._lines, self._most = len(traces), 2 * len(traces) + MAX_LINES
        self.close()
        new = self.path.with_name(f"{self.path.name}.new")
        with suppress(OSError):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
            os.write(self._file, b"".join(trace.line() for trace in traces))
            new.replace(self.path)

    def add(self, traces: list[WatermarkEntry]) -> None:
        """Note what the store has; errors are ignored, since the store does not depend on it."""
        self._lines += len(traces)
        if self._file is not None:
            with suppress(OSError):
                os.write(self._file, b"".join(trace.line() for trace in traces))
        if self._lines > self._most:
            with suppress(OSError):
                self.begin(self.read())

    def close(self) -> None:
        """Stop noting."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
