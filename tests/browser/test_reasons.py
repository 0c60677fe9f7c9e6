"""A hint gives its reason: in each game, both languages, at the table and in a try-out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, whose_turn
from tests.games.parts import setting, with_part

MOST = 12
"""Most choices until a hint has a reason."""


def reason_of_a_hint(person: Person, go_on: Callable[[str], None]) -> Locator:
    """Ask for hints until one has a reason, and return the reason."""
    reason = person.question.locator(".reason")
    for _ in range(MOST):
        assert whose_turn(person) is person
        person.button("table-hint").click()
        advice = person.question.get_by_text(person.say("table-hinted", share="X").split("X")[0])
        expect(advice).to_be_visible()
        if reason.count():
            break
        go_on(str(person.options.first.get_attribute("data-option")).split()[0])
    expect(reason.first).to_be_visible()
    return reason.first


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("fr", "phone")])
@pytest.mark.parametrize("game", with_part("tips"))
def test_a_hint_says_why(house: House, come: Come, game: str, lang: str, size: str) -> None:
    ann = come("Ann", size, lang=lang)
    ann.sit(house.open("me", "heuristic", game=game, seed=setting(game, "HINT_SEED", 5)).seats)
    reason_of_a_hint(ann, ann.take)
    ann.rest()
    ann.shot(f"reason-{game}-{lang}")
    assert violations(ann) == []


def test_a_hint_says_why_in_a_try_out(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    assert ann.wait_turn()
    ann.button("table-try").click()
    expect(ann.page.get_by_text(ann.say("table-trial"))).to_be_visible()
    hinted = ann.question.get_by_text(ann.say("table-hinted", share="X").split("X")[0])

    def go_on(option: str) -> None:
        assert ann.press(option) == "option"
        expect(hinted).to_have_count(0)

    reason_of_a_hint(ann, go_on)
