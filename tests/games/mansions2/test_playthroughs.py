"""Recorded games: the same choices still tell the same story, line by line, on every backend."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel.journal import Journal
from tests.games.mansions2.journals.make import GAMES
from tests.games.recorded import check_story

FOLDER = Path(__file__).parent / "journals"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_tells_the_same_story(name: str, backend: str) -> None:
    """If a change of the rules or of a scenario is meant, run journals/make.py and read what
    changed.
    """
    check_story(FOLDER, name, backend)


@pytest.mark.parametrize("name", GAMES)
def test_undone_choices_stay_in_the_journal(name: str) -> None:
    """Three choices of each recorded game were taken back; the lines are still there."""
    journal = Journal.load(FOLDER / f"{name}.jsonl")
    assert len(journal.lines) == len(journal.choices) + 5
