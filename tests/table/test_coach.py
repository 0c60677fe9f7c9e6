"""Tips: for the seat that must choose, from what it may see, with texts."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import Position, games, load
from noctuary.plugin import load_tips
from tests.games.parts import with_part

PLAYED = 220
"""Choices made in each game."""
WORLDS = 3
"""Samples in which a tip is the same, for each choice."""


def remarks(state: Position, game: str, seat: int) -> list[tuple[str, dict[str, int]]]:
    """Return the tips of a seat."""
    advise = load_tips(games()[game])
    assert advise is not None
    assert state.decision is not None
    said = advise(state.observe(seat, asked=False), {}, state.decision.prompt)
    return [(one.key, dict(one.args)) for one in said]


@pytest.mark.parametrize("game", with_part("tips"))
def test_it_says_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    """And everything it says has words, in both languages, for just what it tells."""
    spec = games()[game]
    loaded = load(spec)
    state = loaded.new(seats=max(2, spec.seats[0]), seed=7)
    bots = [make_bot("heuristic", seed=k) for k in range(max(spec.seats))]
    heard: dict[str, frozenset[str]] = {}
    while not state.over and state.choice_count < PLAYED:
        seat = state.seat
        said = remarks(state, game, seat)
        for seed in range(WORLDS):
            assert remarks(state.sample(seat, seed), game, seat) == said
        heard |= {key: frozenset(args) for key, args in said}
        state.apply(bots[seat].choose(SeatKnowledge(state, seat)))
    assert heard
    for lang in LANGUAGES:
        words = message_variables(spec.package, lang)
        assert {key: words.get(f"tip-{key}") for key in heard} == heard


@pytest.mark.parametrize("game", with_part("tips"))
def test_whatever_it_can_say_has_words(game: str) -> None:
    """Every key in the module, and no other."""
    source = inspect.getsource(import_module(games()[game].tips))
    keys = {f"tip-{key}" for key in re.findall(r'(?:Tip\(|^        \()"(\w+)"', source, re.M)}
    words = message_variables(games()[game].package, "en")
    assert {key for key in words if key.startswith("tip-")} == keys
