"""How a game names its values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .translations import GameTexts

Namer = Callable[[GameTexts, int], str]
"""From a value of a kind to its name."""

Teller = Callable[[GameTexts, Mapping[str, int | None]], dict[str, str]]
"""From the fields of an action or an event to the texts of some of them."""


@dataclass(frozen=True)
class ValueNames:
    """How a game names its values: VALUE_NAMES in the module that `Game.value_names` names."""

    namers: Mapping[str, Namer] = field(default_factory=dict)
    """Kinds whose values are not named by a text `kind-<kind>-<value>`."""
    tellers: Mapping[str, Teller] = field(default_factory=dict)
    """Actions and events with a field whose text depends on the other fields."""
