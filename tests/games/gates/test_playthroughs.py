"""Recorded games: the same choices have the same events, line by line, on every backend."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel.journal import Journal
from tests.games.gates.journals.make import GAMES
from tests.games.recorded import check_story

FOLDER = Path(__file__).parent / "journals"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_tells_the_same_story(name: str, backend: str) -> None:
    """After an intended change of the rules, run journals/make.py and read what changed."""
    check_story(FOLDER, name, backend)


@pytest.mark.parametrize("name", GAMES)
def test_undone_choices_stay_in_the_journal(name: str) -> None:
    """Three choices of each recorded game were undone; the lines are still there."""
    journal = Journal.load(FOLDER / f"{name}.jsonl")
    assert len(journal.lines) == len(journal.choices) + 5
