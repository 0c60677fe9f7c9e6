"""A log that strangers can neither fill nor forge."""

import io
import json
import logging
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary.server.observability.logs import (
    LONGEST_VALUE,
    MINUTE,
    MOST_KINDS,
    MOST_LINES,
    SUPPRESSED,
    WRITTEN,
    JsonFormatter,
    PlainFormatter,
    ThrottledHandler,
)
from tests.server.house import EASY, MANY, House, config

EVIL = (
    "\x00", "\x07", "\x1b[2J", "\r\n12:00:00 error: forged", "\x7f", "\x9b31m", "\u2028", "\u2029",
    "\u202e", "\u2066", "\u200f", "\ud800", "\U000e0001",
)  # fmt: skip


class Kept:
    """A log in memory, with a clock that stands still."""

    def __init__(self, formatter: logging.Formatter | None = None) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = ThrottledHandler(self.stream, lambda: self.now)
        self.handler.setFormatter(formatter or JsonFormatter())
        self.logger = logging.Logger("noctuary.test")
        self.logger.addHandler(self.handler)

    def lines(self) -> list[str]:
        """Return the lines that were written since the last call."""
        text = self.stream.getvalue()
        self.stream.seek(0)
        self.stream.truncate()
        return text.splitlines()

    def messages(self) -> list[str]:
        """Return the messages of those lines."""
        return [json.loads(x)["message"] for x in self.lines()]

    def refuse(self, error: str, times: int = 1) -> None:
        """Log a refusal some times."""
        for k in range(times):
            self.logger.info("refused", extra={"error": error, "path": f"/{k}"})

    def fail(self, error: Exception, times: int = 1) -> None:
        """Log an exception some times."""
        for _ in range(times):
            try:
                raise error
            except type(error):
                self.logger.exception("a request failed")


# ---- how much


def test_what_repeats_itself_is_counted() -> None:
    log, before = Kept(), SUPPRESSED["info"]
    log.refuse("error-host", 1_000)
    assert log.messages() == ["refused"] * WRITTEN
    assert SUPPRESSED["info"] - before == 1_000 - WRITTEN
    log.refuse("error-origin")
    assert log.messages() == ["refused"], "another kind is written"
    log.now = MINUTE
    log.refuse("error-host")
    told, again = map(json.loads, log.lines())
    assert told["message"] == f"{1_000 - WRITTEN} more like this in the last minute"
    assert told["like"] == "refused" and told["error"] == "error-host"
    assert told["level"] == "info"
    assert again["message"] == "refused", "and a new minute begins"


def test_it_is_told_also_when_nothing_else_happens() -> None:
    log = Kept()
    log.refuse("error-host", WRITTEN + 3)
    log.refuse("error-origin", WRITTEN)
    log.lines()
    log.handler.report()
    assert log.lines() == []
    log.now = MINUTE
    log.handler.report()
    assert log.messages() == ["3 more like this in the last minute"]
    log.handler.report()
    assert log.lines() == [], "once"


def test_it_is_told_at_the_end() -> None:
    log = Kept()
    log.refuse("error-host", WRITTEN + 3)
    log.handler.close()
    assert log.messages()[-1] == "3 more like this in the last minute"


def test_the_first_exception_of_each_kind_is_whole() -> None:
    log = Kept()
    log.fail(ZeroDivisionError("one"), 50)
    log.fail(KeyError("two"), 50)
    lines = [json.loads(x) for x in log.lines()]
    assert len(lines) == 2
    for line, text in zip(lines, ("ZeroDivisionError: one", "KeyError: 'two'"), strict=True):
        assert line["exception"].startswith("Traceback") and line["exception"].endswith(text)
        assert "raise error" in line["exception"]
    log.now = MINUTE
    log.handler.report()
    assert log.messages() == ["49 more like this in the last minute"] * 2


def test_the_same_exception_elsewhere_is_another() -> None:
    log = Kept()
    for broken in (lambda: [][0], lambda: [][1]):
        try:
            broken()
        except IndexError:
            log.logger.exception("a request failed")
    assert len(log.lines()) == 2


