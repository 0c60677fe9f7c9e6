"""Looking back, during a game and after it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person


def scrubber(person: Person) -> tuple[int, int]:
    """Return the position of the replay, and its end."""
    shown = person.zone("table-replay").get_by_text(re.compile(r"^\d+ / \d+$")).inner_text()
    at, end = shown.split(" / ")
    return int(at), int(end)


def step(person: Person, key: str) -> None:
    """Press one of the buttons of the scrubber."""
    person.zone("table-replay").get_by_role("button", name=person.say(key), exact=True).click()


def test_looking_back_during_a_game(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    ann.play(6)
    assert ann.wait_turn()
    asked = ann.question.get_by_role("heading").inner_text()
    offered = ann.options.all_inner_texts()

    line = ann.log.get_by_role("button").filter(has_text="Ann").first
    line.click()
    expect(ann.zone("table-replay")).to_be_visible()
    expect(ann.options).to_have_count(0)
    expect(line).to_have_attribute("aria-current", "true")
    at, end = scrubber(ann)
    assert at < end
    ann.shot("replay-during")
    step(ann, "table-replay-forth")
    expect(ann.zone("table-replay").get_by_text(f"{at + 1} / {end}")).to_be_visible()
    step(ann, "table-replay-first")
    expect(ann.page.get_by_text(ann.say("table-replay-start"))).to_be_visible()
    step(ann, "table-replay-last")
    step(ann, "table-replay-back")
    expect(ann.zone("table-replay").get_by_text(f"{end - 1} / {end}")).to_be_visible()
    slider = ann.page.get_by_role("slider", name=ann.say("table-replay-where"))
    slider.focus()
    slider.press("Home")
    expect(ann.zone("table-replay").get_by_text(f"0 / {end}")).to_be_visible()
    assert ann.page.get_by_label(ann.say("table-replay-eyes")).count() == 0, "only once it is over"

    step(ann, "table-replay-now")
    assert ann.turn() == "mine"
    assert ann.question.get_by_role("heading").inner_text() == asked
    assert ann.options.all_inner_texts() == offered


def test_trying_out_from_the_past(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    ann.play(4)
    assert ann.wait_turn()
    lines = ann.journal()
    ann.button("table-replay").click()
    step(ann, "table-replay-back")
    step(ann, "table-try-here")
    expect(ann.page.get_by_text(ann.say("table-trial"))).to_be_visible()
    assert ann.wait_turn()
    ann.choose()
    assert ann.turn()
    ann.shot("try-out")
    ann.button("table-trial-end").click()
    assert ann.turn() == "mine"
    assert ann.journal() == lines


def test_a_finished_game_through_other_eyes(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.finished().watch)
    hand = ann.zone("table-zone-hand")
    shown = hand.inner_text()
    ann.question.get_by_role("button", name=ann.say("table-replay"), exact=True).click()
    expect(ann.page.get_by_text(ann.say("table-replay-start"))).to_be_visible()
    expect(hand).not_to_have_text(shown, use_inner_text=True)
    eyes = ann.page.get_by_label(ann.say("table-replay-eyes"))
    for seat in ("1", "2"):
        shown = hand.inner_text()
        eyes.select_option(seat)
        expect(hand).not_to_have_text(shown, use_inner_text=True)
    ann.button("table-replay-play").click()
    expect(ann.zone("table-replay").get_by_text(re.compile(r"^([2-9]|\d\d+) / "))).to_be_visible()
    ann.button("table-replay-pause").click()
    ann.shot("replay-after")
