"""Every game's view is what its types say, and the client's types are made from these."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from noctuary.kernel import games, load
from noctuary.kernel.language.view import json_schema

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
SHOWN = [name for name, game in games().items() if game.view is not None]
CHOICES = 120


@pytest.mark.parametrize("name", SHOWN)
def test_the_schema_of_the_client_is_that_of_the_view(name: str) -> None:
    view = games()[name].view
    assert view is not None
    written = json.loads((GAMES / name / "view.schema.json").read_text(encoding="utf-8"))
    assert written == json_schema(view), "python web/scripts/views.py && node web/scripts/views.mjs"


@pytest.mark.parametrize("name", SHOWN)
def test_a_view_is_what_its_types_say(name: str) -> None:
    game = load(name)
    assert game.spec.view is not None
    for seats in game.seats:
        state = game.new(seats=seats, seed=seats)
        dice = random.Random(seats)
        for _ in range(CHOICES):
            if state.over:
                break
            seat = dice.randrange(-1, seats)
            shown = game.spec.view(state.observe(seat, asked=False), game.spec.resolve(None))
            plain = msgspec.to_builtins(shown)
            assert msgspec.convert(plain, type(shown)) == shown
            assert json.loads(json.dumps(plain)) == plain
            state.apply(dice.choice(state.legal()))
