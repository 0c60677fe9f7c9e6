"""The companion to the box: the head of the table, drawers, menu, voice, no network."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.view import view
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, tick, until
from tests.browser.test_languages import check
from tests.browser.test_phone import fits
from tests.browser.words import title
from tests.support import clause

TABLE = {"kept": "keeper", "party": [["agatha", "bastien", "odile"]]}
USUAL = ("continue", "end_phase", "press")
LONGEST = 120


def translate(person: Person, key: str, **args: str | int) -> str:
    """Return a message of the game in this person's language."""
    return FluentTranslations("noctuary.games.mansions2", person.lang).format(key, **args)


# ---- evenings played up to a moment


def evening(so: Callable[[Position], bool], **options: object) -> Journal:
    """Return a random evening played up to a moment, with the usual options preferred."""
    for seed in range(40):
        dice = random.Random(seed)
        game = Journal(load(GAME), 1, seed=seed, options=TABLE | options)
        for _ in range(LONGEST):
            if game.state.over:
                break
            if so(game.state):
                return game
            offered = list(game.state.options())
            usual = [o for o in offered if o.name in USUAL]
            game.choose(dice.choice(usual or offered).id)
    raise AssertionError("no evening reached the wanted moment")


def asks(prompt: str) -> Callable[[Position], bool]:
    """Return a predicate: whether this prompt is asked."""
    return lambda now: now.decision is not None and now.decision.prompt == prompt


def monsters(n: int) -> Callable[[Position], bool]:
    """Return a predicate: whether the report phase has at least `n` monsters and a non-empty
    inventory.
    """

    def so(now: Position) -> bool:
        shown = view(now.observe(0))
        bag = shown.keeper is not None and shown.keeper.inventory
        return asks("told")(now) and len(shown.monsters) >= n and bool(bag)

    return so


def lays(now: Position) -> bool:
    """Return whether a newly found tile is on the list."""
    keeper = view(now.observe(0)).keeper
    found = keeper is not None and any(line.kind == "tile" for line in keeper.told)
    return now.choice_count > 0 and found


def sit(person: Person, house: House, game: Journal) -> Table:
    """Upload a game and sit at the head of its table."""
    table = house.upload(game)
    person.sit(table.seats)
    assert person.turn() == "mine"
    return table


# ---- the screen


def dock(person: Person, key: str) -> Locator:
    """Return a button at the lower left: the menu or a drawer, whose name may end in a number."""
    name = re.compile(rf"^{re.escape(person.say(f'keeper-{key}'))}( \d+|\d+)?$")
    return person.page.get_by_role("button", name=name)


def drawer(person: Person, key: str) -> Locator:
    """Return the drawer that a button opens."""
    return person.page.get_by_role("region", name=person.say(f"keeper-{key}"), exact=True)


def says(person: Person) -> Locator:
    """Return the keeper's text."""
    return person.page.get_by_role("region", name=person.say("keeper-says"), exact=True)


def control(person: Person, option: str) -> Locator:
    """Return the controls that choose an option."""
    return person.page.locator(f'[data-option="{option}"]')


def first(person: Person, name: str) -> str:
    """Return the first option of a name that has a control, or that an opener leads to."""
    chosen = person.page.locator(f'[data-option^="{name}"]')
    opened = person.page.locator(f'[data-opens*="{name}"]')
    chosen.or_(opened).first.wait_for()
    if chosen.count():
        return str(chosen.first.get_attribute("data-option"))
    ids = str(opened.first.get_attribute("data-opens")).split()
    return next(one for one in ids if one.startswith(name))


def low_left(person: Person, button: Locator) -> None:
    """Assert that a button is at the lower left of the screen."""
    size, box = person.page.viewport_size, button.bounding_box()
    assert size is not None and box is not None
    assert box["x"] + box["width"] < size["width"] / 2 and box["y"] > size["height"] * 0.8


# ---- menu, drawers, settings


