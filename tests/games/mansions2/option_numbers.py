"""What the browser says on the button of an option: `find_number` looks for a position."""

from __future__ import annotations

from noctuary.kernel import Position
from tests.games.positions import Found, Say, View, asks, option_ids

TEST_BEGINS = "attack/"
"""What begins a test with a weapon."""


def find_number(state: Position, view: View, say: Say) -> Found | None:
    """Beside a monster: whoever acts must get past it first."""
    if asks(state) != "turn" or not view["watchers"] or "trade" not in option_ids(state):
        return None
    return "trade", say("web-note-evade", monster="|").split("|")[0]
