"""Whatever strangers write, nothing but letters, signs and new lines comes out of the program."""

from __future__ import annotations

import json
import os
import shlex
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.plugin.console import escape_controls, make_console
from tests.cli.terminal import noctuary
from tests.cli.test_commands import elsewhere, said
from tests.journals import hostile
from tests.support import WRONG_FILES, Attacks, wrong_file

NASTY = (
    "\x1b[2J\x1b]0;owned\x07\x1b]8;;http://evil.example\x1b\\here\x1b]8;;\x07\x1b]52;c;QUFB\x07"
    "\x9b2J\x7f\r\x08\u202eabc\u2066\u200b\u2028\u2029\u0085\ufeff\U000e0041[bold]x[/bold]"
)
BROKEN = NASTY + "\udc9b\ud800"
"""Arguments that are not even text."""


def steering(text: str) -> set[str]:
    """Return what is neither a letter, nor a sign, nor a new line in a text."""
    bad = ("Cc", "Cf", "Cs", "Zl", "Zp")
    return {c for c in text if c != "\n" and unicodedata.category(c) in bad}


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


def quiet(*args: str, typed: str = "") -> tuple[int, str]:
    """Run a command line that must print nothing harmful; return exit code and output."""
    code, out, err = said(shlex.join(args), typed)
    assert not steering(out + err), (args, steering(out + err))
    assert "Traceback" not in err
    assert code in (0, 1, 2)
    if code == 2:
        assert len(err.splitlines()) == 1, err
    return code, out + err


# ---- how text is made harmless


def test_harmless() -> None:
    assert escape_controls("\x1b[2J") == "\\u001b[2J"
    assert escape_controls("a\tb\nc\r\x9b\u202e") == "a b\nc\\u000d\\u009b\\u202e"
    assert escape_controls("\ud800\U000e0041") == "\\ud800\\udb40\\udc41"
    plain = "Café « ¿ » \u00a0\u202f — 👻 日本 [bold]"
    assert escape_controls(plain) == plain
    assert not steering(escape_controls("".join(map(chr, range(0x110000)))))
    assert json.loads(escape_controls(json.dumps(NASTY, ensure_ascii=False))) == NASTY


def test_every_renderable_is_harmless(capsys: pytest.CaptureFixture[str]) -> None:
    console = make_console()
    grid = Table(BROKEN, title=BROKEN, caption=BROKEN)
    grid.add_row(BROKEN)
    grid.add_row(Text(BROKEN))
    for thing in (BROKEN, Text(BROKEN), grid, Panel(Text(BROKEN), title=Text(BROKEN))):
        console.print(thing)
        console.print(thing, soft_wrap=True, style="bold")
    out = capsys.readouterr().out
    assert not steering(out) and "[bold]x[/bold]" in out


# ---- what is given on the command line


@pytest.mark.parametrize(
    "line",
    [
        "play X", "play --seats me:X,random", "play --seats X,random", "play --option X",
        "play --option X=1", "play --option tokens=X", "play --option monster=X", "play --lang X",
        "play --backend X", "play --players X", "play --seed X", "play --file X/y",
        "play arkham --deck X", "play gates --deck X", "play --X", "X", "replay X",
        "replay done.jsonl --at X", "replay --X", "rules find X", "rules show X",
        "rules show X --game X", "rules list --topic X", "rules list --game X", "rules X",
        "doctor --lang X", "sim X", "sim gates --seats X", "sim gates --option X=3",
        "sim gates --out X", "sim gates --out X.csv --games 1 --seats random",
        "sim gates --out nowhere/X.csv", "sim gates --picture X", "deck check X", "deck convert X",
        "deck show X", "deck odds X", "deck upgrade X X", "card X", "odds X", "odds --bag X",
        "deck X", "serve --host X", "serve --port X", "serve --origin X", "serve --log X",
    ],
)  # fmt: skip
@pytest.mark.parametrize("wrong", [NASTY, BROKEN], ids=["nasty", "broken"])
def test_command_lines(folder: Path, line: str, wrong: str) -> None:
    args = [x.replace("X", wrong) for x in line.split()]
    quiet(*args)


@pytest.mark.parametrize("name", ["NOCTUARY_LANG", "NOCTUARY_DATA", "LC_ALL", "TERM", "COLUMNS"])
def test_environment(folder: Path, name: str) -> None:
    os.environ[name] = BROKEN.replace("\ud800", "")
    for args in (["doctor"], ["replay", "nothing.jsonl"], ["play", "--players", "2"]):
        quiet(*args)


def test_the_real_program_prints_no_more(tmp_path: Path) -> None:
    """Through pipes that take any bytes, in the encoding of the terminal."""
    wrong = os.fsencode(BROKEN.replace("\ud800", "")).decode("utf-8", "surrogateescape")
    for encoding in ("utf-8", "ascii"):
        for args in (["replay", wrong], ["play", wrong], ["doctor", "--lang", wrong]):
            done = noctuary(tmp_path / "data", *args, PYTHONIOENCODING=encoding)
            assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
            assert not steering(done.stdout + done.stderr)


# ---- what is typed at a table