@clause("MAN2-453", "MAN2-477")
@pytest.mark.parametrize("prompt", ["told", "read"])
def test_the_menu_opens_at_any_time(house: House, come: Come, prompt: str) -> None:
    ann = come("Ann")
    sit(ann, house, evening(asks(prompt)))
    low_left(ann, dock(ann, "menu"))
    dock(ann, "menu").click()
    expect(drawer(ann, "menu")).to_be_visible()
    dock(ann, "menu").click()
    expect(drawer(ann, "menu")).to_be_hidden()


@clause("MAN2-454", "MAN2-456")
def test_what_the_menu_gives_access_to(house: House, come: Come) -> None:
    ann = come("Ann")
    sit(ann, house, evening(monsters(1)))
    ann.page.get_by_role("tab", name=ann.say("table-tab-rules")).click()
    dock(ann, "menu").click()
    menu = drawer(ann, "menu")
    for entry in ("log", "objective", "leave", "ignite", "fall", "finish"):
        expect(menu.get_by_role("button", name=ann.say(f"keeper-menu-{entry}"))).to_be_visible()
    menu.get_by_role("button", name=ann.say("keeper-menu-objective")).click()
    expect(menu.get_by_role("heading", name=translate(ann, "web-objective"))).to_be_visible()
    assert violations(ann) == []
    ann.shot("keeper-menu")
    menu.get_by_role("button", name=ann.say("keeper-menu-log")).click()
    expect(ann.tab("table-tab-journal")).to_have_attribute("aria-selected", "true")
    assert ann.journal()


@clause("MAN2-462", "MAN2-464", "MAN2-478", "MAN2-480")
def test_one_drawer_at_a_time_along_the_bottom(house: House, come: Come) -> None:
    ann = come("Ann")
    sit(ann, house, evening(monsters(2)))
    beasts = ann.page.get_by_role("region", name=translate(ann, "web-monsters"), exact=True)
    bag = drawer(ann, "inventory")
    for name in ("monsters", "inventory"):
        low_left(ann, dock(ann, name))
    dock(ann, "monsters").click()
    expect(beasts).to_be_visible()
    box = beasts.bounding_box()
    assert box is not None and box["y"] > 500 and box["width"] > 1400
    dock(ann, "inventory").click()
    expect(bag).to_be_visible()
    expect(beasts).to_be_hidden()
    ann.shot("keeper-inventory")
    dock(ann, "inventory").click()
    expect(bag).to_be_hidden()


@clause("MAN2-478", "MAN2-490")
def test_the_menu_of_a_monster(house: House, come: Come) -> None:
    ann = come("Ann")
    game = evening(monsters(2))
    sit(ann, house, game)
    names = [m.name.en for m in view(game.state.observe(0)).monsters]
    dock(ann, "monsters").click()
    cards = ann.page.locator(".mc")
    cards.nth(0).click()
    heading = ann.page.locator(".mm").get_by_role("heading")
    expect(heading).to_have_text(names[0])
    assert violations(ann) == []
    ann.shot("keeper-monsters")
    cards.nth(1).click()
    expect(heading).to_have_text(names[1])
    cards.nth(1).click()
    expect(heading).to_be_hidden()


@clause("MAN2-486")
def test_plus_and_minus_of_the_dial(house: House, come: Come) -> None:
    ann = come("Ann")
    game = evening(monsters(1))
    sit(ann, house, game)
    health = view(game.state.observe(0)).monsters[0].health
    dock(ann, "monsters").click()
    ann.page.locator(".mc").first.click()
    left = ann.page.locator(".mc .left").first
    for option, n in (("wound/n=1", 1), ("wound/n=1", 2), ("mend/n=1", 1)):
        ann.take(first(ann, option))
        expect(left).to_have_text(ann.say("keeper-left", n=health - n, of=health))


