"""Cards are filed by campaign and class, and only there: no rule knows a card by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

from noctuary.games.arkham import rules
from noctuary.games.arkham.ability import ANSWER, CONSTANT, DO, ORDER
from noctuary.games.arkham.card_table import OWN_PREFIX
from noctuary.games.arkham.components import CLASS, CODE, CODES, ENCOUNTER, LEVEL, CardClass

CAMPAIGNS = {
    OWN_PREFIX: "own",
    "01": "core",
    "02": "dunwich",
    "03": "carcosa",
    "04": "forgotten_age",
    "05": "circle_undone",
    "06": "dream_eaters",
    "07": "innsmouth",
    "50": "core",
    "53": "forgotten_age",
    "60": "starter_decks",
    "72": "standalone",
    "82": "standalone",
    "83": "standalone",
    "84": "standalone",
}
"""The first digits of a code -> the folder or file of its campaign."""


def files_of(k: int) -> Iterator[list[str]]:
    """Yield where the abilities of a code are written: `["core", "guardian"]`."""
    abilities = [DO[a] for a in ORDER[k] if a >= 0]
    for f in [*abilities, *(CONSTANT[a] for a in ANSWER[k] if a >= 0)]:
        yield f.__module__.partition(".cards.")[2].split(".")


def test_every_card_is_filed_under_its_campaign() -> None:
    wrong = [
        (CODE[k], file)
        for k in range(CODES)
        for file in files_of(k)
        if file[0] != CAMPAIGNS[CODE[k][:2]]
    ]
    assert wrong == []


def test_cards_to_build_decks_with_are_filed_under_their_class() -> None:
    wrong = [
        (CODE[k], file)
        for k in range(CODES)
        if LEVEL[k] >= 0 and not ENCOUNTER[k]
        for file in files_of(k)
        if len(file) == 2 and file[1] not in (CardClass(CLASS[k]).name.lower(), "talents")
    ]
    assert wrong == []


def test_no_rule_knows_a_card_by_name() -> None:
    named = [
        (file.stem, n.attr)
        for file in Path(str(rules.__file__)).parent.glob("*.py")
        for n in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(n, ast.Attribute) and ast.unparse(n.value) == "Code"
    ]
    assert named == []
