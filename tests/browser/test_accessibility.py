"""Accessibility for people who use a screen reader or see little."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person


def one_heading(person: Person) -> None:
    """Assert that the page has one main heading and one main landmark."""
    expect(person.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(person.page.get_by_role("main")).to_have_count(1)


@pytest.mark.parametrize("contrast", ["normal", "more"])
def test_axe_at_the_table(house: House, come: Come, contrast: str) -> None:
    ann = come("Ann", "desk", contrast="more" if contrast == "more" else "no-preference")
    ann.sit(house.open("me", "heuristic", "heuristic", "heuristic").seats)
    ann.play(5)
    assert ann.wait_turn()
    assert ann.page.evaluate("document.documentElement.dataset.contrast") == contrast
    one_heading(ann)
    assert violations(ann) == []
    ann.shot(f"contrast-{contrast}")
    ann.tab("table-tab-rules").click()
    assert violations(ann) == []
    ann.button("table-settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann) == []
    ann.shot(f"settings-{contrast}")
    ann.page.keyboard.press("Escape")
    ann.button("table-replay").click()
    expect(ann.zone("table-replay")).to_be_visible()
    assert violations(ann) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_elsewhere(house: House, come: Come, size: str) -> None:
    ann = come("Ann", size, lang="fr")
    ann.go(house.url)
    expect(ann.button("lobby-light")).to_be_enabled()
    one_heading(ann)
    assert violations(ann) == []
    ann.go(house.open("me", "open").seats)
    expect(ann.button("table-copy")).to_be_visible()
    one_heading(ann)
    assert violations(ann) == []
    ann.go(house.finished().seats)
    ann.button("table-final").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann) == []
    ann.expects("answer: 404", "console: Failed to load resource")
    ann.go(f"{house.url}/nowhere")
    expect(ann.page.get_by_role("heading", name=ann.say("lobby-lost-title"))).to_be_visible()
    one_heading(ann)
    assert violations(ann) == []


def test_axe_on_the_phone(house: House, come: Come) -> None:
    ann = come("Ann", "phone")
    ann.sit(house.open("me", "heuristic", options={"first_player": 0}).seats)
    assert ann.wait_turn()
    one_heading(ann)
    assert violations(ann) == []
    for tab in ("book", "journal", "rules", "chat"):
        ann.tab(f"table-tab-{tab}").tap()
        assert violations(ann) == []


def test_axe_on_the_pass_screen(house: House, come: Come) -> None:
    ann = come("Ann", "phone")
    ann.go(house.open("me", "me:Bob", options={"first_player": 1}).seats)
    expect(ann.button("table-pass-me", name="Bob")).to_be_visible()
    one_heading(ann)
    assert violations(ann) == []


def test_what_a_listener_hears(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "heuristic", options={"first_player": 0}).seats)
    assert ann.wait_turn()
    for zone in ("board", "seats", "prompt", "hand", "side"):
        expect(ann.zone(f"table-zone-{zone}").first).to_be_visible()
    expect(ann.page.get_by_role("banner")).to_have_count(1)
    expect(ann.page.get_by_role("navigation", name=ann.say("table-skips"))).to_have_count(1)
    offered = ann.page.get_by_role("list", name=ann.say("table-options"))
    assert offered.get_by_role("listitem").count() == offered.get_by_role("button").count()
    news = ann.page.get_by_role("status").first
    ann.choose()
    assert ann.turn() == "mine", "nobody else has moved yet"
    expect(news).to_contain_text("Ann")
    greyed = ann.question.get_by_role("button", disabled=True)
    expect(greyed.first).to_be_visible()
    assert all("GATE-" in why for why in greyed.all_inner_texts())

    ann.page.keyboard.press("Tab")
    ann.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    ann.page.get_by_role("link", name=ann.say("table-skip-prompt")).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.question).to_be_focused()
