"""Every question of every game names the clause that is about it, as the game's table has it."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from noctuary.kernel import games, load
from noctuary.rulebook import read_ledger
from tests.games.parts import with_file
from tests.words.questions import asked, clause_of, table_of

GAMES = sorted(games())


def table(game: str) -> dict[str, Any]:
    """Return the table of a game as a person has read it."""
    read = yaml.safe_load(table_of(game).read_text(encoding="utf-8"))
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize("game", with_file("questions.yaml"))
def test_every_question_shows_the_clause_of_the_table(game: str) -> None:
    told = f"read what differs; then python -m tests.words.questions {game}"
    assert asked(game) == table(game), told


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_clause_that_holds(game: str) -> None:
    wrong = [
        f"{prompt}, asked by {rule}: {id or 'no clause'}"
        for prompt, askers in load(game, "gen").questions.items()
        for rule, id in (askers or {"nobody": ""}).items()
        if getattr(clause_of(game, id), "status", "done" if clause_of(game, id) else "none")
        not in ("done", "open")
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_explained_by_what_lies_in_the_box(game: str) -> None:
    """A list of components says nothing about a choice."""
    ledger = read_ledger(games()[game].package)
    assert ledger
    lists = {c.id for c in ledger.clauses.values() if c.kind == "component"}
    shown = {id for askers in load(game, "gen").questions.values() for id in askers.values()}
    assert not shown & lists
