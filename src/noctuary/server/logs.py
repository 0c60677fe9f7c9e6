"""The server's log: one JSON object a line, or plain text at a terminal. No keys, no seeds, nothing
that was said at a table, no query of an address.
"""

from __future__ import annotations

import json
import logging
import sys

USUAL = set(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
LEVELS = ("debug", "info", "warning", "error")


def told(record: logging.LogRecord) -> dict[str, object]:
    """What a line is about, besides its message."""
    return {k: v for k, v in record.__dict__.items() if k not in USUAL}


class JsonLines(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **told(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{k}={v}" for k, v in told(record).items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: "
        line += f"{record.getMessage()} {more}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def start_logging(level: str | None) -> None:
    """Everything from this level on goes to standard error; at a terminal, usually only trouble."""
    terminal = sys.stderr.isatty()
    level = level or ("warning" if terminal else "info")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if terminal else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("noctuary").setLevel(level.upper())
