"""What speaks for an option: quantities of the game's own sense, as far as the seat can tell."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

from noctuary.bots import Reason, SeatKnowledge, hint, make_bot, reasons
from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import Position, games, load
from noctuary.plugin.lessons import load_lessons

GAMES = sorted(name for name, spec in games().items() if spec.tips)
"""Games with evaluation terms, which hints can name."""
PLAYED = 60
"""Choices that are made in each game."""
WORLDS = 2
"""Worlds in which the same is said, for each choice."""


def before_step(game: str, step: int) -> Position:
    """Return the guided first game, before the choice of a step."""
    lesson = load_lessons(games()[game])["first"]
    options = lesson.options
    state = load(games()[game]).new(seats=lesson.seats, seed=lesson.seed, options=options)
    made = [*lesson.before]
    for one in lesson.steps[: step - 1]:
        made += [*([one.choose] if one.choose else []), *one.then]
    for choice in made:
        state.apply(choice)
    return state


@pytest.mark.parametrize(
    ("game", "step", "options", "why"),
    [
        # the last section: its monstrosity and the town pay 18, and the reserve is back
        ("gates", 11, ("take_supply/slot=0", "take_deck"), Reason("points", {}, 10, 28, 10)),
        # a second figure in Rockport outnumbers who was first there
        (
            "gates",
            5,
            ("send/region=rockport", "send/region=salem"),
            Reason("rank", {"region": 4}, 6, 9, 10),
        ),
        ("lakeview", 6, ("fulfil/objective=d1", "end_turn"), Reason("places", {}, 6, 5, 10)),
        ("lakeview", 11, ("search", "end_turn"), Reason("hideouts", {}, 18, 17, 10)),
        ("arkham", 6, ("commit/card=31", "done"), Reason("chance", {"test": 0}, 75, 94, 10)),
        ("arkham", 9, ("advance_act", "end_turn"), Reason("stage", {}, 1, 2, 10)),
        # a card that is not thrown in stays in the hand
        ("arkham", 7, ("done", "commit/card=27"), Reason("hand", {"seat": 0}, 2, 3, 10, True)),
        ("mansions1", 7, ("explore", "step/space=3"), Reason("clues", {}, 0, 1, 10)),
        (
            "mansions1",
            14,
            ("attack/monster=hired_hand_1/weapon=cleaver", "step/space=14"),
            Reason("monsters", {}, 2, 0, 8),
        ),
        (
            "mansions2",
            4,
            ("move/space=2", "move/space=3"),
            Reason("way", {"figure": 0, "token": 4}, 2, 1, 10),
        ),
        (
            "mansions2",
            14,
            ("attack/card=11/monster=1/creature=0", "move/space=1"),
            Reason("monsters", {}, 9, 5, 8),
        ),
    ],
)
def test_what_it_changes_most_comes_first(
    game: str, step: int, options: tuple[str, ...], why: Reason
) -> None:
    assert reasons(SeatKnowledge(before_step(game, step)), *options)[0] == why


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


@pytest.mark.parametrize("game", GAMES)
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
        assert [key for key in heard if not words[f"why-{key}"] <= heard[key]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_quantity_has_words_and_no_other(game: str) -> None:
    source = inspect.getsource(import_module(games()[game].tips))
    keys = {f"why-{key}" for key in re.findall(r'Term\(\s*"(\w+)"', source)}
    words = message_variables(games()[game].package, "en")
    assert {key for key in words if key.startswith("why-")} == keys
