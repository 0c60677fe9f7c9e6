"""Whole games through the interface alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person


def act(person: Person, *, on_board: bool) -> None:
    """Makes every choice of a turn, on the board and in the hand or by the buttons."""
    while person.turn() == "mine":
        lit = person.lit
        if on_board and lit.count():
            lit.last.click()
        else:
            person.choose()


def test_two_browsers_finish_a_game(house: House, come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "laptop")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go(house.url)
    ann.page.get_by_role("radio", name="2").check(force=True)
    ann.page.get_by_label(ann.say("lobby-seat", number=2)).select_option("open")
    ann.button("lobby-light").click()
    ann.button("table-copy").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    ann.shot("waiting-room")

    bob.go(link)
    bob.button("table-sit").first.click()
    bob.page.get_by_role("dialog").get_by_role("button", name=bob.say("table-sit")).click()

    turns = 0
    while ann.turn() != "over":
        act(ann, on_board=True)
        act(bob, on_board=False)
        turns += 1
        if turns == 6:
            ann.shot("two-browsers-desk")
            bob.shot("two-browsers-laptop")
    assert bob.turn() == "over"
    title = ann.question.get_by_role("heading").inner_text()
    assert title == bob.question.get_by_role("heading").inner_text()
    assert re.search("Ann|Bob", title)
    ann.button("table-final").click()
    expect(ann.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    ann.shot("over-final")
    bob.shot("over-laptop")
