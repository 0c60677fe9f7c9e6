"""Odds: the chaos bag and the draws, against counting by hand and by brute force."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.games.arkham.decks import (
    BadDeck,
    Deck,
    Effect,
    SkillTest,
    default_bag,
    difficulties,
    draw_odds,
    odds,
    read_bag,
    sample_hand,
    scenario_effects,
    starter,
)

GATHERING = scenario_effects("gathering", "standard", 1)


def test_the_bags_of_the_campaign() -> None:
    assert difficulties() == ("easy", "standard", "hard", "expert")
    assert [sum(default_bag(d).values()) for d in difficulties()] == [16, 16, 17, 18]


def test_a_test_counted_by_hand() -> None:
    found = odds(SkillTest(4, 3, default_bag("standard"), GATHERING))
    assert found.passing == 10 / 16  # +1, 0 0, -1 -1 -1, skull skull, cultist, elder sign
    assert sum(m.chance for m in found.margins) == pytest.approx(1)
    by = {(m.passed, m.by): m.chance for m in found.margins}
    assert by[True, 2] == 1 / 16  # +1
    assert by[False, 3] == 2 / 16  # -4, and the automatic failure: skill 0 against 3
    assert by[False, 2] == 1 / 16  # -3


def test_automatic_failure_and_success() -> None:
    failing = odds(SkillTest(9, 0, {"auto_fail": 1}))
    assert (failing.passing, failing.margins[0].passed) == (0, False)
    passing = odds(SkillTest(5, 9, {"elder_sign": 1}, {"elder_sign": Effect(succeeds=True)}))
    assert [(m.passed, m.by) for m in passing.margins] == [(True, 5)]


def test_skill_is_never_below_0() -> None:
    (margin,) = odds(SkillTest(1, 3, {"-4": 1})).margins
    assert (margin.passed, margin.by) == (False, 3)


def test_another_token_is_revealed() -> None:
    again = {"cultist": Effect(0, again=True)}
    assert odds(SkillTest(2, 2, {"cultist": 1, "0": 1, "-1": 1}, again)).passing == 0.5
    assert odds(SkillTest(2, 2, {"cultist": 1}, again)).passing == 1  # nothing else is in the bag


def test_bless_and_curse() -> None:
    assert odds(SkillTest(2, 4, {"bless": 1, "0": 1})).passing == 0.5
    assert odds(SkillTest(2, 2, {"curse": 1, "bless": 1, "0": 1})).passing == 5 / 6
    two = odds(SkillTest(0, 4, {"bless": 2, "0": 1}))
    assert two.passing == float(Fraction(2, 3) * Fraction(1, 2))


def test_two_tokens_of_which_the_better_counts() -> None:
    bag = {"0": 1, "-1": 3}
    assert odds(SkillTest(2, 2, bag)).passing == 1 / 4
    assert odds(SkillTest(2, 2, bag, choose_of=2)).passing == 1 / 2


def test_one_redraw() -> None:
    assert odds(SkillTest(2, 2, {"0": 1, "-1": 3}, redraws=1)).passing == 1 / 4 + 3 / 4 * 1 / 4
    assert odds(SkillTest(2, 2, {"0": 1, "auto_fail": 1}, redraws=1)).passing == 3 / 4


def test_plus_two_when_it_would_fail() -> None:
    found = odds(SkillTest(2, 2, {"0": 1, "-2": 1, "-3": 1, "auto_fail": 1}, rescue=2))
    assert found.passing == 1 / 2
    assert (True, 0) in {(m.passed, m.by) for m in found.margins}


def test_symbols_on_both_sides_of_the_card() -> None:
    assert scenario_effects("gathering", "easy", 2)["skull"] == Effect(-2)
    assert scenario_effects("gathering", "expert", 2)["skull"] == Effect(-2)
    assert scenario_effects("gathering", "hard")["cultist"] == Effect(0, again=True)
    assert scenario_effects("devourer", "hard")["elder_thing"] == Effect(-7)


@settings(deadline=None, max_examples=60)
@given(
    skill=st.integers(0, 6),
    difficulty=st.integers(0, 6),
    bag=st.dictionaries(
        st.sampled_from(["+1", "0", "-1", "-2", "-4", "auto_fail", "bless", "curse"]),
        st.integers(1, 3),
        min_size=1,
    ),
)
def test_help_never_hurts(skill: int, difficulty: int, bag: dict[str, int]) -> None:
    plain = odds(SkillTest(skill, difficulty, bag))
    assert plain.passing + plain.failing == pytest.approx(1)
    assert sum(m.chance for m in plain.margins) == pytest.approx(1)
    more = [
        SkillTest(skill + 1, difficulty, bag),
        SkillTest(skill, difficulty, bag, redraws=1),
        SkillTest(skill, difficulty, bag, rescue=2),
    ]
    if "bless" not in bag:  # of two of these only one would count
        more.append(SkillTest(skill, difficulty, bag, choose_of=2))
    for helped in more:
        assert odds(helped).passing >= plain.passing - 1e-12


def test_bags_in_writing() -> None:
    assert read_bag("expert") == default_bag("expert")
    assert read_bag("1 +1, 0:2 -00 -1:3 skull:0 bless") == {"+1": 2, "0": 3, "-1": 3, "bless": 1}


@pytest.mark.parametrize("text", ["", "nope", "skull:x", "1:2:3", "0:999", "--1"])
def test_bags_that_are_none(text: str) -> None:
    with pytest.raises(BadDeck, match="error-odds-tokens"):
        read_bag(text)


@pytest.mark.parametrize(
    "test",
    [
        SkillTest(2, 2, {}),
        SkillTest(2, 2, {"0": 61}),
        SkillTest(2, 2, {"0": 1, "bless": 11}),
        SkillTest(-1, 2, {"0": 1}),
        SkillTest(2, 100, {"0": 1}),
        SkillTest(2, 2, {"0": 1}, redraws=2),
        SkillTest(2, 2, {"0": 1}, choose_of=3),
    ],
)
def test_tests_that_are_none(test: SkillTest) -> None:
    with pytest.raises(BadDeck, match="error-odds"):
        odds(test)


# ---- draws

SMALL = Deck("01001", {"01020": 1, "01018": 2, "01089": 2, "01090": 2, "01007": 1})
"""Eight cards, one of them a weakness."""


def test_an_opening_hand_against_every_hand() -> None:
    others = [c for c, n in SMALL.slots.items() for _ in range(n) if c != "01007"]
    hands = list(combinations(range(len(others)), 2))
    with_one = sum(any(others[k] == "01018" for k in hand) for hand in hands)
    found = draw_odds(SMALL, ["01018"], hand=2, mulligan="none", turns=3)
    assert found.opening == float(Fraction(with_one, len(hands)))
    assert (found.deck, found.weaknesses, found.copies) == (8, 1, 2)


def test_a_mulligan_and_later_turns() -> None:
    deck = starter("roland-easy")  # 31 cards, two weaknesses, two Machetes
    none = Fraction(comb(29, 5), comb(31, 5)) * Fraction(comb(24, 5), comb(26, 5))
    found = draw_odds(deck, ["01020"], turns=4)
    assert found.opening == float(1 - none)
    third = none * Fraction(comb(26, 2), comb(28, 2))
    assert found.turns[0] == found.opening and found.turns[2] == float(1 - third)
    assert list(found.turns) == sorted(found.turns)


def test_permanent_cards_are_not_drawn() -> None:
    deck = starter("roland-easy")
    before = draw_odds(deck, ["01020"]).deck
    deck.slots["02158"] = 1
    assert draw_odds(deck, ["01020"]).deck == before


def test_a_sample_hand_agrees_with_the_odds() -> None:
    deck = starter("daisy-medium")
    assert sample_hand(deck, 7) == sample_hand(deck, 7) != sample_hand(deck, 8)
    wanted = ["01033", "01030"]
    hands = [sample_hand(deck, seed, wanted).hand for seed in range(2000)]
    share = sum(any(c in wanted for c in hand) for hand in hands) / 2000
    assert share == pytest.approx(draw_odds(deck, wanted).opening, abs=0.04)
    assert not any(c in ("01000", "01009") for hand in hands for c in hand)


def test_a_deck_too_small_to_draw_from() -> None:
    with pytest.raises(BadDeck, match="error-deck-small"):
        draw_odds(SMALL, ["01018"])
    with pytest.raises(BadDeck, match="error-deck-turns"):
        draw_odds(starter("roland-easy"), ["01018"], turns=99)
