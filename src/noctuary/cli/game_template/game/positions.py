"""What is true of every state, which the tests look at after every choice."""

from typing import Any

from .state import HAND


def invariants(fields: dict[str, Any]) -> None:
    """Raise AssertionError if a state cannot be right."""
    assert all(len(hand) <= HAND for hand in fields["hand"]), "a hand is too large"
    assert sum(fields["score"]) <= len(fields["row"]), "a card scores one point at most"
