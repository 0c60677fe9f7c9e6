"""Pages of a log: the latest lines, and those before a line, within a size."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from .. import protocol as wire
from ..model.entries import (
    Answered,
    Asked,
    Conceded,
    LoggedEntry,
    Said,
    Seated,
    Undone,
    Withdrawn,
)
from ..protocol import encode
from ..refusal import TableRefusal
from .log_lines import line_for

MAX_LINES = 200
MAX_BYTES = 256 * 1024
CHAT_ENTRIES = (Said, Seated, Asked, Answered, Undone, Conceded, Withdrawn)
"""What people said and did beside the game."""


def latest(log: list[LoggedEntry], viewer: int, since: int) -> tuple[int, list[wire.AnyLine]]:
    """Return the number of the last line left out, and the latest lines after `since`."""
    return _page(_backwards(log, len(log)), viewer, since)


def earlier(
    log: list[LoggedEntry], viewer: int, before: int, chat_only: bool
) -> tuple[int, list[wire.AnyLine]]:
    """Return the number of the last line left out (0: none), and the latest lines before one."""
    if not 1 <= before <= len(log) + 1:
        raise TableRefusal("no-such-line")
    found = _backwards(log, before - 1)
    wanted = (p for p in found if not chat_only or isinstance(p.entry, CHAT_ENTRIES))
    return _page(wanted, viewer, 0)


def _backwards(log: list[LoggedEntry], end: int) -> Iterable[LoggedEntry]:
    return islice(reversed(log), len(log) - end, None)


def _page(found: Iterable[LoggedEntry], viewer: int, since: int) -> tuple[int, list[wire.AnyLine]]:
    """Return as many lines as one message may hold, at least one."""
    lines: list[wire.AnyLine] = []
    size = 0
    for logged in found:
        if logged.seq <= since:
            break
        line = line_for(logged, viewer)
        size += len(encode(line))
        if lines and (len(lines) == MAX_LINES or size > MAX_BYTES):
            since = logged.seq
            break
        lines.append(line)
    return since, lines[::-1]
