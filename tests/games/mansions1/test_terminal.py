"""The first Mansions at the terminal: every moment of a game can be drawn, secrets kept."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import noctuary
from noctuary.games.mansions1.terminal import DRAWING
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import Observation
from noctuary.plugin.terminal_scene import Scene
from tests.games.mansions1.evening import Evening


def drawn(seen: Observation, lang: str = "en", width: int = 120, **options: object) -> str:
    """Return the drawing of a terminal."""
    game = noctuary.load("mansions1", "frames")
    words = FluentGameTexts(game, lang, names=["Kate", "Ivo", "Ann"][: seen.seats], options=options)
    scene = Scene(game, words, FluentTranslations("noctuary.cli", lang), seen, width=width)
    paper = StringIO()
    console = Console(file=paper, width=width, color_system=None)
    console.print(DRAWING.final(scene) if seen.over else DRAWING.draw(scene))
    return paper.getvalue()


@pytest.mark.parametrize(("lang", "story"), [("en", "weir_lane"), ("fr", "gull_rock")])
def test_a_whole_game_can_be_drawn(lang: str, story: str) -> None:
    state = noctuary.load("mansions1").new(3, 5, {"story": story})
    dice = Random(3)
    while not state.over:
        if state.choice_count % 5 == 0:
            for seat in (-1, 0, 1):
                text = drawn(state.observe(seat), lang, (80, 120)[seat % 2], story=story)
                assert "terminal-" not in text
                assert "None" not in text
        state.apply(dice.choice(state.legal()))
    assert len(drawn(state.observe(0), lang, story=story)) > 10


def test_the_drawer_is_the_keepers(backend: str) -> None:
    e = Evening(backend, answers="baa", hand="rage", mythos="ambush_1", threat=4)
    mine, theirs = drawn(e.state.observe(0)), drawn(e.state.observe(1))
    assert "The Keeper’s drawer" in mine
    assert "Ambush" in mine
    assert "The Hollow Bride" in mine
    for word in ("drawer", "Ambush", "Rage", "Bride", "clue 2"):
        assert word not in theirs


def test_a_puzzle_and_a_combat_card_are_shown(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom")
    assert "moves left 3" in drawn(e.state.observe(1))
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={"hired_hand_1": "hall_1"})
    e.grant(card={"humanoid": 7}).do("attack/monster=hired_hand_1/weapon=knuckles")
    assert "Attack, blunt: Strength +1" in drawn(e.state.observe(1))
