"""Journals with right checksums and wrong types: read, or refused in one clear line."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from noctuary.kernel import BadJournal
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.table.model.creation import entries_from_journal
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table, journal_file
from noctuary.table.presentation.log_lines import line_for
from noctuary.table.presentation.table_view import pending_decision, summary, table_info, view_for
from tests.games.parts import RELEASED
from tests.journals import hostile
from tests.support import Attacks, fuzz, trials

GATES = next(x for x in hostile.honest() if '"gates"' in x)


def read(data: bytes, **how: Any) -> Journal | BadJournal:
    """Read a journal; return it, or the error that reading may raise."""
    try:
        return Journal.parse(data, **how)
    except BadJournal as e:
        told = str(e)
        assert told.startswith("line ") and len(told) < 500 and told.isprintable(), told
        return e


def header_with(**wrong: Any) -> bytes:
    """Return a journal with other values in its header."""
    lines = hostile.lines_of(GATES)
    return hostile.forged([lines[0] | wrong, *lines[1:]])


def line_with(**wrong: Any) -> bytes:
    """Return a journal with other values in its third line."""
    lines = hostile.lines_of(GATES)
    return hostile.forged([*lines[:2], lines[2] | wrong, *lines[3:]])


NOT_WHOLE = [None, True, 2.0, 1e3, float("nan"), -1, 1 << 70, "2", [2], {}]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        *[("seats", x) for x in (*NOT_WHOLE, 0, 99)],
        *[("seed", x) for x in (*NOT_WHOLE, 1 << 63)],
        *[("options", x) for x in (None, True, 0, [], [["tokens", 3]], "tokens", {"tokens": 2.0})],
        *[("game", x) for x in (None, True, 3, [], {}, ["gates"], "\x1b[2J", "x" * 100_000)],
        *[("rules", x) for x in (None, True, 3, [], {})],
        *[("chance", x) for x in (True, 0, {}, "0", [[0]], [True], [1.0], [-1], [1 << 31], [None])],
        *[("books", x) for x in (True, 0, [], "x", {}, {"data": 1, "hash": 2}, {"data": "é"})],
        *[("noctuary", x) for x in (None, True, 1.0, "1", [], 2)],
        ("more", "\ud800"),
        ("more", hostile.nested(40)),
        ("more", 1 << 64),
        ("options", {"ages": hostile.nested(900)}),
    ],
)
def test_headers_with_wrong_types(field: str, wrong: Any) -> None:
    found = read(header_with(**{field: wrong}))
    assert isinstance(found, BadJournal) and found.line == 1


@pytest.mark.parametrize(
    "wrong",
    [
        *[{"seat": x} for x in (None, True, 1.0, "0", [0])],
        *[{"choice": x} for x in (None, True, 1, ["x"], {})],
        *[{"chance": x} for x in (None, True, 0, [[0]], [True], [0.0], [-1], {})],
        *[{"undo": x} for x in (1, 0, True)],
        {"rules": "0" * 16},
        {"noctuary": 1, "choice": None},
    ],
)
def test_lines_with_wrong_types(wrong: dict[str, Any]) -> None:
    found = read(line_with(**wrong))
    assert isinstance(found, BadJournal) and found.line == 3


@pytest.mark.parametrize("count", [None, True, 0, -1, 1.0, "1", [1], 3, 1 << 62, "x" * 100_000])
def test_undos_with_wrong_types(count: Any) -> None:
    lines = hostile.lines_of(GATES)
    found = read(hostile.forged([*lines[:3], {"undo": count}]))
    assert isinstance(found, BadJournal) and found.line == 4


def test_a_second_header_is_no_line_of_a_game() -> None:
    lines = hostile.lines_of(GATES)
    for second in (lines[0], {k: v for k, v in lines[0].items() if k != "rules"}):
        found = read(hostile.forged([*lines[:3], second]))
        assert isinstance(found, BadJournal | Journal)
    assert isinstance(found, BadJournal) and found.line == 4


@pytest.mark.parametrize(
    "text",
    [
        '{"noctuary":' + "1" * 5_000 + "}",
        '{"noctuary":1,"options":' + "[" * 10_000 + "]" * 10_000 + "}",
        '{"options":' + '{"a":' * 950 + "1" + "}" * 950 + "}",
        '{"noctuary":1,"noctuary":1}',
        '{"noctuary":NaN}',
        '{"noctuary":-Infinity}',
        "\ufeff{}",
    ],
)
def test_lines_that_cannot_be_sealed(text: str) -> None:
    assert isinstance(read(text.encode() + b"\n"), BadJournal)


# ---- where a journal goes when it was read


def followed(journal: Journal, data: bytes) -> None:
    """Everything that becomes of an uploaded journal: kept, read again, listed, shown."""
    rows = entries_from_journal(journal, data, "Eve", 1_000)
    table = Table("TABLE2", rows)
    kept = msgspec.json.encode([row.data() for row in rows])
    again = Table("TABLE2", read_entries(msgspec.json.decode(kept)))
    assert everything(again) == everything(table), "the store changes nothing"
    assert isinstance(read(journal_file(table.journal_in_play)), Journal)


def everything(table: Table) -> bytes:
    """All that a table tells about itself, to anybody."""
    told: list[Any] = [summary(table), table_info(table), table.divergence]
    for eyes in range(-1, len(table.occupants)):
        told += [
            view_for(table, eyes),
            pending_decision(table, eyes),
            *(line_for(p, eyes) for p in table.log),
        ]
    told += [view_for(table, -1, table.at(0)), journal_file(table.journal_in_play).decode()]
    return msgspec.json.encode(told)


@fuzz
def test_forged_journals() -> None:
    """Whatever is in it: a journal that goes everywhere, or BadJournal."""
    random, taken, refused = Attacks(13), 0, 0
    for _ in trials(250):
        data = hostile.journal(random)
        try:
            found = read(data, recover=random.random() < 0.2)
            if isinstance(found, Journal):
                followed(found, data)
        except Exception as e:
            raise AssertionError(f"{e!r} at {data!r}") from e
        taken += isinstance(found, Journal)
        refused += isinstance(found, BadJournal)
    assert taken and refused and random.met() == hostile.EVERYTHING


def test_honest_journals_go_everywhere() -> None:
    assert {json.loads(x.partition("\n")[0])["game"] for x in hostile.honest()} == set(RELEASED)
    for text in hostile.honest():
        data = text.encode() + b"\n"
        found = read(data)
        assert isinstance(found, Journal)
        followed(found, data)
    assert with_checksum({}, "")[0] == hostile.forged([{}]).decode().strip()
