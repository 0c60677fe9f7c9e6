"""The tables of questions: `python -m tests.words.questions GAME` writes one, a person reads it.

For each question of a game, and each rule that asks it where the answer differs, a table has the
clause that "Why?" shows, with its first words.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import yaml

from noctuary.kernel import games, load
from noctuary.rulebook import read_ledger

FIRST_WORDS = 16


def table_of(game: str) -> Path:
    """Return the file in which the table of a game is written."""
    return Path(__file__).parents[1] / "games" / game / "questions.yaml"


def clause_of(game: str, id: str) -> Any:
    """Return a clause or a ruling of a game; None where there is none."""
    ledger = read_ledger(games()[game].package)
    return ledger and (ledger.clauses.get(id) or ledger.rulings.get(id))


def first_words(game: str, id: str) -> str:
    """Return a clause by its id and its first words."""
    found = clause_of(game, id)
    words = found.text("en").split() if found else []
    more = " …" if len(words) > FIRST_WORDS else ""
    return f"{id} {' '.join(words[:FIRST_WORDS])}{more}"


def asked(game: str) -> dict[str, Any]:
    """Return question -> its clause, or the rules that ask it, each with its own."""
    out: dict[str, Any] = {}
    for prompt, askers in load(game, "gen").questions.items():
        clauses = {rule: first_words(game, id) for rule, id in sorted(askers.items())}
        several = len(set(clauses.values())) > 1
        out[prompt] = clauses if several else next(iter(clauses.values()), "")
    return out


if __name__ == "__main__":
    for game in sys.argv[1:] or sorted(games()):
        text = yaml.safe_dump(asked(game), allow_unicode=True, width=200, sort_keys=False)
        table_of(game).write_text(text, encoding="utf-8")
