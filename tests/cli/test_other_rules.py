"""Games of other rules at the terminal: they continue, or say where they diverge."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import noctuary
from noctuary.i18n import FluentGameTexts
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from tests.cli.test_commands import elsewhere, said


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


def written(folder: Path, **changed: Any) -> Path:
    """Return a journal of twelve choices of other rules, its seventh line changed."""
    journal = Journal(noctuary.load("gates"), 2, 5)
    for _ in range(12):
        journal.choose(journal.state.legal()[0])
    lines = [json.loads(x) for x in journal.lines]
    lines[0]["rules"] = "0" * 16
    lines[6] |= changed
    out, check = [], ""
    for data in lines:
        line, check = with_checksum({k: v for k, v in data.items() if k != "check"}, check)
        out.append(line)
    path = folder / "old.jsonl"
    path.write_text("".join(x + "\n" for x in out), encoding="ascii")
    return path


def one_line(text: str) -> str:
    return " ".join(text.split())


SAID = {
    "en": ("At line 7 it does not hold any more", "The rule is", "The first 5 choices hold"),
    "fr": ("À la ligne 7, elle ne tient plus", "La règle est", "Les 5 premiers choix tiennent"),
}


@pytest.mark.parametrize("lang", SAID)
def test_replay_tells_the_line_and_the_clause(folder: Path, lang: str) -> None:
    path = written(folder, choice="score_three")
    found = Journal.load(path).divergence
    assert found is not None and found.clause is not None
    code, out, err = said(f"replay old.jsonl --lang {lang}")
    shown = one_line(out)
    assert (code, err) == (0, "")
    for part in SAID[lang][:2]:
        assert part in shown
    clause = FluentGameTexts(noctuary.load("gates"), lang).clause(found.clause)
    assert found.clause in shown and one_line(clause) in shown
    assert "5" in shown.rpartition("noctuary play --file old.jsonl")[2]


@pytest.mark.parametrize("lang", SAID)
def test_play_goes_on_from_there_as_a_new_game(folder: Path, lang: str) -> None:
    path = written(folder, choice="score_three")
    before = path.read_bytes()
    code, out, _ = said(f"play --file old.jsonl --lang {lang}", "n\n")
    shown = one_line(out)
    assert code == 0
    for part in SAID[lang]:
        assert part in shown
    assert list(folder.glob("data/games/*.jsonl")) == []
    code, out, _ = said(f"play --file old.jsonl --lang {lang}", f"{lang[0]}\noui\n")
    assert list(folder.glob("data/games/*.jsonl")) == []  # only a yes is a yes
    code, out, _ = said(f"play --file old.jsonl --lang {lang}", "oui\nquit\n")
    assert code == 0
    (new,) = folder.glob("data/games/*.jsonl")
    journal = Journal.load(new)
    assert journal.divergence is None and journal.rules == journal.game.rules_hash
    assert journal.choices[:5] == Journal.load(path).choices
    assert path.read_bytes() == before


def test_a_journal_that_holds_is_played_on(folder: Path) -> None:
    path = written(folder)
    before = path.read_bytes()
    code, out, err = said("replay old.jsonl")
    assert (code, err) == (0, "") and "every choice still holds" in one_line(out)
    code, out, _ = said("play --file old.jsonl --seats me,me:Bo", "\n1\nquit\n")
    assert code == 0
    assert path.read_bytes().startswith(before)
    journal = Journal.load(path)
    assert len(journal.choices) == 13 and journal.rules == journal.game.rules_hash


def test_the_latest_game_is_offered_too(folder: Path) -> None:
    """Without a file: an unfinished game that stops to hold is asked about once."""
    path = written(folder, choice="score_three")
    games = folder / "data" / "games"
    games.mkdir(parents=True)
    path.rename(games / "gates-20260101-000000-5.jsonl")
    code, out, _ = said("play", "y\nquit\n")
    assert code == 0 and "At line 7" in one_line(out)
    assert len(list(games.glob("*.jsonl"))) == 2
    code, out, _ = said("play", "quit\n")
    assert "At line 7" not in one_line(out) and "goes on after 5 choices" in one_line(out)
