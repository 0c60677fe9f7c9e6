"""What a hint says first in the guided game: the quantity that an option changes most."""

from __future__ import annotations

import pytest

from noctuary.bots import Reason
from tests.games.lesson_positions import Case, first_reason

CASES: list[Case] = [
    (7, ("explore", "step/space=3"), Reason("clues", {}, 0, 1, 10)),
    (
        14,
        ("attack/monster=hired_hand_1/weapon=cleaver", "step/space=14"),
        Reason("monsters", {}, 2, 0, 8),
    ),
]


@pytest.mark.parametrize(("step", "options", "why"), CASES)
def test_what_it_changes_most_comes_first(step: int, options: tuple[str, ...], why: Reason) -> None:
    assert first_reason("mansions1", step, options) == why
