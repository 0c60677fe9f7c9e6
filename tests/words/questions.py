"""The table of all questions: `python -m tests.words.questions` writes it, a person reads it.

For each question of each game, and each rule that asks it where the answer differs, it tells the
clause that "Why?" shows, with its first words.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from noctuary.kernel import games, load
from noctuary.rulebook import read_ledger

TABLE = Path(__file__).with_suffix(".yaml")
FIRST_WORDS = 16


def clause_of(game: str, id: str) -> Any:
    """A clause or a ruling of a game; None where there is none."""
    ledger = read_ledger(games()[game].package)
    return ledger and (ledger.clauses.get(id) or ledger.rulings.get(id))


def shown(game: str, id: str) -> str:
    """A clause by its id and its first words."""
    found = clause_of(game, id)
    words = found.text("en").split() if found else []
    more = " …" if len(words) > FIRST_WORDS else ""
    return f"{id} {' '.join(words[:FIRST_WORDS])}{more}"


def asked(game: str) -> dict[str, Any]:
    """Question -> its clause, or the rules that ask it, each with its own."""
    out: dict[str, Any] = {}
    for prompt, askers in load(game, "gen").questions.items():
        told = {rule: shown(game, id) for rule, id in sorted(askers.items())}
        out[prompt] = told if len(set(told.values())) > 1 else next(iter(told.values()), "")
    return out


if __name__ == "__main__":
    table = {game: asked(game) for game in sorted(games())}
    text = yaml.safe_dump(table, allow_unicode=True, width=200, sort_keys=False)
    TABLE.write_text(text, encoding="utf-8")
