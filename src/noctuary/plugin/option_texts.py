"""Texts that the options of a table bring along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Texts = Callable[[str, int], Mapping[str, str] | None]
"""From a kind and a value to its text in each language; None where there is no such thing."""


@dataclass(frozen=True)
class OptionTexts:
    """How the options of a table name values: see `Game.option_texts`."""

    kinds: frozenset[str]
    """The kinds whose values it names."""
    words: Callable[[Mapping[str, Any]], Texts]
    """From the options of a table, resolved, to the texts that they name: Fluent patterns, which
    the other fields of an event, or the other arguments of a question, fill in.
    """
