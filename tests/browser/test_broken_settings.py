"""Broken values in a browser's storage never shut anybody out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from noctuary.kernel.runtime.position import Position
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_arkham import asks, option, played, translate
from tests.browser.test_undo import take_back

NONSENSE = ("{", "null", "[]", '{"lang":"xx","name":[],"contrast":{},"motion":null}')
PLACES = (
    "noctuary.settings",
    "noctuary.keys",
    "noctuary.arkham",
    "noctuary.campaigns",
    "noctuary.upgrades",
)
TORN = """
    const ask = window.matchMedia;
    window.matchMedia = (query) => {
        const named = localStorage["noctuary.settings"].includes("Ann");
        if (named && query === "(max-width: 699px)") throw new Error("torn");
        return ask.call(window, query);
    };
"""
"""Script that makes drawing the table fail for anybody called Ann."""


def lone(now: Position) -> bool:
    """Return whether only one card can be used, apart from passing."""
    rows = {o.fields.get("card") for o in now.options()} - {None}
    return asks("reaction", "free")(now) and len(rows) == 1


def test_a_card_one_is_twice_not_asked_about(house: House, come: Come) -> None:
    ann = come()
    ann.hold(table := played(house, lone))
    ann.sit(table.link)
    assert ann.wait_turn()
    never = re.compile("^" + translate(ann, "web-stop", card="").strip())
    for _ in range(2):
        ann.question.get_by_role("button", name=never).click()
        assert ann.turn()
        take_back(ann)
        expect(option(ann, "action-pass")).to_be_visible()
    ann.page.reload()
    expect(option(ann, "action-pass")).to_be_visible()
    again = re.compile("^" + translate(ann, "web-ask-again", card="|").split("|")[0])
    expect(ann.page.get_by_role("button", name=again)).to_have_count(1)


@pytest.mark.parametrize("kept", NONSENSE)
def test_nonsense_is_not_believed(house: House, come: Come, kept: str) -> None:
    ann = come()
    ann.context.add_init_script(f"for (const place of {PLACES!r}) localStorage[place] = {kept!r}")
    ann.go(house.url)
    expect(ann.button("lobby-light")).to_be_enabled()
    ann.go(f"{house.url}/arkham/campaigns")
    expect(ann.page.get_by_role("heading", name=ann.say("campaign-title"))).to_be_visible()
    ann.sit(played(house, lone).seats)
    assert ann.wait_turn()


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "fr")])
def test_a_page_that_fails_says_so(house: House, come: Come, size: str, lang: str) -> None:
    ann = come("Ann", size, lang)
    ann.expects("torn")
    ann.context.add_init_script(TORN)
    ann.hold(table := house.open("me", "random"))
    ann.go(table.link)
    expect(ann.page.get_by_role("heading", name=ann.say("lobby-broken-title"))).to_be_visible()
    ann.shot(f"broken-{lang}")
    ann.button("lobby-broken-again").click()
    expect(ann.page.get_by_role("heading", name=ann.say("lobby-broken-title"))).to_be_visible()
    ann.button("lobby-broken-without").click()
    expect(ann.question).to_be_visible()
    assert ann.wait_turn()
