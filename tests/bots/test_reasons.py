"""What speaks for an option: quantities of the game's own sense, as far as the seat can tell."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

from noctuary.bots import SeatKnowledge, hint, make_bot, reasons
from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import games, load
from tests.games.lesson_positions import before_step
from tests.games.parts import with_part

PLAYED = 60
"""Choices that are made in each game."""
WORLDS = 2
"""Worlds in which the same is said, for each choice."""


def test_a_single_option_needs_no_reason() -> None:
    assert reasons(SeatKnowledge(before_step("gates", 11)), "take_deck") == ()


def test_the_win_is_reason_enough() -> None:
    state = load("gates").new(seats=2, seed=3)
    bots = [make_bot("heuristic", seed=k) for k in range(2)]
    last = state.clone()
    while not state.over:
        last = state.clone()
        state.apply(bots[state.seat].choose(SeatKnowledge(state)))
    winner = state.result.index(1000)
    knowledge = SeatKnowledge(last)
    best = bots[last.seat].choose(knowledge)
    others = [last.game.action_id(c) for c in knowledge.legal if c != best]
    assert winner == last.seat
    said = reasons(knowledge, last.game.action_id(best), *others)
    assert [(r.key, r.samples_of_ten) for r in said] == [("", 10)]


@pytest.mark.parametrize("game", with_part("tips"))
def test_it_is_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    """And everything has words, in both languages, for just what it tells."""
    spec = games()[game]
    state = load(spec).new(seats=max(2, spec.seats[0]), seed=7)
    bots = [make_bot("heuristic", seed=k) for k in range(max(spec.seats))]
    heard: dict[str, set[str]] = {}
    while not state.over and state.choice_count < PLAYED:
        seat = state.seat
        if len(state.legal()) > 1:
            said = hint(SeatKnowledge(state), "heuristic")[0].why
            for seed in range(WORLDS):
                assert hint(SeatKnowledge(state.sample(seat, seed)), "heuristic")[0].why == said
            heard |= {one.key: set(one.args) for one in said if one.key}
            assert all(one.before != one.after and 2 <= one.samples_of_ten <= 10 for one in said)
        state.apply(bots[seat].choose(SeatKnowledge(state, seat)))
    assert len(heard) > 1
    for lang in LANGUAGES:
        words = message_variables(spec.package, lang)
        assert [key for key in heard if not words[f"reason-{key}"] <= heard[key]] == []


@pytest.mark.parametrize("game", with_part("tips"))
def test_every_quantity_has_words_and_no_other(game: str) -> None:
    source = inspect.getsource(import_module(games()[game].tips))
    keys = {f"reason-{key}" for key in re.findall(r'Term\(\s*"(\w+)"', source)}
    words = message_variables(games()[game].package, "en")
    assert {key for key in words if key.startswith("reason-")} == keys