@clause("MAN2-482")
def test_settings_at_any_time(house: House, come: Come) -> None:
    ann = come("Ann")
    sit(ann, house, evening(asks("read")))
    dialog = ann.page.get_by_role("dialog", name=ann.say("table-settings"))
    ann.button("table-settings").click()
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    dock(ann, "menu").click()
    drawer(ann, "menu").get_by_role("button", name=ann.say("table-settings")).click()
    expect(dialog).to_be_visible()


# ---- the map


@clause("MAN2-475")
def test_a_new_tile_is_in_the_middle_of_a_large_map(house: House, come: Come) -> None:
    ann = come("Ann")
    sit(ann, house, evening(lays))
    step = says(ann).get_by_role("listitem").filter(has_text=re.compile("17A|13A|tile", re.I))
    pan, pointer = ann.page.locator(".pan"), ann.page.locator(".pointer .dash")
    if step.first.locator("[aria-current=step]").count() == 0:
        step.first.get_by_role("button").click()
    expect(step.first.locator("[aria-current=step]")).to_be_visible()
    frame, box = pan.bounding_box(), pointer.bounding_box()
    size = ann.page.viewport_size
    assert frame is not None and box is not None and size is not None
    assert frame["width"] * frame["height"] > 0.4 * size["width"] * size["height"]
    for along, side in (("x", "width"), ("y", "height")):
        middle = box[along] + box[side] / 2 - frame[along] - frame[side] / 2
        assert abs(middle) < 0.1 * frame[side]
    expect(ann.page.get_by_text(ann.say("keeper-from-box"))).to_be_visible()
    ann.shot("keeper-tile")


def test_steps_are_ticked_and_one_tap_confirms_them_all(house: House, come: Come) -> None:
    ann = come("Ann")
    sit(ann, house, evening(lays))
    steps = says(ann).get_by_role("listitem")
    count = steps.count()
    assert count > 1
    for n in range(count):
        expect(steps.nth(n).locator("[aria-current=step]")).to_have_count(1)
        steps.nth(n).get_by_role("button").click()
    expect(says(ann).locator("[aria-current=step]")).to_have_count(0)
    steps.first.get_by_role("button").click()
    expect(steps.first.locator("[aria-current=step]")).to_have_count(1)
    before = ann.latest
    ann.take("end_phase")
    assert ann.latest == before + 1


# ---- reports and corrections


