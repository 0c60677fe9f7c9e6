"""What a hint says first in the guided game: the quantity that an option changes most."""

from __future__ import annotations

import pytest

from noctuary.bots import Reason
from tests.games.lesson_positions import Case, first_reason

CASES: list[Case] = [
    (6, ("fulfil/objective=d1", "end_turn"), Reason("places", {}, 6, 5, 10)),
    (11, ("search", "end_turn"), Reason("hideouts", {}, 18, 17, 10)),
]


@pytest.mark.parametrize(("step", "options", "why"), CASES)
def test_what_it_changes_most_comes_first(step: int, options: tuple[str, ...], why: Reason) -> None:
    assert first_reason("lakeview", step, options) == why
