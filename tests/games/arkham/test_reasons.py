"""What a hint says first in the guided game: the quantity that an option changes most."""

from __future__ import annotations

import pytest

from noctuary.bots import Reason
from tests.games.lesson_positions import Case, first_reason

CASES: list[Case] = [
    (6, ("commit/card=31", "done"), Reason("chance", {"test": 0}, 75, 94, 10)),
    (9, ("advance_act", "end_turn"), Reason("stage", {}, 1, 2, 10)),
    # a card that is not thrown in stays in the hand
    (7, ("done", "commit/card=27"), Reason("hand", {"seat": 0}, 2, 3, 10, True)),
]


@pytest.mark.parametrize(("step", "options", "why"), CASES)
def test_what_it_changes_most_comes_first(step: int, options: tuple[str, ...], why: Reason) -> None:
    assert first_reason("arkham", step, options) == why
