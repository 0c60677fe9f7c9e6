"""Lakeview at the table: as a Kid and as the Lost Kid; by mouse, by keys, on a phone."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.lakeview import GAME
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, until
from tests.browser.test_keyboard import reach
from tests.browser.test_phone import fits
from tests.browser.test_secrets import messages, objects
from tests.browser.words import title
from tests.support import clause

Until = Callable[[Position], bool]
DESK = {"width": 1440, "height": 900}
ON_MAP = "document.activeElement.classList.contains('target')"


def translate(person: Person, key: str, **args: str | int) -> str:
    """Return a message of the game in this person's language."""
    return FluentTranslations("noctuary.games.lakeview", person.lang).format(key, **args)


def night(house: House, *seats: str, lost: int = 0, **options: object) -> Table:
    """Open a table, always with the same seed."""
    return house.open(*seats, game="lakeview", seed=3, options={"lost_kid": lost, **options})


def played(house: House, until: Until, seats: int = 3, **options: object) -> Table:
    """Upload a random game played up to a moment."""
    for seed in range(60):
        dice = random.Random(seed)
        game = Journal(load(GAME), seats, seed=seed, options={"lost_kid": 0, **options})
        for _ in range(300):
            if game.state.over:
                break
            if until(game.state):
                return house.upload(game)
            game.choose(dice.choice(game.state.legal()))
    raise AssertionError("no game reached the wanted moment")


def asks(seat: int, *prompts: str) -> Until:
    """Return a predicate: whether a seat is asked one of these prompts."""
    return lambda now: (
        now.decision is not None and now.seat == seat and now.decision.prompt in prompts
    )


def chair(table: Table, seat: int) -> str:
    """Return the link to one seat of a table."""
    return f"{table.link}#k={table.keys['seats'][seat]['key']}"


TABLES: dict[tuple[str, int, str], Table] = {}


def find_chair(house: House, seat: int, prompt: str) -> str:
    """Return the link to a seat that is asked something, at a table that no test plays on."""
    key = (house.url, seat, prompt)
    if key not in TABLES:
        TABLES[key] = played(house, asks(seat, prompt))
    return chair(TABLES[key], seat)


def lit(person: Person) -> Locator:
    """Return the targets on the map."""
    return person.zone("table-zone-board").locator(".lake-map .target")


def hand(person: Person) -> Locator:
    """Return the selectable cards of the Lost Kid."""
    screen = person.page.get_by_role("region", name=translate(person, "web-screen"))
    return screen.get_by_role("list").first.get_by_role("button")


def choose(person: Person, dice: random.Random) -> None:
    """Make a random choice, on the map or by the buttons."""
    if lit(person).count() and dice.random() < 0.5:
        person.hit(lit(person).nth(dice.randrange(lit(person).count())))
    else:
        person.hit(person.options.nth(dice.randrange(person.options.count())))
    person.turn()


def play_on(person: Person, dice: random.Random) -> None:
    """Play until the night is over."""
    for _ in range(900):
        if not person.wait_turn():
            return
        if person.turn() == "mine":
            choose(person, dice)
    raise AssertionError("the night does not end")


# ---- whole games


def verdicts(person: Person) -> list[str]:
    """Return the messages of a night's possible ends."""
    return [translate(person, key) for key in ("event-won", "event-lost")]


