"""What bots win is measured, recorded with the game, and shown in the lobby."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from noctuary.bots import make_bot
from noctuary.kernel import games
from noctuary.plugin import bot_levels as module
from noctuary.plugin.bot_levels import BadBotLevels, load_bot_levels
from noctuary.server.api.catalogue import game_info
from tests.games.parts import with_content


@pytest.mark.parametrize("name", with_content("levels.toml"))
def test_stronger_bots_win_more(name: str) -> None:
    """Every bot is known, and a stronger one wins more."""
    spec = games()[name]
    found = {one.bot: one for one in load_bot_levels(spec)}
    assert {"random", "heuristic"} <= set(found)
    shares = [one.won / one.games for one in found.values()]
    assert shares == sorted(shares)
    for bot in found:
        assert make_bot(bot).spec == bot
    told = game_info(spec)
    assert told.levels.keys() == found.keys() and told.sides == spec.sides.kind


@pytest.mark.parametrize(
    "text",
    [
        "[[level]]\nbot = 1",
        '[[level]]\nbot = "random"\nwon = 3\ngames = 2',
        '[[level]]\nbot = "random"\nwon = 0\ngames = 0',
        '[[level]]\nbot = "random"\nwon = 0\ngames = 1\nlost = 1',
        "not a file",
    ],
)
def test_bad_files_are_told(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "levels.toml").write_text(text)
    monkeypatch.setattr(module.resources, "files", lambda package: tmp_path)
    with pytest.raises(BadBotLevels, match=r"^gates: levels\.toml: "):
        load_bot_levels(games()["gates"])


def test_nobody_has_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.resources, "files", lambda package: tmp_path)
    assert load_bot_levels(games()["gates"]) == []
    assert load_bot_levels(replace(games()["gates"], package="")) == []
