"""What a seat is warned of, and how tests check that it is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noctuary.kernel import Position
from noctuary.plugin import PlayWarning, load_warnings

Truth = Callable[[Position, PlayWarning], bool]
"""Whether a warning holds, read from the position or from what the rules then do."""


def warned(state: Position) -> list[PlayWarning]:
    """Return what the seat that is asked is warned of."""
    spec = state.game.spec
    warn = load_warnings(spec)
    assert warn is not None and state.decision is not None
    seen = state.observe(state.seat, asked=False)
    return list(warn(seen, spec.resolve({}), state.decision.prompt, state.options()))


def after(state: Position, option: str) -> Position:
    """Return the position that an option leads to at once."""
    then = state.clone()
    then.apply(option)
    return then


def fields(state: Position, *names: str) -> list[Any]:
    """Return what some fields of a position hold."""
    found = state.fields()
    return [found[name] for name in names]