def test_answers(folder: Path) -> None:
    typed = "\n".join((NASTY, f"rule {NASTY}", f"save {NASTY}", f"lang {NASTY}", "log", "quit", ""))
    file = NASTY.replace("/", "")
    assert quiet("play", "--players", "2", "--file", file, typed=typed)[0] == 0
    assert quiet("play", "--file", file, typed="quit\n")[0] == 0
    assert quiet("replay", file, "--events")[0] == 0


def test_names_beside_a_journal(folder: Path) -> None:
    quiet("play", "--players", "2", "--file", "a.jsonl", typed="quit\n")
    for note in ({"seats": [f"me:{NASTY}", "random"]}, {"seats": [NASTY, BROKEN]}):
        Path("a.seats").write_text(json.dumps(note))
        quiet("replay", "a.jsonl")
        quiet("play", "--file", "a.jsonl", typed="quit\n")


@pytest.mark.parametrize("sort", WRONG_FILES)
def test_files_beside_a_journal(folder: Path, sort: str) -> None:
    quiet("play", "--players", "2", "--file", "a.jsonl", typed="quit\n")
    Path("a.seats").unlink()
    wrong_file(sort, Path("a.seats"))
    assert quiet("replay", "a.jsonl")[0] == 0


@pytest.mark.parametrize("sort", WRONG_FILES)
def test_files_instead_of_others(folder: Path, sort: str) -> None:
    wrong_file(sort, Path("file"))
    for command in ("replay file", "deck check file", "play arkham --deck file"):
        assert quiet(*command.split())[0] == 2
    begun = quiet("play", "--file", "file")[0] == 0
    assert begun == (sort in ("missing", "loop")), "only where there is nothing a game begins"


# ---- journals


def forged(folder: Path, line: int, **wrong: Any) -> str:
    """Return a journal of Gates with another value in a line, as other rules wrote it."""
    lines = hostile.lines_of(next(x for x in hostile.honest() if '"gates"' in x))
    lines[0]["rules"] = "0" * 16
    lines[line] |= wrong
    path = folder / "forged.jsonl"
    path.write_bytes(hostile.forged(lines))
    return str(path)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (0, {"game": NASTY}),
        (0, {"options": {NASTY: 1}}),
        (0, {"options": {"tokens": NASTY}}),
        (0, {"options": {"first_player": [NASTY]}}),
        (0, {"rules": NASTY, NASTY: NASTY}),
        (0, {"version": NASTY}),
        (0, {"books": {"hash": NASTY, "data": NASTY}}),
        (3, {"choice": NASTY}),
        (3, {"choice": f"convert/seat={NASTY}"}),
        (3, {"seat": NASTY}),
        (3, {"undo": NASTY}),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_journals(folder: Path, line: int, wrong: dict[str, Any], lang: str) -> None:
    path = forged(folder, line, **wrong)
    quiet("replay", path, "--events", "--lang", lang)
    quiet("replay", path, "--recover", "--lang", lang)
    quiet("play", "--file", path, "--lang", lang, typed="no\n")


def test_any_forged_journal(folder: Path) -> None:
    random = Attacks(5)
    for n in range(60):
        path = folder / f"{n}.jsonl"
        path.write_bytes(hostile.journal(random))
        quiet("replay", str(path), *(["--recover"] if n % 3 else []))


def test_the_name_of_a_campaign(folder: Path) -> None:
    text = next(x for x in hostile.honest() if '"campaign":"zealot"' in x)
    lines = hostile.lines_of(text)
    lines[0]["options"]["campaign"]["name"] = NASTY
    Path("campaign.jsonl").write_bytes(hostile.forged(lines))
    quiet("replay", "campaign.jsonl", "--events")


# ---- decks


@pytest.mark.parametrize(
    "change",
    [
        {"name": NASTY},
        {"name": BROKEN},
        {"investigator_code": NASTY},
        {"slots": {NASTY: 1}},
        {"slots": {BROKEN: 1}},
        {"meta": json.dumps({NASTY: NASTY})},
        {"meta": {BROKEN: [BROKEN]}},
        {"exile_string": NASTY},
        {"taboo_id": 10**30},
        {NASTY: BROKEN},
    ],
)
def test_decks(folder: Path, change: dict[str, Any]) -> None:
    deck = {"investigator_code": "01001", "name": "Roland", "slots": {"01016": 2, "01018": 2}}
    Path("deck.json").write_text(json.dumps(deck | change))
    for command in (
        "deck check deck.json",
        "deck check deck.json --json",
        "deck show deck.json",
        "deck convert deck.json --to text",
        "deck convert deck.json --to json",
        "deck odds deck.json 01016",
        "deck upgrade deck.json deck.json",
        "play arkham --deck deck.json --file game.jsonl",
    ):
        quiet(*command.split(), typed="quit\n")


def test_decks_as_text(folder: Path) -> None:
    for text in (NASTY, f"# {NASTY}\nRoland Banks\n2x {NASTY}\n", f"Roland Banks {NASTY}\nmeta: x"):
        Path("deck.txt").write_text(text, encoding="utf-8")
        for command in ("deck check deck.txt", "deck convert deck.txt --to json"):
            quiet(*command.split())
