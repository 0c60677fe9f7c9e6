"""What a table shows of Arkham Horror is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from noctuary.games.arkham.chances import percent
from noctuary.games.arkham.decks.odds import SkillTest
from noctuary.games.arkham.decks.odds import odds as calculated_odds
from noctuary.games.arkham.view import View, view
from tests.games.arkham.scene import Scene


def seen(s: Scene, seat: int = 0) -> View:
    return view(s.state.observe(seat, asked=False))


def committing(backend: str, **facts: Any) -> Scene:
    """Return an investigation of a place with clues, before a card is committed."""
    s = Scene(backend, cards="unexpected_courage guard_dog", **facts)
    s.hand("unexpected_courage guard_dog")
    s.set("clues", "study", 2)
    s.do("investigate")
    assert s.asked == (0, "commit")
    return s


def successes(s: Scene, choice: str) -> Iterator[float]:
    """Yield the odds of each outcome of a choice that brings a clue."""
    before = s.state.fields()["clues"][0]
    for odds, after in s.state.outcomes(choice):
        if after.fields()["clues"][0] > before:
            yield float(odds)


@pytest.mark.parametrize(
    ("difficulty", "tokens"),
    [
        ("standard", "zero minus_1 minus_2 skull cultist auto_fail elder_sign"),
        ("hard", "zero minus_2 cultist auto_fail"),
        ("standard", "frost frost zero"),
        ("standard", "bless curse minus_2 minus_1"),
    ],
)
def test_the_odds_are_those_of_what_can_happen(backend: str, difficulty: str, tokens: str) -> None:
    s = committing(backend, difficulty=difficulty, tokens=tokens)
    test = seen(s).test
    assert test is not None and test.odds and test.with_
    assert test.odds.chance == round(100 * sum(successes(s, "done")))
    card = s.row("unexpected_courage")
    assert test.with_[str(card)] == round(100 * sum(successes(s, f"commit/card={card}")))


def test_half_a_point_of_a_chance_goes_up_as_in_the_calculator(backend: str) -> None:
    s = committing(backend, tokens="zero" + 7 * " minus_4")
    test = seen(s).test
    assert test is not None and test.odds
    assert test.odds.chance == 13  # one of eight
    calculated = calculated_odds(SkillTest(3, 2, {"0": 1, "-4": 7}, {})).passing
    assert (calculated, percent(calculated), percent(1 / 16, 1)) == (1 / 8, 13, 6.3)


def test_what_is_assigned_shows_before_it_is_placed(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="guard_dog")
    s.first(1)
    dog = s.asset("guard_dog", 1)
    s.enemy("ghoul_priest", engaged=1)
    s.do("resource")
    assert seen(s, 1).assigned == {}
    s.do("assign guard_dog")
    s.do("assign guard_dog")  # 2 damage
    assert s.asked == (1, "assign")
    assert seen(s, 0).assigned == {str(dog): [2, 0]}
    assert s.get("damage", dog) == 0
    s.do("assign daisy_walker")
    s.until("turn")
    assert seen(s, 1).assigned == {}


def test_a_committed_card_counts_as_in_the_test(backend: str) -> None:
    s = Scene(backend, cards="unexpected_courage perception")
    s.hand("unexpected_courage perception")
    s.do("investigate")
    s.do("commit perception")
    test = seen(s).test
    assert test is not None
    assert [(c.card, c.icons) for c in test.committed] == [(s.row("perception"), 2)]
    assert (test.value, test.difficulty, test.base.n) == (5, 2, 3)


def test_a_card_costs_what_is_paid_for_it(backend: str) -> None:
    s = Scene(backend, cards="guard_dog perception")
    s.hand("guard_dog perception")
    shown = seen(s)
    dog, skill = (shown.cards[str(s.row(c))] for c in ("guard_dog", "perception"))
    assert not skill.cost
    s.do("play guard_dog")
    now = seen(s)
    assert shown.investigators[0].resources - now.investigators[0].resources == dog.cost == 3
    assert not now.cards[str(s.row("guard_dog"))].cost


def test_the_hand_of_another_is_only_counted(backend: str) -> None:
    s = Scene(backend, cards="guard_dog")
    s.hand("guard_dog")
    shown = seen(s, -1)
    assert (shown.investigators[0].hand, shown.investigators[0].cards) == (1, [])
    assert str(s.row("guard_dog")) not in shown.cards
