"""Captions of events one after the other, a list under reduced motion, and a summary of missed
ones.

The clock of the page is stopped while captions are shown, so that nothing depends on time.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from noctuary.kernel import games as known
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, until
from tests.browser.test_arkham import asks, played
from tests.games.parts import setting

TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    game: table for game in known() if (table := setting(game, "BEATS_TABLE", None))
}
"""Seats of one person and bots at each game."""

games = pytest.mark.parametrize("game", TABLES)
MOVING = {"pace": "full", "reduced_motion": "no-preference"}
FEW, MANY = 4, 60


def table(house: House, game: str) -> Table:
    """Open a table of a game, always with the same seed."""
    seats, options = TABLES[game]
    return house.open(*seats, game=game, seed=7, options=options)


def sit(person: Person, link: str) -> None:
    """Sit down, and stop the clock in this person's turn once all captions have been shown."""
    person.context.clock.install()
    person.sit(link)
    assert person.wait_turn()
    person.page.locator("[data-beats='0']").wait_for()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)


def left(person: Person) -> int:
    """Return the number of remaining beats, including the present one."""
    return int(person.page.locator("[data-beats]").get_attribute("data-beats") or 0)


def caption(person: Person) -> Locator:
    """Return the caption over the board."""
    return person.page.locator("[data-caption]")


def pass_by(person: Person) -> None:
    """Advance the clock past the present beat only."""
    span = person.page.locator(".time").evaluate("bar => parseFloat(bar.style.animationDuration)")
    before = left(person)
    person.page.clock.run_for(round(span) + 1)
    expect(person.page.locator(f"[data-beats='{before - 1}']")).to_be_attached()


def choose(person: Person) -> None:
    """Choose, and wait until somebody at this screen is asked again."""
    before = person.latest
    person.choose()
    until(person, lambda: person.latest > before)
    assert person.wait_turn(), "the game is over"


def stir(person: Person) -> None:
    """Choose until a caption is shown."""
    for _ in range(MANY):
        choose(person)
        if left(person):
            return
    raise AssertionError("no caption was ever shown")


def journal(person: Person) -> str:
    """Return the whole text of the journal."""
    name = person.say("table-zone-journal")
    return person.page.get_by_role("group", name=name, exact=True).text_content() or ""


@games
def test_what_happens_is_shown_in_order(house: House, come: Come, game: str) -> None:
    ann = come("Ann", **MOVING)
    sit(ann, table(house, game).seats)
    told: list[str] = []
    while len(told) < FEW:
        stir(ann)
        ann.shot(f"beats-{game}-{len(told)}")
        while left(ann):
            told.append(re.sub("\xa0×[0-9]+$", "", caption(ann).text_content() or ""))
            pass_by(ann)
    whole, at = journal(ann), 0
    for text in told:
        assert (at := whole.find(text, at)) >= 0, text

    stir(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-beats='0']")).to_be_attached()

    stir(ann)
    before = ann.latest
    ann.choose()
    until(ann, lambda: ann.latest > before)
    assert ann.wait_turn()
    shown = caption(ann).get_attribute("data-caption") if left(ann) else None
    assert shown is None or int(shown) > before, "a choice goes on without the rest"


@games
def test_what_was_missed_is_offered(house: House, come: Come, game: str) -> None:
    ann = come("Ann", "laptop", **MOVING)
    ann.hold(held := table(house, game))
    sit(ann, held.link)
    while not others(ann):
        choose(ann)
    ann.page.reload()
    assert ann.wait_turn()
    offer = ann.page.get_by_role("button", name=re.compile(missed(ann)))
    expect(offer).to_be_visible()
    ann.shot(f"beats-missed-{game}")
    offer.click()
    sheet = ann.page.get_by_role("dialog", name=ann.say("table-since-title"))
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    ann.shot(f"beats-since-{game}")
    sheet.get_by_role("listitem").get_by_role("button").first.click()
    expect(ann.zone("table-replay")).to_be_visible()
    assert left(ann) == 0, "looking back repeats no captions"
    ann.page.keyboard.press("Escape")
    assert ann.turn() == "mine"


