"""Recorded games: the same choices still tell the same story, line by line, on every backend."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel.journal import Journal
from tests.games.gates.journals.make import GAMES, told

FOLDER = Path(__file__).parent / "journals"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_tells_the_same_story(name: str, backend: str) -> None:
    """If a change of the rules is meant, run journals/make.py and read what changed."""
    journal = Journal.load(FOLDER / f"{name}.jsonl", backend=backend)
    assert journal.state.over
    lines = told(journal).splitlines()
    expected = (FOLDER / f"{name}.log").read_text(encoding="utf-8").splitlines()
    for n, (line, want) in enumerate(zip(lines, expected, strict=False), 1):
        assert line == want, f"{name}.log, line {n}"
    assert len(lines) == len(expected)


@pytest.mark.parametrize("name", GAMES)
def test_undone_choices_stay_in_the_journal(name: str) -> None:
    """Three choices of each recorded game were taken back; the lines are still there."""
    journal = Journal.load(FOLDER / f"{name}.jsonl")
    assert len(journal.lines) == len(journal.entries) + 5
