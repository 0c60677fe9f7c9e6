"""The game played by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_undo import struck, take_back


def reach(person: Person, wanted: Locator) -> None:
    """Press Tab until an element has a visible focus."""
    for _ in range(120):
        person.page.keyboard.press("Tab")
        if wanted.evaluate("e => e === document.activeElement"):
            ring = "e => { const s = getComputedStyle(e); return s.outlineStyle + s.boxShadow }"
            assert wanted.evaluate(ring) != "nonenone"
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_from_the_lobby_to_ten_choices(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    keys = ann.page.keyboard
    ann.go(house.url)
    expect(ann.button("lobby-light")).to_be_enabled()
    reach(ann, ann.button("lobby-light"))
    keys.press("Enter")
    expect(ann.question).to_be_visible()

    reach(ann, ann.button("table-settings"))
    keys.press("Enter")
    sheet = ann.page.get_by_role("dialog", name=ann.say("table-settings"))
    reach(ann, sheet.get_by_label(ann.say("table-rule-pace")))
    keys.press("Home")
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    expect(ann.button("table-settings")).to_be_focused()

    for choice in range(10):
        assert ann.wait_turn()
        if choice == 4:
            reach(ann, ann.options.first)
            keys.press("Enter")
        else:
            count = ann.options.count()
            keys.press("Enter" if count == 1 else str(min(count, 9)))
    assert ann.wait_turn()
    if not ann.question.get_by_role("button", name=ann.say("table-undo")).count():
        keys.press("1")
        assert ann.wait_turn()
    take_back(ann)
    expect(struck(ann).first).to_be_visible()

    reach(ann, ann.tab("table-tab-rules"))
    keys.press("Enter")
    reach(ann, ann.page.get_by_role("searchbox", name=ann.say("table-rules-search")))
    keys.type("GATE-078")
    expect(ann.page.get_by_role("heading", name=ann.say("table-rules-found", n=1))).to_be_visible()
    ann.shot("keyboard-rules")

    reach(ann, ann.button("table-replay"))
    keys.press("Enter")
    rail = ann.zone("table-replay")
    expect(rail).to_be_visible()
    keys.press("Home")
    expect(rail.get_by_text("0 / ")).to_be_visible()
    keys.press("ArrowRight")
    expect(rail.get_by_text("1 / ", exact=False).first).to_be_visible()
    keys.press("Escape")
    expect(rail).to_have_count(0)
    assert ann.turn() == "mine"

    keys.press("?")
    expect(ann.page.get_by_role("dialog", name=ann.say("table-help"))).to_be_visible()
    ann.shot("keyboard-help")
    keys.press("Escape")


def test_the_board_by_arrows(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    assert ann.wait_turn()
    cards = ann.zone("table-zone-hand").get_by_role("listitem").get_by_role("button")
    told = ann.journal()
    reach(ann, cards.first)
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    expect(cards.first).to_be_focused()
    ann.page.keyboard.press("Enter")
    assert ann.turn()
    assert len(ann.journal()) > len(told)
    ann.shot("keyboard-played")
