"""Saved positions with a byte changed: BadState, never another position."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.kernel import BadState, games, load


@pytest.mark.parametrize("game", sorted(games()))
def test_any_changed_byte_is_noticed(game: str, backend: str) -> None:
    loaded, random = load(game, backend), Random(23)
    position = loaded.new(seed=3)
    for _ in range(10):
        position.step(random.choice(position.legal()))
    whole = position.to_bytes()
    assert loaded.from_bytes(whole).to_bytes() == whole
    for _ in range(300):
        at, flip = random.randrange(len(whole)), 1 << random.randrange(8)
        changed = bytearray(whole)
        changed[at] ^= flip
        cut = whole[: random.randrange(len(whole))]
        for wrong in (bytes(changed), cut, whole + cut[:1], b"", cut[:4] * 9):
            if wrong != whole:
                with pytest.raises(BadState):
                    loaded.from_bytes(wrong)
