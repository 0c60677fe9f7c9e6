"""The tales: what each of them calls its doors, rooms and monsters, and what it tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.plugin import OptionTexts, Texts

DOORS, WHISPERS, MONSTERS = 6, 5, 3

Tale = dict[str, dict[int, dict[str, str]]]

TELLING = {
    0: {
        "en": "{ $monster } woke { $n ->\n    [0] at once\n   *[other] after { $n } turns\n}.",
        "fr": "{ $monster } s’éveilla { $n ->\n  [0] aussitôt\n *[other] après { $n } tours\n}.",
    },
    1: {
        "en": "First line.\n[will] second.\n\n.third { $monster }",
        "fr": "Une ligne.\n[will] { $n }",
    },
    2: {"en": "Nothing is filled in."},
}
"""Texts that are filled in, or have several lines, or no French."""


def tale(name: str) -> Tale:
    """Return everything a tale names; each text has a mark that tests can search for."""

    def of(kind: str, value: int) -> dict[str, str]:
        mark = f"<{name} {kind} {value}>"
        told = TELLING.get(value) if kind == "text" else None
        told = told or {"en": f"the {kind}", "fr": f"quelque {kind}"}
        return {lang: f"{mark} {text}" for lang, text in told.items()}

    sizes = {"text": DOORS + WHISPERS, "door": DOORS, "room": DOORS, "monster": MONSTERS}
    return {kind: {v: of(kind, v) for v in range(n)} for kind, n in sizes.items()}


TALES = {name: tale(name) for name in ("mill", "wreck")}


def words(options: Mapping[str, Any]) -> Texts:
    """Return the texts of the tale that a table's options name."""
    told = TALES[options["tale"]]
    return lambda kind, value: told[kind].get(value)


OPTION_TEXTS = OptionTexts(frozenset(TALES["mill"]), words)
