"""A phone held upright."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person

SMALL = """() => [...document.querySelectorAll(
    "button, a[href], input, select, textarea, summary, [role=tab]")]
    .filter((e) => {
        if (!e.checkVisibility({ visibilityProperty: true })) return false;
        const touched = e.closest("label") ?? e;
        const { x, y, width, height } = touched.getBoundingClientRect();
        if (e.closest("p, [role=group] ol")) return false;
        if (width < 2 || width > 43.5 && height > 43.5) return false;
        const [cx, cy] = [x + width / 2, y + height / 2];
        return [[-21, 0], [21, 0], [0, -21], [0, 21]].some(([dx, dy]) => {
            const hit = document.elementFromPoint(cx + dx, cy + dy);
            return hit !== null && !touched.contains(hit);
        });
    })
    .map((e) => `${e.tagName} ${e.getAttribute("aria-label") ?? e.textContent.trim()}`)"""
"""Script that returns controls too small for touch, apart from those in texts and the journal."""


def fits(person: Person) -> None:
    """Assert that nothing scrolls sideways and every control is large enough for touch."""
    person.rest()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.page.evaluate(SMALL) == []


def test_a_whole_round(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.sit(house.open("me", "heuristic", "heuristic", seed=8).seats)
    began = ann.page.get_by_text(ann.say("web-round", n=2))
    made = 0
    assert ann.wait_turn()
    while not began.count():
        ann.options.last.tap()
        made += 1
        assert ann.wait_turn()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if made == 2:
            ann.shot("phone-round")
    assert made >= 3
    fits(ann)
    lit = ann.lit
    if lit.count():
        lit.first.tap()
    ann.shot("phone-next-round")


def test_tabs(house: House, come: Come) -> None:
    ann = come("Ann", "phone")
    ann.sit(house.open("me", "heuristic").seats)
    ann.play(3)
    assert ann.wait_turn()
    for tab in ("book", "journal", "rules", "chat", "table"):
        ann.tab(f"table-tab-{tab}").tap()
        expect(ann.tab(f"table-tab-{tab}")).to_have_attribute("aria-selected", "true")
        ann.shot(f"phone-{tab}")
        fits(ann)
    expect(ann.question).to_be_visible()
    ann.button("table-menu").tap()
    ann.shot("phone-menu")
    fits(ann)
    ann.button("table-settings").tap()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.shot("phone-settings")
    fits(ann)
    ann.page.keyboard.press("Escape")
    ann.button("table-menu").tap()
    ann.button("table-replay").tap()
    expect(ann.zone("table-replay")).to_be_visible()
    ann.shot("phone-replay")
    fits(ann)


def test_the_lobby(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.go(house.url)
    expect(ann.page.get_by_role("heading", name="Noctuary")).to_be_visible()
    expect(ann.button("lobby-light")).to_be_enabled()
    ann.shot("phone-lobby", full_page=True)
    fits(ann)
    ann.button("lobby-light").tap()
    expect(ann.question).to_be_visible()
