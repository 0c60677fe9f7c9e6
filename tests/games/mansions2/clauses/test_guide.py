"""What the guide says of itself: other names for things, and what awaits the investigators."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.components import TOKENS
from noctuary.games.mansions2.opcodes import Opcode
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.rulebook.ledger import Clause, read_ledger
from noctuary.server.api.catalogue import search_rules
from tests.support import clause


def answers(text: str) -> list[str]:
    """Return the rules that a search finds, best first."""
    return [found.id for found in search_rules(GAME, text)]


@clause("MAN2-517")
@pytest.mark.parametrize(
    ("alias", "rule"),
    [
        ("deliberate movement", "MAN2-204"), ("déplacement délibéré", "MAN2-204"),
        ("disputes", "MAN2-012"), ("arme", "MAN2-301"), ("weapon", "MAN2-301"),
        ("evidence", "MAN2-331"), ("preuve", "MAN2-331"),
        ("light source", "MAN2-331"), ("source de lumière", "MAN2-331"),
    ],
)  # fmt: skip
def test_the_other_names_of_the_index_lead_to_the_rule(alias: str, rule: str) -> None:
    assert rule in answers(alias)[:6]
    assert rule not in answers("puzzle step")


@clause("MAN2-522")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_monsters_people_and_puzzles(scenario: str) -> None:
    made = compiled(scenario)
    kinds = [TOKENS[t.kind] for t in made.tokens if t is not None and t.kind < len(TOKENS)]
    assert "person" in kinds
    operations = [row[0] for row in made.tables["code"]]
    assert Opcode.SPAWN in operations and Opcode.PUZZLE in operations and len(made.puzzles) > 0


@clause("MAN2-526")
@pytest.mark.parametrize(
    "asked",
    ["scroll of supernatural knowledge", "rouleau de savoir occulte", "a physical, mental or "
     "social challenge", "épreuve de logique", "trouvaille de l’enquête"],
)  # fmt: skip
def test_what_items_spells_tests_and_puzzles_are_is_found_by_its_words(asked: str) -> None:
    assert answers(asked)[0] == "MAN2-526"
    ledger = read_ledger(GAME.package)
    assert ledger is not None
    found = next(r for r in ledger.rules() if r.id == "MAN2-526")
    assert isinstance(found, Clause)
    for language, terms in {
        "en": ("Items", "Spells", "test", "puzzles"), "fr": ("Objet", "Sort", "test", "énigme"),
    }.items():  # fmt: skip
        assert all(term in found.words[language] for term in terms)
