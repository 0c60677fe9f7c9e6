"""A game that was released lacks nothing; one that is being made may."""

from __future__ import annotations

import pytest

from noctuary.cli.game_parts import examine, text_keys
from noctuary.kernel import load
from tests.games.parts import RELEASED
from tests.words.test_parity import wanted


@pytest.mark.parametrize("game", RELEASED)
def test_a_released_game_lacks_nothing(game: str) -> None:
    assert {one.part.id: one.missing for one in examine(game) if one.missing} == {}


@pytest.mark.parametrize("game", RELEASED)
def test_the_same_texts_are_looked_for(game: str) -> None:
    """What `games check` misses is what the tests of texts miss."""
    loaded = load(game, "frames")
    more = {f"web-undo-{a.name}" for a in loaded.actions.list}
    more |= {f"web-choosing-{p}" for p in loaded.prompts}
    assert {*text_keys(loaded)} == {*wanted(loaded)} | more
