"""The rules panel: topics, a search by the book's own words, marks, keys; on a desk and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person


def panel(person: Person) -> Locator:
    """Return the list of the panel."""
    return person.page.get_by_role("group", name=person.say("table-zone-rules"), exact=True)


def box(person: Person) -> Locator:
    """Return the search box."""
    return person.page.get_by_role("searchbox", name=person.say("table-rules-search"))


def read_rules(person: Person, house: House, game: str = "gates") -> None:
    """Sit down and open the rules."""
    person.sit(house.open("me", "heuristic", game=game).seats)
    assert person.wait_turn()
    person.tab("table-tab-rules").click()


def heading(person: Person, key: str, **args: int) -> Locator:
    """Return a heading of the panel."""
    return panel(person).get_by_role("heading", name=person.say(key, **args), exact=True)


def test_topics_open_one_by_one(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    read_rules(ann, house)
    expect(heading(ann, "table-rules-why")).to_be_visible()
    cards = panel(ann).get_by_role("article")
    before = cards.count()
    topic = panel(ann).get_by_role("heading", name="Opening gates", exact=True)
    topic.click()
    expect(panel(ann).get_by_text("GATE-092", exact=True)).to_be_visible()
    assert cards.count() > before
    ann.shot("rules-topics")
    topic.click()
    expect(cards).to_have_count(before)
    assert violations(ann) == []


@pytest.mark.parametrize(
    ("lang", "text", "best", "mark"),
    [
        ("en", "majority", "GATE-073", "majority"),
        ("fr", "remplacez", "GATE-087", "remplacée"),
        ("en", "réserve de portails remplacée", "GATE-087", "portails"),
        ("fr", "goal", "GATE-154", "goal"),
    ],
)
def test_a_word_of_the_book_finds_its_clause(
    house: House, come: Come, lang: str, text: str, best: str, mark: str
) -> None:
    ann = come("Ann", "laptop", lang=lang)
    read_rules(ann, house)
    box(ann).fill(text)
    first = panel(ann).get_by_role("article").first
    expect(first).to_contain_text(best)
    expect(first.locator("mark", has_text=mark).first).to_be_visible()
    ann.shot(f"rules-{lang}-{text.split()[0]}")
    assert violations(ann) == []


def test_clauses_with_most_of_the_words_stand_apart(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    read_rules(ann, house)
    box(ann).fill("majority zebra")
    expect(heading(ann, "table-rules-partly")).to_be_visible()
    box(ann).fill("majority")
    expect(heading(ann, "table-rules-found", n=2)).to_be_visible()
    box(ann).fill("zebra")
    expect(panel(ann).get_by_text(ann.say("table-rules-none"))).to_be_visible()
    box(ann).fill("")
    expect(heading(ann, "table-rules-why")).to_be_visible()


def test_it_finds_while_somebody_types(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    read_rules(ann, house)
    box(ann).click()
    for letters, found in (("maj", 3), ("ority", 2)):
        ann.page.keyboard.type(letters)
        expect(heading(ann, "table-rules-found", n=found)).to_be_visible()


def test_the_arrow_keys_walk_through_what_was_found(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    read_rules(ann, house)
    keys = ann.page.keyboard
    box(ann).fill("majority")
    expect(heading(ann, "table-rules-found", n=2)).to_be_visible()
    cards = panel(ann).get_by_role("article")
    box(ann).press("ArrowDown")
    expect(cards.nth(0)).to_be_focused()
    keys.press("ArrowDown")
    expect(cards.nth(1)).to_be_focused()
    keys.press("ArrowUp")
    expect(cards.nth(0)).to_be_focused()
    keys.press("Escape")
    expect(box(ann)).to_be_focused()
    expect(box(ann)).to_have_value("majority")


def test_a_clause_that_is_opened_ends_the_search(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    read_rules(ann, house)
    box(ann).fill("GATE-100")
    panel(ann).get_by_role("button", name="GATE-Q18").click()
    expect(heading(ann, "table-rules-opened")).to_be_visible()
    expect(box(ann)).to_have_value("")


def test_on_a_phone(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.sit(house.open("me", "heuristic", options={"first_player": 0}).seats)
    assert ann.wait_turn()
    ann.tab("table-tab-rules").tap()
    topic = panel(ann).get_by_role("heading", name="Mise en place", exact=True)
    topic.tap()
    expect(panel(ann).get_by_text("GATE-030", exact=True)).to_be_visible()
    ann.shot("rules-phone-topics")
    box(ann).fill("reserve de portails remplacee")
    first = panel(ann).get_by_role("article").first
    expect(first).to_contain_text("GATE-087")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ann) == []
    ann.shot("rules-phone-found")
