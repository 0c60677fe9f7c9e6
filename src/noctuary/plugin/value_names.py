"""How a game says its values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .translations import GameTexts

Namer = Callable[[GameTexts, int], str]

Teller = Callable[[GameTexts, Mapping[str, int | None]], dict[str, str]]


@dataclass(frozen=True)
class ValueNames:
    """How a game says its values: VALUE_NAMES, see `Game.value_names`."""

    namers: Mapping[str, Namer] = field(default_factory=dict)
    """Kinds whose values are named by something else than `kind-<kind>-<value>`."""
    tellers: Mapping[str, Teller] = field(default_factory=dict)
    """Actions and events of which a field is said by looking at the others too."""