def test_a_whole_night_as_a_kid(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(night(house, "me", "random", "random", lost=2).seats)
    play_on(ann, random.Random(1))
    assert ann.question.get_by_role("heading").inner_text() in verdicts(ann)
    final = ann.page.get_by_role("dialog", name=ann.say("table-final"))
    expect(final.get_by_role("heading", level=2).last).to_have_text(re.compile("."))
    expect(final.get_by_role("row", name=translate(ann, "web-calamity-track"))).to_be_visible()
    ann.shot("lakeview-over")


def test_a_whole_night_as_the_lost_kid(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    ann.sit(night(house, "me", "random", "random", monster="jersey_devil").seats)
    play_on(ann, random.Random(2))
    assert ann.question.get_by_role("heading").inner_text() in verdicts(ann)


CAUSES = {
    "kid_hit": "kid_hit",
    "surprised": "surprised",
    "monster_blocked": "monster_blocked",
    "hand_renewed": "hand_renewed",
    "drew": "hand_renewed",
    "reshuffled": "hand_renewed",
    "lap_done": "lap_done",
    "card_played": "card_played",
    "carried_off": "carried_off",
}
"""Causes of Calamity, by the event before it."""


def ended(seed: int) -> tuple[Journal, Counter[str]]:
    """Return a random finished night, and the counts of its Calamity's causes."""
    dice, causes = random.Random(seed), Counter[str]()
    game = Journal(load(GAME), 3, seed=seed, options={"lost_kid": 0})
    while not game.state.over:
        before = ""
        for told in game.choose(dice.choice(game.state.legal())).events:
            if told.name == "calamity_advanced":
                causes[CAUSES.get(before, "other")] += 1
            else:
                before = told.name
    return game, causes


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_at_the_end_it_is_told_what_calamity_came_from(
    house: House, come: Come, size: str, lang: str
) -> None:
    game, causes = ended(7 if lang == "en" else 8)
    calamity = game.state.fields()["calamity"]
    assert causes.total() == calamity > 3 and len(causes) > 1
    ann = come("Ann", size, lang=lang)
    ann.sit(house.upload(game).seats)
    ann.button("table-final").click()
    final = ann.page.get_by_role("dialog", name=ann.say("table-final"))
    for cause, n in causes.items():
        row = final.get_by_role("row", name=translate(ann, f"web-cause-{cause}"))
        expect(row.get_by_role("cell")).to_have_text(str(n))
    expect(final.locator("tr.from")).to_have_count(len(causes))
    ann.shot(f"lakeview-causes-{size}-{lang}")


# ---- by mouse


def test_a_table_from_the_lobby(house: House, come: Come) -> None:
    """The Monster and the seat of the Lost Kid are chosen from lists."""
    ann = come("Ann", "laptop")
    ann.go(house.url)
    ann.page.get_by_text(title("lakeview", ann.lang), exact=True).first.click()
    ann.page.get_by_label(translate(ann, "option-monster"), exact=True).select_option(
        label=translate(ann, "option-monster-bloody_mary")
    )
    ann.page.get_by_label(translate(ann, "option-lost_kid"), exact=True).select_option(
        label=translate(ann, "option-lost_kid-0")
    )
    track = ann.page.get_by_label(translate(ann, "option-calamity"), exact=True)
    expect(track.locator("option:checked")).to_have_text(
        f"0 ({translate(ann, 'option-calamity.real', n=7)})"
    )
    ann.shot("lakeview-lobby")
    ann.button("lobby-light").click()
    assert ann.wait_turn()
    expect(ann.page.get_by_text(translate(ann, "kind-monster-bloody_mary")).first).to_be_visible()
    asked = translate(ann, "prompt-lay").partition(":")[0]
    expect(ann.question.get_by_role("heading")).to_contain_text(asked)


def test_a_ride_over_the_map(house: House, come: Come) -> None:
    ann = come()
    ann.sit(chair(played(house, asks(1, "travel")), 1))
    assert ann.wait_turn()
    before = lit(ann).count()
    assert before > 6
    first = lit(ann).first
    first.hover()
    expect(first).to_have_class(re.compile("hot"))
    where = str(first.get_attribute("aria-label"))
    assert where.startswith(translate(ann, "action-move_to", square="").strip())
    first.click()
    assert ann.turn()
    ann.shot("lakeview-ride")
    square = where.split(". ")[0].removeprefix(translate(ann, "action-move_to", square="").strip())
    assert any(square.strip() in line for line in ann.journal())


def test_a_card_onto_another_pile(house: House, come: Come) -> None:
    ann = come()
    ann.sit(chair(played(house, asks(0, "card")), 0))
    assert ann.wait_turn()
    second = hand(ann).nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    clue = str(second.locator("b").text_content())
    piles = ann.page.get_by_role("region", name=translate(ann, "web-piles"))
    ann.shot("lakeview-card")
    piles.get_by_role("button").nth(2).click()
    expect(piles.get_by_role("listitem").nth(2)).to_contain_text(clue)
    expect(piles.get_by_role("listitem").nth(2)).to_contain_text(translate(ann, "web-fresh"))


def foreseen(person: Person) -> dict[str, Any]:
    """Return the server's last answer about where a card would lead."""
    return [m for m in messages(person) if m["type"] == "foreseen"][-1]


IN_SIGHT = """e => {
    const box = e.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const seen = (y) => e.contains(document.elementFromPoint(x, y));
    return seen(box.top + 4) && seen(box.bottom - 4) && e.scrollWidth <= e.clientWidth;
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", ["desk", "laptop", "phone"])
def test_the_lost_kid_reads_where_a_card_leads(
    house: House, come: Come, size: str, lang: str
) -> None:
    """The numbers are those of the server's answer; the hand and the options stay in place."""
    ann = come("Ann", size, lang=lang)
    ann.sit(chair(played(house, asks(0, "card")), 0))
    assert ann.wait_turn()
    names = [translate(ann, f"kind-building-b{n}") for n in range(1, 21)]
    read = ann.page.get_by_role("region", name=translate(ann, "web-foresight"))
    for card in hand(ann).all()[::-1]:
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        play = (card.get_attribute("data-opens") or "").split()[0]
        until(ann, lambda play=play: foreseen(ann)["option"] == play)  # type: ignore[misc]
        answer = foreseen(ann)
        now = answer["now"]["calamity"]["n"]
        for outcome in answer["outcomes"]:
            calamity = outcome["view"]["calamity"]
            args = {"n": calamity["n"] - now, "to": calamity["n"], "end": calamity["end"]}
            expect(read).to_contain_text(translate(ann, "web-foresight-cost", **args))
        before, after = answer["now"]["belief"], answer["outcomes"][-1]["others"]["belief"]
        most = max(range(20), key=lambda k: after[k])
        share = {"was": half_up(before[most]), "n": half_up(after[most])}
        suspect = translate(ann, "web-foresight-suspect", building=names[most], **share)
        expect(read).to_contain_text(suspect)
        ann.rest()
        until(ann, lambda: read.evaluate(IN_SIGHT))
        expect(card).to_be_in_viewport(ratio=0.6)
    ann.shot(f"lakeview-foresight-{size}-{lang}")
    if size != "phone":
        for option in ann.options.all():
            assert option.evaluate(IN_SIGHT), option.inner_text()
        for card in hand(ann).all():
            assert card.evaluate(IN_SIGHT), "a card is out of sight"
    moved = [line for line in read.get_by_role("listitem").all_inner_texts() if line[-1] == "."]
    assert moved
    ann.take(answer["option"])
    if size == "phone":
        ann.tab("table-tab-journal").tap()
    for line in moved:
        expect(ann.page.get_by_role("tabpanel")).to_contain_text(line.removeprefix("· "))


def half_up(thousandths: int) -> int:
    """Round thousandths half up to a percentage."""
    return (thousandths + 5) // 10


def test_an_encounter_is_read_on_its_card(house: House, come: Come) -> None:
    ann = come()
    ann.sit(chair(played(house, asks(1, "choice")), 1))
    assert ann.wait_turn()
    card = ann.zone("table-zone-board").locator(".cards section")
    expect(card.get_by_role("heading")).to_be_visible()
    ann.shot("lakeview-encounter")
    card.get_by_role("button").first.click()
    expect(card).to_have_count(0)


def test_likely_places_and_a_pin(house: House, come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob", lang="fr"), come("Eve")
    table = played(house, asks(1, "travel"))
    ann.sit(chair(table, 1))
    bob.sit(chair(table, 2))
    eve.sit(chair(table, 0))
    ann.page.get_by_role("button", name=translate(ann, "web-heat")).click()
    shares = ann.zone("table-zone-board").locator(".share")
    expect(shares.nth(10)).to_be_visible()
    ann.page.get_by_role("button", name=translate(ann, "web-pin"), exact=True).click()
    bank = translate(ann, "kind-building-b1")
    ann.page.get_by_role("button", name=translate(ann, "web-pin-here", building=bank)).click()
    seen = re.compile(
        re.escape(translate(bob, "kind-building-b1")) + ".*" + translate(bob, "web-pinned", name="")
    )
    expect(bob.zone("table-zone-board").get_by_role("img", name=seen)).to_have_count(1)
    assert eve.page.get_by_role("button", name=translate(eve, "web-heat")).count() == 0
    assert eve.page.get_by_role("button", name=translate(eve, "web-pin"), exact=True).count() == 0


APART = """(all, other) => {
    const boxes = (found) => [...found].map((e) => e.getBoundingClientRect());
    const beside = (a, b) =>
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    const others = boxes(document.querySelectorAll(other));
    return others.length > 0 && boxes(all).every((a) => others.every((b) => beside(a, b)));
}"""


def apart(person: Person, some: Locator, others: str) -> None:
    """Wait until the elements of two kinds overlap nowhere."""
    until(person, lambda: some.evaluate_all(APART, others))


def test_how_likely_and_how_far_are_read_apart(house: House, come: Come) -> None:
    ann = come(viewport=DESK)
    ann.sit(find_chair(house, 1, "travel"))
    ann.page.get_by_role("button", name=translate(ann, "web-heat")).click()
    shares = ann.zone("table-zone-board").locator(".lake-map .pill")
    expect(shares.nth(10)).to_be_visible()
    apart(ann, shares, ".lake-map .far")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_an_encounter_card_covers_no_map(house: House, come: Come, size: str) -> None:
    ann = come(size=size, **({"viewport": DESK} if size == "desk" else {}))
    ann.sit(find_chair(house, 1, "choice"))
    card = ann.zone("table-zone-board").locator("section.sheet")
    expect(card).to_have_count(1)
    apart(ann, card, "#main .pan")


def test_who_looks_is_seen_among_five(house: House, come: Come) -> None:
    ann = come(viewport=DESK)
    table = played(house, asks(1, "wheel"), seats=5, monster="bloody_mary")
    ann.sit(chair(table, 1))
    own = ann.page.locator(".seat.you")
    expect(own).to_be_in_viewport(ratio=1)


def test_who_does_not_want_to_be_asked_is_not_asked(house: House, come: Come) -> None:
    """One button answers this question and later ones before the next turn."""
    table = played(house, asks(1, "watch"))
    ann = come("Ann", "laptop")
    ann.sit(chair(table, 1))
    ann.page.get_by_role("button", name=translate(ann, "web-rest")).click()
    expect(ann.page.get_by_role("button", name=translate(ann, "web-rest"))).to_have_count(0)


@clause("LAKE-136")
def test_the_lost_kid_has_no_chat(house: House, come: Come) -> None:
    ann = come()
    ann.sit(find_chair(house, 0, "card"))
    ann.tab("table-tab-chat").click()
    expect(ann.page.get_by_text(translate(ann, "web-hushed"))).to_be_visible()
    expect(ann.page.get_by_label(ann.say("table-chat-say"))).to_have_count(0)


# ---- secrets


def secrets(message: Any) -> Iterator[str]:
    """Yield facts about the Lost Kid that a message reveals before the Kid is found."""
    for one in objects(message):
        lost = one.get("lost")
        if isinstance(lost, dict) and not lost["found"]:
            told = (lost["hiding"], lost["power"], lost["hand"]["cards"], lost["at"])
            yield from (f"lost {value}" for value in told if value is not None)
        path = one.get("path")
        if isinstance(path, list) and path[:1] == ["lost"] and path[1:2] in (["hiding"], ["power"]):
            yield f"{path} {one['value']}"
        if one.get("name") in ("hid", "drew", "got_power"):
            hidden = one["fields"].get("card", one["fields"].get("power"))
            yield from (f"{one['name']} {hidden}" for _ in [0] if hidden is not None)


@clause("LAKE-071")
def test_nothing_tells_a_kid_where_the_lost_kid_is(house: House, come: Come) -> None:
    ann, eve = come("Ann", "laptop"), come("Eve", "laptop")
    table = night(house, "me", "random", "random", lost=2, monster="snallygaster")
    ann.sit(table.seats)
    eve.sit(table.watch)
    dice = random.Random(4)
    for _ in range(30):
        if ann.wait_turn() and ann.turn() == "mine":
            choose(ann, dice)
    for person in (ann, eve):
        heard = messages(person)
        assert len(heard) > 10
        found = next(
            (k for k, m in enumerate(heard) if any(o.get("name") == "found" for o in objects(m))),
            len(heard),
        )
        leaks = [leak for message in heard[:found] for leak in secrets(message)]
        assert leaks == []
        shown = json.dumps(heard[:found])
        assert '"hid"' in shown and not re.search(
            r'"name": "hid", "fields": {[^}]*"card": \d', shown
        )


@clause("LAKE-215")
def test_a_hidden_monster_is_not_told(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")

    def lurks(now: Position) -> bool:
        return asks(1, "wheel")(now) and not now.fields()["figure"]

    ann.sit(chair(played(house, lurks, monster="snallygaster"), 1))
    assert ann.wait_turn()
    monsters = [o["monster"] for m in messages(ann) for o in objects(m) if "haunts" in o]
    views = [o for m in messages(ann) for o in objects(m) if "haunts" in o and "on_board" in o]
    assert monsters and all(v["district"] is None for v in views if not v["on_board"])


# ---- by keys


def test_by_keys_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    keys = ann.page.keyboard
    ann.sit(chair(played(house, asks(1, "wheel")), 1))
    assert ann.wait_turn()
    keys.press("1")
    expect(lit(ann).first).to_be_visible()
    assert ann.turn() == "mine"
    for _ in range(60):
        keys.press("Tab")
        if ann.page.evaluate(ON_MAP):
            break
    ring = "getComputedStyle(document.activeElement.querySelector('.focus')).stroke"
    assert ann.page.evaluate(ring) != "none"
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp"):
        keys.press(arrow)
        assert ann.page.evaluate(ON_MAP)
    where = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    keys.press("Enter")
    assert ann.turn()
    square = where.split(". ")[0].removeprefix(translate(ann, "action-move_to", square="").strip())
    assert any(square.strip() in line for line in ann.journal())


def test_a_card_by_keys_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(chair(played(house, asks(0, "card")), 0))
    assert ann.wait_turn()
    other = hand(ann).nth(1)
    reach(ann, other)
    ann.page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    pile = ann.options.filter(has_text=translate(ann, "web-pile", n=2))
    ann.page.keyboard.press(pile.get_attribute("aria-keyshortcuts") or "")
    assert ann.turn()
    expect(ann.page.get_by_text(translate(ann, "web-fresh"))).to_have_count(1)


# ---- sizes, languages, listeners


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_as_a_kid(house: House, come: Come, lang: str) -> None:
    ann = come("Ann", "phone", lang=lang)
    ann.sit(chair(played(house, asks(1, "travel")), 1))
    assert ann.wait_turn()
    fits(ann)
    small = "e => { const b = e.getBoundingClientRect(); return Math.min(b.width, b.height) }"
    until(ann, lambda: lit(ann).first.evaluate(small) >= 44)
    streets = ann.page.get_by_role("region", name=translate(ann, "web-streets"))
    whole = "e => e.scrollWidth >= e.querySelector('svg').clientWidth"
    assert streets.evaluate(whole), "the west of the town is out of reach"
    ann.shot(f"lakeview-phone-{lang}")
    ann.page.locator(".grab").tap()
    ann.page.get_by_role("button", name=translate(ann, "web-whole")).tap()
    fits(ann)
    ann.page.get_by_role("button", name=translate(ann, "web-whole")).tap()
    lit(ann).first.scroll_into_view_if_needed()
    lit(ann).first.tap(force=True)
    assert ann.turn()
    for tab in ("book", "journal", "table"):
        ann.tab(f"table-tab-{tab}").tap()
        fits(ann)
        assert violations(ann) == []


def test_on_a_phone_as_the_lost_kid(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.sit(chair(played(house, asks(0, "card")), 0))
    assert ann.wait_turn()
    fits(ann)
    assert violations(ann) == []
    hand(ann).nth(1).tap()
    expect(hand(ann).nth(1)).to_have_attribute("aria-pressed", "true")
    ann.shot("lakeview-phone-lost")
    ann.options.nth(1).tap()
    assert ann.turn()
    expect(ann.page.get_by_text(translate(ann, "web-fresh"))).to_have_count(1)


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet"])
def test_nothing_is_wrong_for_listeners(house: House, come: Come, size: str) -> None:
    ann = come("Ann", size, lang="fr")
    for seat, prompt in ((1, "travel"), (1, "choice"), (0, "card")):
        ann.sit(find_chair(house, seat, prompt))
        assert ann.wait_turn()
        assert violations(ann) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_map_says_in_words_what_it_shows(house: House, come: Come) -> None:
    ann = come()
    ann.sit(find_chair(house, 1, "travel"))
    whole = ann.zone("table-zone-board").locator(".lake-map")
    said = str(whole.get_attribute("aria-label"))
    assert said.startswith(translate(ann, "web-map"))
    assert all(translate(ann, key) in said for key in ("kind-figure-nancy", "kind-feds-red"))
    bank = ann.zone("table-zone-board").get_by_role(
        "img", name=re.compile("1. " + translate(ann, "kind-building-b1"))
    )
    expect(bank).to_have_count(1)


def test_the_language_changes_in_place(house: House, come: Come) -> None:
    ann = come()
    ann.sit(find_chair(house, 1, "travel"))
    board = ann.zone("table-zone-board")
    expect(board).to_contain_text(translate(ann, "kind-building-b2"))
    ann.page.get_by_title(ann.say("table-language-fr"), exact=True).first.click()
    ann.lang = "fr"
    expect(ann.zone("table-zone-board")).to_contain_text(translate(ann, "kind-building-b2"))
    expect(ann.page.get_by_role("region", name=translate(ann, "web-piles"))).to_be_visible()
