"""Whole games played through the interface alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, tick, whose_turn

SMALL = 4
"""Number of cards that open a gate."""


def take_turn(person: Person, *, on_board: bool) -> None:
    """Make every choice of a turn, on the board and in the hand or by the buttons."""
    figure_up = re.compile("|".join(person.say(f"web-held-{a}") for a in ("move", "exchange")))
    while person.turn() == "mine":
        half_way = person.question.get_by_text(figure_up).count()
        if on_board and person.lit.count() and not half_way:
            person.lit.last.click()
        else:
            person.choose()


def test_two_browsers_finish_a_game(house: House, come: Come) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "laptop")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go(house.url)
    tick(ann, ann.page.get_by_role("radio", name="2"))
    ann.page.get_by_label(ann.say("lobby-seat", number=2)).select_option("open")
    ann.page.get_by_text(ann.say("lobby-advanced"), exact=True).click()
    ann.page.get_by_role("textbox", name=ann.say("lobby-seed")).fill("5")
    ann.page.get_by_text(ann.say("option-gate_sizes"), exact=True).click()
    sizes = ann.page.get_by_role("group", name=ann.say("option-gate_sizes"))
    for size in sizes.get_by_role("spinbutton").all():
        size.fill(str(SMALL))
    ann.button("lobby-light").click()
    ann.button("table-copy").click()
    expect(ann.page.get_by_text(ann.say("table-copied"))).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    ann.shot("waiting-room")

    bob.go(link)
    bob.button("table-sit").first.click()
    bob.page.get_by_role("dialog").get_by_role("button", name=bob.say("table-sit")).click()

    turns = 0
    while person := whose_turn(ann, bob):
        take_turn(person, on_board=person is ann)
        turns += 1
        if turns == 10:
            ann.shot("two-browsers-ann")
            bob.shot("two-browsers-bob")
    for person in (ann, bob):
        expect(person.button("table-final")).to_be_visible()
    ended = ann.question.get_by_role("heading").inner_text()
    assert ended in [ann.say("table-over", n=1, names=name) for name in ("Ann", "Bob")]
    expect(bob.question.get_by_role("heading")).to_have_text(ended)

    score = ann.page.get_by_role("dialog").get_by_role("table")
    expect(score.get_by_role("columnheader", name="Bob")).to_be_visible()
    ann.shot("over-final")
    ann.page.keyboard.press("Escape")
    ann.button("table-again").click()
    expect(ann.page.get_by_text(ann.say("table-waiting", n=1))).to_be_visible()


def test_a_person_finishes_a_game_against_three_bots(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "heuristic", "heuristic", "heuristic").seats)
    made = 0
    while ann.wait_turn():
        ann.choose()
        made += 1
        if made == 12:
            ann.shot("three-bots")
    assert made > 12
    expect(ann.page.get_by_role("dialog").get_by_role("columnheader")).to_have_count(4)
    ann.shot("three-bots-over")
