"""What a hint says first in the guided game: the quantity that an option changes most."""

from __future__ import annotations

import pytest

from noctuary.bots import Reason
from tests.games.lesson_positions import Case, first_reason

CASES: list[Case] = [
    (4, ("move/space=2", "move/space=3"), Reason("way", {"figure": 0, "token": 4}, 2, 1, 10)),
    (
        14,
        ("attack/card=11/monster=1/creature=0", "move/space=1"),
        Reason("monsters", {}, 9, 5, 8),
    ),
]


@pytest.mark.parametrize(("step", "options", "why"), CASES)
def test_what_it_changes_most_comes_first(step: int, options: tuple[str, ...], why: Reason) -> None:
    assert first_reason("mansions2", step, options) == why
