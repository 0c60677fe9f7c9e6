"""No card is forgotten: each has an ability or a reason to have none, and a test that shows it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from noctuary.games.arkham.ability import ANSWERS_OF, ORDER
from noctuary.games.arkham.components import CODE, CODES

HERE = Path(__file__).parent

SILENT = {
    "01000": "stands for a random basic weakness in a deck list",
    "01072": "only takes damage",
    "01093": "only has icons",
    "01094": "only takes damage",
    "01095": "only takes horror",
    "01111": "a location without text",
    "01112": "a location without text",
    "01116": "keywords and prey only",
    "01118": "a place to spawn only",
    "01119": "a place to spawn only",
    "01125": "a location without text",
    "01159": "a keyword only",
    "01160": "an enemy without text",
    "01161": "prey only",
    "06113": "set aside instead of being discarded, and icons",
    "03182b": "prey only: nobody can have what its Parley asks for",
    "03331": "told by The King in Tatters",
    "03333": "keywords and prey, as long as horror defeats whoever has no sanity left",
    "03334": "a keyword and prey, as long as horror defeats whoever has no sanity left",
    "06127": "a City; its story belongs to its campaign",
    "07320": "a place to leave from; its flood belongs to its scenario",
    "09752": "a keyword only, as long as there are no scarlet keys",
}
"""Cards without an ability of their own, and what the rules make of them."""


def marks_of(node: ast.FunctionDef) -> Iterator[ast.Call]:
    """Yield the marks of a test that name cards."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in {"card", "pytest.mark.card"}:
            yield mark


def shown() -> set[str]:
    """Return the codes that tests are marked with."""
    return {
        code.value
        for file in HERE.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for mark in marks_of(node)
        for code in mark.args
        if isinstance(code, ast.Constant) and isinstance(code.value, str)
    }


def test_every_card_has_an_ability_or_a_reason() -> None:
    acting = {CODE[k] for k in range(CODES) if ORDER[k][0] >= 0 or ANSWERS_OF[k][0] >= 0}
    assert sorted(set(CODE) - acting - set(SILENT)) == []
    assert sorted(set(SILENT) & acting) == []


def test_every_card_is_shown_by_a_test() -> None:
    assert sorted(set(CODE) - shown()) == []


def test_tests_name_cards_that_exist() -> None:
    assert sorted(shown() - set(CODE)) == []
