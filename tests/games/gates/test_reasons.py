"""What a hint says first in the guided game: the quantity that an option changes most."""

from __future__ import annotations

import pytest

from noctuary.bots import Reason
from tests.games.lesson_positions import Case, first_reason

CASES: list[Case] = [
    # the last section: its monstrosity and the town pay 18, and the reserve is back
    (11, ("take_supply/slot=0", "take_deck"), Reason("points", {}, 10, 28, 10)),
    # a second figure in Rockport outnumbers who was first there
    (5, ("send/region=rockport", "send/region=salem"), Reason("rank", {"region": 4}, 6, 9, 10)),
]


@pytest.mark.parametrize(("step", "options", "why"), CASES)
def test_what_it_changes_most_comes_first(step: int, options: tuple[str, ...], why: Reason) -> None:
    assert first_reason("gates", step, options) == why
