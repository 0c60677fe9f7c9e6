"""The other commands, and command lines that make no sense."""

import contextlib
import io
import json
import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noctuary as package
from noctuary.cli import run
from noctuary.kernel.journal import Journal
from noctuary.rulebook import read_ledger
from tests.cli.terminal import noctuary


@contextlib.contextmanager
def elsewhere() -> Iterator[Path]:
    """Run in an empty folder."""
    before, environment = os.getcwd(), dict(os.environ)
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ.update(NOCTUARY_DATA=f"{folder}/data", LANG="C.UTF-8")
        os.environ.pop("NOCTUARY_LANG", None)
        try:
            yield Path(folder)
        finally:
            os.chdir(before)
            os.environ.clear()
            os.environ.update(environment)


def said(line: str, lines: str = "") -> tuple[int, str, str]:
    """Run a command line in this process; return exit code, output and errors."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(lines)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(shlex.split(line))
    finally:
        sys.stdin = before
    return code, out.getvalue(), err.getvalue()


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


@pytest.fixture
def finished(folder: Path) -> Path:
    """Return the journal of a finished game."""
    journal, stream = Journal(package.load("gates"), 3, 11), Random(5)
    while not journal.state.over:
        journal.choose(stream.choice(journal.state.legal()))
    journal.save(folder / "done.jsonl")
    return folder / "done.jsonl"


# ---- rules


@pytest.mark.parametrize("text", ["désespérées", "DESESPEREES", "desperate actions"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_find_in_both_languages(folder: Path, text: str, lang: str) -> None:
    code, out, err = said(f"rules find {text} --lang {lang}")
    assert (code, err) == (0, "")
    assert "GATE-048" in out
    assert "rules/desperate.py:" in out
    assert re.search(r"tests/games/gates/\S+\.py:\d+", out)


def test_find_nothing(folder: Path) -> None:
    assert "No rule mentions “zebra”." in said("rules find zebra")[1]
    assert said("rules find ''")[0] == 2


@pytest.mark.parametrize(
    ("text", "best"),
    [("majority", "GATE-073"), ("réserve de portails remplacée", "GATE-087")],
)
def test_find_tells_the_best_first_with_its_code_and_its_tests(
    folder: Path, text: str, best: str
) -> None:
    out = said(f"rules find '{text}'")[1]
    assert out.split()[0] == best
    first = out[: out.index("\n\n")] if "\n\n" in out else out
    assert "src/noctuary/games/gates/rules/" in first
    assert "tests/games/gates/" in first


def test_find_groups_many_answers_by_topic(folder: Path) -> None:
    out = said("rules find portail --game gates --lang fr")[1]
    assert "Aux Portes de l’Horreur, Ouverture des portails\n" in out
    assert re.search(r"^\d+ règles$", out, re.MULTILINE)


def test_find_says_when_a_rule_has_only_most_of_the_words(folder: Path) -> None:
    out = said("rules find zebra majority --game gates")[1]
    assert out.startswith("With most of these words:")
    assert "GATE-073" in out
    out = said("rules find majority --game gates")[1]
    assert "With most of these words" not in out


def test_list_by_topic(folder: Path) -> None:
    out = said("rules list --game gates --lang fr")[1]
    titles = ["But du jeu", "Mise en place", "Fin de la partie et décompte final"]
    places = [out.index(f"Aux Portes de l’Horreur, {title}\n") for title in titles]
    assert places == sorted(places)
    assert out.index("GATE-001") < out.index("GATE-Q01") < places[1], "rulings with their clauses"
    one = said("rules list --topic setup")[1]
    assert "GATE-030" in one and "LAKE-049" in one and "AHB-106" in one
    assert "GATE-001" not in one


def test_show(folder: Path) -> None:
    code, out, _ = said("rules show gate-42 --lang fr")
    assert code == 0 and "GATE-042" in out and "rules/round.py:" in out
    assert "GATE-Q05" in said("rules show GATE-Q05")[1]
    code, _, err = said("rules show GATE-999")
    assert code == 2 and "There is no rule" in err


def test_coverage(folder: Path) -> None:
    brief = said("rules coverage --brief")[1]
    gates = r"^gates: \d+ of 184 clauses done, \d+ n/a, \d+ open, \d+ shown by tests"
    assert re.search(gates, brief, re.MULTILINE)
    told = json.loads(said("rules coverage --json")[1])["gates"]
    assert told["total"] == 184 == told["done"] + told["na"] + told["open"]
    assert "gates" in said("rules coverage --lang fr")[1]


def test_coverage_tells_what_clauses_wait_for(folder: Path) -> None:
    ledger = read_ledger("noctuary.games.arkham")
    assert ledger
    waiting = [c for c in ledger.clauses.values() if c.status == "waits"]
    told = json.loads(said("rules coverage --json --game arkham")[1])["arkham"]
    assert told["waits"] == len(waiting) > 0
    assert told["total"] == told["done"] + told["na"] + told["open"] + told["waits"]
    assert f", {len(waiting)} waiting" in said("rules coverage --brief --game arkham")[1]
    listed = said("rules coverage --game arkham --lang fr")[1]
    assert "L’Héritage de Dunwich" in listed
    assert {x for c in waiting for x in c.waits if x != c.scope} <= set(listed.split())
    shown = said(f"rules show {waiting[0].id}")[1]
    assert f"Waits for cards that are not played here yet: {waiting[0].waits[0]}" in shown


def test_a_bare_number_is_shown_of_every_game(folder: Path) -> None:
    out = said("rules show 42")[1]
    assert "GATE-042" in out and "AHB-042" in out
    assert "AHB-042" not in said("rules show 42 --game gates")[1]


# ---- replay


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_shows_the_end(finished: Path, lang: str) -> None:
    code, out, err = said(f"replay done.jsonl --lang {lang}")
    assert (code, err) == (0, "")
    assert {"en": "Final score", "fr": "Décompte final"}[lang] in out
    for n in Journal.load(finished).state.score:
        assert str(n) in out.rpartition("Total")[2]


def test_replay_up_to_a_choice_with_events(finished: Path) -> None:
    code, out, _ = said("replay done.jsonl --at 30 --events")
    assert code == 0
    assert "After 30 of" in out and "Final score" not in out
    assert "draws a card." in out and "draws Page" not in out


@pytest.mark.parametrize("at", ["-1", "99999", "x"])
def test_replay_at_no_choice(finished: Path, at: str) -> None:
    code, _, err = said(f"replay done.jsonl --at {at}")
    assert code == 2 and len(err.splitlines()) == 1


def test_replay_of_a_damaged_journal(finished: Path) -> None:
    lines = finished.read_bytes().split(b"\n")
    lines[20] = lines[20].replace(b'"seat":', b'"seat" :')
    finished.write_bytes(b"\n".join(lines))
    code, _, err = said("replay done.jsonl")
    assert code == 2 and "line 21" in err
    code, out, _ = said("replay done.jsonl --recover")
    assert code == 0 and "damaged from line 21" in out


# ---- doctor, version


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_doctor(folder: Path, lang: str) -> None:
    code, out, err = said(f"doctor --lang {lang}")
    assert (code, err) == (0, "")
    game = package.load("gates")
    assert game.rules_hash in out and package.__version__ in out
    assert str(folder / "data") in "".join(out.split())


def test_doctor_without_compiler_or_room(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    more = {"NOCTUARY_CC": "none", "NOCTUARY_CACHE": str(tmp_path / "none")}
    done = noctuary(tmp_path / "data", "doctor", **more)
    assert done.returncode == 0
    assert "frames: none: install gcc" in done.stdout
    assert "cannot be written" in done.stdout


def test_version(folder: Path) -> None:
    code, out, _ = said("--version")
    assert code == 0
    assert re.fullmatch(rf"noctuary {package.__version__} \((native|frames)\)\n", out)


def test_nobody_reads_the_output(tmp_path: Path) -> None:
    before = "import os; r, w = os.pipe(); os.close(r); os.dup2(w, 1)"
    done = noctuary(tmp_path / "data", "rules", "find", "a", "--game", "gates", before=before)
    assert done.stderr == ""
    assert done.returncode in (0, 1)


def test_output_to_a_full_disk(tmp_path: Path) -> None:
    before = "import os; os.dup2(os.open('/dev/full', os.O_WRONLY), 1)"
    done = noctuary(
        tmp_path / "data", "rules", "coverage", "--game", "gates", "--lang", "fr", before=before
    )
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["noctuary\u00a0: le disque est plein"]


# ---- command lines that make no sense

BAD = [
    "play nope",
    "play --players 1",
    "play --players 99",
    "play --players x",
    "play --seats me,",
    "play --seats me",
    "play --seats me,nobody",
    "play --seats me,ismcts",
    "play --seats me,ismcts:0",
    "play --seats me,ismcts:1e99s",
    "play --seats me:Ana,me:Ana",
    "play --seats me:,random",
    "play --seats me:abcdefghijklmnopqrstuvwxyz,random",
    "play --seats me,random --players 3",
    "play --seed -1",
    "play --seed 9223372036854775808",
    "play --seed x",
    "play --lang de",
    "play --backend steam",
    "play --option tokens",
    "play --option =3",
    "play --option tokens=-1",
    "play --option tokens=[[[[",
    "play --option nope=3",
    "play --option first_player=3 --players 2",
    "play --file done.jsonl --new",
    "play --file done.jsonl --seed 3",
    "play --file done.jsonl --seats me,random",
    "play --file .",
    "play --file /nowhere/at/all.jsonl",
    "play --nope",
    "nope",
    "replay",
    "replay nope.jsonl",
    "replay .",
    "rules show nope",
    "rules show GATE-042 --game nope",
    "rules find",
    "rules list --topic nope",
    "rules list --game nope",
    "rules nope",
    "doctor --lang xx",
    "sim",
    "sim nope",
    "sim gates --games 0",
    "sim gates --games x",
    "sim gates --jobs 0",
    "sim gates --seats clever",
    "sim gates --seats ,",
    "sim gates --seats random,random,random --players 2",
    "sim gates --players 9",
    "sim gates --seed -1",
    "sim gates --backend steam",
    "sim gates --option tokens",
    "sim gates --option tokens=many",
    "sim gates --option nope=3",
    "sim gates --out games.xls",
    "sim gates --out /nowhere/games.csv",
    "sim gates --games 2 --seats random --plots done.jsonl",
    "sim gates --plots x --picture gif",
    "sim gates --lang xx",
]


@pytest.mark.parametrize("line", BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_command_lines_get_one_clear_line(finished: Path, line: str, lang: str) -> None:
    os.environ["NOCTUARY_LANG"] = lang
    code, out, err = said(line)
    assert code == 2, out
    assert len(err.splitlines()) == 1, err
    assert err.startswith({"en": "noctuary: ", "fr": "noctuary\u00a0: "}[lang])
    assert "{" not in err


WORDS = """
play rules find list show coverage replay doctor gates nope --seats --players --seed --lang --option
--backend --file --new --at --recover --events --game --topic --brief --json --version --help
me me,random me,me:Bo me:Ana,random heuristic,me 0 1 2 3 -1 7 fr en frames native gen
tokens=3 costs={} hand_size=2 first_player="random" GATE-042 GATE-Q01 done.jsonl . x= =x
"""
KNOWN = st.sampled_from(WORDS.split())
PIECES = st.one_of(KNOWN, KNOWN, KNOWN, st.text(max_size=12).filter(lambda s: "\x00" not in s))


@settings(max_examples=150, deadline=None)
@given(args=st.lists(PIECES, max_size=7), typed=st.lists(PIECES, max_size=5))
def test_no_command_line_makes_a_traceback(args: list[str], typed: list[str]) -> None:
    with elsewhere():
        text = shlex.join(args)
        code, _, err = said(text, "".join(x + "\n" for x in typed))
    assert code in (0, 2), text
    assert "Traceback" not in err
    if code == 2:
        assert len(err.strip().splitlines()) == 1, err
