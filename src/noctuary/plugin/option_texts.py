"""Texts that come with the options of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Texts = Callable[[str, int], Mapping[str, str] | None]
"""From a kind and a value to its text in each language, or to None."""


@dataclass(frozen=True)
class OptionTexts:
    """How the options of a table name values: OPTION_TEXTS in `Game.option_texts`."""

    kinds: frozenset[str]
    """The kinds whose values are named."""
    words: Callable[[Mapping[str, Any]], Texts]
    """From the resolved options of a table to the texts that they bring: Fluent patterns, filled in
    by the other fields of an event or the other arguments of a prompt.
    """
