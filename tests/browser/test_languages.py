"""French and English, switched in the middle of a game."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.words import keys, plain, say

SPOKEN = """() => {
    const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (shown.nextNode()) {
        const { parentElement: e, textContent } = shown.currentNode;
        const text = textContent.trim();
        if (text && !e.closest("script, style, textarea, kbd")) texts.push(text);
    }
    for (const e of document.querySelectorAll("[aria-label], [title], [placeholder], option"))
        for (const name of ["aria-label", "title", "placeholder", "label"])
            if (e.getAttribute(name)) texts.push(e.getAttribute(name));
    return [...texts, document.title];
}"""
"""Script that returns every visible or spoken text."""

RAW = re.compile(rf"\b(?:{'|'.join(sorted(key for key in keys() if '-' in key))})\b")
GAP = re.compile(r"(?:^| )\?|\{ ?\$|undefined|NaN|\[object")
TIGHT = re.compile(r"[\w)»][;:!?](?:\s|$)|[^\u202f]»|«[^\u202f]| [;:!?]|'")
"""Errors of French typography: no narrow space before the mark, a straight apostrophe."""


@cache
def fallen_back(lang: str) -> set[str]:
    """Return the substitutes for a missing message: its bare key, or the other language."""
    other = "en" if lang == "fr" else "fr"
    bare = {key.partition("-")[2].replace("_", " ") for key in keys() if "-" in key}
    return (bare | plain(other)) - plain(lang)


def check(person: Person, lang: str) -> None:
    """Assert that no text is missing, in the wrong language or badly set."""
    texts = person.page.evaluate(SPOKEN)
    assert not [t for t in texts if RAW.search(t)]
    assert not fallen_back(lang) & set(texts)
    assert not [t for t in texts if GAP.search(t)]
    if lang == "fr":
        assert not [t for t in texts if TIGHT.search(t)]
    assert person.page.evaluate("document.documentElement.lang") == lang


def test_switched_in_the_middle_of_a_game(house: House, come: Come) -> None:
    ann = come("Ann")
    ann.go(house.url)
    expect(ann.button("lobby-light")).to_be_enabled()
    check(ann, "en")
    ann.page.get_by_role("button", name="fr français").click()
    check(ann, "fr")
    ann.shot("lobby-fr")
    ann.page.get_by_role("button", name="en English").or_(
        ann.page.get_by_role("button", name="en anglais")
    ).click()

    ann.sit(house.open("me", "heuristic", "heuristic", "heuristic").seats)
    ann.play(8)
    assert ann.wait_turn()
    ann.page.evaluate("window.same = true")
    for lang in ("en", "fr"):
        languages = ann.page.get_by_role("group", name=ann.say("table-set-language"))
        languages.get_by_role("button", name=lang).click()
        ann.lang = lang
        expect(ann.question).to_be_visible()
        for tab in ("rules", "chat", "journal"):
            ann.tab(f"table-tab-{tab}").click()
            check(ann, lang)
        for sheet in ("table-settings", "table-help", "table-report"):
            ann.button(sheet).click()
            expect(ann.page.get_by_role("dialog")).to_be_visible()
            check(ann, lang)
            ann.page.keyboard.press("Escape")
        ann.button("table-replay").click()
        check(ann, lang)
        ann.page.keyboard.press("Escape")
        ann.shot(f"table-{lang}")
    assert ann.page.evaluate("window.same"), "the page was not loaded again"
    assert say("table-options", "fr") != say("table-options", "en")
    assert ann.turn() == "mine"
    ann.choose()
    assert ann.turn()


def test_a_finished_game_in_french(house: House, come: Come) -> None:
    ann = come("Ann", lang="fr")
    ann.sit(house.finished(4).watch)
    ann.button("table-final").click()
    check(ann, "fr")
    ann.shot("over-fr")