def test_successes_and_clues_are_added_up_before_they_are_told(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    sit(ann, house, evening(asks("report")))
    says(ann).get_by_role("button", name="1", exact=True).tap()
    ann.button("keeper-more").tap()
    expect(says(ann).get_by_role("status")).to_have_text(ann.say("keeper-sum", a=1, b=1, n=2))
    fits(ann)
    check(ann, "fr")
    assert violations(ann) == []
    ann.shot("keeper-roll-phone")
    ann.take("report/n=2")
    expect(ann.question).not_to_contain_text(ann.say("keeper-tell"))


@clause("MAN2-496", "MAN2-498")
@pytest.mark.parametrize("entry", ["fall", "finish"])
def test_an_elimination_and_the_end_are_in_the_menu(house: House, come: Come, entry: str) -> None:
    ann = come("Ann", "tablet")
    sit(ann, house, evening(monsters(1)))
    dock(ann, "menu").click()
    drawer(ann, "menu").get_by_role("button", name=ann.say(f"keeper-menu-{entry}")).click()
    if entry == "fall":
        ann.take("fall/investigator=agatha")
        state = ann.page.locator(".who li").first
        expect(state).to_contain_text(translate(ann, "web-is-out"))
    else:
        ann.take("finish")
        ann.take("no")
        expect(ann.question.get_by_role("heading")).to_have_text(translate(ann, "web-lost"))


def test_corrections_are_made_on_the_map_and_logged(house: House, come: Come) -> None:
    ann = come("Ann")
    sit(ann, house, evening(monsters(1)))
    ann.take(first(ann, "amend/"))
    ann.take("set_damage/n=3")
    expect(ann.page.locator(".mm [role=status]")).to_contain_text("3")
    tokens = ann.page.locator(".target[data-opens*=amend_token]")
    before = tokens.count()
    ann.take(first(ann, "amend_token/"))
    expect(ann.page.locator(".target[data-option^=place_at]").first).to_be_visible()
    ann.shot("keeper-amend")
    ann.take("take_away")
    expect(tokens).to_have_count(before - 1)


# ---- leaving and coming back


@clause("MAN2-471", "MAN2-472")
def test_leaving_with_a_sheet_and_going_on(house: House, come: Come) -> None:
    ann = come("Ann", "tablet")
    ann.go(house.url)
    table = house.upload(evening(monsters(1)))
    ann.sit(table.seats)
    ann.turn()
    dock(ann, "menu").click()
    menu = drawer(ann, "menu")
    menu.get_by_role("button", name=ann.say("keeper-menu-leave")).click()
    for who in ("agatha", "bastien", "odile"):
        name = translate(ann, f"kind-investigator-{who}.full")
        expect(menu.get_by_role("listitem").filter(has_text=name).last).to_be_visible()
    expect(menu).to_contain_text(ann.say("keeper-note-sheet"))
    ann.shot("keeper-leaving")
    heading = ann.question.get_by_role("heading").inner_text()
    menu.get_by_role("link", name=ann.say("keeper-leave")).click()
    ann.page.get_by_role("link", name=ann.say("lobby-play")).filter(has_text=table.id).click()
    assert ann.turn() == "mine"
    expect(ann.question.get_by_role("heading")).to_have_text(heading)


# ---- the lobby


def begin(person: Person, house: House) -> None:
    """Open the game in the lobby."""
    person.go(house.url)
    person.page.get_by_text(title("mansions2", person.lang), exact=True).first.click()


@clause("MAN2-465", "MAN2-466", "MAN2-467")
def test_the_collection_is_settled_in_the_lobby(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    begin(ann, house)
    tick(ann, ann.page.get_by_role("radio", name=translate(ann, "web-night-black_regatta")))
    annex = ann.page.get_by_role(
        "button", name=re.compile(re.escape(translate(ann, "option-annex")))
    )
    expect(annex).to_have_text(ann.say("keeper-setup-on"))
    annex.click()
    expect(annex).to_have_text(ann.say("keeper-setup-off"))
    expect(ann.page.get_by_text(translate(ann, "web-setup-annex"))).to_be_visible()
    ann.page.reload()
    ann.page.get_by_text(title("mansions2", ann.lang), exact=True).first.click()
    expect(annex).to_have_text(ann.say("keeper-setup-off"))
    annex.click()
    expect(annex).to_have_text(ann.say("keeper-setup-on"))


def switch(person: Person, part: str) -> None:
    """Switch off a part of the box that the people have."""
    box = person.page.get_by_role("switch", name=person.say(f"keeper-setup-{part}"))
    expect(box).to_be_checked()
    tick(person, box, off=True)


def test_a_table_is_opened_in_plain_words(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    begin(ann, house)
    for part in ("dice", "figures", "sheets"):
        switch(ann, part)
    expect(ann.page.get_by_text(ann.say("keeper-setup-companion"))).to_be_visible()
    expect(ann.page.get_by_role("radio", name="2", exact=True)).to_have_count(0)
    cast = ann.page.get_by_role("group", name=translate(ann, "web-setup-cast", n=1))
    odile = cast.get_by_role("button", name=translate(ann, "kind-investigator-odile.full"))
    odile.click()
    expect(odile).to_have_attribute("aria-pressed", "true")
    check(ann, "fr")
    assert violations(ann) == []
    ann.shot("keeper-lobby")
    ann.button("lobby-light").click()
    assert ann.turn() == "mine"
    expect(ann.page.get_by_role("banner")).to_contain_text(ann.say("keeper-companion"))
    expect(ann.page.locator(".who li")).to_have_count(3)


# ---- the voice

EARS = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
    speak: (said) => window.spoken.push([said.lang, said.text]), cancel() {}, getVoices: () => [],
} });
"""
DUMB = "delete window.speechSynthesis; delete Window.prototype.speechSynthesis;"
DUMB += "window.SpeechSynthesisUtterance = undefined;"


def spoken(person: Person) -> list[list[str]]:
    """Return the texts that the browser has read aloud, each with its language."""
    found: list[list[str]] = person.page.evaluate("window.spoken")
    return found


def test_texts_are_read_aloud_by_whoever_wants_it(house: House, come: Come) -> None:
    ann = come("Ann", lang="fr")
    ann.context.add_init_script(EARS)
    sit(ann, house, evening(asks("told")))
    ann.take("end_phase")
    text = says(ann).locator(".big").first.inner_text()
    assert spoken(ann) == []
    ann.button("keeper-hear").click()
    until(ann, lambda: spoken(ann))
    assert spoken(ann)[0][0] == "fr" and text in spoken(ann)[0][1]
    dock(ann, "menu").click()
    voice = ann.page.get_by_role("switch", name=ann.say("keeper-voice"))
    expect(voice).to_have_attribute("aria-checked", "false")
    voice.click()
    expect(voice).to_have_attribute("aria-checked", "true")
    for _ in range(8):  # nothing covers the question, though the menu stays open
        if len(spoken(ann)) > 1:
            break
        answer(ann)
    assert len(spoken(ann)) > 1
    ann.page.reload()
    assert ann.turn() == "mine"
    assert spoken(ann) == []
    dock(ann, "menu").click()
    expect(voice).to_have_attribute("aria-checked", "true")
    ann.page.keyboard.press("Escape")
    expect(voice).to_have_count(0)


def test_a_browser_without_a_voice_offers_none(house: House, come: Come) -> None:
    ann = come("Ann")
    ann.context.add_init_script(DUMB)
    sit(ann, house, evening(asks("read")))
    expect(ann.button("keeper-hear")).to_have_count(0)
    dock(ann, "menu").click()
    expect(drawer(ann, "menu")).to_be_visible()
    expect(ann.page.get_by_role("switch", name=ann.say("keeper-voice"))).to_have_count(0)


# ---- without a network


def test_the_page_stays_readable_without_a_server(house: House, come: Come) -> None:
    ann = come("Ann", "tablet")
    ann.expects("console: WebSocket connection to", "ERR_INTERNET_DISCONNECTED")
    sit(ann, house, evening(monsters(1)))
    heading = ann.question.get_by_role("heading").inner_text()
    ann.context.set_offline(True)
    expect(ann.question.get_by_role("heading")).to_have_text(ann.say("table-lost"))
    expect(ann.question).to_contain_text(ann.say("table-lost-help"))
    expect(control(ann, "end_phase")).to_have_attribute("aria-disabled", "true")
    dock(ann, "monsters").click()
    ann.page.locator(".mc").first.click()
    expect(ann.page.locator(".mm").get_by_role("heading")).to_be_visible()
    expect(says(ann)).to_be_visible()
    assert ann.journal()
    ann.shot("keeper-offline")
    ann.context.set_offline(False)
    assert ann.turn() == "mine"
    expect(ann.question.get_by_role("heading")).to_have_text(heading)
    expect(control(ann, "end_phase")).not_to_have_attribute("aria-disabled", "true")


# ---- a whole evening


def answer(person: Person, attacks: str = "no") -> int:
    """Give the plainest answer to the present question, and return the number of taps."""
    still = person.question.get_by_role("button", name=person.say("keeper-say-still-yes"))
    if control(person, "continue").count():
        person.take("continue")
    elif control(person, "yes").count():
        person.take("yes" if still.count() else attacks)
    elif person.page.locator("[data-opens~='report/n=1'], [data-option='report/n=1']").count():
        person.take("report/n=1")
        return 2
    elif control(person, "close").count():
        person.take("close")
    else:
        person.take("end_phase")
    return 1


def reports(person: Person) -> bool:
    """Return whether people may report: it is the Investigator phase, and nothing else is asked."""
    return control(person, "end_phase").count() > 0


def together(*people: Person) -> None:
    """Wait until all screens have received the same messages."""
    newest = max(person.latest for person in people)
    for person in people:
        until(person, lambda person=person: person.latest >= newest)
        person.turn()


OFFERED = """() => [...document.querySelectorAll("[data-option], [data-opens]")].flatMap((e) =>
    [e.dataset.option, ...(e.dataset.opens ?? "").split(" ")]
        .filter((id) => id?.startsWith("press/")))
