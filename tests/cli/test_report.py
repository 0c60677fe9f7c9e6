"""The report of a running game, far from its server: it shows what its seat saw and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from noctuary.i18n import FluentGameTexts
from noctuary.kernel import games, load
from noctuary.server.reports import ReportBuilder
from noctuary.table import protocol as wire
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.model.entries import Said, Undone
from noctuary.table.model.table import Table
from noctuary.table.presentation.log_lines import line_for
from noctuary.table.presentation.table_view import pending_decision
from tests.cli.test_commands import elsewhere
from tests.cli.test_hostile_text import BROKEN, NASTY, quiet
from tests.journals import hostile
from tests.support import WRONG_FILES, wrong_file
from tests.table.company import choose


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


def table_of(game: str, choices: int = 12) -> Table:
    """Return a table of two people, or as few as can play, in the middle of its game."""
    seats = [wire.NewSeat("me", name=f"Ann {k}") for k in range(max(2, min(games()[game].seats)))]
    wish = wire.NewTable(game, "Ann", seats, wire.Settings(undo="free"), seed=7)
    table, random = create_table("TABLE2", opening_entry(wish, 1_000)), Random(4)
    table.replay(Said(1_100, 0, "Ann 0", "Who goes there?"))
    for _ in range(choices):
        choose(table, random)
    table.replay(Undone(1_200, table.journal_in_play.choices[-1].seat, choices - 1))
    return table


def written(table: Table, eyes: int, note: str = "The sea\nis wrong.") -> dict[str, Any]:
    """Write the report that a browser saves, and return it."""
    report = ReportBuilder(table, eyes, note)
    Path("x-report.json").write_bytes(report.file)
    found: dict[str, Any] = json.loads(report.file)
    return found


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_shows_what_its_seat_saw(folder: Path, game: str, lang: str) -> None:
    table = table_of(game)
    words = FluentGameTexts(
        load(game), lang, names=[p.name for p in table.occupants], options=table.options
    )
    for eyes in (0, 1, -1):
        report = written(table, eyes)
        code, said = quiet("replay", "x-report.json", "--events", "--lang", lang)
        assert code == 0
        flat = " ".join(said.split())
        for known in (report["id"], report["rules"], "TABLE2", "The sea is wrong.", "Ann 0"):
            assert known in flat
        assert "Who goes there?" in flat and words.format("game-title") in flat
        assert f"reports/{report['id']}.jsonl" in flat
        seen = pending_decision(table, eyes)
        assert seen is not None
        for o in seen.options:
            assert " ".join(words.action(o.id).split()) in flat
        for past in table.log:
            line = line_for(past, eyes)
            for event in getattr(line, "events", ()):
                told = next(t for t in past.events if t.name == event.name).redact(eyes)
                if told.fields == event.fields:
                    assert " ".join(words.event(told).split()) in flat


def test_only_the_latest_lines_unless_all_are_wanted(folder: Path) -> None:
    written(table_of("gates", 40), 0)
    short = quiet("replay", "x-report.json")[1]
    whole = quiet("replay", "x-report.json", "--events")[1]
    assert "--events" in short and len(short.splitlines()) < len(whole.splitlines())
    assert "The game begins." in whole and "The game begins." not in short


@pytest.mark.parametrize("option", [["--at", "3"], ["--recover"]])
def test_what_makes_no_sense_for_a_report(folder: Path, option: list[str]) -> None:
    written(table_of("gates"), 0)
    code, said = quiet("replay", "x-report.json", *option)
    assert code == 2 and "--at" in said


@pytest.mark.parametrize(
    "change",
    [
        *[{"id": x} for x in (None, 3, "", "..", "a/b", "\x00", NASTY, "x" * 100)],
        *[{"game": x} for x in (None, 3, NASTY, "nope", [])],
        *[{"at": x} for x in (None, -1, 1e300, 1 << 60, "x")],
        *[{"eyes": x} for x in (None, "x", 1.5)],
        *[{"lines": x} for x in (None, {}, [{}], [{"kind": "dance"}], [[]])],
        *[{"ask": x} for x in (3, [], {}, {"prompt": 3})],
        *[{"note": x} for x in (None, 3, [])],
        {"report": "x"},
    ],
)
def test_damaged_reports_get_one_clear_line(folder: Path, change: dict[str, Any]) -> None:
    report = written(table_of("gates"), 0)
    Path("x-report.json").write_text(json.dumps(report | change))
    assert quiet("replay", "x-report.json")[0] == 2


def test_cut_reports_get_one_clear_line(folder: Path) -> None:
    written(table_of("gates"), 0)
    whole = Path("x-report.json").read_bytes()
    for cut in (0, 1, 5, 20, len(whole) // 2, len(whole) - 3):
        Path("x-report.json").write_bytes(whole[:cut])
        code, said = quiet("replay", "x-report.json")
        assert code == 2 and ("damaged report" in said or cut < 20)
    Path("x-report.json").write_bytes(b"\xef\xbb\xbf" + whole)
    assert quiet("replay", "x-report.json")[0] == 0


@pytest.mark.parametrize("sort", WRONG_FILES)
def test_files_that_are_neither(folder: Path, sort: str) -> None:
    wrong_file(sort, Path("x-report.json"))
    assert quiet("replay", "x-report.json")[0] == 2


@pytest.mark.parametrize("game", sorted(games()))
def test_reports_of_strangers(folder: Path, game: str) -> None:
    """Whatever stands in it: shown as far as there are words for it, or one clear line."""
    report = json.dumps(written(table_of(game), 0))
    random, shown = Random(9), 0
    for _ in range(60):
        wrong = json.loads(report)
        for _ in range(random.choice((1, 2, 6))):
            wrong = hostile.put(
                wrong, random.choice(hostile.places(wrong)), json.loads(random.choice(hostile.JUNK))
            )
            if not isinstance(wrong, dict):
                break
        Path("x-report.json").write_text(json.dumps(wrong))
        shown += quiet("replay", "x-report.json", "--events")[0] == 0
    assert shown


def test_nothing_in_a_report_steers_the_terminal(folder: Path) -> None:
    report = written(table_of("gates"), 0)
    change: dict[str, Any] = dict.fromkeys(("table", "rules", "version", "note"), NASTY)
    change["names"] = [NASTY, NASTY]
    event = {"name": NASTY, "fields": {NASTY: 1}, "depth": 0, "why": [NASTY]}
    change["lines"] = [
        line | {"seq": n, "at": 1}
        for n, line in enumerate(
            (
                {"kind": "said", "seat": 0, "name": NASTY, "text": NASTY},
                {"kind": "chosen", "number": 0, "seat": 0, "option": NASTY, "events": []},
                {"kind": "began", "events": [event]},
            )
        )
    ]
    change["ask"] = report["ask"] | {"prompt": NASTY, "args": {NASTY: 1}}
    change["ask"]["options"] = [{"id": NASTY, "name": NASTY, "fields": {}}]
    Path("x-report.json").write_text(json.dumps(report | change))
    assert quiet("replay", "x-report.json")[0] == 0
    Path("x-report.json").write_text(json.dumps(report | {"note": BROKEN}))
    assert quiet("replay", "x-report.json")[0] == 2
