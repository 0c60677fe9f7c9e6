"""Taking back: alone while nothing was revealed, else with the consent of the others."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person


def struck(person: Person) -> Locator:
    """Return the lines of the log that no longer count."""
    return person.log.get_by_role("button", disabled=True)


def take_back(person: Person) -> None:
    """Take the last choice back by its key, which needs nobody's consent."""
    undone = person.log.filter(has_text=person.say("table-note-undone", name=""))
    before = undone.count()
    person.page.keyboard.press("u")
    expect(undone).to_have_count(before + 1)
    assert person.turn() == "mine"


def test_without_consent(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    assert ann.wait_turn()
    asked = ann.question.get_by_role("heading").inner_text()
    offered = ann.options.all_inner_texts()
    cards = ann.options.filter(has_text=ann.say("web-deed-build"))
    cards.first.click()
    ann.question.get_by_role("button", name=ann.say("web-undo-play")).click()
    expect(struck(ann).first).to_be_visible()
    assert ann.turn() == "mine"
    assert ann.question.get_by_role("heading").inner_text() == asked
    assert ann.options.all_inner_texts() == offered
    style = struck(ann).first.evaluate("e => getComputedStyle(e).textDecorationLine")
    assert style == "line-through"
    expect(ann.page.get_by_text(ann.say("table-note-undone", name="Ann"))).to_be_visible()
    ann.shot("undone")


def take_turn(person: Person) -> None:
    """Wait for a turn and make every choice of it."""
    assert person.wait_turn()
    while person.turn() == "mine":
        person.choose()


def test_with_consent(house: House, come: Come) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "phone")
    table = house.open("me", "open", options={"first_player": 0})
    bob_link = house.join(table, "Bob")
    ann.sit(table.seats)
    bob.sit(bob_link)
    take_turn(ann)
    assert bob.wait_turn()
    bob.choose()
    assert bob.turn()

    ann.question.get_by_role("button", name=ann.say("table-undo-ask")).click()
    expect(ann.page.get_by_text(ann.say("table-vote-waiting", names="Bob"))).to_be_visible()
    bob.shot("vote-phone")
    bob.question.get_by_role("button", name=bob.say("table-refuse")).click()
    expect(ann.page.get_by_text(ann.say("table-note-refused", name="Bob"))).to_be_visible()
    assert bob.wait_turn(), "the vote is over for Bob too"
    assert struck(ann).count() == 0

    ann.question.get_by_role("button", name=ann.say("table-undo-ask")).click()
    bob.question.get_by_role("button", name=bob.say("table-agree")).click()
    expect(ann.page.get_by_text(ann.say("table-note-undone", name="Ann"))).to_be_visible()
    assert ann.turn() == "mine" and bob.turn() == "theirs"
    expect(struck(ann).first).to_be_visible()
    bob.tab("table-tab-journal").click()
    expect(struck(bob).first).to_be_visible()
    ann.shot("undone-by-vote")
