"""A long game: its latest lines are there at once, earlier ones as somebody scrolls up."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from noctuary.games.gates import GAME
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.table.presentation.log_pages import MAX_BYTES, MAX_LINES
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, until
from tests.browser.test_replay import scrubber, step
from tests.server.house import Client

LINES = 900


@pytest.fixture(scope="module")
def played(house: House) -> Table:
    """Upload a long game with many choices and undos."""
    game = Journal(load(GAME), 3, seed=5)
    while len(game.lines) < LINES:
        if len(game.choices) > 60 and len(game.lines) % 2:
            game.undo(1)
        else:
            game.choose(game.state.legal()[len(game.lines) % len(game.state.legal())])
    return house.upload(game)


def messages_of(person: Person, kind: str) -> list[Any]:
    """Return the messages of a kind that a person's browser has received."""
    return [m for m in map(json.loads, person.heard) if m["type"] == kind]


def journal(person: Person) -> Locator:
    """Return the scrolling log."""
    name = person.say("table-zone-journal")
    return person.page.get_by_role("group", name=name, exact=True)


def read_up(person: Person, how: str) -> None:
    """Read up to the first line: with the button, or from the keyboard.

    Scrolling to the top loads more too, so the button may disappear at any moment.
    """
    there = journal(person)
    more = there.locator("button.earlier")
    if how == "touch":
        more.click()
    while before := more.all_inner_texts():
        there.evaluate(
            "(list, touch) => { const b = list.querySelector('button.earlier');"
            " if (touch) b?.click(); else b?.focus(); }",
            how == "touch",
        )
        if how == "keys":
            person.page.keyboard.press("Enter")
        until(person, lambda before=before: more.all_inner_texts() != before)


@pytest.mark.parametrize(
    ("size", "lang", "how"), [("desk", "en", "keys"), ("phone", "fr", "touch")]
)
def test_a_long_game_is_read_up_to_its_first_line(
    played: Table, come: Come, size: str, lang: str, how: str
) -> None:
    ann = come("Ann", size, lang)
    ann.sit(played.watch)
    (welcome,) = messages_of(ann, "welcome")
    assert len(welcome["lines"]) <= MAX_LINES and welcome["since"] > 0
    assert len(json.dumps(welcome["lines"])) < 2 * MAX_BYTES
    if size == "phone":
        ann.tab("table-tab-journal").tap()
    began = journal(ann).get_by_text(ann.say("table-note-began"), exact=True)
    expect(began).to_have_count(0)
    newest = ann.log.last
    expect(newest).to_be_in_viewport()
    ann.shot(f"long-latest-{size}")
    read_up(ann, how)
    expect(began).to_have_count(1)
    if how == "keys":
        expect(journal(ann)).to_be_focused()
    began.scroll_into_view_if_needed()
    expect(began).to_be_in_viewport()
    ann.shot(f"long-first-{size}")
    parts = messages_of(ann, "lines")
    assert parts[-1]["since"] == 0 and all(len(p["lines"]) <= MAX_LINES for p in parts)
    every = [line["seq"] for p in [*parts[::-1], welcome] for line in p["lines"]]
    assert every == list(range(1, welcome["seq"] + 1)), "each line was sent once"


def test_scrolling_to_the_top_reads_on_and_stays_where_one_reads(played: Table, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(played.watch)
    there = journal(ann)
    first = ann.log.first
    expect(first).to_be_attached()
    text = first.inner_text()
    lines = ann.log.count()
    there.evaluate("list => list.scrollTo(0, 0)")
    until(ann, lambda: ann.log.count() > lines)
    expect(ann.log.get_by_text(text.split("\n")[0]).first).to_be_attached()
    assert there.evaluate("list => list.scrollTop") > 100, "what was read has not moved away"


def test_looking_back_to_before_what_was_read(played: Table, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(played.watch)
    ann.button("table-replay").click()
    expect(ann.page.get_by_text(ann.say("table-replay-start"))).to_be_visible()
    until(ann, lambda: messages_of(ann, "lines"))
    at, end = scrubber(ann)
    assert at == 0 and end == messages_of(ann, "welcome")[0]["count"]
    step(ann, "table-replay-forth")
    expect(ann.zone("table-replay").get_by_text(f"1 / {end}")).to_be_visible()
    (shown,) = until(ann, lambda: [m for m in messages_of(ann, "shown") if m["at"] == 1])
    assert shown["line"]["number"] == 0
    expect(ann.log.locator("[aria-current]").first).to_be_in_viewport()
    ann.shot("long-replay")


def test_what_was_said_long_ago_is_in_the_chat(house: House, come: Come) -> None:
    table = house.open("me", "random", "random", settings={"undo": "free"})
    ann = come("Ann", "laptop")
    ann.sit(table.seats)
    ann.tab("table-tab-chat").click()
    said = ann.page.get_by_label(ann.say("table-chat-say"))
    said.fill("Long ago")
    said.press("Enter")
    log = ann.page.get_by_role("log")
    expect(log.get_by_text("Long ago")).to_be_visible()
    game = messages_of(ann, "welcome")[0]
    play_many(house, table, game["seq"] + MAX_LINES + 20)
    bob = come("Bob", "laptop")
    bob.sit(table.watch)
    assert "Long ago" not in json.dumps(messages_of(bob, "welcome"))
    bob.tab("table-tab-chat").click()
    expect(bob.page.get_by_role("log").get_by_text("Long ago")).to_be_visible()


def play_many(house: House, table: Table, seq: int) -> None:
    """Choose and undo over another connection, until the log has `seq` lines."""
    with connect(f"ws://127.0.0.1:{house.port}/ws", max_size=None) as line:
        client = Client(line)
        client.hello(table.id, *(s["key"] for s in table.keys["seats"]))
        while client.seq < seq:
            assert client.my_turn()
            client.choose()
            client.my_turn()
            client.done("undo", to=0)
