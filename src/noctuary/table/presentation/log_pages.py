"""The log of a table in parts: the latest lines, and those before a line, as many as are sent at
once whatever the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from .. import protocol as wire
from ..model.entries import (
    Answered,
    Asked,
    Chosen,
    Conceded,
    LoggedEntry,
    Said,
    Seated,
    Undone,
    Withdrawn,
)
from ..protocol import encode
from ..refusal import TableRefusal

MAX_LINES = 200
MAX_BYTES = 256 * 1024
CHAT_ENTRIES = (Said, Seated, Asked, Answered, Undone, Conceded, Withdrawn)
"""What is read beside the game."""


def latest(past: list[LoggedEntry], eyes: int, since: int) -> tuple[int, list[wire.AnyLine]]:
    """The latest lines after `since`, and the last one that was left out."""
    return _part(_backwards(past, len(past)), eyes, since)


def earlier(
    past: list[LoggedEntry], eyes: int, before: int, talk: bool
) -> tuple[int, list[wire.AnyLine]]:
    """The latest lines before one, and the last one that was left out; 0: these are the first."""
    if not 1 <= before <= len(past) + 1:
        raise TableRefusal("no-such-line")
    found = _backwards(past, before - 1)
    return _part((p for p in found if not talk or isinstance(p.entry, CHAT_ENTRIES)), eyes, 0)


def entry_of_choice(past: list[LoggedEntry], count: int) -> LoggedEntry | None:
    """The choice with which `count` choices stand: the latest of its number."""
    made = (
        p for p in reversed(past) if isinstance(p.entry, Chosen) and p.choice_count == count - 1
    )
    return next(made, None)


def _backwards(past: list[LoggedEntry], end: int) -> Iterable[LoggedEntry]:
    return islice(reversed(past), len(past) - end, None)


def _part(found: Iterable[LoggedEntry], eyes: int, since: int) -> tuple[int, list[wire.AnyLine]]:
    """The first lines of those found, at least one, as many as are sent at once."""
    lines: list[wire.AnyLine] = []
    size = 0
    for p in found:
        if p.seq <= since:
            break
        line = p.line(eyes)
        size += len(encode(line))
        if lines and (len(lines) == MAX_LINES or size > MAX_BYTES):
            since = p.seq
            break
        lines.append(line)
    return since, lines[::-1]