def test_kinds_without_end() -> None:
    log = Kept()
    for k in range(3 * MOST_KINDS):
        log.refuse(f"error-{k}", 2)
    assert len(log.lines()) == 2 * MOST_KINDS + WRITTEN
    log.now = MINUTE
    log.handler.report()
    assert log.messages() == [f"{4 * MOST_KINDS - WRITTEN} more like this in the last minute"]


# ---- what


@pytest.mark.parametrize("formatter", [JsonFormatter(), PlainFormatter()])
@pytest.mark.parametrize("evil", EVIL)
def test_no_control_character_is_written(formatter: logging.Formatter, evil: str) -> None:
    log = Kept(formatter)
    log.logger.warning(f"said {evil}", extra={"path": f"/{evil}", "more": [evil]})
    (line,) = log.lines()
    assert line.isprintable() and line.encode()
    try:
        raise ValueError(evil)
    except ValueError:
        log.logger.exception("failed")
    for line in log.lines():
        assert line.isprintable() and line.encode()


@given(st.text(), st.text())
def test_any_text_is_one_line(said: str, path: str) -> None:
    for formatter in (JsonFormatter(), PlainFormatter()):
        log = Kept(formatter)
        log.logger.warning("%s", said, extra={"path": path})
        (line,) = log.lines()
        assert line.isprintable() and line.encode()


def test_no_line_is_forged() -> None:
    log = Kept(PlainFormatter())
    try:
        raise ValueError("x\n12:00:00 error: forged")
    except ValueError:
        log.logger.exception("failed", extra={"path": "/ error=error-none", "name_": 'a"b'})
    first, *others = log.lines()
    assert first.endswith(r'path="/ error=error-none" name_="a\"b"')
    assert others and all(x.startswith("  ") for x in others)


def test_numbers_stay_numbers_and_words_words() -> None:
    log = Kept()
    log.logger.warning("é", extra={"n": 3, "none": None, "yes": True, "word": "Zoë"})
    (line,) = log.lines()
    assert "Zoë" in line
    found = json.loads(line)
    assert [found[k] for k in ("message", "n", "none", "yes")] == ["é", 3, None, True]


def test_long_texts_are_cut() -> None:
    log = Kept()
    log.logger.warning("x" * 100_000, extra={"path": "y" * 100_000})
    (line,) = log.lines()
    assert len(line) < 2_000
    assert json.loads(line)["path"] == "y" * LONGEST_VALUE + "… (100000)"
    try:
        raise ValueError("\n".join(["z" * 10_000] * 1_000))
    except ValueError:
        log.logger.exception("failed")
    (line,) = log.lines()
    assert len(line) < 2 * MOST_LINES * LONGEST_VALUE
    exception = json.loads(line)["exception"]
    assert exception.startswith("Traceback") and "… (8" in exception


def test_an_exception_without_a_place() -> None:
    log = Kept()
    log.logger.error("failed", exc_info=ValueError("never raised"))
    assert "never raised" in json.loads(log.lines()[0])["exception"]
    log.logger.error("failed", exc_info=sys.exc_info())
    assert log.messages() == ["failed"]


# ---- in the server


def test_a_flood_of_refusals(folder: Path) -> None:
    log = Kept()
    server = logging.getLogger("noctuary.server")
    server.addHandler(log.handler)
    level = server.level
    server.setLevel("INFO")
    house = House(config(folder, limits=replace(EASY, key_guesses=MANY)))
    try:
        for k in range(100):
            path = f"/api/tables/%1b[2J{k}%E2%80%AE%C2%9B"
            assert house.http.get(path).status_code == 404
            assert house.http.get(path, headers={"host": f"{k}.example"}).status_code == 421
    finally:
        house.close()
        server.removeHandler(log.handler)
        server.setLevel(level)
    lines = log.lines()
    assert all(x.isprintable() for x in lines)
    found = [json.loads(x) for x in lines]
    assert [x["message"] for x in found].count("turned away") == WRITTEN
    assert [x.get("error") for x in found].count("error-no-table") == WRITTEN