"""
"""Script that returns the options of tokens and of the inventory."""


def press(person: Person, tried: set[str]) -> None:
    """Press an untried option, and answer its questions."""
    offered: set[str] = set(person.page.evaluate(OFFERED))
    option = min(offered - tried, key=lambda option: int(option.rpartition("=")[2]))
    tried.add(option)
    person.take(option)
    while not reports(person):
        answer(person)


def round_of(person: Person, other: Person) -> int:
    """End the phase and play the Mythos on both screens in turn. Return the number of taps."""
    people, taps = (person, other), answer(person)
    together(*people)
    while person.turn() == "mine" and not reports(person):
        taps += answer(people[taps % 2], attacks=("yes", "no")[taps % 2])
        together(*people)
    return taps


SCREENS = [("tablet", "en", "phone", "fr"), ("phone", "fr", "tablet", "en")]


@pytest.mark.parametrize(("size", "lang", "size2", "lang2"), SCREENS)
def test_a_whole_evening(
    house: House, come: Come, size: str, lang: str, size2: str, lang2: str
) -> None:
    """Two screens at one table, with an undo, a correction and a reload on the way."""
    ann, bob = come("Ann", size, lang=lang), come("Bob", size2, lang=lang2)
    table = house.open("me", game="mansions2", seed=4, options=TABLE)
    ann.sit(table.seats)
    bob.sit(table.seats)
    together(ann, bob)
    check(ann, lang)
    ann.shot(f"keeper-prologue-{size}")

    steps = says(ann).get_by_role("listitem")
    before = steps.count()
    ann.take("press/choice=5")
    together(ann, bob)
    made = bob.latest
    bob.page.locator(".undo").click()
    until(bob, lambda: bob.latest > made)
    together(ann, bob)
    if size == "phone":
        dock(ann, "story").click()
    expect(steps).to_have_count(before)

    bob.take("take/investigator=agatha")
    together(ann, bob)
    tried = set[str]()
    for _ in range(3):
        press(ann, tried)
        together(ann, bob)
    ann.shot(f"keeper-told-{size}")
    assert violations(ann) == []
    ann.take("end_phase")
    assert ann.question.get_by_text("Odile").count(), "you may still act"
    while not reports(ann):
        answer(ann)
    together(ann, bob)

    while not ann.page.locator("[data-opens*='assail/']").count():
        round_of(ann, bob)
    ann.take(first(ann, "assail/weapon=bladed"))
    ann.take(first(ann, "wound/n=2"))
    together(ann, bob)
    bob.take(first(bob, "amend/"))
    bob.take("set_damage/n=1")
    together(ann, bob)
    ann.shot(f"keeper-monster-{size}")
    if ann.page.locator(".mm").count() == 0:
        dock(ann, "monsters").click()
    expect(ann.page.locator(".mm [role=status]")).to_contain_text("1")
    assert violations(ann) == []

    ann.page.reload()
    together(ann, bob)
    taps = list[int]()
    while ann.turn() == "mine":
        taps.append(round_of(ann, bob))
    assert len(taps) > 5 and max(taps) <= 12
    expect(ann.question.get_by_role("heading")).to_have_text(translate(ann, "web-lost"))
    final = ann.page.get_by_role("dialog", name=ann.say("table-final"))
    expect(final.get_by_role("heading", name=translate(ann, "web-lost"))).to_be_visible()
    check(bob, lang2)
    ann.shot(f"keeper-over-{size}")
