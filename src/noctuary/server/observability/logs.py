"""The server's log: one JSON object a line, or plain text at a terminal. No keys, no seeds, nothing
that was said at a table, no query of an address; and no stranger can fill it, or write into it what
is not so.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

USUAL = set(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
LEVELS = ("debug", "info", "warning", "error")
LONGEST_VALUE, LONGEST_MESSAGE = 300, 1_000
MOST_LINES = 200
"""Of an exception: as many from its beginning as from its end."""
MINUTE = 60.0
WRITTEN, TRACED = 20, 1
"""Lines of a kind that are written in a minute, and exceptions of a kind."""
MOST_KINDS = 1_000
SUPPRESSED: Counter[str] = Counter()
"""Lines that were not written, by level."""
Kind = tuple[object, ...]


def one_printable_line(text: str, longest: int) -> str:
    """Text on one line of which every character can be seen, cut where it is too long."""
    if len(text) > longest:
        text = f"{text[:longest]}… ({len(text)})"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def extra_fields(record: logging.LogRecord) -> dict[str, object]:
    """What a line is about, besides its message."""
    found = {k: v for k, v in record.__dict__.items() if k not in USUAL}
    return {
        k: v
        if v is None or isinstance(v, bool | int | float)
        else one_printable_line(str(v), LONGEST_VALUE)
        for k, v in found.items()
    }


def message(record: logging.LogRecord) -> str:
    """What a line says."""
    return one_printable_line(record.getMessage().rstrip(), LONGEST_MESSAGE)


def exception(record: logging.LogRecord) -> list[str]:
    """What went wrong and where, line by line."""
    if not record.exc_info:
        return []
    found = "".join(traceback.format_exception(*record.exc_info)).rstrip().split("\n")
    if (left_out := len(found) - MOST_LINES) > 0:
        found[MOST_LINES // 2 : -MOST_LINES // 2] = [f"… ({left_out})"]
    return [one_printable_line(x, LONGEST_VALUE) for x in found]


class JsonFormatter(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message(record),
            **extra_fields(record),
        }
        if lines := exception(record):
            line["exception"] = "\n".join(lines)
        return json.dumps(line, ensure_ascii=False)


class PlainFormatter(logging.Formatter):
    """For people; what could be taken for something else is in quotes, or indented."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: "
        line += " ".join(
            [message(record), *(f"{k}={word(v)}" for k, v in extra_fields(record).items())]
        )
        return "\n  ".join([line, *exception(record)])


def word(value: object) -> str:
    """A value that cannot be taken for several."""
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if {" ", '"', "="} & set(text) else text


@dataclass
class Minute:
    """How many lines of one kind were written since the first one, and how many were not."""

    ends: float
    like: dict[str, object]
    written: int = 0
    left_out: int = 0


class ThrottledHandler(logging.StreamHandler[TextIO]):
    """Writes a few lines of each kind in a minute; how many more there were is told at its end."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._minutes: dict[Kind, Minute] = {}

    def emit(self, record: logging.LogRecord) -> None:
        now = self._clock()
        self._tell(now)
        key = kind(record)
        if key not in self._minutes and len(self._minutes) >= MOST_KINDS:
            key = ()
        minute = self._minutes.setdefault(key, Minute(now + MINUTE, outline(record)))
        if minute.written < (TRACED if record.exc_info else WRITTEN):
            minute.written += 1
            super().emit(record)
        else:
            minute.left_out += 1
            SUPPRESSED[record.levelname.lower()] += 1

    def tell(self) -> None:
        """Tells what was left out in the minutes that are over."""
        self.acquire()
        try:
            self._tell(self._clock())
        finally:
            self.release()

    def close(self) -> None:
        self._tell(float("inf"))
        super().close()

    def _tell(self, now: float) -> None:
        while self._minutes:
            key, minute = next(iter(self._minutes.items()))
            if minute.ends > now:
                return  # the others began later
            del self._minutes[key]
            if minute.left_out:
                text = f"{minute.left_out} more like this in the last minute"
                super().emit(logging.makeLogRecord(minute.like | {"msg": text}))


def kind(record: logging.LogRecord) -> Kind:
    """What makes lines alike: where they are written, which refusal or exception they tell."""
    found = record.pathname, record.lineno, record.__dict__.get("error")
    if not record.exc_info:
        return found
    error, _, trace = record.exc_info
    raised = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)][-1:]
    return *found, error, *raised


def outline(record: logging.LogRecord) -> dict[str, object]:
    """What a line has in common with those that are like it."""
    kept = ("name", "levelno", "levelname", "error")
    return {k: v for k, v in record.__dict__.items() if k in kept} | {"like": record.getMessage()}


def start_logging(level: str | None) -> None:
    """Everything from this level on goes to standard error; at a terminal, usually only trouble."""
    terminal = sys.stderr.isatty()
    level = level or ("warning" if terminal else "info")
    handler = ThrottledHandler(sys.stderr)
    handler.setFormatter(PlainFormatter() if terminal else JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("noctuary").setLevel(level.upper())


def report_suppressed() -> None:
    """Tells what the log has left out; to be called now and then."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, ThrottledHandler):
            handler.tell()
