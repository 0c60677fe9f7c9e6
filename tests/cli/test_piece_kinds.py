"""Pieces say what they are, so that a game without a drawing is shown by names."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from noctuary.cli.play import plain_drawing
from noctuary.kernel import Kind, LoadedGame, load
from noctuary.table.model.table import Table
from noctuary.table.presentation.table_view import view_of
from tests.cli.test_tables import lines, scene
from tests.games.hearsay import GAME, WHISPERS, Hearsay

RUMOURS = Kind("rumour", "owl", "lamp", "well", "stair", "gate")


@pytest.fixture(params=[RUMOURS, None], ids=["named", "unnamed"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> LoadedGame:
    """Hearsay without its view, with and without a kind for its whispers."""
    assert len(RUMOURS.names) == WHISPERS
    monkeypatch.setattr(vars(Hearsay)["whispers"], "kind", request.param)
    return load(replace(GAME, view=None), "frames")


def test_the_plain_table_names_pieces(game: LoadedGame) -> None:
    at = scene(game, 2, 40, 0, "en", 100)
    held = at.observation.fields["heard"][0]
    assert held
    text = next(x for x in lines(plain_drawing.draw(at), 100) if x.strip().startswith("heard"))
    named = game.schema.piece_kinds() != {}
    for c in held:
        assert (RUMOURS.names[c] in text) is named
    assert "deck" not in text


def test_what_is_sent_without_a_view_says_what_pieces_are(game: LoadedGame) -> None:
    table = cast(Table, SimpleNamespace(game=game, options={}))
    sent: dict[str, Any] = view_of(table, game.new(2).observe(0))
    named = game.schema.piece_kinds() != {}
    assert sent.get("kinds") == ({"deck": "rumour", "heard": "rumour"} if named else None)
    assert ("rumour" in game.kinds) is named
    assert sent["fields"]["heard"][0] == []
