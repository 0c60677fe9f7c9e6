"""Decks that start a campaign, and decks for one scenario alone."""

import pytest

from noctuary.games.arkham.decks import check
from tests.games.arkham.decks.shelf import build, wrong
from tests.support import clause

ROLAND, SKIDS = "01001", "01003"


@clause("AHB-359")
def test_a_starting_deck_has_no_experience() -> None:
    deck = build(ROLAND, {"01026": 1})  # Extra Ammunition (1)
    assert wrong(deck) == []
    (problem,) = check(deck, mode="start").problems
    assert (problem.kind, problem.key, problem.cards) == ("not-allowed", "start", ("01026",))
    assert wrong(deck, mode="start", budget=1) == []


def test_nothing_earned_is_in_a_starting_deck() -> None:
    deck = build(ROLAND)
    deck.slots |= {"01117": 1, "04042": 1}
    assert wrong(deck) == []
    assert wrong(deck, mode="start") == ["story", "earned"]


STANDALONE = {
    9: {"01029": 2, "01026": 1},
    10: {"01029": 2, "01027": 1},
    29: {"01029": 2, "01094": 2, "01095": 2, "01027": 2, "02158": 1, "01028": 1},
    49: {"01029": 2, "01094": 2, "01095": 2, "01027": 2, "02158": 2, "01028": 2, "04305": 2}
    | {"01026": 2, "60120": 1, "50001": 1},
    50: {"01029": 2, "01094": 2, "01095": 2, "01027": 2, "02158": 2, "01028": 2, "04305": 2}
    | {"01026": 2, "60120": 2, "50001": 1},
}
"""Cards of this much experience in all."""


@pytest.mark.parametrize("total, more", [(9, 0), (10, 1), (29, 2), (49, 4)])
@clause("AHB-374")
def test_experience_of_a_standalone_deck_brings_weaknesses(total: int, more: int) -> None:
    deck = build(ROLAND, STANDALONE[total])
    deck.slots["01000"] = 1 + more
    report = check(deck, mode="standalone")
    assert (report.experience, report.weaknesses, report.problems) == (total, 1 + more, ())
    deck.slots["01000"] += 1
    assert wrong(deck, mode="standalone") == ["weaknesses"]


@clause("AHB-374")
def test_fifty_experience_is_too_much() -> None:
    deck = build(ROLAND, STANDALONE[50])
    deck.slots["01000"] = 6
    assert wrong(deck, mode="standalone") == ["standalone"]
    assert check(deck).experience == 50


@clause("AHC-220")
def test_further_copies_of_a_myriad_card_count_nothing() -> None:
    assert check(build(SKIDS, {"06199": 3}), mode="standalone").experience == 1
    assert check(build(SKIDS, {"01054": 2}), mode="standalone").experience == 2
