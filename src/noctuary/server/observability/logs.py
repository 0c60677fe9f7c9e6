"""The server's log: one JSON object a line, or plain text at a terminal.

It holds no keys, seeds, chat or query strings. Strangers can neither fill it nor forge lines.
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

STANDARD_FIELDS = set(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
LEVELS = ("debug", "info", "warning", "error")
LONGEST_VALUE, LONGEST_MESSAGE = 300, 1_000
"""Characters of a field and of a message that are written."""
MOST_LINES = 200
"""Lines of an exception that are written, half from its beginning and half from its end."""
MINUTE = 60.0
WRITTEN, TRACED = 20, 1
"""Lines of one kind, and exceptions of one kind, that are written in a minute."""
MOST_KINDS = 1_000
"""Kinds of lines that are counted apart."""
SUPPRESSED: Counter[str] = Counter()
"""Lines that were not written, by level."""
Kind = tuple[object, ...]


def one_printable_line(text: str, longest: int) -> str:
    """Return text on one line in printable characters, cut where it is too long."""
    if len(text) > longest:
        text = f"{text[:longest]}… ({len(text)})"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def extra_fields(record: logging.LogRecord) -> dict[str, object]:
    """Return the fields that a line has besides its message."""
    found = {k: v for k, v in record.__dict__.items() if k not in STANDARD_FIELDS}
    return {
        k: v
        if v is None or isinstance(v, bool | int | float)
        else one_printable_line(str(v), LONGEST_VALUE)
        for k, v in found.items()
    }


def message(record: logging.LogRecord) -> str:
    """Return the message of a line."""
    return one_printable_line(record.getMessage().rstrip(), LONGEST_MESSAGE)


def exception(record: logging.LogRecord) -> list[str]:
    """Return the traceback of a line, if it has one, line by line."""
    if not record.exc_info:
        return []
    found = "".join(traceback.format_exception(*record.exc_info)).rstrip().split("\n")
    if (left_out := len(found) - MOST_LINES) > 0:
        found[MOST_LINES // 2 : -MOST_LINES // 2] = [f"… ({left_out})"]
    return [one_printable_line(x, LONGEST_VALUE) for x in found]


class JsonFormatter(logging.Formatter):
    """Formats lines for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a JSON object on one line."""
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
    """Formats lines for people; ambiguous values are quoted, tracebacks indented."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line of plain text, followed by a traceback if there is one."""
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: "
        line += " ".join(
            [message(record), *(f"{k}={quoted(v)}" for k, v in extra_fields(record).items())]
        )
        return "\n  ".join([line, *exception(record)])


def quoted(value: object) -> str:
    """Return a value as one word, in quotes if it could be taken for several."""
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if {" ", '"', "="} & set(text) else text


@dataclass
class Minute:
    """The lines of one kind in the minute since the first one."""

    ends: float
    like: dict[str, object]
    """The fields that they have in common."""
    written: int = 0
    suppressed: int = 0


class ThrottledHandler(logging.StreamHandler[TextIO]):
    """Writes a few lines of each kind in a minute, and at its end how many more there were."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._minutes: dict[Kind, Minute] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        now = self._clock()
        self._report(now)
        key = kind(record)
        if key not in self._minutes and len(self._minutes) >= MOST_KINDS:
            key = ()
        minute = self._minutes.setdefault(key, Minute(now + MINUTE, common_fields(record)))
        if minute.written < (TRACED if record.exc_info else WRITTEN):
            minute.written += 1
            super().emit(record)
        else:
            minute.suppressed += 1
            SUPPRESSED[record.levelname.lower()] += 1

    def report(self) -> None:
        """Write how many lines were suppressed in the minutes that are over."""
        self.acquire()
        try:
            self._report(self._clock())
        finally:
            self.release()

    def close(self) -> None:
        """Write how many lines were suppressed until now, and end."""
        self._report(float("inf"))
        super().close()

    def _report(self, now: float) -> None:
        while self._minutes:
            key, minute = next(iter(self._minutes.items()))
            if minute.ends > now:
                return  # the others began later
            del self._minutes[key]
            if minute.suppressed:
                text = f"{minute.suppressed} more like this in the last minute"
                super().emit(logging.makeLogRecord(minute.like | {"msg": text}))


def kind(record: logging.LogRecord) -> Kind:
    """Return what makes lines alike: the place in the code, the refusal, the exception."""
    found = record.pathname, record.lineno, record.__dict__.get("error")
    if not record.exc_info:
        return found
    error, _, trace = record.exc_info
    raised = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)][-1:]
    return *found, error, *raised


def common_fields(record: logging.LogRecord) -> dict[str, object]:
    """Return what a line has in common with others of its kind."""
    names = ("name", "levelno", "levelname", "error")
    return {k: v for k, v in record.__dict__.items() if k in names} | {"like": record.getMessage()}


def start_logging(level: str | None) -> None:
    """Write lines from a level on to standard error; by default, at a terminal, only warnings."""
    terminal = sys.stderr.isatty()
    level = level or ("warning" if terminal else "info")
    handler = ThrottledHandler(sys.stderr)
    handler.setFormatter(PlainFormatter() if terminal else JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("noctuary").setLevel(level.upper())


def report_suppressed() -> None:
    """Write how many lines the log has suppressed. Call it now and then."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, ThrottledHandler):
            handler.report()
