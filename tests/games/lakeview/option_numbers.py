"""What the browser says on the button of an option: `find_number` looks for a position."""

from __future__ import annotations

from noctuary.kernel import Position
from tests.games.positions import Found, Say, View, asks, option_ids

FEW = 6
"""Squares that all have buttons."""


def find_number(state: Position, view: View, say: Say) -> Found | None:
    """Return the numbers of a move among few, which are all listed: how many squares it takes."""
    moves = [id for id in option_ids(state) if id.startswith("move_to/")]
    if asks(state) != "travel" or not view["movement"] or len(moves) > FEW:
        return None
    reach = {f"move_to/square={at}": n for at, n in view["movement"]["steps"].items()}
    option = next((id for id in option_ids(state) if reach.get(id)), None)
    return (option, say("web-squares", n=reach[option])) if option else None
