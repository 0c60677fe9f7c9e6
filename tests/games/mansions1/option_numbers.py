"""What the browser says on the button of an option: `find_number` looks for a position."""

from __future__ import annotations

from noctuary.kernel import Position
from tests.games.positions import Found, Say, View, asks

TEST_BEGINS = "attack/"
"""What begins a test with a weapon."""


def find_number(state: Position, view: View, say: Say) -> Found | None:
    """Return the numbers of a test: the chance with a skill point."""
    if asks(state) != "skill":
        return None
    return "spend", say("web-note-chance", n=view["trial"]["lucky"])
