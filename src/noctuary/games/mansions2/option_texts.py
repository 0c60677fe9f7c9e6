"""The names of what is in a scenario, and the instructions that people are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.plugin import OptionTexts, Texts

from . import sentences
from .options import scenario_of

KINDS = ("text", "choice", "piece", "space", "tile", "card", "creature", "puzzle")


def words(options: Mapping[str, Any]) -> Texts:
    """Return the texts of a table's scenario."""
    scenario = scenario_of(options)

    def say(kind: str, value: int) -> dict[str, str] | None:
        if kind in sentences.KINDS:
            return sentences.texts(scenario, kind, value)
        return scenario.words(kind, value)

    return say


OPTION_TEXTS = OptionTexts(frozenset(KINDS + sentences.KINDS), words)
