"""The names of a story's rooms, questions, clues, events and objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.plugin import OptionTexts, Texts

from .stories import story

KINDS = ("room", "space", "door", "question", "choice", "clue", "stage", "objective")


def words(options: Mapping[str, Any]) -> Texts:
    """Return the texts of a table's story."""
    tale = story(options["story"])

    def say(kind: str, value: int) -> dict[str, str] | None:
        found = tale.name_of(kind, value)
        return {"en": found[0], "fr": found[1]} if found else None

    return say


OPTION_TEXTS = OptionTexts(frozenset(KINDS), words)
