"""A person's settings."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House


def test_settings_are_kept(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.hold(table := house.open("me", "random"))
    ann.sit(table.link)
    ann.button("table-settings").click()
    sheet = ann.page.get_by_role("dialog", name=ann.say("table-settings"))
    sheet.get_by_label(ann.say("table-set-name")).fill("Annette")
    sheet.get_by_label(ann.say("table-set-contrast")).select_option("more")
    sheet.get_by_label(ann.say("table-set-motion")).select_option("full")
    sheet.get_by_role("checkbox", name=ann.say("table-set-sound")).check()
    sheet.get_by_role("checkbox", name=ann.say("table-set-confirmations")).check()
    sheet.get_by_label(ann.say("table-rule-undo")).select_option("free")
    sheet.get_by_role("checkbox", name=ann.say("table-rule-clocks")).check()
    ann.page.keyboard.press("Escape")
    plate = ann.page.get_by_role("region", name="Annette", exact=True)
    expect(plate).to_be_visible()
    expect(plate.get_by_role("time")).to_be_visible()

    ann.page.reload()
    assert ann.wait_turn()
    assert ann.page.evaluate("({ ...document.documentElement.dataset })") == {
        "contrast": "more",
        "motion": "full",
    }
    expect(ann.button("table-set-sound")).to_have_attribute("aria-pressed", "true")
    expect(plate).to_be_visible()

    told = ann.journal()
    ann.choose()
    expect(ann.button("table-cancel")).to_be_visible()
    assert ann.journal() == told, "nothing is chosen before it is confirmed"
    ann.shot("confirm")
    ann.question.get_by_role("button", name=ann.say("table-confirm")).click()
    expect(ann.button("table-cancel")).to_have_count(0)
    assert ann.turn()
    assert len(ann.journal()) > len(told)
    ann.button("table-set-sound").click()
    expect(ann.button("table-set-sound")).to_have_attribute("aria-pressed", "false")


def test_motion_follows_the_system(house: House, come: Come) -> None:
    still, moving = come("Ann"), come("Bob", reduced_motion="no-preference")
    for person, motion in ((still, "reduced"), (moving, "full")):
        person.sit(house.open("me", "random", options={"first_player": 0}).seats)
        assert person.page.evaluate("document.documentElement.dataset.motion") == motion
    assert moving.wait_turn()
    moving.play(3)
    assert still.page.evaluate("document.getAnimations().length") == 0
