"""Tables: two tabs, absent people, waiting rooms, secrets, and missing tables."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import tick, until
from tests.browser.words import title

ABSENT = ("answer: 4", "console: Failed to load resource")


def test_two_tabs_on_one_seat(house: House, come: Come) -> None:
    ann, again = come("Ann", "laptop"), come("Ann", "laptop")
    table = house.open("me", "random")
    ann.sit(table.seats)
    again.sit(table.seats)
    assert ann.wait_turn() and again.wait_turn()
    for one, other in ((ann, again), (again, ann)):
        assert one.wait_turn()
        one.choose()
        assert one.wait_turn(), "the bot has played"
        until(other, lambda one=one, other=other: other.journal() == one.journal())


def test_a_bot_stands_in_and_leaves(house: House, come: Come) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "laptop")
    table = house.open("me", "open", options={"first_player": 1})
    link = house.join(table, "Bob")
    ann.sit(table.seats)
    bob.sit(link)
    plate = ann.page.get_by_role("region", name="Bob", exact=True)
    expect(plate).to_contain_text(ann.say("table-person"))
    bob.page.close()
    expect(plate).to_contain_text(ann.say("table-away"))
    ann.button("table-let-bot").click()
    assert ann.wait_turn(), "the bot has played"
    expect(plate).to_contain_text(ann.say("table-stand-in"))
    ann.shot("stand-in")

    bob = come("Bob", "laptop")
    bob.sit(link)
    expect(plate).to_contain_text(ann.say("table-person"))
    while ann.turn() == "mine":
        ann.choose()
    assert bob.wait_turn(), "Bob plays himself"


def test_a_free_seat_is_held_by_a_bot(house: House, come: Come) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "laptop")
    ann.go(house.open("me", "open", "heuristic").seats)
    expect(ann.page.get_by_text(ann.say("table-waiting", n=1))).to_be_visible()
    ann.page.get_by_role("button", name=ann.say("table-begin")).click()
    assert ann.wait_turn()
    table = ann.page.url.rpartition("/")[2]

    bob.go(house.url)
    bob.page.get_by_role("button", name=re.compile(f"{bob.say('lobby-sit')}.*{table}")).click()
    expect(bob.zone("table-zone-hand")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Bob", exact=True)).to_be_visible()


def test_secret_tables(house: House, come: Come) -> None:
    ann, eve, bob = come("Ann", "laptop"), come("Eve", "laptop"), come("Bob", "laptop")
    ann.go(house.url)
    tick(ann, ann.page.get_by_role("switch", name=ann.say("lobby-secret")))
    ann.page.get_by_label(ann.say("lobby-seat", number=2)).select_option("open")
    ann.button("lobby-light").click()
    link = ann.page.get_by_label(ann.say("table-link-invite")).input_value()
    table = ann.page.url.rpartition("/")[2]

    eve.expects(*ABSENT)
    eve.go(house.url)
    expect(eve.page.get_by_role("heading", name=eve.say("lobby-open"))).to_be_visible()
    expect(eve.button("lobby-light")).to_be_enabled()
    assert table not in eve.page.content()
    eve.page.get_by_label(eve.say("lobby-code")).fill(table)
    eve.button("lobby-join").click()
    expect(eve.page.get_by_text(eve.say("error-secret"))).to_be_visible()
    eve.go(f"{house.url}/t/{table}")
    expect(eve.page.get_by_role("heading", name=eve.say("table-shut"))).to_be_visible()
    eve.shot("secret")

    bob.go(house.url)
    bob.page.get_by_label(bob.say("lobby-code")).fill(link)
    bob.button("lobby-join").click()
    expect(bob.button("table-sit").first).to_be_visible()
    assert "#" not in bob.page.url, "a key does not stay in the address"


def test_my_nights_and_open_tables(house: House, come: Come) -> None:
    ann, eve = come("Ann", "laptop"), come("Eve", "laptop")
    table = house.open("me", "random", options={"first_player": 0})
    ann.sit(table.seats)
    assert ann.wait_turn()
    expect(ann.page).to_have_title(ann.say("table-title-turn", title=ann.say("game-title")))
    ann.page.get_by_role("link", name="Noctuary").click()
    nights = ann.zone("lobby-nights")
    play = nights.get_by_role("link", name=re.compile(f"{ann.say('lobby-play')}.*{table.id}"))
    expect(play).to_be_visible()
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    ann.shot("my-nights")
    play.click()
    assert ann.turn() == "mine"
    ann.page.go_back()
    expect(nights).to_be_visible()

    eve.go(house.url)
    opened = eve.zone("lobby-open")
    more = opened.get_by_role("button", expanded=False)
    watch = opened.get_by_role("link", name=re.compile(f"{eve.say('lobby-watch')}.*{table.id}"))
    expect(watch.or_(more).first).to_be_visible()
    if not watch.is_visible():
        more.click()
    watch.click()
    expect(eve.question).to_contain_text("Ann")


def test_what_is_written_and_not_sent_is_kept(house: House, come: Come) -> None:
    """A line of the chat, a report, and the plan of a table, while something else is open."""
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    assert ann.wait_turn()
    ann.tab("table-tab-chat").click()
    line = ann.page.get_by_role("textbox", name=ann.say("table-chat-say"))
    line.fill("What if we")
    ann.tab("table-tab-journal").click()
    ann.tab("table-tab-chat").click()
    expect(line).to_have_value("What if we")
    for _ in range(2):
        ann.button("table-report").click()
        note = ann.page.get_by_role("dialog").get_by_role("textbox")
        note.fill(note.input_value() + "a")
        ann.page.keyboard.press("Escape")
        expect(note).to_have_count(0)
    ann.button("table-report").click()
    expect(note).to_have_value("aa")

    ann.go(house.url)
    seed = ann.page.get_by_role("textbox", name=ann.say("lobby-seed"))
    first, second = "gates", "lakeview"
    for game, kept in ((first, ""), (second, ""), (first, "42")):
        ann.page.get_by_role("button", name=title(game, "en"), exact=True).click()
        ann.page.get_by_text(ann.say("lobby-advanced"), exact=True).click()
        expect(seed).to_have_value(kept)
        if game == first:
            seed.fill("42")


def test_what_is_not_there(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.expects(*ABSENT)
    ann.go(f"{house.url}/nowhere")
    expect(ann.page.get_by_role("heading", name=ann.say("lobby-lost-title"))).to_be_visible()
    ann.shot("not-found")
    ann.page.get_by_role("link", name=ann.say("lobby-home")).click()
    ann.page.get_by_label(ann.say("lobby-code")).fill("ZZZZZZ")
    ann.button("lobby-join").click()
    expect(ann.page.get_by_text(ann.say("error-no-table", id="ZZZZZZ"))).to_be_visible()
    ann.go(f"{house.url}/t/ZZZZZZ")
    expect(ann.page.get_by_text(ann.say("error-no-table", id="ZZZZZZ"))).to_be_visible()
    ann.page.get_by_role("link", name=ann.say("table-lobby")).click()
    expect(ann.button("lobby-light")).to_be_enabled()


def test_a_server_that_does_not_answer(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.expects("ERR_FAILED", "console: Failed to load resource")
    ann.context.route("**/api/**", lambda route: route.abort())
    ann.go(house.url)
    expect(ann.page.get_by_text(ann.say("lobby-unreachable"))).to_be_visible()
    ann.shot("unreachable")
    ann.context.unroute("**/api/**")
    expect(ann.page.get_by_text(ann.say("lobby-unreachable"))).to_have_count(0)
    ann.button("lobby-light").click()
    expect(ann.question).to_be_visible()
