"""What the browser says on the button of an option: `find_number` looks for a position."""

from __future__ import annotations

from noctuary.kernel import Position
from tests.games.positions import Found, Say, View, asks, option_ids


def find_number(state: Position, view: View, say: Say) -> Found | None:
    """Return the numbers of a figure sent: how many there are before and after."""
    option = next((id for id in option_ids(state) if id.startswith("send/")), None)
    if asks(state) != "send" or option is None:
        return None
    region = next(r for r in view["regions"] if option.endswith(r["region"]))
    before = region["figures"].get(str(state.seat), 0)
    return option, say("web-note-you", before=before, after=before + 1)
