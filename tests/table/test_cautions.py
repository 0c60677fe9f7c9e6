"""What nobody should overlook: said to the seat that is asked, coach or not, and true."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from random import Random

import pytest

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import Position, games, load
from tests.games.parts import data_of, with_file, with_part
from tests.games.warned import warned

PLAYED = 400
"""Choices that are made in a game."""
WORLDS = 2
"""Worlds in which the same is said."""


def played(game: str, seed: int, bot: str) -> Iterator[Position]:
    """Yield the positions of a game."""
    spec = games()[game]
    state = load(spec).new(seats=max(2, spec.seats[0]), seed=seed)
    player, random = make_bot("heuristic", seed=seed), Random(seed)
    while not state.over and state.choice_count < PLAYED:
        yield state
        chosen = (
            player.choose(SeatKnowledge(state))
            if bot == "heuristic"
            else random.choice(state.legal())
        )
        state.apply(chosen)


@pytest.mark.parametrize("game", with_file("play_warnings.py"))
def test_it_is_true_and_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    """And everything has words, in both languages, for just what it tells."""
    expected = data_of(game, "play_warnings")
    heard: dict[str, frozenset[str]] = {}
    for seed in expected.SEEDS:
        for bot in ("heuristic", "random"):
            for state in played(game, seed, bot):
                said = warned(state)
                for one in said:
                    assert expected.TRUE[one.key](state, one), one
                    assert not one.option or one.option in {o.id for o in state.options()}
                if said:
                    for world in range(WORLDS):
                        assert warned(state.sample(state.seat, world)) == said
                heard |= {one.key: frozenset(one.args) for one in said}
    assert heard.keys() == expected.TRUE.keys()
    for lang in LANGUAGES:
        words = message_variables(games()[game].package, lang)
        assert {key: words.get(f"warning-{key}") for key in heard} == heard


@pytest.mark.parametrize("game", with_part("tips"))
def test_whatever_it_can_say_has_words(game: str) -> None:
    """Every key in the module, and no other."""
    source = inspect.getsource(import_module(games()[game].tips))
    said = re.findall(r'PlayWarning\((?:"(\w+)" if [^"]*)?"(\w+)"', source)
    said += re.findall(r'PlayWarning\("(\w+)" if [^"]* else "(\w+)"', source)
    words = message_variables(games()[game].package, "en")
    keys = {f"warning-{key}" for both in said for key in both if key}
    assert {key for key in words if key.startswith("warning-")} == keys