def others(person: Person) -> bool:
    """Return whether others caused visible events after this person's first choice."""
    frames = [json.loads(frame) for frame in person.heard]
    me = next(frame["you"]["seats"] for frame in frames if frame["type"] == "welcome")
    lines = [frame["line"] for frame in frames if frame["type"] == "happened"]
    chosen = [line for line in lines if line["kind"] == "chosen"]
    first = next((n for n, line in enumerate(chosen) if line["seat"] in me), len(chosen))
    return any(line["seat"] not in me and len(line["events"]) > 1 for line in chosen[first:])


def missed(person: Person) -> str:
    """Return a pattern of the message about missed beats, for any number."""
    one, many = (person.say("table-beats-missed", n=n) for n in (1, 7))
    return f"{one}|{many.replace('7', '[0-9]+')}"


@games
def test_where_nothing_moves_it_is_a_list(house: House, come: Come, game: str) -> None:
    ann = come("Ann", "phone", lang="fr", pace="full")
    ann.sit(table(house, game).seats)
    assert ann.wait_turn()
    for _ in range(MANY):
        choose(ann)
        if caption(ann).count():
            break
    assert left(ann) == 0
    expect(caption(ann).first).to_be_visible()
    assert (caption(ann).first.text_content() or "").strip()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.shot(f"beats-list-{game}")
    assert violations(ann) == []


@games
def test_a_caption_on_a_phone(house: House, come: Come, game: str) -> None:
    ann = come("Ann", "phone", lang="fr", **MOVING)
    sit(ann, table(house, game).seats)
    stir(ann)
    expect(caption(ann)).to_be_visible()
    ann.shot(f"beats-phone-{game}")
    words, prompt = caption(ann).bounding_box(), ann.question.bounding_box()
    assert words and prompt
    assert words["y"] + words["height"] <= prompt["y"] + 1, "the question stays in sight"
    ann.page.touchscreen.tap(words["x"] + 20, words["y"] + 4)
    expect(ann.page.locator("[data-beats='0']")).to_be_attached()


@games
def test_at_once(house: House, come: Come, game: str) -> None:
    ann = come("Ann", "laptop", reduced_motion="no-preference")
    sit(ann, table(house, game).seats)
    for _ in range(FEW):
        choose(ann)
        assert left(ann) == 0
        expect(ann.page.locator(".time")).to_have_count(0)


def test_how_fast_is_settled(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", **MOVING)
    ann.hold(held := table(house, "gates"))
    ann.sit(held.link)
    ann.button("table-settings").click()
    sheet = ann.page.get_by_role("dialog", name=ann.say("table-settings"))
    sheet.get_by_label(ann.say("table-set-pace")).select_option("instant")
    ann.page.keyboard.press("Escape")
    sit(ann, held.link)
    choose(ann)
    assert left(ann) == 0


def test_what_one_may_react_to_stays_in_sight(house: House, come: Come) -> None:
    for size, lang in (("desk", "en"), ("phone", "fr")):
        ann = come("Ann", size, lang)
        ann.hold(held := played(house, asks("reaction", "assign")))
        ann.sit(held.link)
        assert ann.wait_turn()
        name = ann.say("table-beats-now")
        now = ann.page.get_by_role("complementary", name=name, exact=True)
        expect(now).to_be_visible()
        assert (caption(ann).text_content() or "") in journal_of(ann)
        ann.shot(f"beats-reaction-{size}")
        assert violations(ann) == []


def journal_of(person: Person) -> str:
    """Return the whole text of the journal, even if it is on a page of its own."""
    if not person.tab("table-tab-table").count():
        return journal(person)
    person.tab("table-tab-journal").tap()
    whole = journal(person)
    person.tab("table-tab-table").tap()
    return whole


@pytest.mark.parametrize("game", ["arkham", "mansions1"])
def test_the_story_is_read_before_the_first_choice(house: House, come: Come, game: str) -> None:
    held = house.open("me", "open", game=game, seed=7)
    ann, bob = come("Ann"), come("Bob", "phone", lang="fr")
    bob.go(house.join(held, "Bob"))
    ann.sit(held.seats)
    bob.sit(bob.page.url)
    for person in (ann, bob):
        story = person.page.get_by_role("article").filter(has=person.button("table-close"))
        expect(story).to_be_visible()
        person.shot(f"beats-story-{game}-{person.lang}")
        assert violations(person) == []
        story.get_by_role("button", name=person.say("table-close"), exact=True).click()
        expect(story).to_have_count(0)
